#include "picture/drawing.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "output/condition_text.h"
#include "output/header.h"
#include "output/heading.h"
#include "output/words.h"
#include "problem/setup.h"

namespace feerie::picture {
namespace {

/// The units that are seen: of several on a square the last one.
std::vector<Placement> uppermost(const std::vector<Placement>& units) {
  std::array<const Placement*, square_count> board{};
  for (const Placement& unit : units) board[unit.square] = &unit;
  std::vector<Placement> seen;
  for (const Placement* unit : board) {
    if (unit != nullptr) seen.push_back(*unit);
  }
  return seen;
}

std::vector<std::string> all_printable(const std::vector<std::string>& texts) {
  std::vector<std::string> shown;
  shown.reserve(texts.size());
  for (const std::string& text : texts) shown.push_back(printable(text));
  return shown;
}

/// What each twin changes: `b) wKa1-->b1`.
std::vector<std::string> twin_texts(const Problem& problem) {
  std::vector<std::string> texts;
  Problem before = problem;
  before.twins.clear();
  const Problem diagram = before;
  int number = problem.zero_position ? 0 : 1;
  for (const Twin& twin : problem.twins) {
    const Problem& from = twin.continued ? before : diagram;
    std::string changes = twin_changes(from, twin);
    changes.erase(changes.find_last_not_of(' ') + 1);
    texts.push_back(fmt::format("{}{}) {}", twin.continued ? "+" : "", twin_letter(number++),
                                printable(changes)));
    Diagnostics faults;
    Problem after = apply(from, twin, faults);
    before = std::move(after);
  }
  return texts;
}

std::vector<const Trait*> traits_of(const Piece& piece, const Scenery& scenery) {
  const TraitSet telling = telling_traits(piece, *scenery.kinds, scenery.lettering);
  std::vector<const Trait*> traits;
  for (const Trait* trait : Catalogue<Trait>::all()) {
    if ((telling & bit_of(*trait)) != 0) traits.push_back(trait);
  }
  return traits;
}

/// Imitators are kept off the board as units of nobody, whose squares are those on the board.
void put_imitators(const Position& position, Overlay& overlay) {
  overlay.imitators = 0;
  for (const Kept& kept : position.kept_units()) {
    if (kept.piece.sides == Sides::none) overlay.imitators |= bit(kept.square);
  }
}

}  // namespace

Drawing drawing_of(const Problem& problem, Diagram which) {
  Drawing drawing;
  const bool start = which == Diagram::start;
  drawing.units = uppermost(start ? problem.start_units : problem.units);
  drawing.overlay = overlay_of(problem, which);
  drawing.language = problem.language;
  drawing.heading = title_lines(problem);
  if (problem.stipulation.given()) drawing.stipulation = printable(stipulation_text(problem));
  drawing.counts = unit_counts(drawing.units, problem);
  drawing.attributes = attribute_texts(problem, which);
  const bool grid_drawn = !problem.options.suppress_grid;
  drawing.conditions =
      all_printable(condition_texts(problem.conditions, problem.language, grid_drawn));
  drawing.twins = twin_texts(problem);
  drawing.below = drawing.conditions;
  const Options& options = problem.options;
  if (options.half_duplex || options.duplex) {
    const Names& word = options.half_duplex ? words::half_duplex : words::duplex;
    drawing.below.emplace_back(word.in(problem.language));
  }
  if (options.quodlibet) drawing.below.emplace_back(words::quodlibet.in(problem.language));
  drawing.below.insert(drawing.below.end(), drawing.twins.begin(), drawing.twins.end());
  drawing.authors = all_printable(problem.authors);
  drawing.sources = all_printable(problem.origins);
  drawing.titles = all_printable(problem.titles);
  drawing.award = printable(problem.award);
  drawing.latex = problem.latex;
  return drawing;
}

Drawing drawing_of(const Scenery& scenery) {
  const Position& position = *scenery.position;
  Problem problem = *scenery.problem;
  problem.twins.clear();
  problem.start_units.clear();
  problem.units.clear();
  for (Bitboard units = position.units(); units != 0;) {
    const Square square = take_first(units);
    const Piece& piece = position.at(square);
    problem.units.push_back(
        {square, (*scenery.kinds)[piece.kind].walk, piece.sides, traits_of(piece, scenery)});
  }
  Drawing drawing = drawing_of(problem);
  drawing.overlay.holes |= position.holes();
  put_imitators(position, drawing.overlay);
  return drawing;
}

std::vector<NamedWalk> fairy_walks(const Drawing& drawing) {
  std::vector<NamedWalk> walks;
  for (const Placement& unit : drawing.units) {
    const WalkId& walk = unit.walk;
    const bool orthodox =
        !walk.hunter() && std::ranges::find(orthodox_walks(), walk.away) != orthodox_walks().end();
    if (orthodox || std::ranges::find(walks, walk, &NamedWalk::walk) != walks.end()) continue;
    std::string name{walk.away->names.in(drawing.language)};
    if (walk.hunter()) name += '/' + std::string{walk.home->names.in(drawing.language)};
    walks.push_back({walk, std::move(name)});
  }
  std::ranges::sort(walks, [](const NamedWalk& a, const NamedWalk& b) {
    if (a.walk.away->place != b.walk.away->place) return a.walk.away->place < b.walk.away->place;
    return a.name < b.name;
  });
  return walks;
}

std::string marks_of(const Placement& unit, Language language) {
  std::string marks;
  for (const Trait* trait : unit.traits) {
    const bool implied = bit_of(*trait) == royal_bit && unit.walk.away->traits.royal;
    if (!implied) marks += attribute_letters(*trait, language);
  }
  return marks;
}

}  // namespace feerie::picture
