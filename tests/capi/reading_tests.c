#include "reading_tests.h"

#include <stdio.h>
#include <string.h>

#include "testing.h"

/** Reads whatever comes. */
static FeerieProblems* read_any(const char* text, FeerieStatus status) {
  FeerieProblems* problems = NULL;
  EXPECT(feerie_read(text, strlen(text), "test", NULL, &problems) == status);
  EXPECT(problems != NULL);
  return problems;
}

void versions_are_told(void) {
  EXPECT(feerie_api_version() == FEERIE_API_VERSION);
  EXPECT(strchr(feerie_version(), '.') != NULL);
  EXPECT(strcmp(feerie_status_text(feerie_ok), feerie_status_text(feerie_refused)) != 0);
  EXPECT_HOLDS(feerie_status_text(99), "no such status");
}

void reads(void) {
  FeerieProblems* problems = read_any(
      "BeginProblem stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8\n"
      "NextProblem stipulation #1 condition Cirse\n"
      "NextProblem stipulation h#1 pieces white Ka1 Rb1 black Kh8 EndProblem\n",
      feerie_refused);
  EXPECT(feerie_problem_count(problems) == 3);
  EXPECT(feerie_problem_status(feerie_problem_at(problems, 0)) == feerie_ok);
  EXPECT(feerie_problem_status(feerie_problem_at(problems, 1)) == feerie_refused);
  EXPECT(feerie_problem_status(feerie_problem_at(problems, 2)) == feerie_ok);
  EXPECT(feerie_problem_at(problems, 3) == NULL);
  EXPECT(feerie_message_count(problems) == 1);
  EXPECT(feerie_message_at(problems, 0)->problem == 1);
  feerie_free_problems(problems);
  problems = read_any("", feerie_refused);
  EXPECT(feerie_problem_count(problems) == 0);
  EXPECT(feerie_message_count(problems) == 1);
  EXPECT(feerie_message_at(problems, 0)->problem == SIZE_MAX);
  EXPECT(feerie_message_at(problems, 0)->is_error == 1);
  feerie_free_problems(problems);
}

void messages_have_places(void) {
  FeerieProblems* problems =
      read_any("BeginProblem\nstipulation h#2\ncondition Cirse\nEndProblem\n", feerie_refused);
  EXPECT(feerie_message_count(problems) >= 1);
  const FeerieMessage* message = feerie_message_at(problems, 0);
  EXPECT(message->is_error == 1);
  EXPECT(message->is_unsupported == 0);
  EXPECT(message->line == 3);
  EXPECT(message->column == 11);
  EXPECT(strcmp(message->file, "test") == 0);
  EXPECT(strcmp(message->token, "Cirse") == 0);
  EXPECT(message->text[0] != '\0');
  EXPECT_HOLDS(message->hint, "Circe");
  EXPECT_HOLDS(message->shown, "test:3:11: error: ");
  EXPECT(feerie_message_at(problems, feerie_message_count(problems)) == NULL);
  feerie_free_problems(problems);
}

void text_outside_is_noted(void) {
  FeerieProblems* problems = read_any(
      "BeginProblem stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8 EndProblem\n\n  What is this?\n",
      feerie_ok);
  EXPECT(feerie_problem_count(problems) == 1);
  EXPECT(feerie_message_count(problems) == 1);
  EXPECT(feerie_message_at(problems, 0)->problem == SIZE_MAX);
  EXPECT(feerie_message_at(problems, 0)->is_error == 0);
  EXPECT(feerie_message_at(problems, 0)->line == 3);
  feerie_free_problems(problems);
}

void reads_other_formats(void) {
  FeerieProblems* problems = NULL;
  const char lines[] = "7k/8/5KQ1/8/8/8/8/8 w - -\n7k/8/5KR1/8/8/8/8/8 w - -\n";
  EXPECT(feerie_read(lines, strlen(lines), NULL, "#1", &problems) == feerie_ok);
  EXPECT(feerie_problem_count(problems) == 2);
  char* row = NULL;
  EXPECT(feerie_verify(feerie_problem_at(problems, 0), NULL, NULL, &row) == feerie_ok);
  EXPECT_HOLDS(row, "\"stipulation\":\"#1\"");
  feerie_free_text(row);
  feerie_free_problems(problems);

  const char entry[] =
      "---\nauthors:\n  - B. Stranger\nalgebraic:\n  white: [Kh7, Ra5, Sd7]\n"
      "  black: [Kb7, Bc8, Pa7]\nstipulation: \"h#2\"\n"
      "solution: |\n  1.Kb7-a8 Ra5-b5 2.Bc8-a6 Rb5-b8 #\n";
  problems = read_any(entry, feerie_ok);
  EXPECT(feerie_verify(feerie_problem_at(problems, 0), NULL, NULL, &row) == feerie_ok);
  EXPECT_HOLDS(row, "\"as_published\":true");
  feerie_free_text(row);
  feerie_free_problems(problems);

  /* What is wrong with an entry has the line on which it begins. */
  problems =
      read_any("---\nauthors:\n  - A\n---\nalgebraic: 7\nstipulation: \"#2\"\n", feerie_refused);
  EXPECT(feerie_problem_count(problems) == 1);
  EXPECT(feerie_message_count(problems) == 1);
  EXPECT(feerie_message_at(problems, 0)->line == 5);
  EXPECT(feerie_message_at(problems, 0)->is_error == 1);
  feerie_free_problems(problems);
}

void problem_as_json(void) {
  FeerieProblems* problems = read_good(wandelschach);
  char* row = NULL;
  EXPECT(feerie_problem_json(feerie_problem_at(problems, 0), &row) == feerie_ok);
  EXPECT_HOLDS(row, "{\"row\":\"problem\"");
  EXPECT_HOLDS(row, "\"titles\":[\"Castling\"]");
  EXPECT_HOLDS(row, "\"conditions\":[\"Wandelschach\"]");
  EXPECT(strchr(row, '\n') == NULL);
  feerie_free_text(row);
  feerie_free_problems(problems);
  problems = read_any("BeginProblem stipulation h#2 condition Cirse EndProblem ", feerie_refused);
  EXPECT(feerie_problem_json(feerie_problem_at(problems, 0), &row) == feerie_ok);
  EXPECT(strstr(row, "definition") == NULL);
  feerie_free_text(row);
  feerie_free_problems(problems);
}

static void expect_drawing(const FeerieProblem* problem, const char* format, unsigned parts,
                           const char* piece, const char* missing) {
  char* diagram = NULL;
  EXPECT(feerie_diagram(problem, format, parts, &diagram) == feerie_ok);
  EXPECT_HOLDS(diagram, piece);
  EXPECT(missing == NULL || strstr(diagram, missing) == NULL);
  feerie_free_text(diagram);
}

void draws(void) {
  FeerieProblems* problems = read_good(wandelschach);
  const FeerieProblem* problem = feerie_problem_at(problems, 0);
  expect_drawing(problem, "text", feerie_coordinates, "+---a---b---", "Castling");
  expect_drawing(problem, "text", feerie_coordinates | feerie_caption, "Castling", NULL);
  expect_drawing(problem, "text", 0, "  K ", "---a---b---");
  expect_drawing(problem, "unicode", 0, "♔", NULL);
  expect_drawing(problem, "svg", 0, "<svg", "Wandelschach");
  expect_drawing(problem, "svg", feerie_caption, "Wandelschach", NULL);
  expect_drawing(problem, "latex", 0, "\\begin{diagram}", NULL);
  expect_drawing(problem, "forsyth", 0, "8/8/8/3b4/1R6/7k/7P/4K3", NULL);
  char* diagram = NULL;
  EXPECT(feerie_diagram(problem, "gif", 0, &diagram) == feerie_bad_argument);
  EXPECT(feerie_diagram(problem, "svg", 4, &diagram) == feerie_bad_argument);
  EXPECT(diagram == NULL);
  feerie_free_problems(problems);
  /* As far as it was understood. */
  problems = read_any("BeginProblem pieces white Ka1 black Kh8 condition Cirse EndProblem ",
                      feerie_refused);
  expect_drawing(feerie_problem_at(problems, 0), "forsyth", 0, "7k/8/8/8/8/8/8/K7", NULL);
  feerie_free_problems(problems);
  problems = read_good("BeginProblem stipulation #1 pieces white Ka1 R/Bb2 black Kh8 EndProblem ");
  EXPECT(feerie_diagram(feerie_problem_at(problems, 0), "forsyth", 0, &diagram) == feerie_refused);
  EXPECT(diagram == NULL);
  feerie_free_problems(problems);
}

void writes_formats_that_are_read(void) {
  static const char* const formats[] = {"inp", "olv", "yacpdb", "json", "csv"};
  FeerieProblems* problems = read_good(several_lines);
  for (size_t i = 0; i < sizeof formats / sizeof *formats; ++i) {
    char* text = NULL;
    char* lost = NULL;
    EXPECT(feerie_write(problems, formats[i], NULL, &text, &lost) == feerie_ok);
    EXPECT(strcmp(lost, "") == 0);
    FeerieProblems* again = read_good(text);
    EXPECT(feerie_problem_count(again) == 1);
    Rows rows = {0};
    EXPECT(feerie_solve(feerie_problem_at(again, 0), NULL, keep_row, &rows) == feerie_ok);
    EXPECT(rows_of_kind(&rows, "line") > 1);
    free_rows(&rows);
    feerie_free_problems(again);
    feerie_free_text(text);
    feerie_free_text(lost);
  }
  char* text = NULL;
  EXPECT(feerie_write(problems, "inp", "de", &text, NULL) == feerie_ok);
  EXPECT_HOLDS(text, "Steine");
  feerie_free_text(text);
  EXPECT(feerie_write(problems, "doc", NULL, &text, NULL) == feerie_bad_argument);
  EXPECT(feerie_write(problems, "inp", "eo", &text, NULL) == feerie_bad_argument);
  EXPECT(text == NULL);
  feerie_free_problems(problems);
}

void what_is_lost_is_told(void) {
  FeerieProblems* problems = read_any(
      "BeginProblem title T\nstipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8\n"
      "NextProblem condition Cirse EndProblem ",
      feerie_refused);
  char* text = NULL;
  char* lost = NULL;
  EXPECT(feerie_write(problems, "fen", NULL, &text, &lost) == feerie_refused);
  EXPECT_HOLDS(text, "7k/8/5KQ1/8/8/8/8/8 w");
  EXPECT_HOLDS(lost, "problem 1: lost: ");
  EXPECT_HOLDS(lost, "problem 2: left out: ");
  feerie_free_text(text);
  feerie_free_text(lost);
  feerie_free_problems(problems);
}

void looks_up(void) {
  char* json = NULL;
  EXPECT(feerie_look_up("madrasi", NULL, &json) == feerie_ok);
  EXPECT_HOLDS(json, "\"anchor\":\"condition-madrasi\"");
  EXPECT_HOLDS(json, "paralysed");
  feerie_free_text(json);
  EXPECT(feerie_look_up("Nachtreiter", "de", &json) == feerie_ok);
  EXPECT_HOLDS(json, "\"names\":[");
  feerie_free_text(json);
  EXPECT(feerie_look_up("Madrassi", NULL, &json) == feerie_refused);
  EXPECT_HOLDS(json, "\"entries\":[],\"near\":[\"Madrasi\"");
  feerie_free_text(json);
  EXPECT(feerie_look_up("madrasi", "eo", &json) == feerie_bad_argument);
  EXPECT(json == NULL);
}

void tells_the_catalogue(void) {
  char* json = NULL;
  EXPECT(feerie_catalogue("fr", &json) == feerie_ok);
  EXPECT_HOLDS(json, "\"section\":\"conditions\"");
  EXPECT_HOLDS(json, "\"anchor\":\"condition-madrasi\"");
  EXPECT_HOLDS(json, "\"figures\":{");
  feerie_free_text(json);
  EXPECT(feerie_catalogue("eo", &json) == feerie_bad_argument);
}

void null_is_refused(void) {
  FeerieProblems* problems = read_good(wandelschach);
  const FeerieProblem* problem = feerie_problem_at(problems, 0);
  char* text = NULL;
  FeerieProblems *none = problems;
  EXPECT(feerie_read(NULL, 1, NULL, NULL, &none) == feerie_bad_argument);
  EXPECT(none == NULL);
  EXPECT(feerie_read("", 0, NULL, NULL, NULL) == feerie_bad_argument);
  EXPECT(feerie_problem_count(NULL) == 0);
  EXPECT(feerie_problem_at(NULL, 0) == NULL);
  EXPECT(feerie_problem_status(NULL) == feerie_bad_argument);
  EXPECT(feerie_problem_json(NULL, &text) == feerie_bad_argument);
  EXPECT(feerie_problem_json(problem, NULL) == feerie_bad_argument);
  EXPECT(feerie_message_count(NULL) == 0);
  EXPECT(feerie_message_at(NULL, 0) == NULL);
  EXPECT(feerie_solve(NULL, NULL, keep_row, NULL) == feerie_bad_argument);
  EXPECT(feerie_solve(problem, NULL, NULL, NULL) == feerie_bad_argument);
  EXPECT(feerie_verify(NULL, NULL, NULL, &text) == feerie_bad_argument);
  EXPECT(feerie_verify(problem, NULL, NULL, NULL) == feerie_bad_argument);
  EXPECT(feerie_diagram(NULL, "svg", 0, &text) == feerie_bad_argument);
  EXPECT(feerie_diagram(problem, NULL, 0, &text) == feerie_bad_argument);
  EXPECT(feerie_diagram(problem, "svg", 0, NULL) == feerie_bad_argument);
  EXPECT(feerie_write(NULL, "inp", NULL, &text, NULL) == feerie_bad_argument);
  EXPECT(feerie_look_up(NULL, NULL, &text) == feerie_bad_argument);
  EXPECT(feerie_look_up("x", NULL, NULL) == feerie_bad_argument);
  EXPECT(feerie_catalogue(NULL, NULL) == feerie_bad_argument);
  feerie_free_problems(problems);
  feerie_free_problems(NULL);
  feerie_free_text(NULL);
}

/** Reads, draws and solves a text of any bytes, within some milliseconds. */
static void try_bytes(const char* bytes, size_t size) {
  FeerieProblems* problems = NULL;
  const FeerieStatus status = feerie_read(bytes, size, "bytes", "#1", &problems);
  EXPECT(status == feerie_ok || status == feerie_refused);
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(search, feerie_time_limit, 20) == feerie_ok);
  for (size_t i = 0; i < feerie_problem_count(problems); ++i) {
    const FeerieProblem* problem = feerie_problem_at(problems, i);
    Rows rows = {0};
    EXPECT(feerie_solve(problem, search, keep_row, &rows) <= feerie_limited);
    EXPECT(rows_of_kind(&rows, "end of problem") == 1);
    free_rows(&rows);
    char* text = NULL;
    EXPECT(feerie_diagram(problem, "svg", feerie_caption, &text) <= feerie_refused);
    feerie_free_text(text);
    EXPECT(feerie_problem_json(problem, &text) == feerie_ok);
    feerie_free_text(text);
  }
  char* text = NULL;
  EXPECT(feerie_write(problems, "olv", NULL, &text, NULL) <= feerie_refused);
  feerie_free_text(text);
  feerie_free_search(search);
  feerie_free_problems(problems);
}

void bears_what_nobody_writes(void) {
  /* Cut off anywhere; then with bytes that do not belong there, zeros among them. */
  const size_t size = strlen(wandelschach);
  for (size_t end = 0; end <= size; end += 3) try_bytes(wandelschach, end);
  unsigned draw = 12345;
  for (int round = 0; round < 60; ++round) {
    char bytes[512];
    EXPECT(size < sizeof bytes);
    memcpy(bytes, wandelschach, size);
    for (int change = 0; change < 3; ++change) {
      draw = draw * 1103515245U + 12345U;
      bytes[(draw >> 16U) % size] = (char)(draw >> 8U);
    }
    bytes[draw % size] = round % 4 == 0 ? '\0' : bytes[draw % size];
    try_bytes(bytes, size);
  }
}
