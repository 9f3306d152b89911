#include "collections/input_writer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "collections/problem_words.h"
#include "collections/text_lines.h"
#include "input/vocabulary.h"

namespace feerie::collections {
namespace {

std::string_view separator(Separator which, Language language) {
  return separator_names()[static_cast<std::size_t>(which)].in(language);
}

class InputWriter {
 public:
  InputWriter(const Composition& composition, Language language)
      : composition_(composition), problem_(composition.problem), language_(language) {}

  std::string run() {
    add_texts(Command::author, problem_.authors);
    add_texts(Command::origin, problem_.origins);
    if (!problem_.award.empty()) add(Command::award, problem_.award);
    add_texts(Command::title, problem_.titles);
    add_texts(Command::remark, problem_.remarks);
    add_definitions();
    const auto options = option_words(problem_.options, language_);
    if (!options.empty()) add(Command::option, fmt::format("{}", fmt::join(options, " ")));
    // What belongs to the position from which play starts stands in front of the stipulation.
    if (!problem_.start_units.empty()) {
      add_conditions(WhichPosition::first);
      add_units(problem_.start_units);
    }
    add_stipulation();
    add_conditions(WhichPosition::last);
    add_fields();
    add_units(problem_.units);
    if (problem_.invisibles > 0) add_invisibles();
    add_latex();
    add_twins();
    add_part();
    add_solution();
    return std::move(text_);
  }

 private:
  void add(Command command, std::string_view value) {
    const Names& names = command_names()[static_cast<std::size_t>(command)];
    text_ += fmt::format("{} {}\n", names.in(language_), value);
  }
  void add_texts(Command command, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) add(command, text);
  }

  void add_stipulation() {
    const bool structured = problem_.stipulation.structure != nullptr;
    add(structured ? Command::structured_stipulation : Command::stipulation,
        stipulation_words(problem_, language_));
  }

  void add_conditions(WhichPosition which) {
    for (const std::string& text : conditions_written(problem_, which, language_)) {
      add(Command::condition, text);
    }
  }

  void add_definitions() {
    for (const auto& walk : problem_.walks) {
      add(Command::define_walk, walk->letters_text + ' ' + walk->notation);
    }
  }

  void add_units(const std::vector<Placement>& units) {
    if (units.empty()) return;
    text_ += command_names()[static_cast<std::size_t>(Command::pieces)].in(language_);
    text_ += '\n';
    for (const std::string& line : unit_lines(units, language_)) text_ += "  " + line + '\n';
  }

  void add_invisibles() {
    const auto invisible = static_cast<std::size_t>(Colour::total_invisible);
    add(Command::pieces,
        fmt::format("{} {}", colour_names()[invisible].in(language_), problem_.invisibles));
  }

  /// The fields of a FEN need its placement in front; the units themselves follow.
  void add_fields() {
    const FenFields& fields = problem_.fen;
    if (!fields.side) return;
    std::string text = *fields.side == Side::white ? "w" : "b";
    if (fields.castling) text += ' ' + *fields.castling;
    if (fields.castling && fields.en_passant) {
      text += ' ' + (*fields.en_passant == no_square ? "-" : to_string(*fields.en_passant));
    }
    if (fields.castling && fields.quiet_half_moves > 0) {
      text += fmt::format(" {}", fields.quiet_half_moves);
    }
    add(Command::fen, "8/8/8/8/8/8/8/8 " + text);
  }

  void add_latex() {
    if (!problem_.latex) return;
    const Latex& latex = *problem_.latex;
    const Command command = latex.file.empty() ? Command::latex_pieces : Command::latex;
    text_ += command_names()[static_cast<std::size_t>(command)].in(language_);
    text_ += (latex.file.empty() ? "" : " ") + latex.file + '\n';
    for (const Latex::Symbol& symbol : latex.symbols) {
      text_ +=
          fmt::format("{} {} {}\n", letters_of(symbol.walk, language_), symbol.symbol, symbol.name);
    }
  }

  void add_part() {
    if (!problem_.part) return;
    text_ += fmt::format("{}\n{}\n{}\n", part_words().in(language_), problem_.part->text,
                         end_of_part_words().in(language_));
  }

  void add_twins() {
    bool zero = problem_.zero_position;
    for (const Twin& twin : problem_.twins) {
      text_ += separator(std::exchange(zero, false) ? Separator::zero_position : Separator::twin,
                         language_);
      text_ += ' ' + twin_words(twin, language_) + '\n';
      add_texts(Command::remark, twin.remarks);
    }
  }

  void add_solution() {
    if (is_blank(composition_.solution)) return;
    std::string_view solution = composition_.solution;
    while (solution.ends_with('\n') || solution.ends_with(' ')) solution.remove_suffix(1);
    const std::size_t line_end = solution.find_first_not_of("\r\n");
    if (line_end != std::string_view::npos) solution.remove_prefix(line_end);
    const Vocabulary& words = vocabulary_of(language_);
    text_ +=
        fmt::format("{}\n{}\n{}\n", words.separators[static_cast<std::size_t>(Separator::solution)],
                    solution, words.solution_end[0]);
  }

  const Composition& composition_;
  const Problem& problem_;
  Language language_;
  std::string text_;
};

}  // namespace

std::string input_text(const Composition& composition, Language language) {
  return InputWriter(composition, language).run();
}

std::string_view begin_word(Language language) {
  return begin_words().in(language);
}
std::string_view next_word(Language language) {
  return separator(Separator::next, language);
}
std::string_view end_word(Language language) {
  return separator(Separator::end, language);
}

}  // namespace feerie::collections
