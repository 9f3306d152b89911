// Cheshire Cat: a square from which a unit has moved disappears. No unit can enter it any more, but
// lines and double steps lead across it. A king that has not moved from e1 (Black: e8) since the
// diagram may move as a queen too. There is no castling.
//
// Source: V. R. Parton (1970), in chessvariants.com; brainking.com, GameRules tp=113.
#include <array>

#include "conditions/shared/whole_moves.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The squares that have disappeared are remembered in four memory slots of sixteen squares each.
using Slots = std::array<int, 4>;

bool is_gone(const Position& position, const Slots& slots, Square square) {
  return (position.memory(slots[square / 16U]) >> square % 16U & 1U) != 0;
}

bool square_exists(Game& game, const Candidate& candidate, Side /*side*/,
                   const Arguments& arguments) {
  return !is_gone(game.position(), arguments.as<Slots>(), candidate.end());
}

void leave_nothing(Play& play, const Arguments& arguments) {
  for (const Effect& effect : play.effects()) {
    if (effect.op != Effect::Op::move) continue;
    const int slot = arguments.as<Slots>()[effect.from / 16U];
    const unsigned gone = play.position().memory(slot);
    play.remember(slot, static_cast<std::uint16_t>(gone | 1U << effect.from % 16U));
  }
}

void leave_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  const int slot = arguments.as<Slots>()[move.from / 16U];
  const unsigned gone = position.memory(slot);
  position.set_memory(slot, static_cast<std::uint16_t>(gone | 1U << move.from % 16U));
}

void first_move_as_queen(Game& game, Square from, Side /*side*/, KindSet& kinds,
                         const Arguments& /*arguments*/) {
  const Piece& piece = game.position().at(from);
  if (piece.kind != king || file_of(from) != 4) return;
  const int home = piece.of(Side::white) ? 0 : 7;
  // A king that stands where it stood in the diagram has not moved: it could not have come back.
  if (rank_of(from) == home && game.diagram().at(from).id == piece.id) {
    kinds |= KindSet{1} << queen;
  }
}

void enrol(Rulebook& book, Arguments& arguments) {
  Slots slots{};
  for (int& slot : slots) slot = book.reserve();
  arguments.derived = std::make_shared<const Slots>(slots);
  book.declare({.alters_walks = true, .restricts_moves = true, .follows_units = true});
  see_whole_moves(book);
  book.restrict_move(square_exists, moves_only);
  book.during(Step::account, leave_nothing,
              {.remembers = leave_plainly, .units = Extent::Units::none});
  book.walks_as(first_move_as_queen);
  book.castling().exists = false;
}

constexpr std::string_view excluded[] = {"Chess960", "ChessMutation"};

const Catalogue<Condition>::Entry cheshire_cat{{
    .names = {"CheshireCat", "Grinsekatze", "ChatDeChester"},
    .summary =
        {"squares that a unit leaves disappear; the king's first move may be a queen's",
         "Felder, die ein Stein verlässt, verschwinden; der König darf zuerst wie eine Dame ziehen",
         "les cases quittées disparaissent ; le premier coup du roi peut être celui d'une dame"},
    .source = "V. R. Parton (1970); brainking.com, GameRules tp=113",
    .place = 1066,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

const Catalogue<Condition>::Entry cheshire_cat_chess{{
    .names = {"CheshireCatChess", "Grinsekatzenschach", "ChatDuCheshire"},
    .place = 1066,
    .stands_for = "CheshireCat",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
