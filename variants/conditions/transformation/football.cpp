// Football: a unit, kings excepted, that moves to the a-file or the h-file may turn into a unit of
// one of the walks written behind the name ("is exchanged for a substitute"). Without written walks
// these are queen, rook, bishop and knight. A pawn that promotes on such a square may be exchanged
// as well.
//
// Source: BCPS Glossary of Fairy Chess Definitions; as solved by Popeye 4.104.
#include <algorithm>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason exchanged{"substitution", Style::walk_alone};
constexpr Bitboard edges = file_set(0) | file_set(7);

void substitute(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || !contains(edges, at) || play.mover().royal()) return;
  if (play.candidate().castles()) return;
  const auto& kinds = arguments.as<std::vector<Kind>>();
  const Kind own = play.mover().kind;
  const auto number =
      static_cast<int>(std::ranges::count_if(kinds, [own](Kind kind) { return kind != own; }));
  int branch = play.choose(number + 1);
  if (branch == 0) return;
  const auto chosen =
      std::ranges::find_if(kinds, [&](Kind kind) { return kind != own && --branch == 0; });
  play.transform(at, *chosen, exchanged);
}

bool unless_at_edge(const Game& /*game*/, const Candidate& move, const Arguments& /*arguments*/) {
  return !contains(edges, move.to);
}

/// The walks that a unit may have in the end: its own, or that of any substitute.
KindSet any_substitute(const CompiledRules& /*rules*/, Kind before, const Arguments& arguments) {
  KindSet kinds = KindSet{1} << before;
  for (const Kind kind : arguments.as<std::vector<Kind>>()) kinds |= KindSet{1} << kind;
  return kinds;
}

void enrol(Rulebook& book, Arguments& arguments) {
  std::vector<Kind> kinds;
  for (const WalkId& walk : arguments.walks) kinds.push_back(book.kinds().enter(walk));
  if (kinds.empty()) kinds = {queen, rook, bishop, knight};
  std::ranges::sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  arguments.derived = std::make_shared<const std::vector<Kind>>(std::move(kinds));
  book.declare({.transforms = true});
  book.during(Step::exchange, substitute,
              {.idle = unless_at_edge,
               .in_place = true,
               .units = Extent::Units::mover,
               .becomes = any_substitute},
              early("the substitute is the unit that has arrived"));
}

/// Writes the walks in the order of the catalogue, however they were given.
std::string caption(const Arguments& arguments, Language language) {
  std::vector<WalkId> walks = arguments.walks;
  std::ranges::sort(walks, {}, [](const WalkId& walk) { return walk.away->place; });
  std::string text;
  for (const WalkId& walk : walks) text += ' ' + letters_of(walk, language);
  return text;
}

const Catalogue<Condition>::Entry football{{
    .names = {"Football", "Fussball", "Football"},
    .summary =
        {"units that move to the a- or h-file may be exchanged for one of some walks",
         "Steine, die auf die a- oder h-Linie ziehen, dürfen gegen andere ausgewechselt werden",
         "les pièces qui arrivent sur la colonne a ou h peuvent être remplacées par d'autres"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 176,
    .parameters = {.walks = Parameters::Walks::optional},
    .enrol = enrol,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
