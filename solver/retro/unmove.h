#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "game/game.h"

/// The last moves that can have led to a position: guessed backwards, and verified by playing them
/// forward on the ordinary kernel.
namespace feerie::retro {

/// A move that can have led to a position.
struct LastMove {
  /// Complete, with the side on move and the rights that are certain: those that the position after
  /// the move claims, those to castle with the units that the move castles with, and en passant
  /// where the move is such a capture.
  Position before;
  Move move;
};

/// How much may be tried before an answer is given up. It is counted in moves that are played
/// forward, never in time, so that an answer is the same on every machine.
struct Effort {
  std::uint64_t left = 200'000;
  /// Takes one away; false if none was left.
  bool spend() {
    if (left == 0) return false;
    --left;
    return true;
  }
};

/// How a list of last moves has ended.
enum class Ending : std::uint8_t {
  complete,  ///< there are no others
  stopped,   ///< whoever heard of them wanted no more
  bounded,   ///< the effort was not enough; there may be others
  unknown,   ///< a rule does not tell what can have happened: nothing was listed
};

/// Lists the last moves of positions of one problem. Keeps its memory from one question to the
/// next; two objects share nothing but the rules.
class UnMoves {
 public:
  explicit UnMoves(std::shared_ptr<const CompiledRules> rules);
  ~UnMoves();
  UnMoves(UnMoves&&) noexcept;
  UnMoves& operator=(UnMoves&&) noexcept;

  /// Do all rules tell how what they do is taken back? `CompiledRules::not_taken_back` names those
  /// that do not.
  static bool known(const CompiledRules& rules) { return rules.not_taken_back().empty(); }

  /// Returns false to hear of no more moves. May not ask the object that calls it.
  using Visit = std::function<bool(const LastMove&)>;

  /// Calls `visit` for each move that can have led to `after`, each once, in an order that is
  /// always the same. `after.turn()` is the side on move now: the other one has made the move.
  ///
  /// The rights of `after` are facts. The units of `fresh` have never moved, so that none of them
  /// has made the move, unless the move itself has given the right. If squares are given on which a
  /// pawn can be captured en passant, the move was its double step. Nothing is concluded from
  /// rights that are not claimed.
  ///
  /// A move counts if it is legal in the position before, exactly the units of the diagram result
  /// with their rights, and the position before is possible as far as it is seen at a glance: the
  /// side that has not made the move was not in check, no side had more units, pawns and promoted
  /// units than a game can give it (where the diagram itself keeps within these limits), and what
  /// was captured stood where it can stand.
  Ending each(const Position& after, const Visit& visit, Effort& effort);

  /// All of them in a list.
  struct List {
    std::vector<LastMove> moves;
    Ending ending;
  };
  List all(const Position& after, Effort effort = {});

  /// Moves that differ only in what was captured are replayed one by one, where orthodox rules
  /// would allow to replay one for all. For comparison.
  void take_short_cuts(bool take) { short_cuts_ = take; }

 private:
  class Search;
  std::unique_ptr<Search> search_;
  bool short_cuts_ = true;
};

}  // namespace feerie::retro
