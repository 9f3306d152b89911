// Follow My Leader: the side must move to the square that the unit moved last by the other side has
// just left, if it can do so legally. After a pass of the other side there is nothing to follow.
//
// Source: as solved by Popeye 4.104.
#include "conditions/obligation/choosing_moves.h"
#include "game/catalogue.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// This is the number of the memory slot that the rule has reserved. It holds the square that was
/// left last, counted from 1, or 0 if there is none.
struct Slot {
  int number;
};
int slot_of(const Arguments& arguments) {
  return arguments.as<Slot>().number;
}
void reserve(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Slot>(Slot{book.reserve()});
}

// The following functions keep the memory and choose the moves.

void remember_departure(Play& play, const Arguments& arguments) {
  const Square left = play.candidate().from;
  play.remember(slot_of(arguments), static_cast<std::uint16_t>(left == no_square ? 0 : left + 1));
}

void note_departure(Position& position, const Candidate& move, const Arguments& arguments) {
  position.set_memory(slot_of(arguments), static_cast<std::uint16_t>(move.from + 1));
}

void follow(Game& game, Candidates& moves, const Arguments& arguments) {
  const int left = game.position().memory(slot_of(arguments));
  if (game.turn() != arguments.side || left == 0) return;
  prefer(game, moves, [left](const Candidate& move) { return move.end() + 1 == left; });
}

/// Forgets the square after a pass of the other side. In a series a side follows its own last move,
/// so that its own pass changes nothing.
void forget_departure(Position& position, const Arguments& arguments) {
  if (position.turn() != arguments.side) position.set_memory(slot_of(arguments), 0);
}

template <Side side>
void enrol_follower(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  reserve(book, arguments);
  book.declare({.selects_moves = true});
  book.during(Step::account, remember_departure,
              {.remembers = note_departure, .units = Extent::Units::none});
  book.prefer(follow, only(side));
  book.forget(forget_departure, Forgetting::passes);
}

constexpr std::string_view source = sources::not_found;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"BlackFollowMyLeader", "SchwarzerVerfolgungszueger", "NoirPoursuite"},
         .summary =
             {"Black must move to the square that White has just left if he can",
              "Schwarz muss, wenn möglich, auf das Feld ziehen, das Weiß gerade verlassen hat",
              "les Noirs doivent jouer, s'ils le peuvent, sur la case que les Blancs viennent de "
              "quitter"},
         .source = source,
         .place = 41,
         .enrol = enrol_follower<Side::black>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteFollowMyLeader", "WeisserVerfolgungszueger", "BlancPoursuite"},
         .summary =
             {"White must move to the square that Black has just left if he can",
              "Weiß muss, wenn möglich, auf das Feld ziehen, das Schwarz gerade verlassen hat",
              "les Blancs doivent jouer, s'ils le peuvent, sur la case que les Noirs viennent de "
              "quitter"},
         .source = source,
         .place = 42,
         .enrol = enrol_follower<Side::white>}},
};

}  // namespace
}  // namespace feerie
