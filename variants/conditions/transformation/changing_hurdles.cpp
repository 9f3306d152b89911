// Rules under which a hopper changes the unit over which it hops, of whichever side that is.
//
//   AndernachHoppers  the hurdle changes sides
//   EinsteinHoppers   the hurdle changes its walk: it goes one step up in the order pawn, knight,
//                     bishop, rook, queen, hopper if the hopper captures, otherwise one step down
//                     in the order queen, rook, bishop, knight, pawn, hopper
//
// Kings and other royal units stay what they are, neutral ones stay neutral. Fairy units stand at
// the end of both orders and do not change their walk; if several walks of them are in the diagram,
// the side that moves chooses what the hurdle becomes. A pawn that comes about on the far rank does
// not promote. Hoppers are units that hop over one hurdle with each move.
//
// Source: echekk.fr, "Les échecs à sautoirs changeants".
#include <algorithm>
#include <array>

#include "attributes/hurdles.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason coloured{"hurdle changes sides", Style::side};
constexpr Reason changed{"hurdle changes its walk", Style::walk_alone};

/// The square of a hurdle that can change; `no_square` if there is none.
Square hurdle_of(const Play& play, const Arguments& arguments) {
  const Square at = hurdles::noted(play, arguments);
  if (at == no_square) return no_square;
  const Piece& unit = play.position().at(at);
  const bool stays = unit.empty() || unit.royal() || unit.kind == king;
  return stays ? no_square : at;
}

void colour(Play& play, const Arguments& arguments) {
  const Square at = hurdle_of(play, arguments);
  if (at == no_square || play.position().at(at).neutral()) return;
  play.recolour(at, swapped(play.position().at(at).sides), coloured);
}

/// The fairy walks of the diagram.
std::vector<Kind> fairy_kinds(const CompiledRules& rules) {
  std::vector<Kind> kinds;
  for (KindSet left = rules.kinds().in_diagram(); left != 0;) {
    const auto kind = static_cast<Kind>(take_first(left));
    if (kind >= first_fairy_kind && !rules.kinds()[kind].traits.royal) kinds.push_back(kind);
  }
  return kinds;
}

void change(Play& play, const Arguments& arguments) {
  constexpr std::array rising{pawn, knight, bishop, rook, queen};
  constexpr std::array falling{queen, rook, bishop, knight, pawn};
  const Square at = hurdle_of(play, arguments);
  if (at == no_square) return;
  const auto& order = play.captures() ? rising : falling;
  const auto* found = std::ranges::find(order, play.position().at(at).kind);
  if (found == order.end()) return;
  if (found + 1 != order.end()) return play.transform(at, found[1], changed);
  const std::vector<Kind> last = fairy_kinds(play.game().rules());
  if (last.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(last.size())));
  play.transform(at, last[branch], changed);
}

void enrol_andernach(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::capture, hurdles::note, {.idle = hurdles::unless_meant});
  book.during(Step::reaction, colour, {.idle = hurdles::unless_meant});
}

void enrol_einstein(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::capture, hurdles::note, {.idle = hurdles::unless_meant});
  book.during(Step::reaction, change, {.idle = hurdles::unless_meant});
}

constexpr std::string_view source = "echekk.fr, Les échecs à sautoirs changeants";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"AndernachHoppers", "AndernachHuepfer", "SauteursAndernach"},
        .summary = {"a unit over which a hopper hops changes sides",
                    "ein Stein, über den ein Hüpfer hüpft, wechselt die Farbe",
                    "une pièce par-dessus laquelle saute un sauteur change de couleur"},
        .source = source,
        .place = 1099,
        .enrol = enrol_andernach,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"EinsteinHoppers", "EinsteinHuepfer", "SauteursEinstein"},
        .summary = {"a hurdle goes up in value if the hopper captures, down otherwise",
                    "ein Sprungbock steigt im Wert, wenn der Hüpfer schlägt, und sinkt sonst",
                    "un sautoir monte d'un rang si le sauteur prend et descend sinon"},
        .source = source,
        .place = 1100,
        .enrol = enrol_einstein,
        .secondary = true,
    }},
};

}  // namespace
}  // namespace feerie
