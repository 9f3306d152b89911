#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/entries.h"
#include "game/extent.h"
#include "game/move.h"
#include "game/rules.h"
#include "game/steps.h"
#include "position/journal.h"

namespace feerie {

class Game;
class Play;
class Position;

/// What the conditions of a problem say, sorted by what they say it about. Filled by the `enrol`
/// functions, then compiled; a compiled rulebook does not change and can be shared by games.
class Rulebook {
 public:
  using Prepare = void (*)(Position&, const Arguments&);
  using RestrictPiece = bool (*)(Game&, Square from, Side side, const Arguments&);
  using RestrictMove = bool (*)(Game&, const Candidate&, Side side, const Arguments&);
  using WalksAs = void (*)(Game&, Square from, Side side, KindSet&, const Arguments&);
  using DepartsFrom = void (*)(Game&, Square from, Side side, Departures&, const Arguments&);
  using Unseen = Bitboard (*)(Game&, Square from, Side side, const Arguments&);
  using Offer = void (*)(Game&, Candidates&, const Arguments&);
  using Act = void (*)(Play&, const Arguments&);
  using Forbid = bool (*)(Game&, const Arguments&);
  using Select = void (*)(Game&, Candidates&, const Arguments&);
  using JudgeCheck = bool (*)(Game&, Side, bool ordinary, const Arguments&);
  using JudgeMate = bool (*)(Game&, Side, bool ordinary, const Arguments&);
  using Decide = Outcome (*)(Game&, const Arguments&);
  using Draw = bool (*)(Game&, const Arguments&);
  using Picture = std::string (*)(const Position&, const Arguments&);
  using GuardGoal = bool (*)(Game&, const Goal&, const Arguments&);
  using LimitPromotions = void (*)(const Position&, Side, std::vector<Kind>&, const Arguments&);
  using Closed = Bitboard (*)(const Position&, const Arguments&);
  using PromoteAway = void (*)(Play&, Square at, const Arguments&);
  using AdjustPromotions = void (*)(std::vector<Kind>&, Side, const Arguments&);

  Rulebook();

  // --- What a condition can say ---
  // `side` is the side for which a unit acts: the side on move, or the side whose observation is
  // asked for; it matters for neutral units.

  /// What the rule changes, for optimisations.
  void declare(const Facts& facts) { facts_ |= facts; }
  /// A memory slot of the position: a counter that is saved, hashed and taken back by itself.
  /// Throws std::length_error when all are taken.
  int reserve();
  /// A store of its own for units that a rule keeps off the board (see Kept).
  std::uint8_t reserve_store() { return next_store_++; }
  /// Captured units wait in this store if White, in the next one if Black has lost them.
  void keep_captures_in(std::uint8_t store) { store_of_captures_ = store; }
  [[nodiscard]] std::optional<std::uint8_t> store_of_captures() const { return store_of_captures_; }
  /// Changes the diagram before play: holes, special squares.
  void prepare(Prepare function) { enter(prepare_, function); }
  /// The same, before all others: says which units are royal.
  void crown(Prepare function) { prepare_.insert(prepare_.begin(), {function, current_, owner_}); }
  /// False: the unit on the square may not act at all for one of the purposes.
  void restrict_piece(RestrictPiece function, Purposes purposes);
  /// False: this move may not be made (or this capture does not count as observation).
  void restrict_move(RestrictMove function, Purposes purposes);
  /// Changes the kinds as which a unit moves. Rules act in the order of the times at which they
  /// lend: what a king walks as in check comes before what it walks as otherwise.
  void walks_as(WalksAs function, Lending lending = Lending::always) {
    const auto place = std::ranges::upper_bound(walks_as_, lending, {},
                                                [](const auto& rule) { return rule.lending; });
    walks_as_.insert(place, {{function, current_, owner_}, lending});
  }
  /// Says as which of the kinds as which it walks a unit observes, where these are not all.
  void observes_as(WalksAs function) { enter(observes_as_, function); }
  /// Changes the squares from which a unit moves; only the unit's own square may be occupied.
  /// `captures`: null if nothing is known.
  void departs_from(DepartsFrom function, Purposes purposes = all_purposes,
                    PossibleStarts captures = nullptr) {
    departs_from_.push_back({{function, current_, owner_}, purposes, captures});
  }
  /// Units that are not there for the unit on the square: it neither sees nor captures them, and
  /// passes through them. It cannot end its move on them.
  void unseen(Unseen function) { enter(unseen_, function); }
  /// Adds moves that no walk makes, or changes the list of all of them.
  void offer(Offer function, Offering how = Offering::adds) { enter(offer_, function, how); }
  /// Acts while a move is made.
  void during(Step step, Act function, const Extent& extent = {}, const Precedence& among = {});
  /// True: the position after the move is illegal, whatever led to it.
  void forbid_after(Forbid function) { enter(forbid_after_, function); }
  /// An attack counts as check only if the capture could be played completely.
  void checks_must_be_playable() { checks_must_be_playable_ = true; }
  /// Takes moves out of the list of all legal moves of the side on move.
  void select(Select function) {
    enter(select_, function);
    selections_leave_moves_ = false;
  }
  /// The same for a rule that leaves a legal move wherever there is one.
  void prefer(Select function) { enter(select_, function); }
  /// Says anew whether a side is in check; `ordinary` is the answer so far.
  void judge_check(JudgeCheck function) { enter(judge_check_, function); }
  /// The same for a rule that does not ask for the answer so far.
  void define_check(JudgeCheck function) {
    ignores_attacks_ |= judge_check_.empty();
    enter(judge_check_, function);
  }
  /// Who attacks this square gives check to the side, which `judge_check` says besides. An empty
  /// one is as mortal as a king.
  void make_royal(Square square, Side side) { royal_squares_[index(side)] |= bit(square); }
  /// Says anew whether a side is mated; `ordinary` is the answer so far.
  void judge_mate(JudgeMate function) { enter(judge_mate_, function); }
  /// Says anew whether a side is stalemated; `ordinary` is the answer so far.
  void judge_stalemate(JudgeMate function) { enter(judge_stalemate_, function); }
  /// Says when the game is won, lost or drawn by the position alone. A game that is decided is
  /// over: there are no moves then, and neither mate nor stalemate.
  void decide(Decide function) { enter(decide_, function); }
  /// Says when the game is drawn although it could go on (repetition and the like). The game is
  /// over then, unless the move that led there mates.
  void draw(Draw function) { enter(draw_, function); }
  /// The problem makes no sense under this rule; `message` says why.
  void object(std::string message) { objections_.push_back(std::move(message)); }
  /// There are no units of these kinds: a diagram with one makes no sense.
  void bar(KindSet kinds) { barred_.push_back({kinds, owner_}); }
  /// What it means to have no move; by default the orthodox rule.
  void without_move(NoMove meaning) { without_move_ = meaning; }
  /// The goal makes no sense under this rule; `advice` says what to use instead.
  void refuse_goal(std::string_view symbol, std::string_view advice) {
    refused_goals_.push_back({symbol, advice, owner_});
  }
  /// False: the goal just reached does not count.
  void guard_goal(GuardGoal function) { enter(guard_goal_, function); }
  /// Changes the list of kinds into which the pawns of a side promote.
  void adjust_promotions(AdjustPromotions function) { enter(adjust_promotions_, function); }
  /// Takes kinds out of those into which a pawn that has just arrived can promote, by the position.
  /// A pawn for which none is left stays a pawn.
  void limit_promotions(LimitPromotions function) { enter(limit_promotions_, function); }
  /// Changes what the rule remembers when the side on move passes.
  void forget(Prepare function, Forgetting when = Forgetting::threats) {
    forget_.push_back({{function, current_, owner_}, when});
  }
  /// Squares on which no unit can be put back, although they are empty and units can move there.
  void close(Closed function, Closing how) {
    closed_.push_back({{function, current_, owner_}, how});
  }
  /// A pawn that promotes, be it on a rebirth, can leave the board instead.
  void promote_away(PromoteAway function) { enter(promote_away_, function); }
  /// Squares on which pawns of the side promote (by default the far rank).
  void promote_on(Side side, Bitboard squares) { promotion_squares_[index(side)] = squares; }
  /// Pawns on squares of their own base line can capture and go forward, so many squares at most;
  /// in problems they cannot move.
  void pawns_leave_base_line(int squares = 1, Bitboard from = all_squares) {
    base_line_steps_ = std::max(base_line_steps_, squares);
    base_line_starts_ |= from;
  }
  /// Shows the board, in lines of text, for explanations.
  void show(Picture function) { enter(pictures_, function); }
  /// Kings are units like others, with which nothing happens that rules say of royal units only;
  /// they castle all the same.
  void make_kings_common();
  /// Pawns promote into kings, and into royal walks of the diagram, too.
  void promote_into_kings() { promotes_into_kings_ = true; }
  /// How castling works.
  CastlingRules& castling() { return castling_; }
  /// The kinds in play; a rule that brings walks into play enters them.
  Kinds& kinds() { return kinds_; }
  /// The position that play is to reach, for goals that ask for one.
  void aim_at(const Position& position);
  /// Was this option given? For options that mean something to single rules only.
  [[nodiscard]] bool option(std::string_view english) const;
  /// The side that defends by the stipulation (Black where nothing is asked), for rules that apply
  /// to it.
  [[nodiscard]] Side defender() const { return defender_; }

  // --- Setting up --------------------------------------------------------------------------------

  /// The options that rules may ask for, by English name; before any condition enrols.
  void set_options(std::vector<std::string_view> options) { options_ = std::move(options); }
  /// Before any condition enrols.
  void set_defender(Side side) { defender_ = side; }
  /// Lets a condition enter its rules. `condition.enrol` must not be null.
  void enrol(const Condition& condition, const Arguments& arguments);
  /// Lets an option enter its rule. `option.enrol` must not be null.
  void enrol(const GameOption& option);
  /// Lets an attribute enter its rules. `trait.enrol` must not be null.
  void enrol(const Trait& trait);
  /// Lets the acts of a step happen in the opposite order of their conditions, to find out whether
  /// that makes a difference.
  void reverse(Step step);
  /// Sorts the rules into the order in which they are asked, and fixes the lists of promotions.
  void compile();

  // --- What a game asks --------------------------------------------------------------------------

  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] const Kinds& kinds() const { return kinds_; }
  [[nodiscard]] const CastlingRules& castling() const { return castling_; }
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
  struct ClosedSquares : Rule<Closed> {
    Closing how;
  };
  [[nodiscard]] const auto& preparations() const { return prepare_; }
  [[nodiscard]] const auto& piece_restrictions() const { return restrict_piece_; }
  [[nodiscard]] const auto& move_restrictions() const { return restrict_move_; }
  [[nodiscard]] bool restricts(Purpose purpose) const {
    return includes(restricted_purposes_, purpose);
  }
  [[nodiscard]] const auto& walk_changes() const { return walks_as_; }
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
  [[nodiscard]] bool playable_checks() const { return checks_must_be_playable_; }
  [[nodiscard]] const auto& selections() const { return select_; }
  /// Is no side without a move because of rules that select?
  [[nodiscard]] bool selections_leave_moves() const { return selections_leave_moves_; }
  [[nodiscard]] const auto& check_judges() const { return judge_check_; }
  [[nodiscard]] Bitboard royal_squares(Side side) const { return royal_squares_[index(side)]; }
  /// Attacks on kings mean nothing: rules say anew what a check is.
  [[nodiscard]] bool ignores_attacks() const { return ignores_attacks_; }
  [[nodiscard]] const auto& mate_judges() const { return judge_mate_; }
  [[nodiscard]] const auto& stalemate_judges() const { return judge_stalemate_; }
  [[nodiscard]] const auto& decisions() const { return decide_; }
  [[nodiscard]] const auto& draws() const { return draw_; }
  [[nodiscard]] const auto& pictures() const { return pictures_; }
  [[nodiscard]] const std::vector<std::string>& objections() const { return objections_; }
  [[nodiscard]] NoMove without_move() const { return without_move_; }
  struct RefusedGoal {
    std::string_view symbol;
    std::string_view advice;
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
  /// The kinds into which pawns of this kind promote.
  [[nodiscard]] const std::vector<Kind>& promotions(Side side, Kind promoting = pawn) const {
    for (const OwnPromotions& own : own_promotions_) {
      if (own.kind == promoting) return own.lists[index(side)];
    }
    return promotions_[index(side)];
  }
  [[nodiscard]] const auto& forgetting() const { return forget_; }
  [[nodiscard]] const auto& closings() const { return closed_; }
  [[nodiscard]] const auto& promotions_away() const { return promote_away_; }
  [[nodiscard]] const auto& promotion_limits() const { return limit_promotions_; }
  /// The kinds into which a unit of this kind promotes on the square; empty if it does not.
  [[nodiscard]] std::span<const Kind> promotions_at(Kind kind, Side side, Square at) const;
  [[nodiscard]] Bitboard promotion_squares(Side side) const {
    return promotion_squares_[index(side)];
  }
  /// Geometry tells who moves, observes and checks; rules may at most take moves out of the list.
  [[nodiscard]] bool plain() const { return plain_; }
  /// No rule has anything to say about play: only walks and castling make a difference.
  [[nodiscard]] bool silent() const { return silent_; }

  /// What acts may change in moves that capture, or in those that do not.
  [[nodiscard]] const Changes& changes(bool capturing) const {
    return changes_[static_cast<std::size_t>(capturing)];
  }

  /// The rules in the order in which they act, one a line: "step: condition".
  [[nodiscard]] std::vector<std::string> explain() const;

 private:
  template <class Function>
  void enter(std::vector<Rule<Function>>& list, Function function) {
    list.push_back({function, current_, owner_});
  }

  template <class Function>
  void enter(std::vector<Offered<Function>>& list, Function function, Offering how) {
    const auto place =
        std::ranges::upper_bound(list, how, {}, [](const auto& rule) { return rule.how; });
    list.insert(place, {{function, current_, owner_}, how});
  }

  Facts facts_;
  CastlingRules castling_;
  Kinds kinds_;
  std::shared_ptr<const Position> aim_;
  std::vector<std::shared_ptr<Arguments>> arguments_;
  const Arguments* current_ = nullptr;
  std::string_view owner_;
  std::vector<std::string_view> options_;
  Side defender_ = Side::black;
  int reserved_ = 0;
  std::uint8_t next_store_ = 1;
  std::optional<std::uint8_t> store_of_captures_;
  bool checks_must_be_playable_ = false;
  bool plain_ = true;
  bool silent_ = false;
  int base_line_steps_ = 0;
  Bitboard base_line_starts_ = 0;
  NoMove without_move_ = NoMove::mate_or_draw;
  std::uint32_t step_mask_ = 0;
  Purposes restricted_purposes_ = 0;

  std::vector<Rule<Prepare>> prepare_;
  std::vector<Restriction<RestrictPiece>> restrict_piece_;
  std::vector<Restriction<RestrictMove>> restrict_move_;
  std::vector<Loan<WalksAs>> walks_as_;
  std::vector<Rule<WalksAs>> observes_as_;
  std::vector<Departing<DepartsFrom>> departs_from_;
  std::vector<Rule<Unseen>> unseen_;
  std::vector<Offered<Offer>> offer_;
  std::array<std::vector<RankedRule<Act>>, step_count> during_;
  std::vector<Extent> extents_;
  std::array<Changes, 2> changes_;
  std::vector<Rule<Forbid>> forbid_after_;
  std::vector<Rule<Select>> select_;
  bool selections_leave_moves_ = true;
  /// By kind, side and target; empty if nothing is known.
  std::vector<std::array<std::array<Bitboard, square_count>, 2>> departing_;
  std::vector<Rule<JudgeCheck>> judge_check_;
  std::array<Bitboard, 2> royal_squares_{};
  bool ignores_attacks_ = false;
  std::vector<Rule<JudgeMate>> judge_mate_;
  std::vector<Rule<JudgeMate>> judge_stalemate_;
  std::vector<Rule<Decide>> decide_;
  std::vector<Rule<Draw>> draw_;
  std::vector<Rule<Picture>> pictures_;
  std::vector<std::string> objections_;
  std::vector<RefusedGoal> refused_goals_;
  std::vector<Barred> barred_;
  std::vector<Rule<GuardGoal>> guard_goal_;
  std::vector<Rule<AdjustPromotions>> adjust_promotions_;
  bool promotes_into_kings_ = false;
  std::vector<Rule<LimitPromotions>> limit_promotions_;
  std::vector<Forgetful<Prepare>> forget_;
  std::vector<ClosedSquares> closed_;
  std::vector<Rule<PromoteAway>> promote_away_;
  /// For pawns whose walk says into what they promote.
  struct OwnPromotions {
    Kind kind;
    std::array<std::vector<Kind>, 2> lists;
  };
  [[nodiscard]] Changes changes_of(bool capturing) const;
  void find_departing_observers();
  void note_departing(Kind kind, Side side, Square from, Bitboard starts);
  [[nodiscard]] std::vector<Kind> promotion_list(std::vector<Kind> officers, Side side) const;

  std::array<std::vector<Kind>, 2> promotions_;
  std::vector<OwnPromotions> own_promotions_;
  std::array<Bitboard, 2> promotion_squares_{rank_set(7), rank_set(0)};
};

}  // namespace feerie
