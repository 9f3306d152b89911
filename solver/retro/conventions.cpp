#include "retro/conventions.h"

#include <algorithm>
#include <utility>

#include "retro/said.h"

namespace feerie::retro {
namespace {

using Kind = Deduction::Kind;

/// The units that show that the diagram is illegal.
Marks marks_of(const Reason& reason) {
  Marks marks;
  for (Bitboard squares = reason.squares; squares != 0;) {
    marks.push_back({take_first(squares), Proved::impossible});
  }
  return marks;
}

/// A copy of the problem in which options tell all rights.
Problem with_rights(const Problem& problem, Bitboard fresh, Square victim) {
  Problem told = problem;
  told.twins.clear();
  Options& options = told.options;
  options.castling_given = true;
  options.castling.clear();
  while (fresh != 0) options.castling.push_back(take_first(fresh));
  options.no_castling.clear();
  options.en_passant.clear();
  if (victim != no_square) options.en_passant = {passed_on_the_way_to(victim)};
  told.fen.castling.reset();
  told.fen.en_passant.reset();
  said::deduce_nothing(options);
  return told;
}

class Reader {
 public:
  Reader(const Problem& problem, const Setup& setup, Asked asked)
      : problem_(problem),
        setup_(setup),
        asked_(asked),
        knowledge_(knowledge_of(problem, setup.rules)) {}

  Reading run() {
    worlds_ = worlds_of(knowledge_, setup_.position);
    if (!worlds_.known) return {};
    if (worlds_.illegal) {
      read_illegal();
      return std::move(reading_);
    }
    tell_rights();
    if (said::a_posteriori(problem_.options) && read_a_posteriori()) return std::move(reading_);
    if (worlds_.several()) {
      read_several();
    } else if (differs_from_setup(worlds_.all.front())) {
      const World& world = worlds_.all.front();
      reading_.parts.push_back({with_rights(problem_, world.fresh, world.victim), {}});
    }
    return std::move(reading_);
  }

 private:
  void tell(Kind kind, Texts text, Marks marks = {}) {
    reading_.deductions.push_back({kind, std::move(text), std::move(marks)});
  }
  [[nodiscard]] std::string rook_of(std::size_t right) const {
    return to_string(worlds_.rights[right].rook);
  }
  [[nodiscard]] bool castling_was_asked_for() const {
    return problem_.options.castling_given ||
           (problem_.fen.castling && *problem_.fen.castling != "-");
  }
  [[nodiscard]] Square given_victim() const { return setup_.position.state().ep_victim; }

  [[nodiscard]] Worlds worlds_without_en_passant() const {
    Position plain = setup_.position;
    plain.set_en_passant(0, no_square);
    return worlds_of(knowledge_, plain);
  }

  [[nodiscard]] Worlds worlds_of_other_side() const {
    Position turned = setup_.position;
    turned.set_turn(opposite(turned.turn()));
    turned.set_en_passant(0, no_square);
    return worlds_of(knowledge_, turned);
  }

  /// Nothing is deduced from what cannot be. But what was given too much is taken away first: the
  /// capture en passant, or the side on move.
  void read_illegal() {
    if (given_victim() != no_square) {
      const Worlds without = worlds_without_en_passant();
      if (!without.illegal) return read_without_en_passant();
    }
    if (asked_ != Asked::everything || !knowledge_.past.asked_of_diagrams) return;
    if (!worlds_of_other_side().illegal) {
      reading_.other_side = true;
      const Side turn = setup_.position.turn();
      tell(Kind::side_to_move, messages::not_on_move.in_all(name_of(turn), *worlds_.illegal));
    } else {
      tell(Kind::illegal, messages::illegal_diagram.in_all(*worlds_.illegal),
           marks_of(*worlds_.illegal));
    }
  }

  void read_without_en_passant() {
    const Square passed = passed_on_the_way_to(given_victim());
    tell(Kind::en_passant,
         messages::impossible_en_passant.in_all(to_string(passed), *worlds_.illegal),
         {{passed, Proved::impossible}});
    reading_.parts.push_back({with_rights(problem_, setup_.position.state().fresh, no_square), {}});
  }

  void tell_rights() {
    for (std::size_t i = 0; i < worlds_.rights.size(); ++i) {
      if (!worlds_.denied[i]) continue;
      const auto& message =
          castling_was_asked_for() ? messages::castling_asked_for : messages::cannot_castle;
      tell(Kind::castling, message.in_all(rook_of(i), *worlds_.denied[i]),
           {{worlds_.rights[i].rook, Proved::impossible}});
    }
    for (const Worlds::Excluding& pair : worlds_.excluding) {
      if (!pair.reason) continue;
      tell(Kind::castling,
           messages::castlings_exclude.in_all(rook_of(pair.one), rook_of(pair.other), *pair.reason),
           {{worlds_.rights[pair.one].rook, Proved::conditional},
            {worlds_.rights[pair.other].rook, Proved::conditional}});
    }
    if (worlds_.certain_en_passant() && given_victim() == no_square) {
      const Square passed = passed_on_the_way_to(worlds_.all.front().victim);
      tell(Kind::en_passant, messages::certain_en_passant.in_all(to_string(passed)),
           {{passed, Proved::certain}});
    }
  }

  [[nodiscard]] bool differs_from_setup(const World& world) const {
    const auto all = (1U << worlds_.rights.size()) - 1;
    return world.rights != all || world.victim != given_victim();
  }

  /// All rights that may exist, with the pairs that no world has together.
  [[nodiscard]] Problem by_first_castling(Square victim) const {
    Bitboard fresh = 0;
    for (const World& world : worlds_.all) fresh |= world.fresh;
    Problem problem = with_rights(problem_, fresh, victim);
    for (const Worlds::Excluding& pair : worlds_.excluding) {
      problem.options.castling_mutually_exclusive.emplace_back(worlds_.rights[pair.one].rook,
                                                               worlds_.rights[pair.other].rook);
    }
    return problem;
  }

  /// The last double step in all worlds; `no_square` if it is not the same in all.
  [[nodiscard]] Square common_victim() const {
    const Square first = worlds_.all.front().victim;
    const bool same = std::ranges::all_of(
        worlds_.all, [first](const World& world) { return world.victim == first; });
    return same ? first : no_square;
  }

  [[nodiscard]] Texts heading_of(const World& world) const {
    std::string rooks;
    for (std::size_t i = 0; i < worlds_.rights.size(); ++i) {
      if ((world.rights >> i & 1) == 0) continue;
      rooks += (rooks.empty() ? "" : ", ") + rook_of(i);
    }
    Texts castling =
        rooks.empty() ? messages::no_castling.in_all() : messages::may_castle.in_all(rooks);
    if (world.victim == no_square) return castling;
    return messages::and_en_passant.in_all(castling, to_string(passed_on_the_way_to(world.victim)));
  }

  void read_several() {
    // The user's own word on castling rights that exclude each other stands for the worlds.
    const bool own_word = !problem_.options.castling_mutually_exclusive.empty();
    if (said::retro_strategy(problem_.options) || own_word) {
      tell(Kind::castling, messages::first_castling_decides.in_all());
      reading_.parts.push_back({by_first_castling(common_victim()), {}});
      return;
    }
    int number = 0;
    for (const World& world : worlds_.all) {
      reading_.parts.push_back({with_rights(problem_, world.fresh, world.victim),
                                messages::part.in_all(++number, heading_of(world))});
    }
    const bool only_castlings = std::ranges::all_of(
        worlds_.all, [this](const World& world) { return world.victim == common_victim(); });
    if (!said::partial_analysis(problem_.options) && only_castlings) {
      reading_.strategy = by_first_castling(common_victim());
    }
  }

  /// The castling rights that exist only if the last move was the double step of this pawn.
  [[nodiscard]] std::vector<int> proofs_of(Square victim) const {
    std::vector<int> rooks;
    const auto has = [](const std::vector<World>& worlds, auto&& test) {
      return std::ranges::any_of(worlds, test);
    };
    for (std::size_t i = 0; i < worlds_.rights.size(); ++i) {
      const auto with_it = [&](const World& world) {
        return world.victim == victim && (world.rights >> i & 1) != 0;
      };
      const auto without_it = [&](const World& world) {
        return world.victim != victim && (world.rights >> i & 1) != 0;
      };
      const bool possible = has(worlds_.all, with_it) || has(worlds_.uncertain, with_it);
      const bool otherwise = has(worlds_.all, without_it) || has(worlds_.uncertain, without_it);
      if (possible && !otherwise) rooks.push_back(worlds_.rights[i].rook);
    }
    return rooks;
  }

  /// False if there is no capture en passant that a castling could prove.
  bool read_a_posteriori() {
    Bitboard victims = 0;
    for (const World& world : worlds_.all) {
      if (world.victim != no_square) victims |= bit(world.victim);
    }
    if (worlds_.certain_en_passant() || given_victim() != no_square) return false;
    while (victims != 0) {
      const Square victim = take_first(victims);
      const std::vector<int> proofs = proofs_of(victim);
      if (proofs.empty()) continue;
      Problem problem = by_first_castling(victim);
      said::prove_by_castling(problem.options, proofs);
      const Square passed = passed_on_the_way_to(victim);
      tell(Kind::en_passant, messages::proved_later.in_all(to_string(passed)),
           {{passed, Proved::conditional}});
      reading_.parts.push_back({std::move(problem), {}});
    }
    return !reading_.parts.empty();
  }

  const Problem& problem_;
  const Setup& setup_;
  Asked asked_;
  Knowledge knowledge_;
  Worlds worlds_;
  Reading reading_;
};

}  // namespace

Reading read(const Problem& problem, const Setup& setup, Asked asked) {
  return Reader(problem, setup, asked).run();
}

Texts first_castling_decides() {
  return messages::first_castling_decides.in_all();
}

}  // namespace feerie::retro
