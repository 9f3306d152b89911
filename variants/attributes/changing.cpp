// Pawns that promote early.
//
//   Changing  a pawn with this attribute promotes on whatever square it arrives
//   Doped     a pawn with this attribute may do so
//
// Both promote into what other pawns promote into, and are common units then. A changing pawn that
// has made a double step has promoted and can be captured en passant all the same. Where a rule
// says that pawns never promote, these do not either.
//
// Source: echekk.fr, "Le Pion changeant" (Wechselbauer), which also tells of the doped pawn.
#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason promoted{"early promotion", Style::promotion};
constexpr Reason common{"promoted", Style::silent};

bool is_pawn_like(const Play& play) {
  return play.game().rules().kinds()[play.mover().kind].traits.pawn;
}

/// What the pawn that has just arrived can become: as rules change and limit it.
std::vector<Kind> offered(Play& play) {
  const PromotionRules& promotion = play.game().rules().promotion();
  const Side side = play.acting_side();
  if (promotion.squares(side) == 0) return {};
  std::vector<Kind> kinds = promotion.kinds(side, play.mover().kind);
  for (const auto& rule : promotion.limits()) {
    rule.function(play.position(), side, kinds, *rule.arguments);
  }
  return kinds;
}

template <bool must>
void promote(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || !play.mover().has(arguments.trait)) return;
  if (is_pawn_like(play)) {
    const std::vector<Kind> kinds = offered(play);
    if (kinds.empty()) return;
    const int first = must ? 0 : 1;
    const int branch = play.choose(static_cast<int>(kinds.size()) + first) - first;
    if (branch < 0) return;
    play.transform(at, kinds[static_cast<std::size_t>(branch)], promoted);
  }
  Piece after = play.mover();
  after.traits &= ~arguments.trait;
  play.alter(at, after, common);
}

bool is_pawn_walk(const WalkId& walk) {
  return !walk.hunter() && walk.away->traits.pawn;
}

template <bool must>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::promotion, promote<must>, {.idle = idle::unless_marked},
              early("the pawn is what it becomes by its move"));
}

constexpr std::string_view source = "echekk.fr, Le Pion changeant";

const Catalogue<Trait>::Entry entries[] = {
    Catalogue<Trait>::Entry{{
        .names = {"Changing", "Wechselnd", "Changeant"},
        .summary = {"a pawn that promotes wherever it arrives",
                    "ein Bauer, der umwandelt, wo immer er ankommt",
                    "un pion qui se promeut où qu'il arrive"},
        .source = source,
        .place = 17,
        .enrol = enrol<true>,
        .fits = is_pawn_walk,
        .written = false,
    }},
    Catalogue<Trait>::Entry{{
        .names = {"Doped", "Gedopt", "Dope"},
        .summary = {"a pawn that may promote wherever it arrives",
                    "ein Bauer, der umwandeln darf, wo immer er ankommt",
                    "un pion qui peut se promouvoir où qu'il arrive"},
        .source = source,
        .place = 18,
        .enrol = enrol<false>,
        .fits = is_pawn_walk,
        .written = false,
    }},
};

}  // namespace
}  // namespace feerie
