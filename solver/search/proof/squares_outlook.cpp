#include "search/proof/squares_outlook.h"

#include <algorithm>

namespace feerie {
namespace {

constexpr int any_number = Changes::Squares::any_number;

int sum(int one, int other) {
  return std::min(one + other, any_number);
}

Changes::Squares larger(const Changes::Squares& one, const Changes::Squares& other) {
  return {std::max(one.filled, other.filled), std::max(one.emptied, other.emptied),
          std::max(one.changed, other.changed)};
}

}  // namespace

std::unique_ptr<SquaresOutlook> SquaresOutlook::make(const Plan& plan, const CompiledRules& rules) {
  if (rules.aim() == nullptr || !rules.offers().empty()) return nullptr;
  std::unique_ptr<SquaresOutlook> outlook(new SquaresOutlook(plan, rules));
  const Changes::Squares& each = outlook->each_;
  const bool bounded =
      each.filled < any_number || each.emptied < any_number || each.changed < any_number;
  return bounded && outlook->rests_.any() ? std::move(outlook) : nullptr;
}

SquaresOutlook::SquaresOutlook(const Plan& plan, const CompiledRules& rules)
    : rules_(rules),
      aim_(*rules.aim()),
      rests_(plan),
      each_(larger(rules.changes(false).squares, rules.changes(true).squares)) {
  // Fairy units may capture on their way.
  if (rules.kinds().count() > first_fairy_kind) each_.emptied = sum(each_.emptied, 1);
  const Facts& facts = rules.facts();
  castles_again_ = facts.rebirths || facts.transforms || facts.recolours || facts.adds_units ||
                   facts.several_kings || facts.moves_others || !rules.promotion().limits().empty();
  for (const Side side : {Side::white, Side::black}) {
    const auto& kinds = rules.promotion().kinds(side);
    castles_again_ |= std::ranges::find(kinds, king) != kinds.end();
  }
}

SquaresOutlook::Differences SquaresOutlook::differences(const Position& position) const {
  Bitboard other = (position.of(Side::white) ^ aim_.of(Side::white)) |
                   (position.of(Side::black) ^ aim_.of(Side::black));
  const int kinds = rules_.kinds().count();
  for (int number = 0; number < kinds; ++number) {
    const auto kind = static_cast<Kind>(number);
    other |= position.of(kind) ^ aim_.of(kind);
  }
  return {aim_.units() & ~position.units(), position.units() & ~aim_.units(), other & aim_.units()};
}

Changes::Squares SquaresOutlook::most(const Position& position,
                                      const std::array<int, 2>& moves) const {
  const int all = moves[0] + moves[1];
  int castlings = 0;
  if (rules_.castling().exists) {
    for (const Side side : {Side::white, Side::black}) {
      const bool can = (position.state().fresh & position.of(side)) != 0;
      castlings += castles_again_ ? moves[index(side)] : std::min(moves[index(side)], can ? 1 : 0);
    }
  }
  // A capture en passant needs the move before it.
  const int en_passant = all / 2 + (position.state().ep_squares != 0 ? 1 : 0);
  const auto times = [all](int squares) { return std::min(squares * all, any_number); };
  return {sum(times(each_.filled), castlings), sum(times(each_.emptied), castlings + en_passant),
          sum(times(each_.changed), castlings)};
}

bool SquaresOutlook::fits(const Differences& needed, const Changes::Squares& most) {
  return count_of(needed.to_fill) <= most.filled && count_of(needed.to_empty) <= most.emptied &&
         count_of(needed.to_change) <= most.changed;
}

bool SquaresOutlook::enter(const Position& position, int node, int length) {
  const auto moves = rests_.moves_left(node, position.turn(), length);
  later_.reset();
  if (moves) {
    now_ = differences(position);
    if (!fits(now_, most(position, *moves))) return false;
    auto rest = *moves;
    int& own = rest[index(position.turn())];
    own = std::max(own - 1, 0);
    later_ = most(position, rest);
  }
  return true;
}

void SquaresOutlook::sift(Candidates& moves) {
  if (!later_) return;
  std::erase_if(moves, [this](const Candidate& move) { return !leads_on(move, now_); });
}

/// May what differs after the move still be seen to? What acts of rules may do is added to what the
/// moves behind it may do.
bool SquaresOutlook::leads_on(const Candidate& move, const Differences& before) const {
  const bool plain = move.type <= MoveType::en_passant && move.from != no_square;
  const Changes& changes = rules_.changes(move.captures());
  // Nor is it known where units end that rules take elsewhere.
  if (!plain || changes.ends != nullptr) return true;
  const Changes::Squares& own = changes.squares;
  const Bitboard left = bit(move.from) & ~bit(move.to);
  // The square left may not stay empty.
  const Bitboard surely_left = changes.left_behind == 0 ? left : 0;
  Differences after = before;
  after.to_fill = (before.to_fill & ~bit(move.to)) | (surely_left & aim_.units());
  after.to_empty = (before.to_empty & ~left) | (bit(move.to) & ~aim_.units());
  if (move.captures() && move.capture != move.to) {
    after.to_empty &= ~bit(move.capture);
    after.to_fill |= bit(move.capture) & aim_.units();
  }
  // What arrives may be what is wanted there, by a promotion or by the acts of rules.
  after.to_change = (before.to_change & ~bit(move.to)) | after.to_fill;
  return fits(after, {sum(later_->filled, own.filled - 1), sum(later_->emptied, own.emptied - 1),
                      sum(later_->changed, own.changed - 1)});
}

}  // namespace feerie
