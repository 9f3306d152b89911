// Cylinder chess: the left edge of the board is joined to the right one, so that units go from the
// h-file on to the a-file and back. A unit cannot go round the board back to the square from which
// it started. Pawns capture across the edge, also en passant. Castling is that of orthodox chess,
// and does not lead across the edge.
//
// Horizontal cylinder: the first rank is joined to the eighth one instead. Pawns move as on the
// flat board. Torus chess: both pairs of edges are joined.
//
// Fairy units go on across the edge as on the flat board: a hopper finds its hurdle and its square
// of arrival there, a lion or a locust goes on behind the hurdle, a rose follows its circle.
// Problems with walks of which that does not tell everything (those that are reflected at the edge,
// for example) are refused.
//
// Source: D. B. Pritchard, The Encyclopedia of Chess Variants (1994), p. 79; BrainKing.com,
// Cylinder Chess; the other boards by the same rule.
#include <deque>

#include "conditions/board/round_walks.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using round_board::Edges;
using round_board::RoundWalk;

/// This holds the walks on the joined board, and tells for each kind which kind takes its place.
struct Bent {
  std::deque<RoundWalk> walks;
  std::array<Kind, max_kinds> of{};
};

void walk_round(Game& /*game*/, Square /*from*/, Side /*side*/, KindSet& kinds,
                const Arguments& arguments) {
  const auto& bent = arguments.as<Bent>();
  KindSet round = 0;
  while (kinds != 0) round |= KindSet{1} << bent.of[take_first(kinds)];
  kinds = round;
}

constexpr Message<std::string_view> unknown_walk{
    "not supported yet: joined edges with the walk {}",
    "noch nicht unterstützt: verbundene Ränder mit der Gangart {}",
    "pas encore pris en charge : bords joints avec la marche {}"};

/// Makes the walk that belongs to a flat one and keeps it; null if there is none.
const Walk* bend(const Walk* flat, Edges edges, Bent& bent) {
  if (flat == nullptr) return nullptr;
  const auto round = round_board::bend(*flat, edges);
  if (!round) return nullptr;
  bent.walks.push_back(*round);
  return &bent.walks.back();
}

template <bool files, bool ranks>
void enrol(Rulebook& book, Arguments& arguments) {
  constexpr Edges edges{files, ranks};
  auto bent = std::make_shared<Bent>();
  const auto count = static_cast<Kind>(book.kinds().count());
  for (Kind kind = 0; kind < max_kinds; ++kind) bent->of[kind] = kind;
  for (Kind kind = 0; kind < count; ++kind) {
    const WalkId flat = book.kinds()[kind].walk;
    const WalkId round{bend(flat.away, edges, *bent), bend(flat.home, edges, *bent)};
    // What is towards the far side of the board is not known where the ranks are joined.
    const bool known = flat.hunter() ? !ranks && round.away != nullptr && round.home != nullptr
                                     : round.away != nullptr;
    if (known) {
      bent->of[kind] = book.kinds().enter(round);
    } else {
      book.object(unknown_walk, in_each_language([&flat](Language language) {
                    return letters_of(flat, language);
                  }));
    }
  }
  arguments.derived = bent;
  book.declare({.alters_walks = true});
  book.walks_as(walk_round);
  book.castling().any_walk = true;
}

constexpr std::string_view excluded[] = {"Atomic", "BerolinaChess", "ChessMutation", "KnightRelay",
                                         "Legan",  "RacingKings",   "RecycleChess"};
constexpr std::string_view source =
    "D. B. Pritchard, The Encyclopedia of Chess Variants (1994); BrainKing.com, Cylinder Chess";

const Catalogue<Condition>::Entry boards[] = {
    Catalogue<Condition>::Entry{{
        .names = {"CylinderChess", "Zylinderschach", "EchecsCylindriques"},
        .summary = {"the a-file and the h-file are neighbours",
                    "die a-Linie und die h-Linie sind benachbart",
                    "les colonnes a et h sont voisines"},
        .source = source,
        .place = 1090,
        .enrol = enrol<true, false>,
        .excludes = excluded,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"HorizontalCylinder", "HorizontalerZylinder", "CylindreHorizontal"},
        .summary = {"the first and the eighth rank are neighbours",
                    "die erste und die achte Reihe sind benachbart",
                    "les rangées 1 et 8 sont voisines"},
        .source = source,
        .place = 1092,
        .enrol = enrol<false, true>,
        .excludes = excluded,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"TorusChess", "Torusschach", "EchecsToriques"},
        .summary = {"opposite edges of the board are neighbours, in both directions",
                    "gegenüberliegende Ränder des Brettes sind benachbart, in beiden Richtungen",
                    "les bords opposés de l'échiquier sont voisins, dans les deux sens"},
        .source = source,
        .place = 1093,
        .enrol = enrol<true, true>,
        .excludes = excluded,
        .secondary = true,
    }},
};

/// Makes another name.
constexpr Condition also(const Names& names, std::string_view meant, int place) {
  Condition condition;
  condition.names = names;
  condition.place = place;
  condition.stands_for = meant;
  condition.secondary = true;
  return condition;
}

const Catalogue<Condition>::Entry names[] = {
    Catalogue<Condition>::Entry{
        also({"CylindricalChess", "ZylindrischesSchach", "EchecsCylindre"}, "CylinderChess", 1090)},
    Catalogue<Condition>::Entry{also({"VerticalCylinder", "VertikalerZylinder", "CylindreVertical"},
                                     "CylinderChess", 1090)},
    Catalogue<Condition>::Entry{
        also({"AnchorRing", "Ankerring", "AnneauTorique"}, "TorusChess", 1093)},
};

}  // namespace
}  // namespace feerie
