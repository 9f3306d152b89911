#include "search/prove/lean/mating.h"

#include <optional>

#include "search/prove/lean/checks.h"
#include "search/prove/lean/guards.h"

namespace feerie::lean {
namespace {

class MateInOne {
 public:
  MateInOne(const Board& board, const Customs& customs)
      : board_(board),
        customs_(customs),
        us_(board.turn()),
        occupied_(board.occupied()),
        open_(~board.of(us_) & ~board.holes()),
        enemies_(board.of(opposite(us_))),
        checks_(board),
        target_(checks_.target()),
        ring_(rays::tables.king[target_] & ~board.holes()) {}

  bool exists() {
    find<queen>();
    find<rook>();
    find<bishop>();
    find<knight>();
    return officers_mate() || king_mates() || pawns_mate() || promotion_mates() ||
           en_passant_mates() || castling_mates();
  }

 private:
  /// Finds the officers of a kind. A template, as the kind is known beforehand and this is where
  /// most of the time goes.
  template <Kind kind>
  void find() {
    const Bitboard direct = checks_.direct(kind);
    for (Bitboard units = board_.of(us_, kind); units != 0;) {
      const Square from = take_first(units);
      const Bitboard attacked = rays::officer_attacks(kind, from, occupied_);
      const bool masks = contains(checks_.masks(), from);
      const Bitboard checking = masks ? checks_.of(from, kind) : direct;
      guards_.add(from, kind, attacked, attacked & open_ & checking);
    }
  }

  /// Finds out what is guarded by others than officers, and from where one could attack all flights
  /// that are left, before the first question about a move.
  void find_flights() {
    const Bitboard before = ahead(board_.pawns(us_), us_);
    guards_.add(left_of(before));
    guards_.add(right_of(before));
    const Bitboard kings = board_.of(us_, king);
    if (kings != 0) guards_.add(rays::tables.king[first_of(kings)]);
    unguarded_ = ring_ & ~guards_.attacked();
    for (Bitboard flights = unguarded_ & ~enemies_; flights != 0;) {
      covers_.narrow(take_first(flights));
    }
    knows_flights_ = true;
  }

  /// Does the unit attack all of the squares from where it has gone?
  [[nodiscard]] bool attacks_all(const Mover& mover, Square to, Bitboard squares) const {
    if (squares == 0) return true;
    if (mover.kind == pawn) return (squares & ~rays::tables.pawn[index(us_)][to]) == 0;
    const Bitboard occupied = occupied_ & ~bit(target_) & ~bit(mover.from);
    return (squares & ~rays::officer_attacks(mover.kind, to, occupied)) == 0;
  }

  /// Does one of the moves that give check mate?
  bool any_mates(const Mover& mover) {
    if (!knows_flights_) find_flights();
    // A unit that stands in the way of a rider of its side may open a line to flights.
    const Bitboard opened = guards_.opened_by(mover.from);
    Bitboard targets = mover.moves;
    if ((opened & unguarded_) == 0) targets &= covers_.from(mover.kind);
    if (targets == 0) return false;
    const bool alone = !contains(checks_.masks(), mover.from);
    const Bitboard others = guards_.attacked_without(mover) | opened;
    while (targets != 0) {
      const Square to = take_first(targets);
      const Bitboard flights = ring_ & ~(enemies_ & ~bit(to)) & ~others;
      if (!attacks_all(mover, to, flights) || (alone && can_be_captured(to))) continue;
      if (leaves_king_safe(mover, to) && is_final(behind_move(mover, to))) return true;
    }
    return false;
  }

  /// Is the side mated that is on move on the board, on which its king seems to have no flight?
  [[nodiscard]] bool is_final(const Board& board) const {
    const Bitboard checkers = board.attackers(target_, us_, board.occupied());
    return checkers != 0 && !can_parry(board, checkers) &&
           any_safe_step(board, target_) == no_square;
  }

  [[nodiscard]] Board behind_move(const Mover& mover, Square to) const {
    return board_.glimpse(plain_move(mover.from, to, mover.kind));
  }

  bool leaves_king_safe(const Mover& mover, Square to) {
    if (mover.kind == king) {
      return !board_.attacked(to, opposite(us_), occupied_ & ~bit(mover.from));
    }
    if (!ties_) ties_.emplace(board_);
    return contains(ties_->allowed(mover.from), to);
  }

  /// Could a unit other than the king certainly capture whoever gives check from there? It shares
  /// no line with its king, so that it cannot be pinned behind the move.
  [[nodiscard]] bool can_be_captured(Square checker) const {
    return (board_.attackers(checker, opposite(us_), occupied_) & ~lines_of(target_) &
            ~bit(target_)) != 0;
  }

  bool officers_mate() {
    for (const Mover& officer : guards_) {
      if (officer.moves != 0 && any_mates(officer)) return true;
    }
    return false;
  }

  bool king_mates() {
    const Bitboard kings = board_.of(us_, king) & checks_.masks();
    if (kings == 0) return false;
    const Square from = first_of(kings);
    const Bitboard attacked = rays::tables.king[from];
    return any_mates({from, king, attacked, attacked & open_ & checks_.of(from, king)});
  }

  /// Pawns that do not promote.
  bool pawns_mate() {
    const Bitboard aims = checks_.direct(pawn);
    const Bitboard single = behind(aims & ~occupied_, us_);
    const Bitboard twice = behind(single & ~occupied_, us_);
    const Bitboard captured = behind(aims & enemies_, us_);
    const Bitboard beside = left_of(captured) | right_of(captured);
    const Bitboard near = single | twice | beside | checks_.masks();
    const Bitboard promoting = rank_set(us_ == Side::white ? 6 : 1);
    for (Bitboard units = board_.pawns(us_) & near & ~promoting; units != 0;) {
      const Square from = take_first(units);
      const PawnSteps steps(board_, from);
      const Bitboard checks =
          (steps.captures | steps.single | steps.twice) & checks_.of(from, pawn);
      if (checks == 0) continue;
      if (any_mates({from, pawn, rays::tables.pawn[index(us_)][from], checks})) return true;
    }
    return false;
  }

  /// Does the move, which is legal but for the safety of the own king, mate?
  [[nodiscard]] bool mates(const Move& move) const {
    const Board next = board_.glimpse(move);
    return !next.in_check(us_) && mated(next);
  }

  bool promotion_mates() {
    const Bitboard promoting = rank_set(us_ == Side::white ? 6 : 1);
    for (Bitboard units = board_.pawns(us_) & promoting; units != 0;) {
      const Square from = take_first(units);
      const PawnSteps steps(board_, from);
      for (Bitboard targets = steps.captures | steps.single; targets != 0;) {
        const Square to = take_first(targets);
        for (const Kind kind : customs_.promotions[index(us_)]) {
          const bool checks =
              contains(checks_.masks(), from) ||
              contains(rays::officer_attacks(kind, to, occupied_ & ~bit(from)), target_);
          if (checks && mates({from, to, pawn, kind, MoveType::normal})) return true;
        }
      }
    }
    return false;
  }

  bool en_passant_mates() {
    if (board_.ep_squares() == 0) return false;
    for (Bitboard units = board_.pawns(us_); units != 0;) {
      const Square from = take_first(units);
      for (Bitboard passed = PawnSteps(board_, from).en_passant; passed != 0;) {
        const Move move{from, take_first(passed), pawn, pawn, MoveType::en_passant};
        if (mates(move)) return true;
      }
    }
    return false;
  }

  bool castling_mates() {
    if (!customs_.castling || (board_.fresh() & board_.of(us_)) == 0) return false;
    if (board_.in_check(us_)) return false;
    MoveList castlings;
    add_castlings(board_, castlings);
    for (const Move& move : castlings) {
      if (mates(move)) return true;
    }
    return false;
  }

  const Board& board_;
  const Customs& customs_;
  Side us_;
  Bitboard occupied_;
  Bitboard open_;
  Bitboard enemies_;
  Checks checks_;
  Square target_;
  /// The squares next to the king of the other side.
  Bitboard ring_;
  /// Of the side on move. Only officers are known as movers, and others are not added before the
  /// first question about a move.
  Guards guards_;
  /// Squares next to the king that none attacks, and from where one unit would attack those to
  /// which it could go.
  Bitboard unguarded_ = 0;
  Covers covers_;
  bool knows_flights_ = false;
  /// Of the side on move; found when a move may mate.
  std::optional<Ties> ties_;
};

}  // namespace

bool mate_in_one(const Board& board, const Customs& customs) {
  if (board.king_of(opposite(board.turn())) == no_square) return false;
  return MateInOne(board, customs).exists();
}

}  // namespace feerie::lean
