#include "input/reader.h"

#include <algorithm>
#include <utility>

#include "input/messages.h"
#include "input/problem_reader.h"
#include "input/recovery.h"

namespace feerie {

bool ReadItem::has_errors() const {
  return std::ranges::any_of(diagnostics, [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Diagnostic::Severity::error;
  });
}

class Reader::State {
 public:
  template <class Input>
  State(Input&& input, std::string file_name)
      : source_(std::forward<Input>(input), std::move(file_name)), scanner_(source_) {}

  std::optional<ReadItem> next() {
    scanner_.forget();
    ReadItem item;
    if (place_ == At::lost) seek_block(item);
    if (place_ == At::behind_block) look_behind_block(item);
    if (!item.diagnostics.empty()) return item;
    if (place_ == At::end) return std::nullopt;
    if (place_ == At::problem || begin_block(item)) read(item);
    return item;
  }

 private:
  enum class At { block, problem, behind_block, lost, end };

  void read(ReadItem& item) {
    item.number = ++number_;
    const std::size_t begin = scanner_.offset();
    switch (read_problem(source_, scanner_, *words_, item)) {
      case ProblemEnd::next:
        place_ = At::problem;
        break;
      case ProblemEnd::last:
        place_ = At::behind_block;
        break;
      case ProblemEnd::end_of_input:
        place_ = At::end;
        break;
    }
    if (source_.incoming().overflowed()) give_up(item);
    item.text = source_.text().substr(begin, scanner_.offset() - begin);
    item.body = std::min(item.body - std::min(begin, item.body), item.text.size());
    if (item.problem) item.problem->number = item.number;
    if (item.draft) item.draft->number = item.number;
  }

  /// Nobody writes problems of such a length.
  void give_up(ReadItem& item) {
    place_ = At::end;
    item.problem.reset();
    complain(item, Diagnostic::Severity::error, {scanner_.offset(), 0},
             messages::too_long.in_all(static_cast<int>(Incoming::most_kept >> 20U)),
             messages::rest_not_read);
  }

  void complain(ReadItem& item, Diagnostic::Severity severity, Place place, const Texts& message,
                const Texts& hint = {}) {
    const Language language = words_ != nullptr ? words_->language : Language::english;
    item.diagnostics.push_back(
        source_.diagnostic(severity, place, message.in(language), hint.in(language)));
  }

  /// Reads the begin word; reports what stands there instead.
  bool begin_block(ReadItem& item) {
    scanner_.at_end();
    const std::size_t here = scanner_.offset();
    const Token token = scanner_.skip();
    if (const auto language = language_begun_by(token.text)) {
      words_ = &vocabulary_of(*language);
      // The begin word can be written as two.
      scanner_.seek(here);
      const auto words = scanner_.words_in_line(2);
      scanner_.skip();
      if (words.size() == 2 && is_begin_word(scanner_.text_of(words), *language)) scanner_.skip();
      return true;
    }
    scanner_.seek(here);
    place_ = token.empty() ? At::end : At::lost;
    const Texts message = token.empty() ? Texts(messages::input_empty)
                                        : messages::no_beginning.in_all(in_quotes(token.text));
    complain(item, Diagnostic::Severity::error, token.place(), message, messages::beginnings);
    if (source_.incoming().overflowed()) give_up(item);
    return false;
  }

  /// Looks at what stands behind the end word.
  void look_behind_block(ReadItem& item) {
    place_ = At::end;
    if (scanner_.at_end()) return;
    const std::size_t here = scanner_.offset();
    const Token token = scanner_.skip();
    scanner_.seek(here);
    if (token.text.size() >= trusted && language_begun_by(token.text)) {
      place_ = At::block;
      return;
    }
    complain(item, Diagnostic::Severity::note, token.place(), messages::text_behind_end);
    place_ = At::lost;
  }

  /// Goes to the next line that starts with a begin word, or to the end.
  void seek_block(ReadItem& item) {
    place_ = At::end;
    while (!scanner_.at_end()) {
      scanner_.forget();
      const std::size_t here = scanner_.offset();
      const Token token = scanner_.skip();
      const bool begins = token.text.size() >= trusted && language_begun_by(token.text) &&
                          scanner_.first_on_line(here);
      if (!begins) continue;
      scanner_.seek(here);
      place_ = At::block;
      return;
    }
    if (source_.incoming().overflowed()) give_up(item);
  }

  Source source_;
  Scanner scanner_;
  const Vocabulary* words_ = nullptr;
  At place_ = At::block;
  int number_ = 0;
};

// What is decoded is another text, which is of no concern to callers.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
Reader::Reader(std::string text, std::string file_name)
    : state_(std::make_unique<State>(std::move(text), std::move(file_name))) {}
Reader::Reader(Feed feed, std::string file_name)
    : state_(std::make_unique<State>(std::move(feed), std::move(file_name))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<ReadItem> Reader::next() {
  return state_->next();
}

}  // namespace feerie
