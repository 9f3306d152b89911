#include "verify/finding.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "texts/texts.h"

namespace feerie::verify {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, verdict_count> names{
    texts::mark("sound"),       texts::mark("dualised"),    texts::mark("differs"),
    texts::mark("cooked"),      texts::mark("short"),       texts::mark("no solution"),
    texts::mark("not legal"),   texts::mark("unsupported"), texts::mark("limit"),
    texts::mark("interrupted"), texts::mark("error")};

std::string text_of(const Json& json, const char* name) {
  return json.value(name, std::string{});
}

std::vector<std::string> list_of(const Json& json, const char* name) {
  return json.value(name, std::vector<std::string>{});
}

Finding read(const Json& json) {
  Finding finding;
  finding.file = json.at("file").get<std::string>();
  finding.index = json.at("index").get<int>();
  finding.hash = std::stoull(json.at("hash").get<std::string>(), nullptr, 16);
  finding.title = text_of(json, "title");
  finding.stipulation = text_of(json, "stipulation");
  finding.conditions = list_of(json, "conditions");
  finding.verdict = verdict_named(json.at("verdict").get<std::string>()).value();
  if (json.contains("as_published")) finding.as_published = json["as_published"].get<bool>();
  finding.remarks = list_of(json, "remarks");
  for (const Json& version : json.value("versions", Json::array())) {
    finding.versions.push_back({version.at("twin").get<std::string>(),
                                verdict_named(version.at("verdict").get<std::string>()).value()});
  }
  if (json.contains("play")) finding.play = json["play"].dump();
  finding.seconds = json.value("seconds", 0.0);
  return finding;
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  return names[static_cast<std::size_t>(verdict)];
}

std::optional<Verdict> verdict_named(std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Verdict>(found - names.begin());
}

Verdict worse(Verdict one, Verdict other) {
  return std::max(one, other);
}

std::string to_json(const Finding& finding, bool times) {
  Json json{{"row", "finding"},
            {"file", finding.file},
            {"index", finding.index},
            {"hash", fmt::format("{:016x}", finding.hash)}};
  if (!finding.title.empty()) json["title"] = finding.title;
  if (!finding.stipulation.empty()) json["stipulation"] = finding.stipulation;
  if (!finding.conditions.empty()) json["conditions"] = finding.conditions;
  json["verdict"] = name_of(finding.verdict);
  if (finding.as_published) json["as_published"] = *finding.as_published;
  if (!finding.remarks.empty()) json["remarks"] = finding.remarks;
  for (const Finding::Version& version : finding.versions) {
    json["versions"].push_back({{"twin", version.twin}, {"verdict", name_of(version.verdict)}});
  }
  if (!finding.play.empty()) json["play"] = Json::parse(finding.play);
  if (times) json["seconds"] = finding.seconds;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Finding> finding_from(std::string_view json) {
  try {
    return read(Json::parse(json));
  } catch (const std::exception&) {
    // Neither a row that was cut off nor one of another kind is a finding.
    return std::nullopt;
  }
}

}  // namespace feerie::verify
