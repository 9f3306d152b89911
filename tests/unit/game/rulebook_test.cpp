#include "game/rulebook.h"

#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "game/game.h"
#include "game/play.h"
#include "unit/game/one_rule.h"

namespace feerie {
namespace {

using test::game_with;

constexpr Square e1 = 4;
constexpr Square e4 = 28;
constexpr Square e8 = 60;
constexpr Reason turned{"turned", Style::side};

Position two_kings_and(Square square, const Piece& piece) {
  Position position;
  position.put(e1, {king, Sides::white, 1, royal_bit});
  position.put(e8, {king, Sides::black, 2, royal_bit});
  position.put(square, piece);
  return position;
}

int moves_of(Game& game, Square from) {
  int count = 0;
  game.each_move([&](const Move& move) {
    if (move.candidate.from == from) ++count;
    return true;
  });
  return count;
}

const Position with_rook = two_kings_and(e4, {rook, Sides::white, 3, 0});

TEST(Rulebook, AnEmptyBookIsPlain) {
  Rulebook book;
  book.compile();
  EXPECT_TRUE(book.plain());
  EXPECT_FALSE(book.acts_at_all());
  EXPECT_EQ(std::as_const(book).promotion().kinds(Side::white),
            (std::vector<Kind>{queen, knight, rook, bishop}));
}

TEST(Rulebook, ActsRunInTheirStepAndAreTakenBack) {
  Game game = game_with(
      [](Rulebook& book, Arguments&) {
        book.during(Step::recolour, [](Play& play, const Arguments&) {
          play.recolour(play.mover_at(), Sides::black, turned);
        });
      },
      with_rook);
  const Position before = game.position();
  game.each_move([&](const Move& move) {
    EXPECT_TRUE(game.position().at(move.candidate.to).of(Side::black));
    EXPECT_EQ(game.last_effects().back().why, &turned);
    return true;
  });
  EXPECT_EQ(game.position(), before);
}

TEST(Rulebook, ARejectedMoveIsNotLegal) {
  Game game = game_with(
      [](Rulebook& book, Arguments&) {
        book.during(Step::landing, [](Play& play, const Arguments&) {
          if (rank_of(play.mover_at()) != 3) play.reject();
        });
      },
      with_rook);
  EXPECT_EQ(moves_of(game, e4), 7);
  EXPECT_EQ(moves_of(game, e1), 0);
}

TEST(Rulebook, RestrictedUnitsNeitherMoveNorCheck) {
  const auto paralyse = [](Rulebook& book, Arguments&) {
    book.restrict_piece([](Game& game, Square from, Side,
                           const Arguments&) { return game.position().at(from).kind != rook; },
                        moves_and_checks);
  };
  Game game = game_with(paralyse, with_rook);
  EXPECT_EQ(moves_of(game, e4), 0);
  EXPECT_FALSE(game.in_check(Side::black));
  EXPECT_TRUE(game.observed(e8, Side::white, Purpose::observing));
}

TEST(Rulebook, RestrictedMovesAreDroppedForThePurposeOnly) {
  Game game = game_with(
      [](Rulebook& book, Arguments&) {
        book.restrict_move(
            [](Game&, const Candidate& move, Side, const Arguments&) { return !move.captures(); },
            checks_only);
      },
      with_rook);
  EXPECT_FALSE(game.in_check(Side::black));
  EXPECT_TRUE(game.observed(e8, Side::white, Purpose::moving));
}

TEST(Rulebook, WalksAndDeparturesChangeMovesAndChecks) {
  Game as_bishop = game_with(
      [](Rulebook& book, Arguments&) {
        book.walks_as([](Game& game, Square from, Side, KindSet& kinds, const Arguments&) {
          if (game.position().at(from).kind == rook) kinds = KindSet{1} << bishop;
        });
      },
      with_rook);
  EXPECT_FALSE(as_bishop.in_check(Side::black));
  EXPECT_EQ(moves_of(as_bishop, e4), 13);

  Game from_a8 = game_with(
      [](Rulebook& book, Arguments&) {
        book.departs_from([](Game&, Square from, Side, Departures& starts, const Arguments&) {
          if (from == e4) starts.captures = bit(56);
        });
      },
      with_rook);
  EXPECT_TRUE(from_a8.in_check(Side::black));
  // Twelve quiet moves from e4, the capture from a8.
  EXPECT_EQ(moves_of(from_a8, e4), 13);
}

TEST(Rulebook, OfferedAndSelectedMovesAreGenerated) {
  Game game = game_with(
      [](Rulebook& book, Arguments&) {
        book.offer([](Game&, Candidates& moves, const Arguments&) {
          moves.push_back({.from = e1, .to = e4, .type = MoveType::swap});
        });
        book.select([](Game&, Candidates& moves, const Arguments&) {
          std::erase_if(moves, [](const Candidate& move) { return move.type != MoveType::swap; });
        });
      },
      with_rook);
  EXPECT_EQ(moves_of(game, e1), 1);
  EXPECT_EQ(moves_of(game, e4), 0);
}

TEST(Rulebook, VerdictsAndJudgesHaveTheLastWord) {
  Game forbidden = game_with(
      [](Rulebook& book, Arguments&) {
        book.forbid_after(
            [](Game& game, const Arguments&) { return game.position().at(e4).empty(); });
      },
      with_rook);
  EXPECT_EQ(moves_of(forbidden, e4), 0);
  EXPECT_EQ(moves_of(forbidden, e1), 5);

  Game no_check = game_with(
      [](Rulebook& book, Arguments&) {
        book.judge_check([](Game&, Side, bool, const Arguments&) { return false; });
      },
      with_rook);
  EXPECT_FALSE(no_check.in_check(Side::black));
}

/// Counts the moves in the last of so many slots.
int reserve_last(Rulebook& book, int slots) {
  for (int i = 1; i < slots; ++i) book.reserve();
  return book.reserve();
}

void count_moves(Play& play, const Arguments& arguments) {
  const int slot = arguments.as<int>();
  play.remember(slot, static_cast<std::uint16_t>(play.position().memory(slot) + 1));
}

class RulebookMemory : public testing::TestWithParam<int> {};

TEST_P(RulebookMemory, IsTakenBackAndCountsForTheKey) {
  const int last = GetParam() - 1;
  Rulebook book;
  const Condition condition{
      .names = {"Test", "Test", "Test"}, .enrol = [](Rulebook& rules, Arguments& arguments) {
        const int slots = arguments.numbers.front();
        arguments.derived = std::make_shared<const int>(reserve_last(rules, slots));
        rules.during(Step::account, count_moves);
      }};
  Arguments arguments;
  arguments.numbers = {GetParam()};
  book.enrol(condition, arguments);
  book.compile();
  Position start;
  start.provide_memory(book.memory_slots());
  start.put(e1, {king, Sides::white, 1, royal_bit});
  start.put(e8, {king, Sides::black, 2, royal_bit});
  Game game(std::make_shared<const Rulebook>(book), start);
  const std::uint64_t key = game.key();
  std::set<std::uint64_t> keys;
  game.each_move([&](const Move&) {
    EXPECT_EQ(game.position().memory(last), 1);
    game.each_move([&](const Move&) {
      EXPECT_EQ(game.position().memory(last), 2);
      EXPECT_EQ(game.key(), game.position().computed_key());
      return true;
    });
    EXPECT_EQ(game.position().memory(last), 1);
    EXPECT_EQ(game.key(), game.position().computed_key());
    keys.insert(game.key());
    return true;
  });
  EXPECT_EQ(game.position().memory(last), 0);
  EXPECT_EQ(game.key(), key);
  EXPECT_FALSE(keys.contains(key));
}

INSTANTIATE_TEST_SUITE_P(Slots, RulebookMemory, testing::Values(1, near_slots, near_slots + 1, 40));

TEST(Rulebook, ExplainsWhoActsWhere) {
  Rulebook book;
  const Condition condition{
      .names = {"Test", "Test", "Test"}, .enrol = [](Rulebook& rules, Arguments&) {
        rules.during(Step::recolour, [](Play&, const Arguments&) {});
        rules.select([](Game&, Candidates&, const Arguments&) {});
        rules.observes_as([](Game&, Square, Side, KindSet&, const Arguments&) {});
      }};
  book.enrol(condition, {});
  book.compile();
  EXPECT_EQ(book.explain(),
            (std::vector<CompiledRules::Explained>{{"changes as what units observe", "", "Test"},
                                                   {"selects among legal moves", "", "Test"},
                                                   {"acts in step", "recolour", "Test"}}));
}

}  // namespace
}  // namespace feerie
