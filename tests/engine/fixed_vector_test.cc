#include "engine/fixed_vector.h"

#include <gtest/gtest.h>

#include <cstring>

#include "engine/ids.h"

namespace stele {
namespace {

TEST(FixedVector, EqualVectorsAreEqualByteForByte) {
  FixedVector<std::uint8_t, 9> a, b;
  a.push_back(1);
  a.push_back(7);
  a.pop_back();
  b.push_back(1);
  EXPECT_EQ(a, b);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  a.clear();
  EXPECT_TRUE(a.empty());
  EXPECT_EQ(sizeof(a), 10u) << "the size takes one byte where that is enough";
}

TEST(FixedVector, PoppedIdsAreNoneAgain) {
  FixedVector<PlayerId, 3> v;
  v.push_back(PlayerId{2});
  v.pop_back();
  EXPECT_TRUE(v.begin()->is_none());
  EXPECT_FALSE(v.contains(PlayerId{2}));
}

TEST(OptionList, ListsInTheOrderOfPushing) {
  OptionList<int, 4> list;
  list.push_back(3);
  list.push_back(1);
  EXPECT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0], 3);
  EXPECT_TRUE(list.contains(1));
  EXPECT_FALSE(list.contains(2));
}

}  // namespace
}  // namespace stele
