// ChameleonChess: a unit changes its walk with every move: queen to knight, knight to bishop,
// bishop to rook, rook to queen. If walks are written behind the name, a unit changes along these
// instead, and from the last one to the first. Units of other walks stay as they are, and so do
// units that castle or promote. Royal units change like others and stay royal; a unit that turns
// into a king does not become royal.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>
#include <string>
#include <vector>

#include "conditions/shared/army.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"chameleon", Style::walk};

using Cycle = std::vector<Kind>;

void change(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  const auto& cycle = arguments.as<Cycle>();
  const auto found = std::ranges::find(cycle, play.mover().kind);
  if (found == cycle.end()) return;
  play.take_walk(at, found + 1 == cycle.end() ? cycle.front() : found[1], changed);
}

/// Writes the walks in their order and back to the first one, as in "Q->R->B->Q". The first one is
/// that which comes first in the catalogue.
std::string sequence(std::vector<WalkId> walks, Language language) {
  if (walks.back() == walks.front()) walks.pop_back();
  const auto place = [](const WalkId& walk) { return walk.away->place; };
  const auto first = std::ranges::min_element(walks, {}, place);
  std::rotate(walks.begin(), first, walks.end());
  std::string text;
  for (const WalkId& walk : walks) text += letters_of(walk, language) + "->";
  return text + letters_of(walks.front(), language);
}

/// The usual walks are not printed. Others are printed twice, as walks of the condition and as the
/// walks through which units with the attribute Chameleon go.
std::string caption(const Arguments& arguments, Language language) {
  if (arguments.walks.size() < 2) return {};
  const std::string walks = ' ' + sequence(arguments.walks, language);
  constexpr Names chameleons{"ChameleonSequence", "Chamaeleonsequenz", "CameleonSequence"};
  return walks + '\n' + std::string{chameleons.in(language)} + walks;
}

void enrol(Rulebook& book, Arguments& arguments) {
  Cycle cycle;
  for (const WalkId& walk : arguments.walks) cycle.push_back(book.kinds().enter(walk));
  if (cycle.size() < 2) {
    cycle.clear();
    for (const Kind place : {queen, knight, bishop, rook}) {
      cycle.push_back(army::in_place_of(book, place));
    }
  }
  arguments.derived = std::make_shared<const Cycle>(std::move(cycle));
  book.declare({.transforms = true});
  book.during(Step::change, change);
}

const Catalogue<Condition>::Entry chameleon_chess{{
    .names = {"ChameleonChess", "ChamaeleonSchach", "EchecsCameleon"},
    .summary = {"units change their walk with every move: queen, knight, bishop, rook, queen",
                "Steine wechseln mit jedem Zug die Gangart: Dame, Springer, Läufer, Turm, Dame",
                "les pièces changent de marche à chaque coup : dame, cavalier, fou, tour, dame"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 79,
    .parameters = {.walks = Parameters::Walks::optional},
    .enrol = enrol,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
