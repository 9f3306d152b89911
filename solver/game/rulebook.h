#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/compiled_rules.h"
#include "game/entries.h"
#include "game/extent.h"
#include "game/move.h"
#include "game/rules.h"
#include "game/steps.h"

namespace feerie {

/// What the conditions of a problem can say about the game. Filled by their `enrol` functions, then
/// compiled: from then on only what games ask matters.
class Rulebook : public CompiledRules {
 public:
  Rulebook();

  // --- What a condition can say ---
  // `side` is the side for which a unit acts: the side on move, or the side whose observation is
  // asked for; it matters for neutral units.

  /// What the rule changes, for optimisations.
  void declare(const Facts& facts) { facts_ |= facts; }
  /// A memory slot of the position: a counter that is saved, hashed and taken back by itself.
  int reserve() {
    remembering_.push_back(owner_);
    return memory_slots_++;
  }
  /// A store of its own for units that a rule keeps off the board (see Kept).
  std::uint8_t reserve_store() {
    remembering_.push_back(owner_);
    return next_store_++;
  }
  /// Captured units wait in this store if White, in the next one if Black has lost them.
  void keep_captures_in(std::uint8_t store) { store_of_captures_ = store; }
  /// Changes the diagram before play: holes, special squares.
  void prepare(Prepare function) { enter(prepare_, function); }
  /// Changes the diagram before all functions given to `prepare`: says which units are royal.
  void crown(Prepare function) { prepare_.insert(prepare_.begin(), {function, current_, owner_}); }
  /// False: the unit on the square may not act at all for one of the purposes.
  void restrict_piece(RestrictPiece function, Purposes purposes,
                      Restricting whom = Restricting::anyone);
  /// False: this move may not be made (or this capture does not count as observation).
  void restrict_move(RestrictMove function, Purposes purposes,
                     Forbidding forbidding = Forbidding::anyhow);
  /// Changes the kinds as which a unit moves. Rules act in the order of the times at which they
  /// lend: what a king walks as in check comes before what it walks as otherwise.
  /// `of_all`: as what all units of a side observe by it, if the position alone tells. It says the
  /// same as `function` and what the rule says by `observes_as`. `lenders`: whose walks they are.
  void walks_as(WalksAs function, Lending lending = Lending::always, WalkersChange of_all = nullptr,
                Lenders lenders = nullptr) {
    const auto place = std::ranges::upper_bound(walks_as_, lending, {},
                                                [](const auto& rule) { return rule.lending; });
    walks_as_.insert(place, {{function, current_, owner_}, lending, of_all, lenders});
    walkers_are_told_ &= of_all != nullptr;
    lenders_are_told_ &= lenders != nullptr;
  }
  /// Narrows the walks with which a unit observes: of the kinds as which it walks, those as which
  /// it observes.
  void observes_as(WalksAs function) { enter(observes_as_, function); }
  /// Changes the squares from which a unit moves; only the unit's own square may be occupied.
  /// `captures`: null if nothing is known.
  void departs_from(DepartsFrom function, Purposes purposes = all_purposes,
                    PossibleStarts captures = nullptr) {
    departs_from_.push_back({{function, current_, owner_}, purposes, captures});
  }
  /// Units that are not there for the unit on the square: it neither sees nor captures them, and
  /// passes through them. It cannot end its move on them. Such rules divide the units: those that
  /// see one another see the same units, whatever their side, and only a unit that an act changes
  /// comes to see others.
  void unseen(Unseen function) { enter(unseen_, function); }
  /// Adds moves that no walk makes, or changes the list of all of them.
  void offer(Offer function, Offering how = Offering::adds) { enter(offer_, function, how); }
  /// Acts while a move is made.
  void during(Step step, Act function, const Extent& extent = {}, const Precedence& among = {});
  /// Says how what the rule does in the step is taken back when it is asked what the last move was
  /// (game/retrace.h). A rule that acts in a step and does not say so keeps everybody from asking.
  void take_back(Step step, TakeBack function) {
    enter(take_back_[static_cast<std::size_t>(step)], function);
    takes_back_at_all_ = true;
  }
  /// False: no game brings a unit like this to the square, nor does any begin with it there. Asked
  /// of units that a last move is guessed to have moved or captured.
  void comes_to(ComesTo function) { enter(comes_to_, function); }
  /// True: the position after the move is illegal, whatever led to it.
  /// `plainly`: asked instead behind a move in which no rule acts and no unit changes, which is
  /// only imagined: units, turn and memory are those behind it.
  void forbid_after(Forbid function, Objecting where = Objecting::anywhere,
                    ForbidPlainly plainly = nullptr) {
    forbid_after_.push_back({{function, current_, owner_}, plainly});
    objects_anywhere_ |= where == Objecting::anywhere;
    objects_to_checks_ |= where == Objecting::to_checks;
    objects_by_units_ |= where == Objecting::by_units || where == Objecting::to_promotions;
    objects_otherwise_ |= where != Objecting::to_promotions;
  }
  /// What the rule forbids by `forbid_after` includes all moves of the side that give no check, but
  /// for passes and for captures of a king that are only tried. Such moves need not be listed.
  void must_check(Side side) { must_check_[index(side)] = true; }
  /// An attack counts as check only if the capture could be played completely.
  void checks_must_be_playable() { checks_must_be_playable_ = true; }
  /// Takes moves out of the list of all legal moves of the side on move. `whose`: the rule leaves
  /// the lists of the other side as they are; neutral: it may concern both sides.
  void select(Select function, Sides whose = Sides::neutral) {
    prefer(function, whose);
    selections_leave_moves_ = false;
  }
  /// As `select`, for a rule that leaves a legal move wherever there is one.
  void prefer(Select function, Sides whose = Sides::neutral) {
    enter(select_, function);
    for (const Side side : {Side::white, Side::black}) {
      selects_for_[index(side)] |= belongs_to(whose, side);
    }
  }
  /// Says anew whether a side is in check; `ordinary` is the answer so far.
  void judge_check(JudgeCheck function, LooksAt looks_at = LooksAt::anything) {
    checks_lie_in_units_ &= looks_at != LooksAt::anything;
    checks_need_attacks_ &= looks_at == LooksAt::attacks;
    enter(judge_check_, function);
  }
  /// As `judge_check`, for a rule that does not ask for the answer so far.
  void define_check(JudgeCheck function, LooksAt looks_at = LooksAt::anything) {
    ignores_attacks_ |= judge_check_.empty();
    judge_check(function, looks_at);
  }
  /// For a rule that says what a check is: what a unit other than the royal one must do to end the
  /// check of a side with one royal unit, by a move in which no rule acts. It is asked of sides in
  /// check and others, and says nothing (`Answers{}`) whenever any move might do.
  void answer_check(AnswerCheck function) { enter(answer_check_, function); }
  /// Attacks on this square are check to the side, even when the square is empty. The rule says so
  /// by `judge_check` besides.
  void make_royal(Square square, Side side) { royal_squares_[index(side)] |= bit(square); }
  /// Says anew whether a side is mated; `ordinary` is the answer so far.
  void judge_mate(JudgeMate function, JudgingMates how = JudgingMates::anyhow) {
    mates_are_checks_ &= how == JudgingMates::denies;
    enter(judge_mate_, function);
  }
  /// Says anew whether a side is stalemated; `ordinary` is the answer so far.
  void judge_stalemate(JudgeMate function) { enter(judge_stalemate_, function); }
  /// Says when the game is won, lost or drawn by the position alone. A game that is decided is
  /// over: there are no moves then, and neither mate nor stalemate.
  void decide(Decide function) { enter(decide_, function); }
  /// Says when the game is drawn although it could go on (repetition and the like). The game is
  /// over then, unless the move that led there mates.
  void draw(Draw function) { enter(draw_, function); }
  /// The problem makes no sense under this rule; the message says why.
  template <class... Arguments, class... Given>
  void object(const Message<Arguments...>& message, const Given&... given) {
    objections_.push_back({message.in_all(given...), owner_});
  }
  /// There are no units of these kinds: a diagram with one makes no sense.
  void bar(KindSet kinds) { barred_.push_back({kinds, owner_}); }
  /// What it means to have no move; by default the orthodox rule.
  void without_move(NoMove meaning) { without_move_ = meaning; }
  /// The goal makes no sense under this rule; `advice` says what to use instead.
  void refuse_goal(std::string_view symbol, const Names& advice) {
    refused_goals_.push_back({symbol, advice, owner_});
  }
  /// False: the goal just reached does not count.
  void guard_goal(GuardGoal function) { enter(guard_goal_, function); }
  /// Changes what the rule remembers when the side on move passes.
  void forget(Prepare function, Forgetting when = Forgetting::threats) {
    forget_.push_back({{function, current_, owner_}, when});
  }
  /// Squares on which no unit can be put back, although they are empty and units can move there.
  void close(Closed function, Closing how) {
    closed_.push_back({{function, current_, owner_}, how});
  }
  /// Pawns on squares of their own base line can capture and go forward, so many squares at most;
  /// in problems they cannot move.
  void pawns_leave_base_line(int squares = 1, Bitboard from = all_squares) {
    base_line_steps_ = std::max(base_line_steps_, squares);
    base_line_starts_ |= from;
  }
  /// Shows the board, in lines of text, for explanations.
  void show(Picture function) { enter(pictures_, function); }
  /// Kings are units like others, with which nothing happens that rules say of royal units only;
  /// they still castle.
  void make_kings_common();
  /// How castling works.
  CastlingRules& castling() { return castling_; }
  /// Into what pawns promote, and where.
  using CompiledRules::promotion;
  PromotionRules::Verbs promotion() { return {promotion_, current_, owner_}; }
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
  void enrol(const GameOption& option, const Arguments& arguments);
  /// Lets an attribute enter its rules. `trait.enrol` must not be null.
  void enrol(const Trait& trait);
  /// Sorts the rules into the order in which they are asked, and fixes the lists of promotions.
  void compile();

 private:
  template <class Function>
  void enter(std::vector<Rule<Function>>& list, Function function) {
    list.push_back({function, current_, owner_});
  }

  template <class Function>
  void enter(std::vector<Offered<Function>>& list, Function function, Offering how) {
    const auto in_order = [](Offering sort) {
      return sort == Offering::rewrites ? Offering::adds : sort;
    };
    const auto place = std::ranges::upper_bound(
        list, in_order(how), {}, [&](const auto& rule) { return in_order(rule.how); });
    list.insert(place, {{function, current_, owner_}, how});
  }

  [[nodiscard]] Changes changes_of(bool capturing) const;
  [[nodiscard]] std::vector<Changes::Telling> telling_of(bool capturing) const;
  void find_sayings();
  void find_what_is_not_taken_back();
  void find_departing_observers();
  void note_departing(Kind kind, Side side, Square from, Bitboard starts);

  const Arguments* current_ = nullptr;
  std::string_view owner_;
  std::vector<std::string_view> options_;
  Side defender_ = Side::black;
  std::uint8_t next_store_ = 1;
  struct Reaching {
    Extent extent;
    const Arguments* arguments;
  };
  std::vector<Reaching> extents_;
};

}  // namespace feerie
