// This file finds the squares on which units are reborn: squares of the game array, and squares
// that follow from the move.
#include <array>

#include "conditions/rebirth/rebirth.h"
#include "conditions/shared/army.h"

namespace feerie::rebirth {
namespace {

constexpr int far_rank(Side side) {
  return side == Side::white ? 7 : 0;
}

constexpr bool is_light(Square square) {
  return contains(light_squares, square);
}

/// The walk and the side of this unit decide where the rebirth square is.
struct Model {
  Kind kind;
  bool fairy;
  Side side;
  int promotion_rank;
};

/// Returns the rank on which pawns of the side promote. Where they do so on single squares only, it
/// is the last one.
int promotion_rank(const CompiledRules& rules, Side side) {
  const Bitboard squares = rules.promotion().squares(side);
  for (const int rank : {1, 6}) {
    if (squares == rank_set(rank)) return rank;
  }
  return far_rank(side);
}

/// A unit that takes the place of an orthodox one is reborn where that would be. `counts_as_fairy`:
/// wherever that is, it is reborn as fairy units are.
Model model_of_kind(const Rules& rules, const CompiledRules& book, Kind kind, Side side,
                    bool counts_as_fairy) {
  const Side whose = rules.mirror ? opposite(side) : side;
  const Kind place = army::place_of(book, kind);
  const bool placed = place != army::no_place;
  return {placed ? place : kind, !placed || counts_as_fairy, whose, promotion_rank(book, whose)};
}

Model model_of(const Rules& rules, const Game& game, const Case& due) {
  const bool other = rules.couscous;
  const Piece& piece = other ? due.other : due.unit;
  return model_of_kind(rules, game.rules(), other ? piece.kind : kind_reborn(rules, due),
                       other ? due.other_side : due.side, piece.has(rules.frischauf));
}

/// Returns the file of an officer in the game array. Of two squares on the rank it is the file of
/// the one that has the colour of the square `at`.
constexpr int array_file(Kind kind, int rank, Square at) {
  const auto of_colour = [&](int one, int other) {
    return is_light(make_square(one, rank)) == is_light(at) ? one : other;
  };
  switch (kind) {
    case king:
      return 4;
    case queen:
      return 3;
    case rook:
      return of_colour(0, 7);
    case bishop:
      return of_colour(2, 5);
    default:
      return of_colour(1, 6);
  }
}

/// This table holds the squares of the officers in the game array, by kind, side and square of the
/// capture.
constexpr auto officer_squares = [] {
  std::array<std::array<std::array<Square, square_count>, 2>, pawn> table{};
  for (Kind kind = king; kind < pawn; ++kind) {
    for (const Side side : {Side::white, Side::black}) {
      const int rank = 7 - far_rank(side);
      for (Square at = 0; at < square_count; ++at) {
        table[kind][index(side)][at] = make_square(array_file(kind, rank, at), rank);
      }
    }
  }
  return table;
}();

/// Returns the rebirth square of plain Circe. Pawns return to the second rank of the file, and
/// fairy units to the promotion square of the file. With the word File officers return to the file
/// of the capture, with Rank to the rank of the capture.
Square home(const Kinds& kinds, const Model& model, Square at, const Rules& rules) {
  if (model.kind < pawn && !model.fairy && rules.place == Place::home &&
      rules.turn != Turn::to_rank) {
    return officer_squares[model.kind][index(model.side)][at];
  }
  const int base = rules.turn == Turn::to_rank ? rank_of(at) : 7 - far_rank(model.side);
  if (kinds[model.kind].traits.pawn) {
    return make_square(file_of(at), model.side == Side::white ? 1 : 6);
  }
  if (model.fairy) return make_square(file_of(at), model.promotion_rank);
  const bool file = rules.place == Place::file;
  return make_square(file ? file_of(at) : array_file(model.kind, base, at), base);
}

Square in_diagram(const Game& game, std::uint16_t id) {
  for (Square square = 0; square < square_count && id != 0; ++square) {
    const Piece& unit = game.diagram().at(square);
    if (!unit.empty() && unit.id == id) return square;
  }
  return no_square;
}

Square antipode(Square at) {
  return make_square(file_of(at) ^ 4, rank_of(at) ^ 4);
}

Square reflected(Square at, bool files, bool ranks) {
  return static_cast<Square>(at ^ (files ? 7 : 0) ^ (ranks ? 56 : 0));
}

Square beyond(const Case& due, int direction) {
  const int file = file_of(due.at) + direction * due.files;
  const int rank = rank_of(due.at) + direction * due.ranks;
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

/// Returns the square that follows from the square of the capture alone, or `no_square`.
Square place_of_square(Place place, Square at) {
  switch (place) {
    case Place::capture:
      return at;
    case Place::symmetry:
      return reflected(at, true, true);
    case Place::vertical_symmetry:
      return reflected(at, true, false);
    case Place::horizontal_symmetry:
      return reflected(at, false, true);
    case Place::antipodes:
      return antipode(at);
    default:
      return no_square;
  }
}

Square place_of(const Rules& rules, const Game& game, const Case& due) {
  switch (rules.place) {
    case Place::home:
    case Place::file:
      return home(game.rules().kinds(), model_of(rules, game, due), due.at, rules);
    case Place::diagram:
      return in_diagram(game, (rules.couscous ? due.other : due.unit).id);
    case Place::departure:
      return due.departure;
    case Place::equipollents:
      return beyond(due, rules.mirror ? -1 : 1);
    default:
      return place_of_square(rules.place, due.at);
  }
}

/// Returns the square of a unit whose kind and square of capture tell it.
Square place_of_kind(const Rules& rules, const CompiledRules& book, const InCapture& unit) {
  if (rules.place > Place::file) return place_of_square(rules.place, unit.at);
  const Model model = model_of_kind(rules, book, unit.kind, unit.side, false);
  return home(book.kinds(), model, unit.at, rules);
}

}  // namespace

bool free_after(const Position& position, const Candidate& capture, Square square) {
  Bitboard occupied = position.occupied();
  occupied &= ~(bit(capture.from) | bit(capture.capture));
  occupied |= bit(capture.to);
  return square != no_square && !contains(occupied, square);
}

void set_vector(Case& due, const Candidate& move, Square end) {
  due.departure = move.from;
  due.files = file_of(end) - file_of(move.from);
  due.ranks = rank_of(end) - rank_of(move.from);
  if (!move.castles()) return;
  due.files += file_of(move.via_to) - file_of(move.via);
  due.ranks += rank_of(move.via_to) - rank_of(move.via);
}

Square turned(const Rules& rules, Square square, const Case& due) {
  switch (rules.turn) {
    case Turn::to_rank:
      return make_square(file_of(square), rank_of(due.at));
    case Turn::diametral:
      return reflected(square, true, true);
    case Turn::left_right:
      return reflected(square, true, false);
    case Turn::none:
      break;
  }
  return square;
}

Square square_of(const Rules& rules, const Game& game, const Case& due) {
  if (rules.usual && due.unit.kind < pawn) {
    return officer_squares[due.unit.kind][index(due.side)][due.at];
  }
  const Square square = place_of(rules, game, due);
  return square == no_square ? square : turned(rules, square, due);
}

Square home_of(Game& game, Square at, Side side, const Rules& rules) {
  Case due{};
  due.unit = game.position().at(at);
  due.side = side;
  due.clone = due.unit.kind;
  due.at = at;
  due.departure = at;
  due.lifted = at;
  return square_of(rules, game, due);
}

Bitboard possible_squares(const Rules& rules, const Kinds& kinds, Kind kind, Side side, Square at) {
  if (!rules.usual) return all_squares;
  return bit(home(kinds, {kind, kind >= first_fairy_kind, side, far_rank(side)}, at, rules));
}

bool whereabouts_known(const Rules& rules) {
  // With Couscous it is the other unit of the capture that decides, with Frischauf an attribute.
  return rules.place != Place::departure && rules.place < Place::equipollents && !rules.couscous &&
         rules.as == As::itself && !rules.turncoats && rules.frischauf == 0;
}

Bitboard whereabouts(const CompiledRules& book, const Position& diagram, const InCapture& unit,
                     const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  if (!whereabouts_known(rules)) return all_squares;
  // A unit is put back where it stood in the diagram, as a pawn perhaps.
  Bitboard squares = diagram.of(unit.side);
  if (rules.place != Place::diagram) squares = bit(place_of_kind(rules, book, unit));
  Case due{};
  due.at = unit.at;
  Bitboard found = 0;
  while (squares != 0) found |= bit(turned(rules, take_first(squares), due));
  return found;
}

}  // namespace feerie::rebirth
