#include "web/catalogue.h"

#include <nlohmann/json.hpp>

#include "core/version.h"
#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "game/walk.h"
#include "manual/entry.h"
#include "manual/entry_json.h"
#include "picture/look.h"
#include "picture/shapes.h"
#include "picture/units.h"

namespace feerie::web {
namespace {

using Json = nlohmann::ordered_json;

Json sections(Language language) {
  Json json = Json::array();
  for (const manual::Section section : manual::all_sections) {
    Json entries = Json::array();
    for (const manual::Entry& entry : manual::entries_of(section, language)) {
      entries.push_back(manual::json_of(entry));
    }
    json.push_back({{"section", manual::word_of(section)},
                    {"title", manual::title_of(section, language)},
                    {"entries", std::move(entries)}});
  }
  return json;
}

/// What units of a walk look like, by the English letters of the walk: the shape and its turn, else
/// the letters that stand in a disc.
Json figures(Language language) {
  Json json = Json::object();
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const picture::Look look = picture::look_of({walk, nullptr}, language);
    Json figure{{"name", walk->names.in(language)}, {"english", walk->names.english}};
    if (look.shape) {
      figure["shape"] = picture::name_of(*look.shape);
      if (look.turn != 0) figure["turn"] = look.turn;
    }
    figure["letters"] = walk->letters.in(language);
    json[std::string{walk->letters.english}] = std::move(figure);
  }
  return json;
}

}  // namespace

std::string catalogue(Language language) {
  const Json json{{"version", FEERIE_VERSION_TEXT},
                  {"sections", sections(language)},
                  {"figures", figures(language)},
                  {"shapes", picture::definitions().fragment()}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace feerie::web
