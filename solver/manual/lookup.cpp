#include "manual/lookup.h"

#include <algorithm>

#include "input/lookup.h"

namespace feerie::manual {
namespace {

using Fit = WordList::Found::Kind;

bool is_named(const Entry& entry, std::string_view text) {
  const auto same = [text](std::string_view name) {
    return !name.empty() && same_ignoring_case(name, text);
  };
  return same(entry.written) || same(entry.names.english) || same(entry.names.german) ||
         same(entry.names.french) || std::ranges::any_of(entry.also, same);
}

void add_new(std::vector<std::string>& names, const std::vector<std::string_view>& more) {
  constexpr std::size_t most = 12;
  for (const std::string_view name : more) {
    if (names.size() < most && std::ranges::find(names, name) == names.end()) {
      names.emplace_back(name);
    }
  }
}

/// A section whose entries are looked up as the reader of problems does.
struct Shelf {
  std::vector<Entry> entries;
  WordList words;
  WordList::Found found;
};

std::vector<Shelf> shelves(std::string_view text, Language language) {
  std::vector<Shelf> all;
  for (const Section section : all_sections) {
    Shelf shelf{entries_of(section, language), WordList(language), {}};
    for (const Entry& entry : shelf.entries) shelf.words.add(entry.names, entry.secondary);
    shelf.found = shelf.words.find(text);
    all.push_back(std::move(shelf));
  }
  return all;
}

}  // namespace

Found find(std::string_view text, Language language) {
  const std::vector<Shelf> all = shelves(text, language);
  Found result;
  for (const Shelf& shelf : all) {
    std::ranges::copy_if(shelf.entries, std::back_inserter(result.entries),
                         [text](const Entry& entry) { return is_named(entry, text); });
  }
  const bool ambiguous =
      std::ranges::any_of(all, [](const Shelf& shelf) { return shelf.found.kind == Fit::several; });
  for (const Fit kind : {Fit::respelt, Fit::abbreviation}) {
    if (!result.entries.empty()) return result;
    if (kind == Fit::abbreviation && ambiguous) continue;
    for (const Shelf& shelf : all) {
      if (shelf.found.kind == kind) result.entries.push_back(shelf.entries[shelf.found.index]);
    }
  }
  if (!result.entries.empty()) return result;
  for (const Shelf& shelf : all) add_new(result.near, shelf.found.all);
  for (const Shelf& shelf : all) add_new(result.near, shelf.words.near(text));
  return result;
}

}  // namespace feerie::manual
