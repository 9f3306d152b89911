#include "uncertain/sayings.h"

#include <array>
#include <bit>
#include <utility>

namespace feerie::uncertain {
namespace {

/// The directions of lines, in the order in which half-moves are announced.
constexpr std::array<rays::Direction, rays::direction_count> directions{
    rays::south_west, rays::south_east, rays::north_east, rays::north_west,
    rays::south,      rays::west,       rays::north,      rays::east};

/// The leaps of a knight in that order, as files and ranks.
constexpr std::array<std::pair<int, int>, 8> leaps{
    {{-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}}};

Square take_last(Bitboard& set) {
  const auto square = static_cast<Square>(63 - std::countl_zero(set));
  set &= ~bit(square);
  return square;
}

class Announcer {
 public:
  explicit Announcer(const Scene& scene)
      : scene_(scene),
        now_(scene.now()),
        side_(now_.turn),
        met_(now_.arrived[index(opposite(side_))]),
        blocked_(scene.blocked(scene.length()) | now_.arrived[0] | now_.arrived[1]),
        targets_(now_.visible.of[index(opposite(side_))] & ~now_.visible.kinds[king]) {}

  std::vector<Saying> run() {
    for (Bitboard units = now_.visible.of[index(side_)]; units != 0;) {
      const Square from = take_first(units);
      const Kind kind = now_.visible.kind_at(from);
      if (kind == king) castle(from);
      kind == pawn ? move_pawn(from) : move_officer(from, kind);
    }
    for (Bitboard squares = targets_; squares != 0;) {
      say_capture(take_last(squares), false);
    }
    if (now_.en_passant != no_square) say_capture(now_.en_passant, true);
    sayings_.push_back(
        {Saying::Type::hidden_move, side_, no_square, no_square, king, no_kind, false});
    return std::move(sayings_);
  }

 private:
  void say_capture(Square to, bool en_passant) {
    sayings_.push_back(
        {Saying::Type::hidden_capture, side_, no_square, to, king, no_kind, en_passant});
  }

  void move_officer(Square from, Kind kind) {
    const Bitboard reached = reach(kind, side_, from, blocked_) & (~blocked_ | targets_ | met_);
    if (kind == knight) return leap(from, reached);
    for (const rays::Direction direction : directions) {
      Bitboard squares = reached & rays::tables.ray[direction][from];
      // The farthest one first.
      while (squares != 0) {
        say_officer(from, direction < rays::south ? take_last(squares) : take_first(squares), kind);
      }
    }
  }

  void leap(Square from, Bitboard reached) {
    for (const auto& [files, ranks] : leaps) {
      const int file = file_of(from) + files;
      const int rank = rank_of(from) + ranks;
      if (!on_board(file, rank)) continue;
      const Square to = make_square(file, rank);
      if (contains(reached, to)) say_officer(from, to, knight);
    }
  }

  void say_officer(Square from, Square to, Kind kind) {
    sayings_.push_back({Saying::Type::visible, side_, from, to, kind, no_kind, false});
  }

  void move_pawn(Square from) {
    const int forward = side_ == Side::white ? 8 : -8;
    const int rank = relative_rank(from, side_);
    if (rank == 0 || rank == 7) return;
    const auto one = static_cast<Square>(from + forward);
    if (!contains(blocked_, one)) {
      const auto two = static_cast<Square>(one + forward);
      if (rank == 1 && !contains(blocked_, two)) say_pawn(Saying::Type::visible, from, two, false);
      say_pawn(Saying::Type::visible, from, one, false);
    }
    for (Bitboard squares = rays::tables.pawn[index(side_)][from]; squares != 0;) {
      const Square to = take_last(squares);
      if (contains(targets_, to)) {
        say_pawn(Saying::Type::visible, from, to, false);
      } else if (!contains(blocked_ & ~met_, to)) {
        if (to == now_.en_passant) say_pawn(Saying::Type::visible, from, to, true);
        say_pawn(Saying::Type::takes_hidden, from, to, false);
        if (now_.hidden_step && rank == 4) say_pawn(Saying::Type::takes_hidden, from, to, true);
      }
    }
  }

  void say_pawn(Saying::Type type, Square from, Square to, bool en_passant) {
    if (relative_rank(to, side_) < 7) {
      sayings_.push_back({type, side_, from, to, pawn, no_kind, en_passant});
      return;
    }
    for (const Kind kind : {queen, knight, rook, bishop}) {
      sayings_.push_back({type, side_, from, to, pawn, kind, en_passant});
    }
  }

  void castle(Square from) {
    if (!contains(now_.fresh, from)) return;
    const int rank = rank_of(from);
    for (const int file : {0, 7}) {
      const Square corner = make_square(file, rank);
      const Bitboard rooks = now_.visible.units(side_, rook) & ~now_.visible.neutral();
      const bool seen = contains((now_.fresh | now_.perhaps_fresh) & rooks, corner);
      const bool hidden = contains(scene_.corners(), corner) && !contains(blocked_, corner);
      if ((!seen && !hidden) || (rays::between(from, corner) & blocked_) != 0) continue;
      const Square to = make_square(file == 7 ? 6 : 2, rank);
      sayings_.push_back({Saying::Type::castling, side_, from, to, king, no_kind, false});
    }
  }

  const Scene& scene_;
  const Moment& now_;
  Side side_;
  /// Where hidden units of the other side are known to stand.
  Bitboard met_;
  /// What is known to stand in the way.
  Bitboard blocked_;
  Bitboard targets_;
  std::vector<Saying> sayings_;
};

}  // namespace

std::vector<Saying> sayings_of(const Scene& scene) {
  return Announcer(scene).run();
}

}  // namespace feerie::uncertain
