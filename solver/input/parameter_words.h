#pragma once

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
  /// Was the word there when the condition was named before? One that takes something may not come
  /// again.
  [[nodiscard]] bool repeats(std::string_view word) const;
  void check_contradictions(std::string_view word, const Token& token);
  void forget_overruled(std::string_view word);
  void take(std::string_view word);
  void read_detail(Word::Takes takes, Arguments::Detail& detail);

  Context& context_;
  const Parameters& allowed_;
  const Condition& meant_;
  Token name_;
  WordList words_;
  const Arguments& earlier_;
  Arguments& result_;
};

/// The condition was named before, with something else.
[[noreturn]] void fail_twice(const Token& name);

}  // namespace feerie
