#include "unit/walks/units.h"

#include <stdexcept>

#include "game/catalogue.h"
#include "game/rulebook.h"
#include "support/text_file.h"

namespace feerie::test {
namespace {

const Walk& plain_walk(std::string_view letters) {
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->letters.english == letters) return *walk;
  }
  throw std::runtime_error("no such walk: " + std::string(letters));
}

}  // namespace

WalkId walk_of(std::string_view letters) {
  const auto slash = letters.find('/');
  if (slash == std::string_view::npos) return {&plain_walk(letters), nullptr};
  return {&plain_walk(letters.substr(0, slash)), &plain_walk(letters.substr(slash + 1))};
}

Unit::Unit(std::string_view text)
    : sides(text.front() == 'n'   ? Sides::neutral
            : text.front() == 'w' ? Sides::white
                                  : Sides::black),
      walk(walk_of(text.substr(1, text.size() - 3))),
      square(parse_square(text.substr(text.size() - 2))) {}

Game board(std::string_view units, Side turn, Bitboard holes) {
  auto rules = std::make_shared<Rulebook>();
  Position position;
  std::uint16_t id = 0;
  for (const std::string& word : words_of(units)) {
    const Unit unit(word);
    const Kind kind = rules->kinds().enter_from_diagram(unit.walk);
    const TraitSet traits = rules->kinds()[kind].traits.royal ? royal_bit : 0;
    position.put(unit.square, {kind, unit.sides, ++id, traits});
  }
  rules->compile();
  position.set_holes(holes);
  position.set_turn(turn);
  return Game(std::move(rules), position);
}

std::set<std::string> moves_from(Game& game, Square from) {
  Candidates candidates;
  game.generate(candidates);
  std::set<std::string> moves;
  for (const Candidate& candidate : candidates) {
    if (candidate.from != from) continue;
    if (!candidate.captures()) {
      moves.insert("-" + to_string(candidate.to));
    } else if (candidate.capture == candidate.to) {
      moves.insert("*" + to_string(candidate.to));
    } else {
      moves.insert("*" + to_string(candidate.capture) + "-" + to_string(candidate.to));
    }
  }
  return moves;
}

std::string random_units(Dice& dice, std::string_view walk, Square& from, std::string_view sides) {
  // Some of everything: riders, leapers, hoppers, pawns, units that borrow their powers.
  constexpr std::string_view others[] = {"DU", "Q", "R", "S",  "G", "N",
                                         "LE", "L", "P", "BP", "O", "F"};
  std::string text;
  Bitboard used = 0;
  for (int left = 4 + dice.roll(20); left >= 0; --left) {
    const auto square = static_cast<Square>(dice.roll(square_count));
    if (contains(used, square)) continue;
    const bool first = used == 0;
    used |= bit(square);
    if (first) from = square;
    const std::string_view letters =
        first ? walk : others[static_cast<std::size_t>(dice.roll(std::size(others)))];
    const std::string_view colours = first ? "wb" : sides;
    text += colours[static_cast<std::size_t>(dice.roll(static_cast<int>(colours.size())))];
    text += std::string(letters) + to_string(square) + " ";
  }
  return text;
}

std::set<std::string> set_of(std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  return {words.begin(), words.end()};
}

}  // namespace feerie::test
