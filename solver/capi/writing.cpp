#include <array>

#include <nlohmann/json.hpp>

#include "capi/handles.h"
#include "collections/conversion.h"
#include "manual/entry_json.h"
#include "manual/lookup.h"
#include "picture/forsyth.h"
#include "picture/latex.h"
#include "picture/letters.h"
#include "picture/svg.h"
#include "published/output_pieces.h"
#include "web/catalogue.h"

namespace {

using feerie::picture::Drawing;
using Json = nlohmann::ordered_json;

struct Parts {
  bool coordinates = false;
  bool caption = false;
};

/// How a diagram is made in a format.
struct Style {
  std::string_view name;
  std::optional<std::string> (*draw)(const Drawing&, const Parts&);
};

std::string letters(const Drawing& drawing, const Parts& parts, bool symbols) {
  return letters_of(
      drawing, {.symbols = symbols, .coordinates = parts.coordinates, .caption = parts.caption});
}

constexpr std::array styles{
    Style{"text",
          [](const Drawing& drawing, const Parts& parts) -> std::optional<std::string> {
            return letters(drawing, parts, false);
          }},
    Style{"unicode",
          [](const Drawing& drawing, const Parts& parts) -> std::optional<std::string> {
            return letters(drawing, parts, true);
          }},
    Style{"svg",
          [](const Drawing& drawing, const Parts& parts) -> std::optional<std::string> {
            return svg_of(drawing, {.coordinates = parts.coordinates, .caption = parts.caption});
          }},
    Style{"latex",
          [](const Drawing& drawing, const Parts& /*parts*/) -> std::optional<std::string> {
            return latex_of(drawing);
          }},
    Style{"forsyth",
          [](const Drawing& drawing, const Parts& /*parts*/) { return forsyth_of(drawing); }},
};

const Style* style_named(std::string_view name) {
  for (const Style& style : styles) {
    if (style.name == name) return &style;
  }
  return nullptr;
}

/// A text of lines that tell of problems by their numbers, from 1.
class Lines {
 public:
  void add(std::size_t problem, std::string_view what) {
    text_ += "problem " + std::to_string(problem + 1) + ": ";
    text_ += what;
    text_ += '\n';
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

/// Adds a problem to the conversion, and what is lost of it to `lost`. Returns false if it is left
/// out.
bool add(const FeerieProblems& problems, std::size_t number,
         feerie::collections::Conversion& conversion, std::string& text, Lines& lost) {
  constexpr auto english = feerie::Language::english;
  const feerie::verify::Case& wanted = problems.problems[number].wanted;
  if (!wanted.item.problem) {
    lost.add(number, "left out: it has errors");
    return false;
  }
  try {
    const auto written = conversion.add(
        {*wanted.item.problem, feerie::published::play_of(wanted.published.text), wanted.details});
    text += written.text;
    for (const auto& what : written.lost) lost.add(number, "lost: " + what.in(english));
    return true;
  } catch (const feerie::collections::Unwritable& unwritable) {
    lost.add(number, "left out: " + unwritable.why.in(english));
    return false;
  }
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

FeerieStatus feerie_diagram(const FeerieProblem* problem, const char* format, unsigned parts,
                            char** diagram) {
  constexpr unsigned all_parts = feerie_coordinates | feerie_caption;
  if (diagram == nullptr) return feerie_bad_argument;
  *diagram = nullptr;
  if (problem == nullptr || format == nullptr || parts > all_parts) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    const Style* const style = style_named(format);
    if (style == nullptr) return feerie_bad_argument;
    const auto& item = problem->wanted.item;
    if (!item.problem && !item.draft) return feerie_refused;
    const Drawing drawing = feerie::picture::drawing_of(item.problem ? *item.problem : *item.draft);
    const auto drawn =
        style->draw(drawing, {(parts & feerie_coordinates) != 0, (parts & feerie_caption) != 0});
    if (!drawn) return feerie_refused;
    feerie::capi::give(*drawn, diagram);
    return feerie_ok;
  });
}

FeerieStatus feerie_write(const FeerieProblems* problems, const char* format, const char* language,
                          char** text, char** lost) {
  if (lost != nullptr) *lost = nullptr;
  if (text == nullptr) return feerie_bad_argument;
  *text = nullptr;
  if (problems == nullptr || format == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    const auto target = feerie::collections::target_named(format);
    const auto words = feerie::capi::language_named(language);
    if (!target || !words) return feerie_bad_argument;
    feerie::collections::Conversion conversion(*target, *words);
    std::string written;
    Lines losses;
    bool all = true;
    for (std::size_t i = 0; i < problems->problems.size(); ++i) {
      all &= add(*problems, i, conversion, written, losses);
    }
    if (lost != nullptr) feerie::capi::give(losses.text(), lost);
    feerie::capi::give(written + conversion.end(), text);
    return all ? feerie_ok : feerie_refused;
  });
}

FeerieStatus feerie_look_up(const char* word, const char* language, char** json) {
  if (json == nullptr) return feerie_bad_argument;
  *json = nullptr;
  if (word == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    const auto told = feerie::capi::language_named(language);
    if (!told) return feerie_bad_argument;
    const feerie::manual::Found found = feerie::manual::find(word, *told);
    Json answer{{"entries", Json::array()}};
    for (const auto& entry : found.entries) {
      answer["entries"].push_back(feerie::manual::json_of(entry));
    }
    if (!found.near.empty()) answer["near"] = found.near;
    feerie::capi::give(text_of(answer), json);
    return found.entries.empty() ? feerie_refused : feerie_ok;
  });
}

FeerieStatus feerie_catalogue(const char* language, char** json) {
  if (json == nullptr) return feerie_bad_argument;
  *json = nullptr;
  return feerie::capi::guarded([&] {
    const auto told = feerie::capi::language_named(language);
    if (!told) return feerie_bad_argument;
    std::string text = feerie::web::catalogue(*told);
    while (text.ends_with('\n')) text.pop_back();
    feerie::capi::give(text, json);
    return feerie_ok;
  });
}
