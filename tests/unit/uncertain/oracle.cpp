#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "problem/setup.h"
#include "search/uncertain_lines.h"
#include "unit/search/solved.h"
#include "unit/uncertain/oracle_worlds.h"

namespace feerie::test {
namespace {

constexpr std::string_view letters = "KQRBSP";

/// A unit that is hidden, with the letter of its colour.
struct Guess {
  Side side = Side::white;
  Kind kind = king;
  Square square = no_square;
};

std::optional<Setup> set_up_with(const HiddenDiagram& diagram, const std::vector<Guess>& guesses) {
  std::array<std::string, 2> units{"", ""};
  std::string neutral;
  for (const std::string& unit : diagram.white) units[0] += ' ' + unit;
  for (const std::string& unit : diagram.black) units[1] += ' ' + unit;
  for (const std::string& unit : diagram.neutral) neutral += ' ' + unit;
  for (const Guess& guess : guesses) {
    units[index(guess.side)] += std::string(" ") + letters[guess.kind] + to_string(guess.square);
  }
  std::vector<std::string> lines{"stipulation h#1"};
  if (!diagram.holes.empty()) lines.push_back("condition hole " + diagram.holes);
  std::string pieces = "pieces";
  if (!units[0].empty()) pieces += " white" + units[0];
  if (!units[1].empty()) pieces += " black" + units[1];
  if (!neutral.empty()) pieces += " neutral" + neutral;
  lines.push_back(pieces);
  const Side turn = diagram.white_begins ? Side::white : Side::black;
  auto result = set_up(problem_of(lines), turn);
  if (auto* ready = std::get_if<Setup>(&result)) return *ready;
  return std::nullopt;
}

bool fits(const std::vector<Guess>& guesses, const Guess& guess) {
  const int rank = rank_of(guess.square);
  if (guess.kind == pawn && (rank == 0 || rank == 7)) return false;
  return std::ranges::none_of(guesses,
                              [&](const Guess& other) { return other.square == guess.square; });
}

/// All worlds of the diagram. Each is met once: the units are placed in the order of their squares.
void add_worlds(const HiddenDiagram& diagram, Bitboard squares, std::vector<Guess>& guesses,
                std::vector<HiddenWorld>& worlds) {
  if (static_cast<int>(guesses.size()) == diagram.hidden) {
    const auto ready = set_up_with(diagram, guesses);
    if (!ready) return;
    for (const Side side : {Side::white, Side::black}) {
      if (count_of(ready->position.of(side, king)) != 1) return;
    }
    Game game(ready->rules, ready->position);
    if (game.in_check(opposite(game.turn()))) return;
    HiddenWorld world{game, {}};
    for (const Guess& guess : guesses) world.hidden.insert(guess.square);
    worlds.push_back(std::move(world));
    return;
  }
  for (Bitboard left = squares; left != 0;) {
    const Square square = take_first(left);
    for (const Side side : {Side::white, Side::black}) {
      for (Kind kind = king; kind <= pawn; ++kind) {
        const Guess guess{side, kind, square};
        if (!fits(guesses, guess)) continue;
        guesses.push_back(guess);
        add_worlds(diagram, left, guesses, worlds);
        guesses.pop_back();
      }
    }
  }
}

/// Was the last move made by a pawn?
bool was_pawn(const Game& game) {
  const auto effects = game.last_effects();
  return std::ranges::any_of(effects, [&](const Effect& effect) {
    return effect.op == Effect::Op::move && effect.from == game.last_move().from &&
           effect.before.kind == pawn;
  });
}

/// What is announced of the move just played; nothing if such moves are not made. `hidden`: the
/// hidden units before it, and those behind it.
std::optional<std::string> announced(const Game& game, std::set<Square>& hidden) {
  const Candidate& move = game.last_move();
  const bool by_hidden = hidden.contains(move.from);
  const bool takes_hidden = move.captures() && hidden.contains(move.capture);
  const bool en_passant = move.type == MoveType::en_passant;
  const std::string to = to_string(move.to);
  if (by_hidden) {
    if (takes_hidden || move.castles()) return std::nullopt;
    hidden.erase(move.from);
    hidden.insert(move.to);
    return move.captures() ? "TI~*" + to + (en_passant ? "ep" : "") : "TI~-~";
  }
  const Piece& mover = game.position().at(move.to);
  if (move.castles()) {
    hidden.erase(move.via);
    return file_of(move.to) == 6 ? "0-0" : "0-0-0";
  }
  hidden.erase(move.capture);
  std::string text = to_string(move.from) + to;
  const bool by_pawn = was_pawn(game);
  if (by_pawn && mover.kind != pawn) text += letters[mover.kind];
  if (en_passant) text += "ep";
  return text;
}

/// Makes visible what is the same everywhere; returns the text of it.
std::string reveal(std::vector<HiddenWorld>& worlds) {
  std::string text;
  const std::set<Square> first = worlds.front().hidden;
  for (auto square = first.rbegin(); square != first.rend(); ++square) {
    const Piece& unit = worlds.front().game.position().at(*square);
    const bool known = std::ranges::all_of(worlds, [&](const HiddenWorld& world) {
      const Piece& other = world.game.position().at(*square);
      return world.hidden.contains(*square) && other.sides == unit.sides && other.kind == unit.kind;
    });
    if (!known) continue;
    text += '[' + to_string(*square) + '=' + (unit.of(Side::white) ? 'w' : 'b');
    text += std::string(1, letters[unit.kind]) + ']';
    for (HiddenWorld& world : worlds) world.hidden.erase(*square);
  }
  return text;
}

bool is_mate(HiddenWorld& world) {
  if (!world.game.in_check(world.game.turn())) return false;
  return world.game.each_move([](const Move& /*move*/) { return false; });
}

void search(const std::vector<HiddenWorld>& worlds, int half_moves, Helped helped,
            const std::string& line, std::set<std::string>& found) {
  if (half_moves == 0) {
    if (mates_in_all(worlds)) found.insert(line);
    return;
  }
  const auto announced = announced_in(worlds);
  const auto mates = [](const auto& move) { return mates_in_all(move.second); };
  if (helped == Helped::forced && half_moves == 1 && !std::ranges::all_of(announced, mates)) return;
  if (helped == Helped::reflex && half_moves > 1 && std::ranges::any_of(announced, mates)) return;
  for (const auto& [text, behind] : announced) {
    std::string longer = line;
    if (!longer.empty()) longer += ' ';
    search(behind, half_moves - 1, helped, longer.append(text), found);
  }
}

Bitboard free_squares(const HiddenDiagram& diagram) {
  Bitboard squares = all_squares;
  for (const auto* units : {&diagram.white, &diagram.black, &diagram.neutral}) {
    for (const std::string& unit : *units) squares &= ~bit(parse_square(unit.substr(1)));
  }
  for (std::size_t i = 0; i < diagram.holes.size(); i += 2) {
    squares &= ~bit(parse_square(diagram.holes.substr(i, 2)));
  }
  return squares;
}

}  // namespace

std::vector<HiddenWorld> worlds_of(const HiddenDiagram& diagram) {
  std::vector<HiddenWorld> worlds;
  std::vector<Guess> guesses;
  add_worlds(diagram, free_squares(diagram), guesses, worlds);
  return worlds;
}

std::map<std::string, std::vector<HiddenWorld>> announced_in(
    const std::vector<HiddenWorld>& worlds) {
  std::map<std::string, std::vector<HiddenWorld>> next;
  for (HiddenWorld world : worlds) {
    Game& game = world.game;
    game.each_move([&](const Move& /*move*/) {
      std::set<Square> hidden = world.hidden;
      const auto text = announced(game, hidden);
      if (!text) return true;
      Game behind = game;
      next[*text].push_back({std::move(behind), std::move(hidden)});
      return true;
    });
  }
  std::map<std::string, std::vector<HiddenWorld>> revealed;
  for (auto& [text, behind] : next) {
    const std::string units = reveal(behind);
    revealed.emplace(text + units, std::move(behind));
  }
  return revealed;
}

bool mates_in_all(const std::vector<HiddenWorld>& worlds) {
  return std::ranges::all_of(worlds, [](HiddenWorld world) { return is_mate(world); });
}

std::string key_of(const solution::Announcement& ply) {
  using Type = solution::Announcement::Type;
  std::string text;
  switch (ply.type) {
    case Type::hidden_move:
      text = "TI~-~";
      break;
    case Type::hidden_capture:
      text = "TI~*" + to_string(ply.to) + (ply.en_passant ? "ep" : "");
      break;
    case Type::castling:
      text = file_of(ply.to) == 6 ? "0-0" : "0-0-0";
      break;
    case Type::move:
      text += to_string(ply.from) + to_string(ply.to);
      if (ply.promoted != max_kinds) text += letters[ply.promoted];
      if (ply.en_passant) text += "ep";
      break;
  }
  for (const auto& unit : ply.revealed) {
    text += '[' + to_string(unit.square) + '=' + (unit.side == Side::white ? 'w' : 'b');
    text += std::string(1, letters[unit.kind]) + ']';
  }
  return text;
}

std::optional<uncertain::Knowledge> knowledge_of(const HiddenDiagram& diagram, Watch& watch) {
  const auto ready = set_up_with(diagram, {});
  if (!ready) return std::nullopt;
  const Side turn = diagram.white_begins ? Side::white : Side::black;
  return uncertain::Knowledge({ready->position, turn, corner_squares}, diagram.hidden, &watch);
}

std::set<std::string> lines_by_all_worlds(const HiddenDiagram& diagram, int half_moves,
                                          Helped helped) {
  const auto worlds = worlds_of(diagram);
  std::set<std::string> found;
  if (!worlds.empty()) search(worlds, half_moves, helped, "", found);
  return found;
}

std::set<std::string> lines_by_search(const HiddenDiagram& diagram, int half_moves, Helped helped) {
  Watch watch({});
  auto knowledge = knowledge_of(diagram, watch);
  std::set<std::string> found;
  if (!knowledge) return found;
  LineForm form;
  const Side turn = diagram.white_begins ? Side::white : Side::black;
  for (int i = 0; i < half_moves; ++i) {
    form.movers.push_back(i % 2 == 0 ? turn : opposite(turn));
  }
  if (helped != Helped::freely) {
    form.ending = helped == Helped::forced ? LineForm::Ending::forced : LineForm::Ending::reflex;
    form.ender = form.movers.back();
    form.movers.pop_back();
  }
  UncertainLines(*knowledge, watch, nullptr, [&](const solution::AnnouncedLine& line) {
    std::string text;
    for (const auto& ply : line.plies) text += (text.empty() ? "" : " ") + key_of(ply);
    found.insert(text);
  }).list(form);
  return found;
}

}  // namespace feerie::test
