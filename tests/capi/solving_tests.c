#define _POSIX_C_SOURCE 200809L
#include "solving_tests.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "testing.h"

static FeerieStatus solve_first(const char* text, FeerieSearch* search, Rows* rows) {
  FeerieProblems* problems = read_good(text);
  const FeerieStatus status = feerie_solve(feerie_problem_at(problems, 0), search, keep_row, rows);
  feerie_free_problems(problems);
  return status;
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void solves(void) {
  Rows rows = {0};
  EXPECT(solve_first(wandelschach, NULL, &rows) == feerie_ok);
  EXPECT(strncmp(rows.text, "{\"row\":\"run\",\"format\":1,\"program\":\"feerie ", 30) == 0);
  EXPECT(rows_of_kind(&rows, "line") == 1);
  EXPECT_HOLDS(rows.text, "\"text\":\"Bd5-h1=wR\"");
  EXPECT_HOLDS(rows.text, "\"file\":\"test.inp\"");
  EXPECT_HOLDS(rows.text, "\"outcome\":\"solved\"");
  EXPECT(rows_of_kind(&rows, "end of problem") == 1);
  free_rows(&rows);
}

void tells_what_it_refuses(void) {
  FeerieProblems* problems = NULL;
  const char text[] = "BeginProblem\nstipulation h#2\ncondition Cirse\nEndProblem\n";
  EXPECT(feerie_read(text, strlen(text), NULL, NULL, &problems) == feerie_refused);
  Rows rows = {0};
  EXPECT(feerie_solve(feerie_problem_at(problems, 0), NULL, keep_row, &rows) == feerie_refused);
  EXPECT_HOLDS(rows.text, "\"severity\":\"error\"");
  EXPECT_HOLDS(rows.text, "\"line\":3,\"column\":11,\"token\":\"Cirse\"");
  EXPECT_HOLDS(rows.text, "\"outcome\":\"refused\"");
  free_rows(&rows);
  feerie_free_problems(problems);
  /* Read well, but the side to play could capture the king. */
  EXPECT(solve_first("BeginProblem stipulation #1 pieces white Ka1 Ra8 black Kh8 EndProblem ", NULL,
                     &rows) == feerie_refused);
  EXPECT_HOLDS(rows.text, "can capture the king");
  free_rows(&rows);
}

void row_function_stops(void) {
  FeerieSearch* search = feerie_new_search();
  Rows rows = {.last_wanted = 2};
  EXPECT(solve_first(endless, search, &rows) == feerie_stopped);
  EXPECT(rows.count == 2);
  free_rows(&rows);
  /* A search that was stopped stays so, and tells it. */
  EXPECT(solve_first(several_lines, search, &rows) == feerie_stopped);
  EXPECT_HOLDS(rows.text, "\"outcome\":\"interrupted\"");
  free_rows(&rows);
  feerie_free_search(search);
  /* Without a search, too. */
  rows.last_wanted = 1;
  EXPECT(solve_first(endless, NULL, &rows) == feerie_stopped);
  EXPECT(rows.count == 1);
  free_rows(&rows);
}

static void* stop_soon(void* search) {
  const struct timespec wait = {.tv_nsec = 50 * 1000 * 1000};
  nanosleep(&wait, NULL);
  feerie_stop(search);
  return NULL;
}

void another_thread_stops(void) {
  FeerieSearch* search = feerie_new_search();
  pthread_t thread;
  EXPECT(pthread_create(&thread, NULL, stop_soon, search) == 0);
  Rows rows = {0};
  EXPECT(solve_first(endless, search, &rows) == feerie_stopped);
  EXPECT(pthread_join(thread, NULL) == 0);
  EXPECT_HOLDS(rows.text, "\"outcome\":\"interrupted\"");
  free_rows(&rows);
  feerie_free_search(search);
}

void time_is_limited(void) {
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(search, feerie_time_limit, 100) == feerie_ok);
  const double begin = seconds_now();
  Rows rows = {0};
  EXPECT(solve_first(endless, search, &rows) == feerie_limited);
  EXPECT(seconds_now() - begin >= 0.09);
  EXPECT_HOLDS(rows.text, "\"outcome\":\"interrupted\"");
  free_rows(&rows);
  /* The time counts anew for each problem. */
  EXPECT(feerie_set(search, feerie_time_limit, 1000 * 1000) == feerie_ok);
  EXPECT(solve_first(wandelschach, search, &rows) == feerie_ok);
  free_rows(&rows);
  feerie_free_search(search);
}

void solutions_are_limited(void) {
  FeerieSearch* search = feerie_new_search();
  Rows rows = {0};
  EXPECT(solve_first(several_lines, search, &rows) == feerie_ok);
  EXPECT(rows_of_kind(&rows, "line") > 1);
  free_rows(&rows);
  EXPECT(feerie_set(search, feerie_solution_limit, 1) == feerie_ok);
  EXPECT(solve_first(several_lines, search, &rows) == feerie_limited);
  EXPECT(rows_of_kind(&rows, "line") == 1);
  EXPECT_HOLDS(rows.text, "\"outcome\":\"limited\"");
  free_rows(&rows);
  feerie_free_search(search);
}

void memory_and_threads_change_no_row(void) {
  Rows rows = {0};
  EXPECT(solve_first(several_lines, NULL, &rows) == feerie_ok);
  without_times(&rows);
  for (int threads = 1; threads <= 2; ++threads) {
    FeerieSearch* search = feerie_new_search();
    EXPECT(feerie_set(search, feerie_memory_limit, threads == 1 ? 0 : 1 << 20) == feerie_ok);
    EXPECT(feerie_set(search, feerie_thread_count, threads) == feerie_ok);
    Rows others = {0};
    EXPECT(solve_first(several_lines, search, &others) == feerie_ok);
    without_times(&others);
    EXPECT(strcmp(rows.text, others.text) == 0);
    free_rows(&others);
    feerie_free_search(search);
  }
  free_rows(&rows);
}

/** A thread that solves. */
typedef struct Solver {
  const FeerieProblem* problem;
  Rows rows;
  FeerieStatus status;
} Solver;

static void* run_solver(void* user) {
  Solver* solver = user;
  for (int i = 0; i < 5; ++i) {
    free_rows(&solver->rows);
    solver->status = feerie_solve(solver->problem, NULL, keep_row, &solver->rows);
  }
  return NULL;
}

void two_threads_solve_at_once(void) {
  FeerieProblems* one = read_good(several_lines);
  FeerieProblems* other = read_good(wandelschach);
  Solver solvers[3] = {{.problem = feerie_problem_at(one, 0)},
                       {.problem = feerie_problem_at(one, 0)},
                       {.problem = feerie_problem_at(other, 0)}};
  pthread_t threads[3];
  for (int i = 0; i < 3; ++i) {
    EXPECT(pthread_create(&threads[i], NULL, run_solver, &solvers[i]) == 0);
  }
  for (int i = 0; i < 3; ++i) {
    EXPECT(pthread_join(threads[i], NULL) == 0);
    EXPECT(solvers[i].status == feerie_ok);
    without_times(&solvers[i].rows);
  }
  EXPECT(rows_of_kind(&solvers[0].rows, "line") > 1);
  EXPECT(strcmp(solvers[0].rows.text, solvers[1].rows.text) == 0);
  EXPECT(rows_of_kind(&solvers[2].rows, "line") == 1);
  for (int i = 0; i < 3; ++i) free_rows(&solvers[i].rows);
  feerie_free_problems(one);
  feerie_free_problems(other);
}

void progress_is_told(void) {
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(search, feerie_progress_interval, 10) == feerie_ok);
  Rows rows = {.search = search, .stop_at = "\"row\":\"progress\",\"depth\":"};
  EXPECT(solve_first(endless, search, &rows) == feerie_stopped);
  EXPECT(rows_of_kind(&rows, "progress") >= 1);
  EXPECT_HOLDS(rows.text, "\"positions\":");
  free_rows(&rows);
  feerie_free_search(search);
}

void placements_are_told_if_wanted(void) {
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(search, feerie_with_placements, 1) == feerie_ok);
  Rows rows = {0};
  EXPECT(solve_first(wandelschach, search, &rows) == feerie_ok);
  EXPECT_HOLDS(rows.text, "\"placement\":\"");
  free_rows(&rows);
  feerie_free_search(search);
}

static void expect_verdict(const char* text, const char* solution, FeerieSearch* search,
                           FeerieStatus status, const char* piece) {
  FeerieProblems* problems = NULL;
  EXPECT(feerie_read(text, strlen(text), NULL, NULL, &problems) <= feerie_refused);
  char* row = NULL;
  EXPECT(feerie_verify(feerie_problem_at(problems, 0), solution, search, &row) == status);
  EXPECT_HOLDS(row, piece);
  feerie_free_text(row);
  feerie_free_problems(problems);
}

void judges(void) {
  const char cooked[] = "BeginProblem stipulation #2 forsyth 7k/p7/5K2/8/8/8/8/1R6 EndProblem ";
  const char with_solution[] =
      "BeginProblem\nstipulation #2\nforsyth 7k/p7/5K2/8/8/8/8/1R6\nsolution\n  1.Kg6! (2.Rb8#)\n"
      "  1.Kf7! (2.Rh1#)\nendsolution\nEndProblem\n";
  expect_verdict(wandelschach, NULL, NULL, feerie_ok, "\"verdict\":\"sound\"");
  expect_verdict(cooked, NULL, NULL, feerie_ok, "\"verdict\":\"cooked\"");
  expect_verdict(with_solution, NULL, NULL, feerie_ok, "\"as_published\":true");
  expect_verdict(with_solution, "1.Kg6! (2.Rb8#)", NULL, feerie_ok, "\"as_published\":false");
  expect_verdict(cooked, "1.Kg6! (2.Rb8#)\n1.Kf7! (2.Rh1#)", NULL, feerie_ok,
                 "\"as_published\":true");
  expect_verdict("BeginProblem stipulation #1 condition Cirse EndProblem ", NULL, NULL,
                 feerie_refused, "\"verdict\":\"error\"");
}

void judging_is_limited_and_stopped(void) {
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(search, feerie_time_limit, 50) == feerie_ok);
  expect_verdict(endless, NULL, search, feerie_limited, "\"verdict\":\"limit\"");
  pthread_t thread;
  EXPECT(feerie_set(search, feerie_time_limit, 0) == feerie_ok);
  EXPECT(pthread_create(&thread, NULL, stop_soon, search) == 0);
  expect_verdict(endless, NULL, search, feerie_stopped, "\"verdict\":\"interrupted\"");
  EXPECT(pthread_join(thread, NULL) == 0);
  feerie_free_search(search);
}

void settings_have_ranges(void) {
  FeerieSearch* search = feerie_new_search();
  EXPECT(feerie_set(NULL, feerie_time_limit, 1) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_time_limit, -1) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_time_limit, INT64_MAX) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_solution_limit, INT64_MAX) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_thread_count, 0) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_thread_count, 257) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_progress_interval, INT64_MAX) == feerie_bad_argument);
  EXPECT(feerie_set(search, feerie_with_placements, 2) == feerie_bad_argument);
  EXPECT(feerie_set(search, 99, 1) == feerie_bad_argument);
  feerie_free_search(search);
  feerie_stop(NULL);
  feerie_free_search(NULL);
}
