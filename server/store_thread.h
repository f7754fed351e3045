#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "server/store.h"

// Keeps the waiting for the disk away from the network: one thread that does what it is asked in order. Entries that wait together are
// stored in one transaction, so that a busy server syncs once for many moves.
namespace stele::server {

enum class Stored : std::uint8_t { Yes, Taken, Unknown };  // Taken: another entry has this number

class StoreThread {
 public:
  using Post = std::function<void(std::function<void()>)>;  // how to get back to the thread that asked
  StoreThread(std::unique_ptr<Store>, Post);
  ~StoreThread();  // everything that was asked for is done first
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  // `why` is empty unless it is Unknown.
  void append(Append, std::function<void(Stored, const std::string& why)> then);

  // f(Store&) on the store's thread, then `then(answer, why)` back on ours; `answer` is as made by default if `why` is not empty.
  template <class F, class Then>
  void ask(F f, Then then) {
    using Answer = decltype(f(std::declval<Store&>()));
    push({{}, {}, [this, f = std::move(f), then = std::move(then)](Store& store) mutable {
            Answer answer{};
            std::string why;
            try {
              answer = f(store);
            } catch (const StoreError& e) {
              why = e.what();
            }
            post_([then = std::move(then), answer = std::move(answer), why = std::move(why)]() mutable { then(std::move(answer), why); });
          }});
  }

  bool is_shared() const { return shared_; }
  std::size_t waiting() const;  // how many things are to be done

 private:
  struct Task {
    Append append;
    std::function<void(Stored, const std::string&)> appended;  // set: it is an append
    std::function<void(Store&)> run;
  };
  void push(Task);
  void work();
  void append_all(std::deque<Task>&);

  std::unique_ptr<Store> store_;
  Post post_;
  const bool shared_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> tasks_;
  bool stop_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace stele::server
