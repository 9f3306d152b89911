#include "search/proof/assignment.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_play.h"

namespace feerie::test {
namespace {

using Costs = std::vector<std::vector<int>>;

/// The cheapest assignment, by trying all of them.
int cheapest(const Costs& costs, std::size_t task, std::vector<bool>& busy) {
  if (task == costs.size()) return 0;
  int least = 1000000;
  for (std::size_t worker = 0; worker < busy.size(); ++worker) {
    if (busy[worker]) continue;
    busy[worker] = true;
    least = std::min(least, costs[task][worker] + cheapest(costs, task + 1, busy));
    busy[worker] = false;
  }
  return least;
}

TEST(Assignment, CostsAsLittleAsTheCheapestOfAll) {
  Dice dice(1);
  for (int round = 0; round < 300; ++round) {
    const int tasks = 1 + dice.roll(4);
    const int workers = tasks + dice.roll(3);
    Costs costs(static_cast<std::size_t>(tasks),
                std::vector<int>(static_cast<std::size_t>(workers)));
    Assignment assignment;
    assignment.begin(tasks, workers);
    for (int task = 0; task < tasks; ++task) {
      for (int worker = 0; worker < workers; ++worker) {
        const int cost = dice.roll(6) == 0 ? Assignment::never : dice.roll(5);
        costs[static_cast<std::size_t>(task)][static_cast<std::size_t>(worker)] = cost;
        assignment.set_cost(task, worker, cost);
      }
    }
    std::vector<bool> busy(static_cast<std::size_t>(workers), false);
    const int cost = assignment.solve();
    EXPECT_EQ(cost, cheapest(costs, 0, busy));
    int prices = 0;
    for (int worker = 0; worker < workers; ++worker) {
      EXPECT_LE(assignment.worker_price(worker), 0);
      prices += assignment.worker_price(worker);
      for (int task = 0; task < tasks; ++task) {
        EXPECT_LE(assignment.task_price(task) + assignment.worker_price(worker),
                  costs[static_cast<std::size_t>(task)][static_cast<std::size_t>(worker)]);
      }
    }
    for (int task = 0; task < tasks; ++task) prices += assignment.task_price(task);
    EXPECT_EQ(prices, cost);
  }
}

TEST(Assignment, NothingToDoCostsNothing) {
  Assignment assignment;
  assignment.begin(0, 3);
  EXPECT_EQ(assignment.solve(), 0);
}

}  // namespace
}  // namespace feerie::test
