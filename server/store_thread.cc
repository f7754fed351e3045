#include "server/store_thread.h"

namespace stele::server {

StoreThread::StoreThread(std::unique_ptr<Store> store, Post post)
    : store_(std::move(store)), post_(std::move(post)), shared_(store_->is_shared()), thread_([this] { work(); }) {}

StoreThread::~StoreThread() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void StoreThread::push(Task task) {
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
}

void StoreThread::append(Append append, std::function<void(Stored, const std::string&)> then) {
  push({std::move(append), std::move(then), {}});
}

std::size_t StoreThread::waiting() const {
  const std::lock_guard lock(mutex_);
  return tasks_.size();
}

void StoreThread::work() {
  for (;;) {
    std::deque<Task> tasks;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stop_ || !tasks_.empty(); });
      if (tasks_.empty()) return;
      tasks.swap(tasks_);
    }
    // Appends that stand next to each other go together; the order of everything stays as it was asked.
    std::deque<Task> together;
    for (Task& task : tasks) {
      if (task.appended) {
        together.push_back(std::move(task));
        continue;
      }
      append_all(together);
      task.run(*store_);
    }
    append_all(together);
  }
}

void StoreThread::append_all(std::deque<Task>& together) {
  if (together.empty()) return;
  std::vector<Append> appends;
  for (const Task& t : together) appends.push_back(t.append);
  const auto try_to = [&](std::size_t from, std::size_t n) {
    std::vector<bool> stored;
    std::string why;
    try {
      stored = store_->append(std::span(appends).subspan(from, n));
    } catch (const StoreError& e) {
      why = e.what();
    }
    if (!why.empty() && n > 1) return false;
    for (std::size_t i = 0; i < n; ++i) {
      const Stored outcome = !why.empty() ? Stored::Unknown : stored[i] ? Stored::Yes : Stored::Taken;
      post_([then = std::move(together[from + i].appended), outcome, why] { then(outcome, why); });
    }
    return true;
  };
  // One table that somebody else holds must not keep the others from being stored: after a failure each by itself.
  if (!try_to(0, appends.size()))
    for (std::size_t i = 0; i < appends.size(); ++i) try_to(i, 1);
  together.clear();
}

}  // namespace stele::server
