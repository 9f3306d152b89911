#pragma once

#include <unordered_map>
#include <vector>

#include "game/retrace.h"
#include "retro/army.h"
#include "retro/unmove.h"

namespace feerie::retro {

/// What is needed to take moves back, whatever the position: made once, used for many.
struct Workshop {
  explicit Workshop(std::shared_ptr<const CompiledRules> rules);

  /// A step on the way back: a rule's, or (null) the promotion that is built in.
  std::vector<const Rule<CompiledRules::TakeBack>*> way_back;
  /// Rules let orthodox units do what they do in orthodox chess, so that what a unit has captured
  /// makes no difference to whether it could.
  bool plain;
  Game game;
  Candidates list;
};

/// The way back from one position.
class Trace final : public Retrace {
 public:
  Trace(Workshop& workshop, const Position& after, const UnMoves::Visit& visit, Effort& effort,
        bool short_cuts);

  Ending run();
  void earlier() override;
  [[nodiscard]] bool wanted() const override { return ending_ == Ending::complete; }

 protected:
  [[nodiscard]] bool possible() const override { return army_.allows(position()); }

 private:
  /// A capture that is guessed, with the square of the captured unit.
  struct Taken {
    Square square = no_square;
    bool en_passant = false;
  };

  void pass_back();
  [[nodiscard]] Bitboard possible_movers() const;
  void list_victims();
  void promote_back();
  void displace_back();
  void captures_back(Square from, Square to);
  void capture_on(Square from, Square to, const Taken& taken);
  void capture_alike(Square from, Square to);
  void en_passant_back(Square from, Square to);
  void captures_elsewhere(Square from, Square to);
  void castle_back(Square king_to);
  void castle_back_from(Square king_from, Square partner_from, Square king_to);
  [[nodiscard]] bool can_stand(const Piece& piece, Square square) const;
  [[nodiscard]] bool is_pawn_kind(Kind kind) const { return rules().kinds()[kind].traits.pawn; }
  /// The units that can have been captured: the one that is known, or all.
  [[nodiscard]] std::vector<Piece> victims();

  /// Sets the position before up, with the rights that are certain; `unmoved` besides.
  void set_up_before(Square moved_to, Bitboard unmoved, const Taken& taken);
  [[nodiscard]] bool possible_before();
  void replay(Square from, Square to, const Taken& taken);
  void replay(const Candidate& candidate);
  [[nodiscard]] bool results() const;
  void tell(const Move& move);

  Workshop& workshop_;
  const Position& after_;
  const UnMoves::Visit& visit_;
  Effort& effort_;
  Army army_;
  std::vector<Piece> victims_;
  bool alike_;
  std::size_t stage_ = 0;
  Ending ending_ = Ending::complete;
  LastMove last_;
  /// What has been played forward and has led to the diagram, for captures of other units.
  std::vector<Move> proved_;
  /// By the key of the position before.
  std::unordered_map<std::uint64_t, std::vector<Move>> told_;
};

}  // namespace feerie::retro
