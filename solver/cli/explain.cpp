#include "cli/explain.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/input_files.h"
#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/entries.h"
#include "input/options.h"
#include "manual/parameters.h"
#include "problem/setup.h"
#include "retro/knowledge.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

/// What is said of a fact that holds.
constexpr std::pair<bool Facts::*, std::string_view> fact_texts[] = {
    {&Facts::recolours, texts::mark("units change sides")},
    {&Facts::transforms, texts::mark("units change their walk other than by promotion")},
    {&Facts::rebirths, texts::mark("captured or capturing units are put back")},
    {&Facts::returns_others, texts::mark("units are put back that do not capture just now")},
    {&Facts::returns_elsewhere,
     texts::mark("captured units are put back elsewhere than where they were captured")},
    {&Facts::carries_capturers,
     texts::mark("capturing units end elsewhere than they have captured")},
    {&Facts::adds_units, texts::mark("units appear out of nothing")},
    {&Facts::removes_others, texts::mark("units vanish that were not captured")},
    {&Facts::moves_others, texts::mark("units other than the mover move")},
    {&Facts::moves_kings_only, texts::mark("those other units are kings")},
    {&Facts::alters_walks, texts::mark("units move otherwise than their walks say")},
    {&Facts::kings_borrow_walks, texts::mark("kings borrow the walks of other units")},
    {&Facts::hides_units, texts::mark("units pass through others that are not there for them")},
    {&Facts::castles_anywhere, texts::mark("kings castle with rooks anywhere on ranks and files")},
    {&Facts::restricts_moves, texts::mark("some moves are not allowed")},
    {&Facts::restricts_observation, texts::mark("some attacks are no checks")},
    {&Facts::selects_moves, texts::mark("whether a move is legal depends on the other moves")},
    {&Facts::follows_units, texts::mark("it matters which of several equal units stands where")},
    {&Facts::path_dependent, texts::mark("the position does not tell all about the further play")},
    {&Facts::counts_earlier_play,
     texts::mark("what is certain of the play before the diagram counts")},
    {&Facts::kingless, texts::mark("a side may be without king")},
    {&Facts::several_kings, texts::mark("a side may have more than one king")},
    {&Facts::own_check, texts::mark("check or mate are defined anew")},
    {&Facts::offers_moves, texts::mark("there are moves that no walk makes")},
    {&Facts::may_keep_check, texts::mark("the own king may be left attacked in some positions")},
    {&Facts::asks_rights, texts::mark("rights to castle decide more than orthodox castlings")},
    {&Facts::without_pawns, texts::mark("what is called a pawn moves backwards as well")},
};

constexpr std::string_view nothing_deduced =
    texts::mark("rights: nothing is deduced, not all conditions tell of the past of a diagram");

std::string titles_of(const Problem& problem) {
  std::string text = fmt::format("{}:{}", problem.file, problem.place.line);
  for (const std::string& author : problem.authors) text += " " + author;
  return printable(text);
}

/// The name of a condition, attribute or option in the language.
std::string name_of(std::string_view english, Language language) {
  if (Catalogue<Condition>::named(english) != nullptr) {
    return manual::translated<Condition>(english, language);
  }
  if (Catalogue<Trait>::named(english) != nullptr) {
    return manual::translated<Trait>(english, language);
  }
  for (const OptionEntry& option : option_entries()) {
    if (option.names.english == english) return std::string(option.names.in(language));
  }
  return std::string(english);
}

/// `restricts moves: Circe`, `acts in step change: Circe`, `there is no castling`.
std::string row_text(const CompiledRules::Explained& row, Language language) {
  std::string said(texts::translate(language, row.verb));
  if (!row.step.empty()) said += fmt::format(" {}", texts::translate(language, row.step));
  return row.owner.empty() ? said
                           : texts::form(language, "{}: {}", said, name_of(row.owner, language));
}

void complain(const std::vector<Diagnostic>& diagnostics, Output& output) {
  for (const Diagnostic& diagnostic : diagnostics) output.report(to_string(diagnostic));
}

bool explain(const Problem& problem, Output& output) {
  const auto result = set_up(problem, problem.stipulation.starts);
  if (const auto* faults = std::get_if<std::vector<Diagnostic>>(&result)) {
    complain(*faults, output);
    return false;
  }
  const Setup& setup = std::get<Setup>(result);
  const bool known = retro::knowledge_of(problem, setup.rules).known;
  output.write(fmt::format("{}\n{}{}{}\n", titles_of(problem), pictures(setup, output.language()),
                           explanation(*setup.rules, output.language()),
                           known ? "" : fmt::format("  {}\n", output.told(nothing_deduced))));
  return true;
}

}  // namespace

std::string pictures(const Setup& setup, Language language) {
  std::string text;
  for (const auto& picture : setup.rules->pictures()) {
    text += fmt::format("  {}:\n", name_of(picture.owner, language));
    std::istringstream lines(picture.function(setup.position, *picture.arguments));
    for (std::string line; std::getline(lines, line);) {
      const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
      const std::string_view said = std::string_view(line).substr(indent);
      text += fmt::format("{:{}}{}\n", "", indent, texts::translate(language, said));
    }
  }
  return text;
}

std::string explanation(const CompiledRules& rules, Language language) {
  std::string text;
  for (const CompiledRules::Explained& row : rules.explain()) {
    text += fmt::format("  {}\n", row_text(row, language));
  }
  if (text.empty()) {
    text = fmt::format("  {}\n", texts::translate(language, "the rules of orthodox chess"));
  }
  for (const auto& [fact, meaning] : fact_texts) {
    if (rules.facts().*fact) {
      text += fmt::format("  {}\n",
                          texts::form(language, "fact: {}", texts::translate(language, meaning)));
    }
  }
  for (const std::string_view owner : rules.not_taken_back()) {
    text += fmt::format(
        "  {}\n",
        texts::form(language,
                    "the past is not known: {} does not tell how its moves are taken back",
                    name_of(owner, language)));
  }
  return text;
}

int explain_files(const std::vector<std::string>& files, Output& output) {
  bool all_explained = true;
  const bool all_read = each_item(
      files, nullptr,
      [&](const ReadItem& item) {
        complain(item.diagnostics, output);
        all_explained &= !item.has_errors();
        if (item.problem) all_explained &= explain(*item.problem, output);
        output.flush();
        return true;
      },
      [&](const std::string& text) { output.report(text); }, output.language());
  return all_read && all_explained ? success : not_all_solved;
}

}  // namespace feerie::cli
