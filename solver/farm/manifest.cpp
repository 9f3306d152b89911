#include "farm/manifest.h"

#include <sstream>
#include <stdexcept>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "core/language_codes.h"
#include "farm/record.h"

namespace feerie::farm {
namespace {

using Json = nlohmann::ordered_json;

std::string row_text(const Json& row) {
  return row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

void read_split(const Json& row, Manifest& manifest) {
  if (row.at("row") != "split" || row.at("format") != record_format) {
    throw std::invalid_argument("no split of this format");
  }
  manifest.program = row.at("program");
  manifest.file = row.at("file");
  manifest.index = row.at("index");
  manifest.line = row.at("line");
  manifest.language = language_with_code(row.at("language").get<std::string>()).value();
  manifest.split.name = row.at("split");
  manifest.split.body = row.at("text");
  manifest.split.parts.resize(row.at("jobs").get<std::size_t>());
}

void read_job(const Json& row, std::size_t number, Manifest& manifest) {
  const auto read = part_from(row.at("part").get<std::string>());
  const auto* part = std::get_if<Part>(&read);
  if (row.at("row") != "job" || part == nullptr || part->split != manifest.split.name ||
      part->job != static_cast<int>(number)) {
    throw std::invalid_argument("no job of the split");
  }
  manifest.split.parts.at(number - 1) = *part;
  manifest.files.push_back(row.at("file"));
}

}  // namespace

std::string to_text(const Manifest& manifest) {
  const Split& split = manifest.split;
  std::string text = row_text({{"row", "split"},
                               {"format", record_format},
                               {"program", manifest.program},
                               {"split", split.name},
                               {"file", manifest.file},
                               {"index", manifest.index},
                               {"line", manifest.line},
                               {"language", code_of(manifest.language)},
                               {"jobs", split.parts.size()},
                               {"text", split.body}});
  for (std::size_t i = 0; i < split.parts.size(); ++i) {
    text += row_text({{"row", "job"},
                      {"job", split.parts[i].job},
                      {"file", manifest.files[i]},
                      {"part", text_of(split.parts[i])}});
  }
  return text;
}

bool is_manifest(std::string_view text) {
  return text.starts_with(R"({"row":"split")");
}

std::optional<Manifest> manifest_from(const std::string& text) {
  Manifest manifest;
  std::istringstream lines(text);
  std::size_t number = 0;
  try {
    for (std::string line; std::getline(lines, line); ++number) {
      const Json row = Json::parse(line);
      if (number == 0) {
        read_split(row, manifest);
      } else {
        read_job(row, number, manifest);
      }
    }
  } catch (const std::exception&) {
    return std::nullopt;
  }
  if (number == 0 || number != manifest.split.parts.size() + 1) return std::nullopt;
  return manifest;
}

}  // namespace feerie::farm
