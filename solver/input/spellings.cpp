#include "input/spellings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/unicode.h"
#include "input/spelling.h"

namespace feerie {

namespace {

/// Signs of ASCII, case ignored: a bit for each letter and each digit, the others share some.
using Signs = std::uint64_t;
constexpr Signs all_signs = ~Signs{0};

constexpr Signs sign(char c) {
  constexpr unsigned letters = 26;
  constexpr unsigned digits = 10;
  constexpr unsigned bits = 64;
  if (!is_ascii(c)) return 0;
  const char small = lower(c);
  const auto code = static_cast<unsigned char>(c);
  unsigned bit = letters + digits + code % (bits - letters - digits);
  if (small >= 'a' && small <= 'z') bit = static_cast<unsigned>(small - 'a');
  if (c >= '0' && c <= '9') bit = letters + static_cast<unsigned>(c - '0');
  return Signs{1} << bit;
}
Signs signs_of(std::string_view text) {
  Signs signs = 0;
  for (const char c : text) signs |= sign(c);
  return signs;
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

/// What no key of a name has.
struct Lacking {
  /// Anywhere. All, when its keys are made.
  Signs anywhere = 0;
  /// As the first sign. A key begins where a word does: at the beginning, at a capital letter or
  /// behind something that is no letter.
  Signs first = 0;
};

/// What a byte can be in a key. A letter beyond ASCII can become any other.
constexpr auto can_be = [] {
  std::array<Signs, 256> signs{};
  for (std::size_t byte = 0; byte < signs.size(); ++byte) {
    const char c = static_cast<char>(byte);
    signs[byte] = is_ascii(c) ? sign(c) : all_signs;
  }
  return signs;
}();

Lacking lacking_in(std::string_view name) {
  Signs found = 0;
  Signs begins = 0;
  bool in_word = false;
  for (const char c : name) {
    const Signs here = can_be[static_cast<unsigned char>(c)];
    const bool small = c >= 'a' && c <= 'z';
    const bool capital = c >= 'A' && c <= 'Z';
    found |= here;
    begins |= in_word && !capital ? 0 : here;
    in_word = small || capital;
  }
  return {~found, ~begins};
}

/// The names of a thing as they were added.
struct Thing {
  Names names;
  std::size_t index = 0;
  std::span<const std::string_view> also;
};

}  // namespace

struct Spellings::State {
  explicit State(Language language) : own(language) {}

  std::mutex mutex;
  Language own;
  std::vector<Thing> things;
  /// How many of the things have their names in the lists that follow.
  std::size_t listed = 0;
  std::vector<Name> names;
  /// Of each name.
  std::vector<Lacking> lacking;
  /// Of all names together.
  Lacking lacking_in_all{all_signs, all_signs};
  std::size_t longest = 0;
  std::unordered_map<std::string, std::vector<Spelt>> by_key;

  void list(std::string_view name, const Thing& thing, bool foreign) {
    const Lacking& here = lacking.emplace_back(lacking_in(name));
    names.push_back({name, thing.index, foreign});
    lacking_in_all.anywhere &= here.anywhere;
    lacking_in_all.first &= here.first;
    longest = std::max(longest, name.size());
  }

  void list_names() {
    if (listed == things.size()) return;
    constexpr std::size_t usual = 3;
    names.reserve(usual * things.size());
    lacking.reserve(usual * things.size());
    for (; listed < things.size(); ++listed) {
      const Thing& thing = things[listed];
      const std::string_view name = thing.names.in(own);
      list(name, thing, false);
      for (const std::string_view spelling : thing.also) list(spelling, thing, false);
      for (const Language other : {Language::english, Language::german, Language::french}) {
        // A name of another language counts less, so that one that is written alike tells nothing.
        if (thing.names.in(other) != name) list(thing.names.in(other), thing, true);
      }
    }
  }

  /// Makes the keys of all names that may have this one.
  void make_keys(const std::string& wanted) {
    list_names();
    const Signs signs = signs_of(wanted);
    const Signs first = sign(wanted.front());
    const auto lacks = [&](const Lacking& of_name) {
      return ((signs & of_name.anywhere) | (first & of_name.first)) != 0;
    };
    // Each key has some letter of ASCII.
    if (signs == 0 || lacks(lacking_in_all)) return;
    bool more = false;
    for (std::size_t number = 0; number < names.size(); ++number) {
      if (lacks(lacking[number])) continue;
      const Name& name = names[number];
      if (!may_shrink_to_key(name.text, wanted)) continue;
      more = true;
      lacking[number].anywhere = all_signs;
      for (SpellingKey& key : spelling_keys(name.text)) {
        by_key[std::move(key.text)].push_back({name.index, key.left_out, name.foreign, number});
      }
    }
    // Some of the names may have been found earlier, with another key.
    if (more) std::ranges::stable_sort(by_key[wanted], {}, &Spelt::number);
  }
};

Spellings::Spellings(Language own) : state_(std::make_unique<State>(own)) {}
Spellings::Spellings(Spellings&&) noexcept = default;
Spellings& Spellings::operator=(Spellings&&) noexcept = default;
Spellings::~Spellings() = default;

void Spellings::add(const Names& names, std::size_t index, std::span<const std::string_view> also) {
  state_->things.push_back({names, index, also});
}

void Spellings::reserve(std::size_t things) {
  state_->things.reserve(things);
}

std::size_t Spellings::longest() const {
  const std::scoped_lock lock(state_->mutex);
  state_->list_names();
  return state_->longest;
}

bool Spellings::lack_digits_of(std::string_view text) const {
  Signs digits = 0;
  for (const char c : text) digits |= c >= '0' && c <= '9' ? sign(c) : 0;
  if (digits == 0) return false;
  const std::scoped_lock lock(state_->mutex);
  state_->list_names();
  return (digits & state_->lacking_in_all.anywhere) != 0;
}

std::span<const Spellings::Spelt> Spellings::with(const std::string& key) const {
  const std::scoped_lock lock(state_->mutex);
  state_->make_keys(key);
  const auto found = state_->by_key.find(key);
  // All names that have the key are in its list by now, so that the list is not changed any more.
  return found == state_->by_key.end() ? std::span<const Spelt>() : found->second;
}

}  // namespace feerie
