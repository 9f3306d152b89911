#pragma once

#include <optional>

#include "search/plan.h"

/// What is asked of a branch of battle play that knows no goal but mate.
namespace feerie::lean {

/// What may end play behind a move of the attacker besides a mate.
enum class Fork : std::uint8_t {
  none,
  defender_can_mate,   ///< the defender has a mate in one
  defender_must_mate,  ///< each move of the defender mates
};

struct Shape {
  bool attacker_mates = false;
  bool defender_mates = false;
  Fork fork = Fork::none;
  /// Behind a move of the defender the attack ends in vain if the attacker could mate at once.
  bool attacker_may_not_mate = false;
  /// The defender must pass unless it is in check.
  bool parry = false;
  int needed_by_attacker = 1;
  int needed_by_defender = 1;
  int step = 2;
  /// Does play end behind a move of the attacker only where the defender has a mate in one then?
  [[nodiscard]] bool only_defender_can_mate() const {
    return !attacker_mates && fork == Fork::defender_can_mate;
  }
  /// Questions to the table: whether an attack succeeds, and whether a defence does.
  std::uint64_t on_attack = 0;
  std::uint64_t on_defence = 0;
};

/// The shape of the branch; nothing if more is asked in it.
std::optional<Shape> shape_of(const Plan& plan, int node);
/// How play ends behind a letter of help or series play.
enum class Ending : std::uint8_t {
  unknown,
  mate,
  /// Each move of the other side mates.
  forced_mate,
  /// The other side can mate with its next move.
  helped_mate,
};
Ending ending_of(const Plan& plan, const Plan::Node& branch, Letter letter);

/// Is it battle play in which the attacker mates, and nothing else ends it?
bool attacker_mates_alone(const Plan& plan, int node);

}  // namespace feerie::lean
