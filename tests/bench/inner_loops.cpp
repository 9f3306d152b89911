// How long the inner loops take, by Google Benchmark. Built with -DFEERIE_BENCHMARKS=ON:
//   build/release/tests/inner_loops --benchmark_filter=PlayAndTakeBack
// Times are for comparing two builds on one machine; nothing fails because of them.
#include <cstdint>
#include <string>

#include <benchmark/benchmark.h>

#include "game/perft.h"
#include "game/replies.h"
#include "position/hash.h"
#include "search/table.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

constexpr const char* middle_game =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w -";

void list_legal_moves(benchmark::State& state) {
  Game game = scene(middle_game);
  Candidates moves;
  for ([[maybe_unused]] const auto& step : state) {
    game.generate_legal(moves);
    benchmark::DoNotOptimize(moves.data());
  }
}
BENCHMARK(list_legal_moves)->Name("ListLegalMoves");

void count_legal_moves(benchmark::State& state) {
  Game game = scene(middle_game);
  Candidates room;
  for ([[maybe_unused]] const auto& step : state) {
    benchmark::DoNotOptimize(count_replies(game, room));
  }
}
BENCHMARK(count_legal_moves)->Name("CountLegalMoves");

/// Each legal move of the middle game is played, judged and taken back; an item is a move.
void play_and_take_back(benchmark::State& state, const std::string& condition) {
  Game game = scene(middle_game, condition);
  std::int64_t moves = 0;
  for ([[maybe_unused]] const auto& step : state) {
    game.each_move([&moves](const Move& /*move*/) {
      ++moves;
      return true;
    });
  }
  state.SetItemsProcessed(moves);
}
BENCHMARK_CAPTURE(play_and_take_back, orthodox, "")->Name("PlayAndTakeBack/orthodox");
BENCHMARK_CAPTURE(play_and_take_back, circe, "Circe")->Name("PlayAndTakeBack/Circe");
BENCHMARK_CAPTURE(play_and_take_back, madrasi, "Madrasi")->Name("PlayAndTakeBack/Madrasi");
BENCHMARK_CAPTURE(play_and_take_back, annan, "AnnanChess")->Name("PlayAndTakeBack/AnnanChess");
BENCHMARK_CAPTURE(play_and_take_back, isardam, "Isardam")->Name("PlayAndTakeBack/Isardam");

void count_lines(benchmark::State& state) {
  Game game = scene(middle_game);
  constexpr int depth = 3;
  std::uint64_t lines = 0;
  for ([[maybe_unused]] const auto& step : state) lines += perft(game, depth);
  state.SetItemsProcessed(static_cast<std::int64_t>(lines));
}
BENCHMARK(count_lines)->Name("Perft")->Unit(benchmark::kMillisecond);

/// Questions to a table of this many entries, in no order: each is a cache miss if it is large.
void ask_table(benchmark::State& state) {
  const auto entries = static_cast<std::uint64_t>(state.range(0));
  Table table(std::size_t{1} << 30U);
  for (std::uint64_t i = 0; i < entries; ++i) table.store(hash::mix(i), 1, 1);
  std::uint64_t asked = 0;
  for ([[maybe_unused]] const auto& step : state) {
    benchmark::DoNotOptimize(table.find(hash::mix(hash::mix(++asked) % entries)));
  }
}
BENCHMARK(ask_table)->Name("AskTable")->Arg(1 << 10)->Arg(1 << 22);

}  // namespace
}  // namespace feerie::test

BENCHMARK_MAIN();
