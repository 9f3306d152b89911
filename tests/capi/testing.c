#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char wandelschach[] =
    "BeginProblem\ntitle Castling\ncondition Wandelschach\nstipulation h#1\n"
    "pieces\n  white Ke1 Rb4 Ph2\n  black Kh3 Bd5\nEndProblem\n";
const char several_lines[] =
    "BeginProblem\nstipulation h#2\npieces white Kf2 Rd2 black Kh1 Bb2\nEndProblem\n";
const char endless[] =
    "BeginProblem\nstipulation #30\n"
    "forsyth r1bqk2r/pp2bppp/2n1pn2/2pp4/3P4/2NBPN2/PPP2PPP/R1BQ1RK1\nEndProblem\n";

void expect_(int holds, const char* condition, const char* file, int line) {
  if (holds) return;
  fprintf(stderr, "%s:%d: not so: %s\n", file, line, condition);
  exit(1);
}

void expect_holds_(const char* text, const char* piece, const char* file, int line) {
  if (text != NULL && strstr(text, piece) != NULL) return;
  fprintf(stderr, "%s:%d: '%s' is not in: %s\n", file, line, piece, text == NULL ? "NULL" : text);
  exit(1);
}

int keep_row(const char* row, size_t size, void* user) {
  Rows* rows = user;
  EXPECT(strlen(row) == size && strchr(row, '\n') == NULL);
  EXPECT(size > 2 && row[0] == '{' && row[size - 1] == '}');
  EXPECT(rows->last_wanted == 0 || rows->count < rows->last_wanted);
  char* longer = realloc(rows->text, rows->size + size + 2);
  EXPECT(longer != NULL);
  rows->text = longer;
  memcpy(rows->text + rows->size, row, size);
  rows->size += size + 1;
  rows->text[rows->size - 1] = '\n';
  rows->text[rows->size] = '\0';
  ++rows->count;
  if (rows->stop_at != NULL && strstr(row, rows->stop_at) != NULL) feerie_stop(rows->search);
  return rows->count == rows->last_wanted ? 1 : 0;
}

void free_rows(Rows* rows) {
  free(rows->text);
  memset(rows, 0, sizeof *rows);
}

int rows_of_kind(const Rows* rows, const char* kind) {
  char begin[64];
  snprintf(begin, sizeof begin, "{\"row\":\"%s\"", kind);
  int count = 0;
  for (const char* at = rows->text; at != NULL && (at = strstr(at, begin)) != NULL; ++at) ++count;
  return count;
}

void without_times(Rows* rows) {
  const char seconds[] = ",\"seconds\":";
  char* at = rows->text;
  while (at != NULL && (at = strstr(at, seconds)) != NULL) {
    char* const end = at + strcspn(at, "}");
    memmove(at, end, strlen(end) + 1);
  }
  rows->size = rows->text == NULL ? 0 : strlen(rows->text);
}

FeerieProblems* read_good(const char* text) {
  FeerieProblems* problems = NULL;
  EXPECT(feerie_read(text, strlen(text), "test.inp", NULL, &problems) == feerie_ok);
  EXPECT(feerie_problem_count(problems) > 0);
  return problems;
}
