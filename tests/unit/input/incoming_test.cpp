// Inputs that come piece by piece: nothing is waited for that is not needed, and the result does
// not depend on how the text is cut.
#include "input/incoming.h"

#include <algorithm>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "input/scanner.h"
#include "unit/input/reading.h"

namespace feerie::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;

/// A text that is handed out in pieces of a few bytes, and how much of it has been taken.
class Writer {
 public:
  explicit Writer(std::string text, std::size_t piece = 1)
      : text_(std::move(text)), piece_(piece) {}

  Feed feed() {
    return [this](Wait wait) {
      // Whoever does not wait comes too early.
      if (wait == Wait::no) return std::string();
      std::string piece = text_.substr(taken_, piece_);
      taken_ += piece.size();
      return piece;
    };
  }
  [[nodiscard]] std::string taken() const { return text_.substr(0, taken_); }
  [[nodiscard]] bool at_end() const { return taken_ == text_.size(); }

 private:
  std::string text_;
  std::size_t piece_;
  std::size_t taken_ = 0;
};

TEST(Conversation, AProblemIsCompleteWithTheBlankBehindItsEnd) {
  for (const char* text :
       {"beginproblem stipulation #2 pieces white ka1 endproblem\n",
        "beginproblem stipulation #2 pieces white ka1 end\n",
        "beginproblem stipulation #2 pieces white ka1 condition circe end\n",
        "beginproblem stipulation #2 pieces white ka1 condition april z n s end\n",
        "beginproblem stipulation #2 pieces white ka1 condition sat 2 end\n",
        "beginproblem stipulation #2 pieces white ka1 condition bgl 3 end\n",
        "beginproblem stipulation #2 pieces white ka1 condition koeko z end\n",
        "beginproblem stipulation #2 pieces white ka1 condition imitator a1 end\n",
        "beginproblem stipulation #2 pieces white ka1 option noboard intelligent end\n",
        "beginproblem stipulation #2 pieces white ka1 option castling e1 next\n",
        "beginproblem pieces white ka1 stipulation h#2.5 end\n",
        "beginproblem pieces white ka1 stipulation # 2 end\n",
        "beginproblem pieces white ka1 sstipulation white 3a[#]d next\n",
        "beginproblem pieces white ka1 sstipulation white 3h[ # ]h end\n",
        "beginproblem stipulation #2 forsyth 8/8/8/8/8/8/8/K1k5 next\n",
        "beginproblem stipulation #2 forsyth 8/8/8/8/8/8/8/K1k5 w - - end\n",
        "beginproblem stipulation #2 forsyth 8/8/8/8/8/8/8/K1k5 w - - 0 1 end\n",
        "beginproblem stipulation #2 pieces white ka1 twin move a1 a2 end\n",
        "beginproblem stipulation #2 pieces white ka1 twin continued add white qb2 end\n",
        "beginproblem stipulation #2 pieces white ka1 twin stip h#3 next\n",
        "beginproblem stipulation #2 pieces white ka1 twin condition circe end\n",
        "beginproblem stipulation #2 pieces white ka1\ntitle next end\nnext\n",
        "beginproblem pieces white ka1 peices endproblem\n",
        "anfang forderung #2 steine weiss ka1 ende\n",
        "anfang forderung #2 steine weiss ka1 bedingung circe weiter\n",
        "debut enonce #2 pieces blanc ra1 condition circe finp\n",
        "debut enonce #2 pieces blanc ra1 asuivre\n"}) {
    Writer writer(std::string(text) + "\n  beginproblem stipulation #3");
    Reader reader(writer.feed(), "pipe");
    EXPECT_TRUE(reader.next());
    EXPECT_EQ(writer.taken(), text);
  }
}

TEST(Conversation, WhatIsWrongIsToldAtOnce) {
  Writer writer("hello world beginproblem");
  Reader reader(writer.feed(), "pipe");
  EXPECT_TRUE(reader.next()->has_errors());
  EXPECT_EQ(writer.taken(), "hello ");
  Writer behind("begin stip #2 end\nhello world");
  Reader second(behind.feed(), "pipe");
  EXPECT_TRUE(second.next()->problem);
  EXPECT_THAT(second.next()->diagnostics, SizeIs(1));
  EXPECT_THAT(behind.taken(), EndsWith("hello "));
}

/// All that is told of an input, and how many problems it has.
std::string told(Reader reader) {
  std::string all;
  while (const auto item = reader.next()) {
    all += item->problem ? "a problem\n" : "nothing\n";
    for (const Diagnostic& diagnostic : item->diagnostics) all += to_string(diagnostic);
  }
  return all;
}

TEST(Conversation, TheResultDoesNotDependOnThePieces) {
  const std::string text =
      "beginproblem\r\ntitle caf\xe9 \xc3\xa9\r\nstip #2\r\npeices\r\nnext\r\nstip sstip\nnext\n"
      "stip #2\tpieces white ka1 foo \xff end behind it\nbeginproblem sstip white 3a[#]d\nend\n"
      "and more\n  beginproblem stip #1";
  const std::string whole = told(Reader(text, "file"));
  EXPECT_THAT(whole, HasSubstr("file:6:6: error"));
  for (std::size_t piece = 1; piece < text.size(); ++piece) {
    Writer writer(text, piece);
    // What stands behind a fault on its line may not have come yet; nothing else may differ.
    const auto feed = [next = writer.feed()](Wait) { return next(Wait::yes); };
    EXPECT_EQ(told(Reader(feed, "file")), whole) << piece;
  }
}

TEST(Incoming, ViewsStayValidWhileTheTextGrows) {
  Writer writer(std::string(100'000, 'x'), 1000);
  Incoming incoming(writer.feed());
  ASSERT_TRUE(incoming.reaches(0));
  const std::string_view first = incoming.text();
  ASSERT_TRUE(incoming.reaches(99'999));
  EXPECT_EQ(first, std::string(1000, 'x'));
  EXPECT_FALSE(incoming.reaches(100'000));
}

TEST(Incoming, ForgetsWhatHasBeenRead) {
  Writer writer("one two three", 13);
  Incoming incoming(writer.feed());
  ASSERT_TRUE(incoming.reaches(0));
  EXPECT_EQ(incoming.forget(4), 0U);
  EXPECT_EQ(incoming.forget(8), 8U);
  EXPECT_EQ(incoming.text(), "three");
}

TEST(Incoming, EndlessGarbageTakesLittleMemory) {
  std::size_t sent = 0;
  std::size_t most = 0;
  const std::string line(1000, 'y');
  Source source(
      [&](Wait) {
        sent += line.size() + 1;
        return sent < 3 * Incoming::most_kept ? line + '\n' : std::string();
      },
      "garbage");
  Scanner scanner(source);
  while (!scanner.at_end()) {
    scanner.skip();
    scanner.forget();
    most = std::max(most, source.text().size());
  }
  EXPECT_FALSE(source.incoming().overflowed());
  EXPECT_LT(most, std::size_t{100'000});
}

/// The last thing that is told of an input with an endless rest. Checks that reading ends soon.
std::string last_told(const std::string& beginning, const std::string& endless) {
  bool begun = false;
  std::size_t sent = 0;
  std::string many;
  while (many.size() < 60'000) many += endless;
  Reader reader(
      [&](Wait) -> std::string {
        if (!std::exchange(begun, true) && !beginning.empty()) return beginning;
        sent += many.size();
        return sent < 5 * Incoming::most_kept ? many : "";
      },
      "endless");
  std::string told;
  while (const auto item = reader.next()) {
    for (const Diagnostic& diagnostic : item->diagnostics) told = to_string(diagnostic);
  }
  EXPECT_LT(sent, 2 * Incoming::most_kept);
  return told;
}

TEST(Incoming, AProblemWithoutEndIsGivenUp) {
  constexpr const char* problem = "beginproblem stip #2\n";
  constexpr const char* behind = "begin stip #2 end\nx\n";
  const std::string nul(1, '\0');
  for (const char* beginning : {"", problem, behind}) {
    for (const std::string& endless : {nul, std::string("x"), std::string("\xff")}) {
      EXPECT_THAT(last_told(beginning, endless), HasSubstr("more than 16 MB"))
          << "'" << beginning << "' " << endless;
    }
  }
  EXPECT_THAT(last_told(problem, "\nremark x"), HasSubstr("more than 16 MB"));
  EXPECT_THAT(last_told(problem, "\nqqq"), HasSubstr("more than 16 MB"));
}

}  // namespace
}  // namespace feerie::test
