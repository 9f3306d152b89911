#include <algorithm>
#include <array>
#include <span>

#include "position/hash.h"
#include "search/prove/lean/forced_mates.h"
#include "search/prove/lean/helped_mates.h"
#include "search/prove/lean/preparations.h"
#include "search/prove/lean/witness.h"

/// The moves of the attacker in forced mates.
namespace feerie::lean {
namespace {

/// Does the attacker succeed only if each move of the defender behind its own one mates? `left`:
/// before the move of the attacker; `goes_on`: that move does not end play.
bool must_mate_next(const Shape& shape, int left, bool goes_on) {
  const bool ends = !goes_on && (shape.attacker_mates || shape.fork == Fork::defender_can_mate);
  const bool is_last = left - 1 < shape.needed_by_defender;
  const bool is_last_but_one = !shape.parry && left - 2 < shape.needed_by_attacker;
  return !ends && (is_last || is_last_but_one);
}

/// So many moves are looked at sooner than it is found out which of them are hopeless.
constexpr std::size_t few = 6;

/// What the table is asked behind moves, if anything: entries are sent for while moves before are
/// looked at. In parry play most moves lead to positions that are known, and these moves need not
/// even be played. A move that gives check leads to none of them: whoever is in check does not
/// pass, so that the position behind a pass there is never entered.
class Beforehand {
 public:
  using Question = std::optional<std::uint64_t>;

  /// `moves` will be looked at one after the other. `knows`: what fails behind a move may be known
  /// already.
  Beforehand(Table& table, const Board& board, const Shape& shape, Question question, bool knows,
             std::span<const Move> moves)
      : table_(table),
        board_(board),
        shape_(shape),
        question_(question),
        knows_(knows && question && shape.parry),
        moves_(moves) {
    if (!knows_) return;
    for (std::size_t i = 0; i < std::min(ahead, moves.size()); ++i) send_for(i);
  }
  /// Is an attack of so many half-moves known to fail behind the move of that number and a pass?
  bool fails(std::size_t number, int left) {
    if (!question_) return false;
    if (!knows_) {
      if (number + 1 < moves_.size()) table_.fetch(place_behind(moves_[number + 1]));
      return false;
    }
    const std::uint64_t place = places_[number % ahead];
    if (number + ahead < moves_.size()) send_for(number + ahead);
    return moves_[number].type <= MoveType::double_step &&
           static_cast<int>(table_.find(place).value_or(0) >> 16U) >= left;
  }

 private:
  /// Most moves are known to fail, which is found out faster than entries arrive: so those of
  /// several moves are on their way at once.
  static constexpr std::size_t ahead = 16;

  void send_for(std::size_t number) {
    places_[number % ahead] = place_behind(moves_[number]);
    table_.fetch(places_[number % ahead]);
  }
  [[gnu::always_inline]] [[nodiscard]] std::uint64_t place_behind(const Move& move) const {
    std::uint64_t key = board_.expected_key(move);
    // Where nobody is in check, the defender passes.
    if (shape_.parry) key ^= hash::turn(Side::white) ^ hash::turn(Side::black);
    return hash::mix(key ^ *question_);
  }

  Table& table_;
  const Board& board_;
  const Shape& shape_;
  Question question_;
  bool knows_;
  std::span<const Move> moves_;
  std::array<std::uint64_t, ahead> places_;
};

}  // namespace

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

/// What the table will be asked behind most moves of the attacker, if anything.
std::optional<std::uint64_t> ForcedMates::question_behind(const Shape& shape, int left) const {
  if (!remembers_) return std::nullopt;
  if (!shape.parry) return left > 2 ? std::optional(shape.on_defence) : std::nullopt;
  const bool at_once = left - 1 <= shape.needed_by_attacker && shape.fork == Fork::none;
  return at_once ? std::nullopt : std::optional(shape.on_attack);
}

/// Lists the moves of the attacker, but for such as are seen to fail. `goes_on`: as below.
void ForcedMates::list_attacks(const Board& board, const Shape& shape, int left, bool goes_on,
                               MoveList& moves) const {
  if (must_mate_next(shape, left, goes_on)) {
    list_legal(board, customs_, moves, &Witnesses(board).aims());
    const bool has_king = board.king_of(board.turn()) != no_square;
    if (shape.parry && has_king && moves.size() > few) drop_hopeless(board, customs_, moves);
    return;
  }
  const bool has_target = board.king_of(opposite(board.turn())) != no_square;
  const bool mates_next = shape.parry && shape.attacker_mates && shape.fork == Fork::none;
  if (mates_next && left == 3 && goes_on && has_target) {
    list_legal(board, customs_, moves, &Preparations(board, customs_).aims());
    return;
  }
  list_legal(board, customs_, moves);
}

/// `goes_on`: it is known that no move ends play at once.
bool ForcedMates::attack_once(Branch& branch, const Board& board, int left, bool goes_on) {
  const Shape& shape = branch.shape;
  if (left < 2 && shape.attacker_mates && shape.fork == Fork::none) {
    step();
    return mate_in_one(board, customs_) && !stopped();
  }
  if (shape.only_defender_can_mate() && left - 1 < shape.needed_by_defender) {
    step();
    return !goes_on && can_allow_mate(board, customs_, all_squares) && !stopped();
  }
  Move& likely = branch.with(left).attack;
  MoveList moves;
  list_attacks(board, shape, left, goes_on, moves);
  const auto favourite = std::ranges::find(moves, likely);
  if (favourite != moves.end()) std::rotate(moves.begin(), favourite, favourite + 1);
  const bool looks_up = shape.fork != Fork::none;
  Beforehand beforehand(table_, board, shape, question_behind(shape, left - 1), goes_on,
                        {moves.begin(), moves.end()});
  for (const Move& move : moves) {
    step();
    if (beforehand.fails(static_cast<std::size_t>(&move - moves.begin()), left - 2)) continue;
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

}  // namespace feerie::lean
