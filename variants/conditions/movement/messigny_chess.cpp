// Messigny chess: instead of an ordinary move a side may let one of its units change places with a
// unit of the other side that has the same walk; walks that other rules lend do not count. A unit
// that has just been exchanged cannot be exchanged by the next move; in series play that is the
// next move of the series. A pass, as before threats, counts as a move. Kings may be exchanged too,
// unless RexExclusive is written. A neutral unit can stand for either side, so that two neutral
// units can be exchanged too.
//
// Source: Messigny meeting 1994; BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Packs two different squares into a number, which is never 0.
std::uint16_t pair_of(Square a, Square b) {
  return static_cast<std::uint16_t>(64 * a + b);
}

Bitboard just_exchanged(const Position& position, const Arguments& arguments) {
  const std::uint16_t pair = position.memory(arguments.as<int>());
  return pair == 0 ? 0 : bit(static_cast<Square>(pair / 64)) | bit(static_cast<Square>(pair % 64));
}

void offer_exchanges(Game& game, Candidates& moves, const Arguments& arguments) {
  const Position& position = game.position();
  const bool kings_too = !arguments.has("RexExclusive");
  const Side side = game.turn();
  const Bitboard free =
      game.other_has_passed() ? all_squares : ~just_exchanged(position, arguments);
  for (Bitboard own = position.of(side) & free; own != 0;) {
    const Square from = take_first(own);
    const Piece& unit = position.at(from);
    if (unit.royal() && !kings_too) continue;
    Bitboard others = position.of(opposite(side), unit.kind) & free & ~bit(from);
    while (others != 0) {
      const Square to = take_first(others);
      if (position.at(to).royal() && !kings_too) continue;
      moves.push_back({.from = from, .to = to, .type = MoveType::swap});
    }
  }
}

void note_exchange(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  const bool exchanged = move.type == MoveType::swap;
  play.remember(arguments.as<int>(), exchanged ? pair_of(move.from, move.to) : std::uint16_t{0});
}

void forget_exchange(Position& position, const Candidate& /*move*/, const Arguments& arguments) {
  position.set_memory(arguments.as<int>(), 0);
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.declare({.moves_others = true, .offers_moves = true});
  book.offer(offer_exchanges);
  book.during(Step::account, note_exchange,
              {.remembers = forget_exchange, .units = Extent::Units::none});
}

constexpr std::string_view words[] = {"RexExclusive"};

const Catalogue<Condition>::Entry messigny{{
    .names = {"MessignyChess", "MessignySchach", "EchecsMessigny"},
    .summary = {"units of the same walk and of opposite sides may change places",
                "Steine gleicher Gangart und verschiedener Parteien dürfen die Plätze tauschen",
                "les pièces de même marche et de camps opposés peuvent échanger leurs places"},
    .source = "Messigny meeting 1994; BCPS Glossary of Fairy Chess Definitions",
    .place = 110,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
