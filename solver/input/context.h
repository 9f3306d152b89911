#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "input/messages.h"
#include "input/scanner.h"
#include "input/source.h"
#include "input/vocabulary.h"
#include "problem/problem.h"

namespace feerie {

/// A name that is written as several words of a line, such as `Take & Make`.
struct Joined {
  /// Number of the name in its list.
  std::size_t index = 0;
  std::vector<Token> words;

  [[nodiscard]] Place place() const;
};

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
  void note(Place place, const Texts& message, const Texts& hint = {});
  /// Something that keeps the problem from being solved. After many of them the rest is left out.
  void complain(const InputError& error);
  /// Number of errors so far, those left out included.
  [[nodiscard]] int errors() const { return errors_; }
  /// There were so many errors that only the end of the problem is looked for.
  [[nodiscard]] bool gave_up() const { return errors_ > most_errors; }
  /// A diagnostic without message, for something that is told later about the place.
  Diagnostic about(Place place);
  [[noreturn]] static void fail(Place place, Texts message, Texts hint = {});

  /// What the token is at the level around a list: there it ends the list.
  [[nodiscard]] WordList::Found outer(std::string_view token) const;

  /// The lists at the level around a list, in the order in which they are looked up.
  [[nodiscard]] std::vector<const WordList*> outer_lists() const;

  /// The longest name of the list that the next words spell together, two of them at least. It has
  /// to be a whole name, on one line, without commas inside; an article may lead it. A word for
  /// chess behind a name belongs to it unless a name begins there.
  [[nodiscard]] std::optional<Joined> joined(const WordList& list) const;
  /// As `joined`, of what ends a list.
  [[nodiscard]] std::optional<Joined> outer_joined() const;
  /// Goes behind the words.
  void pass(const Joined& name);

  /// How an entry of a list may be written.
  struct EntryForm {
    /// Nothing of the list was read yet, so that it cannot end here.
    bool first = false;
    /// As several words.
    bool joined = true;
    /// Words that could have stood here as well, for hints.
    const WordList* also = nullptr;
  };
  /// The entry of a list that stands next, which is passed; nothing where the list ends.
  /// `complaints` say what is wrong with a word that is none.
  std::optional<std::size_t> list_entry(const WordList& list,
                                        const messages::ListMessages& complaints, EntryForm form);

  /// A number between bounds; `what` names it in messages.
  int number(int least, int most, const Message<>& what = messages::a_number);
  /// The number that stands next, if one does.
  std::optional<int> optional_number(int least, int most);
  /// The squares of one token of glued squares; empty if the token is anything else.
  static std::vector<Square> squares_of(std::string_view token);
  /// Squares in one or more tokens; `most` bounds their number.
  std::vector<Square> squares(int most);
  /// Exactly one square.
  Square square();
  /// The walk of a whole token by its letters, of the problem's own walks first; it can be a
  /// hunter.
  [[nodiscard]] std::optional<WalkId> walk_id(std::string_view token) const;
  /// A walk, by its letters or its name.
  WalkId walk();
  /// The walk that stands next, if one does; it is passed.
  std::optional<WalkId> walk_word();

 private:
  static constexpr int most_errors = 20;

  [[nodiscard]] static std::optional<Joined> joined_at(Scanner from, const WordList& list,
                                                       Wait wait);

  Source& source_;
  std::vector<Diagnostic>& diagnostics_;
  int notes_ = 0;
  int errors_ = 0;
};

/// Is the token, which is no list of squares, meant to be one (`i9`, `a1b`)?
bool is_like_squares(std::string_view token);
/// A hint for a token that is like squares.
Texts how_squares_are_written(std::string_view token);

/// Is the token a number without sign?
bool is_number(std::string_view token);

}  // namespace feerie
