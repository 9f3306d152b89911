#include "collections/problem_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "input/vocabulary.h"
#include "problem/stipulation_text.h"

namespace feerie::collections {
namespace {

std::string_view colour_word(Sides sides, Language language) {
  const Colour colour = sides == Sides::white   ? Colour::white
                        : sides == Sides::black ? Colour::black
                                                : Colour::neutral;
  return colour_names()[static_cast<std::size_t>(colour)].in(language);
}

std::string colouring_words(Sides sides, const std::vector<const Trait*>& traits,
                            Language language) {
  std::string text(colour_word(sides, language));
  for (const Trait* trait : traits) text += ' ' + std::string(trait->names.in(language));
  return text;
}

// --- Conditions ----------------------------------------------------------------------------------

/// An amount in hundredths: `4.5`, `-` for one without end.
std::string account_text(int hundredths) {
  if (hundredths == Arguments::unlimited) return "-";
  return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string detail_words(const Arguments::Detail& detail, Language language) {
  std::string text;
  for (const int number : detail.numbers) text += fmt::format(" {}", number);
  for (const WalkId& walk : detail.walks) text += ' ' + letters_of(walk, language);
  for (const std::string& each : detail.texts) text += ' ' + each;
  return text;
}

std::string argument_words(const Condition& condition, const Arguments& arguments,
                           Language language) {
  std::string text;
  if (condition.parameters.unit) {
    if (arguments.squares.empty() || arguments.walks.empty()) return text;
    return fmt::format(" {} {}{}", colouring_words(arguments.sides, arguments.traits, language),
                       letters_of(arguments.walks.front(), language),
                       to_string(arguments.squares.front()));
  }
  if (!arguments.squares.empty()) text += ' ' + squares_text(arguments.squares);
  for (const WalkId& walk : arguments.walks) text += ' ' + letters_of(walk, language);
  const bool accounts = condition.parameters.numbers == Parameters::Numbers::accounts;
  for (const int number : arguments.numbers) {
    text += ' ' + (accounts ? account_text(number) : std::to_string(number));
  }
  if (!arguments.text.empty()) text += ' ' + arguments.text;
  return text;
}

std::string word_of(std::string_view english, Language language) {
  const Word* word = Catalogue<Word>::named(english);
  return std::string(word == nullptr ? english : word->names.in(language));
}

// --- Twins ---------------------------------------------------------------------------------------

std::string command_word(TwinCommand command, Language language) {
  return std::string(twin_command_names()[static_cast<std::size_t>(command)].in(language));
}

/// Tells one change.
class EditWords {
 public:
  explicit EditWords(Language language) : language_(language) {}

  std::string operator()(const twin::MoveUnit& edit) const {
    return on_squares(TwinCommand::move, edit.from, edit.to);
  }
  std::string operator()(const twin::Exchange& edit) const {
    return on_squares(TwinCommand::exchange, edit.first, edit.second);
  }
  std::string operator()(const twin::Shift& edit) const {
    return on_squares(TwinCommand::shift, edit.from, edit.to);
  }
  std::string operator()(const twin::Remove& edit) const {
    return word(TwinCommand::remove) + ' ' + squares_text(edit.squares);
  }
  std::string operator()(const twin::Add& edit) const {
    std::string text = word(TwinCommand::add);
    for (const std::string& line : unit_lines(edit.units, language_)) text += ' ' + line;
    if (edit.invisibles) {
      const auto invisible = static_cast<std::size_t>(Colour::total_invisible);
      text += fmt::format(" {} {}", colour_names()[invisible].in(language_), *edit.invisibles);
    }
    return text;
  }
  std::string operator()(const twin::Substitute& edit) const {
    return fmt::format("{} {} {}", word(TwinCommand::substitute),
                       letters_of(edit.before, language_), letters_of(edit.after, language_));
  }
  std::string operator()(const twin::Rotate& edit) const {
    return fmt::format("{} {}", word(TwinCommand::rotate), edit.degrees);
  }
  std::string operator()(const twin::Mirror& edit) const {
    return fmt::format("{} {}", word(TwinCommand::mirror), twin::name_of(edit.axis));
  }
  std::string operator()(const twin::PolishType& /*edit*/) const {
    return word(TwinCommand::polish_type);
  }
  std::string operator()(const twin::Stipulate& edit) const {
    const bool structured = edit.stipulation.structure != nullptr;
    return word(structured ? TwinCommand::structured_stipulation : TwinCommand::stipulation) + ' ' +
           stipulation::to_string(edit.stipulation, language_);
  }
  std::string operator()(const twin::Conditions& edit) const {
    std::string text = word(TwinCommand::condition);
    for (const ConditionUse& use : edit.conditions) text += ' ' + condition_words(use, language_);
    return text;
  }

 private:
  [[nodiscard]] std::string word(TwinCommand command) const {
    return command_word(command, language_);
  }
  [[nodiscard]] std::string on_squares(TwinCommand command, Square one, Square other) const {
    return fmt::format("{} {} {}", word(command), to_string(one), to_string(other));
  }

  Language language_;
};

}  // namespace

std::string squares_text(const std::vector<Square>& squares) {
  std::string text;
  for (const Square square : squares) text += to_string(square);
  return text;
}

std::vector<std::string> unit_lines(const std::vector<Placement>& units, Language language) {
  std::vector<std::string> lines;
  const Placement* before = nullptr;
  for (const Placement& unit : units) {
    const bool same_colouring =
        before != nullptr && before->sides == unit.sides && before->traits == unit.traits;
    if (!same_colouring) lines.push_back(colouring_words(unit.sides, unit.traits, language));
    if (!same_colouring || before->walk != unit.walk) {
      lines.back() += ' ' + letters_of(unit.walk, language);
    }
    lines.back() += to_string(unit.square);
    before = &unit;
  }
  return lines;
}

std::string condition_words(const ConditionUse& use, Language language) {
  std::string text(use.condition->names.in(language));
  text += argument_words(*use.condition, use.arguments, language);
  for (const std::string_view word : use.arguments.words) {
    text += ' ' + word_of(word, language);
    if (const auto* detail = use.arguments.detail(word)) text += detail_words(*detail, language);
  }
  return text;
}

std::vector<std::string> conditions_written(const Problem& problem, WhichPosition which,
                                            Language language) {
  std::vector<std::string> texts;
  const bool first = which == WhichPosition::first;
  for (const ConditionUse& use : problem.conditions) {
    if (!use.place.known()) continue;
    const bool twofold = use.condition->of_position && !problem.start_units.empty();
    if (first && !twofold) continue;
    ConditionUse told = use;
    if (twofold && !first) {
      if (use.squares_to_reach.empty()) continue;
      told.arguments.squares = use.squares_to_reach;
    }
    texts.push_back(condition_words(told, language));
  }
  return texts;
}

std::string stipulation_words(const Problem& problem, Language language) {
  const std::string text = stipulation::to_string(problem.stipulation, language);
  // Where it makes no difference, the text does not say `exact`.
  const bool missing = problem.stipulation.exact && !text.starts_with("exact-");
  return missing ? "exact-" + text : text;
}

std::string edit_words(const twin::Edit& edit, Language language) {
  return std::visit(EditWords(language), edit);
}

std::string twin_words(const Twin& twin, Language language) {
  std::string text;
  if (twin.continued) text = command_word(TwinCommand::continued, language);
  for (const twin::Edit& edit : twin.edits) {
    text += (text.empty() ? "" : " ") + edit_words(edit, language);
  }
  return text;
}

std::string version_letter(int number) {
  constexpr int letters = 26;
  if (number < letters) return {static_cast<char>('a' + number)};
  return fmt::format("z{}", number - letters + 1);
}

}  // namespace feerie::collections
