#include "input/lookup.h"

#include <algorithm>
#include <utility>

#include "core/unicode.h"
#include "input/messages.h"

namespace feerie {

namespace {

std::string listed(const std::vector<std::string_view>& words, std::size_t most,
                   Language language) {
  std::string out;
  const std::size_t count = std::min(words.size(), most);
  for (std::size_t i = 0; i < count; ++i) {
    const bool last = i + 1 == count && count == words.size();
    if (i > 0) out += last ? messages::or_word.in(language) : ", ";
    out += '"';
    out += words[i];
    out += '"';
  }
  if (count < words.size()) out += ", ...";
  return out;
}

/// How far a token is from a word or from an abbreviation of it.
int distance_to(std::string_view token, std::string_view word) {
  int best = edit_distance(token, word);
  // An abbreviation is less likely than the whole word, hence the surcharge.
  if (word.size() > token.size() && token.size() > 3) {
    best = std::min(best, edit_distance(token, word.substr(0, token.size())) + 1);
  }
  return best;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) { return lower(c); });
  return out;
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return a.size() == b.size() && starts_ignoring_case(a, b);
}

bool starts_ignoring_case(std::string_view text, std::string_view start) {
  return start.size() <= text.size() &&
         std::equal(start.begin(), start.end(), text.begin(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

WordList::WordList(Language language) : language_(language), spellings_(language) {}

void WordList::reserve(std::size_t words) {
  words_.reserve(words);
  spellings_.reserve(words);
}

void WordList::add(const Names& names, bool secondary, std::span<const std::string_view> also) {
  spellings_.add(names, words_.size(), also);
  words_.push_back({names.in(language_), secondary});
}

void WordList::add(std::string_view word) {
  add(Names{word, word, word});
}

void WordList::add_whole(const Names& names) {
  add(names);
  words_.back().whole = true;
}

bool WordList::begins_another(std::string_view key, std::size_t index) const {
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (i != index && starts_ignoring_case(words_[i].text, key)) return true;
  }
  return false;
}

/// How far the spellings are apart that have the key in common; nothing if that is too far.
std::optional<int> WordList::distance(const SpellingKey& key,
                                      const Spellings::Spelt& spelling) const {
  constexpr int without_chess = 2;
  const bool chess_is_missing = spelling.left_out == without_chess && key.left_out < without_chess;
  // What is left of `SansEchecs` is the beginning of other names.
  if (chess_is_missing && (spelling.foreign || begins_another(key.text, spelling.index))) {
    return std::nullopt;
  }
  return 2 * (key.left_out + spelling.left_out) + (spelling.foreign ? 1 : 0);
}

WordList::Found WordList::spelt(std::string_view text) const {
  Found found;
  if (spellings_.lack_digits_of(text)) return found;
  std::optional<int> nearest;
  for (const SpellingKey& key : spelling_keys(text)) {
    for (const Spellings::Spelt& each : spellings_.with(key.text)) {
      const auto apart = distance(key, each);
      if (!apart || (nearest && *apart > *nearest)) continue;
      if (!nearest || *apart < *nearest) {
        found = {Found::Kind::respelt, each.index, {}};
        nearest = apart;
      }
      const std::string_view name = words_[each.index].text;
      if (std::ranges::find(found.all, name) == found.all.end()) found.all.push_back(name);
    }
  }
  if (found.all.size() > 1) found.kind = Found::Kind::several;
  return found;
}

WordList::Found WordList::find(std::string_view token) const {
  Found found = find_written(token);
  if (found.kind == Found::Kind::none && !is_ascii(token)) {
    for (const Umlauts umlauts : {Umlauts::with_e, Umlauts::plain}) {
      if (found.kind == Found::Kind::none) found = find_written(folded(token, umlauts));
    }
  }
  return found.kind == Found::Kind::none ? spelt(token) : found;
}

WordList::Found WordList::find_written(std::string_view token) const {
  Found found;
  if (token.empty()) return found;
  for (const bool secondary : {false, true}) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (!starts_ignoring_case(words_[i].text, token)) continue;
      if (words_[i].text.size() == token.size()) return {Found::Kind::exact, i, {}};
      if (words_[i].secondary != secondary || words_[i].whole) continue;
      if (found.all.empty()) found.index = i;
      if (std::ranges::find(found.all, words_[i].text) == found.all.end()) {
        found.all.push_back(words_[i].text);
      }
    }
    if (!found.all.empty() && secondary) break;
    if (!found.all.empty()) {
      // A secondary word written in full still wins over an abbreviation of another.
      for (std::size_t i = 0; i < words_.size(); ++i) {
        if (same_ignoring_case(words_[i].text, token)) return {Found::Kind::exact, i, {}};
      }
      break;
    }
  }
  if (found.all.empty()) return found;
  found.kind = found.all.size() == 1 ? Found::Kind::abbreviation : Found::Kind::several;
  return found;
}

std::vector<std::string_view> WordList::near(std::string_view token) const {
  constexpr std::size_t longest = 48;
  if (token.empty() || token.size() > longest) return {};
  // Short words are alike by chance.
  const int size = static_cast<int>(token.size());
  const int most = size < 4 ? 1 : std::max(2, size / 3);
  std::vector<std::pair<int, std::string_view>> scored;
  const std::string plain = folded(token, Umlauts::with_e);
  for (const Item& item : words_) {
    const int distance = distance_to(plain, item.text);
    if (distance <= most) scored.emplace_back(distance, item.text);
  }
  std::ranges::stable_sort(scored, {}, &std::pair<int, std::string_view>::first);
  std::vector<std::string_view> out;
  for (const auto& [distance, word] : scored) {
    if (out.size() == 3 || distance > scored.front().first) break;
    if (std::ranges::find(out, word) == out.end()) out.push_back(word);
  }
  return out;
}

int edit_distance(std::string_view a, std::string_view b) {
  // Optimal string alignment by rows of the usual table, two rows back for swaps.
  std::vector<int> before(b.size() + 1);
  std::vector<int> last(b.size() + 1);
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                           lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

Texts did_you_mean(const std::vector<std::string_view>& words) {
  if (words.empty()) return {};
  return messages::did_you_mean.in_all(
      in_each_language([&](Language language) { return listed(words, 3, language); }));
}

Texts could_be(const std::vector<std::string_view>& words) {
  return messages::could_be.in_all(
      in_each_language([&](Language language) { return listed(words, 6, language); }));
}

}  // namespace feerie
