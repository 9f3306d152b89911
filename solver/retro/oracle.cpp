#include "retro/oracle.h"

#include <algorithm>
#include <array>
#include <deque>

#include "retro/homes.h"
#include "retro/proofs.h"
#include "retro/unmove.h"

namespace feerie::retro {
namespace {

/// Takes moves back, in the hope that each way leads to a position that is illegal as it stands. A
/// single one that does not is enough to give up.
class Proof {
 public:
  Proof(const Knowledge& knowledge, const Bounds& bounds)
      : knowledge_(knowledge), left_(bounds.positions), effort_{bounds.moves_tried} {}

  /// The reason why the position is illegal; nothing if that is not shown.
  Refutation refute(const Position& position, int moves_back, Bitboard no_double_step_to) {
    if (left_ <= 0) {
      ran_out_ = true;
      return std::nullopt;
    }
    --left_;
    if (Refutation reason = refute_as_it_stands(knowledge_, position)) return reason;
    const bool first = !knowledge_.past.shuffled && is_game_array(position);
    if (moves_back == 0 || first || !knowledge_.lists_moves()) return std::nullopt;
    return refute_last_moves(position, moves_back, no_double_step_to);
  }

  [[nodiscard]] bool ran_out() const { return ran_out_; }

 private:
  /// The lister of moves at this distance from the diagram.
  UnMoves& lister(int moves_back) {
    const auto place = static_cast<std::size_t>(moves_back);
    while (listers_.size() <= place) listers_.emplace_back(knowledge_.rules);
    return listers_[place];
  }

  Refutation refute_last_moves(const Position& position, int moves_back,
                               Bitboard no_double_step_to) {
    Refutation example;
    const auto refuted = [&](const LastMove& last) {
      const Candidate& move = last.move.candidate;
      const bool excluded =
          move.type == MoveType::double_step && contains(no_double_step_to, move.to);
      if (excluded) return true;
      Refutation reason = refute(last.before, moves_back - 1, 0);
      if (reason && !example) example = reason;
      return reason.has_value();
    };
    const Ending ending = lister(moves_back).each(position, refuted, effort_);
    if (ending == Ending::bounded) ran_out_ = true;
    if (ending != Ending::complete) return std::nullopt;
    const Texts side = name_of(opposite(position.turn()));
    if (!example) return messages::no_last_move.in_all(side);
    return messages::each_refuted.in_all(side, *example);
  }

  const Knowledge& knowledge_;
  int left_;
  Effort effort_;
  bool ran_out_ = false;
  /// By distance. A deque: the listers in use stay where they are.
  std::deque<UnMoves> listers_;
};

/// Mostly nothing can be shown, and that is seen soon: so many half-moves are always taken back.
constexpr int always_back = 2;

Answer prove(const Knowledge& knowledge, const Question& question, const Bounds& bounds,
             int moves_back) {
  Proof proof(knowledge, bounds);
  Answer answer;
  answer.reason = proof.refute(question.position, moves_back, question.no_double_step_to);
  if (answer.reason) {
    answer.kind = Answer::Kind::illegal;
  } else if (proof.ran_out()) {
    answer.kind = Answer::Kind::undecided;
  }
  return answer;
}

/// Can so few moves have been the last one that it is worth while to go back further?
bool few_last_moves(const Knowledge& knowledge, const Position& position) {
  constexpr int few = 16;
  constexpr std::uint64_t moves_tried = 400;
  if (!knowledge.lists_moves()) return false;
  int moves = 0;
  Effort effort{moves_tried};
  const Ending ending = UnMoves(knowledge.rules)
                            .each(
                                position, [&](const LastMove&) { return ++moves <= few; }, effort);
  return ending == Ending::complete;
}

bool is_ordinary(const Piece& unit) {
  return unit.kind < first_fairy_kind && !unit.neutral() &&
         unit.traits == (unit.kind == king ? royal_bit : 0);
}

}  // namespace

bool is_known(const Knowledge& knowledge, const Position& position) {
  if (!knowledge.known || position.holes() != 0 || !position.kept_units().empty()) return false;
  for (Bitboard units = position.units(); units != 0;) {
    if (!is_ordinary(position.at(take_first(units)))) return false;
  }
  if (!knowledge.past.units_keep_kind) return true;
  return std::ranges::all_of(std::array{Side::white, Side::black}, [&](Side side) {
    const int kings = count_of(position.of(side, king));
    return kings == 1 || (kings > 1 && knowledge.rules->facts().several_kings);
  });
}

Answer illegal(const Knowledge& knowledge, const Question& question, const Bounds& bounds) {
  if (!is_known(knowledge, question.position)) return {};
  const int at_first = std::min(bounds.moves_back, always_back);
  Answer answer = prove(knowledge, question, bounds, at_first);
  const bool enough = answer.kind != Answer::Kind::not_shown || bounds.moves_back == at_first;
  if (enough || !few_last_moves(knowledge, question.position)) return answer;
  return prove(knowledge, question, bounds, bounds.moves_back);
}

}  // namespace feerie::retro
