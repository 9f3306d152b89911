// Rex Multiplex: a side may have any number of kings, and pawns may promote to kings.
//
// A side is in check when any of its kings is attacked, and it may not leave any king attacked. A
// check to a side with several kings is legal only if one move can parry all attacks, or if it is
// mate. A side with several kings is mated when all of them are attacked and no move saves one of
// them without exposing a king to a new attack: an attack by another unit, or by the same unit from
// another direction.
//
// RexMultiplex Siamese (Siamese kings): a side is mated as soon as it cannot avoid the loss of one
// king. Every check is legal, and pawns do not promote to kings.
//
// RexMultiplex Ultra: a side is in check only when all its kings are attacked, and kings cannot be
// captured. A king castles only if it is not attacked itself where it starts, passes and arrives;
// other kings may be attacked.
//
// Source: echekk.fr, "Echecs Rex Multiplex", "Echecs a Rois siamois", "Echecs Ultra Rex Multiplex";
// K. Widlert in Thema Danicum.
#include <algorithm>
#include <vector>

#include "game/game.h"
#include "game/idle.h"
#include "game/past_facts.h"
#include "game/play.h"
#include "game/retrace.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Whether a check is legal depends on replies, which may be checks themselves. After so many
/// checks that answer one another, a check counts as legal, so that the questions end.
constexpr int deepest_verdict = 8;

/// This is an attack on a king: the square of the attacking unit, and the direction of the attack.
struct Attack {
  Square from;
  int file;
  int rank;
  friend bool operator==(const Attack&, const Attack&) = default;
};
using Attacks = std::vector<Attack>;

Attack attack_from(Square from, Square target) {
  int file = file_of(from) - file_of(target);
  int rank = rank_of(from) - rank_of(target);
  // Squares on one line lie in the same direction. The direction of a leap is the leap itself.
  if (file == 0 || rank == 0 || std::abs(file) == std::abs(rank)) {
    const int distance = std::max(std::abs(file), std::abs(rank));
    file /= distance;
    rank /= distance;
  }
  return {from, file, rank};
}

Attacks attacks_on(Game& game, Square royal, Side side) {
  Attacks attacks;
  Bitboard units = game.observers(royal, opposite(side), Purpose::checking);
  while (units != 0) attacks.push_back(attack_from(take_first(units), royal));
  return attacks;
}

struct King {
  std::uint16_t id;
  Attacks attacks;
};

std::vector<King> kings_of(Game& game, Side side) {
  std::vector<King> kings;
  Bitboard royals = game.position().royals(side);
  while (royals != 0) {
    const Square at = take_first(royals);
    kings.push_back({game.position().at(at).id, attacks_on(game, at, side)});
  }
  return kings;
}

bool newly_attacked(const King& king, const std::vector<King>& before) {
  const auto known = std::ranges::find(before, king.id, &King::id);
  return std::ranges::any_of(king.attacks, [&](const Attack& attack) {
    return known == before.end() ||
           std::ranges::find(known->attacks, attack) == known->attacks.end();
  });
}

/// Has the reply that was just played saved a king, without a new attack on any king?
bool saves_one(const std::vector<King>& before, const std::vector<King>& after) {
  const auto exposed = [&](const King& king) { return newly_attacked(king, before); };
  return std::ranges::any_of(after,
                             [&](const King& saved) {
                               return saved.attacks.empty() &&
                                      std::ranges::find(before, saved.id, &King::id) !=
                                          before.end();
                             }) &&
         std::ranges::none_of(after, exposed);
}

/// Is the side on move, which has several kings, mated?
bool all_mated(Game& game, bool plain_parry) {
  const Side side = game.turn();
  const std::vector<King> before = kings_of(game, side);
  if (std::ranges::any_of(before, [](const King& king) { return king.attacks.empty(); })) {
    return false;
  }
  const Game::Judging judging(game, Legality::any);
  return game.each_move([&](const Move&) {
    if (!saves_one(before, kings_of(game, side))) return true;
    // A reply that is itself an illegal check does not parry, unless the option asks for the other
    // reading of the rule.
    return !plain_parry && game.forbidden();
  });
}

bool plain_parry(const Arguments& arguments) {
  return arguments.as<bool>();
}

bool check_is_illegal(Game& game, const Arguments& arguments) {
  const Side side = game.turn();
  if (game.verdict_depth() > deepest_verdict) return false;
  if (count_of(game.position().royals(side)) < 2 || !game.in_check(side)) return false;
  return game.immobile() && !all_mated(game, plain_parry(arguments));
}

bool strict_mate(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  if (count_of(game.position().royals(side)) < 2) return ordinary;
  return all_mated(game, plain_parry(arguments));
}

bool all_attacked(Game& game, Side side, bool /*ordinary*/, const Arguments& /*arguments*/) {
  Bitboard royals = game.position().royals(side);
  if (royals == 0) return false;
  while (royals != 0) {
    if (!game.observed(take_first(royals), opposite(side), Purpose::checking)) return false;
  }
  return true;
}

bool spares_kings(Game& game, const Candidate& candidate, Side /*side*/,
                  const Arguments& /*arguments*/) {
  return !candidate.captures() || !game.position().at(candidate.capture).royal();
}

void castle_unattacked(Play& play, const Arguments& /*arguments*/) {
  if (play.candidate().type != MoveType::castling) return;
  const Square at = play.mover_at();
  if (at == no_square || !play.mover().royal()) return;
  if (play.observed(at, opposite(play.side()), Purpose::checking)) play.reject();
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const bool>(book.option("PlainPartialParry"));
  book.declare({.kingless = true, .several_kings = true});
  if (arguments.has("Siamese")) return;
  // Another rule that makes kings and brings this condition with it is the only source of new
  // kings.
  if (!arguments.implied) book.promotion().goes_into_kings();
  book.declare({.own_check = true});
  if (arguments.has("Ultra")) {
    book.declare({.restricts_moves = true});
    book.define_check(all_attacked, LooksAt::units);
    book.restrict_move(spares_kings, moves_only);
    book.during(Step::account, castle_unattacked,
                {.idle = idle::unless_special, .units = Extent::Units::none});
    book.take_back(Step::account, nothing_to_take_back);
  } else {
    book.forbid_after(check_is_illegal);
    book.judge_mate(strict_mate);
  }
}

constexpr std::string_view words[] = {"Siamese", "Ultra"};

// Further kings have come from promotion. Which of several kings may be attacked is a matter of the
// whole position.
constexpr PastFacts past{.kings_kept_safe = false, .asked_of_diagrams = false};

const Catalogue<Condition>::Entry rex_multiplex{{
    .names = {"RexMultiplex", "RexMultiplex", "RexMultiplex"},
    .summary =
        {"several kings a side; a check to them must be parriable or mate all of them",
         "mehrere Könige je Partei; ein Schach muss parierbar sein oder alle Könige mattsetzen",
         "plusieurs rois par camp ; un échec doit être parable ou mater tous les rois"},
    .source = "echekk.fr, Echecs Rex Multiplex",
    .place = 1010,
    .parameters = {.words = words},
    .enrol = enrol,
    .secondary = true,
    .past = &past,
}};

constexpr std::string_view siamese[] = {"Siamese"};
constexpr std::string_view ultra[] = {"Ultra"};

const Catalogue<Condition>::Entry siamese_kings{{
    .names = {"SiameseKings", "SiamesischeKoenige", "RoisSiamois"},
    .place = 1010,
    .stands_for = "RexMultiplex",
    .preset = siamese,
    .secondary = true,
}};

const Catalogue<Condition>::Entry siamese_chess{{
    .names = {"SiameseChess", "SiamesischesSchach", "EchecsARoisSiamois"},
    .place = 1010,
    .stands_for = "RexMultiplex",
    .preset = siamese,
    .secondary = true,
}};

const Catalogue<Condition>::Entry ultra_rex_multiplex{{
    .names = {"UltraRexMultiplex", "UltraRexMultiplex", "UltraRexMultiplex"},
    .place = 1010,
    .stands_for = "RexMultiplex",
    .preset = ultra,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
