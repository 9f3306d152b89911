#include "output/effect_text.h"

#include <fmt/format.h>

#include "game/catalogue.h"

namespace feerie {
namespace {

/// Does the move start from a square that a unit of another board occupies? It is made in one
/// step then.
bool starts_unseen(const Candidate& move, const Effect& effect) {
  return move.starts_elsewhere() && effect.from == move.from && effect.to != move.via;
}

/// Hundredths without superfluous zeros: "4.5".
std::string decimal(std::uint16_t hundredths) {
  std::string text = std::to_string(hundredths / 100);
  const int rest = hundredths % 100;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

}  // namespace

bool EffectText::silent(const Effect& effect) const {
  const Style style = effect.why->style;
  return style == Style::silent || (style == Style::blast && lettering_.brief);
}

std::string EffectText::departure(const Candidate& move, const Effect& effect) const {
  std::string text = mover_name(effect.before, kinds_, lettering_) + to_string(effect.from);
  if (starts_unseen(move, effect)) text += '-' + to_string(move.via);
  return text;
}

std::string EffectText::arrival(const Candidate& move, const Effect& effect, Square captured) {
  if (captured == no_square) return '-' + to_string(effect.to);
  if (captured == effect.to) return '*' + to_string(effect.to);
  if (move.type == MoveType::en_passant) return '*' + to_string(effect.to) + " ep.";
  return '*' + to_string(captured) + '-' + to_string(effect.to);
}

std::string EffectText::castling(const Candidate& move) {
  // A capturing unit ends elsewhere than a castling king.
  std::string text = file_of(move.captures() ? move.via_to : move.to) >= 4 ? "0-0" : "0-0-0";
  if (move.captures()) text += '*' + to_string(move.capture);
  return text;
}

std::string EffectText::companion(const Effect& effect) const {
  return '/' + named(effect.before, effect.from) + '-' + to_string(effect.to);
}

std::string EffectText::dropped(const Effect& effect) const {
  return mover_name(effect.after, kinds_, lettering_) + '@' + to_string(effect.to);
}

std::string EffectText::changed(const Effect& effect) const {
  const Piece& after = effect.after;
  switch (effect.why->style) {
    case Style::promotion:
    case Style::walk:
    case Style::walk_apart:
      return plain_name(after, kinds_, lettering_);
    case Style::walk_alone:
      return walk_name(after, kinds_, lettering_);
    case Style::side:
    case Style::side_apart: {
      const std::string_view mark = effect.why->mark;
      if (!mark.empty())
        return fmt::format("{}{}", colour_letter(after.sides, lettering_.language), mark);
      std::string text;
      if (after.sides != effect.before.sides || after.neutral()) {
        text += colour_letter(after.sides, lettering_.language);
      }
      // A unit that gains an attribute is told with all it has.
      const TraitSet gained = after.traits & ~effect.before.traits;
      if (attribute_letters(gained, lettering_).empty()) return text;
      return text + attribute_letters(telling_traits(after, kinds_, lettering_), lettering_);
    }
    case Style::standing:
      return std::string{colour_letter(after.sides, lettering_.language)} +
             attribute_letters(telling_traits(after, kinds_, lettering_), lettering_);
    default:
      return full_name(after, kinds_, lettering_);
  }
}

std::string EffectText::letter_of_unwritten_attribute(const Piece& piece) {
  for (const Trait* trait : Catalogue<Trait>::all()) {
    if (!trait->written && piece.has(bit_of(*trait))) return {trait->names.english.back()};
  }
  return {};
}

std::string EffectText::named(const Piece& piece, Square square) const {
  return full_name(piece, kinds_, lettering_) + to_string(square);
}

std::string EffectText::transferred(const Effect& effect) const {
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

std::string EffectText::kept(const Effect& effect) const {
  return effect.why->style == Style::named ? "->" + to_string(effect.to) : put_below(effect);
}

std::string EffectText::put_below(const Effect& effect) const {
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

std::string EffectText::exchanged(const Effect& effect) const {
  return walk_name(effect.before, kinds_, lettering_) + to_string(effect.from) + "<->" +
         walk_name(effect.after, kinds_, lettering_) + to_string(effect.to);
}

std::string EffectText::spoken(const Effect& effect) const {
  const std::string_view english = effect.why->mark;
  const Condition* condition = Catalogue<Condition>::named(english);
  return std::string{condition == nullptr ? english : condition->names.in(lettering_.language)};
}

std::string EffectText::amount(std::uint16_t amount) {
  return amount == no_amount ? "-" : decimal(amount);
}

}  // namespace feerie
