#include "cli/published_beside.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "platform/paths.h"
#include "published/output_pieces.h"

namespace feerie::cli {

void PublishedBeside::read_beside(const std::string& file) {
  if (file == file_) return;
  file_ = file;
  pieces_.clear();
  for (const char* suffix : {".out", ".ref"}) {
    const std::filesystem::path path = platform::path_of(file).replace_extension(suffix);
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) continue;
    std::ifstream stream(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    pieces_ = published::pieces_of(text);
    return;
  }
}

PublishedSolution PublishedBeside::of(const ReadItem& item, const std::string& file) {
  if (item.problem && item.problem->published) return *item.problem->published;
  if (file.empty() || item.number == 0) return {};
  read_beside(file);
  const auto place = static_cast<std::size_t>(item.number) - 1;
  return place < pieces_.size() ? pieces_[place] : PublishedSolution{};
}

}  // namespace feerie::cli
