#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "game/game.h"

namespace feerie {

/// A candidate being played: what the acts of rules read and write. All changes go through here
/// into the journal, so that no rule takes anything back by itself.
class Play {
 public:
  Play(Game& game, const Candidate& candidate, Choices& choices);

  /// The move being made, as generated.
  [[nodiscard]] const Candidate& candidate() const { return candidate_; }
  [[nodiscard]] bool captures() const { return candidate_.captures(); }
  /// The side that makes the move.
  [[nodiscard]] Side side() const { return side_; }
  /// The side for which the moving unit acts: its own, which rules can let the other side move, or
  /// that of the mover for a neutral unit.
  [[nodiscard]] Side acting_side() const {
    return mover_before_.of(opposite(side_)) && !mover_before_.neutral() ? opposite(side_) : side_;
  }
  [[nodiscard]] const Game& game() const { return game_; }
  /// The game, to be asked as what units walk and what they reach: rules that answer may change it
  /// in between, and leave it as it was. Acts change it by the functions below only.
  [[nodiscard]] Game& asked() { return game_; }
  [[nodiscard]] const Position& position() const { return game_.position(); }
  /// The unit that was captured, as it was before; empty if none.
  [[nodiscard]] const Piece& captured() const { return captured_; }
  /// The moving unit as it was before the move.
  [[nodiscard]] const Piece& mover_before() const { return mover_before_; }
  /// Where the moving unit is now; `no_square` if it has vanished.
  [[nodiscard]] Square mover_at() const { return mover_at_; }
  /// The moving unit as it is now.
  [[nodiscard]] const Piece& mover() const { return position().at(mover_at_); }
  /// The effects of this move so far; of a further part of a move those of the part.
  [[nodiscard]] std::span<const Effect> effects() const;

  /// Takes the unit off the square.
  void remove(Square square, const Reason& why);
  /// Puts a unit on an empty square. One without a number comes into being and gets a number.
  void add(Square square, Piece piece, const Reason& why);
  /// Moves the unit to an empty square.
  void move(Square from, Square to, const Reason& why);
  /// Changes the unit on the square into `after`, which keeps its id.
  void alter(Square square, Piece after, const Reason& why);
  void recolour(Square square, Sides sides, const Reason& why);
  /// Turns the unit into one of the kind, which is royal if that kind is.
  void transform(Square square, Kind kind, const Reason& why);
  /// Lets the unit walk as one of the kind from now on. It is royal if it has been so; nothing
  /// happens if it walks so already.
  void take_walk(Square square, Kind kind, const Reason& why);
  void swap(Square a, Square b, const Reason& why);
  /// Moves the unit to an empty square, where it arrives as `after` (which keeps its id).
  void move_as(Square from, Square to, Piece after, const Reason& why);
  /// Keeps a unit off the board that is not on it (any more), on top of others in the same place or
  /// below them; `before` is what it was.
  void keep(const Piece& before, const Kept& kept, bool below, const Reason& why);
  /// Takes the unit on `from` off the board and keeps it as `kept` says.
  void sink(Square from, const Kept& kept, bool below, const Reason& why);
  /// Takes a kept unit out of its store and returns it; it is not on the board yet.
  Piece release(const Kept& kept, const Reason& why);
  /// Tells an amount together with the move.
  void tell(std::uint16_t amount, const Reason& why);
  /// Is the other side in check as things stand now? For the step `account`, before the turn
  /// passes.
  [[nodiscard]] bool gives_check() { return game_.in_check(opposite(side_)); }
  /// Does the unit on the square, acting for the side that makes the move, observe the target as
  /// things stand now, by all rules?
  [[nodiscard]] bool observes(Square from, Square target, Purpose purpose) {
    return game_.observed(target, side_, purpose, bit(from));
  }
  /// A superset of all units that the unit on the square, acting for that side, observes in any
  /// way.
  [[nodiscard]] Bitboard may_observe(Square from) { return game_.may_observe(from, side_); }
  /// The ways in which a unit observes another one, as far as rules let it, and the square from
  /// which it would start: its own, or one that rules name.
  struct Sighting {
    Square start;
    Game::Ways ways;
  };
  /// How the unit on `from`, acting for the side, observes the one on the target: for each kind as
  /// which it walks and each square from which it starts.
  [[nodiscard]] std::vector<Sighting> sightings(Square from, Side side, Square target);
  /// Does any unit of side `by` observe the square as things stand now?
  [[nodiscard]] bool observed(Square target, Side by, Purpose purpose) {
    return game_.observed(target, by, purpose);
  }
  /// Is the side that makes the move in check as things stand now? Until the turn passes.
  [[nodiscard]] bool leaves_check() { return game_.in_check(side_); }
  /// Would the other side be mated as things stand now if this unit of its own stood on the square,
  /// which is empty? Rules can tell from `Game::verdict_depth` that replies are made for the sake
  /// of this question. For the step `account`.
  [[nodiscard]] bool mates_on(const Piece& unit, Square square);
  /// All empty squares of which `mates_on` says yes.
  [[nodiscard]] Bitboard mating_squares(const Piece& unit);
  /// Asks a question of the game as it would stand if the move ended here, the other side being on
  /// move. Rules can tell from `Game::question_depth` that moves are made for the sake of this
  /// question. For the step `account`.
  template <class Question>
  auto if_it_ended(Question&& question) {
    const Modes::Asking asking(game_);
    const Turned turned(game_.position_, opposite(side_));
    return question(game_);
  }
  /// What happens to a pawn on a promotion square, once more: for units that rules take there after
  /// the step `promotion`.
  void promote();
  /// Does a unit of this kind, when it promotes on the square, leave the board instead, where a
  /// rule offers that? A choice; then it is to be promoted away.
  bool chooses_to_leave(Kind kind, Square at, Side side);
  /// The pawn on the square leaves the board, see PromotionRules::Verbs::may_leave_board.
  void promote_away(Square at);
  /// Empty squares on which rules let no unit be put back, see Rulebook::close.
  [[nodiscard]] Bitboard closed_squares(Closing how) const;
  /// See Game::could_leave.
  [[nodiscard]] bool could_leave(const Piece& unit, Square square, Side side, Square lifted);
  /// Squares to which the unit, imagined on `square` on top of what is there, could move without
  /// capturing if it were the turn of `side`, by all rules but that kings must be safe. The unit on
  /// `lifted` (if that is a square) is imagined off the board.
  [[nodiscard]] Bitboard steps_of(const Piece& unit, Square square, Side side, Square lifted);
  /// See Game::unseen_by.
  [[nodiscard]] Bitboard unseen_by(Square from, Side side);
  /// See Game::quiet_reach.
  [[nodiscard]] Bitboard quiet_reach(Kind kind, Square from, Side side, Square lifted);
  /// May the unit on the square move at all, if a unit of its own side were to?
  [[nodiscard]] bool may_move(Square from, Side side) {
    return game_.may_act(from, side, Purpose::moving);
  }
  /// See Game::kinds_at.
  [[nodiscard]] KindSet kinds_at(Square from, Side side) { return game_.kinds_at(from, side); }
  void remember(int slot, std::uint16_t value);
  /// The moving unit is lost with this move: rules that put captured units back treat it as one of
  /// them.
  void give_up_mover() { mover_given_up_ = true; }
  /// What a rule found out in an early step and needs in a later one of the same move: squares, by
  /// a key of its own.
  void note(const Arguments& owner, std::uint32_t key, Bitboard squares) {
    notes_.push_back({&owner, key, squares});
  }
  /// Empty if nothing was noted.
  [[nodiscard]] Bitboard noted(const Arguments& owner, std::uint32_t key) const {
    for (const Note& each : notes_) {
      if (each.owner == &owner && each.key == key) return each.squares;
    }
    return 0;
  }
  [[nodiscard]] bool mover_given_up() const { return mover_given_up_; }
  /// Asked by a rule that is about to change the side of the mover as it arrives: true for the
  /// first one of a move. A unit does not change sides for one rule and back for another.
  [[nodiscard]] bool claim_side() { return !std::exchange(side_claimed_, true); }
  /// What the mover walks as from now on is settled, even where that is no change: rules that
  /// change the walk with every move leave it alone.
  void settle_walk() { walk_settled_ = true; }
  /// Has another rule given the mover a walk in this move?
  [[nodiscard]] bool walk_settled() const {
    return walk_settled_ || mover().kind != mover_before_.kind;
  }
  /// The unit on the square counts as moved from now on. For the step `account`.
  void lose_right(Square square);

  /// The unit on the square can be captured en passant on those squares. For the step `account`.
  void open_to_en_passant(Bitboard squares, Square victim);

  /// One of `total` ways to go on (1 <= total <= 256); the move is played once for each of them.
  int choose(int total) { return choices_.choose(total); }
  /// One square of a set that is not empty; the move is played once for each of them. Rejects the
  /// move and returns `no_square` where a known move is played again and its square is none of
  /// them.
  Square choose_square(Bitboard squares) {
    const Square square = choices_.choose_square(squares);
    if (square == no_square) reject();
    return square;
  }
  /// As the function above, where it costs much to find the squares: `find` returns them, is asked
  /// once for all branches of the move and may change nothing. Returns `no_square` if it finds
  /// none.
  template <class Find>
  Square choose_square_among(Find&& find) {
    const int before = choices_.depth();
    const Square square = choices_.choose_square_among(find);
    if (square == no_square && choices_.depth() > before) reject();
    return square;
  }
  /// One square of a set, or none (`no_square`); the move is played once for each of them and once
  /// without.
  Square choose_square_or_none(Bitboard squares) {
    const Square square = choices_.choose_square_or_none(squares);
    if (square != no_square && !contains(squares, square)) reject();
    return rejected_ ? no_square : square;
  }
  /// A decision that the player makes but that makes no difference: counts of moves play the move
  /// once for each of the `total` ways, solving plays it once.
  void choose_in_vain(int total) {
    if (game_.counts_decisions()) choose(total);
  }
  /// Makes a further move of the side that moves, with all that follows from it, as part of this
  /// one. For the step `account`.
  void go_on(const Candidate& candidate) { game_.go_on(candidate, *this, choices_); }
  /// The moves that the unit on the square could make now.
  [[nodiscard]] Game::Listed list_of_moves() { return Game::Listed(game_); }
  void moves_of(Square from, Candidates& out) { game_.generate_of(from, out); }
  /// The square is no part of the board any more; it must be empty.
  void close(Square square);
  /// The move turns out to be impossible.
  void reject() { rejected_ = true; }
  [[nodiscard]] bool rejected() const { return rejected_; }

 private:
  [[nodiscard]] Bitboard squares_without_flight(const Piece& unit);
  [[nodiscard]] Bitboard attacked_if_there(const Piece& unit, Bitboard empty);
  friend class Game;

  /// While this object lives it is the turn of a side.
  class Turned {
   public:
    Turned(Position& position, Side turn) : position_(position), before_(position.turn()) {
      position.set_turn(turn);
    }
    ~Turned() { position_.set_turn(before_); }
    Turned(const Turned&) = delete;
    Turned& operator=(const Turned&) = delete;

   private:
    Position& position_;
    const Side before_;
  };

  Game& game_;
  const Candidate candidate_;
  Choices& choices_;
  Side side_;
  /// Number of the first effect of this part of the move; effects in front of it belong to earlier
  /// parts.
  std::size_t first_effect_;
  Piece captured_;
  Piece mover_before_;
  Square mover_at_;
  bool rejected_ = false;
  bool mover_given_up_ = false;
  bool walk_settled_ = false;
  bool side_claimed_ = false;
  struct Note {
    const Arguments* owner;
    std::uint32_t key;
    Bitboard squares;
  };
  std::vector<Note> notes_;
};

}  // namespace feerie
