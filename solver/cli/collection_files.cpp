#include "cli/collection_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "cli/input_files.h"
#include "cli/published_beside.h"
#include "collections/collection.h"
#include "core/unicode.h"
#include "platform/paths.h"
#include "texts/system_error.h"
#include "texts/texts.h"
#include "verify/entry_case.h"

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;
using collections::Entry;
using collections::Format;

constexpr std::size_t bytes_of_beginning = std::size_t{1} << 16U;
/// Files in other formats than that of the input are read as a whole.
constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20U;

std::string beginning_of(const std::string& name) {
  const fs::path path = platform::path_of(name);
  std::error_code error;
  if (name == "-" || !fs::is_regular_file(path, error)) return "";
  std::ifstream file(path, std::ios::binary);
  std::string text(bytes_of_beginning, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

std::string contents_of(const std::string& name) {
  std::ifstream file(platform::path_of(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// In folders other things than problems can be in JSON.
bool holds_problems(const fs::path& path) {
  constexpr std::array suffixes{".inp", ".olv", ".yaml", ".yml", ".epd", ".fen"};
  if (std::ranges::find(suffixes, platform::name_of(path.extension())) != suffixes.end())
    return true;
  if (path.extension() == ".csv" || path.extension() == ".tsv") {
    return collections::recognise(beginning_of(platform::name_of(path))) == Format::table;
  }
  return path.extension() == ".json" &&
         beginning_of(platform::name_of(path)).find("\"algebraic\"") != std::string::npos;
}

enum class Went { on, wrong, stopped };

class CaseReader {
 public:
  CaseReader(const CollectionReading& reading, const std::function<bool(verify::Case)>& visit,
             const std::function<void(const std::string&)>& report)
      : reading_(reading), visit_(visit), report_(report) {}

  Went read(const std::string& name) {
    const Format format = collections::recognise(beginning_of(name));
    return format == Format::input ? read_input(name) : read_entries(name, format);
  }

 private:
  void tell(std::string_view english, const std::string& name) const {
    report_("feerie: " + texts::form(reading_.language, english, printable(name)));
  }

  [[nodiscard]] bool stopped() const { return reading_.stop != nullptr && *reading_.stop; }

  Went read_input(const std::string& name) {
    bool go_on = true;
    const bool all_read = each_item(
        {name}, reading_.stop,
        [&](const ReadItem& item) {
          if (!item.problem && !item.has_errors()) return true;
          verify::Case wanted;
          wanted.item = item;
          wanted.file = item.problem ? item.problem->file
                        : item.draft ? item.draft->file
                                     : item.diagnostics.front().file;
          wanted.published = published_.of(item, wanted.file);
          // The part of it that is in the text counts twice, which does no harm.
          wanted.hash = verify::hash_of(item.text + wanted.published.text);
          return go_on = visit_(std::move(wanted));
        },
        report_, reading_.language);
    return !go_on || stopped() ? Went::stopped : all_read ? Went::on : Went::wrong;
  }

  Went read_entries(const std::string& name, Format format) {
    std::error_code error;
    if (fs::file_size(platform::path_of(name), error) > most_bytes || error) {
      tell(texts::mark("cannot read {}: it is too large"), name);
      return Went::wrong;
    }
    const std::string text = decoded(contents_of(name));
    int index = 0;
    bool go_on = true;
    const auto take = [&](const Entry& entry) {
      for (const texts::Told& note : entry.notes) {
        report_(fmt::format("feerie: {}: note: {}", printable(name),
                            printable(note.in(reading_.language))));
      }
      return go_on = !stopped() && visit_(verify::case_of(entry, ++index, name, reading_.language));
    };
    collections::each_entry(text, format, reading_.stipulation, take);
    if (!go_on || stopped()) return Went::stopped;
    if (index > 0) return Went::on;
    tell(texts::mark("{} holds no problem"), name);
    return Went::wrong;
  }

  const CollectionReading& reading_;
  const std::function<bool(verify::Case)>& visit_;
  const std::function<void(const std::string&)>& report_;
  PublishedBeside published_;
};

}  // namespace

bool find_collections(const std::vector<std::string>& paths, std::vector<std::string>& files,
                      const std::function<void(const std::string&)>& report, Language language) {
  bool all_read = true;
  for (const std::string& name : paths) {
    const fs::path path = platform::path_of(name);
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> found;
    for (fs::recursive_directory_iterator entry(path, error), end; !error && entry != end;
         entry.increment(error)) {
      if (entry->is_regular_file() && holds_problems(entry->path())) {
        found.push_back(platform::name_of(entry->path()));
      }
    }
    if (error) {
      report("feerie: " + texts::form(language, "cannot read {}: {}", printable(name),
                                      texts::reason_of(error).in(language)));
      all_read = false;
    }
    std::ranges::sort(found);
    files.insert(files.end(), found.begin(), found.end());
  }
  return all_read;
}

bool each_case(const std::vector<std::string>& files, const CollectionReading& reading,
               const std::function<bool(verify::Case)>& visit,
               const std::function<void(const std::string&)>& report) {
  CaseReader reader(reading, visit, report);
  bool all_read = true;
  for (const std::string& name : files) {
    const Went went = reader.read(name);
    if (went == Went::wrong) all_read = false;
    if (went == Went::stopped) break;
  }
  return all_read;
}

}  // namespace feerie::cli
