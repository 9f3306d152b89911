#include "search/proof/assignment.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

/// The Hungarian algorithm, a task being placed at a time: H. W. Kuhn, "The Hungarian method for
/// the assignment problem", Naval Research Logistics Quarterly 2 (1955); J. Munkres (1957).
namespace feerie {

void Assignment::begin(int tasks, int workers) {
  tasks_ = tasks;
  workers_ = workers;
  task_price_.fill(0);
  worker_price_.fill(0);
  task_of_.fill(0);
}

int Assignment::solve() {
  for (int task = 1; task <= tasks_; ++task) place(task);
  return -worker_price_[0];
}

/// Gives the task to the first worker who does it for nothing, if he is free: no price changes
/// then. Most units stand where they are to stand.
bool Assignment::place_for_nothing(int task) {
  const Line& costs = cost_[static_cast<std::size_t>(task)];
  const auto end = static_cast<std::size_t>(workers_) + 1;
  for (std::size_t worker = 1; worker < end; ++worker) {
    if (costs[worker] != worker_price_[worker]) continue;
    if (task_of_[worker] != 0) return false;
    task_of_[worker] = task;
    return true;
  }
  return false;
}

/// Finds the cheapest chain of workers who hand their tasks on until a free one is reached.
void Assignment::place(int task) {
  if (place_for_nothing(task)) return;
  const auto workers = static_cast<std::size_t>(workers_);
  Line least;
  Line before;
  Line spent;
  std::fill_n(least.begin(), workers + 1, std::numeric_limits<int>::max());
  task_of_[0] = task;
  // Workers from 1 on who have not been reached, and those who have, with number 0.
  std::uint64_t left = (std::uint64_t{2} << workers) - 2;
  std::uint64_t reached = 0;
  std::size_t at = 0;
  int total = 0;
  do {
    reached |= std::uint64_t{1} << at;
    spent[at] = total;
    const auto current = static_cast<std::size_t>(task_of_[at]);
    const Line& costs = cost_[current];
    const int base = total - task_price_[current];
    total = std::numeric_limits<int>::max();
    std::size_t next = 0;
    for (std::uint64_t rest = left; rest != 0; rest &= rest - 1) {
      const auto worker = static_cast<std::size_t>(std::countr_zero(rest));
      const int sum = base + costs[worker] - worker_price_[worker];
      if (sum < least[worker]) {
        least[worker] = sum;
        before[worker] = static_cast<int>(at);
      }
      if (least[worker] < total) {
        total = least[worker];
        next = worker;
      }
    }
    left &= ~(std::uint64_t{1} << next);
    at = next;
  } while (task_of_[at] != 0);
  // Prices change by what has been spent since a worker was reached.
  for (; reached != 0; reached &= reached - 1) {
    const auto worker = static_cast<std::size_t>(std::countr_zero(reached));
    task_price_[static_cast<std::size_t>(task_of_[worker])] += total - spent[worker];
    worker_price_[worker] -= total - spent[worker];
  }
  while (at != 0) {
    const auto previous = static_cast<std::size_t>(before[at]);
    task_of_[at] = task_of_[previous];
    at = previous;
  }
}

}  // namespace feerie
