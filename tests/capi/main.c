/* Tests of the C interface in C. Usage: c_tests [NAME]      (without a name: all of them) */
#include <stdio.h>
#include <string.h>

#include "reading_tests.h"
#include "solving_tests.h"

typedef struct Test {
  const char* name;
  void (*run)(void);
} Test;

#define TEST(name) \
  { #name, name }

static const Test tests[] = {
    TEST(versions_are_told),
    TEST(reads),
    TEST(messages_have_places),
    TEST(text_outside_is_noted),
    TEST(reads_other_formats),
    TEST(problem_as_json),
    TEST(draws),
    TEST(writes_formats_that_are_read),
    TEST(what_is_lost_is_told),
    TEST(looks_up),
    TEST(tells_the_catalogue),
    TEST(null_is_refused),
    TEST(bears_what_nobody_writes),
    TEST(solves),
    TEST(tells_what_it_refuses),
    TEST(row_function_stops),
    TEST(another_thread_stops),
    TEST(time_is_limited),
    TEST(solutions_are_limited),
    TEST(memory_and_threads_change_no_row),
    TEST(two_threads_solve_at_once),
    TEST(progress_is_told),
    TEST(placements_are_told_if_wanted),
    TEST(judges),
    TEST(judging_is_limited_and_stopped),
    TEST(settings_have_ranges),
};

int main(int argc, char** argv) {
  int run = 0;
  for (size_t i = 0; i < sizeof tests / sizeof *tests; ++i) {
    if (argc > 1 && strcmp(argv[1], tests[i].name) != 0) continue;
    if (argc == 1) printf("%s\n", tests[i].name);
    tests[i].run();
    ++run;
  }
  return run > 0 ? 0 : 1;
}
