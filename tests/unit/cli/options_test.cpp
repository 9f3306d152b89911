#include "cli/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace feerie::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Invocation understood(const std::vector<std::string>& arguments) {
  const auto parsed = parse(arguments);
  if (const auto* error = std::get_if<UsageError>(&parsed)) {
    ADD_FAILURE() << error->message;
    return {};
  }
  return std::get<Invocation>(parsed);
}

std::string refused(const std::vector<std::string>& arguments) {
  const auto parsed = parse(arguments);
  const auto* error = std::get_if<UsageError>(&parsed);
  return error == nullptr ? "" : error->message;
}

TEST(Options, FilesAloneAreSolved) {
  const Invocation none = understood({});
  EXPECT_EQ(none.task, Task::solve);
  EXPECT_THAT(none.files, IsEmpty());
  const Invocation two = understood({"a.inp", "b.inp"});
  EXPECT_EQ(two.task, Task::solve);
  EXPECT_THAT(two.files, ElementsAre("a.inp", "b.inp"));
  EXPECT_FALSE(two.regression);
}

TEST(Options, FlagsOfThePeerHaveOneDash) {
  const Invocation all =
      understood({"-maxmem", "512M", "-maxpos", "1000", "-maxtime", "7", "-heartbeat", "5",
                  "-regression", "-maxtrace", "2", "-notraceptr", "a.inp"});
  EXPECT_EQ(all.memory, std::size_t{512} << 20U);
  EXPECT_EQ(all.max_time, 7);
  EXPECT_EQ(all.heartbeat, 5);
  EXPECT_TRUE(all.regression);
  EXPECT_THAT(all.files, ElementsAre("a.inp"));
}

TEST(Options, HeartbeatNeedsNoNumber) {
  const Invocation invocation = understood({"-heartbeat", "a.inp"});
  EXPECT_EQ(invocation.heartbeat, 1);
  EXPECT_THAT(invocation.files, ElementsAre("a.inp"));
}

TEST(Options, SolveTakesJson) {
  const Invocation invocation = understood({"solve", "--json", "a.inp"});
  EXPECT_EQ(invocation.task, Task::solve);
  EXPECT_TRUE(invocation.json);
  EXPECT_THAT(invocation.files, ElementsAre("a.inp"));
  EXPECT_FALSE(invocation.lenient_limits || invocation.protocol_anywhere);
}

TEST(Options, SolveTakesLenientLimitsAndProtocolsAnywhere) {
  EXPECT_TRUE(understood({"--lenient-limits", "a.inp"}).lenient_limits);
  EXPECT_TRUE(understood({"--allow-protocol-anywhere", "a.inp"}).protocol_anywhere);
}

TEST(Options, ListTakesAListAndALanguage) {
  const Invocation invocation = understood({"list", "walks", "--language", "de"});
  EXPECT_EQ(invocation.task, Task::list);
  EXPECT_EQ(invocation.listed, manual::Section::walks);
  EXPECT_EQ(invocation.listing.language, Language::german);
  EXPECT_FALSE(invocation.listing.sources);
  EXPECT_TRUE(understood({"list", "goals", "--sources"}).listing.sources);
}

TEST(Options, PerftTakesAFenInOneOrSeveralArguments) {
  const Invocation one = understood({"perft", "3", "8/8/8/8/8/8/8/K1k5 w - -"});
  EXPECT_EQ(one.depth, 3);
  EXPECT_EQ(one.fen, "8/8/8/8/8/8/8/K1k5 w - -");
  const Invocation several =
      understood({"perft", "3", "8/8/8/8/8/8/8/K1k5", "b", "--condition", "Circe RexInclusive"});
  EXPECT_EQ(several.fen, "8/8/8/8/8/8/8/K1k5 b");
  EXPECT_THAT(several.conditions, ElementsAre("Circe RexInclusive"));
}

TEST(Options, HelpAndVersionWinOverMissingArguments) {
  EXPECT_EQ(understood({"--help"}).task, Task::help);
  EXPECT_EQ(understood({"perft", "--help"}).task, Task::help);
  EXPECT_EQ(understood({"--version"}).task, Task::version);
}

TEST(Options, WhatIsNotUnderstoodIsRefused) {
  EXPECT_THAT(refused({"--frobnicate"}), HasSubstr("frobnicate"));
  EXPECT_THAT(refused({"-maxmem", "much"}), HasSubstr("512M"));
  EXPECT_THAT(refused({"-maxtime", "0"}), HasSubstr("maxtime"));
  EXPECT_THAT(refused({"--reg"}), HasSubstr("reg"));
  EXPECT_THAT(refused({"list"}), HasSubstr("conditions"));
  EXPECT_THAT(refused({"list", "rules"}), HasSubstr("conditions"));
  EXPECT_THAT(refused({"list", "walks", "--language", "xx"}), HasSubstr("en, de or fr"));
  EXPECT_THAT(refused({"perft", "3"}), HasSubstr("FEN"));
  EXPECT_THAT(refused({"perft", "-1", "8/8 w"}), HasSubstr("1"));
}

TEST(Options, MemoryHasUnits) {
  EXPECT_EQ(parse_memory("7"), 7U << 10U);
  EXPECT_EQ(parse_memory("7K"), 7U << 10U);
  EXPECT_EQ(parse_memory("7m"), 7U << 20U);
  EXPECT_EQ(parse_memory("2G"), std::size_t{2} << 30U);
  EXPECT_EQ(parse_memory("0"), 0U);
  for (const char* text : {"", "M", "-1", "7T", "7MB", "99999999999999999G"}) {
    EXPECT_EQ(parse_memory(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace feerie::cli
