#include "manual/roff_entry.h"

#include <fmt/format.h>

#include "core/language_codes.h"
#include "manual/deviations.h"
#include "manual/roff.h"
#include "manual/words.h"

namespace feerie::manual {
namespace {

std::string fact(const Names& label, std::string_view text, Language language) {
  if (text.empty()) return {};
  return roff::paragraph(fmt::format("{}{} {}", roff::escaped(label.in(language)),
                                     words::colon.in(language), roff::escaped(text)));
}

/// Text of a record with its moves and words of the input set apart.
std::string marked(const Marked& text) {
  std::string said;
  for (std::size_t i = 0; i < text.pieces.size(); ++i) {
    said += i % 2 == 0 ? roff::escaped(text.pieces[i]) : roff::bold(text.pieces[i]);
  }
  return said.starts_with('.') ? "\\&" + said : said;
}

std::string names_of(const Entry& entry, Language language) {
  std::string names;
  for (const Language each : all_languages) {
    if (each == language || entry.names.in(each).empty()) continue;
    names += fmt::format("{}{}: {}", names.empty() ? "" : "; ", language_names.in(each),
                         roff::escaped(entry.names.in(each)));
  }
  return names;
}

std::string title_of(const Entry& entry, Language language) {
  std::string title = entry.letters.empty() ? "" : entry.letters + "  ";
  title += entry.written;
  if (entry.section == Section::goals) title += fmt::format("  {}", entry.names.in(language));
  return title;
}

std::string deviations_of(const Entry& entry, Language language) {
  const auto numbers = manual::deviations_of(entry);
  if (numbers.empty()) return {};
  std::string text = roff::paragraph(
      fmt::format("{}{}", roff::escaped(words::differs.in(language)), words::colon.in(language)));
  for (const std::size_t number : numbers) {
    text += roff::item("\\(bu", marked(deviations()[number].rule.in(language)));
  }
  return text;
}

}  // namespace

std::string roff_of(Section section, const std::function<std::string(const Entry&)>& below,
                    Language language) {
  std::string text = roff::heading(1, title_of(section, language));
  for (const Entry& entry : entries_of(section, language)) {
    text += roff::heading(2, title_of(entry, language));
    if (section != Section::stipulations) text += roff::paragraph(names_of(entry, language));
    if (!entry.supported) text += roff::paragraph(words::not_supported.in(language));
    text += roff::paragraph(roff::escaped(entry.summary));
    text += fact(words::stands_for, entry.stands_for, language);
    text += fact(words::followed_by, fmt::format("{}", fmt::join(entry.parameters, " ")), language);
    text += fact(words::brings, fmt::format("{}", fmt::join(entry.brings, ", ")), language);
    text += fact(words::excludes, fmt::format("{}", fmt::join(entry.excludes, ", ")), language);
    text += fact(words::source, entry.source, language);
    if (below) text += below(entry);
    text += deviations_of(entry, language);
  }
  return text;
}

std::string roff_of_deviations(Language language) {
  std::string text = roff::heading(1, words::deviations.in(language));
  for (const Deviation& record : deviations()) {
    text += ".SS " + marked(record.rule.in(language)) + '\n';
    for (const auto& [label, said] : record.said) {
      text += roff::item(roff::escaped(label.in(language)), marked(said.in(language)));
    }
  }
  return text;
}

}  // namespace feerie::manual
