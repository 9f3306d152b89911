#include "problem/goal_options.h"

#include <string>

#include <gtest/gtest.h>

#include "problem/stipulation_text.h"

namespace feerie::stipulation {
namespace {

std::string changed(const char* text, ExpressionPtr (*change)(const ExpressionPtr&)) {
  const ParseResult result = parse_structured(std::string("white ") + text, Language::english);
  const auto tree = change(std::get<Parsed>(result).stipulation.structure);
  return tree ? to_string(*tree) : "ignored";
}

TEST(GoalOptions, GoalIsEndForbidsTheGoalToTheOtherSide) {
  const auto with = [](const char* text) { return changed(text, with_goal_is_end); };
  EXPECT_EQ(with("3h[x]h"), "3h[x]h{!x}");
  EXPECT_EQ(with("4hh[x]"), "4h{!x}h[x]");
  EXPECT_EQ(with("- 3h[x]h"), "-3h[x]h{!x}");
  EXPECT_EQ(with("3a[x]d"), "3a[x]d{!x}");
  EXPECT_EQ(with("4ad[x]"), "4a{!x}d[x]");
  EXPECT_EQ(with("3da[x]"), "3d{!x}a[x]");
  EXPECT_EQ(with("2s[1h[x]h]"), "2s{!x}[1h[x]h{!x}]");
  EXPECT_EQ(with("3h[1d[x]a]h"), "3h{!x}[1d[x]a{!x}]h");
  EXPECT_EQ(with("3a[1a[x]d]d"), "3a{!x}[>1a[x]d{!x}]d");
  EXPECT_EQ(with("3h[1h[1d[x]a]h]h"), "3h[1h{!x}[1d[x]a{!x}]h]h{!x}");
}

TEST(GoalOptions, GoalIsEndNeedsOneGoalAndNoConstraints) {
  for (const char* text : {"3h[x]h[#]", "3a[1a[x]d]d{!1a[x]d}", "2hh[2hh[x]&1h[x]h]", "3h[x|#]h",
                           "3a[!x]d", "3a[x]d|4hh[x]"}) {
    EXPECT_EQ(changed(text, with_goal_is_end), "ignored") << text;
  }
}

TEST(GoalOptions, QuodlibetAllowsTheGoalToTheAttacker) {
  const auto with = [](const char* text) { return changed(text, with_quodlibet); };
  EXPECT_EQ(with("4ad[x]"), "4a[x]d[x]");
  EXPECT_EQ(with("4ad[x]{!+}"), "4a[x]d[x]{!+}");
  EXPECT_EQ(with("4ad[x|#]"), "4a[x|#]d[x|#]");
  EXPECT_EQ(with("3a[1a[x]d]d"), "3a[x][>1a[x]d]d");
  EXPECT_EQ(with("4ad[2ad[x]]"), "4a[x]d[2ad[x]]");
  EXPECT_EQ(with("4a[1d[x]a]d"), "4a[x][1d[x]a]d");
  // Where others move before, the option applies and changes nothing.
  for (const char* text : {"3h[1d[x]a]h", "2s[1d[x]a]", "3da[x]"}) EXPECT_EQ(with(text), text);
}

TEST(GoalOptions, QuodlibetNeedsSomebodyWhoIsForced) {
  for (const char* text :
       {"3a[x]d", "3h[x]h", "2s[x]", "2s[1h[x]h]", "2s[1a[x]d]", "4ad[1h[x]h]", "4a[x]d[x]"}) {
    EXPECT_EQ(changed(text, with_quodlibet), "ignored") << text;
  }
}

}  // namespace
}  // namespace feerie::stipulation
