// Imitator: imitators stand on the squares listed. With every move of a unit all imitators move
// too, in the same direction and as far as the unit. With a castling they move first as the king
// and then as the rook; with a capture of Take & Make they move first as the capture and then as
// the step behind it.
//
// A move is possible only if all imitators can follow it. Units and the edge of the board stop
// them, but the unit that moves does not. Where the unit leaps, they leap. Where it goes along a
// line, all squares on their way must be empty. Where it hops over a hurdle, they need a hurdle at
// the same place of their way. Where it turns, they turn in the same way. An equistopper needs a
// unit beyond its square of arrival; imitators do not. An attack on a king that the imitators could
// not follow is no check.
//
// Imitators belong to nobody, cannot be captured and stop no other units. A pawn may promote into a
// further imitator, also when it is reborn, unless NoIProm is given. A capture is impossible if a
// unit would be reborn on the square of an imitator.
//
// Source: T. Kardos, 1939; BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "conditions/board/imitator_ways.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason imitates{"imitator", Style::gathered, "I"};
constexpr Reason becomes_imitator{"promotion into an imitator", Style::promotion, "I"};
constexpr Reason stands{"imitator", Style::silent};

std::uint8_t store_of(const Arguments& arguments) {
  return arguments.as<std::uint8_t>();
}

/// Returns the imitators in the order in which the notation of moves names them.
std::vector<Kept> imitators(const Position& position, const Arguments& arguments) {
  std::vector<Kept> found;
  for (const Kept& kept : position.kept_units()) {
    if (kept.store == store_of(arguments)) found.push_back(kept);
  }
  std::ranges::sort(found, {}, [](const Kept& kept) { return kept.piece.id; });
  return found;
}

/// In most problems there is one, for which no list is needed; nothing if there are several.
std::optional<Kept> only_imitator(const Position& position, const Arguments& arguments) {
  std::optional<Kept> found;
  for (const Kept& kept : position.kept_units()) {
    if (kept.store != store_of(arguments)) continue;
    if (found) return std::nullopt;
    found = kept;
  }
  return found;
}

Kept imitator(std::uint16_t number, Square at, const Arguments& arguments) {
  return {{king, Sides::none, number, 0}, at, store_of(arguments)};
}

bool can_be_imitated(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  const bool stays = move.from == no_square || move.to == no_square || move.from == move.to;
  if (stays && !move.castles()) return true;
  return std::ranges::all_of(game.position().kept_units(), [&](const Kept& kept) {
    return kept.store != store_of(arguments) || can_follow(game, kept.square, move, side);
  });
}

Square moved_by(Square from, const Shift& shift) {
  return make_square(file_of(from) + shift.files, rank_of(from) + shift.ranks);
}

/// Returns the step that the unit has added to its capture, made as the captured unit walks. Where
/// there was no such step, it ends where it starts.
Way added_step(const Play& play) {
  const Square at = play.mover_at();
  const Square to = play.candidate().to;
  const bool goes_on = play.captures() && at != no_square;
  return {play.captured().kind, opposite(play.side()), to, goes_on ? at : to, at};
}

bool can_make_step(Play& play, Square at, const Way& step) {
  const bool fairy = step.kind >= first_fairy_kind;
  const Bitboard quiet = fairy ? play.quiet_reach(step.kind, at, step.side, step.left) : 0;
  return can_go(play.asked(), at, step, quiet);
}

void imitate(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  if (move.from == no_square || move.to == no_square) return;
  const Shift shift = shift_of(move);
  const Way step = added_step(play);
  Shift added;
  added.add(step.from, step.to);
  const auto follow = [&](const Kept& kept) {
    const Square half_way = moved_by(kept.square, shift);
    if (step.from != step.to && !can_make_step(play, half_way, step)) return false;
    const Square to = moved_by(half_way, added);
    play.keep(kept.piece, imitator(kept.piece.id, to, arguments), false, imitates);
    return true;
  };
  if (const auto only = only_imitator(play.position(), arguments)) {
    play.release(*only, imitates);
    if (!follow(*only)) play.reject();
    return;
  }
  const std::vector<Kept> all = imitators(play.position(), arguments);
  for (const Kept& kept : all) play.release(kept, imitates);
  if (!std::ranges::all_of(all, follow)) play.reject();
}

void turn_into_imitator(Play& play, Square at, const Arguments& arguments) {
  const auto number = static_cast<std::uint16_t>(imitators(play.position(), arguments).size() + 1);
  play.remove(at, becomes_imitator);
  const Kept promoted = imitator(number, at, arguments);
  play.keep(promoted.piece, promoted, false, stands);
}

/// Lets a pawn that promotes become an imitator, if its player so chooses.
void promote(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  if (play.chooses_to_leave(play.mover().kind, at, play.acting_side())) play.promote_away(at);
}

Bitboard squares_of(const Position& position, const Arguments& arguments) {
  Bitboard squares = 0;
  for (const Kept& kept : imitators(position, arguments)) squares |= bit(kept.square);
  return squares;
}

/// Under NoIProm a move is impossible if a pawn has become an imitator, which takes it off the
/// board.
void stay_unit(Play& play, const Arguments& /*arguments*/) {
  const bool vanished = std::ranges::any_of(play.effects(), [](const Effect& effect) {
    return effect.op == Effect::Op::remove && effect.why->style == Style::promotion;
  });
  if (vanished) play.reject();
}

void place(Position& position, const Arguments& arguments) {
  std::uint16_t number = 0;
  for (const Square at : arguments.squares) position.keep(imitator(++number, at, arguments));
}

constexpr Message<std::string_view> unknown_walk{
    "not supported yet: Imitator with the walk {}",
    "noch nicht unterstützt: Imitator mit der Gangart {}",
    "pas encore pris en charge : Imitator avec la marche {}"};

void enrol(Rulebook& book, Arguments& arguments) {
  const auto kinds = static_cast<Kind>(book.kinds().count());
  for (Kind kind = first_fairy_kind; kind < kinds; ++kind) {
    if (can_be_followed(book.kinds()[kind].walk)) continue;
    return book.object(unknown_walk, in_each_language([&](Language language) {
                         return letters_of(book.kinds()[kind].walk, language);
                       }));
  }
  arguments.derived = std::make_shared<const std::uint8_t>(book.reserve_store());
  book.declare({.removes_others = true, .restricts_moves = true, .restricts_observation = true});
  book.prepare(place);
  book.restrict_move(can_be_imitated, all_purposes);
  book.during(Step::landing, imitate, {.units = Extent::Units::none});
  book.during(Step::change, promote, {.units = Extent::Units::mover});
  book.promotion().may_leave_board(turn_into_imitator);
  book.close(squares_of, Closing::impossible);
}

void enrol_without_promotion(Rulebook& book, Arguments& /*arguments*/) {
  book.during(Step::promotion, stay_unit, {.units = Extent::Units::none});
  book.during(Step::victim_rebirth, stay_unit, {.units = Extent::Units::none});
}

void paint(const Arguments& arguments, Overlay& overlay) {
  for (const Square at : arguments.squares) overlay.imitators |= bit(at);
}

/// Names the squares as they were written: moves name the imitators in this order too.
std::string caption(const Arguments& arguments, Language /*language*/) {
  std::string text;
  for (const Square at : arguments.squares) text += ' ' + to_string(at);
  return text;
}

constexpr int most_imitators = 10;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"Imitator", "Imitator", "Imitator"},
         .summary = {"imitators make every move with the unit that moves",
                     "Imitatoren machen jeden Zug des ziehenden Steins mit",
                     "les imitateurs suivent chaque coup de la pièce qui joue"},
         .source = "T. Kardos 1939; BCPS Glossary of Fairy Chess Definitions",
         .place = 20,
         .parameters = {.squares = Parameters::Squares::list, .most_squares = most_imitators},
         .enrol = enrol,
         .paint = paint,
         .on_diagram = true,
         .of_position = true,
         .caption = caption}},
    Catalogue<Condition>::Entry{
        {.names = {"NoIProm", "OhneIUW", "SansIProm"},
         .summary = {"pawns do not promote into imitators", "Bauern wandeln nicht in Imitatoren um",
                     "les pions ne se promeuvent pas en imitateurs"},
         .source = sources::not_found,
         .place = 45,
         .enrol = enrol_without_promotion}},
};

}  // namespace
}  // namespace feerie
