#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "input/context.h"

namespace feerie {

/// Reads the words behind the name of a condition, with what they take, into its arguments.
class ParameterWords {
 public:
  /// As `read_parameters`; `result` gets the words of `earlier` at once.
  ParameterWords(Context& context, const Condition& named, const Condition& meant,
                 const Token& name, const Arguments& earlier, Arguments& result);

  /// A word that belongs to the name.
  void take_preset(std::string_view word);
  /// Reads the word that stands next, if one does.
  bool read();
  /// Brings words and details into the order of the parameters of the condition.
  void sort();

 private:
  /// The word of the condition that the next words spell together.
  [[nodiscard]] std::optional<Joined> joined_word(const WordList::Found& first) const;
  /// Do the next words spell the name of another condition, although the first one may be a word of
  /// this one?
  [[nodiscard]] bool condition_begins(const WordList::Found& found);
  [[nodiscard]] bool fits_here(const Token& token, const WordList::Found& found) const;
  /// Was the word there when the condition was named before? One that takes something may not come
  /// again.
  [[nodiscard]] bool repeats(std::string_view word) const;
  void check_contradictions(std::string_view word, const Token& token);
  void forget_overruled(std::string_view word);
  void take(std::string_view word);
  void read_detail(Word::Takes takes, Arguments::Detail& detail);

  Context& context_;
  const Condition& named_;
  const Parameters& allowed_;
  const Condition& meant_;
  Token name_;
  WordList words_;
  const Arguments& earlier_;
  Arguments& result_;
};

/// The words that may stand behind the name of a condition.
WordList words_of(const Parameters& parameters, Language language);

/// Are the words that stand next known one by one, as whole words: words of the condition, squares,
/// numbers, walks where the condition takes some, other conditions, commands?
bool known_one_by_one(const Context& context, const Condition& condition,
                      std::span<const Token> words);
/// The words can be read one by one; refuses them if they can also be the one name that they spell
/// together, which means something else: if that name and what stands behind it make sense.
void refuse_if_ambiguous(const Joined& name, Context& context);

/// The condition was named before, with something else.
[[noreturn]] void fail_twice(const Token& name);

}  // namespace feerie
