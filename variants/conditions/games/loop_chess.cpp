// Loop chess: a captured unit changes sides and goes into the hand of the side that captured it.
// Instead of a move, a side can drop a unit from its hand on any empty square, also with check or
// mate; a pawn cannot be dropped on the first or the last rank. A promoted unit that is captured
// stays what it has become.
//
// Units in hand at the start are written like this: LoopChess ReserveWhite Q P ReserveBlack S.
//
// Source: brainking.com, GameRules tp=6.
#include "conditions/games/units_in_hand.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void take_into_hand(Play& play, const Arguments& arguments) {
  if (play.captures()) arguments.as<Reserve>().gain(play, play.side(), play.captured().kind);
}

void drop_unit(Play& play, const Arguments& arguments) {
  arguments.as<Reserve>().drop(play);
}

void offer_drops(Game& game, Candidates& moves, const Arguments& arguments) {
  arguments.as<Reserve>().offer_drops(game, moves);
}

void fill_hands(Position& position, const Arguments& arguments) {
  arguments.as<Reserve>().fill(position, arguments);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Reserve>(book);
  book.declare({.adds_units = true, .offers_moves = true});
  book.prepare(fill_hands);
  book.during(Step::capture, take_into_hand);
  book.during(Step::movement, drop_unit);
  book.offer(offer_drops);
}

constexpr std::string_view excluded[] = {"RecycleChess", "Atomic",    "ChessMutation", "AntiChess",
                                         "Massacre",     "Maharajah", "Legan"};

const Catalogue<Condition>::Entry loop_chess{{
    .names = {"LoopChess", "Loopschach", "EchecsEnBoucle"},
    .summary =
        {"captured units change sides and can be dropped instead of a move",
         "geschlagene Steine wechseln die Farbe und können statt eines Zuges eingesetzt werden",
         "les pièces prises changent de camp et peuvent être parachutées au lieu d'un coup"},
    .source = "brainking.com, GameRules tp=6",
    .place = 1070,
    .parameters = {.words = reserve_words},
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
