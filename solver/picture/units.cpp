#include "picture/units.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "picture/shapes.h"

namespace feerie::picture {
namespace {

constexpr double half = shape_size / 2.0;
/// Shapes that lean stay within their square if they are a bit smaller.
constexpr double leaning_scale = 0.88;

/// Bodies and details have the colours of whoever refers to the shape.
Element shape(std::string_view name, std::span<const Part> parts) {
  Element group("g");
  group.set("id", fmt::format("feerie-{}", name));
  for (const Part& part : parts) {
    Element path("path");
    path.set("d", part.path);
    if (part.kind != Part::Kind::detail) path.set("stroke", ink);
    if (part.kind != Part::Kind::body) path.set("fill", "none");
    if (part.kind == Part::Kind::outline) path.set("stroke-width", 3);
    group.add(path);
  }
  return group;
}

/// The left half in one colour, the right half in the other one.
Element halves(std::string_view name, std::string_view left, std::string_view right) {
  Element gradient("linearGradient");
  gradient.set("id", fmt::format("feerie-{}", name)).set("gradientUnits", "userSpaceOnUse");
  gradient.set("x1", 0).set("y1", 0).set("x2", shape_size).set("y2", 0);
  for (const std::string_view colour : {left, right}) {
    gradient.add(Element("stop").set("offset", 0.5).set("stop-color", colour));
  }
  return gradient;
}

std::string_view fill_of(Sides sides) {
  return sides == Sides::neutral ? "url(#feerie-neutral)"
         : sides == Sides::black ? black_body
                                 : paper;
}

std::string_view line_of(Sides sides) {
  return sides == Sides::neutral ? "url(#feerie-neutral-lines)"
         : sides == Sides::black ? paper
                                 : ink;
}

/// The letters in a disc. On the two colours of a neutral unit they have a plate of their own.
void add_letters(Element& group, const Look& look, Sides sides) {
  constexpr double large = 24;
  constexpr double small = 18;
  const bool two = look.letters.size() > 1;
  const double size = two || look.letters.front().size() > 2 ? small : large;
  if (sides == Sides::neutral) {
    const double height = two ? 40 : 26;
    group.add(Element("rect")
                  .set("x", half - 17)
                  .set("y", half - height / 2)
                  .set("width", 34)
                  .set("height", height)
                  .set("rx", 5)
                  .set("fill", paper));
  }
  const std::string_view colour = sides == Sides::black ? paper : ink;
  double y = two ? half - size / 2 : half;
  for (const std::string& line : look.letters) {
    group.add(centred_text(line, half, y, size).set("fill", colour).set("font-weight", "bold"));
    y += size;
  }
}

/// A badge with the letters of attributes.
void add_badge(Element& group, std::string_view marks) {
  constexpr double height = 20;
  const double width = std::max(height, 9.0 * static_cast<double>(marks.size()) + 8);
  group.add(Element("rect")
                .set("x", shape_size - width - 1)
                .set("y", 1)
                .set("width", width)
                .set("height", height)
                .set("rx", height / 2)
                .set("fill", "#a3281f"));
  group.add(centred_text(marks, shape_size - width / 2 - 1, height / 2 + 1, 16)
                .set("fill", paper)
                .set("font-weight", "bold"));
}

}  // namespace

Element definitions() {
  Element defs("defs");
  defs.add(halves("neutral", paper, black_body)).add(halves("neutral-lines", ink, paper));
  for (const Kind each : all_shapes) defs.add(shape(name_of(each), parts_of(each)));
  defs.add(shape("disc", parts_of_disc()));
  return defs;
}

Element unit_picture(const Look& look, Sides sides, std::string_view marks, double x, double y,
                     double size) {
  Element group("g");
  group.set("transform", fmt::format("translate({:g} {:g}) scale({:g})", x, y, size / shape_size));
  Element figure("use");
  const std::string id = fmt::format("#feerie-{}", look.shape ? name_of(*look.shape) : "disc");
  figure.set("href", id).set("xlink:href", id);
  figure.set("fill", fill_of(sides)).set("stroke", line_of(sides)).set("stroke-width", 2);
  figure.set("stroke-linejoin", "round").set("stroke-linecap", "round");
  if (look.turn % 90 != 0) {
    figure.set("transform", fmt::format("translate({0:g} {0:g}) rotate({1}) scale({2:g}) "
                                        "translate(-{0:g} -{0:g})",
                                        half, look.turn, leaning_scale));
  } else if (look.turn != 0) {
    figure.set("transform", fmt::format("rotate({0} {1:g} {1:g})", look.turn, half));
  }
  group.add(figure);
  if (!look.letters.empty()) add_letters(group, look, sides);
  if (!marks.empty()) add_badge(group, marks);
  return group;
}

Element centred_text(std::string_view text, double x, double y, double size) {
  // Not all programs know how to centre text vertically: capitals are about 0.7 high.
  constexpr double half_of_capital = 0.36;
  Element element("text");
  element.set("x", x).set("y", y + half_of_capital * size).set("font-size", size);
  element.set("text-anchor", "middle").say(text);
  return element;
}

}  // namespace feerie::picture
