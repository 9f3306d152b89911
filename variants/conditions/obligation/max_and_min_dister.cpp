// Max Dister: of its legal moves the side must play one that leaves two given units as far from
// each other as any legal move does. Min Dister: it must leave them as near to each other as
// possible. The two units are named by their squares in the diagram; they may belong to either
// side. The distance is that between the centres of their squares when the move is complete. As
// long as they are on the board, it does not matter whether they change their side or their walk. A
// move after which one of them is gone is played only if there is no other. When one of them is
// gone, the side is free to play what it likes.
//
// Source: as solved by Popeye 4.104.
#include <algorithm>
#include <limits>
#include <vector>

#include "conditions/obligation/choosing_moves.h"
#include "conditions/shared/whole_moves.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// These are the squares of the two units; `no_square` stands for a unit that is not on the board.
struct Pair {
  Square first = no_square;
  Square second = no_square;
};

constexpr std::uint16_t radix = 65;

/// Packs both squares into a number for the memory of the position; 0 if both units are gone.
std::uint16_t packed(const Pair& pair) {
  const auto number = [](Square square) { return square == no_square ? 0 : square + 1; };
  return static_cast<std::uint16_t>(number(pair.first) * radix + number(pair.second));
}

Pair unpacked(std::uint16_t memory) {
  const auto square = [](int number) {
    return number == 0 ? no_square : static_cast<Square>(number - 1);
  };
  return {square(memory / radix), square(memory % radix)};
}

constexpr int gone = std::numeric_limits<int>::min() + 1;
constexpr int illegal = std::numeric_limits<int>::min();

Pair noted(const Position& position, const Arguments& arguments) {
  return unpacked(position.memory(arguments.as<int>()));
}

/// Returns the distance multiplied by itself, which avoids roots, and with a minus sign for Min
/// Dister, so that the greatest number is always the best.
template <int sign>
int measure(const Pair& pair) {
  const auto [first, second] = pair;
  if (first == no_square || second == no_square) return gone;
  const int files = file_of(first) - file_of(second);
  const int ranks = rank_of(first) - rank_of(second);
  return sign * (files * files + ranks * ranks);
}

/// Does the move take a unit from square to square, capture one at most, and nothing else? So it is
/// where no rule acts but this one, which only follows the units.
bool takes_units_nowhere_else(const Game& game, const Candidate& move) {
  const Changes& changes = game.rules().changes(move.captures());
  return game.takes_short_cuts() && !changes.always_acts && changes.idling.empty() &&
         changes.remembering.size() == 1 && move.type <= MoveType::en_passant &&
         move.from != no_square && move.via == no_square && move.extra == 0;
}

/// Returns where both units are behind such a move.
Pair displaced(const Pair& pair, const Candidate& move) {
  const auto behind = [&move](Square square) {
    if (square == no_square || square == move.capture) return no_square;
    return square == move.from ? move.to : square;
  };
  return {behind(pair.first), behind(pair.second)};
}

/// Leaves only the best moves. A move that can turn out in several ways counts as the best of
/// these.
template <int sign>
void select(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side) return;
  const bool foreseen = std::ranges::all_of(
      moves, [&](const Candidate& move) { return takes_units_nowhere_else(game, move); });
  if (foreseen) {
    const Pair before = noted(game.position(), arguments);
    return prefer_greatest(game, moves, [&before](const Candidate& move) {
      return measure<sign>(displaced(before, move));
    });
  }
  std::vector<std::pair<Candidate, int>> measured;
  int greatest = illegal;
  for (const Candidate& candidate : moves) {
    int best = illegal;
    game.outcomes(candidate, [&](const Move& /*move*/) {
      best = std::max(best, measure<sign>(noted(game.position(), arguments)));
      return true;
    });
    measured.emplace_back(candidate, best);
    greatest = std::max(greatest, best);
  }
  if (greatest == illegal) return;
  moves.clear();
  for (const auto& [candidate, value] : measured) {
    if (value == greatest) moves.push_back(candidate);
  }
}

void note_squares(Position& position, const Arguments& arguments) {
  position.set_memory(arguments.as<int>(), packed({arguments.squares[0], arguments.squares[1]}));
}

void follow(Play& play, const Arguments& arguments) {
  const Position& diagram = play.game().diagram();
  const auto now = [&](Square home) {
    const std::uint16_t id = diagram.at(home).id;
    for (Bitboard units = play.position().units(); units != 0 && id != 0;) {
      const Square square = take_first(units);
      if (play.position().at(square).id == id) return square;
    }
    return no_square;
  };
  const Pair pair{now(arguments.squares[0]), now(arguments.squares[1])};
  play.remember(arguments.as<int>(), packed(pair));
}

void follow_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  position.set_memory(arguments.as<int>(), packed(displaced(noted(position, arguments), move)));
}

template <Side side, int sign>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  arguments.derived = std::make_shared<const int>(book.reserve());
  book.declare({.selects_moves = true, .follows_units = true});
  see_whole_moves(book);
  book.prepare(note_squares);
  book.prefer(select<sign>, only(side));
  book.during(Step::account, follow, {.remembers = follow_plainly, .units = Extent::Units::none});
}

constexpr std::string_view source = sources::not_found;
constexpr Parameters two_squares{.squares = Parameters::Squares::two_units};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"BlackMaxDister", "SchwarzerMaxDister", "NoirMaxDister"},
         .summary = {"Black must move so that two units are as far apart as possible",
                     "Schwarz muss so ziehen, dass zwei Steine möglichst weit voneinander stehen",
                     "les Noirs doivent éloigner le plus possible deux pièces données"},
         .source = source,
         .place = 216,
         .parameters = two_squares,
         .enrol = enrol<Side::black, 1>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackMinDister", "SchwarzerMinDister", "NoirMinDister"},
         .summary = {"Black must move so that two units are as close as possible",
                     "Schwarz muss so ziehen, dass zwei Steine möglichst nahe beieinander stehen",
                     "les Noirs doivent rapprocher le plus possible deux pièces données"},
         .source = source,
         .place = 217,
         .parameters = two_squares,
         .enrol = enrol<Side::black, -1>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteMaxDister", "WeisserMaxDister", "BlancMaxDister"},
         .summary = {"White must move so that two units are as far apart as possible",
                     "Weiß muss so ziehen, dass zwei Steine möglichst weit voneinander stehen",
                     "les Blancs doivent éloigner le plus possible deux pièces données"},
         .source = source,
         .place = 218,
         .parameters = two_squares,
         .enrol = enrol<Side::white, 1>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteMinDister", "WeisserMinDister", "BlancMinDister"},
         .summary = {"White must move so that two units are as close as possible",
                     "Weiß muss so ziehen, dass zwei Steine möglichst nahe beieinander stehen",
                     "les Blancs doivent rapprocher le plus possible deux pièces données"},
         .source = source,
         .place = 219,
         .parameters = two_squares,
         .enrol = enrol<Side::white, -1>}},
};

}  // namespace
}  // namespace feerie
