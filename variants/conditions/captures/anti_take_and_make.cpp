// Anti Take & Make: a unit that is captured goes on at once, in the same move, with a step from the
// square of the capture. The step is one that it could make from there without capturing; the side
// that captures chooses it. If there is no such step, the capture is impossible. A pawn promotes
// where it ends, into what the capturing side chooses. Royal units are not captured: a unit that
// attacks a king gives check as ever.
//
// Source: D. Kostadinov, juliasfairies.com, no. 162 (2012).
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason gone_on{"step of the captured unit", Style::born};
constexpr Reason promoted{"promotion of the captured unit", Style::promotion};

/// The side for which the captured unit makes its step.
Side owner_of(const Play& play) {
  const Piece& captured = play.captured();
  return captured.neutral() ? opposite(play.side())
                            : (captured.of(Side::white) ? Side::white : Side::black);
}

void promote(Play& play, Square at, Side side) {
  const Piece unit = play.position().at(at);
  if (unit.kind < pawn) return;
  const auto kinds = play.game().rules().promotion().kinds_on(at, unit.kind, side);
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promoted);
}

void step_away(Play& play, const Arguments& /*arguments*/) {
  if (!play.captures() || play.captured().royal()) return;
  const Square from = play.candidate().capture;
  const Side side = owner_of(play);
  // What stands where it was captured does not keep it from leaving.
  const Square lifted = play.position().at(from).empty() ? no_square : from;
  const Bitboard steps = play.quiet_reach(play.captured().kind, from, side, lifted);
  if (steps == 0) return play.reject();
  const Square to = play.choose_square(steps);
  if (to == no_square) return;
  play.add(to, play.captured(), gone_on);
  promote(play, to, side);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.rebirths = true, .returns_elsewhere = true, .restricts_moves = true});
  book.during(Step::victim_rebirth, step_away, {.captures_only = true});
}

// A unit cannot come back in two ways.
constexpr std::string_view excluded[] = {"Circe", "GhostChess", "HauntedChess", "LoopChess",
                                         "RecycleChess"};

const Catalogue<Condition>::Entry anti_take_and_make{{
    .names = {"AntiTake&MakeChess", "AntiTake&MakeSchach", "EchecsAntiTake&Make"},
    .summary = {"a captured unit goes on at once with a step that the capturing side chooses",
                "ein geschlagener Stein zieht sogleich weiter, wie es die schlagende Partei wählt",
                "une pièce prise continue aussitôt par un coup que choisit le camp qui prend"},
    .source = "D. Kostadinov, juliasfairies.com, no. 162 (2012)",
    .place = 1096,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
