#include "support/random_rules.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include <fmt/format.h>

namespace feerie::test {
namespace {

constexpr std::string_view remembering[] = {
    "LoopChess", "DuellistChess", "CheshireCat",   "HauntedChess", "GhostChess",
    "BGL 3.4",   "FuddledMen",    "Disparate",     "SAT",          "StrictSAT",
    "Messigny",  "GenevaChess",   "BlackSynchron", "PWC"};
constexpr std::string_view asking[] = {"InverseWandelschach",
                                       "CheckLess",
                                       "ExclusiveChess",
                                       "Isardam",
                                       "Circe Assassin",
                                       "Circe Cage",
                                       "AntiCirce",
                                       "SuperCirce",
                                       "RepublicanChess Type2",
                                       "BlackMaximummer Ultra",
                                       "UltraSchachZwang",
                                       "Brunner",
                                       "AliceChess",
                                       "AntiSuperCirce"};
constexpr std::string_view attributes[] = {"Kamikaze", "Chameleon",   "Volage", "HalfNeutral",
                                           "Protean",  "Functionary", "Magic",  "Anda"};
constexpr std::string_view walks[] = {"Q", "R", "G", "N", "LI", "LO", "KL", "CA", "MO"};

std::string_view any_of(std::span<const std::string_view> words, Dice& dice) {
  return words[static_cast<std::size_t>(dice.roll(static_cast<int>(words.size())))];
}

std::string empty_square(const std::string& fen, Dice& dice) {
  for (;;) {
    const int square = dice.roll(square_count);
    // Each square is a letter of its own; between two ranks stands a slash.
    const int file = square % 8;
    const int rank = square / 8;
    const int place = (7 - rank) * 9 + file;
    if (fen[static_cast<std::size_t>(place)] == '1')
      return fmt::format("{:c}{}", 'a' + file, rank + 1);
  }
}

}  // namespace

RuledPosition random_ruled_position(Dice& dice) {
  RuledPosition result;
  result.fen = random_fen(dice, 2 + dice.roll(6));
  const bool others = dice.roll(2) == 0;
  result.setting.push_back(fmt::format("condition {} {}", any_of(remembering, dice),
                                       any_of(others ? remembering : asking, dice)));
  if (dice.roll(2) == 0) {
    std::ranges::replace_if(
        result.fen, [](char letter) { return letter == 'K' || letter == 'k'; }, '1');
    result.setting.push_back(fmt::format("pieces neutral royal {} {}{}", any_of(attributes, dice),
                                         any_of(walks, dice), empty_square(result.fen, dice)));
  }
  return result;
}

}  // namespace feerie::test
