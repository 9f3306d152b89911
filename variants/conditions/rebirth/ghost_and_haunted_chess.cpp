// Ghost Chess, Haunted Chess: a captured unit goes below the square where it was captured. It comes
// up again as soon as no unit stands on the square: when the capturing unit leaves it, or at once
// if the capturing unit does not stay there. Of several units below a square the one that came
// there last comes up first. Problems can put units below others in the diagram; these come up in
// the same way. In Haunted Chess the unit comes up as it was. In Ghost Chess it comes up as a
// ghost, which cannot be captured.
//
// Source: Sake, Portoroz 2002 (Haunted Chess); as solved by Popeye 4.104.
#include <algorithm>
#include <stdexcept>

#include "conditions/rebirth/rebirth.h"
#include "game/catalogue.h"
#include "game/idle.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// A unit of any kind that is in play may lie below a square.
constexpr KindSet any_kind = ~KindSet{0};

constexpr Reason buried{"buried below the square", Style::silent};

/// Puts the captured unit below its square. `arguments.trait` is the attribute that makes a ghost
/// of it; in Haunted Chess there is none.
void bury(Play& play, const Arguments& arguments) {
  if (!play.captures()) return;
  Piece ghost = play.captured();
  ghost.traits |= arguments.trait;
  play.keep(play.captured(), {ghost, play.candidate().capture, underworld}, false, buried);
}

/// Lets units come up, except on the square of the capture: there the captured unit must come up
/// first, and it is not yet buried.
void surface_elsewhere(Play& play, const Arguments& /*arguments*/) {
  const Bitboard captured_on = play.captures() ? bit(play.candidate().capture) : 0;
  rebirth::surface_on(play, ~captured_on);
}

bool spares_ghosts(Game& game, const Candidate& move, Side /*side*/, const Arguments& arguments) {
  return !move.captures() || !game.position().at(move.capture).has(arguments.trait);
}

void enrol_haunted(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.rebirths = true, .returns_others = true});
  book.during(
      Step::reaction, surface_elsewhere,
      {.idle = rebirth::unless_uncovered, .units = Extent::Units::left, .left_behind = any_kind},
      early("a unit comes up as soon as its square is left"));
  book.during(Step::victim_rebirth, bury, {.captures_only = true, .units = Extent::Units::none});
  // By then no unit comes up but the captured one, where the one that captured it does not stay.
  book.during(Step::victim_rebirth, rebirth::surface,
              {.idle = rebirth::unless_uncovered, .units = Extent::Units::victim});
}

void enrol_ghosts(Rulebook& book, Arguments& arguments) {
  const Trait* trait = Catalogue<Trait>::named("Uncapturable");
  if (trait == nullptr) throw std::logic_error("the attribute Uncapturable is missing");
  arguments.trait = bit_of(*trait);
  enrol_haunted(book, arguments);
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(spares_ghosts, moves_and_checks, Forbidding::of_marked);
}

constexpr std::string_view attributes[] = {"Uncapturable"};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"GhostChess", "Geisterschach", "EchecsGhost"},
        .summary =
            {"captured units come up as uncapturable ghosts when their square is left",
             "geschlagene Steine erscheinen als unschlagbare Geister, wenn ihr Feld verlassen wird",
             "les pièces prises réapparaissent, fantômes imprenables, quand leur case est quittée"},
        .source = "example: O. Faria, Chessics 1983",
        .place = 171,
        .enrol = enrol_ghosts,
        .attributes = attributes,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"HauntedChess", "Spukschach", "EchecsHantes"},
        .summary = {"captured units come up again when their square is left",
                    "geschlagene Steine erscheinen wieder, wenn ihr Feld verlassen wird",
                    "les pièces prises réapparaissent quand leur case est quittée"},
        .source = "Sake, Portoroz 2002",
        .place = 172,
        .enrol = enrol_haunted,
        .attributes = attributes,
    }},
};

}  // namespace
}  // namespace feerie
