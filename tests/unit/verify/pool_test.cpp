#include "verify/pool.h"

#include <atomic>
#include <csignal>
#include <map>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

namespace feerie::test {
namespace {

using How = verify::ChildEnd::How;

/// What became of pieces of work, by their numbers.
struct Results {
  std::map<int, std::string> texts;
  std::map<int, verify::ChildEnd> ends;

  verify::Pool::Done of(int number) {
    return [this, number](const std::string& text, verify::ChildEnd end) {
      texts[number] = text;
      ends[number] = end;
    };
  }
};

TEST(Pool, DoesAllWorkWhateverTheNumberOfProcesses) {
  for (const int jobs : {1, 3, 20}) {
    Results results;
    verify::Pool pool({.jobs = jobs});
    for (int number = 0; number < 20; ++number) {
      pool.add([number] { return std::to_string(number * number); }, results.of(number));
      EXPECT_LE(pool.running(), static_cast<std::size_t>(jobs));
    }
    pool.finish();
    ASSERT_EQ(results.texts.size(), 20U);
    for (int number = 0; number < 20; ++number) {
      EXPECT_EQ(results.texts[number], std::to_string(number * number));
      EXPECT_EQ(results.ends[number].how, How::finished);
    }
  }
}

TEST(Pool, TakesAnyAmountOfText) {
  Results results;
  verify::Pool pool({});
  pool.add([] { return std::string(5'000'000, 'x'); }, results.of(0));
  pool.finish();
  EXPECT_EQ(results.texts[0], std::string(5'000'000, 'x'));
}

TEST(Pool, WorkThatFailsHarmsNobodyElse) {
  Results results;
  verify::Pool pool({.jobs = 2});
  pool.add([] { return std::string("fine"); }, results.of(0));
  pool.add(
      []() -> std::string {
        std::raise(SIGKILL);
        return {};
      },
      results.of(1));
  pool.add([]() -> std::string { throw std::runtime_error("no"); }, results.of(2));
  pool.add([] { return std::string("fine too"); }, results.of(3));
  pool.finish();
  EXPECT_EQ(results.texts[0], "fine");
  EXPECT_EQ(results.ends[1].how, How::crashed);
  EXPECT_EQ(results.ends[1].signal, SIGKILL);
  EXPECT_EQ(results.ends[2].how, How::crashed);
  EXPECT_EQ(results.texts[3], "fine too");
}

TEST(Child, HasFinishedAlthoughItIsKilledThen) {
  verify::Child child([] { return std::string("all"); }, 0);
  while (!child.read()) {
  }
  child.kill();
  EXPECT_EQ(child.wait().how, How::finished);
  EXPECT_EQ(child.text(), "all");
}

TEST(Pool, AllWorkIsEndedOnceItIsToBeStopped) {
  Results results;
  std::atomic<bool> stop{false};
  verify::Pool pool({.jobs = 2, .stop = &stop});
  const auto endless = []() -> std::string {
    for (;;) pause();
  };
  pool.add(endless, results.of(0));
  pool.add(endless, results.of(1));
  stop = true;
  pool.add(endless, results.of(2));
  pool.finish();
  ASSERT_EQ(results.ends.size(), 3U);
  for (const auto& [number, end] : results.ends) EXPECT_EQ(end.how, How::killed) << number;
  EXPECT_EQ(pool.running(), 0U);
}

TEST(Pool, WorkThatDoesNotEndIsEnded) {
  Results results;
  verify::Pool pool({.jobs = 2, .longest = std::chrono::seconds(1)});
  pool.add(
      []() -> std::string {
        for (;;) pause();
      },
      results.of(0));
  pool.add([] { return std::string("fine"); }, results.of(1));
  pool.finish();
  EXPECT_EQ(results.ends[0].how, How::killed);
  EXPECT_EQ(results.ends[1].how, How::finished);
}

#if !defined(__SANITIZE_ADDRESS__)
TEST(Pool, WorkThatTakesTooMuchMemoryIsEnded) {
  Results results;
  verify::Pool pool({.memory = std::size_t{512} << 20U});
  pool.add([] { return std::to_string(std::vector<char>(std::size_t{2} << 30U).size()); },
           results.of(0));
  pool.add([] { return std::to_string(std::vector<char>(1000).size()); }, results.of(1));
  pool.finish();
  EXPECT_EQ(results.ends[0].how, How::out_of_memory);
  EXPECT_EQ(results.texts[1], "1000");
}
#endif

}  // namespace
}  // namespace feerie::test
