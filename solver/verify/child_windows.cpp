#include <algorithm>
#include <atomic>
#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include <windows.h>

#include "verify/child.h"

namespace feerie::verify {
namespace {

/// What the thread and whoever waits for it share. It lives as long as one of them.
struct Shared {
  Shared() : ended(CreateEventW(nullptr, TRUE, FALSE, nullptr)) {
    if (ended == nullptr) {
      throw std::system_error(static_cast<int>(GetLastError()), std::system_category(), "event");
    }
  }
  ~Shared() { CloseHandle(ended); }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;

  /// Set when `text` and `how` stay as they are.
  HANDLE ended;
  std::string text;
  ChildEnd::How how = ChildEnd::How::crashed;
};

void do_work(const std::function<std::string()>& work, Shared& shared) {
  using How = ChildEnd::How;
  try {
    shared.text = work();
    shared.how = How::finished;
  } catch (const std::bad_alloc&) {
    shared.how = How::out_of_memory;
  } catch (const std::exception&) {
    shared.how = How::crashed;
  }
  SetEvent(shared.ended);
}

}  // namespace

struct Child::Process {
  std::shared_ptr<Shared> shared = std::make_shared<Shared>();
  std::thread thread;
  /// Had it ended when it was killed?
  bool in_time = false;

  [[nodiscard]] bool has_ended(DWORD milliseconds) const {
    return WaitForSingleObject(shared->ended, milliseconds) == WAIT_OBJECT_0;
  }
};

bool Child::has_own_process() {
  return false;
}

bool ChildEnd::from_outside() const {
  return false;
}

Child::Child(const std::function<std::string()>& work, std::size_t /*memory*/)
    : process_(std::make_shared<Process>()) {
  process_->thread = std::thread([work, shared = process_->shared] { do_work(work, *shared); });
}

std::vector<std::size_t> await_any(const std::vector<const Child*>& children,
                                   std::chrono::milliseconds most) {
  // More of them cannot be waited for at once; those behind are looked at.
  std::vector<HANDLE> events;
  for (const Child* child : children) {
    if (events.size() < MAXIMUM_WAIT_OBJECTS) events.push_back(child->process_->shared->ended);
  }
  const bool one_killed = std::ranges::any_of(children, [](const Child* c) { return c->killed_; });
  WaitForMultipleObjects(static_cast<DWORD>(events.size()), events.data(), FALSE,
                         one_killed ? 0 : static_cast<DWORD>(most.count()));
  std::vector<std::size_t> ready;
  for (std::size_t place = 0; place < children.size(); ++place) {
    if (children[place]->killed_ || children[place]->process_->has_ended(0)) ready.push_back(place);
  }
  return ready;
}

bool Child::read() {
  return killed_ || process_->has_ended(0);
}

void Child::kill() {
  if (std::exchange(killed_, true)) return;
  process_->in_time = process_->has_ended(0);
}

ChildEnd Child::wait() {
  // Work that was told to stop does so soon. Work that was not, or does not hear, goes on beside
  // the program and is ended with it; nobody takes its result.
  constexpr DWORD patience = 2000;
  const std::shared_ptr<Process> process = std::move(process_);
  if (!process->has_ended(killed_ ? patience : INFINITE)) {
    process->thread.detach();
    return {ChildEnd::How::killed, 0};
  }
  process->thread.join();
  if (killed_ && !process->in_time) return {ChildEnd::How::killed, 0};
  text_ = std::move(process->shared->text);
  return {process->shared->how, 0};
}

}  // namespace feerie::verify
