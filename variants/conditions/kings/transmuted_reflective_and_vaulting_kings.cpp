// Conditions under which kings borrow walks while they are in check:
//
//   TransmutedKings   a king in check walks only as the checking units
//   ReflectiveKings   a king in check walks as the checking units and as a king
//   VaultingKings     a king in check walks also as each of the units listed (as an equihopper if
//                     none is listed); with the word Transmuting it walks only as these
//
// Conditions that begin with White or Black hold for the king of one side. A king attacked by
// several units chooses among their walks. A king gives check with a borrowed walk too.
//
// Source: BCPS Glossary of Fairy Chess Definitions; transmuting kings: T. R. Dawson.
#include "conditions/shared/checking_kinds.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

struct Subject {
  bool white;
  bool black;

  [[nodiscard]] bool concerns(const Game& game, Square from, Side side) const {
    return (side == Side::white ? white : black) && game.position().at(from).royal();
  }
};
constexpr Subject both{true, true};
constexpr Subject white_only{true, false};
constexpr Subject black_only{false, true};

template <Subject subject>
void transmute(Game& game, Square from, Side side, KindSet& kinds, const Arguments& /*arguments*/) {
  if (!subject.concerns(game, from, side)) return;
  const KindSet borrowed = checking_kinds(game, from, side);
  if (borrowed != 0) kinds = borrowed;
}

template <Subject subject>
void reflect(Game& game, Square from, Side side, KindSet& kinds, const Arguments& /*arguments*/) {
  if (!subject.concerns(game, from, side)) return;
  const KindSet borrowed = checking_kinds(game, from, side);
  // The king adds its own walk, not one that other rules lend it while it is not in check.
  if (borrowed != 0) kinds = borrowed | KindSet{1} << game.position().at(from).kind;
}

template <Subject subject>
void vault(Game& game, Square from, Side side, KindSet& kinds, const Arguments& arguments) {
  if (!subject.concerns(game, from, side) || checking_kinds(game, from, side) == 0) return;
  if (arguments.has("Transmuting")) kinds = 0;
  kinds |= arguments.as<KindSet>();
}

template <Rulebook::WalksAs rule>
void borrow(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.kings_borrow_walks = true});
  book.walks_as(rule, Lending::under_attack);
}

const Walk* walk_called(std::string_view letters) {
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->letters.english == letters) return walk;
  }
  return nullptr;
}

template <Subject subject>
void enrol_vaulting(Rulebook& book, Arguments& arguments) {
  std::vector<WalkId> walks = arguments.walks;
  if (walks.empty()) walks.push_back({walk_called("EQ"), nullptr});
  KindSet kinds = 0;
  for (const WalkId& walk : walks) kinds |= KindSet{1} << book.kinds().enter(walk);
  arguments.derived = std::make_shared<const KindSet>(kinds);
  borrow<vault<subject>>(book, arguments);
}

/// By tradition the condition for both kings is printed together with the conditions for each of
/// them.
constexpr std::string_view each_king[] = {"WhiteReflectiveKing", "BlackReflectiveKing"};

constexpr std::string_view glossary = "BCPS Glossary of Fairy Chess Definitions";
constexpr std::string_view transmuting[] = {"Transmuting"};

using Walks = Parameters::Walks;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"ReflectiveKings", "ReflektierendeKoenige", "RoisReflecteurs"},
        .summary = {"a king in check walks as the checking units too",
                    "ein König im Schach zieht auch wie die schachbietenden Steine",
                    "un roi en échec joue aussi comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 39,
        .enrol = borrow<reflect<both>>,
        .told_with = each_king,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"TransmutedKings", "TransmutierendeKoenige", "RoisTransmutes"},
        .summary = {"a king in check walks only as the checking units",
                    "ein König im Schach zieht nur wie die schachbietenden Steine",
                    "un roi en échec joue seulement comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 40,
        .enrol = borrow<transmute<both>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteReflectiveKing", "WeisserReflektierenderKoenig", "BlancRoiReflecteur"},
        .summary = {"the white king, in check, walks as the checking units too",
                    "der weiße König zieht im Schach auch wie die schachbietenden Steine",
                    "le roi blanc, en échec, joue aussi comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 94,
        .enrol = borrow<reflect<white_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackReflectiveKing", "SchwarzerReflektierenderKoenig", "NoirRoiReflecteur"},
        .summary = {"the black king, in check, walks as the checking units too",
                    "der schwarze König zieht im Schach auch wie die schachbietenden Steine",
                    "le roi noir, en échec, joue aussi comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 95,
        .enrol = borrow<reflect<black_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteTransmutedKing", "WeisserTransmutierenderKoenig", "BlancRoiTransmute"},
        .summary = {"the white king, in check, walks only as the checking units",
                    "der weiße König zieht im Schach nur wie die schachbietenden Steine",
                    "le roi blanc, en échec, joue seulement comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 96,
        .enrol = borrow<transmute<white_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackTransmutedKing", "SchwarzerTransmutierenderKoenig", "NoirRoiTransmute"},
        .summary = {"the black king, in check, walks only as the checking units",
                    "der schwarze König zieht im Schach nur wie die schachbietenden Steine",
                    "le roi noir, en échec, joue seulement comme les pièces qui donnent échec"},
        .source = glossary,
        .place = 97,
        .enrol = borrow<transmute<black_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"VaultingKings", "VaultingKings", "VaultingKings"},
        .summary =
            {"a king in check walks also as an equihopper or as the walks listed",
             "ein König im Schach zieht auch wie ein Equihopper oder wie die angegebenen Steine",
             "un roi en échec joue aussi comme équisauteur anglais ou selon les marches indiquées"},
        .source = glossary,
        .place = 161,
        .parameters = {.walks = Walks::optional, .words = transmuting},
        .enrol = enrol_vaulting<both>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteVaultingKing", "WeisserVaultingKing", "BlancVaultingKing"},
        .summary = {"the white king, in check, walks also as an equihopper or as the walks listed",
                    "der weiße König zieht im Schach auch wie ein Equihopper oder wie die "
                    "angegebenen Steine",
                    "le roi blanc, en échec, joue aussi comme équisauteur anglais ou selon les "
                    "marches indiquées"},
        .source = glossary,
        .place = 162,
        .parameters = {.walks = Walks::optional, .words = transmuting},
        .enrol = enrol_vaulting<white_only>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackVaultingKing", "SchwarzerVaultingKing", "NoirVaultingKing"},
        .summary = {"the black king, in check, walks also as an equihopper or as the walks listed",
                    "der schwarze König zieht im Schach auch wie ein Equihopper oder wie die "
                    "angegebenen Steine",
                    "le roi noir, en échec, joue aussi comme équisauteur anglais ou selon les "
                    "marches indiquées"},
        .source = glossary,
        .place = 163,
        .parameters = {.walks = Walks::optional, .words = transmuting},
        .enrol = enrol_vaulting<black_only>,
    }},
};

}  // namespace
}  // namespace feerie
