#include "search/proof/assignment.h"

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

/// Finds the cheapest chain of workers who hand their tasks on until a free one is reached.
void Assignment::place(int task) {
  const auto workers = static_cast<std::size_t>(workers_);
  Line least;
  Line before;
  std::array<bool, capacity + 1> seen{};
  least.fill(std::numeric_limits<int>::max());
  before.fill(0);
  task_of_[0] = task;
  std::size_t at = 0;
  do {
    seen[at] = true;
    const auto current = static_cast<std::size_t>(task_of_[at]);
    int step = std::numeric_limits<int>::max();
    std::size_t next = 0;
    for (std::size_t worker = 1; worker <= workers; ++worker) {
      if (seen[worker]) continue;
      const int extra = cost_[current][worker] - task_price_[current] - worker_price_[worker];
      if (extra < least[worker]) {
        least[worker] = extra;
        before[worker] = static_cast<int>(at);
      }
      if (least[worker] < step) {
        step = least[worker];
        next = worker;
      }
    }
    for (std::size_t worker = 0; worker <= workers; ++worker) {
      if (seen[worker]) {
        task_price_[static_cast<std::size_t>(task_of_[worker])] += step;
        worker_price_[worker] -= step;
      } else {
        least[worker] -= step;
      }
    }
    at = next;
  } while (task_of_[at] != 0);
  while (at != 0) {
    const auto previous = static_cast<std::size_t>(before[at]);
    task_of_[at] = task_of_[previous];
    at = previous;
  }
}

}  // namespace feerie
