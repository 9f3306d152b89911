#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "search/mates/by_unit.h"
#include "search/mates/feats.h"
#include "search/mates/open_board.h"
#include "search/mates/shelter.h"

/// What the side that mates or stalemates has to do around the king.
///
/// For a square of the losing king: all sets of its neighbours that the winning side can attack
/// with the moves it has, each unit where it likes, on a board without others. For mate there must
/// be a check among them. Knights, pawns and riders next to the king can only check by the last
/// move, so at most one of them does, and one that stands there already has to go and come back:
/// what such a unit attacks hangs on nobody else, and before the last move the king was not
/// attacked. A fairy unit can come to check by any move, as that of its hurdle, wherever it stands.
/// For stalemate no unit touches the king; a rider that aims at it through other units may pin one.
///
/// The sets are found unit by unit: each feat of the units before, joined with each duty of the
/// next one, is a feat of all of them together. For mates the rings of all feats that take so many
/// moves and check in one way are one set of rings; for stalemates a feat that costs no less than
/// another one and guards no more is dropped.
namespace feerie::mates {

/// How a unit that stands somewhere acts on the king.
enum class Aim : std::uint8_t {
  none,
  line,   ///< so that it may come to check by the move of another unit: along a line with at least
          ///< one square between, or as fairy units do, or where rules say what is a check
  touch,  ///< directly, so that nothing can come between
};

/// What a unit can do for so many moves.
struct Duty {
  Ring ring;  ///< neighbours of the king that it guards
  Aim aim;
  std::uint8_t moves;
  /// It is captured on the way, once at least, and appears elsewhere.
  bool captured = false;
};

/// The sets of neighbours of a king's square that a party can guard within a number of moves, its
/// units going where they like on a board without others.
class Guard {
 public:
  /// The units of `side` guard. `reborn`: the board on which they are captured and appear
  /// elsewhere; null if they do not.
  Guard(OpenBoard& board, OpenBoard* reborn, Side side)
      : board_(board), reborn_(reborn), side_(side) {}

  /// All guarded sets with a check to the king on `centre`, if the other side captures at most so
  /// many units.
  RingSet mating(const Party& party, Square centre, int moves, int captures);
  /// All guarded sets without a check. Number n of the result: at least n lines are aimed at the
  /// king, on each of which a unit may be pinned.
  static constexpr int most_lines = 4;
  std::array<RingSet, most_lines + 1> stalemating(const Party& party, Square centre, int moves);
  /// May the next move mate the king on `centre`, which has to be like this?
  /// (guard_by_last_move.cpp)
  bool mates_by_last_move(const Party& party, Square centre, const Shelter& shelter);

 private:
  /// Squares to which a king that is to be mated may go; the others need not be guarded.
  [[nodiscard]] Bitboard open_to_king(Square centre) const {
    return ~board_.barred(opposite(side_), centre);
  }
  [[nodiscard]] bool stands_in_check(Square at, Square centre) const;
  const std::vector<Duty>& duties(const Unit& unit, Square centre, int moves);
  std::vector<Duty> found_duties(const Unit& unit, Square centre, int moves);
  std::optional<RingSet> mating_at_once(const Party& party, Square centre);
  /// How the king is attacked.
  enum Phase : std::size_t { unchecked, by_line, by_touch, phase_count };
  using PerPhase = std::array<RingSet, phase_count>;
  [[nodiscard]] bool guards_all() const;
  static void take_duty(const PerPhase& rings, const Duty& duty, PerPhase& more);
  /// What units do that stand on any of these squares.
  struct Effect {
    Ring ring;
    Aim aim;
    Bitboard from;
  };
  using Effects = std::vector<Effect>;
  const Effects& effects(Kind kind, Square centre);
  [[nodiscard]] Effects found_effects(Kind kind, Square centre) const;
  [[nodiscard]] std::optional<Effect> effect(Kind kind, Square at, Square centre,
                                             Bitboard attacks) const;
  /// What a unit guards without moving, and with its next move.
  struct LastDuties {
    /// It may castle, or capture elsewhere than it arrives, so that nothing is told of its moves.
    bool anything = false;
    Ring still = 0;
    bool in_line = false;
    /// All squares to which it can move, and those on which it has an effect then.
    Bitboard squares = 0;
    std::vector<Effect> effects;
  };
  const LastDuties& last_duties(const Unit& unit, Square centre);
  [[nodiscard]] LastDuties found_last_duties(const Unit& unit, Square centre);
  /// The squares that a unit of a kind reaches, the nearest ones first.
  struct Way {
    struct Stage {
      std::uint8_t moves;
      Bitboard squares;
    };
    Kind kind;
    std::vector<Stage> stages;
  };
  const std::vector<Way>& ways(const Unit& unit);
  [[nodiscard]] int moves_to(const Effect& effect, const Way& way, const Unit& unit,
                             int most) const;
  void add_journeys(std::vector<Duty>& duties, const Unit& unit, Square centre, int most);
  void add_journeys_of_captured(std::vector<Duty>& duties, const Unit& unit, Square centre);
  const std::vector<Duty>& carried(Kind kind, Square centre);
  /// What a feat counts is a phase: `next(phase, aim)` tells the phase behind a duty, or -1 if the
  /// duty is impossible then. `outdoes(one, other)`: is one phase as good as the other?
  template <class Next, class Outdoes>
  void spread(const Party& party, Square centre, int moves, Next next, Outdoes outdoes);

  OpenBoard& board_;
  OpenBoard* reborn_;
  Side side_;
  /// By role and place of a unit. Boards are made for each phase of each twin, so that memory is
  /// taken only for what is asked.
  std::vector<std::unique_ptr<std::vector<Way>>> ways_;
  /// The duties that take at most so many moves.
  struct Known {
    int moves = -1;
    std::vector<Duty> duties;
  };
  /// By the square of the king.
  using DutyTable = std::array<Known, square_count>;
  /// By role and place of a unit.
  std::vector<std::unique_ptr<DutyTable>> known_;
  ByUnit<LastDuties> last_duties_;
  /// By kind and square of the king; empty until it is asked for.
  std::vector<std::array<std::vector<Duty>, square_count>> carried_;
  /// By the square of the king.
  using EffectTable = std::array<std::optional<Effects>, square_count>;
  /// By kind.
  std::vector<std::unique_ptr<EffectTable>> effects_;
  Feats feats_;
  /// By the units captured and the moves spent.
  std::vector<PerPhase> rings_;
  std::vector<PerPhase> more_rings_;
};

}  // namespace feerie::mates
