#include "cli/convert.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/collection_files.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "collections/conversion.h"
#include "core/unicode.h"
#include "platform/paths.h"
#include "published/output_pieces.h"
#include "texts/system_error.h"

namespace feerie::cli {
namespace {

/// Where the converted text goes: standard output, or a file that takes its name only when it is
/// complete, so that it can be one of those that are read.
class Destination {
 public:
  Destination(const std::string& name, Output& output) : name_(name), output_(output) {
    if (!name_.empty()) file_.open(partial_path(), std::ios::binary | std::ios::trunc);
  }

  void write(const std::string& text) {
    if (name_.empty()) {
      output_.write(text);
    } else {
      file_ << text;
    }
  }

  /// False with a message if the file could not be written.
  bool close() {
    if (name_.empty()) return true;
    file_.close();
    std::error_code error(errno, std::generic_category());
    if (file_) std::filesystem::rename(partial_path(), platform::path_of(name_), error);
    if (file_ && !error) return true;
    output_.report("feerie: " + output_.told("cannot write {}: {}", printable(name_),
                                             texts::reason_of(error).in(output_.language())));
    std::filesystem::remove(partial_path(), error);
    return false;
  }

 private:
  [[nodiscard]] std::filesystem::path partial_path() const {
    return platform::path_of(name_ + ".part");
  }

  std::string name_;
  Output& output_;
  std::ofstream file_;
};

class Converter {
 public:
  Converter(const Invocation& invocation, Output& output)
      : invocation_(invocation),
        output_(output),
        stop_(watch_for_interrupts()),
        conversion_(*collections::target_named(invocation.target), invocation.language),
        destination_(invocation.output, output) {}

  int run() {
    const auto report = [this](const std::string& text) { output_.report(text); };
    std::vector<std::string> files;
    bool good = find_collections(invocation_.files, files, report, output_.language());
    good &= each_case(
        files, {invocation_.stipulation, &stop_, output_.language()},
        [this](const verify::Case& wanted) {
          convert(wanted);
          return !stop_;
        },
        report);
    destination_.write(conversion_.end());
    good &= destination_.close();
    output_.report(summary());
    const bool lost = invocation_.strict && lossy_ > 0;
    return good && left_out_ == 0 && !lost && !stop_ ? success : not_all_solved;
  }

 private:
  void convert(const verify::Case& wanted) {
    for (const Diagnostic& diagnostic : wanted.item.diagnostics) {
      output_.report(to_string(diagnostic));
    }
    if (!wanted.item.problem) {
      ++left_out_;
      return;
    }
    const Problem& problem = *wanted.item.problem;
    const auto& protocol = wanted.item.protocol;
    const std::string place = fmt::format("{}:{}", printable(wanted.file), problem.place.line);
    try {
      auto written =
          conversion_.add({problem, published::play_of(wanted.published.text), wanted.details});
      destination_.write(written.text);
      ++written_;
      if (protocol) written.lost.push_back(texts::told("protocol {}", protocol->name));
      if (!written.lost.empty()) ++lossy_;
      for (const texts::Told& lost : written.lost) {
        output_.report(
            fmt::format("{}: {}: {}", place, invocation_.strict ? "error" : "note",
                        output_.told("lost: {}", printable(lost.in(output_.language())))));
      }
    } catch (const collections::Unwritable& unwritable) {
      ++left_out_;
      output_.report(fmt::format(
          "{}: error: {}", place,
          output_.told("left out: {}", printable(unwritable.why.in(output_.language())))));
    }
  }

  [[nodiscard]] std::string summary() const {
    if (written_ == 1) {
      return output_.told("1 problem written, {} of them with losses; {} left out", lossy_,
                          left_out_);
    }
    return output_.told("{} problems written, {} of them with losses; {} left out", written_,
                        lossy_, left_out_);
  }

  const Invocation& invocation_;
  Output& output_;
  const std::atomic<bool>& stop_;
  collections::Conversion conversion_;
  Destination destination_;
  int written_ = 0;
  int lossy_ = 0;
  int left_out_ = 0;
};

}  // namespace

int convert_files(const Invocation& invocation, Output& output) {
  return Converter(invocation, output).run();
}

}  // namespace feerie::cli
