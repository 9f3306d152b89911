#pragma once

#include <cstdint>
#include <initializer_list>

namespace feerie {

/// What the rules of a problem can say beyond those of orthodox chess. Who relies on orthodox rules
/// asks that nothing is said of what matters to him; there is no other test for them. What rules
/// change in general is told by their facts (game/rules.h).
enum class Saying : std::uint8_t {
  geometry,           ///< how units move and observe, beyond taking moves out of the list
  forbidden_moves,    ///< moves are forbidden, observation is not
  acts,               ///< something happens when a move is made
  offers,             ///< there are moves that no walk makes
  verdicts,           ///< positions are forbidden
  selections,         ///< some legal moves have to be chosen
  checks,             ///< what is check
  mates,              ///< what is mate
  stalemates,         ///< what is stalemate
  decisions,          ///< the game is won or lost otherwise than by mate
  draws,              ///< the game is drawn
  promotion_limits,   ///< into what a pawn can promote, by the position
  promotion_squares,  ///< where pawns promote
  base_line_pawns,    ///< pawns move from their own base line
  castling,           ///< who castles, and how
  want_of_moves,      ///< what it means that there is no legal move
  goals,              ///< a goal that is reached may not count
};

/// A set of them.
class Sayings {
 public:
  constexpr Sayings() = default;
  constexpr Sayings(std::initializer_list<Saying> all) {
    for (const Saying saying : all) add(saying, true);
  }
  /// Adds it if it is said.
  constexpr void add(Saying saying, bool said) {
    if (said) bits_ |= std::uint32_t{1} << static_cast<unsigned>(saying);
  }
  [[nodiscard]] constexpr bool any_of(Sayings others) const { return (bits_ & others.bits_) != 0; }
  [[nodiscard]] constexpr bool contains(Saying saying) const { return any_of({saying}); }

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace feerie
