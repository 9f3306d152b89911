#include "verify/tabular.h"

#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie::verify {
namespace {

/// A field: in quotes where it has to be, control characters made visible.
std::string field(std::string_view text) {
  std::string shown = printable(text);
  if (shown.find_first_of(",\"\t") == std::string::npos) return shown;
  std::string quoted = "\"";
  for (const char c : shown) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string joined(const std::vector<std::string>& texts) {
  return fmt::format("{}", fmt::join(texts, "; "));
}

}  // namespace

std::string_view csv_header() {
  return "file,index,title,stipulation,conditions,verdict,as published,remarks\r\n";
}

std::string csv_line(const Finding& finding) {
  const char* published = !finding.as_published ? "" : *finding.as_published ? "yes" : "no";
  return fmt::format("{},{},{},{},{},{},{},{}\r\n", field(finding.file), finding.index,
                     field(finding.title), field(finding.stipulation),
                     field(joined(finding.conditions)), name_of(finding.verdict), published,
                     field(joined(finding.remarks)));
}

}  // namespace feerie::verify
