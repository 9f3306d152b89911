#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <yaml-cpp/emitter.h>
#include <yaml-cpp/emittermanip.h>

#include "collections/entry_writer.h"
#include "core/unicode.h"

namespace feerie::collections {
namespace {

using Json = nlohmann::json;

/// Would readers of YAML take the text for something else than a text, such as a number or a date?
bool could_be_something_else(std::string_view text) {
  constexpr std::string_view beginnings = "0123456789+-.~<=";
  constexpr std::array<std::string_view, 10> words{"true", "false", "yes", "no", "on",
                                                   "off",  "null",  "y",   "n",  ""};
  if (text.empty() || beginnings.find(text.front()) != std::string_view::npos) return true;
  return std::ranges::find(words, folded(text, Umlauts::plain)) != words.end();
}

void emit_text(YAML::Emitter& out, const std::string& text) {
  if (text.find_first_of("\n\r\t") != std::string::npos) {
    out << YAML::DoubleQuoted;
  } else if (could_be_something_else(text)) {
    out << YAML::SingleQuoted;
  }
  out << text;
}

void emit(YAML::Emitter& out, const Json& json) {
  if (json.is_object()) {
    out << YAML::BeginMap;
    for (const auto& [name, member] : json.items()) {
      out << YAML::Key << name << YAML::Value;
      emit(out, member);
    }
    out << YAML::EndMap;
  } else if (json.is_array()) {
    out << YAML::BeginSeq;
    for (const Json& each : json) emit(out, each);
    out << YAML::EndSeq;
  } else if (json.is_string()) {
    emit_text(out, json.get_ref<const std::string&>());
  } else {
    out << json.dump();
  }
}

}  // namespace

std::string yaml_document(const Json& json) {
  YAML::Emitter out;
  emit(out, json);
  return std::string("---\n") + out.c_str() + '\n';
}

}  // namespace feerie::collections
