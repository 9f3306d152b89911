#include "cli/diagram_options.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "cli/option_values.h"
#include "platform/paths.h"
#include "texts/texts.h"

namespace feerie::cli {

namespace po = boost::program_options;

namespace {

using Format = DiagramWish::Format;

constexpr std::array<std::pair<std::string_view, Format>, 7> formats{{{"ascii", Format::ascii},
                                                                      {"unicode", Format::unicode},
                                                                      {"svg", Format::svg},
                                                                      {"png", Format::png},
                                                                      {"latex", Format::latex},
                                                                      {"fen", Format::fen},
                                                                      {"ffen", Format::ffen}}};

Format format_named(const std::string& name) {
  const auto* const found =
      std::ranges::find(formats, name, &std::pair<std::string_view, Format>::first);
  if (found == formats.end()) {
    throw Misuse(texts::mark("--format takes ascii, unicode, svg, png, latex, fen or ffen"));
  }
  return found->second;
}

/// The format that the name of a file stands for.
Format format_of_file(const std::string& name) {
  const std::filesystem::path ending = platform::path_of(name).extension();
  if (ending == ".svg") return Format::svg;
  if (ending == ".png") return Format::png;
  if (ending == ".tex") return Format::latex;
  if (ending == ".fen") return Format::fen;
  if (ending == ".ffen") return Format::ffen;
  return Format::ascii;
}

}  // namespace

std::span<const Option> diagram_options() {
  static constexpr std::array<Option, 11> options{{
      {.name = "format",
       .value = Value::choice,
       .placeholder = "ascii|unicode|svg|png|latex|fen|ffen",
       .help = texts::mark("default: what the name of the output stands for, else ascii")},
      {.name = "output",
       .value = Value::file,
       .placeholder = "PATH",
       .help = texts::mark("write into this file, or into a folder a file for each diagram")},
      {.name = "dialect",
       .value = Value::choice,
       .placeholder = "yacpdb",
       .help = texts::mark("with ffen: as YACPDB writes it, (!q2) for -*2q")},
      {.name = "problem",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("only problem N of each file")},
      {.name = "twin",
       .value = Value::text,
       .placeholder = "LETTER",
       .help = texts::mark("the position of this twin")},
      {.name = "final",
       .value = Value::optional_number,
       .placeholder = "[K]",
       .help = texts::mark("the position in which solution K (default 1) ends")},
      {.name = "maxtime",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("with --final: at most N seconds a problem"),
       .of_peer = true},
      {.name = "maxmem",
       .value = Value::text,
       .placeholder = "N[K|M|G]",
       .help = texts::mark("with --final: memory for tables (default 1G)"),
       .of_peer = true},
      {.name = "caption", .help = texts::mark("with names, stipulation and conditions")},
      {.name = "no-coordinates", .help = texts::mark("without the names of files and ranks")},
      {.name = "size",
       .value = Value::number,
       .placeholder = "N",
       .help = texts::mark("width of a PNG in pixels (default 480)")},
  }};
  return options;
}

Invocation diagram_invocation(const po::variables_map& given) {
  Invocation invocation;
  invocation.files = value_or<Words>(given, "file", {});
  DiagramWish& wish = invocation.diagram;
  wish.output = value_or<std::string>(given, "output", "");
  wish.format = given.count("format") > 0 ? format_named(given["format"].as<std::string>())
                                          : format_of_file(wish.output);
  const auto dialect = value_or<std::string>(given, "dialect", "");
  wish.yacpdb = dialect == "yacpdb";
  if (!dialect.empty() && !wish.yacpdb) throw Misuse(texts::mark("--dialect takes yacpdb"));
  if (wish.yacpdb && wish.format != Format::ffen) {
    throw Misuse(texts::mark("--dialect goes with --format ffen"));
  }
  wish.problem = number_from(given, "problem", 1);
  wish.twin = value_or<std::string>(given, "twin", "");
  wish.solution = number_from(given, "final", 1);
  wish.size = number_from(given, "size", 16).value_or(wish.size);
  constexpr int largest = 8192;
  if (wish.size > largest)
    throw Misuse(texts::mark("--size is a number of pixels from 16 to 8192"));
  wish.caption = given.count("caption") > 0;
  wish.coordinates = given.count("no-coordinates") == 0;
  invocation.max_time = number_from(given, "maxtime", 1);
  invocation.memory = memory_from(given, "maxmem", invocation.memory);
  return invocation;
}

}  // namespace feerie::cli
