#include "input/problem_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "input/commands.h"
#include "input/recovery.h"
#include "input/twins.h"
#include "problem/diagrams.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr std::size_t most_twins = 10000;

/// Reads the parts of one problem until its end.
class ProblemReader {
 public:
  using End = ProblemEnd;

  ProblemReader(Source& source, Scanner& scanner, const Vocabulary& words, ReadItem& item)
      : scanner_(scanner),
        item_(item),
        context_(source, scanner, words, problem_, item.diagnostics) {
    problem_.language = words.language;
    problem_.file = source.name();
    scanner.at_end();
    const std::size_t begin = scanner.offset();
    problem_.place = source.passage(scanner.skip().place());
    scanner.seek(begin);
  }

  End run() {
    while (!end_) {
      scanner_.at_end();
      const std::size_t begin = scanner_.offset();
      try {
        read_part();
      } catch (const InputError& error) {
        context_.complain(error);
        something_lost_ = true;
        synchronise(begin);
      }
    }
    bring_conditions(problem_);
    (context_.errors() == 0 ? item_.problem : item_.draft) = std::move(problem_);
    return *end_;
  }

 private:
  void read_part() {
    const Token token = scanner_.peek();
    if (token.empty()) {
      context_.note(token.place(), messages::end_missing,
                    messages::last_word.in_all(word_of(Separator::end)));
      return finish(End::end_of_input, token);
    }
    const auto command = context_.words.commands.find(token.text);
    const auto separator = context_.words.separators.find(token.text);
    if (command.kind != Fit::exact && separator.kind != Fit::exact && read_joined(token)) return;
    const bool separates = separator.kind == Fit::exact ||
                           (separator.unique() && (context_.in_twins || command.kind == Fit::none ||
                                                   command.kind == Fit::respelt));
    if (separates && command.kind != Fit::exact) {
      return separate(static_cast<Separator>(separator.index), scanner_.next());
    }
    if (!command.unique()) fail(token, command, separator);
    scanner_.next();
    read_command(context_, static_cast<Command>(command.index), token, item_);
  }

  /// Reads a command or a separator that is written as several words (`à suivre`).
  bool read_joined(const Token& token) {
    if (const auto separator = context_.joined(context_.words.separators)) {
      context_.pass(*separator);
      separate(static_cast<Separator>(separator->index), token);
      return true;
    }
    const auto command = context_.joined(context_.words.commands);
    if (!command) return false;
    context_.pass(*command);
    read_command(context_, static_cast<Command>(command->index), token, item_);
    return true;
  }

  [[noreturn]] void fail(const Token& token, const WordList::Found& command,
                         const WordList::Found& separator) const {
    if (command.kind == Fit::several || separator.kind == Fit::several) {
      const auto& all = command.kind == Fit::several ? command.all : separator.all;
      Context::fail(token.place(), messages::commands.not_unique.in_all(in_quotes(token.text)),
                    could_be(all));
    }
    auto near = context_.words.commands.near(token.text);
    for (const auto word : context_.words.separators.near(token.text)) near.push_back(word);
    Context::fail(token.place(), messages::commands.unknown.in_all(in_quotes(token.text)),
                  is_label(token.text) ? messages::twins_unlabelled : did_you_mean(near));
  }

  [[nodiscard]] std::string_view word_of(Separator separator) const {
    return context_.words.separators[static_cast<std::size_t>(separator)];
  }

  void separate(Separator separator, const Token& token) {
    switch (separator) {
      case Separator::next:
        return finish(End::next, token);
      case Separator::end:
        return finish(End::last, token);
      case Separator::zero_position:
        if (context_.in_twins) {
          Context::fail(token.place(), messages::zero_position_late);
        }
        problem_.zero_position = true;
        break;
      case Separator::solution:
        return read_solution(token);
      case Separator::part:
        return read_wanted_part(token);
      case Separator::twin:
        break;
    }
    if (problem_.twins.size() == most_twins) Context::fail(token.place(), messages::too_many_twins);
    context_.in_twins = true;
    problem_.twins.push_back(read_twin(context_));
    problem_.twins.back().place = context_.passage(token.place());
  }

  /// The text between `solution` and `endsolution`, whatever it consists of.
  void read_solution(const Token& word) {
    if (problem_.published) Context::fail(word.place(), messages::second_solution);
    const Place place = word.place();
    const int line = context_.passage(place).line;
    problem_.published = {
        text_until(context_.words.solution_end, place, messages::solution_without_end), line};
  }

  /// The text between `part` and `endpart`.
  void read_wanted_part(const Token& word) {
    if (problem_.part) Context::fail(word.place(), messages::second_part);
    const Place place = word.place();
    Passage passage = context_.passage(place);
    problem_.part = {text_until(context_.words.part_end, place, messages::part_without_end),
                     std::move(passage)};
  }

  /// The text up to the word, which is passed. `place`: of the word that began it; `missing`: what
  /// is told if it is not there.
  std::string text_until(const WordList& end, Place place, const Message<>& missing) {
    const std::size_t begin = scanner_.offset();
    while (!scanner_.at_end()) {
      const Token token = scanner_.skip();
      if (!end.find(token.text).unique()) continue;
      const std::size_t length = token.offset - begin;
      const std::size_t behind = token.offset + token.text.size();
      scanner_.seek(begin);
      std::string text(scanner_.rest().substr(0, length));
      scanner_.seek(behind);
      return text;
    }
    Context::fail(place, missing, messages::last_word.in_all(end[0]));
  }

  void finish(End end, const Token& token) {
    end_ = end;
    item_.body = token.offset;
    // What was lost can have been the stipulation.
    if (!problem_.stipulation.given() && !something_lost_) {
      context_.complain({token.place(), messages::no_stipulation_given, {}});
    }
  }

  // --- After errors ------------------------------------------------------------------------------

  /// Goes on to the next word that certainly begins something new. `begin` is where the part with
  /// the error began.
  void synchronise(std::size_t begin) {
    if (scanner_.offset() <= begin) {
      scanner_.seek(begin);
      if (is_about_text(scanner_.skip())) scanner_.rest_of_line();
    }
    while (!scanner_.at_end()) {
      const std::size_t here = scanner_.offset();
      const Token token = scanner_.skip();
      if (begins_something(token)) {
        scanner_.seek(here);
        return;
      }
    }
  }

  /// Can the word be a misspelt command that takes the rest of the line, whatever is written there?
  [[nodiscard]] bool is_about_text(const Token& token) const {
    const auto near = context_.words.commands.near(token.text);
    return std::ranges::any_of(near, [this](std::string_view word) {
      const auto found = context_.words.commands.find(word);
      return takes_line(static_cast<Command>(found.index));
    });
  }

  [[nodiscard]] bool begins_something(const Token& token) const {
    const bool first = scanner_.first_on_line(token.offset);
    if (token.text.size() < (first ? trusted_on_new_line : trusted)) return false;
    const auto separator = context_.words.separators.find(token.text);
    if (separator.unique()) {
      const auto which = static_cast<Separator>(separator.index);
      return which != Separator::zero_position || !context_.in_twins;
    }
    // Commands do not count any more when there have been many errors.
    if (context_.in_twins || context_.gave_up()) return false;
    const auto command = context_.words.commands.find(token.text);
    if (command.kind == Fit::exact) return true;
    if (!first || token.text.size() < trusted) return false;
    return command.unique() || is_likely_misspelt(token, context_.words.commands) ||
           is_likely_misspelt(token, context_.words.separators);
  }

  Scanner& scanner_;
  ReadItem& item_;
  Problem problem_;
  Context context_;
  std::optional<End> end_;
  bool something_lost_ = false;
};

}  // namespace

ProblemEnd read_problem(Source& source, Scanner& scanner, const Vocabulary& words, ReadItem& item) {
  return ProblemReader(source, scanner, words, item).run();
}

}  // namespace feerie
