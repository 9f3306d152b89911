#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "game/extent.h"
#include "game/promotion.h"
#include "game/rules.h"
#include "game/sayings.h"
#include "game/vantage.h"

namespace feerie {

class Play;
class Position;
class Retrace;
struct Candidate;
struct Goal;

/// What the rules of a problem say, sorted by what they say it about, as a game asks for it. Does
/// not change, and can be shared by games; `Rulebook` fills it.
class CompiledRules {
 public:
  using Prepare = void (*)(Position&, const Arguments&);
  using RestrictPiece = bool (*)(Game&, Square from, Side side, const Arguments&);
  using RestrictMove = bool (*)(Game&, const Candidate&, Side side, const Arguments&);
  using WalksAs = void (*)(Game&, Square from, Side side, KindSet&, const Arguments&);
  using DepartsFrom = void (*)(Game&, Square from, Side side, Departures&, const Arguments&);
  using Unseen = Bitboard (*)(const Game&, Square from, Side side, const Arguments&);
  using Offer = void (*)(Game&, Candidates&, const Arguments&);
  using Act = void (*)(Play&, const Arguments&);
  using Forbid = bool (*)(Game&, const Arguments&);
  using ForbidPlainly = bool (*)(Game&, const Candidate&, const Arguments&);
  using Select = void (*)(Game&, Candidates&, const Arguments&);
  using JudgeCheck = bool (*)(Game&, Side, bool ordinary, const Arguments&);
  using AnswerCheck = Answers (*)(const Game&, Side, const Arguments&);
  using JudgeMate = bool (*)(Game&, Side, bool ordinary, const Arguments&);
  using Decide = Outcome (*)(Game&, const Arguments&);
  using Draw = bool (*)(Game&, const Arguments&);
  using Picture = std::string (*)(const Position&, const Arguments&);
  using GuardGoal = bool (*)(Game&, const Goal&, const Arguments&);
  using Closed = Bitboard (*)(const Position&, const Arguments&);
  using TakeBack = void (*)(Retrace&, const Arguments&);
  using ComesTo = bool (*)(const Piece&, Square, const Arguments&);

  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] const Kinds& kinds() const { return kinds_; }
  [[nodiscard]] const CastlingRules& castling() const { return castling_; }
  [[nodiscard]] const PromotionRules& promotion() const { return promotion_; }
  /// Memory slots that rules have reserved in the position.
  [[nodiscard]] int memory_slots() const { return memory_slots_; }
  /// Does any rule act while a move is made?
  [[nodiscard]] bool acts_at_all() const { return step_mask_ != 0; }
  [[nodiscard]] bool acts_in(Step step) const {
    return (step_mask_ >> static_cast<unsigned>(step) & 1U) != 0;
  }
  [[nodiscard]] const std::vector<RankedRule<Act>>& acts(Step step) const {
    return during_[static_cast<std::size_t>(step)];
  }
  template <class Function>
  struct Restriction {
    Rule<Function> rule;
    Purposes purposes;
  };
  struct MoveRestriction {
    Rule<RestrictMove> rule;
    Purposes purposes;
    Forbidding forbidding;
  };
  struct ClosedSquares : Rule<Closed> {
    Closing how;
  };
  /// Where captured units wait, if they do: White's in this store, Black's in the next one.
  [[nodiscard]] std::optional<std::uint8_t> store_of_captures() const { return store_of_captures_; }
  [[nodiscard]] const auto& preparations() const { return prepare_; }
  [[nodiscard]] const auto& piece_restrictions() const { return restrict_piece_; }
  /// Do these keep none but royal units from acting?
  [[nodiscard]] bool restricts_royals_only() const { return restricts_royals_only_; }
  [[nodiscard]] const auto& move_restrictions() const { return restrict_move_; }
  [[nodiscard]] bool restricts(Purpose purpose) const {
    return includes(restricted_purposes_, purpose);
  }
  /// May rules say anything of who captures this unit, if that is asked for the purpose?
  [[nodiscard]] bool restricts(Purpose purpose, const Piece& victim) const {
    return includes(restricted_anyhow_, purpose) ||
           (restricts(purpose) && (victim.traits & sparing_traits_) != 0);
  }
  [[nodiscard]] const auto& walk_changes() const { return walks_as_; }
  /// Does each change of walks tell what it does to all units of a side at once?
  [[nodiscard]] bool walkers_are_told() const { return walkers_are_told_; }
  /// Does each tell whose walks it lends?
  [[nodiscard]] bool lenders_are_told() const { return lenders_are_told_; }
  [[nodiscard]] const auto& observing_changes() const { return observes_as_; }
  [[nodiscard]] const auto& departures() const { return departs_from_; }
  /// Where units of the kind and side must stand to capture on the target, each by its own walk;
  /// all squares if rules that let them start elsewhere do not tell.
  [[nodiscard]] Bitboard departing_observers(Kind kind, Side side, Square target) const {
    return departing_.empty() ? all_squares : departing_[kind][index(side)][target];
  }
  [[nodiscard]] const auto& worlds() const { return unseen_; }
  [[nodiscard]] const auto& offers() const { return offer_; }
  [[nodiscard]] const auto& verdicts() const { return forbid_after_; }
  /// Do rules object to no position in which the side on move is not attacked?
  [[nodiscard]] bool objects_to_checks_only() const {
    return !objects_by_units_ && objections_are_seen();
  }
  /// Does each rule that objects to positions object to checks only, or look at nothing but units,
  /// turn and memory? And none says anew what a check is, or calls more positions mate.
  [[nodiscard]] bool objections_are_seen() const {
    return !objects_anywhere_ && judge_check_.empty() && mates_are_checks_;
  }
  /// Does each rule that objects to positions look at nothing but units, turn and memory?
  [[nodiscard]] bool objects_by_units_only() const {
    return !objects_anywhere_ && !objects_to_checks_;
  }
  /// Does a rule object to checks only?
  [[nodiscard]] bool objects_to_checks() const { return objects_to_checks_; }
  /// Does a rule object to positions for what units, turn and memory are in them?
  [[nodiscard]] bool objects_by_units() const { return objects_by_units_; }
  /// Does each rule that objects to positions do so behind promotions and acts of rules only, if
  /// not already before them (`Objecting::to_promotions`)? And there is one.
  [[nodiscard]] bool objects_to_promotions_only() const {
    return objects_by_units_ && !objects_otherwise_;
  }
  /// Are all moves of the side forbidden that give no check?
  [[nodiscard]] bool must_check(Side side) const { return must_check_[index(side)]; }
  [[nodiscard]] bool playable_checks() const { return checks_must_be_playable_; }
  [[nodiscard]] const auto& selections() const { return select_; }
  /// May a rule select among the moves of the side?
  [[nodiscard]] bool selects_for(Side side) const { return selects_for_[index(side)]; }
  /// Is no side without a move because of rules that select?
  [[nodiscard]] bool selections_leave_moves() const { return selections_leave_moves_; }
  [[nodiscard]] const auto& check_judges() const { return judge_check_; }
  /// How such a check can be ended, where a rule says it.
  [[nodiscard]] const auto& check_answers() const { return answer_check_; }
  /// Does each rule that says anew what a check is look at nothing but units, turn and memory?
  [[nodiscard]] bool checks_lie_in_units() const { return checks_lie_in_units_; }
  /// Does each say that nobody is in check whose royal units no walk of a unit attacks?
  [[nodiscard]] bool checks_need_attacks() const { return checks_need_attacks_; }
  [[nodiscard]] Bitboard royal_squares(Side side) const { return royal_squares_[index(side)]; }
  /// Attacks on kings mean nothing: rules say anew what a check is.
  [[nodiscard]] bool ignores_attacks() const { return ignores_attacks_; }
  [[nodiscard]] const auto& mate_judges() const { return judge_mate_; }
  /// Is nobody mated who is not in check without a legal move? Rules that say anew what a mate is
  /// only deny some.
  [[nodiscard]] bool mates_are_checks() const { return mates_are_checks_; }
  [[nodiscard]] const auto& stalemate_judges() const { return judge_stalemate_; }
  [[nodiscard]] const auto& decisions() const { return decide_; }
  [[nodiscard]] const auto& draws() const { return draw_; }
  [[nodiscard]] const auto& pictures() const { return pictures_; }
  /// Why a rule makes no sense in this problem.
  struct Objection {
    Texts message;
    std::string_view owner;  ///< English name of the condition, attribute or option
  };
  [[nodiscard]] const std::vector<Objection>& objections() const { return objections_; }
  [[nodiscard]] NoMove without_move() const { return without_move_; }
  struct RefusedGoal {
    std::string_view symbol;
    Names advice;
    std::string_view owner;  ///< English name of the condition
  };
  [[nodiscard]] const std::vector<RefusedGoal>& refused_goals() const { return refused_goals_; }
  struct Barred {
    KindSet kinds;
    std::string_view owner;  ///< English name of the condition
  };
  [[nodiscard]] const std::vector<Barred>& barred() const { return barred_; }
  /// The position that play is to reach; null if no goal asks for one.
  [[nodiscard]] const Position* aim() const { return aim_.get(); }
  [[nodiscard]] bool base_line_pawns() const { return base_line_starts_ != 0; }
  /// The squares on which pawns can move although they are on the base line of their side.
  [[nodiscard]] Bitboard base_line_starts() const { return base_line_starts_; }
  [[nodiscard]] int base_line_steps() const { return base_line_steps_; }
  [[nodiscard]] const auto& goal_guards() const { return guard_goal_; }
  [[nodiscard]] const auto& forgetting() const { return forget_; }
  [[nodiscard]] const auto& closings() const { return closed_; }
  /// How acts of the step are taken back by guesses, in the order in which they act.
  [[nodiscard]] const std::vector<Rule<TakeBack>>& taken_back(Step step) const {
    return take_back_[static_cast<std::size_t>(step)];
  }
  [[nodiscard]] bool takes_back_at_all() const { return takes_back_at_all_; }
  /// English names of the rules that do not tell how their acts are taken back, each once. While
  /// there are any, nothing can be said about what happened before a diagram.
  [[nodiscard]] const std::vector<std::string_view>& not_taken_back() const {
    return not_taken_back_;
  }
  /// Rules about which units a game can bring to which squares.
  [[nodiscard]] const auto& arrivals() const { return comes_to_; }
  /// What the rules say beyond those of orthodox chess.
  [[nodiscard]] const Sayings& sayings() const { return sayings_; }
  /// Geometry tells who moves, observes and checks; rules may at most take moves out of the list.
  [[nodiscard]] bool plain() const { return !sayings_.contains(Saying::geometry); }
  /// Does geometry tell which moves are allowed, but for moves of royal units and captures of them?
  [[nodiscard]] bool others_move_plainly() const { return others_move_plainly_; }

  /// What acts may change in moves that capture, or in those that do not.
  [[nodiscard]] const Changes& changes(bool capturing) const {
    return changes_[static_cast<std::size_t>(capturing)];
  }

  /// A copy under which the acts of a step happen in the opposite order of their conditions, to
  /// find out whether that makes a difference.
  [[nodiscard]] CompiledRules reversed(Step step) const;
  /// One thing that a rule does.
  struct Explained {
    /// English and catalogued: "restricts moves", "acts in step", "there is no castling".
    std::string_view verb;
    /// The name of the step, catalogued; empty where the verb says all.
    std::string_view step;
    /// The English name of the condition, attribute or option; empty for what is said of the whole
    /// problem. Lives as long as the catalogue.
    std::string_view owner;

    friend bool operator==(const Explained&, const Explained&) = default;
  };
  /// What the rules do, in the order in which they act.
  [[nodiscard]] std::vector<Explained> explain() const;

 protected:
  CompiledRules() = default;

 private:
  friend class Rulebook;

  Facts facts_;
  CastlingRules castling_;
  PromotionRules promotion_;
  Kinds kinds_;
  int memory_slots_ = 0;
  std::shared_ptr<const Position> aim_;
  /// What the rules below point to; copies share it.
  std::vector<std::shared_ptr<Arguments>> arguments_;
  std::optional<std::uint8_t> store_of_captures_;
  bool checks_must_be_playable_ = false;
  Sayings sayings_;
  int base_line_steps_ = 0;
  Bitboard base_line_starts_ = 0;
  NoMove without_move_ = NoMove::mate_or_draw;
  std::uint32_t step_mask_ = 0;
  Purposes restricted_purposes_ = 0;
  /// Those for which more is forbidden than captures of units with certain attributes, and these.
  Purposes restricted_anyhow_ = 0;
  TraitSet sparing_traits_ = 0;
  bool restricts_royals_only_ = true;
  bool others_move_plainly_ = false;

  std::vector<Rule<Prepare>> prepare_;
  std::vector<Restriction<RestrictPiece>> restrict_piece_;
  std::vector<MoveRestriction> restrict_move_;
  std::vector<Loan<WalksAs>> walks_as_;
  bool walkers_are_told_ = true;
  bool lenders_are_told_ = true;
  std::vector<Rule<WalksAs>> observes_as_;
  std::vector<Departing<DepartsFrom>> departs_from_;
  std::vector<Rule<Unseen>> unseen_;
  std::vector<Offered<Offer>> offer_;
  std::array<std::vector<RankedRule<Act>>, step_count> during_;
  std::array<Changes, 2> changes_;
  std::vector<Verdict<Forbid>> forbid_after_;
  std::array<bool, 2> must_check_{};
  /// Does one of them object to other positions than such in which there is check?
  bool objects_anywhere_ = false;
  bool objects_to_checks_ = false;
  bool objects_by_units_ = false;
  bool objects_otherwise_ = false;
  std::vector<Rule<Select>> select_;
  bool selections_leave_moves_ = true;
  std::array<bool, 2> selects_for_{};
  /// By kind, side and target; empty if nothing is known.
  std::vector<std::array<std::array<Bitboard, square_count>, 2>> departing_;
  std::vector<Rule<JudgeCheck>> judge_check_;
  std::vector<Rule<AnswerCheck>> answer_check_;
  std::array<Bitboard, 2> royal_squares_{};
  bool ignores_attacks_ = false;
  bool checks_lie_in_units_ = true;
  bool checks_need_attacks_ = true;
  std::vector<Rule<JudgeMate>> judge_mate_;
  bool mates_are_checks_ = true;
  std::vector<Rule<JudgeMate>> judge_stalemate_;
  std::vector<Rule<Decide>> decide_;
  std::vector<Rule<Draw>> draw_;
  std::vector<Rule<Picture>> pictures_;
  std::vector<Objection> objections_;
  std::vector<RefusedGoal> refused_goals_;
  std::vector<Barred> barred_;
  std::vector<Rule<GuardGoal>> guard_goal_;
  std::vector<Forgetful<Prepare>> forget_;
  std::vector<ClosedSquares> closed_;
  std::array<std::vector<Rule<TakeBack>>, step_count> take_back_;
  bool takes_back_at_all_ = false;
  std::vector<Rule<ComesTo>> comes_to_;
  /// Rules that keep units off the board, or remember something.
  std::vector<std::string_view> remembering_;
  std::vector<std::string_view> not_taken_back_;
};

}  // namespace feerie
