#pragma once

#include <vector>

#include "position/position.h"
#include "search/proof/journeys.h"
#include "search/proof/stories/effort.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// What becomes of the units of a side: who goes to which square, and who is captured.
struct Cast {
  struct Role {
    /// Where the unit ends; `no_square` if it is captured.
    Square end = no_square;
    /// Where it promotes, if it does, and to what.
    Square promotes_on = no_square;
    Kind promotes_to = pawn;
  };
  /// Files towards which the king castles: -1 none, 2 or 6.
  int castling = -1;
  std::array<Role, most_units / 2> roles{};
};

/// Lists all casts of a side that its moves and captures allow.
class Casting {
 public:
  /// What a side has: moves in all and captures in all.
  struct Budget {
    int moves = 0;
    int captures = 0;
  };

  Casting(const Position& start, const Position& aim, const Journeys& journeys, Side side,
          const Budget& budget, Effort& effort);

  std::vector<Cast> list();

 private:
  struct Unit {
    Square square;
    Kind kind;
  };
  struct Choice {
    int unit;
    Square promotes_on;
    int moves;
    int captures;
  };

  void list_with(int castling);
  [[nodiscard]] std::vector<Choice> choices(const Unit& target) const;
  void add_promotions(const Unit& target, int number, std::vector<Choice>& found) const;
  void fill(std::size_t place, int spare, int captures);
  void fill_victims(std::size_t unit, int spare, int captures);

  const Position& start_;
  const Journeys& journeys_;
  Side side_;
  Budget budget_;
  Effort& effort_;
  std::vector<Unit> home_;
  std::vector<Unit> targets_;

  // While casts are listed.
  std::vector<Cast> casts_;
  std::vector<Unit> units_;
  int before_ = 0;
  std::vector<std::vector<Choice>> choices_;
  /// The order in which targets get their units.
  std::vector<std::size_t> order_;
  std::vector<int> task_price_;
  std::vector<int> worker_price_;
  std::uint32_t used_ = 0;
  Cast cast_;
};

}  // namespace feerie::stories
