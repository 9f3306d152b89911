#include "search/companions.h"

#include <algorithm>
#include <new>
#include <system_error>

#include "search/outlook_for.h"
#include "search/search.h"

namespace feerie {

Companions::Companions(int count, const Task& task, const Game& game, Watch& watch)
    : count_(count), task_(task), start_(game), watch_(watch) {
  watch_.when_it_takes_long(task.positions_alone, [this] { start(); });
}

Companions::~Companions() {
  watch_.when_it_takes_long(0, {});
  stop_ = true;
  crew_.dismiss(0);
  for (std::thread& thread : threads_) thread.join();
}

void Companions::start() {
  try {
    for (int number = 1; number <= count_; ++number) {
      threads_.emplace_back([this, number] { run(number); });
    }
  } catch (const std::system_error&) {
    // The system grants no more threads: those that there are must do.
    return;
  }
}

void Companions::run(int number) {
  try {
    Limits limits;
    limits.stop = &stop_;
    Watch watch(limits);
    Game game = start_;
    game.wait_with(&watch);
    game.take_short_cuts(task_.short_cuts);
    explore(watch, game, number);
  } catch (const OutOfPatience&) {
    // The searching thread needs no help any more.
    return;
  } catch (const std::bad_alloc&) {
    // It goes on alone. Where it wants memory itself, that is told.
    return;
  }
}

/// Does what `Phases` does, without telling anybody.
void Companions::explore(Watch& watch, Game& game, int number) {
  const FirstMoves nobody_asks;
  Search search(task_.plan, game, task_.manner, task_.table, watch, nobody_asks,
                [](const solution::Line& /*line*/) {});
  // In battle play the order of later moves matters more than that threads do not meet.
  constexpr int deepest_in_lines = 3;
  const Plan::Node& root = task_.plan[0];
  search.begin_elsewhere({number, count_ + 1, root.help_or_series() ? deepest_in_lines : 1});
  // Stories are told once, by the thread that they help.
  const auto outlook =
      task_.short_cuts ? outlook_for(task_.plan, game.rules(), game.position(), never_guided, watch)
                       : nullptr;
  search.prover().set_outlook(outlook.get());
  const bool series = root.play == Plan::Play::series && !task_.trees;
  if (series && number <= SeriesCrew::most_helpers) search.prover().help(crew_, number);
  if (watch.look()) return;
  const Table::Guest guest(task_.table);
  search.lines().begin(0);
  if (task_.trees) {
    search.trees().keep_nothing();
    search.trees().write_keys(0, [](const solution::TreeMove& /*key*/) {});
  } else if (!root.help_or_series()) {
    search.lines().list(0);
  } else {
    // The search has been through the shorter ones of series play with its levels.
    int length = std::max({root.minimum, 1, series ? crew_.length_without_levels() : 0});
    for (; length <= root.maximum && !watch.over(); ++length) search.lines().list_length(0, length);
  }
}

}  // namespace feerie
