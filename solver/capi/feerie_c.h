#ifndef FEERIE_C_H
#define FEERIE_C_H

/**
 * The C interface of feerie: reads chess problems, solves them, judges them, draws them, writes
 * them in other formats, and tells what is known of their rules. docs/library.md has a program.
 *
 *     FeerieProblems *problems = NULL;
 *     feerie_read(text, strlen(text), "mine.inp", NULL, &problems);
 *     for (size_t i = 0; i < feerie_problem_count(problems); ++i) {
 *       feerie_solve(feerie_problem_at(problems, i), NULL, print_row, NULL);
 *     }
 *     feerie_free_problems(problems);
 *
 * All texts are UTF-8 and end with a NUL. Nothing is printed, nothing ends the process, no signal
 * is caught, no exception comes out, and nothing is remembered between calls but what the handles
 * hold. Functions may be called from any number of threads at once; problems do not change once
 * they have been read, so that several threads may solve the same one. A search serves one call at
 * a time, feerie_stop apart.
 *
 * Within a version of the interface (FEERIE_API_VERSION) functions, enumerators and members at the
 * end of structures may be added; nothing else changes. Results are JSON, with the promise of
 * docs/json.md. Where a handle is NULL but must not be, the answer is feerie_bad_argument, 0 or
 * NULL; freeing NULL does nothing.
 */

#include <stddef.h>
#include <stdint.h>

#ifndef FEERIE_API
#if defined(_WIN32)
#define FEERIE_API __declspec(dllimport)
#else
#define FEERIE_API __attribute__((visibility("default")))
#endif
#endif

/** The version of the interface that this header declares. */
#define FEERIE_API_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif

/** How a call ended. */
typedef enum FeerieStatus {
  feerie_ok = 0,
  /** Something in the input is wrong or not supported; messages or rows tell what and where. */
  feerie_refused = 1,
  /** feerie_stop or a row function ended it. */
  feerie_stopped = 2,
  /** A limit of time or of solutions ended it, so that not everything was searched. */
  feerie_limited = 3,
  /** A pointer is NULL that must not be, a number is out of its range, a format or language is
      not known. */
  feerie_bad_argument = 4,
  /** There is not enough memory. */
  feerie_no_memory = 5,
  /** A fault of feerie: please report it. */
  feerie_internal_error = 6
} FeerieStatus;

/** What a FeerieStatus means, in English; never NULL, whatever the number. */
FEERIE_API const char* feerie_status_text(int status);

/** The version of the interface in the library, to be compared with FEERIE_API_VERSION. */
FEERIE_API int feerie_api_version(void);

/** The version of feerie, such as "0.2.0". */
FEERIE_API const char* feerie_version(void);

/** Frees a text that a function has given through a `char**`. */
FEERIE_API void feerie_free_text(char* text);

/* --- Reading ---------------------------------------------------------------------------------- */

/** The problems of a text. */
typedef struct FeerieProblems FeerieProblems;

/** One of them; lives as long as they do. */
typedef struct FeerieProblem FeerieProblem;

/**
 * Reads problems in the language of the input (English, German or French), in the formats of Olive
 * and YACPDB, as rows of JSON, as lines of EPD or FEN, or as a table (docs/collections.md): what
 * the text is, is seen from what it looks like.
 *
 * `name`: of the text in messages; may be NULL. `stipulation`: that of positions that have none of
 * their own, such as "#2"; may be NULL. Returns feerie_refused if any of the problems has errors,
 * or if the text has none; `problems` is set then, too.
 */
FEERIE_API FeerieStatus feerie_read(const char* text, size_t size, const char* name,
                                    const char* stipulation, FeerieProblems** problems);

/** Frees the problems, with all that was borrowed from them. */
FEERIE_API void feerie_free_problems(FeerieProblems* problems);

/** How many there are, those with errors included. */
FEERIE_API size_t feerie_problem_count(const FeerieProblems* problems);

/** The one with this number, from 0; NULL if there is none. */
FEERIE_API const FeerieProblem* feerie_problem_at(const FeerieProblems* problems, size_t number);

/** feerie_ok, or feerie_refused if the problem has errors: it can be drawn then, as far as it was
    understood, but neither solved nor judged. */
FEERIE_API FeerieStatus feerie_problem_status(const FeerieProblem* problem);

/** Gives the row `problem` of docs/json.md: authors, sources, titles, and the whole problem as its
    `definition`, unless it has errors. */
FEERIE_API FeerieStatus feerie_problem_json(const FeerieProblem* problem, char** row);

/** What is wrong with the input, or remarkable. Texts are never NULL; what is not known is empty
    or 0. */
typedef struct FeerieMessage {
  /** Which problem it is about, from 0; SIZE_MAX for text outside of all problems. */
  size_t problem;
  /** 1 for an error, 0 for a note. */
  int is_error;
  /** 1 where nothing is wrong, but the rule or option is known by name only. */
  int is_unsupported;
  /** From 1. */
  int line;
  /** From 1, in characters. */
  int column;
  const char* file;
  /** In the language of the problem. */
  const char* text;
  /** The word of the input. */
  const char* token;
  /** Advice, such as the nearest known words. */
  const char* hint;
  /** All of it, as the program prints it: "file:line:column: error: ...", the line of the input, a
      caret under the word, the hint. */
  const char* shown;
} FeerieMessage;

/** How many messages there are about the text, those about single problems included. */
FEERIE_API size_t feerie_message_count(const FeerieProblems* problems);

/** The one with this number, from 0, in the order of the text; NULL if there is none. It lives as
    long as the problems. */
FEERIE_API const FeerieMessage* feerie_message_at(const FeerieProblems* problems, size_t number);

/* --- Solving and judging ---------------------------------------------------------------------- */

/** How a search is to be made, and the means to stop it. */
typedef struct FeerieSearch FeerieSearch;

/** Numbers of a search. Limits of the problem itself, such as option MaxTime, hold besides. */
typedef enum FeerieSetting {
  /** Milliseconds for a problem with all its twins; 0, as at first: no limit. */
  feerie_time_limit = 0,
  /** Most solutions of a phase, up to INT_MAX; 0, as at first: no limit. */
  feerie_solution_limit = 1,
  /** Bytes of the tables of a search; 0 for none; at first 1 GiB. */
  feerie_memory_limit = 2,
  /** Threads that search a problem together, 1 to 256; at first 1. What is found, and in which
      order, does not depend on it. */
  feerie_thread_count = 3,
  /** Milliseconds between rows `progress`: `depth`, `first_move`, `first_moves`, `solutions`,
      `positions`; 0, as at first: there are none. */
  feerie_progress_interval = 4,
  /** 1: moves have the units behind them as in a FEN; at first 0. */
  feerie_with_placements = 5
} FeerieSetting;

/** A search with its first settings; NULL if there is not enough memory. */
FEERIE_API FeerieSearch* feerie_new_search(void);

/** Frees a search that no call uses any more. */
FEERIE_API void feerie_free_search(FeerieSearch* search);

/** Sets one of its numbers. `setting`: a FeerieSetting. Returns feerie_bad_argument for a number
   out of its range, and for a setting that this version of the library does not know. */
FEERIE_API FeerieStatus feerie_set(FeerieSearch* search, int setting, int64_t value);

/** Stops what runs with the search, soon; a search that was stopped stays so, and what is begun
    with it later ends at once. May be called from any thread, and from a signal handler. */
FEERIE_API void feerie_stop(FeerieSearch* search);

/** Gets a row, an object of JSON without a line end, as soon as it is known, from the thread that
    called feerie_solve. It has to return: 0 to go on; anything else stops the search, and no
   further row comes. */
typedef int (*FeerieRow)(const char* row, size_t size, void* user);

/**
 * Solves a problem with all its twins and hands over rows as `feerie solve --json` writes them
 * (docs/json.md), from the row `run` to `end of problem`. A search that feerie_stop or a limit ends
 * tells what it has found, up to `end of problem`. A problem with errors has rows that tell them.
 *
 * `search` may be NULL: the first settings, and nothing but `row` can stop it then.
 */
FEERIE_API FeerieStatus feerie_solve(const FeerieProblem* problem, FeerieSearch* search,
                                     FeerieRow row, void* user);

/**
 * Solves a problem and judges whether it is sound, and whether it has the solution that is
 * published: gives a row of docs/verify.md with its `verdict`, also if it has errors or if the
 * search was stopped or limited.
 *
 * `solution`: a published solution as people write it, or the output of a solving program; NULL for
 * the one that the problem itself has. `search` may be NULL.
 */
FEERIE_API FeerieStatus feerie_verify(const FeerieProblem* problem, const char* solution,
                                      FeerieSearch* search, char** row);

/* --- Drawing, writing, looking up ------------------------------------------------------------- */

/** What a diagram has besides the board; to be added. */
typedef enum FeerieDiagramPart {
  /** Names of files and ranks at the edge. */
  feerie_coordinates = 1,
  /** Authors, sources, stipulation, conditions above and below the board. */
  feerie_caption = 2
} FeerieDiagramPart;

/** Gives the diagram. `format`: "text" (units as letters), "unicode" (chess symbols), "svg",
    "latex" or "forsyth". `parts`: a sum of FeerieDiagramPart. */
FEERIE_API FeerieStatus feerie_diagram(const FeerieProblem* problem, const char* format,
                                       unsigned parts, char** diagram);

/**
 * Writes all problems in another format: "inp" (the language of the input), "olv", "yacpdb",
 * "json" (rows), "epd", "fen", "ffen" or "csv".
 *
 * `language`: "en", "de" or "fr", of "inp"; NULL for English, which other formats always are.
 * `lost`, unless it is NULL, gets lines that tell what the format has no place for, and which
 * problems are left out. Returns feerie_refused if a problem had to be left out.
 */
FEERIE_API FeerieStatus feerie_write(const FeerieProblems* problems, const char* format,
                                     const char* language, char** text, char** lost);

/**
 * Gives what the reference tells of a word, a name, letters or a symbol in any of the languages: an
 * object of JSON with `entries` (`anchor`, `names`, `written`, `parameters`, `summary`, `source`,
 * ...), and where there are none with names that may be meant (`near`).
 *
 * `language`: "en", "de" or "fr", in which it is told; NULL for English. Returns feerie_refused if
 * there is no entry.
 */
FEERIE_API FeerieStatus feerie_look_up(const char* word, const char* language, char** json);

/** Gives the whole reference as an object of JSON: `sections` of `entries`, as feerie_look_up tells
    them, what units look like (`figures`), and their shapes as a fragment of SVG (`shapes`). */
FEERIE_API FeerieStatus feerie_catalogue(const char* language, char** json);

#ifdef __cplusplus
}
#endif

#endif
