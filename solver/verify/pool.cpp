#include "verify/pool.h"

#include <utility>
#include <vector>

#include <poll.h>

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
  std::vector<pollfd> waiting;
  std::vector<std::list<Task>::iterator> tasks;
  for (auto task = tasks_.begin(); task != tasks_.end(); ++task) {
    waiting.push_back({task->child.descriptor(), POLLIN, 0});
    tasks.push_back(task);
  }
  if (waiting.empty()) return;
  if (poll(waiting.data(), waiting.size(), static_cast<int>(most.count())) > 0) {
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (waiting[i].revents != 0 && tasks[i]->child.read()) conclude(tasks[i]);
    }
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
