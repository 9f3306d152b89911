#ifndef TESTING_H
#define TESTING_H

/* What the tests of the C interface share: expectations, and rows that are kept. */

#include <stddef.h>

#include "feerie_c.h"

/** Ends the test program with a message unless the condition holds. */
#define EXPECT(condition) expect_((condition) ? 1 : 0, #condition, __FILE__, __LINE__)
void expect_(int holds, const char* condition, const char* file, int line);

/** Expects that the text holds the piece; shows both if it does not. */
#define EXPECT_HOLDS(text, piece) expect_holds_((text), (piece), __FILE__, __LINE__)
void expect_holds_(const char* text, const char* piece, const char* file, int line);

/** Rows that a search handed over, a line each. */
typedef struct Rows {
  char* text;
  size_t size;
  int count;
  /** The row function asks for the end with this row, from 1; 0 for never. */
  int last_wanted;
  /** Stopped by the row function when the first row that holds `stop_at` comes; may be NULL. */
  FeerieSearch* search;
  const char* stop_at;
} Rows;

int keep_row(const char* row, size_t size, void* rows);
void free_rows(Rows* rows);

/** How many rows are of the kind, such as "line". */
int rows_of_kind(const Rows* rows, const char* kind);

/** The rows without the times, which differ from run to run. */
void without_times(Rows* rows);

/** Reads a text whose problems have no errors. */
FeerieProblems* read_good(const char* text);

/** A help mate in one by Wandelschach, with one solution. */
extern const char wandelschach[];
/** A help mate in two with several lines. */
extern const char several_lines[];
/** Its search takes years. */
extern const char endless[];

#endif
