// Threads that follow on the positions of series together find what one finds alone.
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "problem/setup.h"
#include "problem/translate.h"
#include "search/prove/series_crew.h"
#include "search/search.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using Lines = std::vector<std::vector<Move>>;

/// Lists the lines of series, alone or with helpers, which wait before it begins.
class Listing {
 public:
  explicit Listing(const std::vector<std::string>& text)
      : problem_(problem_of(text)),
        tasks_(translate(problem_.stipulation, problem_.options)),
        setup_(set_up(problem_, tasks_.value().actual.starts)),
        plan_(*tasks_->actual.tree) {}

  [[nodiscard]] bool possible() const { return std::holds_alternative<Setup>(setup_); }
  Lines lines(int helpers) {
    Table table(1U << 24U);
    SeriesCrew crew;
    std::vector<std::thread> threads;
    for (int number = 1; number <= helpers; ++number) {
      threads.emplace_back([&, number] { help(crew, number, table); });
    }
    while (crew.helpers() < helpers) std::this_thread::yield();
    Lines lines;
    Searching searching(*this, table, [&lines](const solution::Line& line) {
      std::vector<Move>& moves = lines.emplace_back();
      for (const auto& ply : line.plies) moves.push_back(ply.move);
    });
    Search& search = searching.search;
    search.prover().set_crew(&crew);
    search.lines().begin(0);
    for (int length = 1; length <= plan_[0].maximum; ++length) {
      search.lines().list_length(0, length);
    }
    length_without_levels_ = crew.length_without_levels();
    crew.dismiss(0);
    for (std::thread& thread : threads) thread.join();
    return lines;
  }
  /// From which length on the last search had no levels; 0: it always had some.
  [[nodiscard]] int length_without_levels() const { return length_without_levels_; }

 private:
  /// A search in the diagram of its own.
  struct Searching {
    Searching(Listing& of, Table& table, LineLister::Sink sink)
        : game(std::get<Setup>(of.setup_).rules, std::get<Setup>(of.setup_).position),
          search(of.plan_, game, of.manner_, table, watch, of.first_moves_, std::move(sink)) {}
    Game game;
    Watch watch{Limits{}};
    Search search;
  };

  void help(SeriesCrew& crew, int number, Table& table) {
    Searching searching(*this, table, [](const solution::Line& /*line*/) {});
    searching.search.prover().help(crew, number);
  }

  Problem problem_;
  decltype(translate(Problem{}.stipulation, Problem{}.options)) tasks_;
  decltype(set_up(Problem{}, {})) setup_;
  Plan plan_;
  Manner manner_;
  FirstMoves first_moves_;
  int length_without_levels_ = 0;
};

/// Returns how many solutions there are.
int compare(const std::vector<std::string>& text) {
  SCOPED_TRACE(testing::PrintToString(text));
  Listing listing(text);
  if (!listing.possible()) return 0;
  const Lines alone = listing.lines(0);
  EXPECT_EQ(listing.lines(2), alone);
  return static_cast<int>(alone.size());
}

int compare(const char* stipulation, int problems, int units, std::uint32_t seed) {
  Dice dice = dice_of(seed);
  Mixture mixture;
  mixture.units = units;
  mixture.walks = letters_of_walks();
  const std::vector<std::string> settings = settings_of_conditions();
  int solutions = 0;
  for (int number = 0; number < problems && !testing::Test::HasFailure(); ++number) {
    std::vector<std::string> text{std::string("stipulation ") + stipulation};
    text.push_back(random_pieces(mixture, dice));
    if (number % 2 == 1) text.push_back("condition " + any_of(settings, dice));
    solutions += compare(text);
  }
  return solutions;
}

TEST(SeriesSharing, ChangesNoMates) {
  EXPECT_GT(compare("ser-#5", 20, 4, 911), 0);
  EXPECT_GT(compare("ser-h#4", 20, 4, 912), 3);
}

/// Helpers that are dismissed go on with the lengths that are still to be searched.
TEST(SeriesSharing, TellsWhichLengthsAreSearchedWithoutLevels) {
  // 1.Kf6-f7 2.Ra1-h1 # is the shortest line, and is listed with the levels.
  Listing shorter({"stipulation ser-#4", "pieces white kf6 ra1 black kh8"});
  EXPECT_GT(shorter.lines(1).size(), 2U);
  EXPECT_EQ(shorter.length_without_levels(), 3);
  Listing none({"stipulation ser-#4", "pieces white kf6 sa1 black kh8"});
  EXPECT_EQ(none.lines(1).size(), 0U);
  EXPECT_EQ(none.length_without_levels(), 0);
}

TEST(SeriesSharing, ChangesNoOtherGoals) {
  EXPECT_GT(compare("ser-h=4", 8, 3, 913), 3);
  EXPECT_GT(compare("ser-zd45", 12, 3, 914), 3);
  EXPECT_GT(compare("ser-s+4", 12, 4, 915), 3);
}

/// On thin boards many ways lead to each position, and lines pass through all of them.
TEST(SeriesSharing, FindsLinesThroughAllParents) {
  EXPECT_EQ(compare({"stipulation ser-h#6", "pieces white Kh6 Sd6 black Kg2 Sg6 Rc8"}), 195);
  EXPECT_EQ(compare({"stipulation ser-#6", "pieces white Kd7 Pe5 black Kh6 Sb1 Sc1"}), 32);
}

/// Notes which parts it was given.
class Counting final : public SeriesWorker {
 public:
  void follow_part(const SeriesJob& /*job*/, const SeriesPart& part, int number,
                   SeriesFinds& finds) override {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    finds.begin(number, 0);
    finds.lead(part.front().first);
    finds.complete = part.front().first != incomplete_;
    ++parts_;
  }
  void leave_incomplete(std::uint32_t part) { incomplete_ = part; }
  [[nodiscard]] int parts() const { return parts_; }

 private:
  std::atomic<int> parts_ = 0;
  std::uint32_t incomplete_ = 0xffff;
};

std::shared_ptr<SeriesJob> job_of(const SeriesLevels& levels, std::uint32_t parts) {
  std::vector<SeriesPart> ranges;
  for (std::uint32_t part = 0; part < parts; ++part) ranges.push_back({{part, part}});
  return std::shared_ptr<SeriesJob>(
      new SeriesJob{levels, 0, 1, 0, std::move(ranges), std::vector<SeriesFinds>(parts)});
}

TEST(SeriesCrew, DoesEachPartOnce) {
  SeriesCrew crew;
  Table table(std::size_t{1} << 20U);
  Counting own, other;
  std::thread helper([&] { crew.help(other, 1, table); });
  while (crew.helpers() == 0) std::this_thread::yield();
  const SeriesLevels levels;
  const Limits none;
  Watch watch(none);
  for (const std::uint32_t parts : {1U, 40U, 7U}) {
    const auto job = job_of(levels, parts);
    EXPECT_TRUE(crew.share(job, own, watch));
    for (std::uint32_t part = 0; part < parts; ++part) {
      EXPECT_EQ(job->finds[part].leading(), std::vector<std::uint32_t>{part});
    }
  }
  EXPECT_EQ(own.parts() + other.parts(), 48);
  EXPECT_GT(other.parts(), 0);
  other.leave_incomplete(3);
  own.leave_incomplete(3);
  EXPECT_FALSE(crew.share(job_of(levels, 5), own, watch));
  crew.dismiss(7);
  crew.dismiss(0);
  EXPECT_EQ(crew.length_without_levels(), 7);
  helper.join();
  EXPECT_EQ(crew.helpers(), 0);
}

}  // namespace
}  // namespace feerie::test
