// Sentinelles: an officer or king that leaves a square of the second to seventh rank leaves a pawn
// of its side there, the sentinel. This happens while its side has fewer than eight pawns and both
// sides together have fewer than sixteen, and only if the square is empty when the unit has left.
// Where no unit can be put, as on an imitator, the move is impossible.
//
//   PionAdvers       the sentinel belongs to the other side
//   PionNeutre       the sentinel of a neutral unit is neutral; other units leave one of their side
//   ParaSentinelles  a side gets a sentinel only if it has no more pawns than the other side, or
//                    one more if the move captures a pawn
//   Berolina         sentinels are berolina pawns
//   MaximumWhite, MaximumBlack, MaximumTotal  the numbers of pawns up to which there are sentinels
//
// Source: J. M. Trillon, Diagrammes 1991; details as solved by Popeye 4.104.
#include <algorithm>
#include <array>
#include <stdexcept>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr int usual_maximum = 8;
constexpr int usual_total = 16;

constexpr Reason posted{"sentinel", Style::born};

struct Settings {
  Kind kind = pawn;
  std::array<int, 2> maximum{usual_maximum, usual_maximum};
  int total = usual_total;
};

int maximum_of(const Arguments& arguments, std::string_view word, int usual) {
  const auto* detail = arguments.detail(word);
  return detail == nullptr || detail->numbers.empty() ? usual : detail->numbers.front();
}

Settings settings_of(const Arguments& arguments) {
  Settings settings;
  settings.maximum = {maximum_of(arguments, "MaximumWhite", usual_maximum),
                      maximum_of(arguments, "MaximumBlack", usual_maximum)};
  settings.total = maximum_of(arguments, "MaximumTotal", usual_total);
  return settings;
}

/// Are there already so many pawns that the side gets no sentinel?
/// A move behind which a sentinel may be left.
struct Departure {
  const CompiledRules& rules;
  /// The board before the move or behind it, see `still_there`.
  const Position& position;
  Side side;
  Square left;
  Piece mover;
  /// Empty if none was captured.
  Piece captured;
  /// The move has not been made yet, so that the captured unit still stands on the board.
  bool still_there;
};

bool enough(const Departure& move, Side side, const Settings& settings,
            const Arguments& arguments) {
  const bool takes_pawn = !move.captured.empty() && move.captured.kind == settings.kind;
  // A neutral pawn counts for both sides.
  const auto pawns = [&](Side of) {
    const bool gone = takes_pawn && move.still_there && move.captured.of(of);
    return count_of(move.position.of(of, settings.kind)) - (gone ? 1 : 0);
  };
  if (pawns(side) >= settings.maximum[index(side)]) return true;
  const bool balanced = pawns(side) <= pawns(opposite(side)) + (takes_pawn ? 1 : 0);
  if (arguments.has("ParaSentinelles") && !balanced) return true;
  return pawns(Side::white) + pawns(Side::black) >= settings.total;
}

/// The sentinel that the move leaves behind; empty if it leaves none.
Piece left_behind(const Departure& move, const Arguments& arguments) {
  const auto& settings = arguments.as<Settings>();
  if (rank_of(move.left) == 0 || rank_of(move.left) == 7) return {};
  if (move.rules.kinds()[move.mover.kind].traits.pawn) return {};
  const bool adverse = arguments.has("PionAdvers");
  const Side side = adverse ? opposite(move.side) : move.side;
  if (arguments.has("PionNeutre") && !adverse && move.mover.neutral()) {
    return {settings.kind, Sides::neutral, 0, 0};
  }
  if (enough(move, side, settings, arguments)) return {};
  return {settings.kind, only(side), 0, 0};
}

/// For `Extent::foretells`.
bool foretell(const Game& game, const Candidate& move, const Arguments& arguments, Foretold& out) {
  if (move.from == move.to || !game.rules().closings().empty()) return false;
  const Position& position = game.position();
  const Piece captured = move.captures() ? position.at(move.capture) : Piece{};
  const Piece sentinel = left_behind(
      {game.rules(), position, game.turn(), move.from, position.at(move.from), captured, true},
      arguments);
  if (!sentinel.empty()) out.put(move.from, sentinel);
  return true;
}

void post(Play& play, const Arguments& arguments) {
  const Square left = play.candidate().from;
  if (left == no_square) return;
  if (!play.position().at(left).empty() || contains(play.position().holes(), left)) return;
  const Piece captured = play.captures() ? play.captured() : Piece{};
  const Piece sentinel = left_behind({play.game().rules(), play.position(), play.side(), left,
                                      play.mover_before(), captured, false},
                                     arguments);
  if (sentinel.empty()) return;
  if (contains(play.closed_squares(Closing::impossible), left)) return play.reject();
  play.add(left, sentinel, posted);
}

const Walk* berolina_pawn() {
  const Walk* found = nullptr;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->letters.english == "BP") found = walk;
  }
  if (found == nullptr) throw std::logic_error("the berolina pawn is missing");
  return found;
}

void enrol(Rulebook& book, Arguments& arguments) {
  Settings settings = settings_of(arguments);
  if (arguments.has("Berolina")) settings.kind = book.kinds().enter({berolina_pawn(), nullptr});
  arguments.derived = std::make_shared<const Settings>(settings);
  book.declare({.adds_units = true});
  book.during(Step::board, post,
              {.foretells = foretell,
               .units = Extent::Units::left,
               .left_behind = KindSet{1} << settings.kind},
              early("the sentinel belongs to the move that other rules look at"));
}

/// Makes a text such as `ParaSentinelles Berolina  PionAdvers 3/8 //9`, without the usual numbers.
std::string caption(const Arguments& arguments, Language language) {
  const Settings settings = settings_of(arguments);
  std::string text = arguments.has("ParaSentinelles") ? "ParaSentinelles" : "Sentinelles";
  if (arguments.has("Berolina")) text += " Berolina";
  for (const std::string_view word : {"PionNeutre", "PionAdvers"}) {
    if (!arguments.has(word)) continue;
    text += "  ";
    text += Catalogue<Word>::named(word)->names.in(language);
    break;
  }
  const auto [white, black] = settings.maximum;
  if (white != usual_maximum || black != usual_maximum) {
    text += ' ' + std::to_string(white) + '/' + std::to_string(black);
  }
  if (settings.total != usual_total) text += " //" + std::to_string(settings.total);
  return text;
}

constexpr std::string_view words[] = {"PionAdvers",   "PionNeutre",   "MaximumBlack",
                                      "MaximumWhite", "MaximumTotal", "ParaSentinelles",
                                      "Berolina"};

const Catalogue<Condition>::Entry sentinelles{{
    .names = {"Sentinelles", "Sentinelles", "Sentinelles"},
    .summary = {"officers and kings leave pawns behind",
                "Offiziere und Könige lassen auf dem verlassenen Feld Bauern zurück",
                "les figures et les rois laissent des pions derrière eux"},
    .source = "J. M. Trillon, Diagrammes 1991",
    .place = 32,
    .parameters = {.words = words},
    .enrol = enrol,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
