#include "input/spellings.h"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/unicode.h"
#include "input/spelling.h"

namespace feerie {

namespace {

/// The signs of ASCII in a text, case ignored: bit n for those with the code n modulo 64.
std::uint64_t signs_of(std::string_view text) {
  std::uint64_t signs = 0;
  for (const char c : text) {
    if (is_ascii(c)) signs |= std::uint64_t{1} << (static_cast<unsigned char>(lower(c)) & 63U);
  }
  return signs;
}

/// Could a key of the name begin with this byte? It begins where a word does: at the beginning, at
/// a capital letter or behind something that is no letter. A letter beyond ASCII can become any
/// other.
bool may_begin_key(std::string_view name, char first) {
  const auto letter = [](char c) { return lower(c) >= 'a' && lower(c) <= 'z'; };
  for (std::size_t at = 0; at < name.size(); ++at) {
    const bool begins = at == 0 || name[at] != lower(name[at]) || !letter(name[at - 1]);
    if (begins && (lower(name[at]) == first || !is_ascii(name[at]))) return true;
  }
  return false;
}

/// Keys leave out signs and short words of a name, and get nothing besides: has it the signs of the
/// key, one behind the other, and no word that is too long for it? A byte beyond ASCII can become
/// any letter.
bool may_shrink_to_key(std::string_view name, std::string_view key) {
  const std::size_t longest = std::max(longest_left_out(), key.size());
  std::size_t found = 0;
  std::size_t letters = 0;
  for (const char c : name) {
    if (found < key.size() && (lower(c) == key[found] || !is_ascii(c))) ++found;
    letters = c >= 'a' && c <= 'z' ? letters + 1 : 0;
    if (letters > longest) return false;
  }
  return found == key.size();
}

struct Name {
  std::string_view text;
  std::size_t index = 0;
  bool foreign = false;
};

}  // namespace

struct Spellings::State {
  std::mutex mutex;
  std::vector<Name> names;
  /// The signs that no key of a name has, once a key has been looked up; all, when its keys are
  /// made.
  std::vector<std::uint64_t> lacking;
  std::unordered_map<std::string, std::vector<Spelt>> by_key;

  /// Makes the keys of all names that may have this one.
  void make_keys(const std::string& wanted) {
    while (lacking.size() < names.size()) {
      const std::string_view text = names[lacking.size()].text;
      lacking.push_back(is_ascii(text) ? ~signs_of(text) : 0);
    }
    const std::uint64_t signs = signs_of(wanted);
    // Each key has some letter of ASCII.
    if (signs == 0) return;
    bool more = false;
    for (std::size_t number = 0; number < names.size(); ++number) {
      if ((signs & lacking[number]) != 0) continue;
      const Name& name = names[number];
      if (!may_begin_key(name.text, wanted.front())) continue;
      if (!may_shrink_to_key(name.text, wanted)) continue;
      more = true;
      lacking[number] = ~std::uint64_t{0};
      for (SpellingKey& key : spelling_keys(name.text)) {
        by_key[std::move(key.text)].push_back({name.index, key.left_out, name.foreign, number});
      }
    }
    // Some of the names may have been found earlier, with another key.
    if (more) std::ranges::stable_sort(by_key[wanted], {}, &Spelt::number);
  }
};

Spellings::Spellings() : state_(std::make_unique<State>()) {}
Spellings::Spellings(Spellings&&) noexcept = default;
Spellings& Spellings::operator=(Spellings&&) noexcept = default;
Spellings::~Spellings() = default;

void Spellings::add(std::string_view name, std::size_t index, bool foreign) {
  state_->names.push_back({name, index, foreign});
}

std::span<const Spellings::Spelt> Spellings::with(const std::string& key) const {
  const std::scoped_lock lock(state_->mutex);
  state_->make_keys(key);
  const auto found = state_->by_key.find(key);
  // All names that have the key are in its list by now, so that the list is not changed any more.
  return found == state_->by_key.end() ? std::span<const Spelt>() : found->second;
}

}  // namespace feerie
