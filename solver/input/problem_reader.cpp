#include "input/problem_reader.h"

#include <optional>
#include <utility>

#include "input/commands.h"
#include "input/twins.h"
#include "problem/diagrams.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr int most_errors = 20;
constexpr std::size_t most_twins = 10000;

/// Reads the parts of one problem until its end.
class ProblemReader {
 public:
  using End = ProblemEnd;

  ProblemReader(Source& source, Scanner& scanner, const Vocabulary& words, ReadItem& item)
      : source_(source),
        scanner_(scanner),
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
        report(error);
        synchronise(begin);
      }
    }
    bring_conditions(problem_);
    (errors_ == 0 ? item_.problem : item_.draft) = std::move(problem_);
    return *end_;
  }

 private:
  void report(const InputError& error) {
    if (++errors_ > most_errors) return;
    item_.diagnostics.push_back(source_.diagnostic(Diagnostic::Severity::error, error.place,
                                                   error.message.in(context_.language()),
                                                   error.hint.in(context_.language())));
  }

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
    refuse_behind_twins(token);
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
    refuse_behind_twins(token);
    context_.pass(*command);
    read_command(context_, static_cast<Command>(command->index), token, item_);
    return true;
  }

  void refuse_behind_twins(const Token& token) const {
    if (!context_.in_twins) return;
    Context::fail(token.place(), messages::not_behind_twin.in_all(in_quotes(token.text)),
                  messages::all_before_twins);
  }

  [[noreturn]] void fail(const Token& token, const WordList::Found& command,
                         const WordList::Found& separator) const {
    if (command.kind == Fit::several || separator.kind == Fit::several) {
      const auto& all = command.kind == Fit::several ? command.all : separator.all;
      Context::fail(token.place(), messages::commands.not_unique.in_all(in_quotes(token.text)),
                    could_be(all));
    }
    const WordList& commands =
        context_.in_twins ? context_.words.twin_commands : context_.words.commands;
    auto near = commands.near(token.text);
    for (const auto word : context_.words.separators.near(token.text)) near.push_back(word);
    Context::fail(token.place(), messages::commands.unknown.in_all(in_quotes(token.text)),
                  did_you_mean(near));
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
      case Separator::twin:
        break;
    }
    if (problem_.twins.size() == most_twins) Context::fail(token.place(), messages::too_many_twins);
    context_.in_twins = true;
    problem_.twins.push_back(read_twin(context_));
    problem_.twins.back().place = context_.passage(token.place());
  }

  void finish(End end, const Token& token) {
    end_ = end;
    if (!problem_.stipulation.given() && errors_ == 0) {
      report({token.place(), messages::no_stipulation_given, {}});
    }
  }

  // --- After errors ------------------------------------------------------------------------------

  /// Goes on to the next word that certainly begins something new. `begin` is where the part with
  /// the error began.
  void synchronise(std::size_t begin) {
    if (scanner_.offset() <= begin) {
      scanner_.seek(begin);
      scanner_.skip();
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

  /// Commands do not count any more when there have been many errors.
  [[nodiscard]] bool begins_something(const Token& token) const {
    if (token.text.size() < trusted) return false;
    const auto separator = context_.words.separators.find(token.text);
    if (separator.unique()) {
      const auto which = static_cast<Separator>(separator.index);
      return which != Separator::zero_position || !context_.in_twins;
    }
    return !context_.in_twins && errors_ < most_errors && scanner_.first_on_line(token.offset) &&
           context_.words.commands.find(token.text).unique();
  }

  Source& source_;
  Scanner& scanner_;
  ReadItem& item_;
  Problem problem_;
  Context context_;
  std::optional<End> end_;
  int errors_ = 0;
};

}  // namespace

ProblemEnd read_problem(Source& source, Scanner& scanner, const Vocabulary& words, ReadItem& item) {
  return ProblemReader(source, scanner, words, item).run();
}

}  // namespace feerie
