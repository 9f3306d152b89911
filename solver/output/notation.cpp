#include "output/notation.h"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "output/effect_text.h"

namespace feerie {
namespace {

/// Builds the text of one move from its effects in their order.
class MoveText {
 public:
  MoveText(const Candidate& move, const Kinds& kinds, const Lettering& lettering)
      : move_(move),
        kinds_(kinds),
        lettering_(lettering),
        effects_(kinds, lettering),
        mover_at_(move.from) {
    if (move.type == MoveType::null) text_ = " ...";
  }

  void add(const Effect& effect) {
    if (effects_.silent(effect)) {
      follow_silently(effect);
    } else if (effect.why->style == Style::spoken) {
      text_ = ' ' + effects_.spoken(effect);
    } else if (effect.why->style == Style::main) {
      add_main(effect);
    } else if (captured_ != no_square) {
      waiting_.push_back(effect);  // the capture stands, the displacement is still to come
    } else {
      add_consequence(effect);
    }
  }

  std::string finish() {
    flush_capture();
    return std::move(text_);
  }

 private:
  /// What happens before the king moves stands in front.
  void write_castling() {
    if (partner_at_ != no_square) return;
    close();
    text_ += EffectText::castling(move_);
    mover_at_ = move_.to;
    partner_at_ = move_.via_to;
    started_ = true;
  }

  void add_main(const Effect& effect) {
    if (move_.type == MoveType::castling) return write_castling();
    switch (effect.op) {
      case Effect::Op::remove:
        flush_capture();
        captured_ = effect.from;
        if (lettering_.victims) victim_ = plain_name(effect.before, kinds_, lettering_);
        return;
      case Effect::Op::move:
        add_displacement(effect);
        break;
      case Effect::Op::swap:
        text_ += effects_.exchanged(effect);
        follow_silently(effect);
        started_ = true;
        break;
      case Effect::Op::add:
        text_ += effects_.dropped(effect);
        mover_at_ = effect.to;
        started_ = true;
        break;
      case Effect::Op::alter:
      case Effect::Op::keep:
      case Effect::Op::release:
      case Effect::Op::tell:
        add_consequence(effect);
        break;
    }
    close();
    for (const Effect& each : std::exchange(waiting_, {})) add_consequence(each);
  }

  void add_displacement(const Effect& effect) {
    if (started_ && effect.from != mover_at_) {
      text_ += effects_.companion(effect);
      if (move_.castles()) partner_at_ = effect.to;
      return;
    }
    if (!started_) {
      text_ += effects_.departure(move_, effect);
      started_ = true;
    }
    const bool first_leg = effect.from == move_.from && effect.to == move_.via;
    const Square captured = first_leg ? no_square : std::exchange(captured_, no_square);
    std::string arrival = EffectText::arrival(move_, effect, captured);
    // En passant it can only have been a pawn.
    if (captured != no_square && move_.type != MoveType::en_passant) arrival.insert(1, victim_);
    text_ += arrival;
    mover_at_ = effect.to;
    interrupted_ = false;
  }

  /// A capture without displacement: the capturing unit stays where it is.
  void flush_capture() {
    if (captured_ == no_square) return;
    const Square captured = std::exchange(captured_, no_square);
    if (!started_ && move_.from != no_square) text_ += to_string(move_.from);
    started_ = true;
    text_ += '*' + victim_ + to_string(captured);
    for (const Effect& each : std::exchange(waiting_, {})) add_consequence(each);
  }

  void add_consequence(const Effect& effect) {
    const bool gathered = effect.why->style == Style::gathered && effect.op == Effect::Op::keep;
    if (!gathered) gathering_ = false;
    switch (effect.op) {
      case Effect::Op::remove:
        if (effect.why->style == Style::promotion) {
          const std::string change = fmt::format("={}", effect.why->mark);
          text_.insert(open_for_ == effect.from ? text_.size() - 1 : text_.size(), change);
          return close();
        }
        open('-' + effects_.named(effect.before, effect.from), no_square);
        interrupted_ = true;
        break;
      case Effect::Op::add:
        open('+' + effects_.named(effect.after, effect.to), effect.to);
        break;
      case Effect::Op::move:
        open(effects_.transferred(effect), effect.to);
        move_mover(effect.from, effect.to);
        break;
      case Effect::Op::swap:
        open(effects_.exchanged(effect), no_square);
        if (!move_mover(effect.from, effect.to)) move_mover(effect.to, effect.from);
        break;
      case Effect::Op::alter:
        add_change(effect);
        break;
      case Effect::Op::tell:
        add_amount(effect.amount);
        break;
      case Effect::Op::keep:
        if (gathered) return gather(effect);
        open(effects_.kept(effect), no_square);
        break;
      case Effect::Op::release:
        break;
    }
  }

  /// All squares that are gathered are told in one bracket.
  void gather(const Effect& effect) {
    if (gathering_) {
      text_.insert(text_.size() - 1, ',' + to_string(effect.to));
    } else {
      open(std::string{effect.why->mark} + to_string(effect.to), no_square);
    }
    gathering_ = true;
  }

  /// Several amounts are told together.
  void add_amount(std::uint16_t amount) {
    const std::string told = EffectText::amount(amount);
    if (text_.ends_with(')')) {
      text_.insert(text_.size() - 1, '/' + told);
    } else {
      text_ += " (" + told + ')';
    }
    close();
  }

  void add_change(const Effect& effect) {
    const Square at = effect.from;
    const std::string change = '=' + effects_.changed(effect);
    if (effect.why->style == Style::suffix) {
      text_ += EffectText::letter_of_unwritten_attribute(effect.after);
      close();
    } else if (effect.why->style == Style::standing) {
      text_ += '[' + change + ']';
      close();
    } else if (open_for_ == at && !told_apart(effect.why->style)) {
      text_.insert(text_.size() - 1, change);
    } else if (written_inline(effect)) {
      text_ += change;
      open_for_ = no_square;
    } else {
      text_ += '[' + to_string(at) + change + ']';
      interrupted_ = interrupted_ || (told_apart(effect.why->style) && at != mover_at_);
      close();
    }
  }

  [[nodiscard]] bool written_inline(const Effect& effect) const {
    const Style style = effect.why->style;
    if (told_apart(style)) return false;
    if (started_ && !mover_reborn_ && !interrupted_ && effect.from == mover_at_) return true;
    // What befalls the partner of a castling king is written like what befalls the king, unless
    // the whole unit is told.
    return effect.from == partner_at_ && style != Style::unit;
  }

  /// Writes a bracket which changes of the unit on `square` may still join.
  void open(const std::string& content, Square square) {
    text_ += '[' + content + ']';
    open_for_ = square;
  }
  void close() { open_for_ = no_square; }

  bool move_mover(Square from, Square to) {
    if (mover_at_ != from) return false;
    mover_at_ = to;
    mover_reborn_ = true;
    return true;
  }

  void follow_silently(const Effect& effect) {
    if (effect.op != Effect::Op::move && effect.op != Effect::Op::swap) return;
    if (mover_at_ == effect.from) {
      mover_at_ = effect.to;
    } else if (effect.op == Effect::Op::swap && mover_at_ == effect.to) {
      mover_at_ = effect.from;
    }
  }

  const Candidate& move_;
  const Kinds& kinds_;
  const Lettering& lettering_;
  EffectText effects_;
  std::string text_;
  std::vector<Effect> waiting_;
  Square mover_at_;
  Square partner_at_ = no_square;
  Square captured_ = no_square;
  /// The name of the unit captured last, where it is told.
  std::string victim_;
  Square open_for_ = no_square;
  bool started_ = false;
  bool mover_reborn_ = false;
  /// It has been told that another unit vanished: the mover is called by its square from now on.
  bool interrupted_ = false;
  /// The bracket written last gathers squares.
  bool gathering_ = false;
};

}  // namespace

std::string notate(const Candidate& move, std::span<const Effect> effects, const Kinds& kinds,
                   const Lettering& lettering) {
  MoveText text(move, kinds, lettering);
  for (const Effect& effect : effects) text.add(effect);
  return text.finish();
}

std::string notate_last(const Game& game, const Lettering& lettering) {
  return notate(game.last_move(), game.last_effects(), game.rules().kinds(), lettering);
}

}  // namespace feerie
