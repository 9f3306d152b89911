#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "input/scanner.h"
#include "input/source.h"
#include "input/vocabulary.h"
#include "problem/problem.h"

namespace feerie {

/// What the parts of the reader share while they read a problem. All functions throw InputError
/// for what cannot be read.
class Context {
 public:
  Context(Source& source, Scanner& tokens, const Vocabulary& vocabulary, Problem& result,
          std::vector<Diagnostic>& diagnostics)
      : scanner(tokens),
        words(vocabulary),
        problem(result),
        source_(source),
        diagnostics_(diagnostics) {}

  Scanner& scanner;
  const Vocabulary& words;
  Problem& problem;
  /// Behind the first `twin` other commands count.
  bool in_twins = false;

  [[nodiscard]] Language language() const { return words.language; }
  /// A place of the input as the problem keeps it.
  [[nodiscard]] Passage passage(Place place) { return source_.passage(place); }
  /// What has been read since `begin`.
  [[nodiscard]] Passage passage_since(std::size_t begin) {
    return passage({begin, scanner.offset() - begin});
  }
  /// A remark that does not keep the problem from being solved. After many of them the rest is
  /// left out.
  void note(Place place, std::string message, std::string hint = {});
  /// A diagnostic without message, for something that is told later about the place.
  Diagnostic about(Place place);
  [[noreturn]] static void fail(Place place, std::string message, std::string hint = {});

  /// What the token is at the level around a list: there it ends the list.
  [[nodiscard]] WordList::Found outer(std::string_view token) const;

  /// The entry of a list that stands next, which is passed; nothing where the list ends. `what`
  /// names the sort of thing for messages ("condition"). A name may be written as two words.
  std::optional<std::size_t> list_entry(const WordList& list, std::string_view what);

  /// A number between bounds.
  int number(int least, int most, std::string_view what);
  /// The number that stands next, if one does.
  std::optional<int> optional_number(int least, int most, std::string_view what);
  /// The squares of one token of glued squares; empty if the token is anything else.
  static std::vector<Square> squares_of(std::string_view token);
  /// Squares in one or more tokens; `most` bounds their number.
  std::vector<Square> squares(int most);
  /// Exactly one square.
  Square square();
  /// A walk.
  WalkId walk();

 private:
  std::optional<std::size_t> joined_entry(const WordList& list);

  Source& source_;
  std::vector<Diagnostic>& diagnostics_;
  int notes_ = 0;
};

/// Is the token a number without sign?
bool is_number(std::string_view token);

}  // namespace feerie
