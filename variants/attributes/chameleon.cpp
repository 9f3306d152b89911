// Chameleon: a unit with this attribute changes its walk with every move: queen to knight, knight
// to bishop, bishop to rook, rook to queen; or in the order that a condition tells. Units of other
// walks stay as they are. While such units are in the diagram, a pawn may promote to a walk of that
// order with the attribute or without it.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/army.h"
#include "conditions/shared/mover_after.h"
#include "conditions/shared/walk_cycle.h"
#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"chameleon", Style::walk};
constexpr Reason coloured{"promotion to a chameleon", Style::side};

/// Returns the kind that follows in the cycle; the kind itself if it does not belong to the cycle.
Kind next_of(const CompiledRules& rules, Kind kind) {
  if (const auto* cycle = walk_cycle::told(rules)) return walk_cycle::next(*cycle, kind);
  switch (army::place_of(rules, kind)) {
    case queen:
      return army::in_place_of(rules, knight);
    case knight:
      return army::in_place_of(rules, bishop);
    case bishop:
      return army::in_place_of(rules, rook);
    case rook:
      return army::in_place_of(rules, queen);
    default:
      return kind;
  }
}

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  const Kind next = next_of(arrived.rules, unit.kind);
  if (!unit.has(arguments.trait) || next == unit.kind) return unit;
  unit.kind = next;
  if (arrived.rules.kinds()[next].traits.royal) unit.traits |= royal_bit;
  return unit;
}

void change(Play& play, const Arguments& arguments) {
  if (play.mover_at() == no_square) return;
  const Kind next = on_arrival(mover_after::arrival(play), arguments).kind;
  if (next != play.mover().kind) play.transform(play.mover_at(), next, changed);
}

/// The walk of a unit with the attribute or without it.
KindSet next_kinds(const CompiledRules& rules, Kind before, const Arguments& /*arguments*/) {
  return KindSet{1} << before | KindSet{1} << next_of(rules, before);
}

/// Lets the player choose once whether a promoted unit is a chameleon.
void colour(Play& play, Square at, const Arguments& arguments) {
  Piece unit = play.position().at(at);
  if (unit.has(arguments.trait) || next_of(play.game().rules(), unit.kind) == unit.kind) return;
  if (play.noted(arguments, unit.id) != 0) return;
  play.note(arguments, unit.id, bit(at));
  if (play.choose(2) == 0) return;
  unit.traits |= arguments.trait;
  play.alter(at, unit, coloured);
}

void colour_promoted(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || play.effects().empty()) return;
  const Effect& last = play.effects().back();
  if (last.op != Effect::Op::alter || last.why->style != Style::promotion || last.to != at) return;
  colour(play, at, arguments);
}

/// Lets the player choose for a pawn that promotes because it is put on its square.
template <Style put>
void colour_reborn(Play& play, const Arguments& arguments) {
  const auto effects = play.effects();
  for (std::size_t i = 1; i < effects.size(); ++i) {
    const Square at = effects[i].to;
    if (effects[i].op != Effect::Op::alter || effects[i].why->style != Style::promotion) continue;
    if (effects[i - 1].why->style == put && effects[i - 1].to == at) {
      return colour(play, at, arguments);
    }
  }
}

const Catalogue<Trait>::Entry chameleon{{
    .names = {"Chameleon", "Chamaeleon", "Cameleon"},
    .summary = {"changes its walk with every move: queen, knight, bishop, rook, queen",
                "wechselt mit jedem Zug die Gangart: Dame, Springer, Läufer, Turm, Dame",
                "change de marche à chaque coup : dame, cavalier, fou, tour, dame"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 3,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.transforms = true});
          // How units are coloured that rules put somewhere is a part of that act.
          constexpr Extent of_mover{.idle = idle::unless_promotes,
                                    .in_place = true,
                                    .units = Extent::Units::mover,
                                    .lets_pass = true};
          constexpr Extent of_others{.follows_others = true,
                                     .in_place = true,
                                     .units = Extent::Units::none,
                                     .lets_pass = true};
          book.during(Step::change, change,
                      {.idle = idle::unless_marked,
                       .foretells = mover_after::foretell<on_arrival>,
                       .in_place = true,
                       .units = Extent::Units::mover,
                       .becomes = next_kinds,
                       .lets_pass = true});
          book.during(Step::promotion, colour_promoted, of_mover);
          book.during(Step::mover_rebirth, colour_reborn<Style::transfer>, of_others);
          book.during(Step::victim_rebirth, colour_reborn<Style::born>, of_others);
        },
}};

}  // namespace
}  // namespace feerie
