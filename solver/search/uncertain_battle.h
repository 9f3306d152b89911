#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "game/entries.h"
#include "problem/announcement.h"
#include "uncertain/announced.h"
#include "uncertain/knowledge.h"

namespace feerie {

/// What one side forces from the other one.
struct BattleForm {
  /// Moves of the attack.
  int moves = 1;
  /// Who reaches the goal, and why.
  enum class Type : std::uint8_t {
    direct,  ///< the attacker does
    self,    ///< the defender has nothing else
    reflex,  ///< the defender can, and then it must
  };
  Type type = Type::direct;
  /// The goal counts only in the last move (direct and self play).
  bool exact = false;
  /// Reflex play: the attacker must reach the goal too where it can.
  bool both_bound = false;
  uncertain::Aim aim = uncertain::Aim::mate;
  const Goal* goal = nullptr;
};

/// Decides battle play from a diagram with hidden units. A half-move can be played if it is
/// possible in some world that the line has left; the attack succeeds if every such defence is
/// answered, and a goal is reached if it is reached in all worlds.
///
/// All functions leave the knowledge as they found it, unless patience ends.
class UncertainBattle {
 public:
  using Saying = uncertain::Saying;

  UncertainBattle(uncertain::Knowledge& knowledge, const BattleForm& form)
      : knowledge_(knowledge), form_(form) {}

  /// The attacker being on move: in how many moves it succeeds, at most `most`, or in just so many
  /// if that is asked; 0 if it does not.
  int shortest_attack(int most);
  /// Does the attack succeed by this half-move, the first of so many moves?
  bool solves(const Saying& saying, int moves);
  /// An attacking half-move has been made: does it succeed with so many further moves?
  bool solves_behind(int moves);
  /// What becomes of a defence, the attack having so many further moves.
  enum class Defence : std::uint8_t { impossible, answered, refutes };
  Defence judge(const Saying& defence, int moves);
  /// Can the side on move reach the goal at once?
  bool can_reach_goal();
  /// Does the goal count if it is reached now, so many moves being left to the attack, that of the
  /// half-move included if the attacker makes it?
  [[nodiscard]] bool counts(int moves_left, bool by_attacker) const {
    return !form_.exact || moves_left == (by_attacker ? 1 : 0);
  }
  /// Must it do so instead of attacking?
  bool is_bound() { return form_.both_bound && can_reach_goal(); }

  /// Plays a half-move that reaches the goal, tells what is shown of it to `then`, and takes it
  /// back. False if it does not reach the goal, or is not possible.
  template <class Then>
  bool reaching(const Saying& saying, const Then& then) {
    solution::AnnouncedMove shown = begin(saying);
    const auto revealed = knowledge_.play_to(saying, opposite(saying.side), form_.aim);
    if (!revealed) return false;
    tell(*revealed, shown);
    shown.reached = {form_.goal};
    then(std::move(shown));
    knowledge_.take_back();
    return true;
  }
  /// Plays a half-move, whatever it reaches; as above.
  template <class Then>
  bool playing(const Saying& saying, const Then& then) {
    solution::AnnouncedMove shown = begin(saying);
    if (!knowledge_.play(saying, opposite(saying.side), false)) return false;
    if (saying.type != Saying::Type::pass) tell(knowledge_.reveal(), shown);
    then(std::move(shown));
    knowledge_.take_back();
    return true;
  }

  [[nodiscard]] std::vector<Saying> sayings() const { return knowledge_.sayings(); }
  /// What is shown of a half-move before it is played.
  [[nodiscard]] solution::Announcement announced(const Saying& saying) const {
    return uncertain::announced(saying, knowledge_.scene().now());
  }
  /// The side on move does nothing.
  [[nodiscard]] Saying pass() const;
  [[nodiscard]] const BattleForm& form() const { return form_; }

 private:
  [[nodiscard]] solution::AnnouncedMove begin(const Saying& saying) const {
    solution::AnnouncedMove shown;
    shown.move = announced(saying);
    return shown;
  }
  static void tell(const std::vector<uncertain::Revealed>& revealed,
                   solution::AnnouncedMove& shown);

  uncertain::Knowledge& knowledge_;
  BattleForm form_;
};

}  // namespace feerie
