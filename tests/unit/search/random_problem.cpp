#include "unit/search/random_problem.h"

#include <map>

#include <gtest/gtest.h>

#include "core/square.h"
#include "game/catalogue.h"
#include "game/entries.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// Writes units on squares of their own.
class Diagram {
 public:
  explicit Diagram(Dice& dice) : dice_(dice) {}

  void add(std::string_view colour, std::string_view attribute, std::string_view letters) {
    const bool pawn = letters == "P";
    while (true) {
      const auto square = static_cast<Square>(dice_.roll(square_count));
      if (contains(taken_, square)) continue;
      if (pawn && (rank_of(square) == 0 || rank_of(square) == 7)) continue;
      taken_ |= bit(square);
      text_ += ' ' + std::string(colour) + ' ';
      if (!attribute.empty()) text_ += std::string(attribute) + ' ';
      text_ += std::string(letters) + static_cast<char>('a' + file_of(square)) +
               static_cast<char>('1' + rank_of(square));
      return;
    }
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  Dice& dice_;
  Bitboard taken_ = 0;
  std::string text_ = "pieces";
};

std::string random_letters(const Mixture& mixture, Dice& dice) {
  if (dice.roll(100) < mixture.pawns) return "P";
  if (!mixture.walks.empty() && dice.roll(100) < mixture.fairy) return any_of(mixture.walks, dice);
  static const std::vector<std::string> officers{"Q", "R", "B", "S"};
  return any_of(officers, dice);
}

void add_kings(Diagram& diagram, const Mixture& mixture, Dice& dice) {
  if (dice.roll(100) >= mixture.royal) {
    diagram.add("white", "", "K");
    diagram.add("black", "", "K");
    return;
  }
  switch (dice.roll(5)) {
    case 0:  // one king for both sides
    case 1:
      diagram.add("neutral", "royal", random_letters(mixture, dice));
      return;
    case 2:
      diagram.add("neutral", "", "K");
      return;
    case 3:
      diagram.add("white", "", "K");
      diagram.add("black", "royal", random_letters(mixture, dice));
      return;
    default:
      diagram.add("white", "royal", random_letters(mixture, dice));
      diagram.add("black", "royal", random_letters(mixture, dice));
  }
}

/// What stands behind the name of a condition that needs something.
const std::map<std::string, std::string, std::less<>>& arguments() {
  static const std::map<std::string, std::string, std::less<>> table{
      {"Hole", "d4 e5"},
      {"Imitator", "d4"},
      {"WhiteRoyalSquare", "e4"},
      {"BlackRoyalSquare", "e4"},
      {"WhitePromSquares", "a6 b6 c6 d6 e6"},
      {"BlackPromSquares", "d3 e3 f3 g3 h3"},
      {"PromOnly", "r s"},
  };
  return table;
}

}  // namespace

Dice dice_of(std::uint64_t number) {
  const auto seed = static_cast<std::uint64_t>(GTEST_FLAG_GET(random_seed));
  return Dice(number + 1000003 * seed);
}

bool looks_further() {
  return GTEST_FLAG_GET(random_seed) != 0;
}

std::string random_pieces(const Mixture& mixture, Dice& dice) {
  Diagram diagram(dice);
  add_kings(diagram, mixture, dice);
  static const std::vector<std::string> colours{"white", "black"};
  for (int left = 1 + dice.roll(mixture.units); left > 0; --left) {
    const bool neutral = dice.roll(100) < mixture.neutral;
    const bool marked = !mixture.attributes.empty() && dice.roll(100) < mixture.marked;
    const std::string attribute = marked ? any_of(mixture.attributes, dice) : "";
    diagram.add(neutral ? "neutral" : any_of(colours, dice), attribute,
                random_letters(mixture, dice));
  }
  return diagram.text();
}

std::vector<std::string> letters_of_walks() {
  std::vector<std::string> letters;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    letters.emplace_back(walk->letters.english);
  }
  return letters;
}

std::vector<std::string> settings_of_conditions() {
  std::vector<std::string> texts;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    const auto found = arguments().find(condition->names.english);
    const bool given = found != arguments().end();
    if (condition->enrol == nullptr || (needs_arguments(*condition) && !given)) continue;
    std::string text(condition->names.english);
    if (given) text += ' ' + found->second;
    texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace feerie::test
