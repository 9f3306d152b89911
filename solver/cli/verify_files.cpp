#include "cli/verify_files.h"

#include <fmt/format.h>

#include "cli/text_file.h"
#include "verify/tabular.h"

namespace feerie::cli {

void VerifyFiles::add(const verify::Finding& finding) {
  verify::Finding shown = finding;
  // Reports of two runs are alike unless times are asked for.
  if (!invocation_.times) shown.seconds = 0;
  if (!invocation_.csv.empty()) csv_ += verify::csv_line(shown);
  if (!invocation_.junit.empty()) junit_.add(shown);
  if (!invocation_.html.empty()) page_.findings.push_back(std::move(shown));
}

bool VerifyFiles::write(const std::string& summary) {
  bool written = true;
  if (!invocation_.csv.empty()) {
    written &= write_file(invocation_.csv, std::string(verify::csv_header()) + csv_, output_);
  }
  if (!invocation_.junit.empty()) written &= write_file(invocation_.junit, junit_.text(), output_);
  if (!invocation_.html.empty()) {
    page_.summary = summary;
    page_.program = version_name();
    page_.times = invocation_.times;
    page_.language = output_.language();
    written &= write_file(invocation_.html, page::html_of(page_), output_);
  }
  return written;
}

}  // namespace feerie::cli
