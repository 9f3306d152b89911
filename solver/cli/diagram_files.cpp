#include "cli/diagram_files.h"

#include <filesystem>

#include <fmt/format.h>

#include "cli/text_file.h"
#include "platform/files.h"
#include "platform/paths.h"

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;
using Format = DiagramWish::Format;

std::string_view ending_of(Format format) {
  switch (format) {
    case Format::svg:
      return ".svg";
    case Format::png:
      return ".png";
    case Format::latex:
      return ".tex";
    case Format::fen:
      return ".fen";
    case Format::ffen:
      return ".ffen";
    case Format::ascii:
    case Format::unicode:
      break;
  }
  return ".txt";
}

}  // namespace

bool DiagramFiles::to_folder() const {
  if (wish_.output.empty()) return false;
  const fs::path path = platform::path_of(wish_.output);
  std::error_code error;
  return !path.has_filename() || fs::is_directory(path, error);
}

bool DiagramFiles::is_picture() const {
  return wish_.format == Format::svg || wish_.format == Format::png;
}

void DiagramFiles::add(const std::string& file, const std::string& suffix, std::string text) {
  const std::string stem =
      file == "-" ? "diagram" : platform::name_of(platform::path_of(file).stem());
  std::string name = fmt::format("{}-{}", stem, suffix);
  // Files of the same name may come from different folders.
  for (int again = 2; !names_.insert(name).second; ++again) {
    name = fmt::format("{}-{}_{}", stem, suffix, again);
  }
  drawn_.push_back({name + std::string{ending_of(wish_.format)}, std::move(text)});
}

bool DiagramFiles::write_to_folder() {
  const fs::path path = platform::path_of(wish_.output);
  std::error_code error;
  fs::create_directories(path, error);
  bool written = true;
  for (const Drawn& drawn : drawn_) {
    written &=
        write_file(platform::name_of(path / platform::path_of(drawn.name)), drawn.text, output_);
  }
  return written;
}

bool DiagramFiles::finish() {
  if (to_folder()) return write_to_folder();
  if (is_picture() && drawn_.size() > 1) {
    output_.report(
        "feerie: " +
        output_.told("{} diagrams make {} pictures: pick one with --problem, or name a folder "
                     "with --output (it ends with /)",
                     drawn_.size(), drawn_.size()));
    return false;
  }
  constexpr int standard_output = 1;
  if (wish_.output.empty() && wish_.format == Format::png &&
      platform::is_terminal(standard_output)) {
    output_.report("feerie: " +
                   output_.told("a PNG is not for a terminal: name a file with --output"));
    return false;
  }
  std::string all;
  for (const Drawn& drawn : drawn_) all += drawn.text;
  if (wish_.output.empty()) {
    output_.write(all);
    return true;
  }
  return drawn_.empty() || write_file(wish_.output, all, output_);
}

}  // namespace feerie::cli
