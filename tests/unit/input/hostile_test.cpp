// Inputs that nobody writes by hand: whatever comes, reading ends, in bounded memory, and all
// places that it reports lie within the input.
#include <random>

#include <gtest/gtest.h>

#include "support/input_faults.h"
#include "unit/input/reading.h"

namespace feerie::test {
namespace {

using namespace std::string_literals;

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

TEST(HostileInput, EndsOnAnyBytes) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    std::string text = i % 2 == 0 ? "begin " : "";
    for (int j = 0; j < 200; ++j) text += static_cast<char>(random() & 0xffU);
    EXPECT_EQ(fault_in(text), "");
  }
}

TEST(HostileInput, EndsOnShuffledWords) {
  const std::vector<std::string> words = {
      "beginproblem", "end",    "next",        "twin",      "zero",
      "pieces",       "white",  "ka1",         "condition", "circe",
      "april",        "sat",    "option",      "threat",    "3",
      "stip",         "h#2.5",  "sstip",       "3a[#]d",    "title",
      "\n",           "\r",     "forsyth",     "8/k7/+.le", "grid",
      "irregular",    "a1b2",   "move",        "add",       "continued",
      "latex",        "remark", "fen",         "bgl",       "-",
      "\x80",         "(",      "lastcapture", "royal",     "protocol"};
  std::mt19937 random(11);
  for (int i = 0; i < 3000; ++i) {
    std::string text = "begin ";
    for (int j = 0; j < 30; ++j) text += words[random() % words.size()] + ' ';
    EXPECT_EQ(fault_in(text), "");
  }
}

TEST(HostileInput, BoundsTheDepthOfStipulations) {
  for (const char* open : {"(", "!", "-", "1s[", "#&", "1h[#]{"}) {
    EXPECT_EQ(fault_in("begin sstip white " + repeated(open, 200000)), "");
  }
}

TEST(HostileInput, BoundsLists) {
  const auto last_error = [](const std::string& commands) {
    const auto errors = diagnostics_of("begin stip #2 " + commands, Diagnostic::Severity::error);
    return errors.empty() ? "" : errors.back().message;
  };
  EXPECT_EQ(last_error("pieces white " + repeated("ka1 ", 5000)), "too many units");
  EXPECT_EQ(last_error("pieces white ka1 " + repeated("twin ", 20000)), "too many twins");
  EXPECT_EQ(last_error("condition promonly " + repeated("q ", 2000)), "too many walks");
}

TEST(HostileInput, LimitsNotesAndErrors) {
  const auto items = read_all("begin stip #2 " + repeated("forsyth 7N/8/8/8/8/8/8/8 ", 60) + "end");
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items[0].diagnostics.size(), 50U);
  EXPECT_EQ(items[0].diagnostics.back().message, "further notes on this problem are left out");
  const auto bad = read_all("begin " + repeated("title x\nfoo\n", 500) + "endproblem");
  ASSERT_EQ(bad[0].diagnostics.size(), 21U);
  EXPECT_EQ(bad[0].diagnostics.back().message, "further errors in this problem are left out");
  EXPECT_EQ(bad[0].diagnostics.back().severity, Diagnostic::Severity::note);
  const auto exactly = read_all("begin stip #2\n" + repeated("title x\nfoo\n", 20) + "endproblem");
  EXPECT_EQ(exactly[0].diagnostics.size(), 20U);
}

TEST(HostileInput, ReadsLongLinesAndNul) {
  const std::string title(300000, 't');
  EXPECT_EQ(read_commands("title " + title + "\n").titles.front(), title);
  EXPECT_EQ(read_commands("title a\0b\n"s).titles.front(), "a\0b"s);
  EXPECT_EQ(fault_in("begin\0 stip #2 end"s), "");
  EXPECT_EQ(fault_in("begin " + std::string(2000000, 'x')), "");
}

TEST(HostileInput, ReadsAllLineEnds) {
  for (const char* end : {"\n", "\r", "\r\n"}) {
    std::string text = "begin@title T@stip #2@pieces white ka1 foo@end@";
    for (auto at = text.find('@'); at != std::string::npos; at = text.find('@')) {
      text.replace(at, 1, end);
    }
    const auto errors = diagnostics_of(text, Diagnostic::Severity::error);
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].place.line, 4);
    EXPECT_EQ(errors[0].place.column, 18);
    EXPECT_EQ(errors[0].place.source, "pieces white ka1 foo");
  }
}

TEST(HostileInput, TakesLinearTime) {
  // Many words, half of them wrong, in one line and in many.
  for (const char* blank : {" ", "\n"}) {
    EXPECT_EQ(fault_in("begin " + repeated("title"s + blank + "qqqq" + blank, 50000)), "");
    EXPECT_EQ(fault_in("begin " + repeated("stip"s + blank + "#" + blank + "next" + blank, 20000)),
              "");
  }
}

}  // namespace
}  // namespace feerie::test
