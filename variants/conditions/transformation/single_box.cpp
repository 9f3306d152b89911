// Single box: pawns promote only into units that are in the box, so that no side ever has more
// units of a walk than in the game array. If there is nothing in the box for a pawn on a promotion
// square:
//
//   Type1  the pawn cannot go there, so that it does not give check there either
//   Type2  the pawn waits there; after the next move of the other side that leaves something in the
//          box, it turns into that
//   Type3  the pawn waits there, and turns into a unit from the box before the next move of its
//          side, if there is one then; it has to, and gives check as what it could turn into
//
// Type1 holds if no type is given. Fairy units are not counted: under Type1 they are refused, and
// under the other types pawns promote into them as usual.
//
// Source: as solved by Popeye 4.104 (SingleBox).
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason from_box{"single box", Style::walk};

constexpr int most(Kind kind) {
  constexpr std::array set{1, 1, 2, 2, 2, 8};
  return set[kind];
}

bool in_box(const Position& position, Side side, Kind kind) {
  return kind > pawn || count_of(position.of(side, kind)) < most(kind);
}

std::vector<Kind> box(const Position& position, Side side) {
  std::vector<Kind> kinds;
  for (const Kind kind : {queen, knight, rook, bishop}) {
    if (in_box(position, side, kind)) kinds.push_back(kind);
  }
  return kinds;
}

Bitboard waiting(const Position& position, const CompiledRules& rules, Side side) {
  return position.of(side, pawn) & rules.promotion().squares(side);
}

std::vector<Square> waiting_pawns(const Position& position, const CompiledRules& rules, Side side) {
  std::vector<Square> pawns;
  for (Bitboard left = waiting(position, rules, side); left != 0;)
    pawns.push_back(take_first(left));
  return pawns;
}

bool too_many(Game& game, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  for (const Side side : {Side::white, Side::black}) {
    for (Kind kind = queen; kind <= pawn; ++kind) {
      if (count_of(position.of(side, kind)) > most(kind)) return true;
    }
  }
  return false;
}

/// Leaves the kinds into which a pawn of the side can promote now. A pawn that changes sides with
/// its promotion may take a unit out of the box of its new side; whether there are too many units
/// then is judged when the move is complete.
void take_from_box(const Position& position, Side side, std::vector<Kind>& kinds,
                   const Arguments& /*arguments*/) {
  const auto missing = [&](Kind kind) { return !in_box(position, side, kind); };
  const bool waits = std::ranges::all_of(kinds, missing);
  std::erase_if(kinds, [&](Kind kind) {
    return missing(kind) && (waits || !in_box(position, opposite(side), kind));
  });
}

/// No pawn of the other side waits, be it one that both sides move and that arrives now.
bool unless_awaited(const Game& game, const Candidate& move, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const Side other = opposite(game.turn());
  const bool arrives = position.at(move.from).of(other) &&
                       contains(game.rules().promotion().squares(other), move.to);
  return !arrives && waiting(position, game.rules(), other) == 0;
}

/// Under type 2 a waiting pawn turns into a unit from the box after a move of the other side.
void promote_waiting(Play& play, const Arguments& /*arguments*/) {
  const Side side = opposite(play.side());
  if (waiting(play.position(), play.game().rules(), side) == 0) return;
  const std::vector<Square> pawns = waiting_pawns(play.position(), play.game().rules(), side);
  const std::vector<Kind> kinds = box(play.position(), side);
  if (pawns.empty() || kinds.empty()) return;
  const int branch = play.choose(static_cast<int>(pawns.size() * kinds.size()));
  const auto which = static_cast<std::size_t>(branch);
  play.transform(pawns[which / kinds.size()], kinds[which % kinds.size()], from_box);
}

/// Under type 3 each move is combined with each promotion of a waiting pawn before it. The moves
/// are those that other rules offer after that promotion.
void offer_promotions(Game& game, Candidates& moves, const Arguments& arguments) {
  const Side side = game.turn();
  if (waiting(game.position(), game.rules(), side) == 0) return;
  const std::vector<Square> pawns = waiting_pawns(game.position(), game.rules(), side);
  const std::vector<Kind> kinds = box(game.position(), side);
  if (pawns.empty() || kinds.empty()) return;
  moves.clear();
  for (std::size_t which = 0; which < pawns.size(); ++which) {
    for (const Kind kind : kinds) {
      Piece promoted = game.position().at(pawns[which]);
      promoted.kind = kind;
      const Game::Disguised imagined(game, pawns[which], promoted);
      Candidates then;
      game.generate_besides(arguments, then);
      for (Candidate& move : then) {
        move.note(Note::before, 8 * kind + static_cast<int>(which));
        moves.push_back(move);
      }
    }
  }
}

void promote_before(Play& play, const Arguments& /*arguments*/) {
  const int code = play.candidate().noted(Note::before);
  if (code < 0) return;
  const auto pawns = waiting_pawns(play.position(), play.game().rules(), play.side());
  const auto which = static_cast<std::size_t>(code % 8);
  // The search may try a move that it knows from another position, in which such a pawn waited.
  if (which >= pawns.size()) return play.reject();
  play.transform(pawns[which], static_cast<Kind>(code / 8), from_box);
}

/// Under type 3 a waiting pawn attacks as each unit into which it could turn before its side's
/// move.
bool checked_from_box(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  const Side other = opposite(side);
  const Bitboard royals = game.position().royals(side);
  if (ordinary || royals == 0 || waiting(game.position(), game.rules(), other) == 0) {
    return ordinary;
  }
  for (const Square at : waiting_pawns(game.position(), game.rules(), other)) {
    for (const Kind kind : box(game.position(), other)) {
      Piece promoted = game.position().at(at);
      promoted.kind = kind;
      const Game::Disguised imagined(game, at, promoted);
      if (game.observed(first_of(royals), other, Purpose::checking)) return true;
    }
  }
  return false;
}

/// Does a pawn still wait that could have been promoted before the move? Under type 3 that is
/// illegal.
bool missed_behind_move(Game& game, const Candidate& /*move*/, const Arguments& /*arguments*/) {
  const Side side = opposite(game.turn());
  return waiting(game.position(), game.rules(), side) != 0 && !box(game.position(), side).empty();
}

bool missed_promotion(Game& game, const Arguments& arguments) {
  return game.ply() > 0 && missed_behind_move(game, game.last_move(), arguments);
}

bool unless_promoted_before(const Game& /*game*/, const Candidate& move,
                            const Arguments& /*arguments*/) {
  return move.noted(Note::before) < 0;
}

constexpr Message<> no_fairy_units{"no fairy units with SingleBox Type1",
                                   "keine Märchensteine mit NurPartiesatzSteine Typ1",
                                   "pas de pièces féeriques avec SingleBox Type1"};

void enrol(Rulebook& book, Arguments& arguments) {
  const bool waits = arguments.has("Type2") || arguments.has("Type3");
  if (!waits && book.kinds().count() > first_fairy_kind) {
    return book.object(no_fairy_units);
  }
  book.declare({.transforms = true, .restricts_moves = true});
  book.forbid_after(too_many, Objecting::to_promotions);
  if (!waits) {
    book.declare({.restricts_observation = true});
    return book.checks_must_be_playable();
  }
  book.promotion().limit(take_from_box);
  if (arguments.has("Type2")) {
    book.during(Step::board, promote_waiting, {.idle = unless_awaited});
  } else {
    book.declare({.offers_moves = true});
    book.offer(offer_promotions, Offering::repeats);
    book.judge_check(checked_from_box, LooksAt::units);
    book.during(Step::before, promote_before, {.idle = unless_promoted_before});
    book.forbid_after(missed_promotion, Objecting::by_units, missed_behind_move);
  }
}

std::string caption(const Arguments& arguments, Language language) {
  const std::string_view type = arguments.words.empty() ? "Type1" : arguments.words.front();
  const Word* word = Catalogue<Word>::named(type);
  return "    " + std::string(word == nullptr ? type : word->names.in(language));
}

constexpr std::string_view words[] = {"Type1", "Type2", "Type3"};
constexpr std::span<const std::string_view> one_of[] = {words};

const Catalogue<Condition>::Entry single_box{{
    .names = {"SingleBox", "NurPartiesatzSteine", "SingleBox"},
    .summary = {"pawns promote only into units that are in the box",
                "Bauern wandeln nur in Steine um, die im Kasten liegen",
                "les pions ne se promeuvent qu'en pièces qui sont dans la boîte"},
    .source = "Fairy Definitions, docslib.org/doc/6966855",
    .place = 133,
    .parameters = {.words = words, .contradictions = one_of},
    .enrol = enrol,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
