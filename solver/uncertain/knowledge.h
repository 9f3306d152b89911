#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "uncertain/replies.h"
#include "uncertain/sayings.h"
#include "uncertain/witness.h"

namespace feerie::uncertain {

/// A hidden unit of which everything is known now.
struct Revealed {
  Square square = no_square;
  Side side = Side::white;
  Kind kind = king;
};

/// What a position has to be for play to end.
enum class Aim : std::uint8_t { mate, stalemate, check, any };

/// What can be known from the play so far: the scene, and some of the worlds that it leaves
/// possible. The worlds that are kept answer most questions ("can this be played?", "is it mate
/// whatever is hidden?"), as a single one can refute a claim and a single one can show that a move
/// is possible. Only where they do not, worlds are searched.
class Knowledge {
 public:
  /// `hidden`: the number of hidden units.
  Knowledge(Scene scene, int hidden, Patience* patience);

  /// Is there a world at all?
  [[nodiscard]] bool possible() const { return !worlds_.back().empty(); }
  [[nodiscard]] const Scene& scene() const { return scene_; }
  [[nodiscard]] std::vector<Saying> sayings() const { return sayings_of(scene_); }

  /// Announces a half-move; false, and nothing is changed, if it is possible in no world.
  bool play(const Saying& saying, Side next, bool both_safe);
  void take_back();
  /// Announces a half-move that has to reach the aim and makes visible what is known then; nothing,
  /// and nothing is changed, if it is not possible or does not reach the aim in every world.
  std::optional<std::vector<Revealed>> play_to(const Saying& saying, Side next, Aim aim);
  /// Makes the units visible of which every world tells the same.
  std::vector<Revealed> reveal();

 private:
  using Worlds = std::vector<World>;

  bool conceivable();
  void extend_worlds(const Worlds& from, Worlds& to);
  bool extend(const World& world, std::size_t most, Worlds& to, Aim aim);
  bool stays(std::size_t unit);
  bool keep(const World& world, Worlds& worlds);
  void add_worlds(Worlds& worlds, std::size_t enough);
  [[nodiscard]] Board board_of(const World& world) const;
  [[nodiscard]] bool reached_in(const World& world, Aim aim) const;
  bool reached_in_all(Aim aim);
  bool can_reply_in_some(bool checked);
  [[nodiscard]] Question question() const;
  [[nodiscard]] Question failing(Aim aim) const;
  std::optional<World> find(const Question& question);
  /// The worlds with the unit visible that has been revealed last.
  void hand_over(Worlds& worlds);

  Scene scene_;
  int hidden_;
  Work work_;
  std::uint32_t seed_ = 1;
  /// For each moment of the scene.
  std::vector<Worlds> worlds_;
  std::vector<Need> needs_;
  /// A world being extended: memory that is used again.
  World next_;
};

}  // namespace feerie::uncertain
