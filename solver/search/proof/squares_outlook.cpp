#include "search/proof/squares_outlook.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/rays.h"

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

/// Do acts of rules put units back that have been captured, and do nothing else to units?
bool only_puts_back(const Facts& facts) {
  return facts.rebirths && !facts.alters_walks && !facts.recolours && !facts.transforms &&
         !facts.adds_units && !facts.removes_others && !facts.moves_others &&
         !facts.carries_capturers && !facts.offers_moves;
}

/// What moves change where units that were captured before may be put back; those are not counted.
std::array<Changes::Squares, 2> squares_where_put_back() {
  Changes::Squares capture;
  capture.filled = capture.changed = 2;
  return {Changes::Squares{}, capture};
}

bool bounded(const Changes::Squares& squares) {
  return squares.filled < any_number || squares.emptied < any_number ||
         squares.changed < any_number;
}

}  // namespace

std::unique_ptr<SquaresOutlook> SquaresOutlook::make(const Plan& plan, const CompiledRules& rules) {
  if (rules.aim() == nullptr || !rules.offers().empty()) return nullptr;
  std::unique_ptr<SquaresOutlook> outlook(new SquaresOutlook(plan, rules));
  return bounded(outlook->each_) && outlook->rests_.any() ? std::move(outlook) : nullptr;
}

SquaresOutlook::SquaresOutlook(const Plan& plan, const CompiledRules& rules)
    : rules_(rules),
      aim_(*rules.aim()),
      rests_(plan),
      of_moves_{rules.changes(false).squares, rules.changes(true).squares},
      put_back_late_(!bounded(larger(of_moves_[0], of_moves_[1])) &&
                     only_puts_back(rules.facts())) {
  if (put_back_late_) of_moves_ = squares_where_put_back();
  each_ = larger(of_moves_[0], of_moves_[1]);
  // Fairy units may capture on their way.
  if (rules.kinds().count() > first_fairy_kind) each_.emptied = sum(each_.emptied, 1);
  const Facts& facts = rules.facts();
  // Units that are captured and come back are no kings where these cannot be captured.
  const bool kings_return =
      facts.rebirths && (!facts.returns_others || facts.carries_capturers || facts.kingless ||
                         facts.removes_others || facts.own_check || facts.may_keep_check);
  castles_again_ = kings_return || facts.transforms || facts.recolours || facts.adds_units ||
                   facts.several_kings || facts.moves_others || !rules.promotion().limits().empty();
  for (const Side side : {Side::white, Side::black}) {
    const auto& kinds = rules.promotion().kinds(side);
    castles_again_ |= std::ranges::find(kinds, king) != kinds.end();
  }
  const CastlingRules& castling = rules.castling();
  castles_to_corners_ = !castles_again_ && !castling.any_files && !facts.castles_anywhere &&
                        castling.partners == KindSet{1} << rook && castling.awaiting_king == 0;
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

/// Can the side castle behind so many moves at most? They leave no more squares between its king
/// and a corner than they empty: what other castlings and captures en passant empty besides is
/// elsewhere.
bool SquaresOutlook::may_castle(const Position& position, Side side, int moves_before) const {
  const Bitboard kings = position.state().fresh & position.of(side, king);
  if (kings == 0) return (position.state().fresh & position.of(side)) != 0 && !castles_to_corners_;
  constexpr int most_between = 3;
  const int can_leave = moves_before * each_.emptied;
  if (!castles_to_corners_ || can_leave >= most_between || has_several(kings)) return true;
  const Square king_at = first_of(kings);
  return std::ranges::any_of(std::array{0, 7}, [&](int file) {
    const Square corner = make_square(file, rank_of(king_at));
    return count_of(rays::between(king_at, corner) & position.occupied()) <= can_leave;
  });
}

std::array<int, 2> SquaresOutlook::castlings_of(const Position& position,
                                                const std::array<int, 2>& moves) const {
  std::array<int, 2> castlings{};
  if (!rules_.castling().exists) return castlings;
  for (const Side side : {Side::white, Side::black}) {
    const int own = moves[index(side)];
    if (own == 0) continue;
    if (castles_again_) {
      castlings[index(side)] = own;
    } else if (may_castle(position, side, moves[0] + moves[1] - 1)) {
      castlings[index(side)] = 1;
    }
  }
  return castlings;
}

Changes::Squares SquaresOutlook::most(const Position& position, const std::array<int, 2>& moves,
                                      const std::array<int, 2>& castlings) const {
  const int all = moves[0] + moves[1];
  const int castled = std::min(castlings[0], moves[0]) + std::min(castlings[1], moves[1]);
  // A capture en passant needs the move before it. If that has been made, `leads_on` adds to this.
  const int en_passant = all / 2 + (position.state().ep_squares != 0 ? 1 : 0);
  const auto times = [all](int squares) { return std::min(squares * all, any_number); };
  const int waiting = put_back_late_ ? static_cast<int>(position.kept_units().size()) : 0;
  return {sum(times(each_.filled), castled + waiting),
          sum(times(each_.emptied), castled + en_passant),
          sum(times(each_.changed), castled + waiting)};
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
    const auto castlings = castlings_of(position, *moves);
    if (!fits(now_, most(position, *moves, castlings))) return false;
    auto rest = *moves;
    int& own = rest[index(position.turn())];
    own = std::max(own - 1, 0);
    later_ = most(position, rest, castlings);
  }
  return true;
}

void SquaresOutlook::sift(Candidates& moves) {
  if (!later_) return;
  // Moves between squares of the same sorts lead on alike, so that one of each sort is asked about:
  // whether the squares are to be occupied in the end, whether they have to get another unit,
  // whether something is captured, which also tells whether the square of arrival is empty now, and
  // whether the move can be answered by a capture en passant.
  const Bitboard wanted = aim_.units();
  const Bitboard to_change = now_.to_change;
  const auto sort_of = [=](const Candidate& move) {
    const auto in = [](Bitboard set, Square square) { return set >> square & 1U; };
    return in(wanted, move.from) << 4U | in(to_change, move.from) << 3U |
           in(wanted, move.to) << 2U | in(to_change, move.to) << 1U | (move.captures() ? 1U : 0U) |
           (move.type == MoveType::double_step ? 1U << 5U : 0U);
  };
  constexpr std::size_t sorts = 64;
  enum class Answer : std::uint8_t { unknown, no, yes };
  std::array<Answer, sorts> known{};
  std::erase_if(moves, [&](const Candidate& move) {
    const bool walks = move.type <= MoveType::en_passant && move.from != no_square &&
                       move.from != move.to && (!move.captures() || move.capture == move.to);
    if (!walks) return !leads_on(move, now_);
    Answer& answer = known[sort_of(move)];
    if (answer == Answer::unknown) answer = leads_on(move, now_) ? Answer::yes : Answer::no;
    return answer == Answer::no;
  });
}

/// May what differs after the move still be seen to? What acts of rules may do is added to what the
/// moves behind it may do.
bool SquaresOutlook::leads_on(const Candidate& move, const Differences& before) const {
  const bool plain = move.type <= MoveType::en_passant && move.from != no_square;
  const Changes& changes = rules_.changes(move.captures());
  // Nor is it known where units end that rules take elsewhere.
  if (!plain || changes.ends != nullptr) return true;
  const Changes::Squares& own = of_moves_[move.captures() ? 1 : 0];
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
  // The next move may capture en passant, which empties two squares.
  const int en_passant = move.type == MoveType::double_step ? 1 : 0;
  return fits(after, {sum(later_->filled, own.filled - 1),
                      sum(later_->emptied, own.emptied - 1 + en_passant),
                      sum(later_->changed, own.changed - 1)});
}

}  // namespace feerie
