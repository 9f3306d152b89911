#include "output/notice_text.h"

#include <fmt/format.h>

#include "output/words.h"

namespace feerie {

std::string notice_text(Notice notice, Language language) {
  const auto ignored = [language](const Names& option) {
    return fmt::format("{} {}", option.in(language), words::not_applicable.in(language));
  };
  const auto plain = [language](const Names& text) { return std::string{text.in(language)}; };
  switch (notice) {
    case Notice::white_to_play:
      return ignored(words::white_to_play);
    case Notice::post_key_play:
      return ignored(words::post_key_play);
    case Notice::quodlibet:
      return ignored(words::quodlibet);
    case Notice::goal_is_end:
      return ignored(words::goal_is_end);
    case Notice::set_play:
      return ignored(words::set_play);
    case Notice::intelligent:
      return plain(words::intelligent_not_applicable);
    case Notice::tries:
      return plain(words::tries_not_applicable);
    case Notice::threat:
      return plain(words::threat_not_applicable);
    case Notice::non_trivial:
      return ignored(words::non_trivial);
    case Notice::short_solutions:
      return plain(words::stop_not_applicable);
    case Notice::move_numbers:
      return plain(words::move_numbers_incompatible);
  }
  return {};
}

std::string covered_units_text(const Problem& problem) {
  std::string text;
  const auto tell = [&](const std::vector<Placement>& units) {
    Bitboard taken = 0;
    for (const Placement& unit : units) {
      if (contains(taken, unit.square)) {
        text += fmt::format("{} {}\n", to_string(unit.square),
                            words::already_occupied.in(problem.language));
      }
      taken |= bit(unit.square);
    }
  };
  tell(problem.start_units);
  tell(problem.units);
  return text;
}

}  // namespace feerie
