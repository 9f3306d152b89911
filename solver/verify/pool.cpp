#include "verify/pool.h"

#include <utility>
#include <vector>

namespace feerie::verify {
namespace {

/// So often it is looked whether work is overdue or to be stopped.
constexpr std::chrono::milliseconds often{200};

}  // namespace

void Pool::add(const std::function<std::string()>& work, Done done) {
  while (!stopped() && tasks_.size() >= static_cast<std::size_t>(settings_.jobs)) wait_for(often);
  if (stopped()) return done({}, {ChildEnd::How::killed, 0});
  tasks_.push_back({Child(work, settings_.memory), std::move(done), Clock::now()});
}

void Pool::wait_for(std::chrono::milliseconds most) {
  std::vector<const Child*> children;
  std::vector<std::list<Task>::iterator> tasks;
  for (auto task = tasks_.begin(); task != tasks_.end(); ++task) {
    children.push_back(&task->child);
    tasks.push_back(task);
  }
  if (children.empty()) return;
  for (const std::size_t ready : await_any(children, most)) {
    if (tasks[ready]->child.read()) conclude(tasks[ready]);
  }
  end_overdue();
}

void Pool::finish() {
  while (!stopped() && !tasks_.empty()) wait_for(often);
  stop();
}

void Pool::stop() {
  for (Task& task : tasks_) task.child.kill();
  while (!tasks_.empty()) conclude(tasks_.begin());
}

void Pool::end_overdue() {
  if (settings_.longest.count() == 0) return;
  for (Task& task : tasks_) {
    // Its pipe is closed then, so that it is found done like any other.
    if (Clock::now() - task.started > settings_.longest) task.child.kill();
  }
}

/// The task is taken out first: what is done with it may add work.
void Pool::conclude(std::list<Task>::iterator task) {
  Task done = std::move(*task);
  tasks_.erase(task);
  const ChildEnd end = done.child.wait();
  done.done(done.child.text(), end);
}

}  // namespace feerie::verify
