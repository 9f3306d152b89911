#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/arguments.h"

/// The reference of the input language: what the catalogues know, in words.
namespace feerie::manual {

/// The parts of the reference, in the order in which they are shown.
enum class Section : std::uint8_t {
  conditions,
  walks,
  attributes,
  goals,
  options,
  stipulations,
  commands,
  twin_commands
};
inline constexpr std::array<Section, 8> all_sections = {
    Section::conditions, Section::walks,        Section::attributes, Section::goals,
    Section::options,    Section::stipulations, Section::commands,   Section::twin_commands};

/// What the program calls the section: "twin-commands".
std::string_view word_of(Section section);
/// What one entry of the section is called: "condition", "Bedingung", ...
std::string_view name_of(Section section, Language language);
/// The heading of the section.
std::string_view title_of(Section section, Language language);

/// Something that can be written in a problem, told in one language.
struct Entry {
  Section section = Section::conditions;
  /// Unique among all entries, the same in all languages, fit for addresses:
  /// `condition-alicechess`.
  std::string anchor;
  /// Its name in all languages.
  Names names;
  /// The name as it is written, with what belongs to it without a blank: `zSQUARE`, `ser-h#n`.
  std::string written;
  /// One or two letters, where the name is not what is written (walks); empty elsewhere.
  std::string letters;
  /// The letters, symbols and forms by which it is also known in any of the languages.
  std::vector<std::string> also;
  /// What may follow the name, piece by piece.
  std::vector<std::string> parameters;
  /// The rule in a sentence. Of a traditional name empty.
  std::string summary;
  /// Of a traditional name what can be written instead of it; else empty.
  std::string stands_for;
  /// Where the rule is defined, in the words of the language.
  std::string source;
  /// False where the name alone is known, and refused.
  bool supported = true;
  /// Looked up only where nothing else fits.
  bool secondary = false;
  /// Names of conditions that come with it, and of such that cannot be with it.
  std::vector<std::string> brings, excludes;
};

/// All entries of a section, in the order of the catalogue.
std::vector<Entry> entries_of(Section section, Language language);
/// All entries, section by section.
std::vector<Entry> all_entries(Language language);

/// What may follow the name of a condition, such as "SQUARE... [RexInclusive]"; empty for nothing.
std::string signature(const Parameters& parameters, Language language);

}  // namespace feerie::manual
