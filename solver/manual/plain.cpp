#include "manual/plain.h"

#include <vector>

#include <fmt/format.h>

#include "core/unicode.h"
#include "core/wrapping.h"
#include "manual/deviations.h"
#include "manual/words.h"

namespace feerie::manual {
namespace {

constexpr std::size_t line_width = 100;

/// The words in lines that end, the first of which has the indent already.
std::string paragraph(std::string_view text, std::size_t indent) {
  return wrapped(text, indent, line_width) + '\n';
}

/// A line of what is known; nothing if the text is empty.
std::string line(const Names& label, std::string_view text, Language language) {
  if (text.empty()) return "";
  constexpr std::size_t indent = 4;
  const std::string_view colon = words::colon.in(language);
  return "  " + paragraph(fmt::format("{}{} {}", label.in(language), colon, text), indent);
}

std::string names_of(const Entry& entry, Language language) {
  std::string text;
  const std::pair<const Names&, Language> all[] = {{words::english, Language::english},
                                                   {words::german, Language::german},
                                                   {words::french, Language::french}};
  for (const auto& [label, each] : all) {
    if (each == language || entry.names.in(each).empty()) continue;
    text += text.empty() ? "  " : "   ";
    text +=
        fmt::format("{}{} {}", label.in(language), words::colon.in(language), entry.names.in(each));
  }
  return text + '\n';
}

std::string heading_of(const Entry& entry, Language language) {
  std::string text = entry.letters.empty() ? "" : entry.letters + "  ";
  text += entry.written;
  if (entry.section == Section::goals) text += fmt::format("  {}", entry.names.in(language));
  text += fmt::format("  ({})", name_of(entry.section, language));
  if (!entry.supported) text += fmt::format("  {}", words::not_supported.in(language));
  return text + '\n';
}

}  // namespace

std::string text_of(const Entry& entry, Language language) {
  std::string text = heading_of(entry, language);
  if (entry.section != Section::stipulations) text += names_of(entry, language);
  if (!entry.summary.empty()) text += "  " + paragraph(entry.summary, 2);
  text += line(words::stands_for, entry.stands_for, language);
  text += line(words::followed_by, fmt::format("{}", fmt::join(entry.parameters, " ")), language);
  text += line(words::brings, fmt::format("{}", fmt::join(entry.brings, ", ")), language);
  text += line(words::excludes, fmt::format("{}", fmt::join(entry.excludes, ", ")), language);
  text += line(words::source, entry.source, language);
  return text;
}

std::string deviations_text(const Entry& entry, Language language) {
  const auto numbers = deviations_of(entry);
  if (numbers.empty()) return "";
  std::string text =
      fmt::format("  {}{}\n", words::differs.in(language), words::colon.in(language));
  for (const std::size_t number : numbers) {
    constexpr std::size_t indent = 6;
    text += "    - " + paragraph(deviations()[number].rule.in(language).plain(), indent);
  }
  return text;
}

std::string unknown_word(std::string_view word, const Found& found, Language language) {
  std::string text = fmt::format("\"{}\" {}", printable(word), words::unknown.in(language));
  if (!found.near.empty()) {
    text += fmt::format(". {}{} {}", words::perhaps.in(language), words::colon.in(language),
                        fmt::join(found.near, ", "));
  }
  return text;
}

}  // namespace feerie::manual
