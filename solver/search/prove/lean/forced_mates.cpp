#include "search/prove/lean/forced_mates.h"

#include <algorithm>
#include <limits>

#include "position/hash.h"
#include "search/prove/lean/replies.h"
#include "search/prove/lean/witness.h"

namespace feerie {
namespace lean {
namespace {

/// What the table knows of a defence: with how many half-moves left the attacker fails or succeeds,
/// and the move that refutes.
struct Known {
  explicit Known(std::uint32_t data)
      : failed(static_cast<int>(data & 0xffU)),
        solved(static_cast<int>(data >> 8U & 0xffU)),
        from(static_cast<Square>(data >> 16U & 63U)),
        to(static_cast<Square>(data >> 22U & 63U)),
        becomes(static_cast<Kind>(data >> 28U & 7U)),
        has_move(data >> 31U != 0) {}

  /// The move that refuted; `no_move` if there is none or if it was no plain one.
  [[nodiscard]] Move move(const Board& board) const {
    if (!has_move || !contains(board.of(board.turn()), from)) return no_move;
    const Kind kind = board.kind_at(from);
    const int steps = rank_of(to) - rank_of(from);
    const bool twice = kind == pawn && (steps == 2 || steps == -2);
    return {from, to, kind, becomes, twice ? MoveType::double_step : MoveType::normal};
  }
  [[nodiscard]] std::uint32_t data(const Move& refutation) const {
    const auto lengths = static_cast<std::uint32_t>(failed) | static_cast<std::uint32_t>(solved)
                                                                  << 8U;
    if (refutation.type > MoveType::double_step) return lengths;
    return lengths | std::uint32_t{refutation.from} << 16U | std::uint32_t{refutation.to} << 22U |
           std::uint32_t{refutation.becomes} << 28U | std::uint32_t{1} << 31U;
  }

  int failed;
  int solved;
  Square from;
  Square to;
  Kind becomes;
  bool has_move;
};

/// Does the attacker succeed only if each move of the defender behind its own one mates? `left`:
/// before the move of the attacker; `goes_on`: that move does not end play.
bool must_mate_next(const Shape& shape, int left, bool goes_on) {
  const bool ends = !goes_on && (shape.attacker_mates || shape.fork == Fork::defender_can_mate);
  const bool is_last = left - 1 < shape.needed_by_defender;
  const bool is_last_but_one = !shape.parry && left - 2 < shape.needed_by_attacker;
  return !ends && (is_last || is_last_but_one);
}

}  // namespace

ForcedMates::ForcedMates(const Plan& plan, const Game& game, Customs customs, const Manner& manner,
                         Table& table, Watch& watch)
    : game_(game),
      customs_(std::move(customs)),
      remembers_(manner.tables),
      flights_(manner.flights),
      table_(table),
      watch_(watch) {
  for (int node = 0; node < plan.size(); ++node) {
    const auto ends = [&](Letter letter) { return ends_by_forced_mates(plan[node], plan, letter); };
    forced_ends_.push_back({ends(Letter::first), ends(Letter::second)});
    const auto shape = shape_of(plan, node);
    auto& branch = branches_.emplace_back();
    if (!shape) continue;
    const auto lengths = static_cast<std::size_t>(plan[node].maximum) + 1;
    const int threat = manner.threat ? plan[node].half_moves_of(*manner.threat) : 0;
    branch = Branch{*shape, plan[node].half_moves_of(1), threat, std::vector<Memory>(lengths)};
  }
}

ForcedMates::Branch* ForcedMates::branch_of(int node) {
  auto& branch = branches_[static_cast<std::size_t>(node)];
  return branch ? &*branch : nullptr;
}

/// The board of the game; nothing if the side that has moved could lose its king.
std::optional<Board> ForcedMates::board_now() const {
  if (!game_.orthodox()) return std::nullopt;
  std::optional<Board> board(std::in_place, game_.position());
  if (board->in_check(opposite(board->turn()))) return std::nullopt;
  return board;
}

void ForcedMates::step() {
  if (++steps_ % Work::steps_between == 0) stopped_ = watch_.ended(Work::steps_between);
}

std::optional<bool> ForcedMates::attack(int node, int left) {
  Branch* branch = branch_of(node);
  if (branch == nullptr) return std::nullopt;
  const auto board = board_now();
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  return attack(*branch, *board, left);
}

std::optional<bool> ForcedMates::each_answered(int node, int left) {
  Branch* branch = branch_of(node);
  if (branch == nullptr) return std::nullopt;
  const auto board = board_now();
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  return each_answered(*branch, *board, left);
}

std::optional<bool> ForcedMates::can_end(int node, Letter letter) {
  if (!forced_ends_[static_cast<std::size_t>(node)][static_cast<std::size_t>(letter)]) {
    return std::nullopt;
  }
  const auto board = board_now();
  if (!board) return std::nullopt;
  stopped_ = watch_.over();
  MoveList moves;
  const Witnesses witnesses(*board);
  list_legal(*board, customs_, moves, &witnesses);
  step();
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
    step();
    return each_mates(board->glimpse(move)) && !stopped();
  });
}

bool ForcedMates::attack(Branch& branch, const Board& board, int left) {
  const Shape& shape = branch.shape;
  if (left < shape.needed_by_attacker || stopped()) return false;
  if (shape.attacker_may_not_mate && mate_in_one(board, customs_)) {
    return false;
  }
  // What ends with this move is found sooner than the table could be asked.
  const bool at_once = left <= shape.needed_by_attacker && shape.fork == Fork::none;
  if (at_once || !remembers_) return attack_once(branch, board, left, false);

  const std::uint64_t place = hash::mix(board.key() ^ shape.on_attack);
  const std::uint32_t known = table_.find(place).value_or(0);
  auto solved = static_cast<int>(known & 0xffffU);
  auto failed = static_cast<int>(known >> 16U);
  if (solved != 0 && solved <= left) return true;
  if (failed >= left) return false;
  const int needed = shape.needed_by_attacker;
  int length = failed == 0 ? needed + (left - needed) % shape.step : failed + shape.step;
  for (; length <= left; length += shape.step) {
    const bool success = attack_once(branch, board, length, failed != 0);
    if (stopped()) return false;
    (success ? solved : failed) = length;
    if (success) break;
  }
  table_.store(
      place, static_cast<std::uint32_t>(failed) << 16U | static_cast<std::uint32_t>(solved), left);
  return solved != 0 && solved <= left;
}

/// `goes_on`: it is known that no move ends play at once.
bool ForcedMates::attack_once(Branch& branch, const Board& board, int left, bool goes_on) {
  const Shape& shape = branch.shape;
  if (left < 2 && shape.attacker_mates && shape.fork == Fork::none) {
    step();
    return mate_in_one(board, customs_) && !stopped();
  }
  Move& likely = branch.with(left).attack;
  MoveList moves;
  std::optional<Witnesses> witnesses;
  if (must_mate_next(shape, left, goes_on)) witnesses.emplace(board);
  list_legal(board, customs_, moves, witnesses ? &*witnesses : nullptr);
  const auto favourite = std::ranges::find(moves, likely);
  if (favourite != moves.end()) std::rotate(moves.begin(), favourite, favourite + 1);
  const bool looks_up = shape.fork != Fork::none;
  for (const Move& move : moves) {
    step();
    const Board next = left > 3 || looks_up ? board.after(move) : board.glimpse(move);
    if (solves(branch, next, left - 1, goes_on)) {
      likely = move;
      return true;
    }
    if (stopped()) return false;
  }
  return false;
}

/// The attacker has just moved.
bool ForcedMates::solves(Branch& branch, const Board& board, int left, bool goes_on) {
  const Shape& shape = branch.shape;
  if (!goes_on && ends(branch, board)) return true;
  if (left < shape.needed_by_defender) return false;
  if (shape.parry && !board.in_check(board.turn())) {
    Board passed = board;
    passed.pass();
    return attack(branch, passed, left - 1);
  }
  return confines(branch, board, left) && threatens(branch, board, left) &&
         each_answered(branch, board, left);
}

/// Option MaxFlightsquares, as told in bounds.h.
bool ForcedMates::confines(const Branch& branch, const Board& board, int left) const {
  if (!flights_ || left - 1 <= branch.one_move) return true;
  const Square king_at = board.king_of(board.turn());
  if (king_at == no_square) return true;
  auto flights = static_cast<std::size_t>(count_of(safe_steps(board, king_at)));
  if (customs_.castling) {
    MoveList castlings;
    add_castlings(board, castlings);
    flights += castlings.size();
  }
  return flights <= static_cast<std::size_t>(*flights_);
}

/// Option Threat, as told in bounds.h.
bool ForcedMates::threatens(Branch& branch, const Board& board, int left) {
  const int longest = branch.longest_threat;
  if (longest == 0 || left - 1 < std::max(longest, branch.shape.needed_by_attacker)) return true;
  if (board.in_check(board.turn())) return true;
  Board passed = board;
  passed.pass();
  return attack(branch, passed, longest);
}

/// Has the move of the attacker ended play?
bool ForcedMates::ends(const Branch& branch, const Board& board) {
  if (branch.shape.attacker_mates && mated(board)) return true;
  switch (branch.shape.fork) {
    case Fork::defender_can_mate:
      return mate_in_one(board, customs_);
    case Fork::defender_must_mate:
      return each_mates(board);
    case Fork::none:
      break;
  }
  return false;
}

/// The defender has just moved.
bool ForcedMates::answered(Branch& branch, const Board& board, int left) {
  return (branch.shape.defender_mates && mated(board)) || attack(branch, board, left);
}

/// Does the defence, which may leave the own king attacked, hold out?
bool ForcedMates::refutes(Branch& branch, const Board& board, const Move& defence, int left) {
  step();
  const bool looks_up = left > 2 || branch.shape.fork != Fork::none;
  const Board next = looks_up ? board.after(defence) : board.glimpse(defence);
  return !next.in_check(board.turn()) && !answered(branch, next, left - 1) && !stopped();
}

bool ForcedMates::each_answered(Branch& branch, const Board& board, int left) {
  if (left <= 2) return each_answered_soon(branch, board, left);
  Move refutation = no_move;
  if (!remembers_) return search_defences(branch, board, left, refutation);
  const std::uint64_t place = hash::mix(board.key() ^ branch.shape.on_defence);
  Known known(table_.find(place).value_or(0));
  if (known.solved != 0 && known.solved <= left) return true;
  if (known.failed >= left) return false;
  refutation = known.move(board);
  const bool result = search_defences(branch, board, left, refutation);
  if (stopped()) return false;
  (result ? known.solved : known.failed) = left;
  table_.store(place, known.data(refutation), left);
  return result;
}

/// With a reply or none left: the moves that refuted last are tried before others are listed.
bool ForcedMates::each_answered_soon(Branch& branch, const Board& board, int left) {
  auto& likely = branch.with(left).defences;
  for (std::size_t i = 0; i < likely.size(); ++i) {
    if (!could_play(board, customs_, likely[i])) continue;
    if (refutes(branch, board, likely[i], left)) {
      if (i != 0) std::swap(likely[0], likely[i]);
      return false;
    }
    if (stopped()) return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  for (const Move& move : moves) {
    step();
    if (!answered(branch, left > 1 ? board.after(move) : board.glimpse(move), left - 1)) {
      if (!stopped()) likely = {move, likely[0]};
      return false;
    }
    if (stopped()) return false;
  }
  return moves.size() != 0;
}

/// `refutation`: a move to begin with; in the end one that refutes.
bool ForcedMates::search_defences(Branch& branch, const Board& board, int left, Move& refutation) {
  if (could_play(board, customs_, refutation)) {
    if (refutes(branch, board, refutation, left)) return false;
    if (stopped()) return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  std::array<int, MoveList::most> replies;
  count_replies(board, moves, replies.data());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    // Most often the first one refutes, so that sorting the others would be in vain.
    const auto fewest = std::min_element(replies.begin(), replies.begin() + moves.size());
    const Move& move = moves[static_cast<std::size_t>(fewest - replies.begin())];
    *fewest = std::numeric_limits<int>::max();
    step();
    const bool holds = answered(branch, board.after(move), left - 1);
    if (stopped()) return false;
    if (!holds) {
      refutation = move;
      return false;
    }
  }
  return moves.size() != 0;
}

/// Does each move of the defender mate, and is there one?
bool ForcedMates::each_mates(const Board& board) {
  Move& likely = no_mate_;
  if (could_play(board, customs_, likely)) {
    const Board next = board.glimpse(likely);
    if (!next.in_check(board.turn()) && !mated(next)) return false;
  }
  MoveList moves;
  list_legal(board, customs_, moves);
  for (const Move& move : moves) {
    if (mated(board.glimpse(move))) continue;
    likely = move;
    return false;
  }
  return moves.size() != 0;
}

/// Defences come first that leave the attacker few replies, as told in defence_order.h.
void ForcedMates::count_replies(const Board& board, MoveList& moves, int* counts) {
  if (moves.size() < 2) {
    *counts = 0;
    return;
  }
  const Replies replies(board);
  for (const Move& move : moves) {
    step();
    *counts++ = replies.after(move);
  }
}

}  // namespace lean

namespace {

/// Castling is that of the rulebook: with a rook that can move where it castles.
bool castles_as_usual(const CastlingRules& rules) {
  return !rules.exists || (!rules.any_files && !rules.through_check && rules.exclusive.empty() &&
                           rules.awaiting_king == 0 && rules.partners == KindSet{1} << rook);
}

bool keeps_to_play(const Manner& manner) {
  return !manner.non_trivial && !manner.null_moves && manner.maters.empty();
}

}  // namespace

std::unique_ptr<ForcedPlay> make_forced_mates(const Plan& plan, const Game& game,
                                              const Manner& manner, Table& table, Watch& watch) {
  const CompiledRules& rules = game.rules();
  if (!game.orthodox() || !keeps_to_play(manner) || !rules.goal_guards().empty()) return nullptr;
  // Attributes, units told apart by their numbers, and what rules remember would show in the key.
  if (lean::Board(game.position()).computed_key() != game.key()) return nullptr;
  if (!castles_as_usual(rules.castling())) return nullptr;
  lean::Customs customs;
  customs.castling = rules.castling().exists;
  for (const Side side : {Side::white, Side::black}) {
    auto& kinds = customs.promotions[index(side)];
    kinds = rules.promotion().kinds(side);
    if (kinds.empty()) kinds = {pawn};
  }
  return std::make_unique<lean::ForcedMates>(plan, game, std::move(customs), manner, table, watch);
}

}  // namespace feerie
