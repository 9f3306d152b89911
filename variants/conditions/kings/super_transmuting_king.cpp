// Super-transmuting king (Pressburger king): a king in check must move itself, walks only as the
// checking units, and turns for good into the unit as which it has moved. That unit is not royal,
// not even if it is a king, and its side goes on without a king. Where several of the checking
// units could make the move, the player chooses into which of them the king turns. A side whose
// checked king cannot move is mated, even if its other units could move.
//
// Source: BCPS Glossary of Fairy Chess Definitions; that the king must move: K. Mlynka, Julia's
// Fairies 2015, nos. 856 and 857, and as solved by Popeye 4.104.
#include <algorithm>

#include "conditions/shared/checking_kinds.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason transmutation{"super-transmutation", Style::walk};

template <Side side>
void transmute(Game& game, Square from, Side mover, KindSet& kinds,
               const Arguments& /*arguments*/) {
  if (mover != side || !game.position().at(from).royal()) return;
  const KindSet borrowed = checking_kinds(game, from, side);
  if (borrowed != 0) kinds = borrowed;
}

Bitboard checked_kings(Game& game, Side side) {
  Bitboard royals = game.position().royals(side);
  Bitboard checked = 0;
  while (royals != 0) {
    const Square at = take_first(royals);
    if (checking_kinds(game, at, side) != 0) checked |= bit(at);
  }
  return checked;
}

/// Leaves a side in check only the moves of its king, and notes with each move as what the king
/// moves. A move that it could make as several units becomes several moves.
template <Side side>
void tell_walks_apart(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  if (game.turn() != side) return;
  const Bitboard checked = checked_kings(game, side);
  if (checked == 0) return;
  Candidates told;
  std::erase_if(moves, [&](const Candidate& move) {
    if (move.from == no_square || !contains(checked, move.from)) return true;
    KindSet borrowed = checking_kinds(game, move.from, side);
    while (borrowed != 0) {
      const auto kind = static_cast<Kind>(take_first(borrowed));
      if (!game.could_make(kind, move, side)) continue;
      told.push_back(move);
      told.back().note(Note::how, kind);
    }
    return true;
  });
  moves.insert(moves.end(), told.begin(), told.end());
}

template <Side side>
void turn_into_it(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  const int kind = move.type == MoveType::castling ? -1 : move.noted(Note::how);
  if (play.side() != side || kind < 0 || !play.mover_before().royal()) return;
  if (play.mover_at() == no_square) return;
  Piece piece = play.mover();
  piece.kind = static_cast<Kind>(kind);
  piece.traits &= ~royal_bit;
  play.alter(play.mover_at(), piece, transmutation);
}

/// Only a king in check turns into something, and what that is has been noted then.
bool unless_told(const Game& /*game*/, const Candidate& move, const Arguments& /*arguments*/) {
  return move.noted(Note::how) < 0;
}

template <Side side>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare(
      {.transforms = true, .alters_walks = true, .restricts_moves = true, .kingless = true});
  book.walks_as(transmute<side>, Lending::under_attack);
  book.offer(tell_walks_apart<side>, Offering::narrows);
  book.during(Step::change, turn_into_it<side>, {.idle = unless_told},
              early("it arrives as the unit as which it has moved; other rules see that unit"));
}

const Catalogue<Condition>::Entry white{{
    .names = {"WhiteSuperTransmutingKing", "WeisserSuperTransmutierenderKoenig",
              "BlancSuperRoiTransmute"},
    .summary =
        {"the white king, in check, moves as a checking unit and turns into it",
         "der weiße König zieht im Schach wie ein schachbietender Stein und wird zu diesem",
         "le roi blanc, en échec, joue comme une pièce qui donne échec et se change en elle"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 142,
    .enrol = enrol<Side::white>,
}};

const Catalogue<Condition>::Entry black{{
    .names = {"BlackSuperTransmutingKing", "SchwarzerSuperTransmutierenderKoenig",
              "NoirSuperRoiTransmute"},
    .summary =
        {"the black king, in check, moves as a checking unit and turns into it",
         "der schwarze König zieht im Schach wie ein schachbietender Stein und wird zu diesem",
         "le roi noir, en échec, joue comme une pièce qui donne échec et se change en elle"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 143,
    .enrol = enrol<Side::black>,
}};

}  // namespace
}  // namespace feerie
