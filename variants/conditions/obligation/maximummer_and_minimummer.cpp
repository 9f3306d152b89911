// Maximummer: the side must play its geometrically longest legal move. Minimummer: it must play its
// shortest legal move. The length of a move is the distance between the centres of its first and
// its last square; the length of a castling is that of the king's move and of the rook's move
// together. Of several moves with that length the side may choose any. Attacks on kings are checks
// whatever their length.
//
// Exact: the longest (shortest) moves are looked for among all moves, legal or not, so that the
// side has no move if these leave its king attacked. Then it is neither mated nor stalemated if it
// could move without this obligation.
//
// Ultra: the longest (shortest) moves are looked for as under Exact, but a side left without a
// legal move is mated or stalemated. An attack on a king is a check only if its capture would be
// such a longest (shortest) move.
//
// Maximummer without a side holds for the side that defends.
//
// Source: T. R. Dawson, L'Echiquier 1913 (Maximummer); as solved by Popeye 4.104.
#include <algorithm>
#include <cstddef>

#include "conditions/obligation/choosing_moves.h"
#include "conditions/shared/lengths.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The distance in thousandths of a square. That is exact enough to tell all lengths apart.
int distance(Square a, Square b) {
  return lengths::distances<1000>[a][b];
}

int length(const Candidate& move) {
  if (move.from == no_square || move.to == no_square) return 0;
  if (!move.castles()) return distance(move.from, move.end());
  return distance(move.from, move.to) + distance(move.partner_at(), move.via_to);
}

int shortness(const Candidate& move) {
  return -length(move);
}

using Measure = int (*)(const Candidate&);

template <Measure measure>
void select(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side) return;
  prefer_greatest(game, moves, [](const Candidate& move) { return measure(move); });
}

template <Measure measure>
void select_strictly(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side || moves.empty()) return;
  int greatest = measure(moves.front());
  std::size_t kept = 0;
  for (const Candidate& move : moves) {
    const int value = measure(move);
    if (value < greatest) continue;
    if (value > greatest) kept = 0;
    greatest = value;
    moves[kept++] = move;
  }
  moves.resize(kept);
}

/// Whether a castling is possible depends on checks, and these depend on the moves that the other
/// side would have in its turn. Beyond this depth such questions are not asked, so that they end.
constexpr int deepest_question = 3;

/// Is the capture of the king one of the moves that the side may play?
template <Measure measure>
bool obliged_capture(Game& game, const Candidate& capture, Side side, const Arguments& arguments) {
  if (side != arguments.side || game.question_depth() > deepest_question) return true;
  const Game::Asking asking(game);
  const Game::Passing passing(game, game.turn() != side);
  const Game::Judging rules_only(game, Legality::self_check);
  Game::Listed listed(game);
  Candidates& moves = *listed;
  game.generate(moves);
  const int own = measure(capture);
  return std::ranges::none_of(moves, [&](const Candidate& m) { return measure(m) > own; });
}

template <Measure measure>
void oblige(Rulebook& book, Arguments& arguments, Side side) {
  arguments.side = side;
  book.declare({.selects_moves = true});
  const bool ultra = arguments.has("ultra");
  if (ultra || arguments.has("exact")) {
    book.select(select_strictly<measure>, only(side));
  } else {
    book.prefer(select<measure>, only(side));
  }
  if (arguments.has("exact") && !ultra) {
    book.declare({.own_check = true});
    book.judge_mate(cannot_move_anyhow, JudgingMates::denies);
    book.judge_stalemate(cannot_move_anyhow);
  }
  if (!ultra) return;
  book.declare({.restricts_observation = true});
  book.restrict_move(obliged_capture<measure>, checks_only);
}

template <Side side, Measure measure>
void enrol(Rulebook& book, Arguments& arguments) {
  oblige<measure>(book, arguments, side);
}

void enrol_defender(Rulebook& book, Arguments& arguments) {
  oblige<length>(book, arguments, book.defender());
}

constexpr std::string_view words[] = {"exact", "ultra"};
constexpr std::string_view source = "T. R. Dawson, L'Echiquier 1913";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"Maximummer", "Laengstzueger", "Maximum"},
         .summary = {"the defending side must play its longest legal move",
                     "die verteidigende Partei muss ihren längsten legalen Zug spielen",
                     "le camp qui se défend doit jouer son plus long coup légal"},
         .source = source,
         .place = -1,
         .parameters = {.words = words},
         .enrol = enrol_defender,
         .secondary = true}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackMaximummer", "SchwarzerLaengstzueger", "NoirMaximum"},
         .summary = {"Black must play his longest legal move",
                     "Schwarz muss seinen längsten legalen Zug spielen",
                     "les Noirs doivent jouer leur plus long coup légal"},
         .source = source,
         .place = 27,
         .parameters = {.words = words},
         .enrol = enrol<Side::black, length>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackMinimummer", "SchwarzerKuerzestzueger", "NoirMinimum"},
         .summary = {"Black must play his shortest legal move",
                     "Schwarz muss seinen kürzesten legalen Zug spielen",
                     "les Noirs doivent jouer leur plus court coup légal"},
         .source = source,
         .place = 28,
         .parameters = {.words = words},
         .enrol = enrol<Side::black, shortness>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteMaximummer", "WeisserLaengstzueger", "BlancMaximum"},
         .summary = {"White must play his longest legal move",
                     "Weiß muss seinen längsten legalen Zug spielen",
                     "les Blancs doivent jouer leur plus long coup légal"},
         .source = source,
         .place = 29,
         .parameters = {.words = words},
         .enrol = enrol<Side::white, length>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteMinimummer", "WeisserKuerzestzueger", "BlancMinimum"},
         .summary = {"White must play his shortest legal move",
                     "Weiß muss seinen kürzesten legalen Zug spielen",
                     "les Blancs doivent jouer leur plus court coup légal"},
         .source = source,
         .place = 30,
         .parameters = {.words = words},
         .enrol = enrol<Side::white, shortness>}},
};

}  // namespace
}  // namespace feerie
