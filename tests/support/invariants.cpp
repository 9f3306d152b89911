#include "support/invariants.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "game/idle.h"
#include "game/plain_moves.h"
#include "search/prove/fetching.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

void demand(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
}

/// Does the move change no more squares than the rules declare? Castlings and moves that rules
/// offer are another matter, and captures elsewhere than on the square of arrival empty one more.
void check_squares(const Game& game, const Candidate& move, const Position& before,
                   const Position& after) {
  if (move.type > MoveType::en_passant || !game.rules().offers().empty()) return;
  const Changes::Squares& most = game.rules().changes(move.captures()).squares;
  Bitboard changed = 0;
  for (Square square = 0; square < square_count; ++square) {
    const Piece& one = before.at(square);
    const Piece& other = after.at(square);
    if (one.kind != other.kind || one.sides != other.sides) changed |= bit(square);
  }
  const int elsewhere = move.captures() && move.capture != move.to ? 1 : 0;
  const std::string text = to_string(move.from) + to_string(move.to) + ": ";
  demand(count_of(after.units() & ~before.units()) <= most.filled, text + "squares are filled");
  demand(count_of(before.units() & ~after.units()) <= most.emptied + elsewhere,
         text + "squares are emptied");
  demand(count_of(changed & after.units()) <= most.changed, text + "squares get other units");
}

/// A legal move, where it leads, and what happens in it.
struct Reached {
  Move move;
  Position position;
  std::vector<Effect> effects;
};

std::vector<Reached> outcomes(Game& game) {
  std::vector<Reached> found;
  game.each_move([&](const Move& move) {
    const auto effects = game.last_effects();
    found.push_back({move, game.position(), {effects.begin(), effects.end()}});
    return true;
  });
  return found;
}

bool same(const Effect& one, const Effect& other) {
  return one.op == other.op && one.store == other.store && one.from == other.from &&
         one.to == other.to && one.before == other.before && one.after == other.after &&
         one.level == other.level && one.amount == other.amount &&
         one.why->style == other.why->style;
}

/// Compares play with short cuts and play in which all rules are asked at every step: as many moves
/// must be legal, and each must lead to the same position. So a rule that says that it does nothing
/// in a move, and does something, is found.
void check_short_cuts(Game& game) {
  const std::vector<Reached> quick = outcomes(game);
  game.take_short_cuts(false);
  const std::vector<Reached> slow = outcomes(game);
  game.take_short_cuts(true);
  demand(quick.size() == slow.size(), "as many moves are legal without short cuts");
  for (std::size_t i = 0; i < quick.size(); ++i) {
    const Reached& one = quick[i];
    const Reached& other = slow[i];
    const std::string text = to_string(one.move.candidate.from) + to_string(one.move.candidate.to);
    demand(one.move == other.move, text + ": the same move is legal without short cuts");
    demand(one.position == other.position, text + ": it leads to the same position");
    demand(std::ranges::equal(one.effects, other.effects, same), text + ": the same happens in it");
  }
}

/// The squares that units of the side observe, so that a king would be in check there.
Bitboard observed_squares(Game& game, Side by) {
  Bitboard found = 0;
  for (Square square = 0; square < square_count; ++square) {
    if (game.observed(square, by, Purpose::checking)) found |= bit(square);
  }
  return found;
}

/// Is the same observed with short cuts and without? So a rule is found that says of all units
/// something else than of each.
void check_observation(Game& game) {
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard quick = observed_squares(game, side);
    game.take_short_cuts(false);
    const Bitboard slow = observed_squares(game, side);
    game.take_short_cuts(true);
    demand(quick == slow, "the same squares are observed without short cuts");
  }
}

/// Does a unit that captures end where rules say that it may?
void check_end(Game& game, const Candidate& move, const std::string& text) {
  const Changes& changes = game.rules().changes(true);
  const bool told = changes.ends != nullptr && !changes.anything && !changes.victims_appear;
  if (!told || move.type > MoveType::double_step || move.capture != move.to) return;
  const Square end = game.last_mover_at();
  if (end == no_square) return;
  const bool stays = end == move.to && game.last_effects().size() == 2;
  // Of what a pawn promotes into before it is taken elsewhere, nothing is said.
  const Bitboard ends = game.before_last([&] {
    const bool promotes = !idle::unless_promotes(game, move, *changes.of_ends);
    return promotes ? all_squares : changes.ends(game, move, *changes.of_ends);
  });
  demand(stays || contains(ends, end), text + "the mover ends where rules say");
}

/// Do units that capture, and units that are captured, appear where rules say?
void check_whereabouts(Game& game, const Candidate& move, const Position& before,
                       const std::string& text) {
  const bool offered = !game.rules().offers().empty();
  if (!move.captures() || move.type > MoveType::en_passant || offered) return;
  const CompiledRules& rules = game.rules();
  const Changes& changes = rules.changes(true);
  const auto told = [&](const std::vector<Changes::Taking>& takers, Kind kind, Side side) {
    Bitboard squares = 0;
    for (const Changes::Taking& taker : takers) {
      squares |=
          taker.function == nullptr
              ? all_squares
              : taker.function(rules, game.diagram(), {kind, side, move.capture}, *taker.arguments);
    }
    return squares;
  };
  const Piece& victim = before.at(move.capture);
  const Piece& mover = before.at(move.from);
  if (changes.anything || victim.neutral() || mover.neutral()) return;
  const Square end = game.last_mover_at();
  const Side side = game.turn();
  Bitboard born = game.position().of(side) & ~before.of(side);
  if (end != no_square) born &= ~bit(end);
  if (changes.left_behind != 0) born &= ~bit(move.from);
  if (!changes.of_victims.empty()) {
    demand((born & ~told(changes.of_victims, victim.kind, side)) == 0,
           text + "the unit captured appears where rules say");
  }
  if (changes.of_capturers.empty() || end == no_square || end == move.to) return;
  // The unit may have promoted before it was taken elsewhere, or there.
  const Side other = opposite(side);
  const Bitboard ends = told(changes.of_capturers, mover.kind, other) |
                        told(changes.of_capturers, game.position().at(end).kind, other);
  demand(contains(ends, end), text + "the unit that captures ends where rules say");
}

/// What rules tell that they do in the move; nothing if they do not tell it.
std::optional<Foretold> foretold(const Game& game, const Candidate& move) {
  Foretold told;
  const bool promotes = move.from != no_square && !idle::unless_promotes(game, move, {});
  if (promotes || !game.foretell(move, told)) return std::nullopt;
  return told;
}

/// Do units stand behind the move as rules have told, and is nobody else kept off the board?
void check_foretold(const Foretold& told, const Candidate& move, const Position& before,
                    const Position& after, const std::string& text) {
  std::array<Piece, square_count> expected;
  for (Square square = 0; square < square_count; ++square) expected[square] = before.at(square);
  if (move.captures()) expected[move.capture] = {};
  expected[move.from] = {};
  expected[move.to] = before.at(move.from);
  for (std::size_t i = 0; i < told.count; ++i) expected[told.places[i].at] = told.places[i].unit;
  for (Square square = 0; square < square_count; ++square) {
    const Piece& one = expected[square];
    const Piece& other = after.at(square);
    const bool same =
        one.kind == other.kind && one.sides == other.sides && one.traits == other.traits;
    demand(same || (one.empty() && other.empty()), text + "units stand as rules have told");
  }
  demand(std::ranges::equal(before.kept_units(), after.kept_units()),
         text + "nobody else is kept where rules have told all");
}

/// Are moves legal in which rules tell what they do, if and only if they can be played?
void check_legality(Game& game) {
  Candidates moves;
  game.generate(moves);
  for (const Candidate& move : moves) {
    const auto told = foretold(game, move);
    if (!told || (told->count == 0 && !told->unless_attacks && !told->fails)) continue;
    const bool played = !game.outcomes(move, [](const Move&) { return false; });
    const std::string text = to_string(move.from) + to_string(move.to);
    demand(game.is_legal(move) == played, text + ": it is legal if it can be played");
  }
}

void check(Game& game, const Move& move, const Position& before) {
  const std::string text = to_string(move.candidate.from) + to_string(move.candidate.to) + ": ";
  const int ply = game.ply();
  const bool plain = leads_plainly(game, move.candidate) && !game.rules().facts().follows_units;
  const std::uint64_t memory = game.key_of_memory(move.candidate);
  const auto told = foretold(game, move.candidate);
  demand(game.play(move), text + "a legal move can be played again");
  const Position after = game.position();
  demand(!told || !told->fails, text + "a move can be made unless rules tell that it fails");
  if (told && !told->unless_attacks) check_foretold(*told, move.candidate, before, after, text);
  demand(
      !plain || game.key() == (ExpectedKeys(before, game.turn()).behind(move.candidate) ^ memory),
      text + "a plain move leads to the position that it looks like");
  demand(game.ply() == ply + 1, text + "a move is one half-move");
  demand(game.key() == after.computed_key(), text + "the key follows the position");
  demand(game.turn() == opposite(before.turn()), text + "the turn changes");
  const bool passes = move.candidate.type == MoveType::null;
  demand(passes || !game.last_effects().empty(), text + "a move has an effect");
  if (!passes) {
    check_squares(game, move.candidate, before, after);
    check_end(game, move.candidate, text);
    check_whereabouts(game, move.candidate, before, text);
  }
  game.undo();
  demand(game.position() == before, text + "undoing restores the position");
  demand(game.ply() == ply, text + "undoing takes one half-move back");
  demand(game.play(move), text + "a move taken back can be played again");
  demand(game.position() == after, text + "the same move leads to the same position");
  game.undo();
}

}  // namespace

void check_every_move(Game& game) {
  const Position before = game.position();
  const std::vector<Move> moves = legal_moves(game);
  demand(game.position() == before, "generating moves changes nothing");
  demand(moves.empty() == game.immobile(), "immobile means without legal move");
  demand(game.position() == before, "asking for mobility changes nothing");
  check_short_cuts(game);
  check_observation(game);
  check_legality(game);
  for (const Move& move : moves) check(game, move, before);
}

}  // namespace feerie::test
