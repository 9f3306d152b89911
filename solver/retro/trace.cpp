#include "retro/trace.h"

#include <algorithm>

#include "retro/origins.h"

namespace feerie::retro {
namespace {

/// What rules may say without making a difference to whether a capture is legal, by what is
/// captured.
constexpr Sayings not_plain{Saying::geometry,  Saying::forbidden_moves, Saying::acts,
                            Saying::offers,    Saying::verdicts,        Saying::selections,
                            Saying::checks,    Saying::mates,           Saying::stalemates,
                            Saying::decisions, Saying::draws,           Saying::promotion_limits,
                            Saying::goals};

std::vector<const Rule<CompiledRules::TakeBack>*> way_back_through(const CompiledRules& rules) {
  std::vector<const Rule<CompiledRules::TakeBack>*> way;
  for (int number = step_count - 1; number >= 0; --number) {
    const auto& acts = rules.taken_back(static_cast<Step>(number));
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) way.push_back(&*act);
    // Rules act in this step after the promotion that is built in.
    if (static_cast<Step>(number) == Step::promotion) way.push_back(nullptr);
  }
  return way;
}

bool plain_units(const Position& position) {
  for (Bitboard units = position.units(); units != 0;) {
    const Piece& piece = position.at(take_first(units));
    const TraitSet usual = piece.kind == king ? royal_bit : 0;
    if (piece.neutral() || piece.traits != usual) return false;
  }
  return true;
}

}  // namespace

Workshop::Workshop(std::shared_ptr<const CompiledRules> rules)
    : way_back(way_back_through(*rules)),
      plain(!rules->sayings().any_of(not_plain) && rules->kinds().count() == first_fairy_kind),
      game(std::move(rules), Position{}) {}

Trace::Trace(Workshop& workshop, const Position& after, const UnMoves::Visit& visit, Effort& effort,
             bool short_cuts)
    : Retrace(workshop.game.rules(), after),
      workshop_(workshop),
      after_(after),
      visit_(visit),
      effort_(effort),
      army_(workshop.game.rules(), after),
      alike_(short_cuts && workshop.plain && plain_units(after)) {
  edited().set_turn(side());
  edited().set_fresh(0);
  edited().set_en_passant(0, no_square);
}

Ending Trace::run() {
  if (workshop_.plain) {
    workshop_.game.begin_from(after_);
    if (workshop_.game.in_check(side())) return ending_;
  }
  list_victims();
  for (Bitboard movers = possible_movers(); movers != 0;) {
    now() = {take_first(movers), Capture::open, {}};
    earlier();
  }
  if (rules().facts().removes_others) {
    now() = {};
    earlier();
  }
  // Rules that select among moves may let a side pass.
  if (!rules().selections().empty() && wanted()) pass_back();
  return ending_;
}

/// Finds the units that may have moved last. Unless rules act, none may have that has never moved,
/// and only a pawn that has just made its double step.
Bitboard Trace::possible_movers() const {
  if (rules().acts_at_all()) {
    return rules().facts().recolours ? after_.units() : after_.of(side());
  }
  const State& state = after_.state();
  const Bitboard units = after_.of(side()) & ~state.fresh;
  return state.ep_squares == 0 ? units : units & bit(state.ep_victim);
}

void Trace::list_victims() {
  const Side loser = opposite(side());
  KindSet kinds = common_kinds();
  for (const Kind kind : rules().promotion().kinds(loser)) kinds |= KindSet{1} << kind;
  for (Bitboard units = after_.of(loser); units != 0;) {
    const Piece& piece = after_.at(take_first(units));
    if (!piece.royal()) kinds |= KindSet{1} << piece.kind;
  }
  const bool royals_vanish = rules().facts().kingless && after_.royals(loser) == 0;
  for (; kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (!rules().kinds()[kind].traits.royal) victims_.push_back({kind, only(loser), 0, 0});
  }
  if (royals_vanish) victims_.push_back({king, only(loser), 0, royal_bit});
  for (Bitboard units = after_.of(loser); units != 0;) {
    Piece piece = after_.at(take_first(units));
    piece.id = 0;
    const bool special = piece.neutral() || (piece.traits != 0 && !piece.royal());
    if (special && std::ranges::find(victims_, piece) == victims_.end()) victims_.push_back(piece);
  }
}

void Trace::earlier() {
  if (!wanted()) return;
  if (stage_ == workshop_.way_back.size()) return displace_back();
  const auto* rule = workshop_.way_back[stage_];
  ++stage_;
  if (rule == nullptr) {
    promote_back();
  } else {
    rule->function(*this, *rule->arguments);
  }
  --stage_;
}

void Trace::promote_back() {
  earlier();
  const Square at = mover_at();
  if (at == no_square || !position().at(at).of(side())) return;
  const Piece promoted = position().at(at);
  for (KindSet pawns = promoting_kinds(promoted.kind, at, side()); pawns != 0;) {
    Piece before = promoted;
    before.kind = static_cast<Kind>(take_first(pawns));
    if (rules().kinds()[promoted.kind].traits.royal) before.traits &= ~royal_bit;
    guess([&] { set(at, before); });
  }
}

bool Trace::can_stand(const Piece& piece, Square square) const {
  for (const auto& rule : rules().arrivals()) {
    if (!rule.function(piece, square, *rule.arguments)) return false;
  }
  if (piece.neutral() || !is_pawn_kind(piece.kind)) return true;
  const Side owner = piece.of(Side::white) ? Side::white : Side::black;
  if (rules().promotion().limits().empty() &&
      !rules().promotion().kinds_on(square, piece.kind, owner).empty()) {
    return false;
  }
  const bool reversed = rules().kinds()[piece.kind].traits.reversed;
  return reversed || relative_rank(square, owner) != 0 || rules().facts().rebirths;
}

void Trace::displace_back() {
  const Square to = mover_at();
  if (to == no_square || !position().at(to).of(side())) return;
  castle_back(to);
  const Origins from = origins(rules(), position(), to, side());
  const Piece mover = edited().take(to);
  const auto each_origin = [&](Bitboard squares, const auto& back) {
    while (squares != 0 && ending_ == Ending::complete) {
      const Square square = take_first(squares);
      if (!can_stand(mover, square)) continue;
      edited().put(square, mover);
      back(square);
      edited().take(square);
    }
  };
  if (capture() != Capture::made) {
    each_origin(from.quiet, [&](Square square) { replay(square, to, {}); });
  }
  if (capture() != Capture::none) {
    each_origin(from.captures, [&](Square square) { captures_back(square, to); });
  }
  edited().put(to, mover);
}

std::vector<Piece> Trace::victims() {
  return now().captured.empty() ? victims_ : std::vector<Piece>{now().captured};
}

void Trace::captures_back(Square from, Square to) {
  if (alike_ && now().captured.empty()) {
    capture_alike(from, to);
  } else {
    capture_on(from, to, {to});
  }
  en_passant_back(from, to);
  const Kind kind = position().at(from).kind;
  const bool other_walks = !walks_are_plain(rules()) && rules().kinds().count() > first_fairy_kind;
  if (kind >= first_fairy_kind || other_walks) captures_elsewhere(from, to);
}

void Trace::capture_on(Square from, Square to, const Taken& taken) {
  if (!position().at(taken.square).empty()) return;
  const std::uint16_t number = position().state().last_number;
  for (Piece piece : victims()) {
    if (taken.en_passant && !is_pawn_kind(piece.kind)) continue;
    if (!can_stand(piece, taken.square)) continue;
    if (piece.id == 0) piece.id = static_cast<std::uint16_t>(number + 1);
    edited().put(taken.square, piece);
    if (army_.allows(position())) replay(from, to, taken);
    edited().take(taken.square);
  }
}

/// By orthodox rules all captures on a square are legal, or none is, whatever is captured.
void Trace::capture_alike(Square from, Square to) {
  bool replayed = false;
  proved_.clear();
  for (Piece piece : victims_) {
    if (!can_stand(piece, to)) continue;
    piece.id = static_cast<std::uint16_t>(position().state().last_number + 1);
    edited().put(to, piece);
    if (army_.allows(position())) {
      if (!replayed) {
        replay(from, to, {to});
        replayed = true;
      } else if (!proved_.empty()) {
        set_up_before(to, 0, {});
        for (std::size_t i = 0; i < proved_.size() && ending_ == Ending::complete; ++i) {
          tell(Move(proved_[i]));
        }
      }
    }
    edited().take(to);
    if (replayed && proved_.empty()) return;
  }
}

/// An orthodox pawn has captured en passant the pawn that came from beyond to stand beside it.
void Trace::en_passant_back(Square from, Square to) {
  if (position().at(from).kind != pawn || relative_rank(to, side()) != 5) return;
  const Square start = make_square(file_of(to), rank_of(to) + (side() == Side::white ? 1 : -1));
  if (file_of(from) == file_of(to) || !position().at(start).empty()) return;
  capture_on(from, to, {make_square(file_of(to), rank_of(from)), true});
}

/// Fairy units may capture elsewhere than they arrive; fairy pawns en passant, too.
void Trace::captures_elsewhere(Square from, Square to) {
  const Kind kind = position().at(from).kind;
  for (Bitboard squares = position().empty_squares() & ~bit(to); squares != 0;) {
    const Square at = take_first(squares);
    if (is_pawn_kind(kind) && kind != pawn) capture_on(from, to, {at, true});
    if (victims_.empty()) continue;
    // First it is asked whether any unit is captured there.
    edited().put(at, victims_.front());
    set_up_before(to, 0, {});
    workshop_.game.begin_from(last_.before);
    workshop_.game.generate_of(from, workshop_.list);
    edited().take(at);
    if (!effort_.spend()) ending_ = Ending::bounded;
    const bool captured = std::ranges::any_of(workshop_.list, [&](const Candidate& candidate) {
      return candidate.to == to && candidate.capture == at;
    });
    if (captured) capture_on(from, to, {at});
  }
}

void Trace::castle_back(Square king_to) {
  const CastlingRules& castling = rules().castling();
  const int file = file_of(king_to);
  const bool queenside = file == 2;
  if (!castling.exists || capture() == Capture::made || position().at(king_to).kind != king ||
      relative_rank(king_to, side()) != 0 || (!queenside && file != 6)) {
    return;
  }
  const int rank = rank_of(king_to);
  const Square partner_to = make_square(queenside ? 3 : 5, rank);
  const Piece partner = position().at(partner_to);
  if (!partner.of(side()) || (castling.partners >> partner.kind & 1) == 0) return;
  const Piece royal = edited().take(king_to);
  edited().take(partner_to);
  for (int king_file = 1; king_file <= 6; ++king_file) {
    if (!castling.any_files && king_file != 4) continue;
    const Square king_from = make_square(king_file, rank);
    for (int partner_file = 0; partner_file <= 7; ++partner_file) {
      const bool beyond = queenside ? partner_file < king_file : partner_file > king_file;
      const bool corner = partner_file == 0 || partner_file == 7;
      if (!beyond || (!castling.any_files && !corner)) continue;
      const Square partner_from = make_square(partner_file, rank);
      if (!position().at(king_from).empty() || !position().at(partner_from).empty()) continue;
      edited().put(king_from, royal);
      edited().put(partner_from, partner);
      castle_back_from(king_from, partner_from, king_to);
      edited().take(king_from);
      edited().take(partner_from);
    }
  }
  edited().put(partner_to, partner);
  edited().put(king_to, royal);
}

}  // namespace feerie::retro
