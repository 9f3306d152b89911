#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

/// Play with hidden units, solved by looking at every world: for comparison with what finds the
/// same by searching only for those that matter. It plays on the general kernel and shares nothing
/// with the search but the rule that is told in docs/invisibles.md.
namespace feerie::test {

/// A diagram with hidden units.
struct HiddenDiagram {
  std::vector<std::string> white, black, neutral;  ///< visible units, such as "Ke1"
  std::string holes;                               ///< squares such as "a1b1"; may be empty
  int hidden = 1;
  bool white_begins = false;
};

/// How a line of help ends: its last half-move mates because it is helped to (h), because all that
/// can be announced does (hs), or because whoever can mate must, at every half-move (hr).
enum class Helped : std::uint8_t { freely, forced, reflex };

/// The lines of so many half-moves that end with mate whatever is hidden, as keys: half-moves with
/// blanks between them. A key tells what is announced and revealed, but not whether, or whom, a
/// visible unit captures.
std::set<std::string> lines_by_all_worlds(const HiddenDiagram& diagram, int half_moves,
                                          Helped helped = Helped::freely);

/// Found by the search that is used.
std::set<std::string> lines_by_search(const HiddenDiagram& diagram, int half_moves,
                                      Helped helped = Helped::freely);

/// What is forced from the other side: mate by the attacker, by the defender that has nothing else,
/// or by the defender that can.
enum class Forced : std::uint8_t { direct, self, reflex, semi_reflex };

/// The first half-moves of battle play of so many moves, or of just so many if it is `exact`: `!`
/// behind those that solve, `?` and the defences that refute them behind all others.
std::set<std::string> first_moves_by_all_worlds(const HiddenDiagram& diagram, Forced forced,
                                                int moves, bool exact = false);

/// Found by the search that is used.
std::set<std::string> first_moves_by_search(const HiddenDiagram& diagram, Forced forced, int moves,
                                            bool exact = false);

}  // namespace feerie::test
