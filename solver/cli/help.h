#pragma once

#include <string_view>

namespace feerie::cli {

/// What --help prints: every command, option and exit status.
inline constexpr std::string_view help_text =
    R"(feerie solves chess problems, orthodox and fairy.

Usage:
  feerie [OPTION...] [FILE...]                  solve the problems in the files
  feerie solve [OPTION...] [FILE...]            solve the problems in the files
  feerie verify [OPTION...] PATH...             judge the problems in files and folders
  feerie convert --to FORMAT [OPTION...] PATH...
                                                write problems as inp, olv, yacpdb, json, csv, epd,
                                                fen or ffen, and tell what the format cannot hold
  feerie compare FILE FILE                      compare two outputs problem by problem, as trees
  feerie merge REPORT...                        join reports of parts of a collection
  feerie diagram [OPTION...] [FILE...]          draw the diagrams of the problems
  feerie split [OPTION...] FILE                 cut a problem into jobs for several machines
  feerie merge [OPTION...] MANIFEST RESULT...   put the results of all jobs together
  feerie help [--language en|de|fr] [WORD]      what is known of a condition, walk, attribute, goal,
                                                option, stipulation or command
  feerie manual --html FOLDER                   write the reference of all these as pages of HTML
  feerie list WHAT [--language en|de|fr]        list conditions, walks, attributes, goals, options,
                   [--sources]                  stipulations, commands or twin-commands; also with
                                                the source of each
  feerie explain [FILE...]                      say which rule acts when in each problem
  feerie perft DEPTH FEN [--condition TEXT]...  count the lines of DEPTH legal half-moves
  feerie position --chess960 NUMBER             the start position of Chess960 with this number
                  [--shredder]                  as Shredder-FEN: castling rooks by their files
  feerie position --chess960 ARRAY|FEN          the number of a start position of Chess960
  feerie bench [--json] [--repeat N] [NUMBER...]
                                                solve a fixed set of problems, and tell the times
                                                and the positions that were looked at
  feerie retro [OPTION...] [FILE...]            list the moves that can have led to each position

Without FILE, or for the FILE -, standard input is read; each problem is solved as soon as its text
is complete. A FEN may lack the fields behind the side on move; castling is
then possible where the units stand right.

Options of solve:
  --json            rows of JSON instead of text, one a line (docs/json.md)
  --placements      in JSON, the units on the board behind each move
  --remarks         how many solutions each phase has: {no solution}, {3 solutions}
  --dialect yacpdb  text that YACPDB and Olive can read: what their grammar has no words for
                    stands in comments
  --maxmem N[K|M|G] memory for tables (default 1G; a number alone means kilobytes; 0: none)
  --maxtime N       at most N seconds a problem, all its twins included
  --threads N       threads that search a problem together (default: all cores; one with --regression);
                    the output is the same with any number
  --regression      no version and no times in the output, so that it can be compared
  --record          rows of JSON from which feerie merge makes the solution, for a job of feerie split
  --heartbeat [N]   a sign of life on standard error every N seconds (default 1)
  --lenient-limits  exit status 0, not 4, if a limit of time cut a problem off
  --allow-protocol-anywhere
                    the command protocol may name files outside of the working directory
  --maxpos N, --maxtrace N, --notraceptr
                    accepted for compatibility, without effect
These may also be written with one dash: -maxmem 512M.

Options of verify (docs/verify.md tells the verdicts):
  --jobs N          problems solved at once, each in a process of its own (default: all cores)
  --max-time N      at most N seconds a problem; cut off, its verdict is limit
  --max-memory SIZE at most so much memory a problem; --maxmem as above, default 256M
  --json            a row of JSON for each problem instead of a table
  --report FILE     write a report of JSON rows as they come, in the end in order
  --resume FILE     go on with the report of a run that was not finished
  --retry-limits    with --resume: solve again what a limit ended
  --stipulation TEXT
                    that of positions (FEN, EPD) without one of their own
  --csv FILE, --junit FILE
                    write a table, or a report of tests in the XML of JUnit, in the end
  --html FILE       write a page with diagrams and solutions that can be played, in the end
  --times           tell in rows how many seconds each problem took
  --shard I/N       only every N-th problem, beginning with number I
Exit status: 0 all sound or as published, 1 something is not, 2 the command line was not understood, 3 something
could not be read or the run was ended, 4 nothing but limits.

Options of convert (docs/collections.md tells what each format holds):
  --output FILE     write into the file instead of standard output
  --language L      of inp: keywords in English (en), German (de) or French (fr)
  --stipulation TEXT
                    that of positions (FEN, EPD) without one of their own
  --strict          exit status 1 if a format cannot hold something
Options of diagram (docs/diagram.md):
  --format ascii|unicode|svg|png|latex|fen|ffen
                    default: what the name of the output stands for, else ascii
  --dialect yacpdb  with ffen: as YACPDB writes it, (!q2) for -*2q
  --output PATH     write into this file, or into a folder a file for each diagram
  --problem N       only problem N of each file
  --twin LETTER     the position of this twin
  --final [K]       the position in which solution K (default 1) ends; --maxtime, --maxmem as above
  --caption         with names, stipulation and conditions
  --no-coordinates  without the names of files and ranks
  --size N          width of a PNG in pixels (default 480)

Options of split (docs/farms.md): the jobs are input files in a folder, with a manifest beside them
  --pieces N        at most N jobs (default: one for each first move)
  --depth 1|2       cut by first moves, or by second ones (default: as deep as so many jobs take)
  --problem N       which problem of the file
  --into FOLDER     default: the name of the file with .parts
Options of merge with a manifest: --json, --placements, --remarks as of solve
Exit status of merge: that of verify; 3 if anything is missing, doubled or contradictory.

Language of help: --language, else that of the locale if it is German or French, else English.

Options of retro (docs/retro.md):
  --json            everything that is known of the past, as JSON Lines (docs/retro.schema.json)
  --side white|black
                    the side that has moved last (default: the one that is not to move)
  --effort N        moves that are tried for each position at most (default 200000)

Options of all commands:
  --help            print this text
  --version         print the version

Errors in a problem are reported on standard error as FILE:LINE:COLUMN; the problem is not solved,
the next one is. Rules that are known by name only are refused with "not supported yet: ...".
Ctrl-C stops the search; what was found until then is printed.

Exit status (of several that apply the first of 3, 1, 4, 0):
  0  everything was solved
  1  a problem had errors or was refused, a file could not be read or written, output was lost (a
     full disk, a reader that went away), or Ctrl-C stopped the search
  2  the command line was not understood
  3  internal error
  4  a limit of time (--maxtime, option MaxTime) cut a problem off; nothing else was wrong
)";

}  // namespace feerie::cli
