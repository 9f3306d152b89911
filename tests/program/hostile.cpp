// Runs the program on inputs that nobody writes by hand: changed problems, random bytes, words in
// any order. Whatever comes, it ends in time, does not crash, and its exit status is that of what
// it says: 1 exactly if an error was told. An input with which it fails is kept.
// Usage: hostile_inputs PROGRAM FOLDER COUNT [SEED]
// FOLDER has the problems from which inputs are made.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/text_file.h"

namespace feerie::test {
namespace {

namespace fs = std::filesystem;

/// Makes inputs out of problems.
class Generator {
 public:
  Generator(std::vector<std::string> problems, unsigned seed)
      : problems_(std::move(problems)), random_(seed) {
    for (const std::string& problem : problems_) add_words(problem);
  }

  std::string next() {
    switch (number(10)) {
      case 0:
        return bytes(number(300));
      case 1:
        return shuffled_words();
      case 2:
        return "beginproblem\nstipulation #1\n" + repeated() + "\nendproblem\n";
      default:
        return mutated();
    }
  }

 private:
  std::size_t number(std::size_t below) { return random_() % below; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[number(list.size())];
  }

  void add_words(const std::string& problem) {
    std::size_t begin = 0;
    while (begin < problem.size()) {
      const std::size_t end = std::min(problem.find_first_of(" \n", begin), problem.size());
      if (end > begin) words_.push_back(problem.substr(begin, end - begin));
      begin = end + 1;
    }
  }

  std::string bytes(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += static_cast<char>(number(256));
    return text;
  }

  std::string shuffled_words() {
    std::string text = "beginproblem ";
    const std::size_t count = number(60);
    for (std::size_t i = 0; i < count; ++i) text += one_of(words_) + (number(6) == 0 ? '\n' : ' ');
    return text + (number(3) == 0 ? "" : "endproblem\n");
  }

  /// Something that is too long or too deep.
  std::string repeated() {
    static const std::vector<std::string> parts = {"(",
                                                   "!",
                                                   "-",
                                                   "1s[",
                                                   "a1",
                                                   "ka1 ",
                                                   "twin ",
                                                   "9",
                                                   "\xff",
                                                   "\xc3",
                                                   "[",
                                                   "q",
                                                   "+",
                                                   "condition circe ",
                                                   "option noboard ",
                                                   "x",
                                                   "/",
                                                   ".a",
                                                   "\x1b",
                                                   "twin continued move a1 a2 ",
                                                   "remark \x1b[31m\n",
                                                   "h#99999999999 "};
    static const std::vector<std::string> commands = {
        "",       "pieces white ", "forsyth ", "stipulation ", "sstipulation white ",
        "title ", "condition ",    "option ",  "protocol ",    "pieces white ka1 twin "};
    std::string text = one_of(commands);
    const std::string& part = one_of(parts);
    for (std::size_t count = number(3000); count > 0; --count) text += part;
    return text;
  }

  /// A problem with some places changed.
  std::string mutated() {
    static const std::vector<std::string> insertions = {std::string(1, '\0'),
                                                        "\x1b[2J",
                                                        "\xe9",
                                                        "\xc3",
                                                        "99999999999999999999",
                                                        "-1",
                                                        "\r",
                                                        "((((((((((",
                                                        "a9",
                                                        "\xe2\x80\xae",
                                                        " endproblem ",
                                                        " nextproblem ",
                                                        " twin ",
                                                        "%s%n",
                                                        "0"};
    std::string text = one_of(problems_);
    for (std::size_t changes = 1 + number(4); changes > 0; --changes) {
      const std::size_t at = number(text.size() + 1);
      switch (number(6)) {
        case 0:
          text.insert(at, one_of(insertions));
          break;
        case 1:
          text.insert(at, ' ' + one_of(words_) + ' ');
          break;
        case 2:
          text.erase(at, number(20));
          break;
        case 3:
          text.insert(at, text.substr(number(text.size() + 1), number(200)));
          break;
        case 4:
          if (at < text.size()) text[at] = static_cast<char>(number(256));
          break;
        default:
          if (number(4) == 0) text.resize(at);
          break;
      }
    }
    return text;
  }

  std::vector<std::string> problems_;
  std::vector<std::string> words_;
  std::mt19937 random_;
};

struct Result {
  int status = 0;  ///< as waitpid tells it
  bool ended = true;
  std::string out;
  std::string err;
};

/// Runs the program on the file `input` in the present folder.
Result run(const std::string& program) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  constexpr int flags = O_WRONLY | O_CREAT | O_TRUNC;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "out", flags, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "err", flags, 0600);
  std::vector<std::string> words = {program,    "-regression", "-maxmem", "16M",
                                    "-maxtime", "1",           "input"};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t process = -1;
  Result result;
  if (posix_spawn(&process, program.c_str(), &actions, nullptr, arguments.data(), environ) != 0) {
    std::perror(program.c_str());
    std::exit(2);
  }
  posix_spawn_file_actions_destroy(&actions);
  // Much longer than any problem may take, with all its positions.
  constexpr int most_tries = 12'000;
  constexpr unsigned pause = 10'000;
  int tries = 0;
  while (waitpid(process, &result.status, WNOHANG) == 0) {
    if (++tries > most_tries) {
      result.ended = false;
      kill(process, SIGKILL);
      waitpid(process, &result.status, 0);
      break;
    }
    usleep(tries < 100 ? 1000 : pause);
  }
  result.out = read_file("out");
  result.err = read_file("err");
  return result;
}

bool has_control_characters(const std::string& text) {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\t' && c != '\a') || byte == 0x7f;
  });
}

/// What is wrong with a result; empty if nothing is.
std::string fault_of(const Result& result) {
  if (!result.ended) return "does not end";
  if (!WIFEXITED(result.status)) return fmt::format("signal {}", WTERMSIG(result.status));
  const int status = WEXITSTATUS(result.status);
  if (status != 0 && status != 1 && status != 4) return fmt::format("status {}", status);
  const bool error = result.err.find("error: ") != std::string::npos ||
                     result.err.find("feerie: ") != std::string::npos;
  if ((status == 1) != error) return fmt::format("status {}, but errors: {}", status, error);
  if (result.err.find("internal error: ") != std::string::npos) return "internal error";
  if (has_control_characters(result.out + result.err)) return "control characters";
  return "";
}

std::vector<std::string> problems_in(const fs::path& folder) {
  std::vector<std::string> texts;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".inp") continue;
    std::string text = read_file(entry.path().string());
    for (std::size_t next = text.find("NextProblem"); next != std::string::npos;
         next = text.find("NextProblem")) {
      texts.push_back(text.substr(0, next) + "EndProblem\n");
      text = "BeginProblem" + text.substr(text.find('\n', next));
    }
    texts.push_back(text);
  }
  std::ranges::sort(texts);
  return texts;
}

int examine(const std::string& program, const fs::path& folder, int count, unsigned seed) {
  Generator generator(problems_in(folder), seed);
  const fs::path work = fs::temp_directory_path() / fmt::format("feerie_hostile_{}", getpid());
  fs::create_directory(work);
  fs::current_path(work);
  std::array<int, 5> statuses{};
  int faults = 0;
  for (int i = 0; i < count; ++i) {
    const std::string input = generator.next();
    std::ofstream("input", std::ios::binary) << input;
    const Result result = run(program);
    if (WIFEXITED(result.status) && WEXITSTATUS(result.status) < 5) {
      ++statuses[static_cast<std::size_t>(WEXITSTATUS(result.status))];
    }
    const std::string fault = fault_of(result);
    if (fault.empty()) continue;
    ++faults;
    fs::copy_file("input", fmt::format("fault_{}", i));
    fmt::print("input {}: {} (kept as {}/fault_{})\n", i, fault, work.string(), i);
    std::fflush(stdout);
  }
  fmt::print("{} inputs: {} with status 0, {} with 1, {} with 4; {} faults\n", count, statuses[0],
             statuses[1], statuses[4], faults);
  if (faults == 0) {
    fs::current_path(work.parent_path());
    fs::remove_all(work);
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace feerie::test

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: hostile_inputs PROGRAM FOLDER COUNT [SEED]\n");
    return 2;
  }
  const auto program = std::filesystem::absolute(argv[1]).string();
  const auto folder = std::filesystem::absolute(argv[2]);
  const unsigned seed = argc > 4 ? static_cast<unsigned>(std::stoul(argv[4])) : 1;
  return feerie::test::examine(program, folder, std::stoi(argv[3]), seed);
}
