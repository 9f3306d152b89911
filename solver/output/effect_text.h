#pragma once

#include <cstdint>
#include <string>

#include "game/move.h"
#include "output/unit_text.h"
#include "position/journal.h"

namespace feerie {

/// The words for single effects of a move. What they are joined to is not known here.
class EffectText {
 public:
  EffectText(const Kinds& kinds, const Lettering& lettering)
      : kinds_(kinds), lettering_(lettering) {}

  /// Is nothing told of the effect?
  [[nodiscard]] bool silent(const Effect& effect) const;

  /// Where the mover comes from: `Sb3`.
  [[nodiscard]] std::string departure(const Candidate& move, const Effect& effect) const;
  /// Where it goes, having captured on `captured`, or `no_square`: `-c5`, `*c5`, `*c4-c5`.
  [[nodiscard]] static std::string arrival(const Candidate& move, const Effect& effect,
                                           Square captured);
  /// `0-0`, `0-0-0`, with the capture made by the way.
  [[nodiscard]] static std::string castling(const Candidate& move);
  /// Another unit that moves along: `/wRa1-d1`.
  [[nodiscard]] std::string companion(const Effect& effect) const;
  /// A unit put on the board as the move: `S@c5`.
  [[nodiscard]] std::string dropped(const Effect& effect) const;

  /// What a unit becomes, as the style of the effect tells it: `Q`, `w`, `wh`.
  [[nodiscard]] std::string changed(const Effect& effect) const;
  /// The last letter of the attribute that tells on which board the unit is.
  [[nodiscard]] static std::string letter_of_unwritten_attribute(const Piece& piece);

  /// A unit and its square: `wSc5`.
  [[nodiscard]] std::string named(const Piece& piece, Square square) const;
  /// A unit that arrives as another one is told behind the arrow: `wQc3->Pc2`, without what is told
  /// before the arrow, such as that it is neutral or royal.
  [[nodiscard]] std::string transferred(const Effect& effect) const;
  /// What is told of a unit that is kept: the square it names, `->e4`, or how it went below.
  [[nodiscard]] std::string kept(const Effect& effect) const;
  /// Units that change places are told by their walks alone.
  [[nodiscard]] std::string exchanged(const Effect& effect) const;

  /// The name, in the language of the text, of the condition by which something happens instead of
  /// a move.
  [[nodiscard]] std::string spoken(const Effect& effect) const;

  /// An amount: `4.5`, `-` for one without end.
  [[nodiscard]] static std::string amount(std::uint16_t amount);

 private:
  /// `+bPf7->v`, `wPb7->c8=Q->v`: into the underworld, promoted or on the other side.
  [[nodiscard]] std::string put_below(const Effect& effect) const;

  const Kinds& kinds_;
  const Lettering& lettering_;
};

}  // namespace feerie
