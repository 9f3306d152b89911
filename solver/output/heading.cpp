#include "output/heading.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "output/condition_text.h"
#include "output/unit_text.h"
#include "output/words.h"
#include "problem/setup.h"
#include "problem/stipulation_text.h"

namespace feerie {
namespace {

constexpr std::string_view separator = "  ";

const Placement* unit_on(const Problem& problem, Square square) {
  const auto& units = problem.units;
  const auto found = std::find_if(units.rbegin(), units.rend(), [square](const Placement& unit) {
    return unit.square == square;
  });
  return found == units.rend() ? nullptr : &*found;
}

/// Tells one change of a twin, as seen from the problem before it.
class Change {
 public:
  /// `replaced`: squares on which other units are put in the same twin, so that it goes without
  /// saying that those there are removed.
  Change(const Problem& problem, Bitboard replaced)
      : problem_(problem), language_(problem.language), replaced_(replaced) {}

  std::string operator()(const twin::MoveUnit& edit) const {
    if (edit.from == edit.to) return {};
    const std::string victim = removal(edit.to);
    return victim + named(edit.from) + "-->" + to_string(edit.to) + std::string{separator};
  }
  std::string operator()(const twin::Exchange& edit) const {
    return told(named(edit.first) + "<-->" + named(edit.second));
  }
  std::string operator()(const twin::Remove& edit) const {
    std::string text;
    Bitboard removed = replaced_;
    for (const Square square : edit.squares) {
      if (!contains(removed, square)) text += removal(square);
      removed |= bit(square);
    }
    return text;
  }
  std::string operator()(const twin::Add& edit) const {
    std::string text;
    for (const Placement& unit : edit.units) {
      const bool filled = contains(replaced_, unit.square);
      if (!filled && unit_on(problem_, unit.square) == nullptr) text += '+';
      text += told(full_name(unit, language_) + to_string(unit.square));
    }
    return text;
  }
  std::string operator()(const twin::Substitute& edit) const {
    return told(letters_of(edit.before, language_) + " ==> " + letters_of(edit.after, language_));
  }
  std::string operator()(const twin::Rotate& edit) const {
    return told(fmt::format("{} {}", words::rotate.in(language_), edit.degrees));
  }
  std::string operator()(const twin::Mirror& edit) const {
    return told(fmt::format("{} {}", words::mirror.in(language_), twin::name_of(edit.axis)));
  }
  std::string operator()(const twin::Shift& edit) const {
    return told(fmt::format("{} {} ==> {}", words::shift.in(language_), to_string(edit.from),
                            to_string(edit.to)));
  }
  std::string operator()(const twin::PolishType& /*edit*/) const {
    return told(std::string{words::polish_type.in(language_)});
  }
  std::string operator()(const twin::Stipulate& edit) const {
    return told(stipulation::to_string(edit.stipulation, language_));
  }
  std::string operator()(const twin::Conditions& edit) const {
    std::string text;
    for (const std::string& line : condition_texts(edit.conditions, language_)) {
      if (!text.empty()) text += "\n   ";
      text += line;
    }
    return told(text);
  }

 private:
  static std::string told(const std::string& text) {
    return text.empty() ? text : text + std::string{separator};
  }

  [[nodiscard]] std::string named(Square square) const {
    const Placement* unit = unit_on(problem_, square);
    return (unit == nullptr ? "" : full_name(*unit, language_)) + to_string(square);
  }
  [[nodiscard]] std::string removal(Square square) const {
    return unit_on(problem_, square) == nullptr ? "" : told('-' + named(square));
  }

  const Problem& problem_;
  Language language_;
  Bitboard replaced_;
};

/// Squares that one edit empties and a later one fills again.
Bitboard squares_replaced(const Twin& twin) {
  Bitboard emptied = 0;
  Bitboard replaced = 0;
  for (const twin::Edit& edit : twin.edits) {
    if (const auto* removal = std::get_if<twin::Remove>(&edit)) {
      for (const Square square : removal->squares) emptied |= bit(square);
    } else if (const auto* addition = std::get_if<twin::Add>(&edit)) {
      for (const Placement& unit : addition->units) replaced |= bit(unit.square) & emptied;
    }
  }
  return replaced;
}

}  // namespace

std::string twin_letter(int number) {
  constexpr int letters = 26;
  if (number < letters) return {static_cast<char>('a' + number)};
  return fmt::format("z{}", number - letters + 1);
}

std::string twin_changes(const Problem& before, const Twin& twin) {
  std::string text;
  Problem problem = before;
  const Bitboard replaced = squares_replaced(twin);
  for (const twin::Edit& edit : twin.edits) {
    std::vector<Diagnostic> failures;
    const std::string change = std::visit(Change(problem, replaced), edit);
    Twin single;
    single.edits.push_back(edit);
    problem = apply(problem, single, failures);
    const bool partly = std::holds_alternative<twin::Remove>(edit);
    if (failures.empty() || partly) text += change;
  }
  return text;
}

}  // namespace feerie
