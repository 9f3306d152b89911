#include <stdexcept>

#include "game/castling.h"
#include "game/pawns.h"
#include "game/play.h"

/// Moves are made, step by step, and taken back.
namespace feerie {
namespace {

constexpr Reason moved{"move", Style::main};
constexpr Reason captured_by_move{"capture", Style::main};
constexpr Reason promoted{"promotion", Style::promotion};

/// More moves one after the other are not played, nor imagined: far more than any problem has, and
/// few enough to report that rules have no end.
constexpr std::size_t most_moves = 1000;

/// Does an effect change attributes only? The unit has not newly appeared then, as it has when it
/// is made what it was.
bool changes_attributes_only(const Effect& effect) {
  const Piece& before = effect.before;
  const Piece& after = effect.after;
  return effect.op == Effect::Op::alter && before.traits != after.traits &&
         before.kind == after.kind && before.sides == after.sides &&
         before.royal() == after.royal();
}

/// The kinds into which the unit on the square can promote now, which acts for the side. `limited`
/// is their memory where rules leave some out.
std::span<const Kind> promotions(const Position& position, const CompiledRules& rules, Square at,
                                 Side side, std::vector<Kind>& limited) {
  const auto kinds = rules.promotion().kinds_on(at, position.at(at).kind, side);
  if (kinds.empty() || rules.promotion().limits().empty()) return kinds;
  limited.assign(kinds.begin(), kinds.end());
  for (const auto& rule : rules.promotion().limits()) {
    rule.function(position, side, limited, *rule.arguments);
  }
  return limited;
}

}  // namespace

bool Game::play(const Move& move) {
  Choices choices(move.choices);
  return play(move.candidate, choices);
}

bool Game::play(const Candidate& candidate, Choices& choices, bool known_safe) {
  if (frames_.size() > most_moves) {
    throw std::runtime_error("rules ask one another what moves there are, without end");
  }
  work_.step();
  const std::size_t before = frames_.size();
  try {
    if (plays_silently(candidate)) return play_silently(candidate, choices, known_safe);
    frames_.push_back({position_.state(), journal_.size(), candidate, {}});
    const Side mover = turn();
    Play play(*this, candidate, choices);
    perform(play);
    frames_.back().choices = choices.made();
    if (!play.rejected() && legal(mover)) return true;
    undo();
    return false;
  } catch (...) {
    // Whoever has imagined something on the board can then take it back.
    undo_beyond(before);
    throw;
  }
}

/// A move in which no rule acts.
bool Game::play_silently(const Candidate& candidate, Choices& choices, bool known_safe) {
  frames_.push_back({position_.state(), journal_.size(), candidate, {}});
  const Side mover = turn();
  for (const auto& rule : rules_->changes(candidate.captures()).remembering) {
    rule.function(position_, candidate, *rule.arguments);
  }
  if (candidate.captures()) journal_.remove(position_, candidate.capture, captured_by_move);
  // Of a unit that comes back to where it stood, having captured on its way, that is told too.
  journal_.move(position_, candidate.from, candidate.to, moved);
  const Bitboard fresh = position_.state().fresh;
  const Bitboard touched =
      bit(candidate.from) | bit(candidate.to) | (candidate.captures() ? bit(candidate.capture) : 0);
  if ((fresh & touched) != 0) position_.set_fresh(fresh & ~touched);
  const bool promotes = promote_silently(candidate.to, choices);
  if (candidate.type == MoveType::double_step && is_pawn(position_.at(candidate.to), *rules_)) {
    position_.set_en_passant(bit(candidate.via_to), candidate.to);
  } else if (position_.state().ep_squares != 0) {
    position_.set_en_passant(0, no_square);
  }
  position_.set_turn(opposite(mover));
  for (const auto& rule : rules_->changes(candidate.captures()).remembering) {
    if (rule.telling != nullptr) rule.telling(position_, mover, journal_, *rule.arguments);
  }
  const bool exposed = !known_safe && legality_ == Legality::full && in_check(mover);
  const auto objected = [&] {
    const bool told = !promotes && rules_->objects_by_units_only();
    return told ? forbidden_if_made(candidate) : forbidden();
  };
  if (!exposed && (legality_ == Legality::any || !objected())) return true;
  undo();
  return false;
}

std::uint64_t Game::key_of_remembered(const Candidate& move) {
  if (!plays_silently(move)) return 0;
  const State before = position_.state();
  for (const auto& rule : rules_->changes(move.captures()).remembering) {
    rule.function(position_, move, *rule.arguments);
  }
  const std::uint64_t change = position_.state().key ^ before.key;
  position_.restore(before);
  return change;
}

/// Returns whether the unit has promoted.
bool Game::promote_silently(Square at, Choices& choices) {
  Piece piece = position_.at(at);
  const Side side = acting_side(at);
  if (piece.kind < pawn || rules_->promotion().kinds_on(at, piece.kind, side).empty()) return false;
  std::vector<Kind> limited;
  const auto kinds = promotions(position_, *rules_, at, side, limited);
  if (kinds.empty()) return false;
  piece.kind = kinds[static_cast<std::size_t>(choices.choose(static_cast<int>(kinds.size())))];
  frames_.back().choices = choices.made();
  if (rules_->kinds()[piece.kind].traits.royal) piece.traits |= royal_bit;
  journal_.alter(position_, at, piece, promoted);
  if (castling::renewed(piece, at, rules_->castling())) {
    position_.set_fresh(position_.state().fresh | bit(at));
  }
  return true;
}

void Game::undo() {
  const Frame& frame = frames_.back();
  journal_.undo(position_, frame.first_effect);
  position_.restore(frame.state);
  frames_.pop_back();
}

void Game::pass(Pass how) {
  frames_.push_back({position_.state(), journal_.size(), {}, {}});
  frames_.back().candidate.type = MoveType::null;
  frames_.back().candidate.extra = static_cast<std::uint8_t>(how);
  for (const auto& rule : rules_->forgetting()) {
    const bool forgets = how == Pass::imagined || rule.when == Forgetting::passes;
    if (forgets && how != Pass::in_series) rule.function(position_, *rule.arguments);
  }
  position_.set_en_passant(0, no_square);
  position_.set_turn(opposite(turn()));
}

void Game::act_by_rules(Step step, Play& play) {
  for (const auto& rule : rules_->acts(step)) {
    if (play.rejected()) return;
    rule.function(play, *rule.arguments);
  }
}

void Game::perform(Play& play) {
  // Of a pass nothing follows: it is no move of a unit. It is booked where moves are.
  if (play.candidate().type == MoveType::null) return account(play);
  act(Step::before, play);
  if (play.captures()) play.remove(play.candidate().capture, captured_by_move);
  act(Step::capture, play);
  displace(play);
  act(Step::movement, play);
  act(Step::landing, play);
  act(Step::change, play);
  promote(play);
  act(Step::promotion, play);
  act(Step::exchange, play);
  act(Step::mover_rebirth, play);
  act(Step::recolour, play);
  act(Step::reaction, play);
  act(Step::victim_rebirth, play);
  act(Step::board, play);
  if (!play.rejected()) account(play);
}

void Game::go_on(const Candidate& candidate, Play& play, Choices& choices) {
  Play next(*this, candidate, choices);
  perform(next);
  if (next.rejected()) play.reject();
  play.mover_at_ = next.mover_at_;
}

void Game::displace(Play& play) {
  const Candidate& c = play.candidate();
  switch (c.type) {
    case MoveType::normal:
    case MoveType::double_step:
    case MoveType::en_passant:
      // A unit that the moving one does not see may stand where the move starts.
      if (c.via != no_square && position_.at(c.via).empty()) play.move(c.from, c.via, moved);
      // A unit that captures on its way can come back to where it stood.
      if (play.mover_at() != c.to || (c.from == c.to && c.captures())) {
        play.move(play.mover_at(), c.to, moved);
      }
      break;
    case MoveType::swap:
      // The partner of a castling is told first.
      if (c.via != no_square) {
        play.swap(c.via, c.from, moved);
      } else {
        play.swap(c.from, c.to, moved);
      }
      break;
    case MoveType::castling:
      if (c.to == c.via && c.via_to == c.from) {
        play.swap(c.from, c.via, moved);
      } else {
        // In Chess960 one of the two may have to make room for the other.
        const bool partner_first = c.to == c.via;
        if (partner_first) play.move(c.via, c.via_to, moved);
        // A rule may have brought the king somewhere else before.
        if (play.mover_at() != c.to) play.move(play.mover_at(), c.to, moved);
        if (!partner_first && c.via != c.via_to) play.move(c.via, c.via_to, moved);
      }
      break;
    case MoveType::drop:
    case MoveType::null:
    case MoveType::castling_by_rule:
    case MoveType::special:
      break;  // the rule that offers such a move carries it out
  }
}

void Game::promote(Play& play) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().kind < pawn) return;
  std::vector<Kind> limited;
  const auto kinds = promotions(position_, *rules_, at, play.acting_side(), limited);
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promoted);
}

void Game::account(Play& play) {
  const State& state = position_.state();
  Bitboard fresh = state.fresh;
  if (play.candidate().type == MoveType::castling) {
    // In Chess960 king or partner may stay where they are; they have castled nevertheless.
    fresh &= ~(bit(play.candidate().from) | bit(play.candidate().via));
    fresh &= ~castling::excluded_by(play.candidate().via, rules_->castling());
  }
  for (const Effect& effect : play.effects()) {
    if (changes_attributes_only(effect)) continue;
    if (effect.from != no_square) fresh &= ~bit(effect.from);
    const bool on_board = effect.op <= Effect::Op::swap;
    if (!on_board) continue;
    if (effect.to != no_square) fresh &= ~bit(effect.to);
    if (effect.why->style == Style::main || effect.to == no_square) continue;
    if (castling::renewed(effect.after, effect.to, rules_->castling())) fresh |= bit(effect.to);
  }
  if (fresh != state.fresh) position_.set_fresh(fresh);

  const Candidate& c = play.candidate();
  if (c.type == MoveType::double_step && is_pawn(play.mover_before(), *rules_) &&
      play.mover_at() == c.to) {
    position_.set_en_passant(bit(c.via_to), c.to);
  } else if (state.ep_squares != 0) {
    position_.set_en_passant(0, no_square);
  }
  act(Step::account, play);
  position_.set_turn(opposite(play.side()));
}

}  // namespace feerie
