// SAT: a king is in check when it has a flight, that is, when it could move to a square on which it
// would not be attacked. An attack on the king alone means nothing. Kings are not captured, so that
// the square of the other king is no flight.
//
// SAT with a number: the free squares of a king are its flights, and also the square on which it
// stands if that is not attacked. A side is in check when its king has more free squares than the
// number. So a king that is attacked can have one flight more than one that is not, without being
// in check. A second number is for Black.
//
// StrictSAT (Sharp SAT): the square on which a king stands becomes one of its free squares, too,
// when a king of the side has been attacked for the first time. From then on, where no number is
// given, a king that is not attacked is in check, so that it must be attacked for ever.
//
// Source: L. Salai sr. 1997; J. Lorinc, New ideas in fairy chess 2; numbers as in Salai's own
// problems with them (Pat a Mat 2003, Mat 64 2002).
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "game/game.h"
#include "game/glance.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

struct Limits {
  /// A side is in check when so many squares are free for its king.
  int free_squares[2] = {1, 1};
  /// Does the square on which the king stands count from the beginning of play?
  bool numbered[2] = {false, false};
  /// This memory slot tells under StrictSAT which sides have been attacked; -1 under SAT.
  int slot = -1;
};

bool attacked(Game& game, Side side) {
  Bitboard royals = game.position().royals(side);
  while (royals != 0) {
    if (game.observed(take_first(royals), opposite(side), Purpose::checking)) return true;
  }
  return false;
}

/// Do other rules need the moves of all units, or the state of the game, to tell which moves there
/// are?
bool all_moves_count(const CompiledRules& rules) {
  return !rules.offers().empty() || !rules.selections().empty() || !rules.decisions().empty() ||
         !rules.draws().empty();
}

/// Does a rule other than StrictSAT act while a move is made?
bool others_act(const CompiledRules& rules, const Limits& limits) {
  if (limits.slot < 0) return rules.acts_at_all();
  for (int i = 0; i < step_count; ++i) {
    const auto step = static_cast<Step>(i);
    const std::size_t own = step == Step::before ? 1 : 0;
    if (rules.acts(step).size() > own) return true;
  }
  return false;
}

/// Is it enough to look at the board to tell where a king can go? That is so if all units are
/// orthodox and no other rule matters.
bool plainly(const Game& game, Side side, const Limits& limits) {
  const CompiledRules& rules = game.rules();
  const Position& position = game.position();
  const Bitboard royals = position.royals(side);
  constexpr Sayings about_flights{Saying::geometry, Saying::verdicts, Saying::base_line_pawns};
  return game.takes_short_cuts() && !rules.sayings().any_of(about_flights) &&
         !others_act(rules, limits) && !all_moves_count(rules) &&
         rules.kinds().count() == first_fairy_kind && count_of(royals) == 1 &&
         royals == position.of(side, king) &&
         (position.of(Side::white) & position.of(Side::black)) == 0;
}

/// Has a king of the side on move at least so many squares to go to?
bool has_flights(Game& game, int needed) {
  const Side side = game.turn();
  const Bitboard royals = game.position().royals(side);
  const Game::Asking asking(game);
  const Game::Judging judging(game, Legality::self_check);
  Bitboard flights = 0;
  const auto try_moves = [&](const Candidates& moves) {
    for (const Candidate& move : moves) {
      if (move.from == no_square || !contains(royals, move.from)) continue;
      if (move.castles() || contains(flights, move.to)) continue;
      game.outcomes(move, [&](const Move&) {
        if (attacked(game, side)) return true;
        flights |= bit(move.to);
        return false;
      });
      if (count_of(flights) >= needed) return true;
    }
    return false;
  };
  Game::Listed listed(game);
  Candidates& moves = *listed;
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

bool own_square_counts(const Position& position, Side side, const Limits& limits) {
  if (limits.slot < 0) return limits.numbered[index(side)];
  return (position.memory(limits.slot) >> index(side) & 1) != 0;
}

bool in_check(Game& game, Side side, bool /*ordinary*/, const Arguments& arguments) {
  // When a king is tried on a flight, another rule may ask whether the side is in check there
  // (Alice, Checkless). Further flights from there are not looked for: the answer is no.
  if (game.question_depth() > 0) return false;
  const auto& limits = arguments.as<Limits>();
  int needed = limits.free_squares[index(side)];
  if (own_square_counts(game.position(), side, limits) && !attacked(game, side)) --needed;
  if (needed == 0) return game.position().royals(side) != 0;
  if (plainly(game, side, limits)) return Glance::has_flights(game.position(), side, needed);
  const Game::Passing passing(game, game.turn() != side);
  return has_flights(game, needed);
}

/// While enough squares stay free for a king, its check lasts. A unit takes away one of them by
/// coming there; by going it may open lines of the other side to several.
Answers answers(const Game& game, Side side, const Arguments& arguments) {
  const auto& limits = arguments.as<Limits>();
  const Position& position = game.position();
  const bool by_flights_alone = limits.slot < 0 && !limits.numbered[index(side)];
  const bool en_passant = position.state().ep_squares != 0;
  if (game.question_depth() > 0 || !by_flights_alone || en_passant) return {};
  if (!plainly(game, side, limits)) return {};
  const Bitboard flights = Glance::flights(position, side);
  const int spare = count_of(flights) - limits.free_squares[index(side)];
  if (spare < 0) return {};
  return {spare == 0 ? flights : 0, Glance::screens(position, side, flights)};
}

/// Notes before each move which sides are attacked. That is early enough, as the square of the king
/// counts only when it is not attacked any more.
void remember_attacks(Play& play, const Arguments& arguments) {
  // To find out whether a king is attacked, its capture may be played; nothing need be noted then,
  // as the capture of a king ends everything.
  if (play.game().playing_out()) return;
  const int slot = arguments.as<Limits>().slot;
  unsigned sides = play.position().memory(slot);
  for (const Side side : {Side::white, Side::black}) {
    Bitboard royals = play.position().royals(side);
    while (royals != 0) {
      const Square royal = take_first(royals);
      if (play.observed(royal, opposite(side), Purpose::checking)) sides |= 1U << index(side);
    }
  }
  play.remember(slot, static_cast<std::uint16_t>(sides));
}

/// Kings are never captured, although they may stand attacked.
bool spares_kings(Game& game, const Candidate& move, Side /*side*/,
                  const Arguments& /*arguments*/) {
  return !move.captures() || !game.position().at(move.capture).royal();
}

template <bool strict>
void enrol(Rulebook& book, Arguments& arguments) {
  Limits limits;
  if (!arguments.numbers.empty()) {
    const int numbers[2] = {arguments.numbers.front(), arguments.numbers.back()};
    for (const int side : {0, 1}) {
      limits.free_squares[side] = numbers[side] + 1;
      limits.numbered[side] = numbers[side] > 0;
    }
  }
  if (strict) {
    limits.slot = book.reserve();
    book.during(Step::before, remember_attacks);
  }
  arguments.derived = std::make_shared<const Limits>(limits);
  book.declare({.restricts_moves = true, .own_check = true});
  book.restrict_move(spares_kings, moves_only);
  book.define_check(in_check, LooksAt::units);
  book.answer_check(answers);
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

/// Names the numbers of flights in Roman numerals, as in " VI/IV"; a single one if both are equal,
/// nothing if none were given.
std::string caption(const Arguments& arguments, Language /*language*/) {
  std::vector<int> numbers = arguments.numbers;
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  std::string text;
  for (const int number : numbers) {
    text += (text.empty() ? ' ' : '/') + roman(number);
  }
  return text;
}

constexpr std::string_view source = "L. Salai sr. 1997; J. Lorinc, New ideas in fairy chess 2";

const Catalogue<Condition>::Entry sat{{
    .names = {"SAT", "SAT", "SAT"},
    .summary = {"a king is in check when it has a flight",
                "ein König steht im Schach, wenn er ein Fluchtfeld hat",
                "un roi est en échec quand il a une case de fuite"},
    .source = source,
    .place = 148,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .enrol = enrol<false>,
    .caption = caption,
}};

const Catalogue<Condition>::Entry strict_sat{{
    .names = {"StrictSAT", "StrictSAT", "StrictSAT"},
    .summary =
        {"as SAT; once a king has been attacked, its own square is a flight",
         "wie SAT; war ein König einmal angegriffen, so zählt auch sein eigenes Feld als "
         "Fluchtfeld",
         "comme SAT ; dès qu'un roi a été attaqué, sa propre case compte comme case de fuite"},
    .source = source,
    .place = 149,
    .parameters = {.numbers = Parameters::Numbers::up_to_two},
    .enrol = enrol<true>,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
