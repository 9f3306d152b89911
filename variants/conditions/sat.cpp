// SAT: a king is in check when it has a flight, that is, when it could move to a square on which it
// would not be attacked; an attack on it alone means nothing. With a number, at least so many
// flights; a second number is for Black. StrictSAT: an attack on the king is check, too. Kings are
// not captured, so that the square of the other king is no flight.
//
// Source: I. Skoba, SAT chess; BCPS Glossary of Fairy Chess Definitions.
#include <string>
#include <utility>

#include "game/game.h"
#include "game/glance.h"

namespace feerie {
namespace {

struct Limits {
  int flights[2] = {1, 1};
  bool strict = false;
};

bool attacked(Game& game, Side side) {
  Bitboard royals = game.position().royals(side);
  while (royals != 0) {
    if (game.observed(take_first(royals), opposite(side), Purpose::checking)) return true;
  }
  return false;
}

/// Do other rules look at the moves of all units, or at the game, to tell which moves there are?
bool all_moves_count(const Rulebook& rules) {
  return !rules.offers().empty() || !rules.selections().empty() || !rules.decisions().empty() ||
         !rules.draws().empty();
}

/// Does geometry alone tell where a king can go? Units are orthodox, nothing else has a say.
bool plainly(const Game& game, Side side) {
  const Rulebook& rules = game.rules();
  const Position& position = game.position();
  const Bitboard royals = position.royals(side);
  return game.takes_short_cuts() && rules.plain() && !rules.acts_at_all() &&
         rules.verdicts().empty() && !all_moves_count(rules) && !rules.base_line_pawns() &&
         rules.kinds().count() == first_fairy_kind && count_of(royals) == 1 &&
         royals == position.of(side, king) &&
         (position.of(Side::white) & position.of(Side::black)) == 0;
}

/// Has a king of the side on move at least this many squares to go to?
bool has_flights(Game& game, int needed) {
  const Side side = game.turn();
  const Bitboard royals = game.position().royals(side);
  const Game::Judging judging(game, Legality::self_check);
  Bitboard flights = 0;
  const auto try_moves = [&](const Candidates& moves) {
    for (const Candidate& move : moves) {
      if (move.from == no_square || !contains(royals, move.from)) continue;
      if (move.type == MoveType::castling || contains(flights, move.to)) continue;
      game.outcomes(move, [&](const Move&) {
        if (attacked(game, side)) return true;
        flights |= bit(move.to);
        return false;
      });
      if (count_of(flights) >= needed) return true;
    }
    return false;
  };
  Candidates moves;
  if (all_moves_count(game.rules())) {
    game.generate(moves);
    return try_moves(moves);
  }
  for (Bitboard kings = royals; kings != 0;) {
    game.generate_of(take_first(kings), moves);
    if (try_moves(moves)) return true;
  }
  return false;
}

bool in_check(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  const auto& limits = arguments.as<Limits>();
  if (limits.strict && ordinary) return true;
  const int needed = limits.flights[index(side)];
  if (needed > 0 && plainly(game, side)) {
    return Glance::has_flights(game.position(), side, needed);
  }
  const bool passed = game.turn() != side;
  if (passed) game.pass();
  const bool check = has_flights(game, needed);
  if (passed) game.undo();
  return check;
}

/// Kings are not captured, although they may stand attacked.
bool spares_kings(Game& game, const Candidate& move, Side /*side*/,
                  const Arguments& /*arguments*/) {
  return !move.captures() || !game.position().at(move.capture).royal();
}

template <bool strict>
void enrol(Rulebook& book, Arguments& arguments) {
  Limits limits;
  limits.strict = strict;
  if (!arguments.numbers.empty()) {
    limits.flights[0] = arguments.numbers.front();
    limits.flights[1] = arguments.numbers.back();
  }
  arguments.derived = std::make_shared<const Limits>(limits);
  book.declare({.restricts_moves = true, .own_check = true});
  book.restrict_move(spares_kings, moves_only);
  book.judge_check(in_check);
}

std::string roman(int number) {
  constexpr std::pair<int, std::string_view> digits[] = {
      {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
  std::string text;
  for (const auto& [value, letters] : digits) {
    for (; number >= value; number -= value) text += letters;
  }
  return text;
}

/// " VI/IV": the numbers of flights, if they are given.
std::string caption(const Arguments& arguments, Language /*language*/) {
  std::string text;
  for (const int number : arguments.numbers) {
    text += (text.empty() ? ' ' : '/') + roman(number);
  }
  return text;
}

constexpr std::string_view source = "I. Skoba; BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry sat{{
    .names = {"SAT", "SAT", "SAT"},
    .summary = "a king is in check when it has a flight",
    .source = source,
    .place = 148,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .enrol = enrol<false>,
    .caption = caption,
}};

const Catalogue<Condition>::Entry strict_sat{{
    .names = {"StrictSAT", "StrictSAT", "StrictSAT"},
    .summary = "a king is in check when it has a flight or is attacked",
    .source = source,
    .place = 149,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .enrol = enrol<true>,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
