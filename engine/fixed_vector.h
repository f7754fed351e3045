#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <type_traits>

namespace stele {

// A vector with its storage inside, so that a state made of these is cloned with one memcpy.
// Running out of room is a bug in our bound on the game, never a rule of the game: it asserts.
template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(Capacity <= std::numeric_limits<std::uint16_t>::max());
  using Size = std::conditional_t<(Capacity < 256 && alignof(T) == 1), std::uint8_t, std::uint16_t>;

 public:
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr void push_back(T value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  constexpr void append(std::span<const T> more) {
    assert(size_ + more.size() <= Capacity);
    std::copy(more.begin(), more.end(), items_.begin() + size_);
    size_ = static_cast<Size>(size_ + more.size());
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    T value = items_[--size_];
    items_[size_] = T{};  // unused slots stay as they began, so equal states are equal byte for byte
    return value;
  }
  constexpr void clear() {
    std::fill(begin(), end(), T{});
    size_ = 0;
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1u]; }
  constexpr const T& back() const { return (*this)[size_ - 1u]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  constexpr bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }

  bool operator==(const FixedVector&) const = default;

 private:
  std::array<T, Capacity> items_{};
  Size size_ = 0;
};

// The options of one decision: filled once, read once, never part of a state. Its slots are left
// uninitialised, because clearing them would cost more than listing the options.
template <class Option, std::size_t Capacity>
class OptionList {
  static_assert(std::is_trivially_copyable_v<Option>);

 public:
  using value_type = Option;
  OptionList() {}  // NOLINT: `items_` stays uninitialised on purpose

  void push_back(Option o) {
    assert(size_ < Capacity);
    std::construct_at(items_ + size_++, o);
  }
  const Option& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  const Option* begin() const { return items_; }
  const Option* end() const { return items_ + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool contains(const Option& o) const {
    for (const Option& item : *this)
      if (item == o) return true;
    return false;
  }

 private:
  union {  // a union member is not constructed
    Option items_[Capacity];
  };
  std::size_t size_ = 0;
};

}  // namespace stele
