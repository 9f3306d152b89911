#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The order in which a move is made. This file is the law; docs/steps.md gives the reasons.
namespace feerie {

/// One step in the making of a move. Rules act in a step; within a step they act in the order of
/// their ranks, within a rank in that of the catalogue, never in the order in which they were
/// typed.
enum class Step : std::uint8_t {
  before,         ///< what a unit does before it leaves: latent promotion, first leg of a Mars move
  capture,        ///< built in: captured units leave the board
  movement,       ///< built in: the unit moves; castling partner, exchanges
  landing,        ///< consequences of leaving and arriving: imitators, holes, kamikaze
  change,         ///< the mover changes its walk: chameleons and the like
  promotion,      ///< built in: a pawn promotes
  exchange,       ///< exchanges of walk or place at the arrival square
  mover_rebirth,  ///< the capturing unit is reborn
  recolour,       ///< units change sides
  reaction,       ///< answers of other units: oscillating kings, hurdles
  victim_rebirth,  ///< the captured unit is reborn
  board,           ///< the board or units all over it change: revolving centre, magic units
  account,         ///< built in: castling rights, en passant, turn; counters of the rules
};
inline constexpr int step_count = 13;

std::string_view to_string(Step step);

/// Where an act stands among the acts of its step, whatever the place of its condition in the
/// catalogue.
enum class Rank : std::uint8_t { early, normal, late };
inline constexpr int rank_count = 3;

std::string_view to_string(Rank rank);

/// The rank of an act, and why it has it; docs/steps.md lists all that are not normal.
struct Precedence {
  Rank rank = Rank::normal;
  std::string_view reason = {};
};
constexpr Precedence early(std::string_view reason) {
  return {Rank::early, reason};
}
constexpr Precedence late(std::string_view reason) {
  return {Rank::late, reason};
}

/// Why it is asked whether a unit acts on a square. A rule says for which purposes it restricts.
enum class Purpose : std::uint8_t {
  moving = 1,      ///< a move is generated
  checking = 2,    ///< does it give check, or guard a square from the king
  observing = 4,   ///< does it merely look there, as rules of guard or contact ask
  paralysing = 8,  ///< paralysing others, which units that are paralysed themselves go on doing
};
using Purposes = std::uint8_t;
/// The usual masks: what a rule restricts.
inline constexpr Purposes moves_only = 1;
inline constexpr Purposes checks_only = 2;
inline constexpr Purposes moves_and_checks = 3;
inline constexpr Purposes all_but_paralysis = 7;
inline constexpr Purposes all_purposes = 15;
/// What a rule that forbids single moves looks at.
enum class Forbidding : std::uint8_t {
  anyhow,
  /// Whatever stands anywhere: nothing but the side and the squares of departure and of arrival
  /// (`Candidate::end`). More castlings may be forbidden.
  by_squares,
  /// Captures of royal units only.
  of_royals,
  /// Captures of units with the attribute of the rule only (`Arguments::trait`).
  of_marked,
};
constexpr bool includes(Purposes set, Purpose purpose) {
  return (set & static_cast<Purposes>(purpose)) != 0;
}

}  // namespace feerie
