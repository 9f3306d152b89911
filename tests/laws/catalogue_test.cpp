#include "game/catalogue.h"

#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "game/entries.h"
#include "input/reader.h"
#include "laws/project.h"
#include "support/text_file.h"

/// Whatever is in the catalogue is tested and shown.
namespace feerie::test {
namespace {

using Names = std::set<std::string, std::less<>>;

/// The contents of all files with the ending below a folder of the project.
std::vector<std::string> texts(const std::string& folder, const std::string& ending) {
  std::vector<std::string> result;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(project_folder() + "/" + folder)) {
    if (entry.path().extension() == ending) result.push_back(read_file(entry.path()));
  }
  return result;
}

void note(const std::vector<ConditionUse>& used, Names& names) {
  for (const ConditionUse& use : used) {
    names.emplace(use.condition->names.english);
    if (!use.condition->stands_for.empty()) names.emplace(use.condition->stands_for);
  }
}

void note(const Problem& problem, Names& names) {
  note(problem.conditions, names);
  for (const Twin& twin : problem.twins) {
    for (const twin::Edit& edit : twin.edits) {
      if (const auto* conditions = std::get_if<twin::Conditions>(&edit)) {
        note(conditions->conditions, names);
      }
    }
  }
}

/// Conditions of the lines `condition ...` of all rule tables.
Names in_rule_tables() {
  Names names;
  for (const std::string& text : texts("tests/rules", ".rules")) {
    for (const std::string& line : lines_of(text)) {
      if (!line.starts_with("condition ")) continue;
      Reader reader("BeginProblem\nstipulation moves\npieces white Ka1\n" + line + "\nEndProblem\n",
                    "table");
      const auto item = reader.next();
      if (item && item->problem) note(*item->problem, names);
    }
  }
  return names;
}

/// Conditions of all example problems and their twins.
Names in_problems() {
  Names names;
  for (const std::string& text : texts("problems", ".inp")) {
    Reader reader(text, "problems");
    while (const auto item = reader.next()) {
      if (item->problem) note(*item->problem, names);
    }
  }
  return names;
}

TEST(Catalogue, HasARuleTableForEachCondition) {
  const Names names = in_rule_tables();
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr) continue;
    EXPECT_TRUE(names.contains(condition->names.english)) << condition->names.english;
  }
}

TEST(Catalogue, HasAnExampleForEachCondition) {
  const Names names = in_problems();
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr) continue;
    EXPECT_TRUE(names.contains(condition->names.english)) << condition->names.english;
  }
}

}  // namespace
}  // namespace feerie::test
