#include "input/commands.h"

#include <algorithm>
#include <array>
#include <utility>

#include "input/conditions.h"
#include "input/options.h"
#include "input/pieces.h"
#include "input/stipulations.h"

namespace feerie {

namespace {

void add_text(Context& context, std::vector<std::string>& lines) {
  const Token text = context.scanner.rest_of_line();
  if (!text.empty()) lines.emplace_back(text.text);
}

std::string without_trailing_blanks(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t");
  return std::string(last == std::string_view::npos ? std::string_view()
                                                    : text.substr(0, last + 1));
}

WantedFile file_name(Context& context) {
  const Token text = context.scanner.file_name();
  if (text.empty()) Context::fail(text.place(), messages::file_name_expected);
  const std::string name = without_trailing_blanks(text.text);
  return {name, context.about({text.offset, name.size()})};
}

/// Lines of walk, letters of the diagram font, full name.
void read_symbols(Context& context, Latex& latex) {
  while (!context.scanner.at_end()) {
    const Token letters = context.scanner.peek();
    const auto walk = context.walk_id(letters.text);
    if (!walk || !context.scanner.first_on_line(letters.offset)) return;
    context.scanner.next();
    const Token symbol = context.scanner.next();
    const Token name = context.scanner.rest_of_line();
    latex.symbols.push_back({*walk, std::string(symbol.text), without_trailing_blanks(name.text)});
  }
}

Latex& latex_of(Problem& problem) {
  if (!problem.latex) problem.latex.emplace();
  return *problem.latex;
}

void read_latex(Context& context, ReadItem& item) {
  item.latex = file_name(context);
  Latex& latex = latex_of(context.problem);
  latex.file = item.latex->name;
  read_symbols(context, latex);
}

/// Letters and the definition of a walk, such as `XY WnD`.
void read_definition(Context& context) {
  const Token letters = context.scanner.next();
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const bool fitting = letters.text.size() <= 2 && std::ranges::all_of(letters.text, is_letter);
  // They are the same in all languages, so that no language may have them already.
  const bool taken =
      std::ranges::any_of(std::array{Language::english, Language::german, Language::french},
                          [&letters](Language language) {
                            return vocabulary_of(language).walk(letters.text) != nullptr;
                          }) ||
      std::ranges::any_of(context.problem.walks, [&letters](const auto& walk) {
        return same_ignoring_case(walk->letters_text, letters.text);
      });
  if (letters.empty() || !fitting || taken) {
    Context::fail(letters.place(), messages::letters_of_new_walk.in_all(in_quotes(letters.text)));
  }
  // A comma would part words elsewhere.
  const Token notation = context.scanner.rest_of_line();
  auto walk = define_walk(letters.text, without_trailing_blanks(notation.text));
  if (const auto* fault = std::get_if<Texts>(&walk)) {
    Context::fail(notation.place(), *fault, messages::how_walks_are_defined);
  }
  context.problem.walks.push_back(std::get<std::shared_ptr<const DefinedWalk>>(walk));
}

void set_stipulation(Context& context, const Token& word, bool structured) {
  Problem& problem = context.problem;
  if (problem.stipulation.given()) {
    Context::fail(word.place(), messages::second_stipulation, messages::stipulations_as_twins);
  }
  const std::size_t begin = context.scanner.peek().offset;
  problem.stipulation =
      structured ? read_structured_stipulation(context) : read_stipulation(context);
  problem.stipulation_place = context.passage_since(begin);
  if (from_diagram_to_diagram(problem.stipulation)) {
    // What was placed so far is the diagram from which play starts.
    problem.start_units = std::exchange(problem.units, {});
  }
}

/// Where squares belong to one position, those behind the stipulation of a=>b belong to the second.
void read_conditions_of_diagram(Context& context) {
  std::vector<ConditionUse>& uses = context.problem.conditions;
  std::vector<ConditionUse> first;
  if (from_diagram_to_diagram(context.problem.stipulation)) {
    const auto placed =
        std::stable_partition(uses.begin(), uses.end(),
                              [](const ConditionUse& use) { return !use.condition->of_position; });
    first.assign(placed, uses.end());
    uses.erase(placed, uses.end());
  }
  read_conditions(context, uses);
  if (!from_diagram_to_diagram(context.problem.stipulation)) return;
  for (ConditionUse& use : uses) {
    if (use.condition->of_position) use.squares_to_reach.swap(use.arguments.squares);
  }
  for (ConditionUse& use : first) {
    const auto again = std::ranges::find(uses, use.condition, &ConditionUse::condition);
    if (again == uses.end()) {
      uses.push_back(std::move(use));
    } else {
      again->arguments = std::move(use.arguments);
    }
  }
}

}  // namespace

bool takes_line(Command command) {
  switch (command) {
    case Command::remark:
    case Command::author:
    case Command::origin:
    case Command::title:
    case Command::award:
    case Command::protocol:
    case Command::latex:
      return true;
    default:
      return false;
  }
}

void read_command(Context& context, Command command, const Token& word, ReadItem& item) {
  Problem& problem = context.problem;
  switch (command) {
    case Command::remark:
      add_text(context, problem.remarks);
      break;
    case Command::author:
      add_text(context, problem.authors);
      break;
    case Command::origin:
      add_text(context, problem.origins);
      break;
    case Command::title:
      add_text(context, problem.titles);
      break;
    case Command::award:
      problem.award = std::string(context.scanner.rest_of_line().text);
      break;
    case Command::protocol:
      item.protocol = file_name(context);
      break;
    case Command::latex:
      read_latex(context, item);
      break;
    case Command::latex_pieces:
      read_symbols(context, latex_of(problem));
      break;
    case Command::pieces:
      place_units(context, read_pieces(context));
      break;
    case Command::forsyth:
      read_forsyth(context);
      break;
    case Command::fen:
      read_fen(context);
      break;
    case Command::define_walk:
      read_definition(context);
      break;
    case Command::game_array:
      place_game_array(context, word.place());
      break;
    case Command::condition:
      read_conditions_of_diagram(context);
      break;
    case Command::option:
      read_options(context);
      break;
    case Command::stipulation:
      set_stipulation(context, word, false);
      break;
    case Command::structured_stipulation:
      set_stipulation(context, word, true);
      break;
  }
}

}  // namespace feerie
