#include "search/mates/foreseeable.h"

#include "search/mates/mate_outlook.h"
#include "search/mates/plain_units.h"

/// For which rules and units `MateOutlook` foresees anything.
namespace feerie::mates {
namespace {

/// What rules must not say, acts aside. Those that select among legal moves, or draw games, only
/// take lines away.
constexpr Sayings what_matters{Saying::geometry,
                               Saying::offers,
                               Saying::verdicts,
                               Saying::checks,
                               Saying::mates,
                               Saying::decisions,
                               Saying::promotion_squares,
                               Saying::base_line_pawns,
                               Saying::castling,
                               Saying::want_of_moves,
                               Saying::goals};

/// Are moves, checks and immobility orthodox, acts aside? `facts`: those that matter.
bool plays_as_usual(const CompiledRules& rules, Facts facts) {
  facts.kingless = false;
  // What is preferred among legal moves is one of them.
  if (rules.selections_leave_moves()) facts.selects_moves = false;
  return facts == Facts{} && rules.selections_leave_moves() &&
         !rules.sayings().any_of(what_matters);
}

/// Do such units become nothing but officers and fairy units that stay what they are?
bool promotes_simply(Kind promoting, const CompiledRules& rules) {
  const auto stays = [&](Kind kind) {
    const WalkTraits& traits = rules.kinds()[kind].traits;
    return kind != king && !traits.pawn && !traits.royal;
  };
  return std::ranges::all_of(rules.promotion().kinds(Side::white, promoting), stays) &&
         std::ranges::all_of(rules.promotion().kinds(Side::black, promoting), stays);
}

}  // namespace

bool orthodox(const CompiledRules& rules) {
  return !rules.sayings().contains(Saying::acts) && plays_as_usual(rules, rules.facts());
}

bool orthodox_but_for_rebirths(const CompiledRules& rules) {
  Facts facts = rules.facts();
  // What happens to units that are captured, and what is remembered of them.
  for (bool Facts::*fact : {&Facts::rebirths, &Facts::returns_others, &Facts::returns_elsewhere,
                            &Facts::path_dependent, &Facts::follows_units}) {
    facts.*fact = false;
  }
  const Changes& changes = rules.changes(true);
  for (std::size_t kind = 0; kind < changes.arrives_as.size(); ++kind) {
    if ((changes.arrives_as[kind] & ~(KindSet{1} << kind)) != 0) return false;
  }
  // The square of arrival and that of the unit which appears; also where rules act with checks.
  const Changes::Squares& squares = changes.squares;
  return plays_as_usual(rules, facts) && !rules.changes(false).acts && changes.victims_appear &&
         !changes.anything && changes.ends == nullptr && changes.left_behind == 0 &&
         squares.filled == 2 && squares.emptied == 1 && squares.changed == 2;
}

std::optional<KindSet> fairies_in_play(const Position& position, const CompiledRules& rules) {
  KindSet pawns = KindSet{1} << pawn;
  KindSet found = 0;
  const auto add = [&](Kind kind) {
    const WalkTraits& traits = rules.kinds()[kind].traits;
    if (traits.pawn) pawns |= KindSet{1} << kind;
    if (kind >= first_fairy_kind && !traits.motionless) found |= KindSet{1} << kind;
  };
  for (Bitboard rest = position.units(); rest != 0;) add(position.at(take_first(rest)).kind);
  while (pawns != 0) {
    const auto promoting = static_cast<Kind>(take_first(pawns));
    if (!promotes_simply(promoting, rules)) return std::nullopt;
    for (const Side side : {Side::white, Side::black}) {
      std::ranges::for_each(rules.promotion().kinds(side, promoting), add);
    }
  }
  return found;
}

std::unique_ptr<MateOutlook> MateOutlook::make(const Plan& plan, const CompiledRules& rules,
                                               const Position& position,
                                               const Sketching& sketching) {
  if (!orthodox(rules) || !has_plain_units(position)) return nullptr;
  const auto fairies = fairies_in_play(position, rules);
  if (!fairies) return nullptr;
  return std::unique_ptr<MateOutlook>(new MateOutlook(plan, rules, position, *fairies, sketching));
}

}  // namespace feerie::mates
