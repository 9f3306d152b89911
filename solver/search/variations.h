#pragma once

#include <algorithm>
#include <iterator>

#include "search/prove.h"

/// The variations of battle play: what is shown behind a move, and which goals it has reached.
/// docs/search.md gives the rules.
namespace feerie {

template <Engine E>
template <class Then>
bool Searcher<E>::replay(const Move& move, Then&& then) {
  const Visiting visiting(passed_, depth_);
  Listed listed(lists_);
  Candidates& moves = *listed;
  engine_.generate(moves);
  // The same move may capture now, or not capture any more.
  const Candidate& wanted = move.candidate;
  const auto found = std::ranges::find_if(moves, [&wanted](const Candidate& other) {
    return other.from == wanted.from && other.to == wanted.to && other.type == wanted.type &&
           other.via == wanted.via && other.via_to == wanted.via_to && other.extra == wanted.extra;
  });
  if (found == moves.end()) return false;
  // Where it captures now, or not any more, what is forced behind the capture is no part of it.
  const bool otherwise = found->captures() != wanted.captures();
  bool result = false;
  int ways = 0;
  engine_.outcomes(*found, [&](const Move& played) {
    const bool same = played.choices == move.choices;
    if (same || otherwise) result = (same || ++ways == 1) && then();
    return !same && ways < 2;
  });
  return result;
}

/// Where the move just played has taken the unit.
template <Engine E>
Square Searcher<E>::end_of_last_move() const {
  return end_of_move(engine_.last_effects(), engine_.last_move().from);
}

/// The goals of an expression that are reached, for their signs.
template <Engine E>
void Searcher<E>::collect_reached(int node, std::vector<const Goal*>& reached) {
  const Plan::Node& asked = plan_[node];
  if (asked.type == Plan::Type::goal) {
    if (goal_reached(asked)) reached.push_back(asked.goal);
  } else if (asked.type == Plan::Type::conjunction || asked.type == Plan::Type::disjunction) {
    collect_reached(asked.left, reached);
    collect_reached(asked.right, reached);
  }
}

/// The goals reached by the move just played.
template <Engine E>
std::vector<const Goal*> Searcher<E>::reached_goals(int node, int letter) {
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
  std::vector<const Goal*> reached;
  for (const Plan::Link& leaf : behind.leaves) collect_reached(leaf.node, reached);
  if (!reached.empty()) return reached;
  for (const Plan::Link& fork : behind.forks) {
    if (!fork.hidden && holds(fork.node)) collect_reached(fork.node, reached);
  }
  return reached;
}

/// The endings of play behind a letter as nodes: the goals reached for the move itself are not
/// among them, only moves of forks.
template <Engine E>
std::vector<solution::Node> Searcher<E>::endings(int node, int letter) {
  std::vector<solution::Node> shown;
  for (const Plan::Link& fork : plan_[node].behind[static_cast<std::size_t>(letter)].forks) {
    const Plan::Node& inner = plan_[fork.node];
    if (fork.hidden || inner.type != Plan::Type::branch || !holds(fork.node)) continue;
    const Span span{inner.maximum, inner.minimum};
    if (inner.play == Plan::Play::attack) {
      auto more = continuations(fork.node, {shortest_attack(fork.node, span), span.minimum});
      std::ranges::move(more, std::back_inserter(shown));
    } else if (inner.play == Plan::Play::defence) {
      show_defences(fork.node, span, {}, shown, false);
    }
  }
  return shown;
}

template <Engine E>
void Searcher<E>::show_attack(int node, Span span, solution::Node& shown) {
  const Plan::Node& branch = plan_[node];
  const int letter = branch.attacker();
  shown.reached = reached_goals(node, letter);
  if (!shown.reached.empty() || !variations_) return;
  if (ending(node, letter, span, true) == Ending::reached) {
    shown.replies = endings(node, letter);
    return;
  }
  show_quiet_attack(node, span, shown, false);
}

/// Threats and defences, play not having ended.
template <Engine E>
void Searcher<E>::show_quiet_attack(int node, Span span, solution::Node& shown, bool post_key) {
  const Plan::Node& branch = plan_[node];
  const int letter = branch.attacker();
  const Span rest = span.next();
  Threats threats;
  const bool quiet = rest.left >= branch.needed[static_cast<std::size_t>(letter)] &&
                     !engine_.in_check(engine_.turn());
  if (quiet && threats_) {
    after_pass(
        [&] {
          threats.length = shortest_attack(node, rest);
          if (threats.length == 0) return true;
          shown.threats = continuations(node, {threats.length, rest.minimum});
          for (const solution::Node& threat : shown.threats) {
            Square& end = threats.ends.emplace_back(threat.move.candidate.to);
            replay(threat.move, [&] {
              end = end_of_last_move();
              return true;
            });
          }
          return true;
        },
        Pass::imagined);
    shown.aim = shown.threats.empty() ? solution::Aim::zugzwang : solution::Aim::threat;
  }
  threats.moves = shown.threats;
  show_defences(node, span, threats, shown.replies, post_key);
}

/// Do all threats succeed although the defence has been played?
template <Engine E>
bool Searcher<E>::still_works(int node, const Threats& threats) {
  if (!allowed(node, plan_[node].defender())) return false;
  auto end = threats.ends.begin();
  return std::ranges::all_of(threats.moves, [&](const solution::Node& threat) {
    return replay(threat.move, [&, to = *end++] {
      return end_of_last_move() == to && solves(node, {threats.length - 1, 0}, true);
    });
  });
}

template <Engine E>
void Searcher<E>::show_defences(int node, Span span, const Threats& threats,
                                std::vector<solution::Node>& shown, bool post_key) {
  const Plan::Node& branch = plan_[node];
  const int letter = branch.defender();
  const Plan::Behind& behind = branch.behind[static_cast<std::size_t>(letter)];
  if (span.left < branch.needed[static_cast<std::size_t>(letter)]) return;
  std::vector<solution::Node> ended;
  bool all_ended = true;
  const Span rest = span.next();
  each(behind, {}, [&](const Move& move, bool legal) {
    solution::Node defence;
    defence.move = move;
    defence.reached = reached_goals(node, letter);
    if (!legal && defence.reached.empty()) return true;
    if (ending(node, letter, rest, legal) == Ending::reached) {
      defence.replies = endings(node, letter);
      ended.push_back(std::move(defence));
      return true;
    }
    all_ended = false;
    const int length = defence.reached.empty() ? shortest_attack(node, rest) : 0;
    // Only who holds out as long as the threat, counted in moves of the attack, and stops one of
    // the threats has defended.
    if (!threats.moves.empty() && length > 0 &&
        ((length + 1) / 2 < (threats.length + 1) / 2 || still_works(node, threats))) {
      return true;
    }
    if (length == 0) {
      defence.unanswered = true;
      if (post_key) shown.push_back(std::move(defence));
      return !watch_.over();
    }
    const bool full = length > rest.left - branch.step;
    if (!manner_.short_variations && !full) return true;
    defence.replies = continuations(node, {length, rest.minimum});
    shown.push_back(std::move(defence));
    return !watch_.over();
  });
  // Where longer play is possible, defences that end it at once are not worth showing.
  const bool only_ended = (all_ended && !post_key) ||
                          rest.left < branch.needed[static_cast<std::size_t>(branch.attacker())];
  if (only_ended || manner_.mates_in_1) std::ranges::move(ended, std::back_inserter(shown));
}

template <Engine E>
std::vector<solution::Node> Searcher<E>::continuations(int node, Span span) {
  std::vector<solution::Node> shown;
  const auto letter = static_cast<std::size_t>(plan_[node].attacker());
  each(plan_[node].behind[letter], {}, [&](const Move& move, bool legal) {
    if (!solves(node, span.next(), legal)) return !watch_.over();
    solution::Node continuation;
    continuation.move = move;
    show_attack(node, span.next(), continuation);
    shown.push_back(std::move(continuation));
    return !watch_.over();
  });
  return shown;
}

}  // namespace feerie
