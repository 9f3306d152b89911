#include "search/prove/lean/helped_mates.h"

#include "search/prove/lean/hope.h"
#include "search/prove/lean/mating.h"

namespace feerie::lean {
namespace {

/// Goes through the moves of the helper.
class HelpedMate {
 public:
  HelpedMate(const Board& board, const Customs& customs, Bitboard squares)
      : board_(board),
        customs_(customs),
        squares_(squares),
        us_(board.turn()),
        king_at_(board.king_of(us_)),
        ties_(board) {}

  bool exists() {
    if (king_helps() || castlings_help()) return true;
    if (ties_.answers == 0 || !contains(squares_, king_at_)) return false;
    Hope hope(board_, customs_);
    return officers_help(hope) || pawns_help(hope);
  }

 private:
  [[nodiscard]] bool helps(const Move& move) const {
    return mate_in_one(board_.glimpse(move), customs_);
  }

  bool king_helps() {
    if ((rays::tables.king[king_at_] & squares_) == 0) return false;
    for (Bitboard steps = safe_steps(board_, king_at_) & squares_; steps != 0;) {
      if (helps({king_at_, take_first(steps), king, king, MoveType::normal})) return true;
    }
    return false;
  }

  bool castlings_help() {
    if (!customs_.castling || (board_.fresh() & board_.of(us_)) == 0 || ties_.checkers != 0) {
      return false;
    }
    MoveList castlings;
    add_castlings(board_, castlings);
    for (const Move& move : castlings) {
      if (helps(move)) return true;
    }
    return false;
  }

  bool officers_help(Hope& hope) {
    const Bitboard open = ~board_.of(us_) & ~board_.holes();
    for (const Kind kind : {queen, rook, bishop, knight}) {
      for (Bitboard units = board_.of(us_, kind); units != 0;) {
        const Square from = take_first(units);
        Bitboard squares = open & ties_.allowed(from);
        if (squares == 0) continue;
        squares &= hope.squares(from);
        if (squares == 0) continue;
        squares &= rays::officer_attacks(kind, from, board_.occupied());
        while (squares != 0) {
          if (helps({from, take_first(squares), kind, kind, MoveType::normal})) return true;
        }
      }
    }
    return false;
  }

  bool pawns_help(Hope& hope) {
    for (Bitboard units = board_.pawns(us_); units != 0;) {
      const Square from = take_first(units);
      const PawnSteps steps(board_, from);
      if ((steps.captures | steps.single | steps.en_passant) == 0) continue;
      if (pawn_helps(from, steps, hope.squares(from))) return true;
    }
    return false;
  }

  bool pawn_helps(Square from, const PawnSteps& steps, Bitboard hopeful) {
    const Bitboard allowed = ties_.allowed(from);
    for (Bitboard rest = (steps.captures | steps.single) & allowed & hopeful; rest != 0;) {
      if (arrival_helps(from, take_first(rest))) return true;
    }
    if ((steps.twice & allowed) != 0) {
      // Whoever may capture the pawn en passant does more than arrive somewhere.
      const Square passed = first_of(steps.single);
      const Bitboard hunters = rays::tables.pawn[index(us_)][passed] & board_.pawns(opposite(us_));
      const Move move{from, first_of(steps.twice), pawn, pawn, MoveType::double_step};
      if (((steps.twice & hopeful) | hunters) != 0 && helps(move)) return true;
    }
    for (Bitboard passed = steps.en_passant; passed != 0;) {
      const Square to = take_first(passed);
      if (!safe_en_passant(board_, from, to)) continue;
      if (helps({from, to, pawn, pawn, MoveType::en_passant})) return true;
    }
    return false;
  }

  bool arrival_helps(Square from, Square to) {
    if (relative_rank(to, us_) < 7) return helps({from, to, pawn, pawn, MoveType::normal});
    for (const Kind kind : customs_.promotions[index(us_)]) {
      if (helps({from, to, pawn, kind, MoveType::normal})) return true;
    }
    return false;
  }

  const Board& board_;
  const Customs& customs_;
  Bitboard squares_;
  Side us_;
  Square king_at_;
  Ties ties_;
};

}  // namespace

bool can_allow_mate(const Board& board, const Customs& customs, Bitboard squares) {
  if (board.king_of(board.turn()) == no_square) return false;
  return HelpedMate(board, customs, squares).exists();
}

void drop_hopeless(const Board& board, const Customs& customs, MoveList& moves) {
  Hope hope(board, customs);
  Square from = no_square;
  Bitboard hopeful = 0;
  moves.keep_if([&](const Move& move) {
    if (move.kind == king || move.type != MoveType::normal) return true;
    if (move.from != from) {
      from = move.from;
      hopeful = hope.squares(from);
    }
    return contains(hopeful, move.to);
  });
}

}  // namespace feerie::lean
