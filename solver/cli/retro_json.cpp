#include "cli/retro_json.h"

#include <utility>
#include <variant>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "cli/retro_question.h"
#include "cli/short_game.h"
#include "output/fen.h"
#include "output/heading.h"
#include "output/last_move_text.h"
#include "problem/complaint.h"
#include "problem/messages.h"
#include "problem/versions.h"
#include "report/retro_row.h"

namespace feerie::cli {
namespace {

using report::PastRow;
using report::ToldLastMove;
using report::ToldPast;

class Teller {
 public:
  Teller(const Invocation& invocation, Output& output) : invocation_(invocation), output_(output) {}

  int all() {
    const bool all_read = each_item(
        invocation_.files, nullptr, [this](const ReadItem& item) { return take(item); },
        [this](const std::string& text) {
          Diagnostic unreadable;
          unreadable.message = text;
          output_.write(report::past_row_of_errors({unreadable}, "", 0, 0));
        },
        Language::english);
    return all_read && all_told_ ? success : not_all_solved;
  }

 private:
  bool take(const ReadItem& item) {
    all_told_ &= !item.has_errors();
    if (item.problem) {
      take(*item.problem, item.diagnostics);
    } else if (!item.diagnostics.empty()) {
      const std::string& file = item.diagnostics.front().file;
      const int line = item.draft ? item.draft->place.line : 0;
      output_.write(report::past_row_of_errors(item.diagnostics, file, item.number, line));
    }
    output_.flush();
    return true;
  }

  /// What was noted in reading it is told with the first version.
  void take(const Problem& problem, Diagnostics notes) {
    each_version(problem, [&](const Version& version) {
      PastRow row;
      row.problem = &version.problem;
      if (!problem.twins.empty()) row.twin = twin_letter(version.number);
      row.diagnostics = std::exchange(notes, {});
      if (version.faults.empty()) {
        find(version.problem, row);
      } else {
        refuse(row, version.faults);
      }
      // Its first word is that of the twin; the row tells where the problem begins.
      Problem told = version.problem;
      told.place = problem.place;
      row.problem = &told;
      output_.write(report::text_of(row));
      return true;
    });
  }

  void refuse(PastRow& row, const Diagnostics& reasons) {
    row.diagnostics.insert(row.diagnostics.end(), reasons.begin(), reasons.end());
    all_told_ = false;
  }

  void find(const Problem& problem, PastRow& row) {
    const Side moved_last = mover_of(invocation_, problem);
    const auto result = set_up(problem, opposite(moved_last));
    if (const auto* faults = std::get_if<Diagnostics>(&result)) return refuse(row, *faults);
    const Setup& setup = std::get<Setup>(result);
    ToldPast& past = row.past.emplace(ToldPast{});
    past.findings = retro::findings_of(problem, setup);
    past.by_squares = setup.rules->castling().any_files;
    past.moved_last = moved_last;
    Setup claimed = setup;
    claimed.position = with_claimed_rights(problem, setup);
    if (!past.findings.illegal) past.game = short_game(problem, claimed);
    list(problem, claimed, row);
  }

  void list(const Problem& problem, const Setup& setup, PastRow& row) {
    for (const std::string_view owner : setup.rules->not_taken_back()) {
      refuse(row, {unsupported(problem, problem.place, messages::not_taken_back, owner)});
    }
    const retro::Knowledge knowledge = retro::knowledge_of(problem, setup.rules);
    const Game game(setup.rules, setup.position);
    const Lettering lettering = lettering_of(problem, game);
    retro::Effort effort;
    if (invocation_.effort) effort.left = *invocation_.effort;
    retro::UnMoves unmoves(setup.rules);
    row.past->ending = unmoves.each(
        setup.position,
        [&](const retro::LastMove& last) {
          ToldLastMove told{text_of(last, setup.rules, lettering),
                            fen::placement(last.before, setup.rules->kinds()),
                            {}};
          told.answer = judge(knowledge, last);
          // What nothing can be deduced of has not been examined.
          if (!row.past->findings.known) told.answer.kind = retro::Answer::Kind::undecided;
          row.past->last_moves.push_back(std::move(told));
          return true;
        },
        effort);
  }

  const Invocation& invocation_;
  Output& output_;
  bool all_told_ = true;
};

}  // namespace

int tell_past_as_json(const Invocation& invocation, Output& output) {
  return Teller(invocation, output).all();
}

}  // namespace feerie::cli
