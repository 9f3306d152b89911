#include "retro/findings.h"

#include <algorithm>
#include <utility>

#include "game/castling.h"

namespace feerie::retro {
namespace {

class Finding {
 public:
  Finding(const Problem& problem, const Setup& setup)
      : problem_(problem), setup_(setup), knowledge_(knowledge_of(problem, setup.rules)) {}

  Findings run() {
    findings_.turn = setup_.position.turn();
    findings_.worlds = worlds_of(knowledge_, setup_.position);
    findings_.known = findings_.worlds.known;
    find_turn();
    find_castling();
    find_en_passant();
    return std::move(findings_);
  }

 private:
  void find_turn() {
    if (!findings_.known) return;
    findings_.turn_refuted = findings_.worlds.illegal;
    Position turned = without_double_step();
    turned.set_turn(opposite(turned.turn()));
    const Refutation other = worlds_of(knowledge_, turned).illegal;
    if (!findings_.turn_refuted) {
      findings_.turn_stands = other ? Standing::certain : Standing::possible;
      return;
    }
    // A capture en passant that was claimed may be all that is wrong.
    if (claimed_victim() != no_square && !worlds_of(knowledge_, without_double_step()).illegal) {
      findings_.turn_refuted.reset();
      findings_.turn_stands = other ? Standing::certain : Standing::possible;
      return;
    }
    findings_.turn_stands = Standing::impossible;
    if (other) findings_.illegal = findings_.turn_refuted;
  }

  [[nodiscard]] Position without_double_step() const {
    Position position = setup_.position;
    position.set_en_passant(0, no_square);
    return position;
  }
  [[nodiscard]] Square claimed_victim() const { return setup_.position.state().ep_victim; }
  [[nodiscard]] bool rights_are_claimed() const {
    return problem_.options.castling_given || problem_.fen.castling;
  }

  void find_castling() {
    // All that the convention would allow, so that what the problem denies is told as well.
    Position at_home = setup_.position;
    const Bitboard set_up = setup_.position.state().fresh;
    at_home.set_fresh(set_up | castling::by_convention(at_home, setup_.rules->castling()));
    for (const Right& right : rights_of(at_home)) {
      Findings::Castling found{right};
      const bool allowed = (right.units() & ~set_up) == 0;
      if (!allowed) {
        found.stands = Standing::denied;
      } else {
        found.stands = rights_are_claimed() ? Standing::claimed : Standing::possible;
        find_refutation(found);
      }
      findings_.castling.push_back(std::move(found));
    }
  }

  void find_refutation(Findings::Castling& found) {
    const Worlds& worlds = findings_.worlds;
    for (std::size_t i = 0; i < worlds.denied.size(); ++i) {
      const bool same = worlds.rights[i].units() == found.right.units();
      if (!same || !worlds.denied[i]) continue;
      found.stands = Standing::impossible;
      found.reason = worlds.denied[i];
    }
  }

  void find_en_passant() {
    const Square claimed = claimed_victim();
    if (claimed != no_square) {
      Findings::EnPassant found{passed_on_the_way_to(claimed), Standing::claimed};
      // The side may be on move, but not after this double step.
      if (findings_.worlds.illegal && !findings_.turn_refuted) {
        found.stands = Standing::impossible;
        found.reason = findings_.worlds.illegal;
      }
      findings_.en_passant.push_back(std::move(found));
      return;
    }
    if (findings_.worlds.illegal) return;
    for (Bitboard pawns = capturable_pawns(setup_.position); pawns != 0;) {
      const Square victim = take_first(pawns);
      Findings::EnPassant found{passed_on_the_way_to(victim)};
      const Worlds& worlds = findings_.worlds;
      if (worlds.certain_en_passant() && worlds.all.front().victim == victim) {
        found.stands = Standing::certain;
      } else if (findings_.known) {
        Question question{setup_.position, 0};
        question.position.set_fresh(0);
        question.position.set_en_passant(bit(found.square), victim);
        found.reason = illegal(knowledge_, question).reason;
        if (found.reason) found.stands = Standing::impossible;
      }
      findings_.en_passant.push_back(std::move(found));
    }
  }

  const Problem& problem_;
  const Setup& setup_;
  Knowledge knowledge_;
  Findings findings_;
};

}  // namespace

Findings findings_of(const Problem& problem, const Setup& setup) {
  return Finding(problem, setup).run();
}

Answer judge(const Knowledge& knowledge, const LastMove& last) {
  constexpr Bounds small{.positions = 300, .moves_tried = 3'000, .moves_back = 1};
  return illegal(knowledge, {last.before, 0}, small);
}

}  // namespace feerie::retro
