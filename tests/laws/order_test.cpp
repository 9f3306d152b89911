#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/order_of_rules.h"

/// The order in which rules act is one list of all of them (variants/order_of_rules.cpp).
namespace feerie::test {
namespace {

template <class Rule>
void expect_each_once(std::span<const std::string_view> list) {
  std::set<std::string_view> supported;
  for (const Rule* rule : Catalogue<Rule>::all()) {
    if (rule->enrol != nullptr) supported.insert(rule->names.english);
  }
  EXPECT_FALSE(supported.empty());
  std::set<std::string_view> listed;
  for (const std::string_view name : list) {
    EXPECT_TRUE(listed.insert(name).second) << name << " is listed twice";
    EXPECT_TRUE(supported.contains(name)) << name << " is listed and has no rule";
  }
  for (const std::string_view name : supported) {
    EXPECT_TRUE(listed.contains(name)) << name << " is missing in variants/order_of_rules.cpp";
  }
}

TEST(OrderOfRules, HasEachRuleOnce) {
  ASSERT_EQ(Catalogue<OrderOfRules>::all().size(), 1U);
  const OrderOfRules& order = *Catalogue<OrderOfRules>::all().front();
  expect_each_once<Condition>(order.conditions);
  expect_each_once<GameOption>(order.options);
  expect_each_once<Trait>(order.attributes);
}

TEST(OrderOfRules, IsNotThatOfPrintedLists) {
  const OrderOfRules& order = *Catalogue<OrderOfRules>::all().front();
  const auto* first = Catalogue<Condition>::named(order.conditions[0]);
  const auto* second = Catalogue<Condition>::named(order.conditions[1]);
  EXPECT_EQ(rule_order::number_of(*first), 0U);
  EXPECT_EQ(rule_order::number_of(*second), 1U);
  Condition renumbered = *first;
  renumbered.place = second->place + 1;
  EXPECT_EQ(rule_order::number_of(renumbered), 0U);
}

}  // namespace
}  // namespace feerie::test
