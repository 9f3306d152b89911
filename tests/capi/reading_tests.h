#ifndef READING_TESTS_H
#define READING_TESTS_H

void versions_are_told(void);
void reads(void);
void messages_have_places(void);
void text_outside_is_noted(void);
void reads_other_formats(void);
void problem_as_json(void);
void draws(void);
void writes_formats_that_are_read(void);
void what_is_lost_is_told(void);
void looks_up(void);
void tells_the_catalogue(void);
void null_is_refused(void);
void bears_what_nobody_writes(void);

#endif
