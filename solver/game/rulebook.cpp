#include "game/rulebook.h"

#include <algorithm>

#include "position/position.h"

namespace feerie {

Facts& Facts::operator|=(const Facts& other) {
  const auto moves_commoners = [](const Facts& facts) {
    return facts.moves_others && !facts.moves_kings_only;
  };
  moves_kings_only =
      (moves_others || other.moves_others) && !moves_commoners(*this) && !moves_commoners(other);
  recolours |= other.recolours;
  transforms |= other.transforms;
  rebirths |= other.rebirths;
  returns_others |= other.returns_others;
  returns_elsewhere |= other.returns_elsewhere;
  carries_capturers |= other.carries_capturers;
  adds_units |= other.adds_units;
  removes_others |= other.removes_others;
  moves_others |= other.moves_others;
  alters_walks |= other.alters_walks;
  kings_borrow_walks |= other.kings_borrow_walks;
  hides_units |= other.hides_units;
  castles_anywhere |= other.castles_anywhere;
  restricts_moves |= other.restricts_moves;
  restricts_observation |= other.restricts_observation;
  selects_moves |= other.selects_moves;
  follows_units |= other.follows_units;
  path_dependent |= other.path_dependent;
  counts_earlier_play |= other.counts_earlier_play;
  kingless |= other.kingless;
  several_kings |= other.several_kings;
  own_check |= other.own_check;
  offers_moves |= other.offers_moves;
  may_keep_check |= other.may_keep_check;
  asks_rights |= other.asks_rights;
  without_pawns |= other.without_pawns;
  return *this;
}

Rulebook::Rulebook() = default;

void Rulebook::aim_at(const Position& position) {
  aim_ = std::make_shared<Position>(position);
}

bool Rulebook::option(std::string_view english) const {
  return std::ranges::find(options_, english) != options_.end();
}

void Rulebook::make_kings_common() {
  kinds_.make_common(king);
  castling_.common_kings = true;
}

void Rulebook::restrict_piece(RestrictPiece function, Purposes purposes, Restricting whom) {
  restricts_royals_only_ &= whom == Restricting::royals;
  restrict_piece_.push_back({{function, current_, owner_}, purposes});
  restricted_purposes_ = static_cast<Purposes>(restricted_purposes_ | purposes);
  restricted_anyhow_ = static_cast<Purposes>(restricted_anyhow_ | purposes);
}

void Rulebook::restrict_move(RestrictMove function, Purposes purposes, Forbidding forbidding) {
  restrict_move_.push_back({{function, current_, owner_}, purposes, forbidding});
  restricted_purposes_ = static_cast<Purposes>(restricted_purposes_ | purposes);
  if (forbidding != Forbidding::of_marked) {
    restricted_anyhow_ = static_cast<Purposes>(restricted_anyhow_ | purposes);
  }
}

void Rulebook::during(Step step, Act function, const Extent& extent, const Precedence& among) {
  auto& acts = during_[static_cast<std::size_t>(step)];
  const auto place = std::ranges::upper_bound(acts, among.rank, {},
                                              [](const auto& act) { return act.precedence.rank; });
  acts.insert(place, {{function, current_, owner_}, among});
  extents_.push_back({extent, current_});
  step_mask_ |= 1U << static_cast<unsigned>(step);
}

CompiledRules CompiledRules::reversed(Step step) const {
  CompiledRules rules = *this;
  auto& acts = rules.during_[static_cast<std::size_t>(step)];
  acts.clear();
  for (const RankedRule<Act>& act : this->acts(step)) {
    // It stands in front of what other conditions do, behind what its own condition does earlier.
    auto place = acts.begin();
    while (place != acts.end() && place->owner == act.owner) ++place;
    acts.insert(place, act);
  }
  return rules;
}

void Rulebook::enrol(const Condition& condition, const Arguments& arguments) {
  arguments_.push_back(std::make_shared<Arguments>(arguments));
  current_ = arguments_.back().get();
  owner_ = condition.names.english;
  condition.enrol(*this, *arguments_.back());
}

void Rulebook::enrol(const GameOption& option, const Arguments& arguments) {
  arguments_.push_back(std::make_shared<Arguments>(arguments));
  current_ = arguments_.back().get();
  owner_ = option.names.english;
  option.enrol(*this, *arguments_.back());
}

void Rulebook::enrol(const Trait& trait) {
  arguments_.push_back(std::make_shared<Arguments>());
  arguments_.back()->trait = bit_of(trait);
  current_ = arguments_.back().get();
  owner_ = trait.names.english;
  trait.enrol(*this, *arguments_.back());
}

namespace {

/// Adds to what a move changes what an act can change besides.
void add_squares(const Extent& extent, Changes::Squares& squares) {
  using Units = Extent::Units;
  constexpr int any = Changes::Squares::any_number;
  const bool others =
      extent.units == Units::any || extent.units == Units::met || extent.units == Units::enemies;
  if (others) squares.changed = any;
  if (extent.units == Units::left || extent.units == Units::victim) ++squares.changed;
  if (extent.in_place) return;
  if (others) squares.filled = squares.emptied = any;
  if (extent.units == Units::victim) ++squares.filled;
  // The mover may vanish.
  if (extent.units == Units::mover) ++squares.emptied;
}

/// Acts of one rule often ask the one question: it is asked once.
void add_idling(const Changes::Idling& idling, Changes& changes) {
  const bool known = std::ranges::any_of(changes.idling, [&](const Changes::Idling& other) {
    return other.function == idling.function && other.arguments == idling.arguments;
  });
  if (!known) changes.idling.push_back(idling);
}

}  // namespace

Changes Rulebook::changes_of(bool capturing) const {
  Changes changes;
  changes.telling = telling_of(capturing);
  const Reaching* turner = nullptr;
  int turners = 0;
  bool meets = false;
  int acts = 0;
  for (const Reaching& act : extents_) {
    const Extent& extent = act.extent;
    if (extent.captures_only && !capturing) continue;
    ++acts;
    add_squares(extent, changes.squares);
    changes.may_undo |= !extent.lets_pass;
    if (extent.remembers != nullptr) {
      changes.acts = true;
      changes.remembering.push_back({extent.remembers, extent.tells, act.arguments});
    } else if (!extent.follows_others) {
      changes.acts = true;
      changes.always_acts |= extent.idle == nullptr;
      if (extent.idle != nullptr) add_idling({extent.idle, act.arguments}, changes);
    }
    const Changes::Taking taking{extent.whereabouts, act.arguments};
    if (extent.units == Extent::Units::victim) changes.of_victims.push_back(taking);
    if (extent.ends != nullptr) changes.of_capturers.push_back(taking);
    changes.checks_matter |= extent.checks_only;
    if (extent.checks_only) continue;
    changes.anything |= extent.units == Extent::Units::any;
    meets |= extent.units == Extent::Units::met;
    changes.enemies_change |= extent.units == Extent::Units::enemies;
    changes.victims_appear |= extent.units == Extent::Units::victim;
    changes.left_behind |= extent.left_behind & kinds_.all();
    if (extent.ends != nullptr) {
      // Where a unit goes depends on what another rule has made of it, or where it has put it.
      changes.anything |= changes.ends != nullptr;
      changes.ends = extent.ends;
      changes.of_ends = act.arguments;
      changes.ends_only = extent.ends_only;
    }
    if (extent.becomes == nullptr) continue;
    turner = &act;
    ++turners;
  }
  for (std::size_t kind = 0; kind < changes.arrives_as.size(); ++kind) {
    KindSet& kinds = changes.arrives_as[kind];
    if (turner != nullptr && kind < static_cast<std::size_t>(kinds_.count())) {
      kinds = turner->extent.becomes(*this, static_cast<Kind>(kind), *turner->arguments);
    }
    // A unit that becomes a king may be in check, or take its side out of check.
    const bool crowns = turner != nullptr && !turner->extent.keeps_royalty;
    for (KindSet rest = crowns ? kinds & ~(KindSet{1} << kind) : 0; rest != 0;) {
      changes.anything |= kinds_[static_cast<Kind>(take_first(rest))].traits.royal;
    }
    // A check in between may make others act.
    if (turner == nullptr || changes.checks_matter) kinds |= KindSet{1} << kind;
  }
  // If several rules change the mover, a later one may change what an earlier one made of it.
  changes.anything |= turners > 1 || (turners > 0 && changes.ends != nullptr);
  changes.ends_only &= acts == 1;
  changes.takes_captured_walk = turners == 1 && turner->extent.takes_captured_walk;
  // Walks may be lent by units of the other side, and fairy units may walk, or see others, as these
  // tell them to.
  changes.anything |=
      changes.enemies_change && (kinds_.count() != first_fairy_kind || !walks_as_.empty() ||
                                 !departs_from_.empty() || !unseen_.empty());
  changes.moves_met_only = meets && !changes.anything && turners == 0 && changes.ends == nullptr &&
                           changes.left_behind == 0 && !changes.victims_appear;
  changes.anything |= meets;
  return changes;
}

/// Fills the table where a single rule tells from where captures start, and units keep their walks.
void Rulebook::find_departing_observers() {
  if (departs_from_.size() != 1 || !walks_as_.empty()) return;
  const auto& rule = departs_from_.front();
  if (rule.captures == nullptr || rule.purposes != all_purposes) return;
  departing_.assign(static_cast<std::size_t>(kinds_.count()), {});
  for (int number = 0; number < kinds_.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    for (const Side side : {Side::white, Side::black}) {
      for (Square from = 0; from < square_count; ++from) {
        note_departing(kind, side, from, rule.captures(kinds_, kind, side, from, *rule.arguments));
      }
    }
  }
}

void Rulebook::note_departing(Kind kind, Side side, Square from, Bitboard starts) {
  const auto& from_starts = kinds_[kind].observers[index(side)];
  for (Square target = 0; target < square_count; ++target) {
    if ((from_starts[target] & starts) != 0) departing_[kind][index(side)][target] |= bit(from);
  }
}

/// The one place that knows what is orthodox.
void Rulebook::find_sayings() {
  const bool of_moves_only = std::ranges::all_of(
      restrict_move_, [](const auto& restriction) { return restriction.purposes == moves_only; });
  const bool walks_as_usual = walks_as_.empty() && departs_from_.empty() && unseen_.empty();
  others_move_plainly_ = restricts_royals_only_ && walks_as_usual && !checks_must_be_playable_ &&
                         std::ranges::all_of(restrict_move_, [](const auto& restriction) {
                           return restriction.forbidding == Forbidding::of_royals &&
                                  restriction.purposes == moves_only;
                         });
  for (const auto& restriction : restrict_move_) {
    if (restriction.forbidding != Forbidding::of_marked) continue;
    sparing_traits_ |= restriction.rule.arguments->trait;
  }
  const auto say = [this](Saying saying, bool said) { sayings_.add(saying, said); };
  say(Saying::geometry,
      !restrict_piece_.empty() || !of_moves_only || !walks_as_usual || checks_must_be_playable_);
  say(Saying::forbidden_moves, !restrict_move_.empty());
  say(Saying::acts, acts_at_all());
  say(Saying::offers, !offer_.empty());
  say(Saying::verdicts, !forbid_after_.empty());
  say(Saying::selections, !select_.empty());
  say(Saying::checks, !judge_check_.empty());
  say(Saying::mates, !judge_mate_.empty());
  say(Saying::stalemates, !judge_stalemate_.empty());
  say(Saying::decisions, !decide_.empty());
  say(Saying::draws, !draw_.empty());
  say(Saying::promotion_limits, !promotion_.limits().empty());
  say(Saying::promotion_squares, promotion_.squares(Side::white) != rank_set(7) ||
                                     promotion_.squares(Side::black) != rank_set(0));
  say(Saying::base_line_pawns, base_line_pawns());
  const CastlingRules usual;
  say(Saying::castling,
      castling_.any_files || castling_.partners != usual.partners || castling_.awaiting_king != 0);
  say(Saying::want_of_moves, without_move_ != NoMove::mate_or_draw);
  say(Saying::goals, !guard_goal_.empty());
}

/// Rules that act must say how that is taken back. Those that offer moves, hide units, let pawns
/// leave the board or remember something cannot say so.
void Rulebook::find_what_is_not_taken_back() {
  const auto note = [this](std::string_view owner) {
    if (std::ranges::find(not_taken_back_, owner) == not_taken_back_.end()) {
      not_taken_back_.push_back(owner);
    }
  };
  const auto note_all = [&note](const auto& rules) {
    for (const auto& rule : rules) note(rule.owner);
  };
  for (std::size_t step = 0; step < during_.size(); ++step) {
    for (const auto& act : during_[step]) {
      const bool told = std::ranges::any_of(
          take_back_[step], [&](const auto& rule) { return rule.owner == act.owner; });
      if (!told) note(act.owner);
    }
  }
  note_all(offer_);
  note_all(unseen_);
  note_all(promotion_.ways_to_leave());
  for (const std::string_view owner : remembering_) note(owner);
}

void Rulebook::compile() {
  promotion_.compile(kinds_);
  find_sayings();
  find_what_is_not_taken_back();
  changes_ = {changes_of(false), changes_of(true)};
  find_departing_observers();
}

}  // namespace feerie
