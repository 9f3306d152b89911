#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/compiled_rules.h"
#include "game/move.h"
#include "position/position.h"
#include "problem/stipulation.h"

namespace feerie {

/// A move that has been taken back, as it was played.
struct TakenBack {
  Position before;
  Move move;
};

/// Moves that lead from an earlier position to the diagram, the last one first: as they are taken
/// back.
struct WayBack {
  std::vector<TakenBack> moves;
  std::shared_ptr<const CompiledRules> rules;
  /// A side takes several moves back in succession.
  bool series = false;
};

namespace stipulation {

/// More moves of a side cannot be taken back.
inline constexpr int longest_retraction = 99;

/// The sides that take moves back, one after the other. `starts`: the side that begins the play
/// that follows.
std::vector<Side> sides_of(const Retraction& retraction, Side starts);
/// Does the play that is asked for begin with the side whose move was taken back last?
bool fits(const Retraction& retraction, Side starts);

/// A retraction at the start of a text, and how many of its characters it takes, with the sign that
/// joins it to the play (`&`, `->`, a word for "then"); `used` is 0 if there is none.
struct RetractionText {
  Retraction retraction;
  std::size_t used = 0;
  /// Play follows.
  bool joined = false;
  /// The text begins like a retraction, but cannot be read.
  bool faulty = false;
};
RetractionText find_retraction(std::string_view text, Language language);

/// `-2(w,b)`, with the letters of the language.
std::string to_string(const Retraction& retraction, Language language);

}  // namespace stipulation
}  // namespace feerie
