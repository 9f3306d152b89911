#include "collections/composition.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "collections/problem_words.h"
#include "problem/stipulation_text.h"
#include "texts/texts.h"

namespace feerie::collections {
namespace {

using texts::told;

constexpr Language english = Language::english;

std::string unit_text(const Placement& unit) {
  return unit_lines({unit}, english).front();
}

/// The units of each square, the lowest first.
std::map<Square, std::vector<std::string>> stacks_of(const std::vector<Placement>& units) {
  std::map<Square, std::vector<std::string>> stacks;
  for (const Placement& unit : units) stacks[unit.square].push_back(unit_text(unit));
  return stacks;
}

bool same(const Arguments& one, const Arguments& other) {
  return one.squares == other.squares && one.walks == other.walks && one.numbers == other.numbers &&
         one.words == other.words && one.details == other.details && one.text == other.text &&
         one.sides == other.sides && one.traits == other.traits;
}

bool has(const std::vector<ConditionUse>& uses, const ConditionUse& wanted) {
  return std::ranges::any_of(uses, [&wanted](const ConditionUse& use) {
    return use.condition == wanted.condition && same(use.arguments, wanted.arguments) &&
           use.squares_to_reach == wanted.squares_to_reach;
  });
}

bool same(const twin::Edit& one, const twin::Edit& other) {
  if (one.index() != other.index()) return false;
  if (const auto* conditions = std::get_if<twin::Conditions>(&one)) {
    const auto& others = std::get<twin::Conditions>(other).conditions;
    return conditions->conditions.size() == others.size() &&
           std::ranges::all_of(conditions->conditions,
                               [&](const ConditionUse& use) { return has(others, use); });
  }
  return edit_words(one, english) == edit_words(other, english);
}

bool same(const Twin& one, const Twin& other) {
  return one.continued == other.continued && one.edits.size() == other.edits.size() &&
         one.remarks == other.remarks &&
         std::ranges::equal(one.edits, other.edits,
                            [](const auto& a, const auto& b) { return same(a, b); });
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string stipulation_of(const Problem& problem) {
  std::string text = stipulation::to_string(problem.stipulation, english);
  return problem.stipulation.exact ? text + " exact" : text;
}

/// Collects what is missing.
class Comparison {
 public:
  Comparison(const Problem& original, const Problem& other) : original_(original), other_(other) {}

  std::vector<texts::Told> run() {
    compare_texts(texts::mark("author {}"), original_.authors, other_.authors);
    compare_texts(texts::mark("origin {}"), original_.origins, other_.origins);
    compare_texts(texts::mark("title {}"), original_.titles, other_.titles);
    compare_texts(texts::mark("remark {}"), original_.remarks, other_.remarks);
    if (original_.award != other_.award) lose(texts::mark("award {}"), original_.award);
    if (stipulation_of(original_) != stipulation_of(other_)) {
      lose(texts::mark("stipulation {}"), stipulation_of(original_));
    }
    compare_units(original_.units, other_.units);
    compare_units(original_.start_units, other_.start_units);
    if (original_.invisibles != other_.invisibles) {
      lose(texts::mark("total invisibles {}"), std::to_string(original_.invisibles));
    }
    compare_rules();
    compare_fields();
    compare_twins();
    compare_latex();
    const bool same_part = other_.part && original_.part &&
                           trimmed(other_.part->text) == trimmed(original_.part->text);
    if (original_.part && !same_part) lose(texts::mark("the part that is wanted"));
    return std::move(lost_);
  }

 private:
  /// The text of the catalogue says what is lost, with a place for what was written.
  void lose(std::string_view what) { lost_.push_back(told(what)); }
  void lose(std::string_view what, std::string_view which) { lost_.push_back(told(what, which)); }

  void compare_texts(std::string_view what, const std::vector<std::string>& texts,
                     const std::vector<std::string>& others) {
    for (const std::string& text : texts) {
      if (std::ranges::find(others, text) == others.end()) lose(what, '"' + text + '"');
    }
  }

  void compare_units(const std::vector<Placement>& units, const std::vector<Placement>& others) {
    const auto stacks = stacks_of(others);
    for (const auto& [square, stack] : stacks_of(units)) {
      const auto found = stacks.find(square);
      if (found != stacks.end() && found->second == stack) continue;
      lose(texts::mark("unit {}"), fmt::format("{}", fmt::join(stack, ", ")));
    }
  }

  void compare_rules() {
    for (const ConditionUse& use : original_.conditions) {
      if (!has(other_.conditions, use))
        lose(texts::mark("condition {}"), condition_words(use, english));
    }
    const auto others = option_words(other_.options, english);
    for (const std::string& option : option_words(original_.options, english)) {
      if (std::ranges::find(others, option) == others.end()) lose(texts::mark("option {}"), option);
    }
  }

  void compare_fields() {
    const FenFields& fields = original_.fen;
    const FenFields& others = other_.fen;
    if (fields.side && fields.side != others.side) lose(texts::mark("the side on move of the FEN"));
    if (fields.castling && fields.castling != others.castling) {
      lose(texts::mark("the castling rights {}"), *fields.castling);
    }
    if (fields.en_passant && fields.en_passant != others.en_passant) {
      lose(texts::mark("the en passant square of the FEN"));
    }
    // Without options that draw games it means nothing.
    const bool counts = !original_.options.others.empty();
    if (counts && fields.quiet_half_moves > others.quiet_half_moves) {
      lose(texts::mark("the number of half-moves of the FEN"));
    }
  }

  void compare_latex() {
    if (!original_.latex) return;
    const Latex& latex = *original_.latex;
    const bool same =
        other_.latex && other_.latex->file == latex.file &&
        std::ranges::equal(other_.latex->symbols, latex.symbols,
                           [](const Latex::Symbol& a, const Latex::Symbol& b) {
                             return a.walk == b.walk && a.symbol == b.symbol && a.name == b.name;
                           });
    if (!same) lose(texts::mark("output in LaTeX"));
  }

  void compare_twins() {
    if (original_.zero_position != other_.zero_position) lose("zeroposition");
    for (std::size_t i = 0; i < original_.twins.size(); ++i) {
      const Twin& twin = original_.twins[i];
      if (i < other_.twins.size() && same(twin, other_.twins[i])) continue;
      const int number = static_cast<int>(i) + (original_.zero_position ? 0 : 1);
      lose(texts::mark("twin {}"),
           fmt::format("{}) {}", version_letter(number), twin_words(twin, english)));
    }
  }

  const Problem& original_;
  const Problem& other_;
  std::vector<texts::Told> lost_;
};

/// A right of a field of castling: letter, and where king and rook stand.
struct Right {
  char letter;
  Square king_at, rook_at;
};

bool stands(const Problem& problem, Square square, std::string_view letters, Sides sides) {
  return std::ranges::any_of(problem.units, [&](const Placement& unit) {
    return unit.square == square && unit.sides == sides && !unit.walk.hunter() &&
           unit.walk.away->letters.english == letters && unit.traits.empty();
  });
}

/// Options that say what the field says; false if they cannot.
bool tell_castling(Problem& problem, const std::string& field) {
  constexpr std::string_view letters = "KQkq-";
  if (field.find_first_not_of(letters) != std::string::npos) return false;
  for (const Right& right : {Right{'K', parse_square("e1"), parse_square("h1")},
                             Right{'Q', parse_square("e1"), parse_square("a1")},
                             Right{'k', parse_square("e8"), parse_square("h8")},
                             Right{'q', parse_square("e8"), parse_square("a8")}}) {
    const Sides sides = right.letter < 'a' ? Sides::white : Sides::black;
    if (!stands(problem, right.king_at, "K", sides)) continue;
    if (!stands(problem, right.rook_at, "R", sides)) continue;
    if (field.find(right.letter) == std::string::npos) {
      problem.options.no_castling.push_back(right.rook_at);
    }
  }
  return true;
}

}  // namespace

std::vector<texts::Told> missing_from(const Problem& other, const Problem& original) {
  return Comparison(original, other).run();
}

Problem without_fen_fields(const Problem& problem) {
  Problem plain = problem;
  FenFields& fields = plain.fen;
  const bool half_duplex = plain.options.half_duplex;
  const Side starts = stipulation::with_white_to_play(plain.stipulation).starts;
  const Side begins = plain.options.white_to_play ? starts : plain.stipulation.starts;
  if (fields.side && *fields.side == (half_duplex ? opposite(begins) : begins)) fields.side.reset();
  if (fields.en_passant) {
    if (*fields.en_passant != no_square) plain.options.en_passant.push_back(*fields.en_passant);
    fields.en_passant.reset();
  }
  if (fields.castling && tell_castling(plain, *fields.castling)) fields.castling.reset();
  return plain;
}

}  // namespace feerie::collections
