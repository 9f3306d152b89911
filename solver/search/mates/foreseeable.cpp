#include "search/mates/foreseeable.h"

#include "game/by_squares.h"
#include "search/mates/bars.h"
#include "search/mates/mate_outlook.h"
#include "search/mates/plain_units.h"
#include "search/mates/relocations.h"

/// For which rules and units `MateOutlook` foresees anything.
namespace feerie::mates {
namespace {

/// What rules must not say, acts and verdicts aside. Those that select among legal moves, or draw
/// games, only take lines away.
/// Geometry and castling are another matter.
constexpr Sayings what_matters{Saying::offers,          Saying::checks,
                               Saying::mates,           Saying::decisions,
                               Saying::goals,           Saying::promotion_squares,
                               Saying::base_line_pawns, Saying::want_of_moves};

/// As `what_matters`, for whoever looks where pawns stand and promote.
constexpr Sayings what_matters_but_for_pawns{Saying::offers, Saying::checks,
                                             Saying::mates,  Saying::decisions,
                                             Saying::goals,  Saying::want_of_moves};

/// Does geometry tell all but that a check must be a capture that can be played?
bool only_checks_are_played(const CompiledRules& rules) {
  return rules.playable_checks() && rules.piece_restrictions().empty() &&
         rules.walk_changes().empty() && rules.departures().empty() && rules.worlds().empty();
}

bool geometry_and_castling_are_usual(const CompiledRules& rules) {
  return !rules.sayings().any_of({Saying::geometry, Saying::castling});
}

/// Are they so but for moves that are forbidden by squares?
bool geometry_and_castling_are_usual_but_for_bars(const CompiledRules& rules) {
  return forbids_by_squares(rules) && plain_but_for_forbidden_moves(rules) &&
         !rules.sayings().contains(Saying::castling);
}

/// Are they so but for checks, and for rooks that wait for a king?
bool geometry_and_castling_are_usual_but_for_kings(const CompiledRules& rules) {
  return only_checks_are_played(rules) && !rules.castling().any_files &&
         rules.castling().partners == KindSet{1} << rook;
}

/// Are moves, checks and immobility orthodox, acts and verdicts aside? `facts`, `matters`: those
/// that matter.
bool plays_as_usual(const CompiledRules& rules, Facts facts,
                    const Sayings& matters = what_matters) {
  facts.kingless = false;
  // What is preferred among legal moves is one of them.
  if (rules.selections_leave_moves()) facts.selects_moves = false;
  return facts == Facts{} && rules.selections_leave_moves() && !rules.sayings().any_of(matters);
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

/// Is all that happens in these moves that the mover becomes another orthodox unit, unless it is a
/// king?
bool changes_walk_of_mover(const Changes& changes) {
  constexpr KindSet orthodox_but_kings =
      (KindSet{1} << first_fairy_kind) - 1 - (KindSet{1} << king);
  for (Kind kind = 0; kind < first_fairy_kind; ++kind) {
    const KindSet allowed = kind == king ? KindSet{1} << king : orthodox_but_kings;
    if ((changes.arrives_as[kind] & ~allowed) != 0) return false;
  }
  const Changes::Squares& squares = changes.squares;
  return !changes.anything && !changes.enemies_change && !changes.victims_appear &&
         !changes.may_undo && changes.ends == nullptr && changes.left_behind == 0 &&
         squares.filled == 1 && squares.emptied == 1 && squares.changed == 1;
}

bool promotes_into_orthodox_units(const lean::Customs& customs) {
  return std::ranges::all_of(customs.promotions, [](const auto& kinds) {
    return std::ranges::all_of(kinds, [](Kind kind) { return kind < first_fairy_kind; });
  });
}

}  // namespace

bool orthodox(const CompiledRules& rules) {
  return !rules.sayings().any_of({Saying::acts, Saying::verdicts}) &&
         geometry_and_castling_are_usual(rules) && plays_as_usual(rules, rules.facts());
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
  return !rules.sayings().contains(Saying::verdicts) && geometry_and_castling_are_usual(rules) &&
         plays_as_usual(rules, facts) && !rules.changes(false).acts && changes.victims_appear &&
         !changes.anything && !changes.enemies_change && changes.ends == nullptr &&
         changes.left_behind == 0 && squares.filled == 2 && squares.emptied == 1 &&
         squares.changed == 2;
}

std::optional<lean::Customs> customs_of_rebirths(const CompiledRules& rules) {
  auto customs = lean::customs_of(rules);
  const bool known = orthodox_but_for_rebirths(rules) && customs;
  if (!known || !promotes_into_orthodox_units(*customs)) return std::nullopt;
  customs->rebirths = true;
  return customs;
}

std::optional<lean::Customs> customs_of_captures(const CompiledRules& rules) {
  const Changes& quiet = rules.changes(false);
  // What happens to units in captures, and what is remembered of it.
  Facts facts = rules.facts();
  if (quiet.acts && facts.recolours) return std::nullopt;
  for (bool Facts::*fact :
       {&Facts::recolours, &Facts::transforms, &Facts::rebirths, &Facts::returns_others,
        &Facts::returns_elsewhere, &Facts::carries_capturers, &Facts::adds_units,
        &Facts::removes_others, &Facts::moves_others, &Facts::moves_kings_only,
        &Facts::follows_units, &Facts::restricts_moves}) {
    facts.*fact = false;
  }
  auto customs = lean::customs_of(rules);
  const bool captures_alone =
      rules.changes(true).acts && (!quiet.acts || changes_walk_of_mover(quiet)) &&
      !rules.playable_checks() &&
      !rules.sayings().any_of({Saying::verdicts, Saying::forbidden_moves}) &&
      rules.closings().empty() && geometry_and_castling_are_usual(rules) &&
      plays_as_usual(rules, facts, what_matters_but_for_pawns);
  if (!captures_alone || !customs || !promotes_into_orthodox_units(*customs)) return std::nullopt;
  return customs;
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

namespace {

bool all_told(const std::vector<Changes::Taking>& takers) {
  return std::ranges::all_of(takers, [](const auto& taker) { return taker.function != nullptr; });
}

/// What acts of rules allow to units.
Freedoms freedoms_of_acts(const CompiledRules& rules) {
  const Changes& captures = rules.changes(true);
  Freedoms freedoms;
  freedoms.captures_act = rules.sayings().contains(Saying::acts);
  freedoms.returns = !captures.of_victims.empty();
  const bool taken = rules.facts().carries_capturers || captures.ends != nullptr;
  freedoms.sends =
      !captures.of_capturers.empty() && !captures.anything && all_told(captures.of_capturers);
  freedoms.carries = taken && !freedoms.sends;
  freedoms.plays_checks = rules.playable_checks();
  return freedoms;
}

/// Do acts do more than the freedoms tell?
bool acts_too_much(const CompiledRules& rules, const Freedoms& freedoms) {
  const Changes& captures = rules.changes(true);
  if (!freedoms.captures_act) return false;
  if (rules.changes(false).acts || !all_told(captures.of_victims)) return true;
  if (freedoms.relocates() && captures.left_behind != 0) return true;
  if (captures.enemies_change) return true;
  return captures.anything && (freedoms.carries || freedoms.relocates());
}

}  // namespace

std::optional<Freedoms> freedoms_under(const CompiledRules& rules) {
  Freedoms freedoms = freedoms_of_acts(rules);
  freedoms.no_checks = rules.sayings().contains(Saying::verdicts);
  freedoms.bars = forbids_by_squares(rules);
  const bool forbids = (rules.sayings().contains(Saying::forbidden_moves) && !freedoms.bars) ||
                       !rules.closings().empty() ||
                       (freedoms.no_checks && !rules.objects_to_checks_only());
  if (acts_too_much(rules, freedoms) || (freedoms.any() && forbids)) return std::nullopt;
  if (freedoms.bars && (freedoms.captures_act || freedoms.no_checks)) return std::nullopt;
  // Kings may be captured and appear again, or be anywhere; batteries may be set up by captures.
  if (freedoms.plays_checks && (!freedoms.sends || freedoms.returns)) return std::nullopt;
  if (freedoms.no_checks && freedoms.relocates()) return std::nullopt;
  // What is told by the freedoms, or by which checks rules object to.
  Facts facts = rules.facts();
  if (freedoms.any()) facts.restricts_moves = false;
  if (freedoms.captures_act) facts.carries_capturers = facts.removes_others = false;
  if (freedoms.plays_checks || freedoms.bars) facts.restricts_observation = false;
  if (freedoms.relocates()) {
    facts.rebirths = facts.returns_others = facts.returns_elsewhere = facts.follows_units = false;
  }
  const bool usual = plays_as_usual(rules, facts) &&
                     (geometry_and_castling_are_usual(rules) ||
                      geometry_and_castling_are_usual_but_for_bars(rules) ||
                      (freedoms.sends && geometry_and_castling_are_usual_but_for_kings(rules)));
  return usual ? std::optional(freedoms) : std::nullopt;
}

std::unique_ptr<MateOutlook> MateOutlook::make(const Plan& plan, const CompiledRules& rules,
                                               const Position& position,
                                               const Sketching& sketching) {
  const auto freedoms = freedoms_under(rules);
  if (!freedoms || !has_plain_units(position)) return nullptr;
  // Rooks that are carried home may castle again.
  if (freedoms->carries && (position.state().fresh & position.of(king)) != 0) return nullptr;
  const int too_short = freedoms->returns   ? sketching.too_short_for_rebirths
                        : freedoms->carries ? sketching.too_short
                                            : 0;
  if (plan[0].maximum <= too_short) return nullptr;
  const auto fairies = fairies_in_play(position, rules);
  if (!fairies) return nullptr;
  OpenBoard::Extras extras;
  extras.fairies = *fairies;
  extras.freedoms = *freedoms;
  if (freedoms->bars) extras.bars = std::make_shared<const Bars>(rules, position);
  if (freedoms->relocates()) {
    extras.relocations = std::make_shared<const Relocations>(rules, position);
  }
  std::unique_ptr<MateOutlook> outlook(new MateOutlook(plan, rules, position, extras, sketching));
  if (freedoms->returns) outlook->quiet_ = QuietOutlook::make(plan, rules);
  return outlook;
}

}  // namespace feerie::mates
