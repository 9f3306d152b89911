#include "cli/verify_table.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "cli/colours.h"
#include "core/unicode.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

using verify::Verdict;

constexpr int verdict_width = 12;
/// As wide as the longest verdict of the language.
int width_of_verdicts(Language language) {
  std::size_t width = verdict_width;
  for (int i = 0; i < verify::verdict_count; ++i) {
    const auto verdict = static_cast<Verdict>(i);
    width = std::max(width, display_width(texts::translate(language, verify::name_of(verdict))));
  }
  return static_cast<int>(width);
}

fmt::terminal_color colour_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::sound:
      return fmt::terminal_color::green;
    case Verdict::dualised:
    case Verdict::differs:
    case Verdict::limit:
    case Verdict::interrupted:
    case Verdict::unsupported:
      return fmt::terminal_color::yellow;
    case Verdict::cooked:
    case Verdict::short_solution:
    case Verdict::no_solution:
    case Verdict::not_legal:
    case Verdict::error:
      break;
  }
  return fmt::terminal_color::red;
}

}  // namespace

std::string VerifyTable::verdict_text(Verdict verdict) const {
  const std::string padded = fmt::format(
      "{:{}}", texts::translate(language_, verify::name_of(verdict)), width_of_verdicts(language_));
  return coloured_ ? coloured(padded, colour_of(verdict)) : padded;
}

std::string VerifyTable::line(const verify::Finding& finding) {
  ++counts_[static_cast<std::size_t>(finding.verdict)];
  if (finding.as_published) ++(*finding.as_published ? as_published_ : not_as_published_);
  if (finding.as_published.value_or(finding.verdict == Verdict::sound)) ++as_wanted_;
  std::string text = fmt::format("{} {}:{}", verdict_text(finding.verdict), printable(finding.file),
                                 finding.index);
  if (!finding.stipulation.empty()) text += "  " + finding.stipulation;
  for (const std::string& condition : finding.conditions) text += "  " + printable(condition);
  if (!finding.title.empty()) text += fmt::format("  \"{}\"", printable(finding.title));
  text += '\n';
  for (const std::string& remark : finding.remarks) {
    text += fmt::format("{:{}} {}\n", "", width_of_verdicts(language_), printable(remark));
  }
  return text;
}

int VerifyTable::problems() const {
  return std::accumulate(counts_.begin(), counts_.end(), 0);
}

int VerifyTable::status() const {
  const int limits = count(Verdict::limit);
  if (count(Verdict::error) > 0 || count(Verdict::interrupted) > 0) return unreadable;
  if (as_wanted() + limits < problems()) return 1;
  return limits > 0 ? 4 : 0;
}

std::string VerifyTable::summary() const {
  std::string text = problems() == 1 ? texts::form(language_, "1 problem")
                                     : texts::form(language_, "{} problems", problems());
  std::string_view separator = texts::translate(language_, ": ");
  for (std::size_t number = 0; number < counts_.size(); ++number) {
    if (counts_[number] == 0) continue;
    text += fmt::format("{}{} {}", separator, counts_[number],
                        texts::translate(language_, verify::name_of(static_cast<Verdict>(number))));
    separator = ", ";
  }
  if (as_published_ + not_as_published_ > 0) {
    text += texts::form(language_, "; {} as published, {} not", as_published_, not_as_published_);
  }
  return text + '\n';
}

}  // namespace feerie::cli
