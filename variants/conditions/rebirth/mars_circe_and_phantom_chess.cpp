// Conditions under which moves start from the rebirth square. The unit must be able to stand there:
// the square is free, or the unit stands on it anyway.
//
// Mars Circe: captures start from the rebirth square, other moves from where the unit stands.
//
// Anti-Mars Circe: moves without capture start from the rebirth square, captures from where the
// unit stands. Castling too starts from the rebirth squares of king and rook, which castle from
// there as if they had not moved.
//
// Phantom Chess: all units but kings can make any move from either square.
//
// Plus Chess: a unit on one of the squares d4, e4, d5, e5 can capture from each of these squares
// that is free.
//
// The words behind the name say where the rebirth square is, as they do for Circe.
//
// Source: A. H. Kniest, feenschach 1977 (Mars Circe); the other forms as solved by Popeye 4.104.
#include <memory>

#include "conditions/rebirth/rebirth.h"
#include "conditions/rebirth/rebirth_words.h"
#include "core/rays.h"
#include "game/catalogue.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using rebirth::Place;
using rebirth::Rules;

/// Finds the rebirth squares that are free for the unit, when other units have left the squares
/// `leaving`.
Bitboard starts_of(Game& game, Square from, Side side, const Rules& rules, Bitboard leaving = 0) {
  const Bitboard free = game.position().empty_squares() | bit(from) | leaving;
  switch (rules.place) {
    case Place::super:
      return free;
    default:
      break;
  }
  const Square square = rebirth::home_of(game, from, side, rules);
  return square == no_square ? 0 : bit(square) & free;
}

bool affected(const Game& game, Square from, const Rules& rules) {
  return rebirth::concerns(rules, game.position().at(from));
}

constexpr Reason goes_home{"castling from the rebirth square", Style::transfer};

/// Returns the square from which the unit castles: its rebirth square on the base line of its side.
/// It is `no_square` if the unit cannot stand there, or if it stands there and has lost its right.
Square castles_from(Game& game, Square at, Side side, const Rules& rules, Bitboard leaving) {
  const Bitboard starts = starts_of(game, at, side, rules, leaving);
  if (count_of(starts) != 1) return no_square;
  const Square start = first_of(starts);
  if (start == at) return contains(game.position().state().fresh, at) ? at : no_square;
  return relative_rank(start, side) == 0 ? start : no_square;
}

/// Adds the castlings in which king or rook does not stand on its rebirth square.
void offer_castlings(Game& game, Candidates& moves, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const Position& position = game.position();
  const Side side = game.turn();
  const Bitboard royals = position.royals(side) & position.of(side, king);
  if (count_of(royals) != 1 || !affected(game, first_of(royals), rules)) return;
  const Square king_at = first_of(royals);
  const Square king_from = castles_from(game, king_at, side, rules, 0);
  if (king_from == no_square || file_of(king_from) != 4) return;
  Bitboard rooks = position.of(side, rook);
  while (rooks != 0) {
    const Square rook_at = take_first(rooks);
    if (!affected(game, rook_at, rules)) continue;
    const Bitboard lifted = bit(king_at) | bit(rook_at);
    const Square rook_from = castles_from(game, rook_at, side, rules, bit(king_at));
    if (rook_from == no_square || (king_at == king_from && rook_at == rook_from)) continue;
    const int file = file_of(rook_from);
    if (file != 0 && file != 7) continue;
    if ((rays::between(king_from, rook_from) & position.occupied() & ~lifted) != 0) continue;
    const int rank = rank_of(king_from);
    const Square king_to = make_square(file == 0 ? 2 : 6, rank);
    const Square rook_to = make_square(file == 0 ? 3 : 5, rank);
    if (!game.safe_path({king_at, king_from}, {rook_at, rook_from}, king_to)) continue;
    moves.push_back({king_at, king_to, no_square, rook_from, rook_to, MoveType::castling});
    moves.back().note(Note::how, rook_at);
  }
}

/// Moves king and rook to their rebirth squares before they castle.
void go_home(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  if (move.type != MoveType::castling || move.noted(Note::how) < 0) return;
  const Square king_from = make_square(4, rank_of(move.to));
  if (king_from != move.from) play.move(move.from, king_from, goes_home);
  if (move.partner_at() != move.via) play.move(move.partner_at(), move.via, goes_home);
}

void captures_start_there(Game& game, Square from, Side side, Departures& departures,
                          const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (affected(game, from, rules)) departures.captures = starts_of(game, from, side, rules);
}

void quiet_moves_start_there(Game& game, Square from, Side side, Departures& departures,
                             const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (affected(game, from, rules)) departures.quiet = starts_of(game, from, side, rules);
}

void all_start_there_too(Game& game, Square from, Side side, Departures& departures,
                         const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!affected(game, from, rules)) return;
  const Bitboard starts = starts_of(game, from, side, rules);
  departures.quiet |= starts;
  departures.captures |= starts;
}

void centre_is_one(Game& game, Square from, Side /*side*/, Departures& departures,
                   const Arguments& /*arguments*/) {
  if (!contains(centre_squares, from)) return;
  departures.captures |= centre_squares & game.position().empty_squares();
}

Bitboard rebirth_squares(const Kinds& kinds, Kind kind, Side side, Square from,
                         const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  const bool all_concerned = rules.royals && !rules.april;
  return rebirth::possible_squares(rules, kinds, kind, side, from) |
         (all_concerned ? 0 : bit(from));
}

Bitboard both_squares(const Kinds& kinds, Kind kind, Side side, Square from,
                      const Arguments& arguments) {
  return rebirth_squares(kinds, kind, side, from, arguments) | bit(from);
}

Bitboard own_square(const Kinds& /*kinds*/, Kind /*kind*/, Side /*side*/, Square from,
                    const Arguments& /*arguments*/) {
  return bit(from);
}

Bitboard central_squares(const Kinds& /*kinds*/, Kind /*kind*/, Side /*side*/, Square from,
                         const Arguments& /*arguments*/) {
  return contains(centre_squares, from) ? centre_squares : bit(from);
}

void enrol_starts(Rulebook& book, Arguments& arguments, bool royals, Rulebook::DepartsFrom function,
                  PossibleStarts captures) {
  arguments.derived = std::make_shared<const Rules>(
      rebirth::read(book, arguments, {.royals = royals, .capturer = true}));
  book.declare({.alters_walks = true});
  book.departs_from(function, all_purposes, captures);
}

const Catalogue<Condition>::Entry mars{{
    .names = {"MarsCirce", "MarsCirce", "MarsCirce"},
    .summary = {"units capture from their rebirth squares",
                "Steine schlagen von ihrem Repulsfeld aus",
                "les pièces prennent à partir de leur case de renaissance"},
    .source = "feenschach 1977",
    .place = 91,
    .parameters = rebirth::square_parameters,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, true, captures_start_there, rebirth_squares);
        },
    .caption = rebirth::caption_royal,
}};

const Catalogue<Condition>::Entry phantom{{
    .names = {"PhantomChess", "PhantomSchach", "EchecsPhantom"},
    .summary = {"units can move from their rebirth squares too",
                "Steine können auch von ihrem Repulsfeld aus ziehen",
                "les pièces peuvent aussi jouer à partir de leur case de renaissance"},
    .source = "Fairy Definitions, docslib.org/doc/6966855",
    .place = 93,
    .parameters = rebirth::square_parameters,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, false, all_start_there_too, both_squares);
        },
    .caption = rebirth::caption,
}};

const Catalogue<Condition>::Entry plus{{
    .names = {"PlusChess", "PlusSchach", "EchecsPlus"},
    .summary =
        {"units on a central square can capture from the other central squares too",
         "Steine auf einem Zentralfeld können auch von den anderen Zentralfeldern aus schlagen",
         "les pièces d'une case centrale peuvent prendre aussi à partir des autres cases "
         "centrales"},
    .source = sources::not_found,
    .place = 103,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.alters_walks = true});
          book.departs_from(centre_is_one, all_purposes, central_squares);
        },
}};

const Catalogue<Condition>::Entry anti_mars{{
    .names = {"AntiMarsCirce", "AntiMarsCirce", "AntiMarsCirce"},
    .summary = {"units move without capturing from their rebirth squares",
                "Steine ziehen ohne Schlag von ihrem Repulsfeld aus",
                "les pièces jouent sans prendre à partir de leur case de renaissance"},
    .source = sources::not_found,
    .place = 139,
    .parameters = rebirth::square_parameters,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_starts(book, arguments, true, quiet_moves_start_there, own_square);
          book.declare({.moves_others = true, .offers_moves = true, .asks_rights = true});
          book.offer(offer_castlings);
          // Rooks on these squares keep their right to castle, wherever the king is.
          book.castling().awaiting_king |= corner_squares;
          book.during(Step::before, go_home, {.idle = idle::unless_special});
        },
    .caption = rebirth::caption_royal,
}};

}  // namespace
}  // namespace feerie
