#pragma once

#include <functional>
#include <vector>

#include "problem/problem.h"
#include "search/move_numbers.h"
#include "search/uncertain_battle.h"
#include "search/watch.h"

namespace feerie {

/// What is shown of battle play from a diagram with hidden units, as in ordinary battle play
/// (docs/search.md).
class UncertainTrees {
 public:
  using Saying = uncertain::Saying;
  using Shown = solution::AnnouncedMove;
  using Report = std::function<void(const Shown&)>;

  /// `options`: tries, variations, threats.
  UncertainTrees(UncertainBattle& battle, const Options& options, Watch& watch,
                 MoveNumbers& numbers)
      : battle_(battle), options_(options), watch_(watch), numbers_(numbers) {}

  /// Tells keys and tries; instead of them the moves that reach the goal if the attacker is bound
  /// to.
  void write_keys(const Report& report);
  /// The defender being on move, the attack not having begun: the defences that have an answer.
  void write_set_play(const Report& report);
  /// The defender being on move: what is shown behind a key that was made before.
  void write_post_key_play(const Report& report);

 private:
  /// The attacking half-moves that succeed if the defender passes.
  struct Threats {
    std::vector<Saying> moves = {};
    int length = 0;
  };

  /// Goes on with what is shown of a half-move.
  using Keep = std::function<void(Shown)>;

  void write_first(const Saying& saying, const Report& report);
  bool finish_first(Shown& first);
  std::vector<Shown> refutations(int moves);
  std::vector<Shown> goals(solution::Mark mark);
  bool attack(const Saying& saying, int moves, const Keep& keep);
  void show_behind(int moves, Shown& shown);
  Threats find_threats(int moves, Shown& shown);
  bool all_still_work(const Threats& threats);
  void show_defences(int moves, const Threats& threats, bool post_key, std::vector<Shown>& shown);
  bool is_shown(int length, int moves, const Threats& threats);
  std::vector<Shown> continuations(int length);
  bool in_check();
  [[nodiscard]] int most_refutations() const;
  [[nodiscard]] bool over() { return watch_.look() || watch_.satisfied(); }

  UncertainBattle& battle_;
  const Options& options_;
  Watch& watch_;
  MoveNumbers& numbers_;
  /// What is shown behind the attacking moves of the phase.
  bool shows_variations_ = false;
  bool shows_threats_ = false;
};

}  // namespace feerie
