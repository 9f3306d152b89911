#include "cli/input_files.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "cli/input_stream.h"
#include "core/unicode.h"
#include "platform/paths.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

enum class Went { on, wrong, stopped };

Went read(const std::string& name, const std::atomic<bool>* stop,
          const std::function<bool(const ReadItem&)>& visit,
          const std::function<void(const std::string&)>& report, Language language) {
  const std::string shown =
      name == "-" ? std::string(texts::translate(language, "standard input")) : name;
  InputStream stream(name, stop);
  Reader reader([&stream](Wait wait) { return stream.next(wait); }, shown);
  for (;;) {
    const std::optional<ReadItem> item = reader.next();
    if (stop != nullptr && *stop) return Went::stopped;
    if (!stream.trouble().empty()) {
      report("feerie: " + texts::form(language, "cannot read {}: {}", printable(shown),
                                      stream.trouble().in(language)));
      return Went::wrong;
    }
    if (!item) return Went::on;
    if (!visit(*item)) return Went::stopped;
  }
}

}  // namespace

bool each_item(const std::vector<std::string>& files, const std::atomic<bool>* stop,
               const std::function<bool(const ReadItem&)>& visit,
               const std::function<void(const std::string&)>& report, Language language) {
  bool all_read = true;
  for (const std::string& name : files.empty() ? std::vector<std::string>{"-"} : files) {
    const Went went = read(name, stop, visit, report, language);
    if (went == Went::wrong) all_read = false;
    if (went == Went::stopped) break;
  }
  return all_read;
}

std::optional<int> problems_in(const std::string& name) {
  constexpr std::uintmax_t most_bytes = std::uintmax_t{16} << 20U;
  const std::filesystem::path path = platform::path_of(name);
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  const std::uintmax_t bytes = std::filesystem::file_size(path, error);
  if (error || bytes > most_bytes) return std::nullopt;
  InputStream stream(name, nullptr);
  Reader reader([&stream](Wait wait) { return stream.next(wait); }, name);
  int count = 0;
  while (const auto item = reader.next()) count = std::max(count, item->number);
  if (!stream.trouble().empty()) return std::nullopt;
  return count;
}

}  // namespace feerie::cli
