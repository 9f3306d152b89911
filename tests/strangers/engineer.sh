# An engineer has a program of his own, in C, that should solve the problems of a file, tell what is wrong with others, and
# judge them. He installs the library in a folder of his, compiles and runs.
cat >mine.inp <<'END'
BeginProblem
stipulation h#2
pieces
  white Kh7 Ra5 Sd7
  black Kb7 Bc8 Pa7
NextProblem
stipulation h#2
condition Cirse
EndProblem
END
cat >mine.c <<'END'
#include <feerie/feerie_c.h>
#include <stdio.h>

static int print(const char *row, size_t size, void *user) {
  (void)user;
  return printf("%.*s\n", (int)size, row) < 0;
}

int main(int argc, char **argv) {
  char text[4096];
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL) return 2;
  const size_t size = fread(text, 1, sizeof text, file);
  fclose(file);
  FeerieProblems *problems = NULL;
  feerie_read(text, size, argv[1], NULL, &problems);
  for (size_t i = 0; i < feerie_message_count(problems); ++i) {
    printf("%s\n", feerie_message_at(problems, i)->shown);
  }
  for (size_t i = 0; i < feerie_problem_count(problems); ++i) {
    const FeerieProblem *problem = feerie_problem_at(problems, i);
    char *finding = NULL;
    feerie_solve(problem, NULL, print, NULL);
    feerie_verify(problem, NULL, NULL, &finding);
    printf("%s\n", finding);
    feerie_free_text(finding);
  }
  feerie_free_problems(problems);
  return 0;
}
END
step cmake --install "$(dirname "$program")" --prefix feerie
step cc mine.c -o mine -Ifeerie/include -Lfeerie/lib -lfeerie_c -Wl,-rpath,feerie/lib
step ./mine mine.inp
expect '"text":"Rb5-b8 #"'
expect '"verdict":"sound"'
expect 'mine.inp:8:11: error: unknown condition "Cirse"'
