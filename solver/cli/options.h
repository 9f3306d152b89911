#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/list.h"
#include "core/square.h"

/// The command line of the program.
namespace feerie::cli {

/// What the program is asked to do.
enum class Task {
  solve,
  verify,
  convert,
  compare,
  split,
  merge,
  list,
  explain,
  perft,
  position,
  diagram,
  retro,
  bench,
  manual,
  completions,
  man,
  help,
  version
};

/// Which diagrams are drawn, and how.
struct DiagramWish {
  enum class Format { ascii, unicode, svg, png, latex, fen, ffen };
  Format format = Format::ascii;
  /// A file or a folder; empty: standard output.
  std::string output;
  /// The only problem of each file that is drawn.
  std::optional<int> problem;
  /// The letter of the twin that is drawn; empty: the diagram.
  std::string twin;
  /// The position is drawn in which the solution of this number ends.
  std::optional<int> solution;
  /// Width of a PNG in pixels.
  int size = 480;
  bool caption = false, coordinates = true;
  /// Fairy FEN as YACPDB writes it.
  bool yacpdb = false;
};

/// A command line, understood.
struct Invocation {
  Task task = Task::solve;
  /// Files to read, in order; none: standard input.
  std::vector<std::string> files;

  // solve
  bool json = false;
  /// In JSON, the units behind each move are told.
  bool placements = false;
  /// How many solutions each phase has is written behind it.
  bool remarks = false;
  /// The text is written so that YACPDB and Olive can read it.
  bool yacpdb = false;
  /// No times and no version in the output, so that it can be compared.
  bool regression = false;
  std::size_t memory = std::size_t{1} << 30U;  ///< bytes for tables
  std::optional<int> max_time;                 ///< seconds a problem
  int threads = 1;                             ///< that search a problem together
  std::optional<int> heartbeat;                ///< seconds between signs of life
  /// A problem that a limit of time cut off does not count for the exit status.
  bool lenient_limits = false;
  /// The result of a job of a split problem is written, to be merged.
  bool record = false;
  /// Problems may name protocol files outside of the working directory.
  bool protocol_anywhere = false;

  // verify
  /// Problems that are solved at once.
  int jobs = 1;
  /// Bytes of memory for one problem; 0: no bound.
  std::size_t most_memory = 0;
  /// File of the report; empty for none.
  std::string report;
  /// Of positions that have no stipulation of their own; empty for none.
  std::string stipulation;
  /// Files of further reports; empty for none.
  std::string csv, junit, html, man;
  /// The report of a run that was not finished is gone on with.
  bool resume = false;
  /// What a limit ended in that run is solved again.
  bool retry_limits = false;
  /// Times are part of the report.
  bool times = false;
  /// Only each problem number `shard` (from 1) of `shards` is verified; 0: all.
  int shard = 0, shards = 0;

  DiagramWish diagram;

  // split
  /// Most jobs; 0: one for each way.
  int pieces = 0;
  /// How many moves deep play is cut; 0: as deep as it takes to have so many jobs.
  int cut_depth = 0;
  /// Which problem of the file, from 1; 0: the only one.
  int problem = 0;
  /// The folder of the jobs; empty: the name of the file with `.parts`.
  std::string into;

  // convert
  /// The format into which problems are written.
  std::string target;
  /// The file to be written; empty for standard output.
  std::string output;
  Language language = Language::english;
  /// What the format cannot hold is an error.
  bool strict = false;

  // retro
  /// The side that has moved last, where that is not what the problem says.
  std::optional<Side> side;
  /// Moves that are tried for each position.
  std::optional<std::uint64_t> effort;

  /// Of help, messages and summaries.
  Language language_of_messages = Language::english;

  // help
  /// What is explained, empty: the program; or the shell for which completions are printed.
  std::string word;

  // list
  manual::Section listed = manual::Section::conditions;
  Listing listing;

  // bench
  /// The problems that are solved, by their numbers; none: all.
  std::vector<int> numbers;
  /// So often each one is solved; the shortest time counts.
  int repeat = 1;

  // perft
  int depth = 0;
  std::string fen;
  std::vector<std::string> conditions;

  // position
  std::string chess960;   ///< a number, an array or a FEN
  bool shredder = false;  ///< castling rooks by their files
};

/// What is wrong with a command line.
struct UsageError {
  std::string message;
  /// In which it is told.
  Language language = Language::english;
};

/// Understands the arguments of the program (its name not included). The flags of the peer with one
/// dash (-maxmem 512M, -regression, ...) mean the same as with two.
std::variant<Invocation, UsageError> parse(const std::vector<std::string>& arguments);

/// "512M" in bytes. K, M and G are powers of 1024; a number alone means kilobytes, as with the
/// peer. Nothing if the text is no such size.
std::optional<std::size_t> parse_memory(std::string_view text);

/// "feerie 0.2.0".
std::string version_name();
/// What --version prints.
std::string version();

}  // namespace feerie::cli
