#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "position/hash.h"
#include "search/prove/forced_play.h"
#include "search/prove/last_moves.h"
#include "search/prove/prover.h"
#include "search/prove/series_crew.h"
#include "search/prove/series_levels.h"
#include "search/trust.h"

namespace feerie {

/// The prover, written once for every engine (prove/engine.h). Its parts are in the headers that
/// follow the declaration; they are compiled in prover.cpp and nowhere else.
template <Engine E>
class EngineProver final : public Prover, private SeriesWorker {
 public:
  EngineProver(const Plan& plan, E& engine, const Manner& manner, Table& table, Watch& watch,
               Course& course)
      : plan_(plan),
        engine_(engine),
        manner_(manner),
        table_(table),
        watch_(watch),
        course_(course),
        visits_(engine, manner, watch, course) {
    if (manner_.non_trivial) course_.grants = manner_.non_trivial->first;
  }

  /// From now on battle play that somebody else can judge faster is left to him.
  void leave_to(std::unique_ptr<ForcedPlay> forced) { forced_ = std::move(forced); }
  /// From now on last moves are not listed that cannot end play, as far as he knows.
  void listen_to(std::unique_ptr<LastMoves> last_moves) { last_moves_ = std::move(last_moves); }

  // holds.h
  bool holds(int node) override;
  bool allowed(int node, Letter letter) override;
  Ending ending(int node, Letter letter, Span span, bool legal) override;

  // battle.h
  bool solves(int node, Span span, bool legal) override;
  bool answered(int node, Span span, bool legal) override;
  int shortest_attack(int node, Span span) override;

  // bounds.h
  bool confined(int node, Span span) override;
  bool confines(int node, Span span) override;
  bool keeps_bounds(int node, Span span) override;
  bool without_maters() override;

  // line_search.h
  bool find_lines(int node, int length, LineHearer& hearer) override;
  void set_outlook(Outlook* outlook) override { outlook_ = outlook; }

  // series_sharing.h
  void set_crew(SeriesCrew* crew) override { crew_ = crew; }
  void help(SeriesCrew& crew, int number) override { crew.help(*this, number, table_); }

 private:
  // holds.h
  /// Most plays have no constraints. It is not inlined, so that asking whether there are any is.
  [[gnu::noinline]] bool keeps_constraints(int node, const Plan::Behind& behind);
  bool goal_reached(const Plan::Node& leaf) { return engine_.reached(*leaf.goal, leaf.target); }
  [[nodiscard]] std::uint64_t question(bool passed, int node, Letter letter, int extra);
  [[nodiscard]] std::uint64_t table_key(int node, Letter letter, int extra);
  [[nodiscard]] Fetching fetching(int node, Letter letter, int extra, Side next);

  // battle.h
  bool attack(int node, Span span);
  bool attack_once(int node, Span span);
  bool cornered(int node, Span span);
  bool each_answered(int node, Span span);
  bool search_defences(int node, Span span, VisitOrder order, Candidate& refutation);
  bool defence_fails(int node);
  [[nodiscard]] bool must_end(int node, Span span) const;
  [[nodiscard]] bool must_check(int node, Span span) const;
  [[nodiscard]] bool forces_checks(const Plan::Behind& behind) const;
  [[nodiscard]] bool escapes_at_a_glance(int node, Span span);
  [[nodiscard]] std::uint64_t attack_key(int node, Span span);
  [[nodiscard]] std::uint64_t defence_key(int node, Span rest);
  [[nodiscard]] int extra_of_attack(Span span) const;
  [[nodiscard]] Fetching fetching_of_attack(int node, Span span);
  Candidate& favourite_of(int node, Letter letter, int left);
  /// `?+?`: the side on move, which moves second in the branch, must pass as it is not in check.
  bool passes(const Plan::Node& branch) {
    return branch.parry && !engine_.in_check(engine_.turn());
  }

  // defence_order.h
  class DefenceOrder;
  void sort_defences(Candidates& moves, bool known_legal);

  // bounds.h
  bool threatened(int node, Span span);
  bool leaves_little(int node, Span span) {
    return !manner_.non_trivial || grants_enough(node, span);
  }
  bool grants_enough(int node, Span span);

  // line_search.h
  class Sifting;
  bool any_line(int node);
  bool cannot_end(int node, Letter letter, int length);
  bool captures_end(int node, Letter letter) {
    return last_moves_ && last_moves_->captures_only(node, letter);
  }
  bool lines_of_length(int node, int length);
  bool help(int node, Letter letter, int length);
  bool series(int node, int length);
  bool help_behind(int node, Letter letter, int length, const Move& move);
  bool line_step(int node, Letter letter, int length, const Move& move, bool legal);
  bool ended_early(const Plan::Behind& behind);
  bool reach_leaves(const Plan::Behind& behind, const Plan::Link* first_reached);
  bool step_lines(int node, Letter letter, int length, bool legal,
                  const Plan::Link* first_reached = nullptr);
  bool fork_lines(const Plan::Link& link);
  [[nodiscard]] bool asks_outlook_first(int node, int length);
  [[nodiscard]] std::pair<Outlook*, Trust*> outlook_for_series(int node, int length);
  [[nodiscard]] double price_of_outlook(int node, int length) const;
  [[nodiscard]] bool goes_on(int node) const;
  [[nodiscard]] VisitOrder order_of(int level, int length) const;
  [[nodiscard]] int level_of(int node, int length) const;
  bool found_enough(bool found) {
    return (found && hearer_ == nullptr) || watch_.interrupted() || watch_.satisfied();
  }

  // series_search.h
  /// A position is being followed on: what is met behind its moves is entered.
  struct Meeting {
    int node;
    int depth;
    std::uint32_t parent;
    bool ends_with_play = false;
    /// Could play end with one of the moves?
    bool may_end = false;
    /// The move being followed, and whether the series can go on in the position behind it.
    Candidate move = {};
    bool met = false;
    /// Of that position: has it not been reached before, what is the table asked, and its number.
    bool is_new = false;
    std::uint64_t place = 0;
    std::uint32_t number = 0;
  };
  class KnownPlaces;
  class EndsOrGoesOn;
  bool series_may_reach(int node, int length);
  void begin_levels(int node, std::uint64_t root);
  bool add_level(int node);
  [[nodiscard]] bool may_follow_to_end(int node) const;
  bool add_level_to_end(int node, int length);
  [[nodiscard]] bool ends_with_play(int node) const;
  [[nodiscard]] bool hangs_on_position(int node) const;
  void follow_levels(int node, std::uint32_t number, int moves, const SeriesPart* part = nullptr);
  void meet_children(int node, std::uint32_t number);
  [[nodiscard]] bool meets(int node) const {
    return meeting_ != nullptr && meeting_->node == node && meeting_->depth == course_.depth;
  }
  void visit_children(Meeting& meeting);
  void meet(int node);
  void enter_in_levels(Meeting& meeting, bool leads);
  void limit_levels();
  void meet_or_end(const Meeting& meeting);
  void ask_ends(const Meeting& meeting);
  void note_in_levels(int node, std::uint64_t place, std::uint32_t number);
  [[nodiscard]] std::optional<std::uint32_t> number_in_levels(std::uint64_t place);
  [[nodiscard]] bool off_all_lines(int node, int length);

  // series_sharing.h
  void follow_level(int node, int length);
  [[nodiscard]] std::vector<SeriesPart> parts_of_level(int threads) const;
  void follow_part(const SeriesJob& job, const SeriesPart& part, int number,
                   SeriesFinds& finds) override;
  void take_over(const SeriesJob& job);
  void take_over_families(int node, const SeriesFinds& finds, std::vector<std::uint32_t>& numbers);
  void leave_crew(int length) {
    if (crew_ != nullptr) crew_->dismiss(length);
  }
  /// The levels of which something is asked: those of the job, if another prover has given one.
  [[nodiscard]] const SeriesLevels& known_levels() const { return job_ ? job_->levels : levels_; }
  void reach_again(std::uint32_t number, std::uint32_t parent);
  void lead(std::uint32_t number);
  void answer(const Meeting& meeting, bool leads);
  [[nodiscard]] bool is_answered(std::uint32_t number) const;

  // line_fetching.h
  [[nodiscard]] bool remembers_last_moves(int node, Letter letter);
  [[nodiscard]] Fetching fetching_in_help(int node, Letter letter, int length);
  [[nodiscard]] Fetching fetching_in_series(int node, int length);
  [[nodiscard]] Fetching fetching_of_forks(const Plan::Behind& behind);

  const Plan& plan_;
  E& engine_;
  const Manner& manner_;
  Table& table_;
  Watch& watch_;
  Course& course_;
  MoveVisits<E> visits_;
  MoveLists lists_;
  /// Null: everything is played on the engine.
  std::unique_ptr<ForcedPlay> forced_;
  /// Null: nothing is known of last moves.
  std::unique_ptr<LastMoves> last_moves_;
  Outlook* outlook_ = nullptr;
  Experiences experiences_;
  /// Null: the first line ends the search.
  LineHearer* hearer_ = nullptr;
  /// The question that was asked last behind a letter, and the number of which it is made.
  struct AskedLast {
    std::uint64_t salt = 0;
    std::uint64_t question = hash::question(0);
  };
  std::array<AskedLast, 2> asked_last_;
  std::vector<Candidate> favourites_;
  std::vector<std::pair<int, Candidate>> sorted_;
  SeriesLevels levels_;
  /// Can play end with the move behind some position of the level that is being entered?
  bool level_finds_ = false;
  /// Is it seen while positions are followed on whether play can end there?
  bool follows_to_end_ = false;
  /// Can the move behind all others but one be followed by one that ends play?
  bool last_moves_find_ = false;
  /// Was a position that has been entered not found again?
  bool lost_way_ = false;
  /// Null: levels are followed on by this thread alone.
  SeriesCrew* crew_ = nullptr;
  /// While a part of a job is followed on: the job, and where to note down what is met. Null: all
  /// is entered into the levels at once.
  const SeriesJob* job_ = nullptr;
  SeriesFinds* finds_ = nullptr;
  /// How many new positions it has numbered in the job of which salt, and how many jobs it has
  /// given.
  std::uint32_t numbered_ = 0;
  std::uint64_t numbered_for_ = 0;
  std::uint64_t jobs_ = 0;
  /// Null: positions of series play are searched as elsewhere.
  Meeting* meeting_ = nullptr;
};

}  // namespace feerie

// What follows are the parts of the class.
#include "search/prove/battle.h"          // IWYU pragma: export
#include "search/prove/bounds.h"          // IWYU pragma: export
#include "search/prove/defence_order.h"   // IWYU pragma: export
#include "search/prove/holds.h"           // IWYU pragma: export
#include "search/prove/line_fetching.h"   // IWYU pragma: export
#include "search/prove/line_search.h"     // IWYU pragma: export
#include "search/prove/series_meeting.h"  // IWYU pragma: export
#include "search/prove/series_search.h"   // IWYU pragma: export
#include "search/prove/series_sharing.h"  // IWYU pragma: export
