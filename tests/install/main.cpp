// A program that uses the installed library: solves, judges and draws a problem.
#include <iostream>

#include <feerie/feerie.h>

int main() {
  const std::string text =
      "BeginProblem\nCondition Wandelschach\nStipulation h#1\nPieces\nWhite Ke1 Rb4 Ph2\n"
      "Black Kh3 Bd5\nEndProblem\n";
  feerie::Reader reader(text, "main.cpp");
  auto item = reader.next();
  if (!item || !item->problem) return 1;
  feerie::report::Writer writer([](std::string_view piece) { std::cout << piece; },
                                {.regression = true});
  if (!feerie::solve(*item->problem, {}, writer)) return 1;
  feerie::verify::Case wanted;
  wanted.item = std::move(*item);
  const feerie::verify::Finding finding = feerie::verify::examine(wanted, {});
  std::cout << "feerie " FEERIE_VERSION_TEXT ": " << feerie::verify::name_of(finding.verdict)
            << '\n';
}
