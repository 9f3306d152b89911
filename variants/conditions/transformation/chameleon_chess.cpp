// ChameleonChess: a unit changes its walk with every move: queen to knight, knight to bishop,
// bishop to rook, rook to queen. If walks are written behind the name, a unit changes along these
// instead, and from the last one to the first. Units of other walks stay as they are, and so do
// units that castle or promote. Royal units change like others and stay royal; a unit that turns
// into a king does not become royal.
//
// ChameleonSequence: units with the attribute Chameleon change their walk in the order of the walks
// behind the name, and from the last one to the first. ChameleonChess with walks says so too.
//
// Source: BCPS Glossary of Fairy Chess Definitions; the sequence as solved by Popeye 4.104.
#include <algorithm>
#include <string>
#include <vector>

#include "conditions/shared/army.h"
#include "conditions/shared/mover_after.h"
#include "conditions/shared/walk_cycle.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"chameleon", Style::walk};

using walk_cycle::Cycle;

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  unit.kind = walk_cycle::next(arguments.as<Cycle>(), unit.kind);
  return unit;
}

KindSet next_kind(const CompiledRules& /*rules*/, Kind before, const Arguments& arguments) {
  return KindSet{1} << walk_cycle::next(arguments.as<Cycle>(), before);
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
  walk_cycle::tell(book, arguments);
  if (arguments.as<Cycle>().empty()) {
    Cycle usual;
    for (const Kind place : {queen, knight, bishop, rook}) {
      usual.push_back(army::in_place_of(book, place));
    }
    arguments.derived = std::make_shared<const Cycle>(std::move(usual));
  }
  book.declare({.transforms = true});
  book.during(Step::change, mover_after::take_walk<on_arrival, changed>,
              {.idle = mover_after::idle<on_arrival>,
               .foretells = mover_after::foretell<on_arrival>,
               .in_place = true,
               .units = Extent::Units::mover,
               .becomes = next_kind,
               .lets_pass = true});
}

std::string sequence_caption(const Arguments& arguments, Language language) {
  return arguments.walks.size() < 2 ? std::string{} : ' ' + sequence(arguments.walks, language);
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

const Catalogue<Condition>::Entry chameleon_sequence{{
    .names = {"ChameleonSequence", "Chamaeleonsequenz", "CameleonSequence"},
    .summary = {"chameleons change their walk in the order listed",
                "Chamäleons wechseln die Gangart in der angegebenen Reihenfolge",
                "les caméléons changent de marche dans l'ordre indiqué"},
    .source = "as solved by Popeye 4.104",
    .place = 191,
    .parameters = {.walks = Parameters::Walks::optional},
    .enrol = walk_cycle::tell,
    .caption = sequence_caption,
}};

}  // namespace
}  // namespace feerie
