#include "output/header.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "output/condition_text.h"
#include "output/diagram.h"
#include "output/words.h"
#include "problem/goal_options.h"
#include "problem/stipulation_text.h"

namespace feerie {
namespace {

/// Right end of the numbers of units below the diagram.
constexpr int counts_end = 35;

std::string centred_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += centred(line);
  return text;
}

/// The units that stand on the board, by square: the last one placed there.
std::array<const Placement*, square_count> board_of(const std::vector<Placement>& units) {
  std::array<const Placement*, square_count> board{};
  for (const Placement& unit : units) board[unit.square] = &unit;
  return board;
}

std::string footer(const std::string& stipulation, const std::vector<Placement>& units,
                   const Problem& problem) {
  const std::string left = "  " + stipulation;
  const int width = std::max(0, counts_end - static_cast<int>(left.size()));
  return fmt::format("{}{:>{}}\n", left, unit_counts(units, problem), width);
}

/// Squares of the units of the board that fulfil the test, from a8 to h1, each after a blank.
template <class Test>
std::string squares_where(const std::vector<Placement>& units, Test&& test) {
  const auto board = board_of(units);
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) {
      const Placement* unit = board[make_square(file, rank)];
      if (unit != nullptr && test(*unit)) text += ' ' + to_string(unit->square);
    }
  }
  return text;
}

/// Is the attribute one of those that a condition lists even if no unit has them?
bool listed_anyway(const Problem& problem, const Trait& trait) {
  return std::ranges::any_of(problem.conditions, [&](const ConditionUse& use) {
    const auto& listed = use.condition->attributes;
    return std::ranges::find(listed, trait.names.english) != listed.end();
  });
}

/// Has the unit the attribute because it has not another one?
bool assumed(const Trait& trait, const Placement& unit) {
  return !trait.unless.empty() &&
         std::ranges::find(unit.traits, Catalogue<Trait>::named(trait.unless)) == unit.traits.end();
}

std::string option_lines(const Problem& problem) {
  const Options& options = problem.options;
  std::string text;
  if (!options.castling_mutually_exclusive.empty()) {
    text += words::castling_mutually_exclusive.in(problem.language);
    for (const auto& [white, black] : options.castling_mutually_exclusive) {
      text += ' ' + to_string(white) + to_string(black);
    }
    text += '\n';
  }
  if (options.half_duplex) {
    text += centred(words::half_duplex.in(problem.language));
  } else if (options.duplex) {
    text += centred(words::duplex.in(problem.language));
  }
  if (options.quodlibet) text += centred(words::quodlibet.in(problem.language));
  return text;
}

/// The stipulation that is meant: option WhiteToPlay changes it. Of `semi-r#1` nothing but the
/// duty of the defender is left when the key has been made: what is printed is `r#1`.
stipulation::Stipulation effective_stipulation(const Problem& problem) {
  using stipulation::Form;
  stipulation::Stipulation meant = problem.stipulation;
  if (problem.options.white_to_play) meant = stipulation::with_white_to_play(std::move(meant));
  if (meant.structure) {
    const Options& options = problem.options;
    if (options.half_duplex) meant.starts = opposite(meant.starts);
    meant.structure = stipulation::with_goal_options(meant.structure, options).tree;
  }
  const bool made = problem.options.post_key_play && meant.length == 1;
  if (made && meant.form == Form::semi_reflex) meant.form = Form::reflex;
  return meant;
}

/// In a=>b problems, the diagram from which play starts.
std::string start_diagram(const Problem& problem) {
  const bool white = effective_stipulation(problem).starts == Side::white;
  const Names& side = white ? words::white : words::black;
  const Overlay overlay = overlay_of(problem, Diagram::start);
  std::string text = draw_board(problem.start_units, overlay, problem.language);
  text += footer("", problem.start_units, problem);
  text += centred_lines(attribute_texts(problem, Diagram::start)) + '\n';
  text += centred(fmt::format("=> ({} ->)", side.in(problem.language))) + '\n';
  return text;
}

}  // namespace

std::vector<std::string> title_lines(const Problem& problem) {
  std::vector<std::string> lines;
  for (const auto& author : problem.authors) lines.push_back(printable(author));
  for (const auto& origin : problem.origins) lines.push_back(printable(origin));
  if (!problem.award.empty()) lines.push_back(printable(problem.award));
  for (const auto& title : problem.titles) lines.push_back(printable(title));
  return lines;
}

std::string unit_counts(const std::vector<Placement>& units, const Problem& problem) {
  int white = 0;
  int black = 0;
  int neutral = 0;
  for (const Placement* unit : board_of(units)) {
    if (unit == nullptr) continue;
    white += unit->sides == Sides::white ? 1 : 0;
    black += unit->sides == Sides::black ? 1 : 0;
    neutral += unit->sides == Sides::neutral ? 1 : 0;
  }
  std::string text = fmt::format("{} + {}", white, black);
  if (problem.invisibles > 0) {
    text +=
        fmt::format(" + {} {}", problem.invisibles, words::total_invisibles.in(problem.language));
  } else if (neutral > 0) {
    text += fmt::format(" + {}n", neutral);
  }
  return text;
}

std::vector<std::string> attribute_texts(const Problem& problem, Diagram which) {
  const auto& units = which == Diagram::start ? problem.start_units : problem.units;
  std::vector<std::string> texts;
  for (const Trait* trait : Catalogue<Trait>::all()) {
    const bool royal = bit_of(*trait) == royal_bit;
    const bool anyway = listed_anyway(problem, *trait);
    const std::string squares = squares_where(units, [&](const Placement& unit) {
      if (royal && unit.walk.away->traits.royal) return false;
      if (which == Diagram::main && anyway && assumed(*trait, unit)) return true;
      return std::ranges::find(unit.traits, trait) != unit.traits.end();
    });
    if (!squares.empty() || anyway) {
      texts.push_back(std::string{trait->names.in(problem.language)} + squares);
    }
  }
  return texts;
}

std::string stipulation_text(const Problem& problem) {
  const Options& options = problem.options;
  std::string text = stipulation::to_string(effective_stipulation(problem), problem.language);
  if (options.threat) {
    text += fmt::format("/{}", *options.threat);
  } else if (options.max_flight_squares) {
    text += '/';
  }
  if (options.max_flight_squares) text += fmt::format("/{}", *options.max_flight_squares);
  if (options.non_trivial) {
    text += fmt::format(";{},{}", options.non_trivial->first, options.non_trivial->second);
  }
  return text;
}

std::string header_text(const Problem& problem, const Marks& marks) {
  if (problem.options.no_board) return {};
  const Overlay overlay = overlay_of(problem);
  std::string text = '\n' + centred_lines(title_lines(problem));
  if (!problem.start_units.empty()) text += start_diagram(problem);
  text += draw_board(problem.units, overlay, {.language = problem.language, .marks = marks});
  text += footer(stipulation_text(problem), problem.units, problem);
  text += centred_lines(attribute_texts(problem, Diagram::main));
  for (const auto& line : definition_texts(problem)) text += centred(line);
  const bool grid_drawn = !problem.options.suppress_grid;
  for (const auto& line : condition_texts(problem.conditions, problem.language, grid_drawn)) {
    text += centred(line);
  }
  text += option_lines(problem);
  if (problem.options.write_grid) text += draw_cells(overlay.cells);
  return text;
}

}  // namespace feerie
