#include "cli/split.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "cli/collection_files.h"
#include "cli/exit_status.h"
#include "cli/text_file.h"
#include "core/unicode.h"
#include "farm/manifest.h"
#include "farm/split.h"
#include "platform/paths.h"

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;

class Splitting {
 public:
  Splitting(const Invocation& invocation, Output& output)
      : invocation_(invocation), output_(output) {}

  int run() {
    const std::optional<ReadItem> item = read();
    if (!item) return not_all_solved;
    auto result = farm::split(*item, {invocation_.pieces, invocation_.cut_depth});
    if (const auto* refusal = std::get_if<farm::Refusal>(&result)) {
      for (const texts::Told& reason : *refusal) {
        complain(output_.told("cannot be split: {}", reason.in(output_.language())));
      }
      return not_all_solved;
    }
    return write(*item, std::move(std::get<farm::Split>(result))) ? success : not_all_solved;
  }

 private:
  void complain(const std::string& what) {
    output_.report("feerie: " + output_.told("{}: {}", printable(invocation_.files.front()), what));
  }

  /// The problem that is meant: the only one, or the one with the number that was given.
  std::optional<ReadItem> read() {
    std::optional<ReadItem> wanted;
    int problems = 0;
    const bool all_read = each_case(
        invocation_.files, {"", nullptr, output_.language()},
        [&](verify::Case each) {
          ++problems;
          if (invocation_.problem == 0 || each.item.number == invocation_.problem) {
            wanted = std::move(each.item);
          }
          return true;
        },
        [this](const std::string& text) { output_.report(text); });
    if (!all_read) return std::nullopt;
    if (invocation_.problem == 0 && problems > 1) {
      complain(output_.told("holds {} problems: --problem N tells which one is meant", problems));
    } else if (!wanted) {
      complain(problems == 0 ? output_.told("holds no problem")
                             : output_.told("has no problem {}", invocation_.problem));
    } else if (!wanted->problem) {
      for (const Diagnostic& fault : wanted->diagnostics) output_.report(to_string(fault));
    } else {
      return wanted;
    }
    return std::nullopt;
  }

  bool write(const ReadItem& item, farm::Split split) {
    const Problem& problem = *item.problem;
    const fs::path path =
        invocation_.into.empty()
            ? platform::path_of(invocation_.files.front()).filename().concat(".parts")
            : platform::path_of(invocation_.into);
    std::error_code error;
    if (!fs::create_directories(path, error) && !error && !fs::is_empty(path, error)) {
      complain(output_.told("{} is not empty", printable(platform::name_of(path))));
      return false;
    }
    farm::Manifest manifest{version_name(),
                            problem.file,
                            std::max(item.number, 1),
                            first_line(item),
                            problem.language,
                            std::move(split),
                            {}};
    for (const farm::Part& part : manifest.split.parts) {
      manifest.files.push_back(fmt::format("job{:05}.inp", part.job));
      const std::string text = farm::input_of(manifest.split.body, problem.language, &part);
      const std::string name = platform::name_of(path / manifest.files.back());
      if (!write_file(name, text, output_)) return false;
      output_.write(name + '\n');
    }
    // It comes last, so that there is one only where all jobs are.
    return write_file(platform::name_of(path / "manifest"), farm::to_text(manifest), output_);
  }

  /// The line on which the text of the problem begins, blank lines included.
  static int first_line(const ReadItem& item) {
    const std::size_t blanks = std::min(item.text.find_first_not_of(" \t\r\n;,"), item.text.size());
    const auto breaks = std::count(item.text.begin(),
                                   item.text.begin() + static_cast<std::ptrdiff_t>(blanks), '\n');
    return std::max(1, item.problem->place.line - static_cast<int>(breaks));
  }

  const Invocation& invocation_;
  Output& output_;
};

}  // namespace

int split_problem(const Invocation& invocation, Output& output) {
  return Splitting(invocation, output).run();
}

}  // namespace feerie::cli
