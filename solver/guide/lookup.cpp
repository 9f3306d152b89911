#include "guide/lookup.h"

#include <algorithm>

#include "core/language_codes.h"
#include "core/unicode.h"
#include "guide/chapter.h"
#include "guide/plain.h"

namespace feerie::guide {
namespace {

/// The text as it is compared: without case, accents and signs, one blank between words and at
/// both ends.
std::string key_of(std::string_view text) {
  std::string key = " ";
  for (const char c : folded(text, Umlauts::plain)) {
    const bool counts = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (counts) {
      key += c;
    } else if (!key.ends_with(' ')) {
      key += ' ';
    }
  }
  if (!key.ends_with(' ')) key += ' ';
  return key;
}

std::string without_word_for_chapter(std::string key) {
  for (const Language language : all_languages) {
    const std::string word = key_of(chapter_word.in(language));
    if (key.starts_with(word) && key.size() > word.size()) return key.substr(word.size() - 1);
  }
  return key;
}

/// Is the key in the heading of this part, in any language? Part 0 has the title of the chapter.
bool is_about(const ChapterFile& file, std::size_t part, const std::string& key) {
  return std::ranges::any_of(all_languages, [&](Language each) {
    const Chapter chapter = chapter_of(file, each);
    return part < chapter.parts.size() &&
           key_of(title_of(chapter.parts[part])).find(key) != std::string::npos;
  });
}

void add(std::string& text, const std::vector<Node>& part) {
  text += (text.empty() ? "" : "\n") + plain_text(part);
}

std::string whole(const ChapterFile& file, Language language) {
  std::string text;
  for (const auto& part : chapter_of(file, language).parts) add(text, part);
  return text;
}

}  // namespace

std::vector<std::string> titles(Language language) {
  std::vector<std::string> all;
  for (const ChapterFile& file : chapter_files()) all.push_back(chapter_of(file, language).title);
  return all;
}

bool asks_for_titles(std::string_view word) {
  return std::ranges::any_of(all_languages, [key = key_of(word)](Language language) {
    return key == key_of(chapter_word.in(language));
  });
}

std::string text_about(std::string_view word, Language language) {
  const std::string key = without_word_for_chapter(key_of(word));
  if (key == " ") return {};
  std::string text;
  for (const ChapterFile& file : chapter_files()) {
    if (key_of(file.name) == key) return whole(file, language);
    if (is_about(file, 0, key)) text += (text.empty() ? "" : "\n") + whole(file, language);
  }
  if (!text.empty()) return text;
  for (const ChapterFile& file : chapter_files()) {
    const Chapter chapter = chapter_of(file, language);
    for (std::size_t i = 1; i < chapter.parts.size(); ++i) {
      if (is_about(file, i, key)) add(text, chapter.parts[i]);
    }
  }
  return text;
}

}  // namespace feerie::guide
