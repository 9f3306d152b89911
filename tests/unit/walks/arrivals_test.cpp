#include <map>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/text_file.h"
#include "unit/walks/units.h"

namespace feerie::test {
namespace {

struct Row {
  std::string unit;
  std::string others;
  std::string moves;
};

std::vector<Row> rows() {
  const std::string path = FEERIE_SOURCE_DIR "/tests/unit/walks/arrivals.txt";
  const std::string text = read_file(path);
  std::vector<Row> found;
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with('#') || line.empty()) continue;
    const auto first = line.find('|');
    const auto second = line.find('|', first + 1);
    found.push_back({std::string(trimmed(std::string_view(line).substr(0, first))),
                     line.substr(first + 1, second - first - 1), line.substr(second + 1)});
  }
  return found;
}

TEST(Walks, GoWhereTheTableSays) {
  for (const Row& row : rows()) {
    SCOPED_TRACE(row.unit + " among" + row.others);
    const Side turn = row.unit.front() == 'w' ? Side::white : Side::black;
    Game game = board(row.unit + " " + row.others, turn);
    EXPECT_EQ(moves_from(game, Unit(row.unit).square), set_of(row.moves));
  }
}

TEST(Walks, AllStandInTheTable) {
  std::map<const Walk*, int> lines;
  for (const Row& row : rows()) ++lines[Unit(row.unit).walk.away];
  for (const Walk* walk : Catalogue<Walk>::all()) {
    EXPECT_GE(lines[walk], 2) << walk->names.english;
  }
}

}  // namespace
}  // namespace feerie::test
