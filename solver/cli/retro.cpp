#include "cli/retro.h"

#include <memory>
#include <variant>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "cli/retro_json.h"
#include "cli/retro_question.h"
#include "core/unicode.h"
#include "output/header.h"
#include "output/heading.h"
#include "output/last_move_text.h"
#include "output/words.h"
#include "problem/complaint.h"
#include "problem/messages.h"
#include "problem/setup.h"
#include "problem/versions.h"
#include "retro/unmove.h"

namespace feerie::cli {
namespace {

using retro::Ending;

/// Lists the last moves of what is read, one problem after the other.
class Lister {
 public:
  Lister(const Invocation& invocation, Output& output) : invocation_(invocation), output_(output) {}

  int all() {
    const bool all_read = each_item(
        invocation_.files, nullptr, [this](const ReadItem& item) { return take(item); },
        [this](const std::string& text) { output_.report(text); }, output_.language());
    return all_read && all_listed_ ? success : not_all_solved;
  }

 private:
  bool take(const ReadItem& item) {
    complain(item.diagnostics);
    all_listed_ &= !item.has_errors();
    if (item.problem) take(*item.problem);
    output_.flush();
    return true;
  }

  void take(const Problem& problem) {
    output_.write(header_text(problem));
    each_version(problem, [&](const Version& version) {
      if (!problem.twins.empty()) output_.write(heading_of(version));
      if (version.faults.empty()) {
        take_position(version.problem);
      } else {
        refuse(version.faults);
      }
      return true;
    });
    output_.write("\n");
  }

  static std::string heading_of(const Version& version) {
    if (version.twin == nullptr) return fmt::format("\n{})\n", twin_letter(version.number));
    return fmt::format("\n{}{}) {}\n", version.twin->continued ? "+" : "",
                       twin_letter(version.number), twin_changes(version.before, *version.twin));
  }

  void take_position(const Problem& problem) {
    const Side side = mover_of(invocation_, problem);
    const auto result = set_up(problem, opposite(side));
    if (const auto* faults = std::get_if<Diagnostics>(&result)) return refuse(*faults);
    const Setup& setup = std::get<Setup>(result);
    if (!retro::UnMoves::known(*setup.rules)) {
      for (const std::string_view owner : setup.rules->not_taken_back()) {
        refuse({unsupported(problem, problem.place, messages::not_taken_back, owner)});
      }
      return;
    }
    const Position position = with_claimed_rights(problem, setup);
    const Game game(setup.rules, position);
    const Lettering lettering = lettering_of(problem, game);
    retro::Effort effort;
    if (invocation_.effort) effort.left = *invocation_.effort;
    int count = 0;
    retro::UnMoves unmoves(setup.rules);
    output_.write("\n");
    const Ending ending = unmoves.each(
        position,
        [&](const retro::LastMove& last) {
          ++count;
          output_.write(fmt::format("  -1.{}\n", text_of(last, setup.rules, lettering)));
          return true;
        },
        effort);
    output_.write(fmt::format("{}{}\n", count > 0 ? "\n" : "",
                              summary(problem.language, side, ending, count)));
  }

  static std::string summary(Language language, Side side, Ending ending, int count) {
    const std::string_view name = (side == Side::white ? words::white : words::black).in(language);
    if (ending != Ending::complete) return words::some_last_moves.in(language, name, count);
    if (count == 1) return words::one_last_move.in(language, name);
    return words::last_moves.in(language, name, count);
  }

  void complain(const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) output_.report(to_string(diagnostic));
  }
  void refuse(const Diagnostics& reasons) {
    complain(reasons);
    all_listed_ = false;
  }

  const Invocation& invocation_;
  Output& output_;
  bool all_listed_ = true;
};

}  // namespace

int list_last_moves(const Invocation& invocation, Output& output) {
  return invocation.json ? tell_past_as_json(invocation, output) : Lister(invocation, output).all();
}

}  // namespace feerie::cli
