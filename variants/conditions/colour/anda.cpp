// Anda: a unit that gives check with its move becomes neutral. A neutral unit that gives check with
// its move becomes a unit of the side that moved it. Under AndaInverse units change in this way
// with every move that does not give check. The conditions hold for all units but kings; the
// attributes hold for the units that have them. Castling changes nothing.
//
// Source: P. Petkov, StrateGems 2020; as solved by Popeye 4.104.
#include "conditions/colour/gives_check.h"
#include "conditions/shared/condition_or_attribute.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"anda", Style::standing};

template <bool by_check>
void change_sides(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || !concerned(play.mover(), arguments)) return;
  const bool excepted = arguments.trait == 0 && play.mover().royal();
  if (excepted || checks(play, at) != by_check) return;
  play.recolour(at, play.mover().neutral() ? only(play.side()) : Sides::neutral, changed);
}

template <bool by_check>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, change_sides<by_check>,
              {.checks_only = by_check, .in_place = true, .units = Extent::Units::mover},
              early("the mover is what it becomes by its own check before that has consequences"));
}

constexpr Names anda{"Anda", "Anda", "Anda"};
constexpr Names anda_inverse{"AndaInverse", "AndaInvers", "AndaInverse"};
constexpr std::string_view source = "P. Petkov, StrateGems 2020";

const Catalogue<Condition>::Entry conditions[] = {
    Catalogue<Condition>::Entry{
        {.names = anda,
         .summary = {"units become neutral when they check, and back again",
                     "Steine werden neutral, wenn sie Schach bieten, und wieder zurück",
                     "les pièces deviennent neutres en donnant échec, et inversement"},
         .source = source,
         .place = 232,
         .enrol = enrol<true>}},
    Catalogue<Condition>::Entry{
        {.names = anda_inverse,
         .summary = {"units become neutral when they move without check, and back again",
                     "Steine werden neutral, wenn sie ohne Schach ziehen, und wieder zurück",
                     "les pièces deviennent neutres en jouant sans échec, et inversement"},
         .source = source,
         .place = 233,
         .enrol = enrol<false>}},
};

const Catalogue<Trait>::Entry attributes[] = {
    Catalogue<Trait>::Entry{{.names = anda,
                             .summary = {"becomes neutral when it checks, and back again",
                                         "wird neutral, wenn er Schach bietet, und wieder zurück",
                                         "devient neutre en donnant échec, et inversement"},
                             .source = source,
                             .place = 16,
                             .enrol = enrol<true>}},
    Catalogue<Trait>::Entry{
        {.names = anda_inverse,
         .summary = {"becomes neutral when it moves without check, and back again",
                     "wird neutral, wenn er ohne Schach zieht, und wieder zurück",
                     "devient neutre en jouant sans échec, et inversement"},
         .source = source,
         .place = 17,
         .enrol = enrol<false>}},
};

}  // namespace
}  // namespace feerie
