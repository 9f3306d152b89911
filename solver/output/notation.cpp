#include "output/notation.h"

#include <utility>
#include <vector>

#include "game/catalogue.h"

namespace feerie {
namespace {

/// Builds the text of one move from its effects in their order.
class MoveText {
 public:
  MoveText(const Candidate& move, const Kinds& kinds, const Lettering& lettering)
      : move_(move), kinds_(kinds), lettering_(lettering), mover_at_(move.from) {
    if (move.type == MoveType::null) text_ = " ...";
  }

  void add(const Effect& effect) {
    const Style style = effect.why->style;
    if (style == Style::silent || (style == Style::blast && lettering_.brief)) {
      follow_silently(effect);
    } else if (style == Style::main) {
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
    // A capturing unit ends elsewhere than a castling king.
    text_ += file_of(move_.captures() ? move_.via_to : move_.to) >= 4 ? "0-0" : "0-0-0";
    if (move_.captures()) text_ += '*' + to_string(move_.capture);
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
        return;
      case Effect::Op::move:
        add_displacement(effect);
        break;
      case Effect::Op::swap:
        text_ += exchanged(effect);
        if (mover_at_ == effect.from) mover_at_ = effect.to;
        started_ = true;
        break;
      case Effect::Op::add:
        text_ += mover_name(effect.after, kinds_, lettering_) + '@' + to_string(effect.to);
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

  /// Does the move start from a square that a unit of another board occupies? It is made in one
  /// step then.
  [[nodiscard]] bool starts_unseen(const Effect& effect) const {
    return move_.starts_elsewhere() && effect.from == move_.from && effect.to != move_.via;
  }

  void add_displacement(const Effect& effect) {
    if (started_ && effect.from != mover_at_) {
      text_ += '/' + full_name(effect.before, kinds_, lettering_) + to_string(effect.from) + '-' +
               to_string(effect.to);
      if (move_.castles()) partner_at_ = effect.to;
      return;
    }
    if (!started_) {
      text_ += mover_name(effect.before, kinds_, lettering_) + to_string(effect.from);
      if (starts_unseen(effect)) text_ += '-' + to_string(move_.via);
      started_ = true;
    }
    const bool first_leg = effect.from == move_.from && effect.to == move_.via;
    const Square captured = first_leg ? no_square : std::exchange(captured_, no_square);
    if (captured == no_square) {
      text_ += '-' + to_string(effect.to);
    } else if (captured == effect.to) {
      text_ += '*' + to_string(effect.to);
    } else if (move_.type == MoveType::en_passant) {
      text_ += '*' + to_string(effect.to) + " ep.";
    } else {
      text_ += '*' + to_string(captured) + '-' + to_string(effect.to);
    }
    mover_at_ = effect.to;
    interrupted_ = false;
  }

  /// A capture without displacement: the capturing unit stays where it is.
  void flush_capture() {
    if (captured_ == no_square) return;
    const Square captured = std::exchange(captured_, no_square);
    if (!started_ && move_.from != no_square) text_ += to_string(move_.from);
    started_ = true;
    text_ += '*' + to_string(captured);
    for (const Effect& each : std::exchange(waiting_, {})) add_consequence(each);
  }

  void add_consequence(const Effect& effect) {
    const bool moves_imitator =
        effect.why->style == Style::imitators && effect.op == Effect::Op::keep;
    if (!moves_imitator) imitators_ = false;
    switch (effect.op) {
      case Effect::Op::remove:
        if (effect.why->style == Style::promotion) {
          if (open_for_ == effect.from) {
            text_.insert(text_.size() - 1, "=I");
          } else {
            text_ += "=I";
          }
          return close();
        }
        open('-' + named(effect.before, effect.from), no_square);
        interrupted_ = true;
        break;
      case Effect::Op::add:
        open('+' + named(effect.after, effect.to), effect.to);
        break;
      case Effect::Op::move:
        open(transferred(effect), effect.to);
        move_mover(effect.from, effect.to);
        break;
      case Effect::Op::swap:
        open(exchanged(effect), no_square);
        if (!move_mover(effect.from, effect.to)) move_mover(effect.to, effect.from);
        break;
      case Effect::Op::alter:
        add_change(effect);
        break;
      case Effect::Op::tell:
        add_amount(effect.amount);
        break;
      case Effect::Op::keep:
        if (effect.why->style == Style::imitators) return add_imitator(effect.to);
        open(effect.why->style == Style::named ? "->" + to_string(effect.to) : put_below(effect),
             no_square);
        break;
      case Effect::Op::release:
        break;
    }
  }

  /// All imitators that move are told in one bracket.
  void add_imitator(Square at) {
    if (imitators_) {
      text_.insert(text_.size() - 1, ',' + to_string(at));
    } else {
      open('I' + to_string(at), no_square);
    }
    imitators_ = true;
  }

  /// Several accounts are told together.
  void add_amount(std::uint16_t amount) {
    const std::string told = amount == no_amount ? "-" : decimal(amount);
    if (text_.ends_with(')')) {
      text_.insert(text_.size() - 1, '/' + told);
    } else {
      text_ += " (" + told + ')';
    }
    close();
  }

  /// Hundredths without superfluous zeros: "4.5".
  [[nodiscard]] static std::string decimal(std::uint16_t hundredths) {
    std::string text = std::to_string(hundredths / 100);
    const int rest = hundredths % 100;
    if (rest == 0) return text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    return text;
  }

  void add_change(const Effect& effect) {
    const Square at = effect.from;
    const std::string change = '=' + changed(effect);
    if (effect.why->style == Style::suffix) {
      text_ += letter_of_board(effect.after);
      close();
    } else if (effect.why->style == Style::standing) {
      text_ += '[' + change + ']';
      close();
    } else if (open_for_ == at && effect.why->style != Style::side_apart) {
      text_.insert(text_.size() - 1, change);
    } else if (written_inline(effect)) {
      text_ += change;
      open_for_ = no_square;
    } else {
      text_ += '[' + to_string(at) + change + ']';
      close();
    }
  }

  /// The last letter of the attribute that tells on which board the unit is.
  [[nodiscard]] static std::string letter_of_board(const Piece& piece) {
    for (const Trait* trait : Catalogue<Trait>::all()) {
      if (!trait->written && piece.has(bit_of(*trait))) return {trait->names.english.back()};
    }
    return {};
  }

  [[nodiscard]] bool written_inline(const Effect& effect) const {
    const Style style = effect.why->style;
    if (style == Style::side_apart) return false;
    if (started_ && !mover_reborn_ && !interrupted_ && effect.from == mover_at_) return true;
    // What befalls the partner of a castling king is written like what befalls the king, unless
    // the whole unit is told.
    return effect.from == partner_at_ && style != Style::unit;
  }

  [[nodiscard]] std::string changed(const Effect& effect) const {
    const Piece& after = effect.after;
    switch (effect.why->style) {
      case Style::promotion:
      case Style::walk:
        return plain_name(after, kinds_, lettering_);
      case Style::walk_alone:
        return walk_name(after, kinds_, lettering_);
      case Style::side:
      case Style::side_apart: {
        std::string text;
        if (after.sides != effect.before.sides || after.neutral()) {
          text += colour_letter(after.sides, lettering_.language);
        }
        // A unit that gains an attribute is told with all it has.
        const TraitSet gained = after.traits & ~effect.before.traits;
        if (attribute_letters(gained, lettering_).empty()) return text;
        return text + attribute_letters(telling_traits(after, kinds_, lettering_), lettering_);
      }
      case Style::side_half:
        return std::string{colour_letter(after.sides, lettering_.language)} + 'h';
      case Style::standing:
        return std::string{colour_letter(after.sides, lettering_.language)} +
               attribute_letters(telling_traits(after, kinds_, lettering_), lettering_);
      default:
        return full_name(after, kinds_, lettering_);
    }
  }

  [[nodiscard]] std::string named(const Piece& piece, Square square) const {
    return full_name(piece, kinds_, lettering_) + to_string(square);
  }

  /// A unit that arrives as another one is told behind the arrow: `wQc3->Pc2`, without what is told
  /// before the arrow, such as that it is neutral or royal.
  [[nodiscard]] std::string transferred(const Effect& effect) const {
    Piece after = effect.after;
    const bool changed = after.kind != effect.before.kind || after.traits != effect.before.traits;
    const std::string before = named(effect.before, effect.from) + "->";
    if (!changed) return before + to_string(effect.to);
    if (after.kind != effect.before.kind) {
      after.traits &= ~telling_traits(effect.before, kinds_, lettering_);
    }
    const std::string name =
        after.sides == effect.before.sides
            ? attribute_letters(telling_traits(after, kinds_, lettering_), lettering_) +
                  walk_name(after, kinds_, lettering_)
            : plain_name(after, kinds_, lettering_);
    return before + name + to_string(effect.to);
  }

  /// `+bPf7->v`, `wPb7->c8=Q->v`: into the underworld, promoted or on the other side.
  [[nodiscard]] std::string put_below(const Effect& effect) const {
    std::string text = effect.from == no_square
                           ? '+' + named(effect.before, effect.to)
                           : named(effect.before, effect.from) + "->" + to_string(effect.to);
    if (effect.after.kind != effect.before.kind) {
      text += '=' + plain_name(effect.after, kinds_, lettering_);
    }
    if (effect.after.sides != effect.before.sides) {
      text += '=' + std::string{colour_letter(effect.after.sides, lettering_.language)};
    }
    return text + "->v";
  }

  /// Units that change places are told by their walks alone.
  [[nodiscard]] std::string exchanged(const Effect& effect) const {
    return walk_name(effect.before, kinds_, lettering_) + to_string(effect.from) + "<->" +
           walk_name(effect.after, kinds_, lettering_) + to_string(effect.to);
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
  std::string text_;
  std::vector<Effect> waiting_;
  Square mover_at_;
  Square partner_at_ = no_square;
  Square captured_ = no_square;
  Square open_for_ = no_square;
  bool started_ = false;
  bool mover_reborn_ = false;
  /// It has been told that another unit vanished: the mover is called by its square from now on.
  bool interrupted_ = false;
  /// The bracket written last holds imitators.
  bool imitators_ = false;
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
