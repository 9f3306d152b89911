#include <algorithm>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "problem/setup.h"
#include "problem/translate.h"
#include "search/outlook_for.h"
#include "search/proof/proof_outlook.h"
#include "search/proof/stories/guide.h"
#include "search/proof/stories/teller.h"
#include "search/search.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Stories must tell of every game that leads to the position asked for.
namespace feerie::test {
namespace {

using stories::Alive;
using stories::alive_key;
using stories::placement_key;
using stories::Player;

/// The positions through which games of just so many half-moves go, found by trying all moves.
class AllGames {
 public:
  AllGames(const Game& game, const Position& aim) : game_(game), aim_(aim) {}

  Alive through(int half_moves) {
    leads_on(half_moves);
    return alive_;
  }

 private:
  /// A move fills one square at most, a castling two.
  [[nodiscard]] int to_fill() const {
    int count = 0;
    for (int number = 0; number < square_count; ++number) {
      const auto at = static_cast<Square>(number);
      const Piece& wanted = aim_.at(at);
      const Piece& unit = game_.position().at(at);
      if (wanted.sides != unit.sides || wanted.kind != unit.kind) count += wanted.empty() ? 0 : 1;
    }
    return count;
  }

  bool leads_on(int half_moves) {
    const std::uint64_t placement = placement_key(game_.position());
    if (half_moves == 0) {
      if (placement != placement_key(aim_)) return false;
      alive_.insert(alive_key(placement, 0));
      return true;
    }
    if (to_fill() > half_moves + 2) return false;
    const auto [known, is_new] =
        known_.try_emplace(alive_key(game_.position().state().key, half_moves), false);
    if (!is_new) return known->second;
    const std::uint64_t key = known->first;
    bool found = false;
    game_.each_move([&](const Move&) {
      found |= leads_on(half_moves - 1);
      return true;
    });
    if (found) alive_.insert(alive_key(placement, half_moves));
    return known_[key] = found;
  }

  Game game_;
  const Position& aim_;
  Alive alive_;
  std::unordered_map<std::uint64_t, bool> known_;
};

/// What stories tell of the games from a position to another one.
Alive told(const Game& game, const Position& aim, int half_moves, const Player::Cuts& cuts = {}) {
  const Position& start = game.position();
  Journeys::Ground ground;
  for (const Side side : {Side::white, Side::black}) {
    const Side enemy = opposite(side);
    ground.captures[index(side)] = count_of(start.of(enemy)) - count_of(aim.of(enemy));
  }
  const Journeys journeys(game.rules(), ground);
  stories::Question question{start, aim, {}, journeys};
  question.moves[index(start.turn())] = (half_moves + 1) / 2;
  question.moves[index(opposite(start.turn()))] = half_moves / 2;
  return stories::tell(question, stories::Effort(500'000, nullptr), cuts).value_or(Alive{0});
}

/// A move at random, a capture if there is one and `captures` is set.
bool play_on(Game& game, bool captures, Dice& dice) {
  std::vector<Move> moves = legal_moves(game);
  const auto quiet = [](const Move& move) { return !move.candidate.captures(); };
  if (captures && !std::ranges::all_of(moves, quiet)) std::erase_if(moves, quiet);
  if (moves.empty()) return false;
  return game.play(moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
}

/// The end of a random game; nothing if there is no move.
std::optional<Game> played(Game game, int half_moves, bool captures, Dice& dice) {
  for (int i = 0; i < half_moves; ++i) {
    if (!play_on(game, captures && dice.roll(2) == 0, dice)) return std::nullopt;
  }
  return game;
}

/// Tells stories of random games and compares them with all games. Returns the number of games
/// that were played.
int compare_with_all_games(const std::string& fen, int half_moves, Dice& dice) {
  const Game game = scene(fen);
  if (Game(game).in_check(opposite(game.turn()))) return 0;
  const auto end = played(game, half_moves, true, dice);
  if (!end) return 0;
  const Alive all = AllGames(game, end->position()).through(half_moves);
  EXPECT_FALSE(all.empty());
  EXPECT_EQ(told(game, end->position(), half_moves), all)
      << fen << " to " << placement(*end) << " in " << half_moves;
  return 1;
}

/// `rich_positions`, and pawns that face each other.
std::vector<std::string> rich_and_facing() {
  std::vector<std::string> positions = rich_positions();
  positions.insert(positions.end(),
                   {"4k3/pppp4/8/8/8/8/PPPP4/4K3 w", "4k3/8/1p1p4/P1P5/1p1p4/P1P5/8/4K3 b"});
  return positions;
}

TEST(Stories, TellOfAllGamesFromRandomPositions) {
  Dice dice = dice_of(20261125);
  int games = 0;
  for (int round = 0; round < 150 && !HasFailure(); ++round) {
    const std::string fen = random_fen(dice, 2 + dice.roll(5));
    games += compare_with_all_games(fen, 2 + dice.roll(3), dice);
  }
  EXPECT_GT(games, 40);
}

TEST(Stories, TellOfAllGamesWithSpecialMoves) {
  Dice dice = dice_of(20261126);
  const std::vector<std::string> rich = rich_and_facing();
  int games = 0;
  for (int round = 0; round < 120 && !HasFailure(); ++round) {
    const std::string& fen = rich[static_cast<std::size_t>(round) % rich.size()];
    games += compare_with_all_games(fen, 3 + dice.roll(3), dice);
  }
  EXPECT_GT(games, 60);
}

using Lines = std::vector<std::vector<Move>>;

/// The lines of a problem in the order in which they are found, 500 at most; `guided`: from how
/// many positions on stories are told.
Lines lines_of(const std::vector<std::string>& text, std::uint64_t guided) {
  const Problem problem = problem_of(text);
  const auto tasks = translate(problem.stipulation, problem.options);
  if (!tasks) throw std::runtime_error("not translated");
  const auto setup = set_up(problem, tasks->actual.starts);
  const auto& ready = std::get<Setup>(setup);
  const Plan plan(*tasks->actual.tree);
  Game game(ready.rules, ready.position);
  Limits limits;
  limits.solutions = 500;
  Watch watch(limits);
  Table table(1U << 24U);
  const Manner manner;
  const FirstMoves first_moves;
  Lines lines;
  Search search(plan, game, manner, table, watch, first_moves, [&](const solution::Line& line) {
    std::vector<Move> moves;
    for (const auto& ply : line.plies) moves.push_back(ply.move);
    lines.push_back(moves);
    watch.count_solution();
  });
  const auto outlook = ProofOutlook::make(plan, game.rules(), game.position(), guided, watch);
  if (outlook == nullptr) throw std::runtime_error("no outlook");
  search.prover().set_outlook(outlook.get());
  search.lines().begin(0);
  search.lines().list(0);
  return lines;
}

void compare_lines(const std::vector<std::string>& text) {
  SCOPED_TRACE(testing::PrintToString(text));
  const Lines unguided = lines_of(text, never_guided);
  EXPECT_FALSE(unguided.empty());
  EXPECT_EQ(lines_of(text, 0), unguided);
}

TEST(Stories, ChangeNothingInProofGames) {
  Dice dice = dice_of(20261127);
  const Game array = scene("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
  for (int half_moves = 4; half_moves <= 12 && !HasFailure(); ++half_moves) {
    const auto end = played(array, half_moves, true, dice);
    ASSERT_TRUE(end);
    const std::string length = std::to_string(half_moves / 2) + (half_moves % 2 == 0 ? "" : ".5");
    for (const char* exact : {"", "exact-"}) {
      compare_lines(
          {"stipulation " + std::string(exact) + "dia" + length, "forsyth " + placement(*end)});
    }
  }
}

TEST(Stories, ChangeNothingWhereTheStartIsGiven) {
  Dice dice = dice_of(20261128);
  const std::vector<std::string> rich = rich_and_facing();
  for (int round = 0; round < 40 && !HasFailure(); ++round) {
    const std::string& fen = rich[static_cast<std::size_t>(round) % rich.size()];
    const Game game = scene(fen);
    const int half_moves = 5 + dice.roll(4);
    const auto end = played(game, half_moves, round % 2 == 0, dice);
    if (!end) continue;
    std::vector<std::string> lines{"forsyth " + fen.substr(0, fen.find(' ')),
                                   "stipulation exact-a=>b" + std::to_string(half_moves / 2) +
                                       (half_moves % 2 == 0 ? "" : ".5"),
                                   "forsyth " + placement(*end)};
    if (game.turn() == Side::white) lines.emplace_back("option WhiteToPlay");
    compare_lines(lines);
  }
}

/// A game in which a cut that was a little too strong would lose something.
struct Edge {
  const char* title;
  const char* start;
  std::vector<std::string> moves;
};

std::ostream& operator<<(std::ostream& out, const Edge& edge) {
  return out << edge.title;
}

class StoriesOnTheEdge : public testing::TestWithParam<Edge> {};

TEST_P(StoriesOnTheEdge, LoseNothing) {
  Game game = scene(GetParam().start);
  const Game start = game;
  for (const std::string& move : GetParam().moves) play(game, move);
  const int half_moves = static_cast<int>(GetParam().moves.size());
  const Alive all = AllGames(start, game.position()).through(half_moves);
  ASSERT_GT(all.size(), GetParam().moves.size());
  EXPECT_EQ(told(start, game.position(), half_moves), all);
  for (int number = 0; number < 4; ++number) {
    Player::Cuts cuts;
    bool* const each[] = {&cuts.budget, &cuts.staying, &cuts.facing, &cuts.solo};
    *each[number] = false;
    EXPECT_EQ(told(start, game.position(), half_moves, cuts), all) << "without cut " << number;
  }
}

const std::vector<Edge> edges{
    {"a knight makes way and comes back with the last two moves to spare",
     "7k/8/8/8/8/8/PPP5/KN6 w",
     {"b1c3", "h8g8", "a1b1", "g8h8", "b1c1", "h8g8", "c3b1"}},
    {"a pawn captures from its last free square before the other one",
     "4k3/8/8/4p3/8/8/3PP3/4K3 w",
     {"e2e4", "e8d8", "d2d4", "e5d4"}},
    {"pawns that stay come to face each other", "4k3/4p3/8/8/8/8/4P3/4K3 w", {"e2e4", "e7e5"}},
    {"a pawn goes past one that has left the file",
     "4k3/3pp3/8/8/8/8/3PP3/4K3 w",
     {"d2d4", "e7e5", "e2e3", "e5d4", "e3e4", "d4d3"}},
    {"a pawn that is captured lets another one past",
     "1n2k3/4p3/8/8/8/8/4P3/4K3 w",
     {"e2e4", "b8c6", "e4e5", "c6e5", "e1f1", "e7e6"}},
    {"a king comes to a square that its enemy guards no more",
     "4k3/8/8/8/8/3p4/8/2K5 w",
     {"c1b1", "d3d2", "b1c2"}},
    {"a unit captures where it has stood", "4k3/8/8/8/8/2n5/8/1N2K3 w", {"b1d2", "c3b1", "d2b1"}},
    {"the unit that captures is captured on another square",
     "4k3/8/2n5/8/3P4/8/2N5/4K3 b",
     {"c6d4", "e1d1", "d4c2", "d1c2"}},
    {"a pawn promotes with a capture and goes on",
     "1n2k3/P7/8/8/8/8/8/4K3 w",
     {"a7b8", "e8f7", "b8b3"}},
    {"a unit is captured where it has promoted", "4k3/P7/8/8/4b3/8/8/4K3 w", {"a7a8", "e4a8"}},
    {"castling, after which the king goes on", "4k3/8/8/8/8/8/8/R3K2R w", {"e1g1", "e8e7", "g1h1"}},
    {"a capture en passant", "4k3/3p4/8/4P3/8/8/8/4K3 b", {"d7d5", "e5d6"}},
};

INSTANTIATE_TEST_SUITE_P(Edges, StoriesOnTheEdge, testing::ValuesIn(edges));

TEST(Stories, AreNotToldWhereRulesAreNotOrthodox) {
  Watch patience{Limits{}};
  const auto guided = [&](std::string_view fen, const std::vector<std::string>& setting) {
    Game game = scene_with(fen, setting);
    const Journeys journeys(game.rules(), Journeys::Ground{});
    return stories::Guide::make(game.rules(), game.position(), game.position(), journeys, 0,
                                patience) != nullptr;
  };
  EXPECT_TRUE(guided("4k3/8/8/8/8/8/8/4K2R w K", {}));
  EXPECT_FALSE(guided("4k3/8/8/8/8/8/8/4K2R w K", {"condition Circe"}));
  EXPECT_FALSE(guided("4k3/8/8/8/8/8/8/4K2R w K", {"condition Checkless"}));
  EXPECT_FALSE(guided("4k3/8/8/8/8/8/8/4K2G w", {}));
  EXPECT_FALSE(guided("4k3/8/8/8/8/8/8/7R w", {}));
  EXPECT_FALSE(guided("4k3/P7/8/8/8/8/8/P3K3 w", {}));
}

TEST(Stories, AreGivenUpWhenTheyTakeTooLong) {
  const Game game = scene("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
  const Journeys journeys(game.rules(), Journeys::Ground{});
  const stories::Question question{game.position(), game.position(), {4, 4}, journeys};
  EXPECT_TRUE(stories::tell(question, stories::Effort(1'000'000, nullptr)));
  EXPECT_FALSE(stories::tell(question, stories::Effort(100, nullptr)));
}

}  // namespace
}  // namespace feerie::test
