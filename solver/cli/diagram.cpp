#include "cli/diagram.h"

#include <utility>

#include <fmt/format.h>

#include "cli/collection_files.h"
#include "cli/diagram_files.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/png.h"
#include "collections/line_writers.h"
#include "core/unicode.h"
#include "output/heading.h"
#include "picture/ending.h"
#include "picture/forsyth.h"
#include "picture/latex.h"
#include "picture/letters.h"
#include "picture/svg.h"
#include "problem/versions.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

using Format = DiagramWish::Format;
using picture::Drawing;

/// Draws problem by problem.
class Artist {
 public:
  Artist(const Invocation& invocation, Output& output)
      : invocation_(invocation),
        wish_(invocation.diagram),
        output_(output),
        files_(wish_, output) {}

  int all() {
    const std::vector<std::string> names =
        invocation_.files.empty() ? std::vector<std::string>{"-"} : invocation_.files;
    std::vector<std::string> files;
    const auto report = [this](const std::string& text) { output_.report(text); };
    all_drawn_ &= find_collections(names, files, report, output_.language());
    all_drawn_ &= each_case(
        files, {"", &stop_, output_.language()},
        [this](const verify::Case& wanted) { return take(wanted); }, report);
    if (drawn_ == 0 && all_drawn_) {
      report("feerie: " + output_.told("there is no such problem"));
      all_drawn_ = false;
    }
    all_drawn_ &= files_.finish();
    return all_drawn_ && !stop_ ? success : not_all_solved;
  }

 private:
  bool take(const verify::Case& wanted) {
    if (wish_.problem && *wish_.problem != wanted.item.number) return true;
    for (const Diagnostic& diagnostic : wanted.item.diagnostics) {
      output_.report(to_string(diagnostic));
    }
    if (wanted.item.has_errors() || !wanted.item.problem) all_drawn_ = false;
    file_ = wanted.file;
    if (wanted.item.problem) draw(*wanted.item.problem);
    return !stop_;
  }

  /// Tells why a problem is not drawn, or not all of it.
  void tell(const Problem& problem, const std::string& why, bool drawn = false) {
    output_.report("feerie: " +
                   output_.told("{}, problem {}: {}", printable(file_), problem.number, why));
    if (!drawn) all_drawn_ = false;
  }

  void draw(const Problem& problem) {
    ++drawn_;
    int version = 0;
    while (!wish_.twin.empty() && twin_letter(version) != wish_.twin) {
      if (++version >= version_count(problem))
        return tell(problem, output_.told("there is no such twin"));
    }
    if (wish_.solution) return draw_end(problem, version);
    if (wish_.twin.empty()) {
      if (!problem.start_units.empty()) {
        add(problem, picture::drawing_of(problem, Diagram::start), "-start");
      }
      return add(problem, picture::drawing_of(problem), "");
    }
    Diagnostics faults;
    const auto twin = version_of(problem, version, faults);
    for (const Diagnostic& fault : faults) output_.report(to_string(fault));
    if (!twin) {
      all_drawn_ = false;
      return;
    }
    add(problem, picture::drawing_of(*twin), '-' + wish_.twin);
  }

  void draw_end(const Problem& problem, int version) {
    SolveSettings settings;
    settings.limits.memory = invocation_.memory;
    settings.limits.stop = &stop_;
    settings.limits.solutions = wish_.solution;
    settings.max_time = invocation_.max_time;
    picture::Ending ending(*wish_.solution, version);
    solve(problem, settings, ending);
    for (const Diagnostic& refusal : ending.refusals()) output_.report(to_string(refusal));
    if (!ending.drawing()) {
      return tell(problem, output_.told("there is no solution {}, but {} in all", *wish_.solution,
                                        ending.solutions()));
    }
    add(problem, *ending.drawing(),
        (wish_.twin.empty() ? "" : '-' + wish_.twin) + fmt::format("-end{}", *wish_.solution));
  }

  void add(const Problem& problem, const Drawing& drawing, const std::string& suffix) {
    auto text = made(problem, drawing);
    if (text) files_.add(file_, std::to_string(problem.number) + suffix, std::move(*text));
  }

  std::optional<std::string> made(const Problem& problem, const Drawing& drawing) {
    const picture::SvgStyle style{.coordinates = wish_.coordinates, .caption = wish_.caption};
    switch (wish_.format) {
      case Format::svg:
        return svg_of(drawing, style);
      case Format::png:
        return png(problem, svg_of(drawing, style));
      case Format::latex:
        return latex_of(drawing);
      case Format::fen:
        return forsyth(problem, drawing);
      case Format::ffen:
        return fairy_fen(problem, drawing);
      case Format::ascii:
      case Format::unicode:
        break;
    }
    return letters_of(drawing, {.symbols = wish_.format == Format::unicode,
                                .coordinates = wish_.coordinates,
                                .caption = wish_.caption});
  }

  std::optional<std::string> png(const Problem& problem, const std::string& svg) {
    auto picture = png_of(svg, wish_.size);
    if (auto* bytes = std::get_if<std::string>(&picture)) return std::move(*bytes);
    tell(problem, std::get<NoPicture>(picture).why.in(output_.language()));
    return std::nullopt;
  }

  /// Placements are of units alone.
  void tell_what_is_left_out(const Problem& problem, const Drawing& drawing,
                             std::string_view format) {
    for (const std::string& line : drawing.attributes) {
      tell(problem, output_.told("{} does not say: {}", format, line), true);
    }
    if (drawing.overlay.holes != 0 || drawing.overlay.imitators != 0) {
      tell(problem, output_.told("{} does not say where holes and imitators are", format), true);
    }
  }

  std::optional<std::string> fairy_fen(const Problem& problem, const Drawing& drawing) {
    tell_what_is_left_out(problem, drawing, "Fairy FEN");
    try {
      const auto convention = wish_.yacpdb ? feerie::Drawing::yacpdb : feerie::Drawing::usual;
      return collections::figure_placement(drawing.units, convention) + '\n';
    } catch (const collections::Unwritable& unwritable) {
      tell(problem, unwritable.why.in(output_.language()));
      return std::nullopt;
    }
  }

  std::optional<std::string> forsyth(const Problem& problem, const Drawing& drawing) {
    tell_what_is_left_out(problem, drawing, "Forsyth");
    auto text = forsyth_of(drawing);
    if (text) return *text + '\n';
    tell(problem, output_.told("Forsyth has no letters for hunters"));
    return std::nullopt;
  }

  const Invocation& invocation_;
  const DiagramWish& wish_;
  Output& output_;
  DiagramFiles files_;
  const std::atomic<bool>& stop_ = watch_for_interrupts();
  std::string file_;
  int drawn_ = 0;
  bool all_drawn_ = true;
};

}  // namespace

int draw_diagrams(const Invocation& invocation, Output& output) {
  return Artist(invocation, output).all();
}

}  // namespace feerie::cli
