#include "search/mates/foreseeable.h"

#include "search/mates/mate_outlook.h"
#include "search/mates/plain_units.h"

/// For which rules and units `MateOutlook` foresees anything.
namespace feerie::mates {
namespace {

/// What rules must not say, acts and verdicts aside. Those that select among legal moves, or draw
/// games, only take lines away.
constexpr Sayings what_matters{Saying::geometry,        Saying::offers,
                               Saying::checks,          Saying::mates,
                               Saying::decisions,       Saying::promotion_squares,
                               Saying::base_line_pawns, Saying::castling,
                               Saying::want_of_moves,   Saying::goals};

/// Are moves, checks and immobility orthodox, acts and verdicts aside? `facts`: those that matter.
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
  return !rules.sayings().any_of({Saying::acts, Saying::verdicts}) &&
         plays_as_usual(rules, rules.facts());
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
  return !rules.sayings().contains(Saying::verdicts) && plays_as_usual(rules, facts) &&
         !rules.changes(false).acts && changes.victims_appear && !changes.anything &&
         changes.ends == nullptr && changes.left_behind == 0 && squares.filled == 2 &&
         squares.emptied == 1 && squares.changed == 2;
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

std::optional<Freedoms> freedoms_under(const CompiledRules& rules) {
  const Changes& captures = rules.changes(true);
  Freedoms freedoms;
  freedoms.captures_act = rules.sayings().contains(Saying::acts);
  freedoms.carries = rules.facts().carries_capturers || captures.ends != nullptr;
  freedoms.no_checks = rules.sayings().contains(Saying::verdicts);
  const bool acts_too_much =
      freedoms.captures_act && (rules.changes(false).acts || captures.victims_appear ||
                                (freedoms.carries && captures.anything));
  const bool forbids = rules.sayings().contains(Saying::forbidden_moves) ||
                       !rules.closings().empty() ||
                       (freedoms.no_checks && !rules.objects_to_checks_only());
  if (acts_too_much || (freedoms.any() && forbids)) return std::nullopt;
  // What is told by the freedoms, or by which checks rules object to.
  Facts facts = rules.facts();
  if (freedoms.any()) facts.restricts_moves = false;
  if (freedoms.captures_act) facts.carries_capturers = facts.removes_others = false;
  return plays_as_usual(rules, facts) ? std::optional(freedoms) : std::nullopt;
}

std::unique_ptr<MateOutlook> MateOutlook::make(const Plan& plan, const CompiledRules& rules,
                                               const Position& position,
                                               const Sketching& sketching) {
  const auto freedoms = freedoms_under(rules);
  if (!freedoms || !has_plain_units(position)) return nullptr;
  if (freedoms->carries) {
    // Rooks that are carried home may castle again.
    if ((position.state().fresh & position.of(king)) != 0) return nullptr;
    if (plan[0].maximum <= sketching.too_short) return nullptr;
  }
  const auto fairies = fairies_in_play(position, rules);
  if (!fairies) return nullptr;
  return std::unique_ptr<MateOutlook>(
      new MateOutlook(plan, rules, position, {*fairies, *freedoms}, sketching));
}

}  // namespace feerie::mates
