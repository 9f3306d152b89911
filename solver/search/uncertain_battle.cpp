#include "search/uncertain_battle.h"

#include <algorithm>

namespace feerie {

using solution::AnnouncedMove;
using Type = BattleForm::Type;

int UncertainBattle::shortest_attack(int most) {
  if (most > 0 && is_bound()) return 0;
  for (int moves = form_.exact ? std::max(most, 1) : 1; moves <= most; ++moves) {
    for (const Saying& saying : sayings()) {
      if (solves(saying, moves)) return moves;
    }
  }
  return 0;
}

bool UncertainBattle::solves(const Saying& saying, int moves) {
  if (form_.type == Type::direct) {
    if (counts(moves, true) && reaching(saying, [](const AnnouncedMove& /*shown*/) {})) return true;
    if (moves == 1) return false;
  }
  bool solved = false;
  playing(saying, [&](const AnnouncedMove& /*shown*/) { solved = solves_behind(moves - 1); });
  return solved;
}

bool UncertainBattle::solves_behind(int moves) {
  if (form_.type == Type::reflex && can_reach_goal()) return true;
  if (form_.type != Type::self && moves == 0) return false;
  bool defended = false;
  for (const Saying& saying : sayings()) {
    const Defence defence = judge(saying, moves);
    if (defence == Defence::refutes) return false;
    defended = defended || defence == Defence::answered;
  }
  // Without any defence nobody can be forced.
  return defended;
}

UncertainBattle::Defence UncertainBattle::judge(const Saying& defence, int moves) {
  if (form_.type == Type::self && counts(moves, false) &&
      reaching(defence, [](const AnnouncedMove& /*shown*/) {})) {
    return Defence::answered;
  }
  Defence verdict = Defence::impossible;
  playing(defence, [&](const AnnouncedMove& /*shown*/) {
    verdict = shortest_attack(moves) > 0 ? Defence::answered : Defence::refutes;
  });
  return verdict;
}

bool UncertainBattle::can_reach_goal() {
  const std::vector<Saying> all = sayings();
  return std::ranges::any_of(all, [this](const Saying& saying) {
    return reaching(saying, [](const AnnouncedMove& /*shown*/) {});
  });
}

uncertain::Saying UncertainBattle::pass() const {
  Saying pass;
  pass.type = Saying::Type::pass;
  pass.side = knowledge_.scene().now().turn;
  return pass;
}

void UncertainBattle::tell(const std::vector<uncertain::Revealed>& revealed, AnnouncedMove& shown) {
  for (const uncertain::Revealed& unit : revealed) {
    shown.move.revealed.push_back({unit.square, unit.side, unit.kind});
  }
}

}  // namespace feerie
