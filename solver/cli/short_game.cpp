#include "cli/short_game.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <variant>

#include <fmt/format.h>

#include "output/replay.h"
#include "problem/quiet_listener.h"
#include "problem/stipulation_text.h"
#include "report/moves.h"
#include "retro/past.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

constexpr int longest_game = 20;
/// How often a search may ask whether it is to go on. It asks every few hundred positions.
constexpr int most_questions = 400;
constexpr std::size_t memory = std::size_t{16} << 20U;

/// Hears games, and keeps the first one that leaves the rights of the diagram.
class Hearer : public QuietListener {
 public:
  explicit Hearer(const Position& wanted) : wanted_(wanted) {}

  [[nodiscard]] const std::optional<std::string>& game() const { return game_; }

  void begin_problem(const Problem& problem) override { problem_ = &problem; }
  void begin_phase(const PhaseStart& start) override { playing_ = start.game; }
  void line(const solution::Line& line) override {
    if (game_ || !leaves_rights(line, 0)) return;
    report::MoveTeller teller(*playing_, lettering_of(*problem_, *playing_), false);
    std::string text;
    for (const report::ShownPly& ply : teller.line(line).plies) {
      if (!text.empty()) text += ' ';
      if (ply.number > 0) text += fmt::format("{}.", ply.number);
      text += ply.move.played;
    }
    game_ = std::move(text);
  }

 private:
  /// Do the half-moves from number `next` on end with all rights that the diagram has?
  bool leaves_rights(const solution::Line& line, std::size_t next) {
    if (next < line.plies.size()) {
      bool leaves = false;
      during_ply(*playing_, line.plies[next], [&] { leaves = leaves_rights(line, next + 1); });
      return leaves;
    }
    const State& end = playing_->position().state();
    const State& wanted = wanted_.state();
    const bool same_step = wanted.ep_squares == 0 || (wanted.ep_squares == end.ep_squares &&
                                                      wanted.ep_victim == end.ep_victim);
    return end.turn == wanted.turn && (wanted.fresh & ~end.fresh) == 0 && same_step;
  }

  const Position& wanted_;
  const Problem* problem_ = nullptr;
  Game* playing_ = nullptr;
  std::optional<std::string> game_;
};

/// The problem that asks for a game of so many half-moves.
std::optional<Problem> proof_game(const Problem& problem, int half_moves) {
  const std::string text = fmt::format("dia{}{}", half_moves / 2, half_moves % 2 == 0 ? "" : ".5");
  const auto parsed = stipulation::parse(text);
  const auto* dia = std::get_if<stipulation::Parsed>(&parsed);
  if (dia == nullptr) return std::nullopt;
  Problem asked = problem;
  asked.twins.clear();
  asked.fen = {};
  asked.options = {};
  asked.options.no_board = true;
  asked.stipulation = dia->stipulation;
  return asked;
}

}  // namespace

std::optional<std::string> short_game(const Problem& problem, const Setup& setup) {
  if (retro::begins_game(*setup.rules, setup.position)) return "";
  int questions_left = most_questions;
  std::atomic<bool> stop = false;
  SolveSettings settings;
  settings.limits.memory = memory;
  settings.limits.stop = &stop;
  settings.progress_interval = std::chrono::milliseconds(0);
  settings.progress = [&](const SearchProgress& /*progress*/) {
    if (--questions_left <= 0) stop = true;
  };
  const int first = setup.position.turn() == Side::white ? 2 : 1;
  for (int half_moves = first; half_moves <= longest_game && !stop; half_moves += 2) {
    const auto asked = proof_game(problem, half_moves);
    if (!asked) return std::nullopt;
    Hearer hearer(setup.position);
    if (!solve(*asked, settings, hearer)) return std::nullopt;
    if (hearer.game()) return hearer.game();
  }
  return std::nullopt;
}

}  // namespace feerie::cli
