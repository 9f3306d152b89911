#include "picture/letters.h"

#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie::picture {

std::string letters_of(const Drawing& drawing, const LettersStyle& style) {
  std::string text;
  if (style.caption) {
    text += '\n';
    for (const std::string& line : drawing.heading) text += centred(line);
  }
  text += draw_board(drawing.units, drawing.overlay,
                     BoardStyle{.language = drawing.language,
                                .symbols = style.symbols,
                                .coordinates = style.coordinates});
  if (style.caption) {
    constexpr std::size_t right_end = 33;
    const std::string left = "  " + drawing.stipulation;
    const std::size_t width = display_width(left) < right_end ? right_end - display_width(left) : 0;
    text += fmt::format("{}  {:>{}}\n", left, drawing.counts, width);
  }
  for (const std::string& line : drawing.attributes) text += centred(line);
  if (style.caption) {
    for (const std::string& line : drawing.below) text += centred(line);
  }
  return text;
}

}  // namespace feerie::picture
