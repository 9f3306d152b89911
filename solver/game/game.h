#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/patience.h"
#include "game/compiled_rules.h"
#include "game/modes.h"
#include "game/move.h"
#include "game/move_lists.h"
#include "game/played_before.h"
#include "game/vantage.h"
#include "game/wanted.h"
#include "position/journal.h"
#include "position/position.h"

namespace feerie {

class StandingReplies;

/// The general kernel: a position, the journal of what happened to it and the rules that govern it.
/// Generates, plays and takes back moves, and answers what is observed. A value; two games share
/// nothing but the rulebook, so they can run in two threads.
class Game : public Modes {
 public:
  /// A game about to be played from a diagram, `start` being set up completely.
  Game(std::shared_ptr<const CompiledRules> rules, const Position& start);
  /// Begins anew from another diagram of a problem with the same rules. No move may be on the
  /// board; the short cuts of the game are taken.
  void begin_from(const Position& start);

  /// From now on `patience` is asked now and then whether answers are still wanted; null: they are,
  /// however long they take. When they are not, whatever is asked of the game throws OutOfPatience,
  /// and the game stands again where it stood when it was asked.
  void wait_with(Patience* patience) { work_ = Work(patience); }

  [[nodiscard]] const CompiledRules& rules() const { return *rules_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Side turn() const { return position_.turn(); }
  [[nodiscard]] std::uint64_t key() const { return position_.key(); }

  // --- Moves -------------------------------------------------------------------------------------

  /// All moves of the side on move that rules and walks allow, legality aside; replaces `out`.
  void generate(Candidates& out);
  /// All moves that walks and rules offer, before rules select among them. For another purpose than
  /// moving: what the side on move could do to a king, for rules about checks.
  void generate_unselected(Candidates& out, Purpose purpose = Purpose::moving);
  /// The moves that walks make, whether rules forbid them or not. Moves that only rules offer are
  /// not among them. `enemy`: only what may give check to the king at which it looks.
  void generate_by_walks(Candidates& out, const Vantage* enemy = nullptr);
  /// All candidates but the offers of the rule with these arguments, which asks as it makes them.
  void generate_besides(const Arguments& offering, Candidates& out) {
    generate_offered(out, &offering);
  }
  /// All that walks make and rules add for units of the other side, but not what the rule with
  /// these arguments adds, which lets a side move these units, nor captures of kings of the side on
  /// move. Nothing is added while it is asked for already: rules may ask for all moves.
  void generate_for_other(const Arguments& offering, Candidates& out);
  /// As `generate`, but for legal moves: others may be missing, and so may moves that certainly are
  /// not what is wanted. Returns true if all moves but castlings are known to be legal.
  bool generate_legal(Candidates& out, Wanted wanted = Wanted::all);
  /// The squares from which the king of the side on move could be attacked, to find out which moves
  /// certainly leave it safe. Empty if that is not seen at a glance.
  [[nodiscard]] Vantage own_danger();
  /// Drops moves that certainly leave the own king in check. `danger`: what `own_danger` returned.
  void drop_unanswered(Candidates& moves, const Vantage& danger);
  /// Drops moves behind which the other side certainly has a legal move that gives no check.
  void drop_unforcing(Candidates& moves);
  /// Drops moves that certainly give no check, if that is seen at a glance.
  void keep_checks(Candidates& moves);
  /// Does the move certainly leave the own king safe? `danger`: what `own_danger` returned.
  [[nodiscard]] bool surely_safe(const Vantage& danger, const Candidate& move) const {
    return danger.target != no_square && plays_silently(move) &&
           move.type <= MoveType::double_step && move.from != danger.target &&
           (!move.captures() || move.capture == move.to) &&
           ((danger.lines >> move.from | danger.lines >> move.to) & 1) == 0 &&
           acts_only_for(turn(), move.from);
  }
  /// Has the side on move certainly a legal move that gives no check? False if that is not seen at
  /// a glance.
  [[nodiscard]] bool can_avoid_check();
  /// The side on move has certainly so many legal moves that give no check, `enough` standing for
  /// that number and more. 0 if that is not seen at a glance.
  [[nodiscard]] int moves_avoiding_check(int enough);

  /// By what the key changes with a move of which rules remember something and do nothing else; 0
  /// if they do more, or nothing.
  [[nodiscard]] std::uint64_t key_of_memory(const Candidate& move) {
    return rules_->changes(move.captures()).remembering.empty() ? 0 : key_of_remembered(move);
  }

  /// Do rules tell all that they do in the move, which promotes no pawn? Adds it to `out`.
  [[nodiscard]] bool foretell(const Candidate& move, Foretold& out) const;
  /// Is the move among those that `generate` gives? For moves that were so in another position. No
  /// if that cannot be found out without listing all moves.
  [[nodiscard]] bool could_be_listed(const Candidate& move);
  /// The moves of the unit on the square, castlings and moves offered by rules aside; replaces
  /// `out`. May be asked while a move is being made.
  void generate_of(Square from, Candidates& out);

  /// Can the move, one of those that walks and rules offer, be made legally in one of its ways, as
  /// strictly as moves are judged now?
  [[nodiscard]] bool is_legal(const Candidate& move);

  /// Plays each way the candidate can turn out that is legal, calls `visit(Move)` with the move on
  /// the board, and takes it back. `visit` returns false to stop; then this returns false.
  /// `known_safe`: what `generate_legal` returned for the list of the candidate, or `surely_safe`.
  template <class Visit>
  bool outcomes(const Candidate& candidate, Visit&& visit, bool known_safe = false) {
    const std::size_t before = frames_.size();
    Choices choices;
    do {
      choices.rewind();
      if (play(candidate, choices, known_safe)) {
        bool go_on = false;
        try {
          go_on = visit(Move{candidate, choices.made()});
        } catch (...) {
          undo_beyond(before);
          throw;
        }
        undo();
        if (!go_on) return false;
      }
    } while (choices.advance());
    return true;
  }

  /// As `outcomes`, over all candidates of the side on move.
  template <class Visit>
  bool each_move(Visit&& visit) {
    Listed listed(*this);
    generate(*listed);
    for (const Candidate& candidate : *listed) {
      if (!outcomes(candidate, visit)) return false;
    }
    return true;
  }

  /// Plays a move known from before. Returns false, with nothing changed, if it is not legal here.
  bool play(const Move& move);
  /// Takes back the last move or pass.
  void undo();
  /// Hands the move to the other side without a move; rights to capture en passant lapse.
  void pass(Pass how = Pass::omitted);
  /// While this object lives the move has been handed over; if it is not `wanted`, nothing happens.
  class Passing {
   public:
    explicit Passing(Game& game, bool wanted = true) : game_(game), before_(game.frames_.size()) {
      if (wanted) game.pass();
    }
    ~Passing() { game_.undo_beyond(before_); }
    Passing(const Passing&) = delete;
    Passing& operator=(const Passing&) = delete;

   private:
    Game& game_;
    const std::size_t before_;
  };
  /// Has the other side just passed, although it could have moved?
  [[nodiscard]] bool other_has_passed() const {
    return ply() > 0 && last_move().type == MoveType::null &&
           last_move().extra != static_cast<std::uint8_t>(Pass::in_series) &&
           last_move().extra != static_cast<std::uint8_t>(Pass::replaced);
  }
  /// Number of moves and passes played from the diagram.
  [[nodiscard]] int ply() const { return static_cast<int>(frames_.size()); }
  /// The move played last, `ply() > 0`; of type `null` for a pass.
  [[nodiscard]] const Candidate& last_move() const { return frames_.back().candidate; }
  /// What the move played last did.
  [[nodiscard]] std::span<const Effect> last_effects() const {
    return journal_.since(frames_.back().first_effect);
  }
  /// Did the unit come into being with the last move (or the one being made)?
  [[nodiscard]] bool is_new(const Piece& unit) const {
    return unit.id > frames_.back().state.last_number;
  }
  /// Takes the last move back, asks the question of the position before it, and plays it again. For
  /// moves, not for passes.
  template <class Question>
  auto before_last(Question&& question) {
    const Move last{frames_.back().candidate, frames_.back().choices};
    undo();
    const auto answer = question();
    const Judging repeated(*this, Legality::any);
    play(last);
    return answer;
  }
  /// Where the unit that made the last move is now; `no_square` if it has vanished.
  [[nodiscard]] Square last_mover_at() const;
  /// The diagram from which play started.
  [[nodiscard]] const Position& diagram() const { return diagram_; }
  /// What move number `ply` (0 = first from the diagram) did.
  [[nodiscard]] std::span<const Effect> effects_of(int ply) const;

  // --- Questions ---------------------------------------------------------------------------------

  /// Does a unit of side `by` (one that stands on `among`) act on the square for the purpose? The
  /// square need not be occupied.
  [[nodiscard]] bool observed(Square target, Side by, Purpose purpose,
                              Bitboard among = all_squares);
  /// All units of side `by` that act on the square for the purpose.
  [[nodiscard]] Bitboard observers(Square target, Side by, Purpose purpose);
  /// Do units of the side of this orthodox kind certainly attack none of the squares? Seen at a
  /// glance; no if walks, or rules about them, would have to be asked.
  [[nodiscard]] bool surely_attacks_none(Kind kind, Side by, Bitboard targets) const;
  /// A superset of all units that the unit on the square, acting for the side, observes in any way.
  [[nodiscard]] Bitboard may_observe(Square from, Side side);
  /// The units that rules hide from the unit on the square, which acts for the side: they are
  /// neither in its way nor within its reach.
  [[nodiscard]] Bitboard unseen_by(Square from, Side side) const;
  /// The kinds as which the unit on the square walks for the side; by all rules but the one with
  /// the arguments `but`, if there are any.
  [[nodiscard]] KindSet kinds_at(Square from, Side side, const Arguments* but = nullptr);
  /// Of the kinds as which the unit on the square walks, those as which it observes.
  [[nodiscard]] KindSet observing_kinds(Square from, Side side);
  /// The kinds as which the unit walks, for walks that depend on those of other units. Only its own
  /// where the answer depends on that walk again.
  [[nodiscard]] KindSet lent_kinds(Square from, Side side);
  /// Do rules let the unit observe the square, which it attacks? For walks that depend on who
  /// observes; yes where the answer depends on such a walk again.
  [[nodiscard]] bool may_look(Square from, Side side, Square target);
  /// Could a unit of the kind that starts where the move does make it: capture what it captures,
  /// and go where it goes?
  [[nodiscard]] bool could_make(Kind kind, const Candidate& move, Side side);
  /// Would the unit on `from`, acting for `side`, reach (or capture on) `target` by its walk alone?
  [[nodiscard]] bool attacks(Square from, Side side, Square target);
  /// Would a unit of this kind, imagined on `from` and acting for `side`, reach (or capture on)
  /// `target` by its walk alone?
  [[nodiscard]] bool attacks_as(Kind kind, Square from, Side side, Square target);
  /// The ways in which a unit of this kind on `from`, acting for the side, attacks the unit on the
  /// target.
  struct Ways {
    /// By the walk's numbers, how they start and how they end (see `Reach::ways`).
    Bitboard numbers = 0;
    Bitboard endings = 0;
    /// Ways of walks, or parts of them, that have never more than one to a square.
    int direct = 0;
    [[nodiscard]] int count() const { return count_of(numbers) + direct; }
  };
  [[nodiscard]] Ways ways_of_attack(Kind kind, Square from, Side side, Square target);
  /// Squares that a unit of this kind, imagined on `from`, could move to without capturing, while
  /// the unit on `lifted` (if that is a square) is imagined off the board.
  [[nodiscard]] Bitboard quiet_reach(Kind kind, Square from, Side side, Square lifted = no_square) {
    return quiet_reach_without(lifted == no_square ? 0 : bit(lifted), kind, from, side);
  }
  /// As the function above, while all units on `lifted` are imagined off the board.
  [[nodiscard]] Bitboard quiet_reach_without(Bitboard lifted, Kind kind, Square from, Side side);
  /// Could the unit, imagined on `square` on top of what is there, make a legal move without
  /// capturing if it were the turn of `side`? The unit on `lifted` (if that is a square) is
  /// imagined off the board. May be asked while a move is being made.
  [[nodiscard]] bool could_leave(const Piece& unit, Square square, Side side, Square lifted);
  [[nodiscard]] bool in_check(Side side);
  /// Is the side on move in check? The answer is remembered, for the question whether it is mated,
  /// until the last move is taken back.
  [[nodiscard]] bool has_given_check() {
    const bool checked = in_check(turn());
    if (checked && !frames_.empty()) frames_.back().checks = true;
    return checked;
  }
  /// Is the king of the side on move out of check on `king_from` and up to `king_to`?
  [[nodiscard]] bool safe_path(Square king_from, Square king_to);
  /// May a king castle whose king and partner first go home, each from the first square to the
  /// second of its pair? The king then goes on to `king_to`.
  [[nodiscard]] bool safe_path(std::pair<Square, Square> king_goes,
                               std::pair<Square, Square> partner_goes, Square king_to);
  /// Has the side on move no legal move? Yes if the game is over.
  [[nodiscard]] bool immobile();
  /// Is the side on move mated (in check and immobile, or as the rules define it), or stalemated?
  [[nodiscard]] bool mated();
  [[nodiscard]] bool stalemated();
  /// How the game stands: what the rules decide, or what it means that there is no move.
  [[nodiscard]] Outcome outcome();
  /// Have the rules decided the game? Then there are no moves.
  [[nodiscard]] bool over();
  /// Has a rule drawn the game although it could go on? A mate comes before it.
  [[nodiscard]] bool drawn();
  /// How often has this position been on the board, this time included, as far as that is known?
  /// Before the diagram `played_before` tells. Positions are the same when the same side is on
  /// move, equal units stand on the same squares and the same moves are possible: a right to castle
  /// counts while it lasts, a capture en passant if it is legal (FIDE Laws of Chess, 9.2).
  [[nodiscard]] int occurrences();
  /// Did the half-move of this number, from 0, capture, or move a pawn that never moves backwards?
  [[nodiscard]] bool progressed(int ply) const;
  /// What is certain of the play before the first position of the game: nothing, unless it was
  /// told. It must live as long as the game.
  void follow(const PlayedBefore* earlier) { earlier_ = earlier; }
  [[nodiscard]] const PlayedBefore& played_before() const;
  /// The key of the position, whoever is on move and whatever rules remember, without rights that
  /// mean nothing: to castle without a partner, to capture en passant where no pawn could. For
  /// rules that ask whether a position comes back.
  [[nodiscard]] std::uint64_t identity() const;
  /// Is the position legal in which `side` has just moved (own king safe, no verdict against it)?
  [[nodiscard]] bool legal(Side side);
  /// Does a rule (other than that with arguments `but`) object to the position, whatever led there?
  [[nodiscard]] bool forbidden(const Arguments* but = nullptr);
  /// Has the move just played reached the goal?
  [[nodiscard]] bool reached(const Goal& goal, Square target);

  /// Short cuts give the same answers without playing everything out, where rules and units are
  /// such that they can. False switches them off, for comparison.
  void take_short_cuts(bool take);

  /// While it lives the unit on the square is imagined to be another one. The key is not kept.
  class Disguised {
   public:
    Disguised(Game& game, Square square, const Piece& unit)
        : game_(game), square_(square), before_(game.position_.take_unhashed(square)) {
      game_.position_.put_unhashed(square, unit);
    }
    ~Disguised() {
      game_.position_.take_unhashed(square_);
      game_.position_.put_unhashed(square_, before_);
    }
    Disguised(const Disguised&) = delete;
    Disguised& operator=(const Disguised&) = delete;

   private:
    Game& game_;
    Square square_;
    Piece before_;
  };

  /// A list of candidates while it lives, in memory used again.
  class Listed : public BorrowedList {
   public:
    explicit Listed(Game& game) : BorrowedList(game.lists_) {}
  };

 private:
  friend class Play;
  struct Frame {
    State state;
    std::size_t first_effect;
    Candidate candidate;
    /// As in `Move`; kept where rules may ask for it.
    ChoicesMade choices;
    /// The side on move behind the move is known to be in check.
    bool checks = false;
  };

  /// The side for which the unit on the square acts: that on move, unless it is none of its units
  /// and a rule lets it move it nevertheless.
  [[nodiscard]] Side acting_side(Square at) const {
    return position_.at(at).of(turn()) ? turn() : opposite(turn());
  }
  [[nodiscard]] bool acts_only_for(Side side, Square at) const {
    return position_.at(at).of(side) && !position_.at(at).neutral();
  }

  // --- Making moves (making_moves.cpp)
  /// Takes back all moves but the first ones, so many.
  void undo_beyond(std::size_t moves) {
    while (frames_.size() > moves) undo();
  }
  /// Plays and judges; true with the move on the board, false with nothing changed.
  bool play(const Candidate& candidate, Choices& choices, bool known_safe = false);
  [[nodiscard]] bool plays_silently(const Candidate& move) const {
    const Silence silence = move.captures() ? silent_captures_ : silent_moves_;
    return silence != Silence::never && move.type <= MoveType::en_passant &&
           move.via == no_square && move.extra == 0 && move.from != no_square &&
           (silence == Silence::always || rules_idle(move));
  }
  [[nodiscard]] bool rules_idle(const Candidate& move) const;
  std::uint64_t key_of_remembered(const Candidate& move);
  bool play_silently(const Candidate& candidate, Choices& choices, bool known_safe);
  bool promote_silently(Square at, Choices& choices);
  void perform(Play& play);
  void go_on(const Candidate& candidate, Play& play, Choices& choices);
  void act(Step step, Play& play) {
    if (rules_->acts_in(step)) act_by_rules(step, play);
  }
  void act_by_rules(Step step, Play& play);
  void displace(Play& play);
  void promote(Play& play);
  void account(Play& play);

  // --- Listing moves (generate.cpp, castling.cpp)
  void generate_offered(Candidates& out, const Arguments* but = nullptr);
  void add_offers(Candidates& out, const Arguments* but = nullptr);
  void generate_from(Square from, Candidates& out, const Vantage* enemy = nullptr);
  void generate_walk(Square from, Kind kind, Candidates& out, const Arrivals& wanted = {});
  void add_castlings(Candidates& out);
  void add_castling(Square king_from, Square partner_from, Candidates& out);
  void generate_departing(Square from, Kind kind, Candidates& out);
  void generate_seen(Square from, KindSet kinds, Candidates& out, const Arrivals& wanted);
  void drop_forbidden(Candidates& out, Purpose purpose = Purpose::moving);

  // --- Is there a legal move? (mobility.cpp)
  [[nodiscard]] bool any_legal(const Candidates& moves);
  [[nodiscard]] bool any_legal_walk();
  [[nodiscard]] bool any_legal_flight(Bitboard royals);
  [[nodiscard]] bool is_listed_by_walks(const Candidate& move);
  [[nodiscard]] bool any_legal_from(Bitboard units, const Answers& answers);
  [[nodiscard]] bool still_mobile();
  [[nodiscard]] Answers answers_to_check(Square royal);
  [[nodiscard]] bool leaves_check(const Candidate& move, const Answers& answers) const;
  [[nodiscard]] bool changes_mover_only(const Candidate& move) const;
  [[nodiscard]] bool acts_on_mover_only(const Changes& changes) const;

  // --- Moves imagined instead of played (imagining.cpp)
  [[nodiscard]] bool imaginable(const Candidate& move, Foretold& foretold) const;
  [[nodiscard]] bool units_tell(const Candidate& move) const;
  [[nodiscard]] bool rights_do_not_matter(const Candidate& move) const;
  [[nodiscard]] bool forbidden_if_made(const Candidate& move);
  [[nodiscard]] bool safe_if_made(const Candidate& move, const Foretold& foretold);
  [[nodiscard]] bool ends_tell(const Candidate& move) const;
  [[nodiscard]] bool in_vain_at_all_ends(const Candidate& move, Square king_at, bool mates);
  void drop_in_vain(Candidates& out, Square king_at, bool sifted, Wanted wanted);
  void drop_unblocked(Candidates& out);
  [[nodiscard]] bool replies_are_told(bool quietly) const;
  void note_reply(const Candidate& move, bool quietly, StandingReplies& replies);
  [[nodiscard]] bool leaves_reply(const StandingReplies& replies, const Candidate& move);
  [[nodiscard]] bool stands_if_made(const Candidate& move);
  [[nodiscard]] bool surely_mobile();
  [[nodiscard]] bool any_unit_moves();
  [[nodiscard]] bool is_plain_step(const Candidate& move) const;
  [[nodiscard]] bool king_escapes(Square king_at);
  [[nodiscard]] StepsAside steps_aside(Square king_at);
  [[nodiscard]] bool any_stands(Candidates& moves);
  [[nodiscard]] int count_quiet_by_walking(int enough);
  [[nodiscard]] bool stands_quietly(const Candidate& move);

  // --- What rules say of a unit or move (asking_rules.cpp)
  [[nodiscard]] Departures departures_of(Square from, Side side, Purpose purpose);
  [[nodiscard]] bool may_act(Square from, Side side, Purpose purpose);
  [[nodiscard]] bool may_move(const Candidate& candidate, Side side, Purpose purpose);

  // --- What is seen at a glance (quick.cpp)
  [[nodiscard]] bool all_orthodox() const;
  [[nodiscard]] bool immobile_at_a_glance();

  // --- Moves that may give check (checks.cpp)
  void generate_checking(Candidates& out, Wanted wanted);
  void generate_towards(const Vantage& enemy, Candidates& out);
  bool generate_mating(const Vantage& enemy, Candidates& out);
  void generate_in_sight(Candidates& out);
  void drop_out_of_sight(Candidates& out) const;
  [[nodiscard]] Arrivals checking_arrivals(Square from, const Vantage& enemy) const;
  [[nodiscard]] Bitboard checking_arrivals(Square from, const Changes&, const Vantage& enemy) const;
  [[nodiscard]] Bitboard lines_without(Square from, const Vantage& enemy) const;
  [[nodiscard]] Bitboard surprising_victims() const;
  [[nodiscard]] Vantage vantage(Square target, Side by) const;
  [[nodiscard]] std::optional<Vantage> vantage_of_checks(Square target);
  [[nodiscard]] Bitboard sight(Square from, Square target) const;
  [[nodiscard]] Bitboard sight_now(Square from, const Vantage& enemy) const;
  void look_from(Bitboard units, Vantage& vantage) const;
  [[nodiscard]] bool may_check(const Candidate& move, const Vantage& enemy);
  [[nodiscard]] bool may_check_as_told(const Candidate&, const Foretold&, const Vantage&) const;
  [[nodiscard]] bool changes_much(const Changes& changes) const;
  [[nodiscard]] bool may_check_from(Bitboard ends, const Candidate& move, KindSet kinds,
                                    bool imaginable, const Vantage& enemy);
  [[nodiscard]] bool checks_from(Square to, KindSet kinds, const Vantage& enemy) const;
  [[nodiscard]] bool checks_imagined(const Candidate& move, KindSet kinds, const Vantage& enemy);

  // --- Attacks by walks alone (attacks.cpp)
  [[nodiscard]] bool may_reach(const KindInfo& info, Square from, Side side, Square target) const;
  [[nodiscard]] bool observed_plainly(Square target, Side by);
  [[nodiscard]] bool observed_by_walkers(Square target, Side by);
  [[nodiscard]] Walkers walkers_of(Side side) const;
  [[nodiscard]] Bitboard orthodox_attackers(Square target, Side by, Bitboard occupied) const;
  [[nodiscard]] Bitboard attackers_among(Bitboard units, Square target, Side by);

  // --- Observation by all rules (observe.cpp, playing_out.cpp)
  [[nodiscard]] TraitSet royalty_of(Square square, Side side) const;
  [[nodiscard]] Bitboard possible_observers(Square target, Side by) const;
  [[nodiscard]] bool attacks_count(Square target, const Piece& victim, Side by, Purpose) const;
  [[nodiscard]] bool walkers_count(const Piece& victim, Purpose purpose) const;
  [[nodiscard]] bool reaches(Square from, Side by, Square target, Purpose purpose);
  [[nodiscard]] bool observes(Square from, Side by, Square target, Purpose purpose);
  [[nodiscard]] bool observes_by_walks(Square from, Side by, Square target, Purpose purpose);
  [[nodiscard]] bool counts(Square from, Side by, Square target, Purpose purpose);
  [[nodiscard]] bool captures_from(Square start, Kind kind, Square from, Side by, Square target,
                                   Purpose purpose);
  [[nodiscard]] bool playable(const Candidate& capture, Side by);
  [[nodiscard]] bool puts_back(const Piece& captured) const;

  // --- Repetition of positions (repetition.cpp)
  [[nodiscard]] std::uint64_t identity_of(const State& state);
  [[nodiscard]] bool passing_capture(const State& state);

  std::shared_ptr<const CompiledRules> rules_;
  Position position_;
  Position diagram_;
  Journal journal_;
  std::vector<Frame> frames_;
  const PlayedBefore* earlier_ = nullptr;
  MoveLists lists_;
  bool lists_for_other_ = false;  ///< ends recursion: the other side's moves are being listed
  /// By side: a move that was legal where one was looked for last. Likely to be legal again.
  std::array<Candidate, 2> likely_{};
  std::array<Candidate, 2> likely_quiet_{};  ///< likewise, without check
  Work work_;                                ///< moves played, for whoever waits for an answer
};

}  // namespace feerie
