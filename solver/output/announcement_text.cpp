#include "output/announcement_text.h"

#include <fmt/format.h>

#include "output/words.h"

namespace feerie {
namespace {

using solution::Announcement;

std::string letter_of(Side side, const Lettering& lettering) {
  return std::string(colour_letter(only(side), lettering.language));
}

std::string visible_move(const Announcement& announced, const Kinds& kinds,
                         const Lettering& lettering, std::string_view hidden) {
  std::string text;
  if (announced.unknown_victim != no_square) {
    text += fmt::format("[+{}{}{}]", letter_of(opposite(announced.side), lettering), hidden,
                        to_string(announced.unknown_victim));
  }
  const Sides sides = announced.neutral ? Sides::neutral : only(announced.side);
  const Piece mover{announced.kind, sides};
  text += mover_name(mover, kinds, lettering) + to_string(announced.from);
  text += (announced.captures ? '*' : '-') + to_string(announced.to);
  if (announced.en_passant) text += " ep.";
  if (announced.promoted != max_kinds) {
    text += '=' + plain_name({announced.promoted, sides}, kinds, lettering);
  }
  return text;
}

}  // namespace

std::string announcement_text(const Announcement& announced, const Kinds& kinds,
                              const Lettering& lettering) {
  const std::string_view hidden = words::total_invisibles.in(lettering.language);
  std::string text;
  switch (announced.type) {
    case Announcement::Type::hidden_move:
      text = fmt::format("{}~-~", hidden);
      break;
    case Announcement::Type::hidden_capture:
      text = fmt::format("{}~*{}{}", hidden, to_string(announced.to),
                         announced.en_passant ? " ep." : "");
      break;
    case Announcement::Type::castling:
      text = file_of(announced.to) == 6 ? "0-0" : "0-0-0";
      break;
    case Announcement::Type::move:
      text = visible_move(announced, kinds, lettering, hidden);
      break;
  }
  for (const Announcement::Revealed& unit : announced.revealed) {
    text += fmt::format("[{}={}{}]", to_string(unit.square), letter_of(unit.side, lettering),
                        walk_name({unit.kind, only(unit.side)}, kinds, lettering));
  }
  return text;
}

}  // namespace feerie
