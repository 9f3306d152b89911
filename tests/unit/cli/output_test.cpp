// Nothing that is written gets lost in silence.
#include "cli/output.h"

#include <array>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/exit_status.h"
#include "cli/input_stream.h"
#include "cli/supervise.h"

namespace feerie::cli {
namespace {

using testing::StartsWith;

/// A pipe of which a test reads the end.
class Pipe {
 public:
  Pipe() {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  ~Pipe() {
    close_reader();
    close_writer();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] int writer() const { return ends_[1]; }
  /// What comes next, waited for.
  [[nodiscard]] std::string next() const {
    std::array<char, 1000> bytes{};
    const ssize_t count = read(ends_[0], bytes.data(), bytes.size());
    return count <= 0 ? std::string() : std::string(bytes.data(), static_cast<std::size_t>(count));
  }
  void close_reader() { close(0); }
  void close_writer() { close(1); }

 private:
  void close(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }
  std::array<int, 2> ends_{};
};

TEST(Output, ArrivesAlsoIfNothingFollows) {
  const Pipe out;
  const Pipe err;
  Output output(out.writer(), err.writer());
  output.write("one");
  EXPECT_EQ(out.next(), "one");
  output.write("two");
  output.write("three");
  std::string rest = out.next();
  if (rest == "two") rest += out.next();
  EXPECT_EQ(rest, "twothree");
  output.beat("beat");
  EXPECT_EQ(err.next(), "beat\n");
}

/// The first few texts are sent at once, and those that follow by a thread, which may sleep or not.
TEST(Output, ArrivesAlsoIfThereWasMuch) {
  const Pipe out;
  const Pipe err;
  Output output(out.writer(), err.writer());
  for (int number = 0; number < 50; ++number) {
    output.write("one");
    EXPECT_EQ(out.next(), "one");
  }
  for (int number = 0; number < 50; ++number) output.write("two");
  std::string rest;
  while (rest.size() < 150) rest += out.next();
  EXPECT_EQ(rest.find_first_not_of("two"), std::string::npos);
}

TEST(Output, KeepsTheOrderOfOutputAndMessages) {
  const Pipe both;
  Output output(both.writer(), both.writer());
  output.write("one ");
  output.report("two");
  output.write("three");
  output.flush();
  std::string all;
  while (all.size() < 13) all += both.next();
  EXPECT_EQ(all, "one two\nthree");
}

TEST(Output, ALossIsToldOnceAndEndsTheSearch) {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe out;
  const Pipe err;
  int stopped = 0;
  Output output(dup(out.writer()), err.writer());
  output.on_loss([&] { ++stopped; });
  out.close_reader();
  output.write("lost");
  output.flush();
  EXPECT_EQ(stopped, 1);
  EXPECT_EQ(err.next(), "feerie: output is lost: cannot write standard output: Broken pipe\n");
  output.write("lost too");
  EXPECT_FALSE(output.finish());
  EXPECT_EQ(stopped, 1);
}

TEST(Output, ALossEndsTheSearchOnlyWhenNoProtocolTakesIt) {
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  int stopped = 0;
  Output output(full, open("/dev/null", O_WRONLY | O_CLOEXEC));
  output.on_loss([&] { ++stopped; });
  output.copy_to(Stream(open("/dev/null", O_WRONLY | O_CLOEXEC), "copy"));
  output.write("one");
  output.flush();
  EXPECT_EQ(stopped, 0);
  output.copy_to(std::nullopt);
  output.write("two");
  output.write("three");
  output.flush();
  EXPECT_EQ(stopped, 1);
  EXPECT_FALSE(output.finish());
}

TEST(Output, AFullProtocolIsToldAndTheRestGoesOn) {
  const Pipe out;
  const Pipe err;
  Output output(dup(out.writer()), err.writer());
  output.copy_to(Stream(open("/dev/full", O_WRONLY | O_CLOEXEC), "copy"));
  output.write("one");
  output.flush();
  EXPECT_EQ(err.next(), "feerie: output is lost: cannot write copy: No space left on device\n");
  output.write("two");
  output.flush();
  EXPECT_EQ(out.next(), "onetwo");
  EXPECT_FALSE(output.finish());
}

TEST(Output, NamesOfFilesAreToldWithoutControlCharacters) {
  Stream full(open("/dev/full", O_WRONLY | O_CLOEXEC), "c\x1b[2J\n\xff");
  EXPECT_FALSE(full.write("text"));
  EXPECT_EQ(full.complaint().in(Language::english),
            "cannot write c\\x1b[2J\\x0a\\xff: No space left on device");
  full.close();
}

TEST(Output, LostMessagesCount) {
  const Pipe out;
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  Output output(dup(out.writer()), full);
  output.report("an error");
  EXPECT_FALSE(output.finish());
  close(full);
}

/// The exit status where a task ends with a status, and its output arrives or is lost.
int supervised(int status, bool arrives) {
  Output output(open(arrives ? "/dev/null" : "/dev/full", O_WRONLY | O_CLOEXEC),
                open("/dev/null", O_WRONLY | O_CLOEXEC));
  return supervise(output, [&] {
    output.write("text");
    return status;
  });
}

TEST(Supervise, LostOutputCountsForWhatWasSolved) {
  for (const int status : {success, not_all_solved, usage_error, internal_error, cut_off}) {
    EXPECT_EQ(supervised(status, true), status);
    const bool solved = status == success || status == cut_off;
    EXPECT_EQ(supervised(status, false), solved ? not_all_solved : status);
  }
}

TEST(Supervise, ExceptionsAreInternalErrors) {
  const Pipe err;
  Output output(open("/dev/null", O_WRONLY | O_CLOEXEC), err.writer());
  EXPECT_EQ(supervise(output, []() -> int { throw std::logic_error("sorry"); }), internal_error);
  EXPECT_EQ(err.next(), "feerie: internal error: sorry\n");
}

/// A file of this test.
std::string file_with(const std::string& text) {
  std::string name = testing::TempDir() + "feerie_input_stream";
  std::ofstream(name, std::ios::binary) << text;
  return name;
}

TEST(InputStream, EndsAtItsLimitAndSaysSo) {
  const std::string name = file_with(std::string(3 << 20U, 'x'));
  InputStream all(name, nullptr, 3 << 20U);
  std::size_t size = 0;
  for (std::string piece = all.next(Wait::yes); !piece.empty(); piece = all.next(Wait::yes)) {
    size += piece.size();
  }
  EXPECT_EQ(size, 3U << 20U);
  EXPECT_TRUE(all.trouble().empty());
  InputStream part(name, nullptr, 2 << 20U);
  while (!part.next(Wait::yes).empty()) {
  }
  EXPECT_THAT(part.trouble().in(Language::english), StartsWith("it is longer than 2 MB"));
  std::filesystem::remove(name);
}

TEST(InputStream, TellsWhyItCannotBeRead) {
  EXPECT_EQ(InputStream("/missing/file", nullptr).trouble().in(Language::english),
            "No such file or directory");
  InputStream folder("/", nullptr);
  EXPECT_EQ(folder.next(Wait::yes), "");
  EXPECT_EQ(folder.trouble().in(Language::english), "Is a directory");
}

TEST(InputStream, DoesNotWaitWhenAskedNotTo) {
  const std::string name = testing::TempDir() + "feerie_fifo";
  std::filesystem::remove(name);
  ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
  const int writer = open(name.c_str(), O_RDWR | O_CLOEXEC);
  std::atomic<bool> stop{false};
  InputStream stream(name, &stop);
  EXPECT_EQ(stream.next(Wait::no), "");
  ASSERT_EQ(write(writer, "text", 4), 4);
  EXPECT_EQ(stream.next(Wait::no), "text");
  stop = true;
  EXPECT_EQ(stream.next(Wait::yes), "");
  EXPECT_TRUE(stream.trouble().empty());
  close(writer);
  std::filesystem::remove(name);
}

}  // namespace
}  // namespace feerie::cli
