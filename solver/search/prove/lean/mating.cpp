#include "search/prove/lean/mating.h"

#include "search/prove/lean/checks.h"

namespace feerie::lean {
namespace {

/// Behind a move of each kind of unit: the squares from which it attacks all of some squares, or on
/// which it fills one of them.
struct Covers {
  std::array<Bitboard, first_fairy_kind> from{all_squares, all_squares, all_squares,
                                              all_squares, all_squares, all_squares};

  void narrow(Square flight, Side us) {
    const auto& t = rays::tables;
    const Bitboard straight = rays::rook_lines(flight) | bit(flight);
    const Bitboard diagonal = rays::bishop_lines(flight) | bit(flight);
    from[king] &= t.king[flight];
    from[queen] &= straight | diagonal;
    from[rook] &= straight;
    from[bishop] &= diagonal;
    from[knight] &= t.knight[flight] | bit(flight);
    from[pawn] &= t.pawn[index(opposite(us))][flight] | bit(flight);
  }
};

class MateInOne {
 public:
  MateInOne(const Board& board, const Customs& customs)
      : board_(board),
        customs_(customs),
        us_(board.turn()),
        occupied_(board.occupied()),
        open_(~board.of(us_) & ~board.holes()),
        checks_(board),
        target_(checks_.target()) {}

  bool exists() {
    return (close_flights() && (officers_mate() || pawns_mate())) || promotion_mates() ||
           en_passant_mates() || castling_mates();
  }

 private:
  /// Finds out which flights are open, and from where units attack them all. False if it is seen
  /// that no unit does, but for promotions and the like.
  bool close_flights() {
    const Bitboard enemies = board_.of(opposite(us_));
    Bitboard zone = rays::tables.king[target_] & ~enemies & ~board_.holes();
    while (zone != 0) {
      const Square flight = take_first(zone);
      if (!is_open(flight)) continue;
      covers_.narrow(flight, us_);
      if (is_hopeless()) return false;
    }
    return true;
  }

  /// Could the king go to the square now? Notes who may open a line to it.
  bool is_open(Square flight) {
    const auto& t = rays::tables;
    if (((t.knight[flight] & board_.of(us_, knight)) | (t.king[flight] & board_.of(us_, king)) |
         (t.pawn[index(opposite(us_))][flight] & board_.pawns(us_))) != 0) {
      return false;
    }
    const Bitboard occupied = occupied_ & ~bit(target_);
    Bitboard openers = 0;
    Bitboard riders = (rays::rook_lines(flight) & board_.straight(us_)) |
                      (rays::bishop_lines(flight) & board_.diagonal(us_));
    while (riders != 0) {
      const Bitboard between = rays::between(flight, take_first(riders)) & occupied;
      if (between == 0) return false;
      if ((between & (between - 1)) == 0) openers |= between;
    }
    openers_ |= openers & board_.of(us_);
    return true;
  }

  [[nodiscard]] bool is_hopeless() const {
    if ((openers_ | checks_.masks()) != 0) return false;
    Bitboard left = 0;
    for (const Kind kind : {queen, rook, bishop, knight, pawn}) {
      left |= covers_.from[kind] & checks_.direct(kind);
    }
    return left == 0;
  }

  /// The squares on which the unit may mate.
  [[nodiscard]] Bitboard wanted(Square from, Kind kind) const {
    const Bitboard checking = checks_.of(from, kind);
    return contains(openers_, from) ? checking : checking & covers_.from[kind];
  }

  bool any_mates(Square from, Kind kind, Bitboard targets) const {
    const bool alone = !contains(checks_.masks(), from);
    while (targets != 0) {
      const Square to = take_first(targets);
      if (alone && can_be_captured(to)) continue;
      const int distance = rank_of(to) - rank_of(from);
      const bool twice = kind == pawn && (distance == 2 || distance == -2);
      const MoveType type = twice ? MoveType::double_step : MoveType::normal;
      if (mates(board_, {from, to, kind, kind, type})) return true;
    }
    return false;
  }

  /// Could a unit other than the king certainly capture whoever gives check from there? It shares
  /// no line with its king, so that it cannot be pinned behind the move.
  [[nodiscard]] bool can_be_captured(Square checker) const {
    const Bitboard lines = rays::rook_lines(target_) | rays::bishop_lines(target_);
    return (board_.attackers(checker, opposite(us_), occupied_) & ~lines & ~bit(target_)) != 0;
  }

  bool officers_mate() {
    for (const Kind kind : {queen, rook, bishop, knight}) {
      for (Bitboard units = board_.of(us_, kind); units != 0;) {
        const Square from = take_first(units);
        const Bitboard squares = wanted(from, kind) & open_;
        if (squares == 0) continue;
        if (any_mates(from, kind, rays::officer_attacks(kind, from, occupied_) & squares))
          return true;
      }
    }
    const Bitboard kings = board_.of(us_, king) & checks_.masks();
    if (kings == 0) return false;
    const Square from = first_of(kings);
    return any_mates(from, king, rays::tables.king[from] & open_ & wanted(from, king));
  }

  /// Pawns that do not promote.
  bool pawns_mate() {
    const Bitboard aims = checks_.direct(pawn);
    const Bitboard before = behind(aims, us_);
    const Bitboard beside = ((aims & ~file_set(0)) >> 1U) | ((aims & ~file_set(7)) << 1U);
    const Bitboard near = before | behind(before, us_) | behind(beside, us_) | checks_.masks();
    const Bitboard promoting = rank_set(us_ == Side::white ? 6 : 1);
    for (Bitboard units = board_.pawns(us_) & near & ~promoting; units != 0;) {
      const Square from = take_first(units);
      const Bitboard squares = wanted(from, pawn);
      if (squares == 0) continue;
      const PawnSteps steps(board_, from);
      if (any_mates(from, pawn, (steps.captures | steps.single | steps.twice) & squares))
        return true;
    }
    return false;
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
          if (checks && mates(board_, {from, to, pawn, kind, MoveType::normal})) return true;
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
        if (mates(board_, move)) return true;
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
      if (mates(board_, move)) return true;
    }
    return false;
  }

  const Board& board_;
  const Customs& customs_;
  Side us_;
  Bitboard occupied_;
  Bitboard open_;
  Checks checks_;
  Square target_;
  Covers covers_;
  /// Our units that alone stand on a line of ours to an open flight.
  Bitboard openers_ = 0;
};

}  // namespace

bool mates(const Board& board, const Move& move) {
  const Board next = board.glimpse(move);
  return !next.in_check(board.turn()) && mated(next);
}

bool mate_in_one(const Board& board, const Customs& customs) {
  if (board.king_of(opposite(board.turn())) == no_square) return false;
  return MateInOne(board, customs).exists();
}

}  // namespace feerie::lean
