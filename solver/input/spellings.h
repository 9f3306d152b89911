#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace feerie {

/// Names by the keys of their spellings (spelling.h).
///
/// Making the keys of all names takes longer than solving a short problem, and most problems name
/// what they want by words of the language. So those of a name are made when a key is looked up
/// that it may have, as far as its letters tell. Several threads may look up at once.
class Spellings {
 public:
  Spellings();
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

  /// The text of the name must outlive this object.
  void add(std::string_view name, std::size_t index, bool foreign);
  /// The names that have the key, which is not empty, in the order in which they were added. They
  /// stay where they are until a name is added.
  [[nodiscard]] std::span<const Spelt> with(const std::string& key) const;

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace feerie
