#include "cli/latex_file.h"

#include <utility>

#include "picture/drawing.h"
#include "picture/latex.h"

namespace feerie::cli {
namespace {

constexpr std::string_view beginning =
    "\\documentclass{article}\n\\usepackage{diagram}\n\\begin{document}\n";
constexpr std::string_view ending = "\\end{document}\n";

}  // namespace

LatexFile::LatexFile(std::optional<Stream> stream) : stream_(std::move(stream)) {
  // What cannot be written is told with the first diagram.
  if (stream_) stream_->write(beginning);
}

texts::Told LatexFile::add(const Problem& problem) {
  std::string text;
  if (!problem.start_units.empty()) {
    text = picture::latex_of(picture::drawing_of(problem, Diagram::start));
  }
  return write(text + picture::latex_of(picture::drawing_of(problem)));
}

texts::Told LatexFile::end() {
  texts::Told complaint = write(ending);
  if (stream_ && !stream_->close()) complaint = stream_->complaint();
  stream_.reset();
  return complaint;
}

texts::Told LatexFile::write(std::string_view text) {
  if (!stream_ || stream_->write(text)) return {};
  texts::Told complaint = stream_->complaint();
  stream_->close();
  stream_.reset();
  return complaint;
}

}  // namespace feerie::cli
