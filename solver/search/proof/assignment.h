#pragma once

#include <array>
#include <cstdint>

namespace feerie {

/// The cheapest way to give each task a worker of its own; there may be more workers than tasks.
class Assignment {
 public:
  static constexpr int capacity = 32;
  /// A cost above all that matters: the worker cannot do the task.
  static constexpr int never = 200;

  /// Empties the table of costs; `tasks` <= `workers` <= `capacity`.
  void begin(int tasks, int workers);
  void set_cost(int task, int worker, int cost) { cost_[row(task)][row(worker)] = cost; }
  [[nodiscard]] int cost(int task, int worker) const { return cost_[row(task)][row(worker)]; }
  /// Works the assignment out and returns its cost; at least `never` if there is none.
  int solve();

  /// Prices found by `solve`: `task_price + worker_price <= cost` for each pair, all prices
  /// together are the cost of the assignment, and no worker has a price above 0. So an assignment
  /// in which a worker does a task at the cost c costs `c - task_price - worker_price` more at
  /// least, and one in which a worker does none `-worker_price` more.
  [[nodiscard]] int task_price(int task) const { return task_price_[row(task)]; }
  [[nodiscard]] int worker_price(int worker) const { return worker_price_[row(worker)]; }

 private:
  /// Row and column 0 are used by the algorithm itself.
  using Line = std::array<int, capacity + 1>;
  static std::size_t row(int number) { return static_cast<std::size_t>(number) + 1; }
  bool place_for_nothing(int task);
  void place(int task);

  int tasks_ = 0;
  int workers_ = 0;
  std::array<Line, capacity + 1> cost_{};
  Line task_price_{};
  Line worker_price_{};
  /// The task of each worker; 0 for none.
  Line task_of_{};
};

}  // namespace feerie
