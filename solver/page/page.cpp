#include "page/page.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "page/files.h"
#include "picture/look.h"
#include "picture/shapes.h"
#include "picture/units.h"

namespace feerie::page {
namespace {

using Json = nlohmann::ordered_json;

/// The figures of walks by their English letters: `"G": ["queen", 180]`.
Json figures() {
  Json json = Json::object();
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const picture::Look look = picture::look_of({walk, nullptr}, Language::english);
    if (!look.shape) continue;
    json[std::string{walk->letters.english}] = {picture::name_of(*look.shape), look.turn};
  }
  return json;
}

/// The names of fairy walks by their English letters.
Json walks() {
  Json json = Json::object();
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (std::ranges::find(orthodox_walks(), walk) != orthodox_walks().end()) continue;
    json[std::string{walk->letters.english}] = walk->names.english;
  }
  return json;
}

Json verdicts() {
  Json json = Json::array();
  for (int i = 0; i < verify::verdict_count; ++i) {
    json.push_back(verify::name_of(static_cast<verify::Verdict>(i)));
  }
  return json;
}

/// A finding with its texts so that they can be shown.
Json json_of(const verify::Finding& finding, bool times) {
  verify::Finding shown = finding;
  shown.file = printable(finding.file);
  shown.title = printable(finding.title);
  for (std::string& condition : shown.conditions) condition = printable(condition);
  for (std::string& remark : shown.remarks) remark = printable(remark);
  Json json = Json::parse(verify::to_json(shown, times));
  json.erase("row");
  json.erase("hash");
  return json;
}

/// JSON within a script element: nothing in it can end the element.
std::string within_script(const Json& json) {
  std::string text;
  for (const char c : json.dump(-1, ' ', false, Json::error_handler_t::replace)) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

std::string html_of(const Report& report) {
  Json data{{"summary", report.summary},
            {"verdicts", verdicts()},
            {"figures", figures()},
            {"walks", walks()},
            {"findings", Json::array()}};
  for (const verify::Finding& finding : report.findings) {
    data["findings"].push_back(json_of(finding, report.times));
  }
  const std::pair<std::string_view, std::string> places[] = {
      {"@CSS@", std::string{report_css}},
      {"@PROGRAM@", report.program},
      {"@SHAPES@", picture::definitions().fragment()},
      {"@DATA@", within_script(data)},
      {"@JS@", std::string{report_js}}};
  // The places stand in the template in this order; what is put in is not looked through.
  std::string page;
  std::string_view rest = report_html;
  for (const auto& [place, text] : places) {
    const std::size_t at = rest.find(place);
    page.append(rest.substr(0, at)).append(text);
    rest.remove_prefix(at + place.size());
  }
  return page.append(rest);
}

}  // namespace feerie::page
