#include "manual/entry_json.h"

namespace feerie::manual {
namespace {

using Json = nlohmann::ordered_json;

void add_if_any(Json& json, const char* name, const auto& value) {
  if (!value.empty()) json[name] = value;
}

}  // namespace

Json json_of(const Entry& entry) {
  Json json{{"anchor", entry.anchor}, {"written", entry.written}};
  json["names"] = {std::string{entry.names.english}, std::string{entry.names.german},
                   std::string{entry.names.french}};
  add_if_any(json, "letters", entry.letters);
  add_if_any(json, "also", entry.also);
  add_if_any(json, "parameters", entry.parameters);
  add_if_any(json, "summary", entry.summary);
  add_if_any(json, "stands_for", entry.stands_for);
  add_if_any(json, "source", entry.source);
  add_if_any(json, "brings", entry.brings);
  add_if_any(json, "excludes", entry.excludes);
  if (!entry.supported) json["supported"] = false;
  return json;
}

}  // namespace feerie::manual
