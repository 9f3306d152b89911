// All-in Chess: a side may move units of the other side instead of its own. They move as they would
// for their own side: a black pawn that White moves goes down and captures white units. A side may
// not undo the move just made, whoever made it: the position that was on the board before must not
// come back, with its rights to castle and to capture en passant.
//
// Mainly-in Chess: likewise, but instead of this no unit may move that has just moved. Of a
// castling king and rook have moved.
//
// Half-in Chess: a side moves units of the other side only.
//
// In all three a side is in check when a unit of the other side attacks its king, as ever, and must
// not leave its own king attacked, whatever it moves; the other king can be moved into check, but
// it does not castle into it. No unit captures the king of the side that moves it. Neutral units
// belong to both sides anyway.
//
// Source: C. Tylor; S. Mukhuty, "The Art and Amusement of All-in-Chess", ChessBase India 2025, and
// kobulchess.com, problem 808 (All-in Chess); C. Tylor, The Problemist, May 2024, examples
// (Mainly-in and Half-in Chess), as solved by Popeye 4.104.
#include <algorithm>
#include <array>

#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void offer_units_of_other_side(Game& game, Candidates& moves, const Arguments& arguments) {
  Candidates others;
  game.generate_for_other(arguments, others);
  for (const Candidate& move : others) {
    // A neutral unit moves for the side on move already.
    const bool told = std::ranges::find(moves, move) != moves.end();
    if (!told) moves.push_back(move);
  }
}

void leave_units_of_other_side(Game& game, Candidates& moves, const Arguments& arguments) {
  moves.clear();
  game.generate_for_other(arguments, moves);
}

/// The king of the other side cannot castle into check.
void keep_castled_king_safe(Play& play, const Arguments& /*arguments*/) {
  if (play.candidate().castles() && play.acting_side() != play.side() && play.gives_check()) {
    play.reject();
  }
}

void enrol_common(Rulebook& book, Rulebook::Offer offer, Offering how = Offering::adds) {
  book.declare({.restricts_moves = true, .offers_moves = true});
  book.offer(offer, how);
  book.during(Step::account, keep_castled_king_safe, {.idle = idle::unless_special});
}

// --- All-in Chess

/// A number of 64 bits in memory slots.
class StoredKey {
 public:
  explicit StoredKey(Rulebook& book) {
    for (int& slot : slots_) slot = book.reserve();
  }
  [[nodiscard]] std::uint64_t in(const Position& position) const {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      key |= std::uint64_t{position.memory(slots_[i])} << (bits_a_slot * i);
    }
    return key;
  }
  void remember(Play& play, std::uint64_t key) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      play.remember(slots_[i], static_cast<std::uint16_t>(key >> (bits_a_slot * i)));
    }
  }
  void clear(Position& position) const {
    for (const int slot : slots_) position.set_memory(slot, 0);
  }

 private:
  static constexpr std::size_t bits_a_slot = 16;
  std::array<int, 4> slots_{};
};

void note_position(Play& play, const Arguments& arguments) {
  play.note(arguments, 0, play.game().identity());
}

/// Rejects a move that brings back the position before the last one, and remembers the position
/// from which this move has been made.
void forbid_return(Play& play, const Arguments& arguments) {
  const auto& stored = arguments.as<StoredKey>();
  const std::uint64_t before_last = stored.in(play.position());
  if (before_last != 0 && before_last == play.game().identity()) return play.reject();
  stored.remember(play, play.noted(arguments, 0));
}

void forget_position(Position& position, const Arguments& arguments) {
  arguments.as<StoredKey>().clear(position);
}

void enrol_all_in(Rulebook& book, Arguments& arguments) {
  enrol_common(book, offer_units_of_other_side);
  arguments.derived = std::make_shared<const StoredKey>(book);
  // Behind a pass there is no last move to be undone.
  book.forget(forget_position, Forgetting::passes);
  book.during(Step::before, note_position, {},
              early("it is the position from which the whole move is made"));
  book.during(Step::account, forbid_return, {},
              late("it is the position after the whole move that must not come back"));
}

// --- Mainly-in Chess

/// The memory slots for the squares, plus 1, of the units that moved last.
using Slots = std::array<int, 2>;

bool has_not_just_moved(Game& game, Square from, Side /*side*/, const Arguments& arguments) {
  return std::ranges::none_of(arguments.as<Slots>(),
                              [&](int slot) { return game.position().memory(slot) == from + 1; });
}

void remember_movers(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  Square partner = no_square;
  if (move.castles()) partner = move.via_to;
  if (move.type == MoveType::swap) partner = move.from;
  const auto number = [](Square at) {
    return static_cast<std::uint16_t>(at == no_square ? 0 : at + 1);
  };
  play.remember(arguments.as<Slots>()[0], number(play.mover_at()));
  play.remember(arguments.as<Slots>()[1], number(partner));
}

void remember_mover(Position& position, const Candidate& move, const Arguments& arguments) {
  position.set_memory(arguments.as<Slots>()[0], static_cast<std::uint16_t>(move.to + 1));
  position.set_memory(arguments.as<Slots>()[1], 0);
}

void forget_movers(Position& position, const Arguments& arguments) {
  for (const int slot : arguments.as<Slots>()) position.set_memory(slot, 0);
}

void enrol_mainly_in(Rulebook& book, Arguments& arguments) {
  enrol_common(book, offer_units_of_other_side);
  Slots slots{};
  for (int& slot : slots) slot = book.reserve();
  arguments.derived = std::make_shared<const Slots>(slots);
  book.forget(forget_movers, Forgetting::passes);
  book.restrict_piece(has_not_just_moved, moves_only);
  book.during(Step::account, remember_movers,
              {.remembers = remember_mover, .units = Extent::Units::none},
              late("a unit has moved to where the whole move has brought it"));
}

void enrol_half_in(Rulebook& book, Arguments& /*arguments*/) {
  enrol_common(book, leave_units_of_other_side, Offering::rewrites);
}

constexpr std::string_view beside_all_in[] = {"MainlyInChess", "HalfInChess"};
constexpr std::string_view beside_mainly_in[] = {"AllInChess", "HalfInChess"};
constexpr std::string_view beside_half_in[] = {"AllInChess", "MainlyInChess"};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"AllInChess", "AllInChess", "AllInChess"},
        .summary = {"a side may move units of either side, but not straight back",
                    "eine Partei darf Steine beider Parteien ziehen, aber nicht unmittelbar zurück",
                    "un camp peut jouer les pièces des deux camps, mais pas en revenant aussitôt"},
        .source = "C. Tylor; kobulchess.com, problem 808",
        .place = 235,
        .enrol = enrol_all_in,
        .excludes = beside_all_in,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"MainlyInChess", "MainlyInChess", "MainlyInChess"},
        .summary =
            {"a side may move units of either side, but not the one that has just moved",
             "eine Partei darf Steine beider Parteien ziehen, aber nicht den zuletzt gezogenen",
             "un camp peut jouer les pièces des deux camps, sauf celle qui vient de jouer"},
        .source = "C. Tylor, The Problemist, May 2024",
        .place = 236,
        .enrol = enrol_mainly_in,
        .excludes = beside_mainly_in,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"HalfInChess", "HalfInChess", "HalfInChess"},
        .summary = {"a side moves the units of the other side",
                    "jede Partei zieht die Steine der anderen",
                    "chaque camp joue les pièces de l'autre"},
        .source = "C. Tylor, The Problemist, May 2024",
        .place = 234,
        .enrol = enrol_half_in,
        .excludes = beside_half_in,
    }},
};

}  // namespace
}  // namespace feerie
