#include "picture/svg.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/unicode.h"
#include "picture/shapes.h"
#include "picture/units.h"

namespace feerie::picture {
namespace {

constexpr double square_size = shape_size;
constexpr double board_size = 8 * square_size;
constexpr double edge = 14;
constexpr double edge_with_names = 32;
constexpr double text_size = 24;
constexpr double line_height = 32;
/// Characters of that size that are about as wide as the board.
constexpr std::size_t characters_of_line = 44;

constexpr std::string_view light = "#f4ead5";
constexpr std::string_view dark = "#c9ae86";

/// Breaks a text where it has blanks, so that it fits below the board.
std::vector<std::string> broken(const std::string& text) {
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string word = text.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    if (!line.empty() && display_width(line) + display_width(word) >= characters_of_line) {
      lines.push_back(std::move(line));
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

class Picture {
 public:
  Picture(const Drawing& drawing, const SvgStyle& style)
      : drawing_(drawing),
        style_(style),
        left_(style.coordinates ? edge_with_names : edge),
        width_(2 * left_ + board_size) {}

  std::string text() {
    y_ = edge;
    if (style_.caption) {
      for (const std::string& line : drawing_.heading) add_text(line);
      if (!drawing_.heading.empty()) y_ += edge / 2;
    }
    top_ = y_;
    add_squares();
    add_grid();
    add_units();
    y_ = top_ + board_size + edge;
    if (style_.coordinates) add_coordinates();
    if (style_.caption) add_caption();
    if (style_.caption || !drawing_.attributes.empty()) {
      for (const std::string& line : drawing_.attributes) add_text(legend_of(line));
    }
    Element svg("svg");
    svg.set("xmlns", "http://www.w3.org/2000/svg");
    svg.set("xmlns:xlink", "http://www.w3.org/1999/xlink");
    svg.set("viewBox", fmt::format("0 0 {:g} {:g}", width_, y_));
    svg.set("font-family", "'DejaVu Sans', Verdana, sans-serif").set("fill", ink);
    svg.add(definitions());
    svg.add(Element("rect").set("width", width_).set("height", y_).set("fill", paper));
    svg.add(board_);
    return svg.document();
  }

 private:
  [[nodiscard]] double x_of(Square square) const { return left_ + square_size * file_of(square); }
  [[nodiscard]] double y_of(Square square) const {
    return top_ + square_size * (7 - rank_of(square));
  }

  void add_text(const std::string& text) {
    for (const std::string& line : broken(text)) {
      board_.add(centred_text(line, width_ / 2, y_ + line_height / 2, text_size));
      y_ += line_height;
    }
  }

  /// The badge of an attribute is explained in front of its name.
  [[nodiscard]] std::string legend_of(const std::string& line) const {
    for (const Trait* trait : Catalogue<Trait>::all()) {
      const std::string_view name = trait->names.in(drawing_.language);
      if (!line.starts_with(std::string{name} + ' ')) continue;
      return attribute_letters(*trait, drawing_.language) + " = " + line;
    }
    return line;
  }

  void add_hole(Square square) {
    constexpr double size = square_size;
    board_.add(Element("path")
                   .set("d", fmt::format("M{:g} {:g}l{} {}m{} 0l{} {}", x_of(square), y_of(square),
                                         size, size, -size, size, -size))
                   .set("stroke", dark));
  }

  void add_squares() {
    for (Square square = 0; square < square_count; ++square) {
      if (contains(drawing_.overlay.holes, square)) {
        add_hole(square);
        continue;
      }
      const bool is_light = (file_of(square) + rank_of(square)) % 2 != 0;
      board_.add(Element("rect")
                     .set("x", x_of(square))
                     .set("y", y_of(square))
                     .set("width", square_size)
                     .set("height", square_size)
                     .set("fill", is_light ? light : dark));
    }
    if (drawing_.overlay.holes != 0) return;
    board_.add(Element("rect")
                   .set("x", left_)
                   .set("y", top_)
                   .set("width", board_size)
                   .set("height", board_size)
                   .set("fill", "none")
                   .set("stroke", ink)
                   .set("stroke-width", 2));
  }

  void add_line(double x, double y, double right, double down) {
    board_.add(Element("path")
                   .set("d", fmt::format("M{:g} {:g}l{:g} {:g}", x, y, right, down))
                   .set("stroke", ink)
                   .set("stroke-width", 4)
                   .set("stroke-linecap", "square"));
  }

  void add_grid() {
    const Overlay& overlay = drawing_.overlay;
    if (!overlay.grid) return;
    for (Square square = 0; square < square_count; ++square) {
      if (borders_left(overlay, square)) add_line(x_of(square), y_of(square), 0, square_size);
      if (borders_below(overlay, square)) {
        add_line(x_of(square), y_of(square) + square_size, square_size, 0);
      }
    }
  }

  void add_units() {
    for (Square square = 0; square < square_count; ++square) {
      if (!contains(drawing_.overlay.imitators, square)) continue;
      board_.add(Element("circle")
                     .set("cx", x_of(square) + square_size / 2)
                     .set("cy", y_of(square) + square_size / 2)
                     .set("r", square_size / 4)
                     .set("fill", ink));
    }
    for (const Placement& unit : drawing_.units) {
      board_.add(unit_picture(look_of(unit.walk, drawing_.language), unit.sides,
                              marks_of(unit, drawing_.language), x_of(unit.square),
                              y_of(unit.square), square_size));
    }
  }

  void add_coordinates() {
    constexpr double size = 17;
    for (int i = 0; i < 8; ++i) {
      const double middle = square_size * (i + 0.5);
      board_.add(
          centred_text(std::string(1, static_cast<char>('a' + i)), left_ + middle, y_ + 2, size));
      board_.add(
          centred_text(std::string(1, static_cast<char>('8' - i)), left_ / 2, top_ + middle, size));
    }
    y_ += edge;
  }

  void add_caption() {
    const double middle = y_ + line_height / 2;
    board_.add(
        centred_text(drawing_.stipulation, left_, middle, text_size).set("text-anchor", "start"));
    board_.add(centred_text(drawing_.counts, left_ + board_size, middle, text_size)
                   .set("text-anchor", "end"));
    y_ += line_height;
    for (const std::string& line : drawing_.below) add_text(line);
    for (const NamedWalk& named : fairy_walks(drawing_)) {
      constexpr double size = 34;
      const double x = left_ + board_size / 4;
      board_.add(
          unit_picture(look_of(named.walk, drawing_.language), Sides::white, "", x, y_, size));
      board_.add(centred_text("= " + named.name, x + size + 8, y_ + size / 2, text_size)
                     .set("text-anchor", "start"));
      y_ += size + 2;
    }
  }

  const Drawing& drawing_;
  const SvgStyle& style_;
  double left_;
  double width_;
  double top_ = 0;
  /// Where the next text goes.
  double y_ = 0;
  Element board_{"g"};
};

}  // namespace

std::string svg_of(const Drawing& drawing, const SvgStyle& style) {
  return Picture(drawing, style).text();
}

}  // namespace feerie::picture
