// Protean chess: a capturing unit takes over the walk of the captured one, and keeps its side and
// its attributes. If it captures a pawn, it walks as a pawn that goes in the direction of the
// captured pawn. Kings change their walk too and stay royal, unless RexExclusive is written. A unit
// that captures a king does not become royal. The attribute Protean makes the rule hold for single
// units.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/condition_or_attribute.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason learnt{"protean", Style::walk};

/// This is the kind of pawns that go against the direction of their side.
struct Pawns {
  Kind reversed;
};

/// Returns the kind of a unit that takes over the walk of a captured one. As a pawn it goes on in
/// the direction of the captured pawn.
Kind taken_over(Kind captured, const Pawns& pawns) {
  if (captured == pawn) return pawns.reversed;
  if (captured == pawns.reversed) return pawn;
  return captured;
}

void learn(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square || !concerned(play.mover(), arguments)) return;
  if (play.mover().royal() && arguments.has("RexExclusive")) return;
  play.take_walk(at, taken_over(play.captured().kind, arguments.as<Pawns>()), learnt);
}

void enrol(Rulebook& book, Arguments& arguments) {
  const Walk* walk = Catalogue<Walk>::named("reverse pawn");
  arguments.derived = std::make_shared<const Pawns>(Pawns{book.kinds().enter({walk, nullptr})});
  book.declare({.transforms = true});
  book.during(Step::change, learn, {.captures_only = true, .in_place = true});
}

constexpr std::string_view words[] = {"RexExclusive"};

const Catalogue<Condition>::Entry protean_chess{{
    .names = {"ProteanChess", "ProteischesSchach", "EchecsProtee"},
    .summary = {"capturing units take over the walk of the captured ones",
                "schlagende Steine übernehmen die Gangart der geschlagenen",
                "les pièces qui prennent adoptent la marche des pièces prises"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 164,
    .parameters = {.words = words},
    .enrol = enrol,
}};

const Catalogue<Trait>::Entry protean_unit{{
    .names = {"Protean", "Proteisch", "Protee"},
    .summary = {"takes over the walk of the unit that it captures",
                "übernimmt die Gangart des Steins, den er schlägt",
                "adopte la marche de la pièce qu'elle prend"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 9,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
