// Conditions under which the units of a fairy army take the place of orthodox units:
//
//                    queen    rook    bishop  knight         king      pawn
//   CavalierMajeur                            nightrider
//   Leofamily        leo      pao     vao     mao
//   MarineChess      siren    triton  nereid  marine knight
//   UltramarineChess siren    triton  nereid  marine knight  poseidon  marine pawn
//   ArgentinianChess senora   faro    loco    saltador
//
// Pawns promote into the units of the army, kings castle with what takes the place of rooks, units
// are reborn where the orthodox unit would be, and the game array, from which proof games start,
// has the units of the army. Under CavalierMajeur there are no knights, under Leofamily no orthodox
// officers. Elsewhere orthodox units may stand on the board; they count as fairy units then: pawns
// promote into them as well, they do not castle, and they are reborn on promotion squares.
//
// ChineseChess: pawns promote into leo, pao, vao and mao too. So they do under Leofamily, marine
// pawns included.
//
// Source: CavalierMajeur: fr.wikipedia.org, Condition féerique; Chinese units: P. Seyfert, Die
// Schwalbe, February 1936; marine units: P. Petkov, juliasfairies.com, Do You know the Marine
// pieces?; ArgentinianChess: M. Rittirsch 2016, in juliasfairies.com, 1089-1090. Details as solved
// by Popeye 4.104.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "conditions/shared/army.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr KindSet set_of(Kind kind) {
  return KindSet{1} << kind;
}

constexpr army::Letters with_nightriders{"K", "Q", "R", "B", "N", "P"};
constexpr army::Letters leofamily{"K", "LE", "PA", "VA", "MA", "P"};
constexpr army::Letters marine{"K", "SI", "TR", "ND", "MS", "P"};
constexpr army::Letters ultramarine{"PO", "SI", "TR", "ND", "MS", "MP"};
constexpr army::Letters argentinian{"K", "SE", "FA", "LO", "SA", "P"};

template <const army::Letters& letters>
void enrol_army(Rulebook& book, Arguments& arguments) {
  army::muster(book, arguments, letters);
}

void enrol_cavalier_majeur(Rulebook& book, Arguments& arguments) {
  army::muster(book, arguments, with_nightriders);
  book.bar(set_of(knight));
}

/// Pawns of every walk promote into Chinese units too.
void add_chinese(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  const auto& chinese = arguments.as<std::vector<Kind>>();
  kinds.insert(kinds.end(), chinese.begin(), chinese.end());
}

void enrol_chinese(Rulebook& book, Arguments& arguments) {
  std::vector<Kind> chinese;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const auto& letters = walk->letters.english;
    const bool officer = letters == "LE" || letters == "PA" || letters == "VA" || letters == "MA";
    if (officer) chinese.push_back(book.kinds().enter({walk, nullptr}));
  }
  arguments.derived = std::make_shared<const std::vector<Kind>>(std::move(chinese));
  book.promotion().adjust(add_chinese);
}

void enrol_leofamily(Rulebook& book, Arguments& arguments) {
  army::muster(book, arguments, leofamily);
  army::open_to_all_pawns(book);
  book.bar(set_of(queen) | set_of(rook) | set_of(bishop) | set_of(knight));
}

/// Offers the castlings of a poseidon that has not moved with tritons that have not moved.
void offer_castlings(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  const CompiledRules& rules = game.rules();
  const Side side = game.turn();
  const int rank = side == Side::white ? 0 : 7;
  const Square king_at = make_square(4, rank);
  const Bitboard fresh = position.state().fresh & position.of(side);
  const Kind poseidon = army::in_place_of(rules, king);
  if (!contains(fresh & position.of(poseidon), king_at)) return;
  const bool royal = rules.castling().common_kings || contains(position.royals(side), king_at);
  const bool walks_so = (game.kinds_at(king_at, side) >> poseidon & 1) != 0;
  if (!royal || (!walks_so && !rules.castling().any_walk)) return;
  const Bitboard unseen = game.unseen_by(king_at, side);
  const Bitboard tritons = fresh & position.of(army::in_place_of(rules, rook)) & ~unseen;
  for (const bool kingside : {true, false}) {
    const Square partner = make_square(kingside ? 7 : 0, rank);
    const Square to = make_square(kingside ? 6 : 2, rank);
    const Square partner_to = make_square(kingside ? 5 : 3, rank);
    const Bitboard between = rays::between(king_at, partner);
    if (!contains(tritons, partner) || (between & position.occupied() & ~unseen) != 0) continue;
    if (((bit(to) | bit(partner_to)) & unseen) != 0) continue;
    if (!rules.castling().through_check && !game.safe_path(king_at, to)) continue;
    moves.push_back({king_at, to, no_square, partner, partner_to, MoveType::castling});
  }
}

/// Kings do not castle here, but poseidons do. For those only the unmoved units are noted by the
/// rules of castling.
void enrol_ultramarine(Rulebook& book, Arguments& arguments) {
  constexpr Bitboard files = file_set(0) | file_set(4) | file_set(7);
  army::muster(book, arguments, ultramarine);
  book.castling().partners |= set_of(army::in_place_of(book, king));
  book.castling().awaiting_king |= files & (rank_set(0) | rank_set(7));
  book.castling().exists = false;
  book.declare({.offers_moves = true, .asks_rights = true});
  book.offer(offer_castlings);
}

constexpr std::string_view armies[] = {"CavalierMajeur", "Leofamily", "MarineChess",
                                       "UltramarineChess", "ArgentinianChess"};
constexpr std::span<const std::string_view> others(armies);
constexpr std::string_view marine_source =
    "P. Petkov, juliasfairies.com, Do You know the Marine pieces?";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"CavalierMajeur", "CavalierMajeur", "CavalierMajeur"},
        .summary = {"nightriders take the place of knights",
                    "Nachtreiter treten an die Stelle der Springer",
                    "les noctambules remplacent les cavaliers"},
        .source = "fr.wikipedia.org, Condition féerique",
        .place = 21,
        .enrol = enrol_cavalier_majeur,
        .excludes = others.subspan(1),
    }},
    Catalogue<Condition>::Entry{{
        .names = {"Leofamily", "Leofamily", "Leofamily"},
        .summary = {"leo, pao, vao and mao take the place of queen, rook, bishop and knight",
                    "Leo, Pao, Vao und Mao treten an die Stelle von Dame, Turm, Läufer und "
                    "Springer",
                    "leo, pao, vao et mao remplacent dame, tour, fou et cavalier"},
        .source = "P. Seyfert, Die Schwalbe 1936",
        .place = 12,
        .enrol = enrol_leofamily,
        .excludes = others.subspan(2),
    }},
    Catalogue<Condition>::Entry{{
        .names = {"ChineseChess", "ChinesischesSchach", "Chinoises"},
        .summary = {"pawns promote to leo, pao, vao and mao too",
                    "Bauern wandeln auch in Leo, Pao, Vao und Mao um",
                    "les pions se promeuvent aussi en leo, pao, vao et mao"},
        .source = "P. Seyfert, Die Schwalbe 1936",
        .place = 13,
        .enrol = enrol_chinese,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"MarineChess", "MarinesSchach", "EchecsMarins"},
        .summary =
            {"siren, triton, nereid and marine knight take the place of queen, rook, bishop and "
             "knight",
             "Sirene, Triton, Nereide und mariner Springer treten an die Stelle von Dame, Turm, "
             "Läufer und Springer",
             "sirène, triton, néréide et cavalier marin remplacent dame, tour, fou et cavalier"},
        .source = marine_source,
        .place = 185,
        .enrol = enrol_army<marine>,
        .excludes = others.subspan(3),
    }},
    Catalogue<Condition>::Entry{{
        .names = {"UltramarineChess", "UltramarinesSchach", "EchecsUltramarins"},
        .summary =
            {"as MarineChess, and poseidon and marine pawns take the place of king and pawns",
             "wie MarinesSchach, und Poseidon und marine Bauern treten an die Stelle von "
             "König und Bauern",
             "comme EchecsMarins, et poséidon et pions marins remplacent roi et pions"},
        .source = marine_source,
        .place = 186,
        .enrol = enrol_ultramarine,
        .excludes = others.subspan(4),
    }},
    Catalogue<Condition>::Entry{{
        .names = {"ArgentinianChess", "ArgentinischesSchach", "EchecsArgentins"},
        .summary =
            {"senora, faro, loco and saltador take the place of queen, rook, bishop and knight",
             "Senora, Faro, Loco und Saltador treten an die Stelle von Dame, Turm, Läufer und "
             "Springer",
             "senora, faro, loco et saltador remplacent dame, tour, fou et cavalier"},
        .source = "M. Rittirsch (2016); juliasfairies.com, 1089-1090",
        .place = 196,
        .enrol = enrol_army<argentinian>,
    }},
};

}  // namespace
}  // namespace feerie
