#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "search/manner.h"
#include "search/plan.h"
#include "search/prove/forced_play.h"
#include "search/prove/lean/board.h"
#include "search/prove/lean/customs.h"
#include "search/trust.h"

namespace feerie {
class Game;
}

namespace feerie::mates {

/// Sees without playing anything that there is no mate in one, and that the defender can avoid it,
/// where units are orthodox and all that rules do is that a unit which is captured may appear
/// elsewhere. Whatever else is asked it leaves to others.
///
/// Idea: `lean::Hope` knows to which squares a side must go with a quiet move so that the other one
/// can mate behind it. So a defender who has a legal quiet move to another square is not mated by
/// the next move. Before the last move the other side is taken to pass: what is proved of quiet
/// moves holds of a move that changes nothing, as long as nobody can capture en passant.
///
/// Nothing is lost: moves without capture are orthodox ones under these rules, so that such a move
/// is legal if it is so in orthodox chess. Rules that forbid some moves, or select among them, are
/// left out.
class HopeOfMate final : public ForcedPlay {
 public:
  /// Null if the rules do more or less than that, or no play of the plan ends so. The game must
  /// outlive it.
  static std::unique_ptr<HopeOfMate> make(const Plan& plan, const Game& game, const Manner& manner);

  std::optional<bool> attack(int node, int left) override;
  std::optional<bool> each_answered(int node, int left) override;
  std::optional<bool> can_end(int node, Letter letter, int length, Bitboard squares) override;

 private:
  HopeOfMate(const Game& game, lean::Customs customs) : game_(game), customs_(std::move(customs)) {}
  [[nodiscard]] std::optional<lean::Board> board_now(Side loser) const;
  [[nodiscard]] bool is_in_vain() const;
  [[nodiscard]] bool can_avoid_mate() const;
  template <class Question>
  std::optional<bool> no_if(Trust& trust, Question&& question);

  const Game& game_;
  lean::Customs customs_;
  /// By branch of the plan: does an attack end with a mate, and nothing else end play?
  std::vector<bool> attacker_mates_;
  /// Whether it pays to ask about attacks, defences, and the end of help and series play.
  Trust of_attacks_;
  Trust of_defences_;
  Trust of_ends_;
  /// May each legal move be made?
  bool free_choice_ = false;
  /// By branch and letter: does play end with mate behind its moves?
  std::vector<std::array<bool, 2>> letter_mates_;
};

}  // namespace feerie::mates
