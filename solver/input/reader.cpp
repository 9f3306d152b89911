#include "input/reader.h"

#include <utility>

#include <fmt/format.h>

#include "input/problem_reader.h"

namespace feerie {

namespace {

std::optional<Language> language_of(std::string_view word) {
  if (word.empty()) return std::nullopt;
  for (const Language language : {Language::french, Language::german, Language::english}) {
    if (starts_ignoring_case(begin_words().in(language), word)) return language;
  }
  return std::nullopt;
}

}  // namespace

class Reader::State {
 public:
  State(std::string_view text, std::string file_name)
      : source_(text, std::move(file_name)), scanner_(source_.text()) {}

  std::optional<ReadItem> next() {
    if (place_ == At::end) return std::nullopt;
    ReadItem item;
    if (place_ == At::block && !begin_block(item)) return item;
    switch (read_problem(source_, scanner_, *words_, item)) {
      case ProblemEnd::next:
        place_ = At::problem;
        break;
      case ProblemEnd::last:
        end_block(item);
        break;
      case ProblemEnd::end_of_input:
        place_ = At::end;
        break;
    }
    return item;
  }

 private:
  enum class At { block, problem, end };

  /// Reads the begin word; reports what stands there instead.
  bool begin_block(ReadItem& item) {
    scanner_.at_end();
    const std::size_t here = scanner_.offset();
    const Token token = scanner_.skip();
    if (const auto language = language_of(token.text)) {
      words_ = std::make_unique<Vocabulary>(*language);
      return true;
    }
    scanner_.seek(here);
    const std::string message =
        token.empty() ? std::string("the input is empty")
                      : fmt::format("no problem begins with {}", in_quotes(token.text));
    item.diagnostics.push_back(
        source_.diagnostic(Diagnostic::Severity::error, token.place(), message,
                           "the first word is beginproblem, AnfangProblem or DebutProbleme"));
    seek_block();
    return false;
  }

  /// Looks at what stands behind the end word.
  void end_block(ReadItem& item) {
    place_ = At::end;
    if (scanner_.at_end()) return;
    const std::size_t here = scanner_.offset();
    const Token token = scanner_.skip();
    scanner_.seek(here);
    if (token.text.size() >= trusted && language_of(token.text)) {
      place_ = At::block;
      return;
    }
    item.diagnostics.push_back(source_.diagnostic(Diagnostic::Severity::note, token.place(),
                                                  "text behind the end of the problems is not read",
                                                  ""));
    seek_block();
  }

  /// Goes to the next line that starts with a begin word, or to the end.
  void seek_block() {
    place_ = At::end;
    while (!scanner_.at_end()) {
      const std::size_t here = scanner_.offset();
      const Token token = scanner_.skip();
      const bool begins =
          token.text.size() >= trusted && language_of(token.text) && scanner_.first_on_line(here);
      if (!begins) continue;
      scanner_.seek(here);
      place_ = At::block;
      return;
    }
  }

  Source source_;
  Scanner scanner_;
  std::unique_ptr<Vocabulary> words_;
  At place_ = At::block;
};

Reader::Reader(std::string text, std::string file_name)
    : state_(std::make_unique<State>(text, std::move(file_name))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<ReadItem> Reader::next() {
  return state_->next();
}

}  // namespace feerie
