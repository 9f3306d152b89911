// No Capture: neither side may capture; NoWhiteCapture and NoBlackCapture forbid the captures of
// one side. Attacks on kings are checks all the same.
//
// Source: as solved by Popeye 4.104 (conditions NoCapture, NoWhiteCapture, NoBlackCapture).
#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool quiet(Game& /*game*/, const Candidate& move, Side /*side*/, const Arguments& /*arguments*/) {
  return !move.captures();
}

bool quiet_by_side(Game& /*game*/, const Candidate& move, Side side, const Arguments& arguments) {
  return !move.captures() || side != arguments.side;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true});
  book.restrict_move(quiet, moves_only);
}

template <Side side>
void enrol_one(Rulebook& book, Arguments& arguments) {
  book.declare({.restricts_moves = true});
  arguments.side = side;
  book.restrict_move(quiet_by_side, moves_only);
}

constexpr std::string_view source = sources::not_found;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"NoCapture", "Ohneschlag", "SansPrises"},
         .summary = {"there are no captures", "es gibt keine Schläge", "il n'y a pas de prises"},
         .source = source,
         .place = 16,
         .enrol = enrol}},
    Catalogue<Condition>::Entry{
        {.names = {"NoWhiteCapture", "WeisserOhneSchlag", "BlancSansPrises"},
         .summary = {"White may not capture", "Weiß darf nicht schlagen",
                     "les Blancs ne peuvent pas prendre"},
         .source = source,
         .place = 126,
         .enrol = enrol_one<Side::white>}},
    Catalogue<Condition>::Entry{
        {.names = {"NoBlackCapture", "SchwarzerOhneSchlag", "NoirSansPrises"},
         .summary = {"Black may not capture", "Schwarz darf nicht schlagen",
                     "les Noirs ne peuvent pas prendre"},
         .source = source,
         .place = 127,
         .enrol = enrol_one<Side::black>}},
};

}  // namespace
}  // namespace feerie
