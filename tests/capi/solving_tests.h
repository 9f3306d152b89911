#ifndef SOLVING_TESTS_H
#define SOLVING_TESTS_H

void solves(void);
void tells_what_it_refuses(void);
void row_function_stops(void);
void another_thread_stops(void);
void time_is_limited(void);
void solutions_are_limited(void);
void memory_and_threads_change_no_row(void);
void two_threads_solve_at_once(void);
void progress_is_told(void);
void placements_are_told_if_wanted(void);
void judges(void);
void judging_is_limited_and_stopped(void);
void settings_have_ranges(void);

#endif
