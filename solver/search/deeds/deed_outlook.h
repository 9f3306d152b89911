#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "search/deeds/deeds.h"
#include "search/mates/open_board.h"
#include "search/outlook.h"

/// Foresees for help and series play that a castling cannot come about any more, or an arrival on a
/// target square.
///
/// Idea: the position before the last move is looked at instead of the way to it. King and rook
/// that are to castle stand still until then. What stands between them has to go or to be captured,
/// and whoever attacks the king's way from so near that nobody can come between has to go or to be
/// captured as well. A unit that is to arrive has to be near enough; if that can be the king only,
/// the square is in its last move attacked by nobody.
///
/// Why nothing is lost, in numbers: let the side that castles have a units between king and rook
/// and m moves before it castles, and the other side b units there and o moves. Nobody stands there
/// in the end, so whoever stands there now, or goes there to capture, either is captured there, by
/// a move that goes there, or makes a last move, which goes elsewhere. King and rook do neither.
///
/// * So each of the a + b units takes such a move, and no move is that of two: a + b <= m + o.
/// * If b is 0 and a is greater than m, at least a - m of the units are captured there by o moves.
///   Were o just that, the other side would leave no captor's last move over, and the first side no
///   move to capture the captor: o > a - m. It is so with the sides exchanged, too.
/// * A unit that must go, as it stands between king and rook or attacks the king's way from where
///   nobody can come between, moves or is captured by one of m moves: no more than m + o of them.
/// * If m is 0, o moves capture a times between king and rook, and besides each unit that must go
///   makes its last move, and at least one captor if a is not 0, which goes elsewhere. And for each
///   of the a units somebody makes a journey there, no shorter than on a board without others, and
///   a last move, while all others that must go move at least once.
/// * Before the last move of the other side, if m is 0, it can see to one attacker only: one from
///   near must move itself, one from afar must move or somebody must come between.
///
/// A unit arrives with its last move, so it is no farther away than its side has moves; if only the
/// king is near enough, whoever attacks the square from next to it moves or is captured before.
/// A castling of the other side moves two of them.
///
/// All of this is asked of orthodox units under orthodox rules only, as far as moves and checks go.
namespace feerie::deeds {

class DeedOutlook : public Outlook {
 public:
  /// Null if the plan can end otherwise, or if rules or units are not such.
  static std::unique_ptr<DeedOutlook> make(const Plan& plan, const CompiledRules& rules,
                                           const Position& position);

  bool enter(const Position& position, int node, int length) override;
  void leave() override {}
  [[nodiscard]] bool cheap() const override { return true; }
  void sift(Candidates& moves) override;

 private:
  /// Which moves lead on in the position entered last, for one of the aims.
  struct Filter {
    bool castling = false;            ///< only a castling does
    Bitboard from = all_squares;      ///< one of these units must move ...
    Bitboard stops = 0;               ///< ... or one must go here
    Bitboard arrivals = all_squares;  ///< it must go here
    Bitboard kept = 0;                ///< units that neither move nor are captured
    [[nodiscard]] bool lets(const Candidate& move) const;
  };
  /// The moves of the side that is to reach the aim before the last one, and those of the other.
  struct Left {
    Side side;
    int own;
    int other;
  };

  DeedOutlook(const Plan& plan, const CompiledRules& rules, const Position& position);
  const std::optional<std::vector<Aim>>& aims(int node, Side turn, int length);
  void add_castlings(const Position& position, const Left& left);
  [[nodiscard]] std::optional<Filter> castling(const Position& position, const Left& left,
                                               Square king_at, Square partner_at);
  [[nodiscard]] bool clears_in_time(const Position& position, const Left& left, Bitboard path,
                                    Bitboard must_go);
  [[nodiscard]] std::optional<Filter> arrival(const Position& position, const Left& left,
                                              Square target);
  [[nodiscard]] bool only_king_arrives(const Position& position, const Left& left, Square target,
                                       bool& any);

  const Plan& plan_;
  bool through_check_;
  mates::OpenBoard board_;
  /// By length, node and side; nothing if not asked yet.
  std::vector<std::optional<std::optional<std::vector<Aim>>>> aims_;
  /// One for each way in which the end can still come about; empty with `open_`: nothing is known.
  std::vector<Filter> filters_;
  bool open_ = true;
};

}  // namespace feerie::deeds
