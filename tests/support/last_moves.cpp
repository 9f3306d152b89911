#include "support/last_moves.h"

#include <algorithm>
#include <memory>
#include <set>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "output/last_move_text.h"

namespace feerie::test {
namespace {

using retro::Effort;
using retro::Ending;
using retro::LastMove;
using retro::UnMoves;
using Rules = std::shared_ptr<const CompiledRules>;

bool same_units(const Position& a, const Position& b) {
  for (Square square = 0; square < square_count; ++square) {
    const Piece& one = a.at(square);
    const Piece& other = b.at(square);
    if (one.empty() != other.empty()) return false;
    if (one.empty()) continue;
    if (one.kind != other.kind || one.sides != other.sides || one.traits != other.traits) {
      return false;
    }
  }
  return true;
}

[[noreturn]] void fail(const Position& after, const Rules& rules, const std::string& what) {
  throw std::logic_error(fmt::format("{} ({} moves): {}", placement({rules, after}),
                                     after.turn() == Side::white ? "white" : "black", what));
}

/// Is the move legal, and does it lead to the position with the rights that this claims?
void check_result(const LastMove& last, const Position& after, const Rules& rules) {
  Game game(rules, last.before);
  if (last.before.key() != last.before.computed_key())
    fail(after, rules, "key of the position before");
  const std::string text = text_of(last, rules);
  if (!game.play(last.move)) fail(after, rules, text + " is not legal");
  const State& state = game.position().state();
  const State& claimed = after.state();
  const bool keeps_rights = (claimed.fresh & ~state.fresh) == 0 &&
                            (claimed.ep_squares == 0 || claimed.ep_squares == state.ep_squares);
  if (!same_units(game.position(), after) || game.turn() != after.turn() || !keeps_rights) {
    fail(after, rules, text + " leads elsewhere");
  }
}

/// Looks at the last moves of the position, to which the move led.
void check_position(UnMoves& unmoves, const Rules& rules, const LastMove& played,
                    const Position& after, Effort effort, Looked& looked) {
  const UnMoves::List list = unmoves.all(after, effort);
  ++looked.positions;
  looked.last_moves += static_cast<int>(list.moves.size());
  looked.bounded += list.ending == Ending::bounded ? 1 : 0;
  bool found = list.ending == Ending::bounded;
  std::set<std::pair<std::uint64_t, std::string>> texts;
  for (const LastMove& last : list.moves) {
    check_result(last, after, rules);
    if (!texts.emplace(last.before.key(), text_of(last, rules)).second) {
      fail(after, rules, text_of(last, rules) + " is listed twice");
    }
    found |= last.move.candidate == played.move.candidate && same_units(last.before, played.before);
  }
  if (!found) fail(after, rules, text_of(played, rules) + " is missing");
}

Position without_rights(Position position) {
  position.set_fresh(0);
  position.set_en_passant(0, no_square);
  return position;
}

}  // namespace

std::shared_ptr<const CompiledRules> rules_of(const Game& game) {
  return std::make_shared<const CompiledRules>(game.rules());
}

std::vector<std::string> last_moves(std::string_view fen, std::string_view conditions) {
  const Game game = scene(fen, conditions);
  const Rules rules = rules_of(game);
  std::vector<std::string> texts;
  const UnMoves::List list = UnMoves(rules).all(game.position());
  texts.reserve(list.moves.size());
  for (const LastMove& last : list.moves) texts.push_back(text_of(last, rules));
  std::ranges::sort(texts);
  if (list.ending != Ending::complete) texts.emplace_back("not complete");
  return texts;
}

Looked check_last_moves(const std::string& fen, std::string_view conditions, Dice& dice, int length,
                        Effort effort) {
  Game game = scene(fen, conditions);
  const Rules rules = rules_of(game);
  if (!UnMoves::known(*rules)) throw std::logic_error("a rule does not tell how to take it back");
  UnMoves unmoves(rules);
  Looked looked;
  for (int i = 0; i < length; ++i) {
    const LastMove before{game.position(), {}};
    // A random position may be impossible.
    const bool possible = !game.in_check(opposite(game.turn()));
    if (!play_random(game, dice)) break;
    if (!possible) continue;
    // What follows from the choices is compared by the position to which they lead.
    const LastMove played{before.before, {game.last_move(), {}}};
    const Position& after = game.position();
    check_position(unmoves, rules, played, after, effort, looked);
    if (after.state().fresh != 0 || after.state().ep_squares != 0) {
      check_position(unmoves, rules, played, without_rights(after), effort, looked);
    }
  }
  return looked;
}

}  // namespace feerie::test
