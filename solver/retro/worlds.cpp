#include "retro/worlds.h"

#include <algorithm>

#include "core/rays.h"

namespace feerie::retro {
namespace {

class Finder {
 public:
  Finder(const Knowledge& knowledge, const Position& diagram, const Bounds& bounds)
      : knowledge_(knowledge), diagram_(diagram), bounds_(bounds) {}

  Worlds run() {
    worlds_.known = true;
    worlds_.rights = rights_of(diagram_);
    worlds_.denied.resize(worlds_.rights.size());
    const Square given = diagram_.state().ep_victim;
    candidates_ = given != no_square ? 0 : capturable_pawns(diagram_);
    all_ = (1U << worlds_.rights.size()) - 1;
    // Mostly everything is possible, and one question says so.
    if (!ask(all_, given, candidates_).illegal()) {
      add(all_, given);
      return worlds_;
    }
    add_largest(given, candidates_);
    for (Bitboard victims = candidates_; victims != 0;) add_largest(take_first(victims), 0);
    if (worlds_.all.empty()) {
      worlds_.illegal = ask(0, given, 0).reason;
      return worlds_;
    }
    set_uncertain_apart();
    explain_rights();
    return worlds_;
  }

 private:
  [[nodiscard]] Bitboard units_of(unsigned rights) const {
    Bitboard units = 0;
    for (std::size_t i = 0; i < worlds_.rights.size(); ++i) {
      if ((rights >> i & 1) != 0) units |= worlds_.rights[i].units();
    }
    return units;
  }

  Answer ask(unsigned rights, Square victim, Bitboard no_double_step_to) const {
    Question question{diagram_, no_double_step_to};
    question.position.set_fresh(units_of(rights));
    if (victim == no_square) {
      question.position.set_en_passant(0, no_square);
    } else if (victim != diagram_.state().ep_victim) {
      question.position.set_en_passant(bit(passed_on_the_way_to(victim)), victim);
    }
    return illegal(knowledge_, question, bounds_);
  }

  void add(unsigned rights, Square victim) {
    worlds_.all.push_back({rights, units_of(rights), victim});
  }

  /// Adds the largest sets of rights that hold together after such a last move.
  void add_largest(Square victim, Bitboard no_double_step_to) {
    std::vector<unsigned> largest;
    std::vector<unsigned> sets;
    for (unsigned rights = 0; rights <= all_; ++rights) sets.push_back(rights);
    std::ranges::stable_sort(sets, [](unsigned one, unsigned other) {
      return std::popcount(one) > std::popcount(other);
    });
    for (const unsigned rights : sets) {
      const bool covered =
          std::ranges::any_of(largest, [&](unsigned larger) { return (rights & ~larger) == 0; });
      if (covered || ask(rights, victim, no_double_step_to).illegal()) continue;
      largest.push_back(rights);
      add(rights, victim);
    }
  }

  /// A capture en passant that is neither certain nor bound to castling rights is not allowed.
  void set_uncertain_apart() {
    const auto uncertain = [this](const World& world) {
      if (world.victim == no_square || world.victim == diagram_.state().ep_victim) return false;
      return std::ranges::any_of(worlds_.all, [&](const World& other) {
        return other.victim == no_square && (world.rights & ~other.rights) == 0;
      });
    };
    std::vector<World>& all = worlds_.all;
    const auto first = std::stable_partition(all.begin(), all.end(),
                                             [&](const World& world) { return !uncertain(world); });
    worlds_.uncertain.assign(first, all.end());
    all.erase(first, all.end());
  }

  /// In no world: why not. Two in no world together: why not.
  void explain_rights() {
    unsigned possible = 0;
    for (const World& world : worlds_.all) possible |= world.rights;
    const auto together = [this](unsigned rights) {
      return std::ranges::any_of(
          worlds_.all, [rights](const World& world) { return (rights & ~world.rights) == 0; });
    };
    const Square given = diagram_.state().ep_victim;
    for (std::size_t i = 0; i < worlds_.rights.size(); ++i) {
      const unsigned one = 1U << i;
      if ((possible & one) == 0) {
        worlds_.denied[i] = ask(one, given, 0).reason;
        continue;
      }
      for (std::size_t k = i + 1; k < worlds_.rights.size(); ++k) {
        const unsigned both = one | 1U << k;
        if ((possible >> k & 1) == 0 || together(both)) continue;
        worlds_.excluding.push_back({i, k, ask(both, given, 0).reason});
      }
    }
  }

  const Knowledge& knowledge_;
  const Position& diagram_;
  Bounds bounds_;
  Bitboard candidates_ = 0;
  unsigned all_ = 0;
  Worlds worlds_;
};

}  // namespace

std::vector<Right> rights_of(const Position& diagram) {
  std::vector<Right> rights;
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard fresh = diagram.state().fresh & diagram.of(side);
    for (Bitboard kings = fresh & diagram.of(king); kings != 0;) {
      const Square at = take_first(kings);
      Bitboard rooks = fresh & ~diagram.of(king) & rank_set(rank_of(at));
      while (rooks != 0) rights.push_back({side, at, take_first(rooks)});
    }
  }
  return rights;
}

Bitboard capturable_pawns(const Position& diagram) {
  const Side turn = diagram.turn();
  const Side last = opposite(turn);
  const int home = last == Side::white ? 1 : 6;
  const int ahead = last == Side::white ? 1 : -1;
  Bitboard pawns = diagram.of(last, pawn) & rank_set(home + 2 * ahead);
  Bitboard found = 0;
  while (pawns != 0) {
    const Square at = take_first(pawns);
    const int file = file_of(at);
    const Bitboard way = bit(make_square(file, home)) | bit(make_square(file, home + ahead));
    const Bitboard beside = rays::tables.king[at] & rank_set(rank_of(at));
    const bool capturable = (beside & diagram.of(turn, pawn)) != 0;
    if (capturable && (way & diagram.occupied()) == 0) found |= bit(at);
  }
  return found;
}

Square passed_on_the_way_to(Square victim) {
  return static_cast<Square>(rank_of(victim) == 3 ? victim - 8 : victim + 8);
}

Worlds worlds_of(const Knowledge& knowledge, const Position& diagram, const Bounds& bounds) {
  if (!is_known(knowledge, diagram)) return {};
  return Finder(knowledge, diagram, bounds).run();
}

}  // namespace feerie::retro
