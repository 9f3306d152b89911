#include "search/manner.h"

namespace feerie {
namespace {

/// The sides whose moves can reach a goal of the node, `turn` being on move.
void collect_maters(const Plan& plan, int node, Side turn, std::vector<Side>& maters) {
  const Plan::Node& asked = plan[node];
  if (asked.type == Plan::Type::goal) {
    maters.push_back(opposite(turn));
  } else if (asked.type == Plan::Type::branch) {
    for (const Letter letter : {Letter::first, Letter::second}) {
      const Side next = letter == Letter::first ? opposite(turn) : turn;
      for (const auto* links : {&asked.after(letter).leaves, &asked.after(letter).forks}) {
        for (const Plan::Link& link : *links) collect_maters(plan, link.node, next, maters);
      }
    }
  } else {
    const Side next = asked.type == Plan::Type::inversion ? opposite(turn) : turn;
    for (const int part : {asked.left, asked.right}) {
      if (part >= 0) collect_maters(plan, part, next, maters);
    }
  }
}

}  // namespace

Manner manner_of(const Options& options, const Plan& plan, const CompiledRules& rules, Side turn,
                 bool tree) {
  Manner manner;
  manner.variations = options.variations || options.post_key_play;
  manner.threats = !options.no_threat;
  manner.short_variations = !options.no_short_variations;
  manner.mates_in_1 = options.mates_in_1;
  if (tree && options.try_play) manner.refutations = 1;
  if (tree && options.defence) manner.refutations = *options.defence;
  manner.avoid_trivial = options.trivial_tries_avoid;
  if (tree) manner.threat = options.threat;
  if (tree) manner.flights = options.max_flight_squares;
  if (tree) manner.non_trivial = options.non_trivial;
  manner.null_moves = options.null_moves;
  if (options.keep_mating_piece) collect_maters(plan, 0, turn, manner.maters);
  manner.tables = !rules.facts().path_dependent;
  return manner;
}

}  // namespace feerie
