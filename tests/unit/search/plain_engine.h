#pragma once

#include "game/game.h"

namespace feerie::test {

/// An engine that has nothing but what the prover asks for (search/prove/engine.h), and declines
/// whatever only saves time. It lets a `Game` do the work.
class PlainEngine {
 public:
  explicit PlainEngine(Game& game) : game_(game) {}

  class Judging {
   public:
    Judging(PlainEngine& engine, Legality legality) : inner_(engine.game_, legality) {}

   private:
    Game::Judging inner_;
  };
  /// What is known of the danger to the own king: nothing.
  struct Danger {};

  void generate(Candidates& moves) { game_.generate(moves); }
  bool generate_legal(Candidates& moves, Wanted /*wanted*/) {
    game_.generate(moves);
    return false;
  }
  friend int count_replies(PlainEngine& engine, Candidates& room) {
    engine.generate(room);
    return static_cast<int>(room.size());
  }
  template <class Visit>
  bool outcomes(const Candidate& candidate, Visit&& visit, bool /*known_safe*/) {
    ++moves_made_;
    return game_.outcomes(candidate, visit);
  }
  void pass(Pass how) { game_.pass(how); }
  void undo() { game_.undo(); }

  [[nodiscard]] Side turn() const { return game_.turn(); }
  [[nodiscard]] const Position& position() const { return game_.position(); }
  [[nodiscard]] std::uint64_t key() const { return game_.key(); }
  bool in_check(Side side) { return game_.in_check(side); }
  bool has_given_check() { return game_.in_check(turn()); }
  bool legal(Side side) { return game_.legal(side); }
  bool reached(const Goal& goal, Square target) { return game_.reached(goal, target); }

  [[nodiscard]] static Danger own_danger() { return {}; }
  [[nodiscard]] static bool surely_safe(const Danger& /*danger*/, const Candidate& /*move*/) {
    return false;
  }
  static void drop_unforcing(Candidates& /*moves*/) {}
  static void keep_checks(Candidates& /*moves*/) {}
  static void drop_unanswered(Candidates& /*moves*/, const Danger& /*danger*/) {}
  [[nodiscard]] static bool takes_short_cuts() { return false; }
  [[nodiscard]] static bool can_avoid_check() { return false; }
  [[nodiscard]] static int moves_avoiding_check(int /*enough*/) { return 0; }
  [[nodiscard]] static std::uint64_t key_of_memory(const Candidate& /*move*/) { return 0; }
  [[nodiscard]] static bool could_be_listed(const Candidate& /*move*/) { return false; }
  [[nodiscard]] static bool checks_are_seen() { return false; }
  friend bool leads_plainly(const PlainEngine& /*engine*/, const Candidate& /*move*/) {
    return false;
  }

  [[nodiscard]] int moves_made() const { return moves_made_; }

 private:
  Game& game_;
  int moves_made_ = 0;
};

}  // namespace feerie::test
