#include "page/page.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/language_codes.h"
#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "page/files.h"
#include "picture/look.h"
#include "picture/shapes.h"
#include "picture/units.h"
#include "texts/texts.h"

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

/// The names of fairy walks in the language, by their English letters.
Json walks(Language language) {
  Json json = Json::object();
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (std::ranges::find(orthodox_walks(), walk) != orthodox_walks().end()) continue;
    json[std::string{walk->letters.english}] = walk->names.in(language);
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

Json verdict_names(Language language) {
  Json json = Json::object();
  for (int i = 0; i < verify::verdict_count; ++i) {
    const std::string_view name = verify::name_of(static_cast<verify::Verdict>(i));
    json[std::string{name}] = texts::translate(language, name);
  }
  return json;
}

/// What the script says, as `say("...")`, by its English texts.
Json script_texts(Language language) {
  constexpr std::string_view call = "say(\"";
  Json json = Json::object();
  for (std::size_t at = report_js.find(call); at != std::string_view::npos;
       at = report_js.find(call, at)) {
    at += call.size();
    const std::string_view text = report_js.substr(at, report_js.find('"', at) - at);
    json[std::string{text}] = texts::translate(language, text);
  }
  return json;
}

/// The text as it can stand in HTML, also within quotation marks.
std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    if (c == '&') {
      html += "&amp;";
    } else if (c == '<') {
      html += "&lt;";
    } else if (c == '"') {
      html += "&quot;";
    } else {
      html += c;
    }
  }
  return html;
}

/// The template with its texts `@SAY:...@` in the language.
std::string template_in(Language language) {
  constexpr std::string_view mark = "@SAY:";
  std::string page;
  std::string_view rest = report_html;
  for (std::size_t at = rest.find(mark); at != std::string_view::npos; at = rest.find(mark)) {
    page.append(rest.substr(0, at));
    rest.remove_prefix(at + mark.size());
    const std::size_t end = rest.find('@');
    page += escaped(texts::translate(language, rest.substr(0, end)));
    rest.remove_prefix(end + 1);
  }
  return page.append(rest);
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
            {"walks", walks(report.language)},
            {"verdict_names", verdict_names(report.language)},
            {"texts", script_texts(report.language)},
            {"findings", Json::array()}};
  for (const verify::Finding& finding : report.findings) {
    data["findings"].push_back(json_of(finding, report.times));
  }
  const std::pair<std::string_view, std::string> places[] = {
      {"@LANGUAGE@", std::string{code_of(report.language)}},
      {"@CSS@", std::string{report_css}},
      {"@PROGRAM@", report.program},
      {"@SHAPES@", picture::definitions().fragment()},
      {"@DATA@", within_script(data)},
      {"@JS@", std::string{report_js}}};
  // The places stand in the template in this order; what is put in is not looked through.
  std::string page;
  const std::string frame = template_in(report.language);
  std::string_view rest = frame;
  for (const auto& [place, text] : places) {
    const std::size_t at = rest.find(place);
    page.append(rest.substr(0, at)).append(text);
    rest.remove_prefix(at + place.size());
  }
  return page.append(rest);
}

}  // namespace feerie::page
