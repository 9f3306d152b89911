// Synchron mover: the side must answer a move with one of the same direction and length, if it has
// such a move and that is legal. Anti-synchron mover: it must answer with a move of the same length
// in the opposite direction. After a pass of the other side, as before threats, there is nothing to
// answer. In a series the side answers its own last move; its own pass changes nothing about that.
// Attacks on kings are checks whatever their direction.
//
// Source: as solved by Popeye 4.104 (BlackSynchronMover and others).
#include "conditions/obligation/choosing_moves.h"
#include "conditions/shared/whole_moves.h"
#include "game/catalogue.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Packs direction and length of a move into a number. It is 0 for an exchange, and for a move that
/// puts no unit elsewhere.
int vector_of(const Candidate& move) {
  if (move.type == MoveType::swap) return 0;
  const Square end = move.end();
  if (move.from == no_square || end == no_square || move.from == end) return 0;
  const int files = file_of(end) - file_of(move.from);
  const int ranks = rank_of(end) - rank_of(move.from);
  return 16 * (files + 8) + ranks + 8;
}

int reversed(int vector) {
  return 16 * (16 - vector / 16) + 16 - vector % 16;
}

template <bool opposite_direction>
void answer(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side) return;
  const int last = game.position().memory(arguments.as<int>());
  if (last == 0) return;
  const int wanted = opposite_direction ? reversed(last) : last;
  prefer(game, moves, [wanted](const Candidate& move) { return vector_of(move) == wanted; });
}

void note_vector(Play& play, const Arguments& arguments) {
  play.remember(arguments.as<int>(), static_cast<std::uint16_t>(vector_of(play.candidate())));
}

void note_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  position.set_memory(arguments.as<int>(), static_cast<std::uint16_t>(vector_of(move)));
}

/// Forgets the last move after a pass of the other side. A side's own pass within its series
/// changes nothing.
void owe_nothing(Position& position, const Arguments& arguments) {
  if (position.turn() != arguments.side) position.set_memory(arguments.as<int>(), 0);
}

template <Side side, bool opposite_direction>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.declare({.selects_moves = true});
  see_whole_moves(book);
  book.prefer(answer<opposite_direction>, only(side));
  book.during(Step::account, note_vector,
              {.remembers = note_plainly, .units = Extent::Units::none});
  book.forget(owe_nothing, Forgetting::passes);
}

constexpr std::string_view source = sources::not_found;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"BlackSynchronMover", "SchwarzerSynchronZueger", "NoirSynchronCoup"},
         .summary =
             {"Black must answer with a move of the same direction and length if he can",
              "Schwarz muss mit einem Zug der gleichen Richtung und Länge antworten, wenn er kann",
              "les Noirs doivent répondre, s'ils le peuvent, par un coup de mêmes direction et "
              "longueur"},
         .source = source,
         .place = 151,
         .enrol = enrol<Side::black, false>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteSynchronMover", "WeisserSynchronZueger", "BlancSynchronCoup"},
         .summary =
             {"White must answer with a move of the same direction and length if he can",
              "Weiß muss mit einem Zug der gleichen Richtung und Länge antworten, wenn er kann",
              "les Blancs doivent répondre, s'ils le peuvent, par un coup de mêmes direction et "
              "longueur"},
         .source = source,
         .place = 152,
         .enrol = enrol<Side::white, false>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackAntiSynchronMover", "SchwarzerAntiSynchronZueger", "NoirAntiSynchronCoup"},
         .summary = {"Black must answer with a move of the same length the opposite way if he can",
                     "Schwarz muss, wenn er kann, mit einem gleich langen Zug in entgegengesetzter "
                     "Richtung antworten",
                     "les Noirs doivent répondre, s'ils le peuvent, par un coup de même longueur "
                     "en sens opposé"},
         .source = source,
         .place = 153,
         .enrol = enrol<Side::black, true>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteAntiSynchronMover", "WeisserAntiSynchronZueger", "BlancAntiSynchronCoup"},
         .summary = {"White must answer with a move of the same length the opposite way if he can",
                     "Weiß muss, wenn er kann, mit einem gleich langen Zug in entgegengesetzter "
                     "Richtung antworten",
                     "les Blancs doivent répondre, s'ils le peuvent, par un coup de même longueur "
                     "en sens opposé"},
         .source = source,
         .place = 154,
         .enrol = enrol<Side::white, true>}},
};

}  // namespace
}  // namespace feerie
