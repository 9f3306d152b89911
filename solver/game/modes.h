#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "core/marking.h"

namespace feerie {

/// What is asked of a move before it stands.
enum class Legality : std::uint8_t {
  full,        ///< the own king is safe and no rule objects
  self_check,  ///< no rule objects; the own king may be left attacked
  any,         ///< the move can be carried out
};

/// How a game answers at the moment: how strictly it judges moves, which questions wait for the
/// answers to others, and which short cuts it may take.
class Modes {
 public:
  /// How strictly moves are judged until this object is gone. Questions about the mobility of a
  /// side (`Game::immobile`) are always judged fully.
  class Judging {
   public:
    Judging(Modes& modes, Legality legality)
        : modes_(modes), before_(std::exchange(modes.legality_, legality)) {}
    ~Judging() { modes_.legality_ = before_; }
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;

   private:
    Modes& modes_;
    Legality before_;
  };
  /// While this object lives units walk as if nobody attacked them. For rules that lend walks to
  /// attacked units: their questions would have no end.
  class Unthreatened {
   public:
    explicit Unthreatened(Modes& modes) : marking_(modes.unthreatened_) {}

   private:
    Marking marking_;
  };

  /// May answers be found by short cuts? For rules that have short cuts of their own.
  [[nodiscard]] bool takes_short_cuts() const { return short_cuts_; }
  /// Geometry tells which moves are legal: rules say nothing, all units are orthodox.
  [[nodiscard]] bool orthodox() const { return orthodox_; }
  /// Whether a side is in check does not depend on how strictly moves are judged, and nobody is
  /// mated without being in check.
  [[nodiscard]] bool checks_are_seen() const { return checks_are_seen_; }
  /// Is nobody in check behind a move, judged as now, who is not attacked by the walk of a unit?
  [[nodiscard]] bool checks_are_told_by_attacks() const {
    return checks_are_attacks_ || (legal_checks_are_attacks_ && legality_ == Legality::full);
  }
  /// Is a capture of a king being carried out only to find out whether it is possible?
  [[nodiscard]] bool playing_out() const { return playing_out_; }
  /// Is a rule being asked whether there is check? The moves that it asks for cannot be judged by
  /// its own answer.
  [[nodiscard]] bool judging_check() const { return judging_check_; }
  /// Counts of moves take decisions that make no difference one by one; solving does not.
  void count_decisions(bool count) { counts_decisions_ = count; }
  [[nodiscard]] bool counts_decisions() const { return counts_decisions_; }
  /// How many verdicts on positions are being found within one another. Rules whose verdict depends
  /// on replies, which are judged in their turn, bound their depth by it.
  [[nodiscard]] int verdict_depth() const { return verdict_depth_; }
  /// How many verdicts wait for the answer to a question of a rule about moves (`Asking`).
  [[nodiscard]] int question_depth() const { return question_depth_; }
  /// While this object lives a rule that is asked for its verdict asks for moves itself.
  class Asking {
   public:
    explicit Asking(Modes& modes) : modes_(modes) {
      ++modes_.verdict_depth_;
      ++modes_.question_depth_;
    }
    ~Asking() {
      --modes_.question_depth_;
      --modes_.verdict_depth_;
    }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

   private:
    Modes& modes_;
  };

 protected:
  Modes() = default;

 private:
  friend class Game;
  friend class Play;

  Legality legality_ = Legality::full;
  int verdict_depth_ = 0;
  int question_depth_ = 0;
  /// It is being found out whether the capture of a king can be played.
  bool playing_out_ = false;
  bool judging_check_ = false;
  bool counts_decisions_ = false;
  /// Walks that rules lend to attacked units are left aside.
  bool unthreatened_ = false;
  /// Guard against endless recursion: the walks of a unit that lends its walk are being computed.
  /// Walks that depend on the answer take the lender by its own walk.
  bool lending_ = false;
  /// Guard against endless recursion: it is being asked whether a unit that lends its walk
  /// observes. Walks that depend on the answer go by attacks alone.
  bool looking_ = false;
  /// Guard against endless recursion: so many questions whether a unit may act wait for the answer
  /// to the next one.
  int waiting_questions_ = 0;
  /// Draws are left aside while it is found out whether the position is mate or stalemate.
  bool asking_for_mate_ = false;
  bool short_cuts_ = true;
  /// Rules say nothing and short cuts are taken; and all units are and remain orthodox besides.
  bool silent_ = false;
  bool orthodox_ = false;
  /// Does it happen that no rule acts in a move, so that it can be made without asking them? Only
  /// if short cuts are taken.
  enum class Silence : std::uint8_t { never, at_times, always };
  /// Of moves without capture, and of those with one.
  Silence silent_moves_ = Silence::never;
  Silence silent_captures_ = Silence::never;
  /// Nobody is in check who is not attacked by the walk of a unit, mates are checks, and short cuts
  /// are taken.
  bool checks_are_attacks_ = false;
  bool legal_checks_are_attacks_ = false;  ///< likewise behind legal moves
  /// By side: in addition rules at most add to the moves of walks, and those without check need not
  /// be listed.
  std::array<bool, 2> narrows_{};
  bool checks_are_seen_ = false;
  /// An attack counts as check only if the capture can be played, and that has to be tried. It need
  /// not be where rules let all captures pass, and short cuts are taken.
  bool attacks_are_tried_ = false;
  /// Who walks as what is told for all units of a side at once, and each attack by such a walk
  /// counts; and short cuts are taken.
  bool walkers_tell_ = false;
  bool own_walks_tell_ = false;  ///< in addition each unit walks as itself
  /// Rules let orthodox units walk as others, and nobody is in check who is not attacked by an
  /// orthodox walk.
  bool checks_are_orthodox_ = false;
  /// A move in which no rule acts is legal if no king of its side is attacked behind it, unless it
  /// gives check and rules object to checks; and short cuts are taken.
  bool legality_is_seen_ = false;
  /// In addition each move that a walk makes and no rule forbids may be made, checks aside to which
  /// rules may object, and a side that has one has one left when rules have selected.
  bool walked_moves_stand_ = false;
  /// Rules at most add moves to those that walks make.
  bool offers_only_add_ = false;
  /// No rule ever acts, and rules that object to positions do so behind promotions only, as they do
  /// not object to the first position; and short cuts are taken.
  bool objects_to_promotions_ = false;
  /// In addition an attack counts, for whatever purpose, unless it is a capture that promotes.
  bool attacks_promote_or_count_ = false;
  /// A king goes by its walk to each empty square where it is not in check then, unless a rule acts
  /// in such moves; and short cuts are taken.
  bool steps_are_seen_ = false;

  /// While this object lives a verdict on the position is being found.
  class Judgement {
   public:
    explicit Judgement(Modes& modes) : modes_(modes) { ++modes_.verdict_depth_; }
    ~Judgement() { --modes_.verdict_depth_; }
    Judgement(const Judgement&) = delete;
    Judgement& operator=(const Judgement&) = delete;

   private:
    Modes& modes_;
  };
};

}  // namespace feerie
