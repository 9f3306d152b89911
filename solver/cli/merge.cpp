#include "cli/merge.h"

#include <fstream>
#include <map>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/verify_table.h"
#include "core/unicode.h"
#include "platform/paths.h"
#include "verify/finding.h"

namespace feerie::cli {
namespace {

/// The rows of all reports in the order of files and problems.
class Merger {
 public:
  explicit Merger(Output& output) : output_(output) {}

  void read(const std::string& name) {
    std::ifstream file(platform::path_of(name), std::ios::binary);
    if (!file) return complain(name, output_.told("cannot be read"));
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (auto finding = verify::finding_from(line)) {
        add(fmt::format("{}:{}", name, number), line, std::move(*finding));
      } else {
        complain(fmt::format("{}:{}", name, number), output_.told("no whole row of a report"));
      }
    }
    if (file.bad()) complain(name, output_.told("cannot be read to its end"));
  }

  int write() {
    VerifyTable table(false);
    std::pair<std::string, int> before;
    for (const auto& [place, row] : rows_) {
      const bool follows =
          place.first == before.first ? place.second == before.second + 1 : place.second == 1;
      if (!follows) {
        complain(fmt::format("{}:{}", place.first, place.second),
                 output_.told("problems in front of this one are missing"));
      }
      before = place;
      table.line(row.finding);
      output_.write(row.text + '\n');
    }
    return failed_ ? VerifyTable::unreadable : table.status();
  }

 private:
  struct Row {
    std::string text;
    verify::Finding finding;
  };

  void add(const std::string& where, const std::string& text, verify::Finding finding) {
    const std::pair<std::string, int> place{finding.file, finding.index};
    const auto [row, is_new] = rows_.try_emplace(place, Row{text, std::move(finding)});
    if (is_new || row->second.text == text) return;
    complain(where, output_.told("another row tells otherwise of problem {} of {}", place.second,
                                 printable(place.first)));
  }

  void complain(const std::string& where, const std::string& what) {
    output_.report("feerie: " + output_.told("{}: {}", printable(where), what));
    failed_ = true;
  }

  Output& output_;
  std::map<std::pair<std::string, int>, Row> rows_;
  bool failed_ = false;
};

}  // namespace

int merge_reports(const Invocation& invocation, Output& output) {
  Merger merger(output);
  for (const std::string& name : invocation.files) merger.read(name);
  return merger.write();
}

}  // namespace feerie::cli
