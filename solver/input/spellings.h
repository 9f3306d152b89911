#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"

namespace feerie {

/// Names by the keys of their spellings (spelling.h).
///
/// Making the keys of all names takes longer than solving a short problem, and most problems name
/// what they want by words of the language. So those of a name are made when a key is looked up
/// that it may have, as far as its letters tell, and no name is looked at before the first key is
/// looked up. Several threads may look up at once.
class Spellings {
 public:
  /// Names of this language are not foreign.
  explicit Spellings(Language own);
  Spellings(Spellings&&) noexcept;
  Spellings& operator=(Spellings&&) noexcept;
  ~Spellings();

  /// A name that has a key.
  struct Spelt {
    /// What it names.
    std::size_t index = 0;
    /// What the key leaves out of it (`SpellingKey::left_out`).
    int left_out = 0;
    bool foreign = false;
    /// How many names were added before it.
    std::size_t number = 0;
  };

  /// The names of a thing: first that of the own language, then those of `also`, then the foreign
  /// ones that are written in another way. Their texts must outlive this object.
  void add(const Names& names, std::size_t index, std::span<const std::string_view> also = {});
  /// So many things will be added.
  void reserve(std::size_t things);
  /// Length of the longest name in bytes.
  [[nodiscard]] std::size_t longest() const;
  /// Is there a digit in the text that no name has? Then none has a key in common with it: what
  /// keys leave out has no digits.
  [[nodiscard]] bool lack_digits_of(std::string_view text) const;
  /// The names that have the key, which is not empty, in the order in which they were added. They
  /// stay where they are until a name is added.
  [[nodiscard]] std::span<const Spelt> with(const std::string& key) const;

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace feerie
