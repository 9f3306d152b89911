#include "search/proof/rests.h"

#include <algorithm>

#include "problem/stipulation_words.h"

namespace feerie {

Rests::Rests(const Plan& plan) : plan_(plan) {
  for (int node = 0; node < plan.size(); ++node) rests_.push_back(behind(node));
}

bool Rests::any() const {
  return std::ranges::any_of(rests_, [](const auto& rest) { return rest.has_value(); });
}

std::optional<Rests::Rest> Rests::of(const Plan::Link& link) const {
  const Plan::Node& inner = plan_[link.node];
  if (inner.type == Plan::Type::goal) {
    const bool asked =
        stipulation::is_proof_game(*inner.goal) || stipulation::is_a_to_b(*inner.goal);
    return asked ? std::optional<Rest>(Rest{}) : std::nullopt;
  }
  if (!inner.help_or_series()) return std::nullopt;
  const auto rest = behind(link.node);
  if (!rest) return std::nullopt;
  const int more = std::max(rest->next, rest->last);
  const bool series = inner.play == Plan::Play::series;
  const int length = inner.maximum;
  return Rest{more + (series ? length : (length + 1) / 2), more + (series ? 0 : length / 2)};
}

std::optional<Rests::Rest> Rests::behind(int node) const {
  const Plan::Node& branch = plan_[node];
  if (!branch.help_or_series()) return std::nullopt;
  Rest most;
  for (const Plan::Behind& behind : branch.behind) {
    for (const auto* links : {&behind.leaves, &behind.forks}) {
      for (const Plan::Link& link : *links) {
        const auto rest = of(link);
        if (!rest) return std::nullopt;
        most.next = std::max(most.next, rest->next);
        most.last = std::max(most.last, rest->last);
      }
    }
  }
  return most;
}

bool Rests::exact(int node) const {
  const auto& rest = rests_[static_cast<std::size_t>(node)];
  return rest && plan_[node].play != Plan::Play::series && rest->next == 0 && rest->last == 0;
}

std::optional<std::array<int, 2>> Rests::moves_left(int node, Side turn, int length) const {
  const auto& rest = rests_[static_cast<std::size_t>(node)];
  if (!rest) return std::nullopt;
  const bool series = plan_[node].play == Plan::Play::series;
  std::array<int, 2> moves{};
  moves[index(turn)] = series ? length : (length + 1) / 2;
  moves[index(opposite(turn))] = series ? 0 : length / 2;
  const Side last = series || length % 2 != 0 ? turn : opposite(turn);
  moves[index(last)] += rest->last;
  moves[index(opposite(last))] += rest->next;
  return moves;
}

}  // namespace feerie
