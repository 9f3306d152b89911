#include "retro/earlier_play.h"

#include <algorithm>
#include <utility>

#include "game/castling.h"
#include "retro/oracle.h"
#include "retro/past.h"

namespace feerie::retro {
namespace {

/// More than any rule counts.
constexpr int most_levels = 300;
/// Of so many positions on a level it is asked more closely whether they can have come about.
constexpr std::size_t few_positions = 8;
/// More positions than this on a level lead to no certainty that is worth their time.
constexpr std::size_t most_positions = 2000;

class Levels {
 public:
  Levels(const Knowledge& knowledge, const Position& diagram, Effort effort)
      : knowledge_(knowledge), lister_(knowledge.rules), effort_(effort) {
    positions_.push_back(diagram);
    positions_.back().set_fresh(0);
  }

  PlayedBefore run() {
    PlayedBefore certain;
    // A unit that could castle once had rights that nobody knows of.
    bool same_rights = !may_castle(positions_.front());
    while (certain.quiet_half_moves < most_levels && go_back()) {
      ++certain.quiet_half_moves;
      if (positions_.size() != 1) continue;
      same_rights = same_rights && !may_castle(positions_.front());
      if (same_rights) certain.positions.push_back(positions_.front().state().key);
    }
    return certain;
  }

 private:
  /// Takes a half-move back from all positions; false if one of these half-moves was not quiet, or
  /// not all of them are known.
  bool go_back() {
    std::vector<Position> before;
    const auto visit = [&](const LastMove& last) {
      if (refuted(last.before, at_a_glance)) return true;
      if (progresses(last)) return refuted_closely(last.before);
      add(last.before, before);
      return before.size() <= most_positions;
    };
    for (const Position& position : positions_) {
      if (begins_game(*knowledge_.rules, position)) return false;
      if (lister_.each(position, visit, effort_) != Ending::complete) return false;
    }
    if (before.size() <= few_positions) {
      std::erase_if(before, [&](const Position& one) { return refuted_closely(one); });
    }
    positions_ = std::move(before);
    return !positions_.empty();
  }

  [[nodiscard]] bool refuted(const Position& position, const Bounds& bounds) const {
    return illegal(knowledge_, {position, 0}, bounds).illegal();
  }

  /// With moves taken back for the proof. That takes long, so that it is not done often.
  [[nodiscard]] bool refuted_closely(const Position& position) {
    return close_looks_-- > 0 && refuted(position, closely);
  }

  /// Was the move a capture or a move of a pawn?
  [[nodiscard]] bool progresses(const LastMove& last) const {
    Game game(knowledge_.rules, last.before);
    return !game.play(last.move) || game.progressed(0);
  }

  /// Could somebody castle if nobody had moved?
  [[nodiscard]] bool may_castle(const Position& position) const {
    return castling::by_convention(position, knowledge_.rules->castling()) != 0;
  }

  static void add(Position position, std::vector<Position>& list) {
    position.set_fresh(0);
    position.set_en_passant(0, no_square);
    const auto key = position.state().key;
    const bool known = std::ranges::any_of(
        list, [key](const Position& other) { return other.state().key == key; });
    if (!known) list.push_back(std::move(position));
  }

  /// Without moves taken back, for the many positions.
  static constexpr Bounds at_a_glance{.positions = 1, .moves_tried = 0, .moves_back = 0};
  static constexpr Bounds closely{.positions = 200, .moves_tried = 5000, .moves_back = 2};

  const Knowledge& knowledge_;
  UnMoves lister_;
  Effort effort_;
  int close_looks_ = 30;
  /// In which the game can have been so many half-moves ago.
  std::vector<Position> positions_;
};

}  // namespace

PlayedBefore played_before(const Knowledge& knowledge, const Position& diagram, Effort effort) {
  if (!knowledge.lists_moves()) return {};
  return Levels(knowledge, diagram, effort).run();
}

}  // namespace feerie::retro
