#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "game/game.h"
#include "search/manner.h"
#include "search/plan.h"
#include "search/prove/series_crew.h"
#include "search/table.h"
#include "search/watch.h"

namespace feerie {

/// Threads that help the one which searches a phase.
///
/// Idea: a companion does all the work of the phase once more, but goes through the first moves
/// from another end, and nobody hears what it finds. What it leaves are the entries of the table,
/// which all share: where the searching thread comes to a move that a companion has been through,
/// it finds the answer there. So the two meet somewhere in the middle, and half of the time is
/// spared ("lazy SMP", as chess programs do it).
///
/// Why nothing changes: an entry of the table is a fact that depends on the position and the play
/// that is left, and on nobody's order (search/prove/prover.h). The searching thread alone finds
/// the solutions, in its own order, and looks after limits; how far a companion has come decides
/// when it is done and nothing else.
///
/// Where there is no table, as under rules whose fact `path_dependent` is set, companions would be
/// in vain. So they are in the last moves of play, which the table is not asked about.
///
/// In series play they first help the search with its levels (search/prove/series_sharing.h).
class Companions {
 public:
  /// What the phase asks for.
  struct Task {
    const Plan& plan;
    const Manner& manner;
    Table& table;
    /// Trees are shown, otherwise lines.
    bool trees = false;
    bool short_cuts = true;
    /// Companions begin when the search has looked at so many positions.
    std::uint64_t positions_alone = 0;
  };

  /// `watch` is that of the search. `game` stands where the phase begins. All that is handed over
  /// must outlive the companions.
  Companions(int count, const Task& task, const Game& game, Watch& watch);
  /// Sends them home and waits until they are gone.
  ~Companions();
  /// Those that wait for levels of series play to be followed on. They do nothing else before it is
  /// dismissed.
  [[nodiscard]] SeriesCrew& crew() { return crew_; }
  Companions(const Companions&) = delete;
  Companions& operator=(const Companions&) = delete;

 private:
  void start();
  void run(int number);
  void explore(Watch& watch, Game& game, int number);

  int count_;
  Task task_;
  Game start_;
  Watch& watch_;
  std::atomic<bool> stop_ = false;
  SeriesCrew crew_;
  std::vector<std::thread> threads_;
};

}  // namespace feerie
