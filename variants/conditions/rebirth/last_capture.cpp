// LastCapture: tells which unit was captured, and on which square, by the last move before the
// diagram. Under conditions that let captured units wait to be reborn in the next move or at the
// next capture (Circe with LastMove, Parrain or WaitCapture), this unit is waiting when play
// begins. A neutral unit counts as one that the side on move has lost.
//
// Source: the manual of Popeye 4.104.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void let_wait(Position& position, const Arguments& arguments) {
  Kept captured = arguments.as<Kept>();
  const Side side = captured.piece.neutral()         ? position.turn()
                    : captured.piece.of(Side::white) ? Side::white
                                                     : Side::black;
  captured.store = static_cast<std::uint8_t>(captured.store + index(side));
  position.keep(captured);
}

constexpr Message<> nobody_asks{
    "no condition asks which unit was captured last",
    "keine Bedingung fragt danach, welcher Stein zuletzt geschlagen wurde",
    "aucune condition ne demande quelle pièce a été prise en dernier"};

void enrol(Rulebook& book, Arguments& arguments) {
  const auto store = book.store_of_captures();
  if (!store) return book.object(nobody_asks);
  Kept captured{{book.kinds().enter(arguments.walks.front()), arguments.sides},
                arguments.squares.front(),
                *store};
  for (const Trait* trait : arguments.traits) captured.piece.traits |= bit_of(*trait);
  if (book.kinds()[captured.piece.kind].traits.royal) captured.piece.traits |= royal_bit;
  arguments.derived = std::make_shared<const Kept>(captured);
  book.prepare(let_wait);
}

/// Leaves the text behind the name empty: the line under the diagram does not name the unit.
std::string caption(const Arguments& /*arguments*/, Language /*language*/) {
  return {};
}

const Catalogue<Condition>::Entry last_capture{{
    .names = {"LastCapture", "LetzterSchlag", "DernierePrise"},
    .summary = {"a unit has been captured by the move that led to the diagram",
                "ein Stein ist mit dem Zug geschlagen worden, der zum Diagramm geführt hat",
                "une pièce a été prise par le coup qui a mené au diagramme"},
    .source = sources::not_found,
    .place = 195,
    .parameters = {.unit = true},
    .enrol = enrol,
    .on_diagram = true,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
