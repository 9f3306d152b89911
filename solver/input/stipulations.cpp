#include "input/stipulations.h"

#include <variant>

#include "problem/stipulation_text.h"

namespace feerie {

namespace {

stipulation::Stipulation taken(Context& context, stipulation::ParseResult result) {
  const std::size_t start = context.scanner.offset();
  if (const auto* error = std::get_if<stipulation::ParseError>(&result)) {
    Context::fail({start + error->offset, error->length}, error->message, error->hint);
  }
  auto& parsed = std::get<stipulation::Parsed>(result);
  context.scanner.seek(start + parsed.used);
  return std::move(parsed.stipulation);
}

bool leads_to_diagram(const stipulation::Expression& expression) {
  if (expression.goal != nullptr) return expression.goal->symbol == "a=>b";
  for (const auto& part : {expression.left, expression.right}) {
    if (part && leads_to_diagram(*part)) return true;
  }
  for (const auto* list : {&expression.after_first, &expression.after_second}) {
    for (const auto& clause : *list) {
      if (leads_to_diagram(*clause.expression)) return true;
    }
  }
  return false;
}

}  // namespace

stipulation::Stipulation read_stipulation(Context& context) {
  context.scanner.peek();  // complains about characters that cannot stand here
  return taken(context, stipulation::parse(context.scanner.rest()));
}

stipulation::Stipulation read_structured_stipulation(Context& context) {
  context.scanner.peek();
  return taken(context, stipulation::parse_structured(context.scanner.rest(), context.language()));
}

bool from_diagram_to_diagram(const stipulation::Stipulation& given) {
  if (given.structure) return leads_to_diagram(*given.structure);
  return given.goal.goal != nullptr && given.goal.goal->symbol == "a=>b";
}

}  // namespace feerie
