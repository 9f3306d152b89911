#include "input/stipulations.h"

#include <variant>

#include "problem/expressions.h"
#include "problem/stipulation_text.h"

namespace feerie {

namespace {

/// Reads with `parse` what stands next, as much of it as belongs together.
template <class Parse>
stipulation::Stipulation read(Context& context, Parse&& parse) {
  Scanner& scanner = context.scanner;
  scanner.peek();  // complains about characters that cannot stand here
  const std::size_t start = scanner.offset();
  for (;;) {
    stipulation::ParseResult result = parse(scanner.rest());
    auto* parsed = std::get_if<stipulation::Parsed>(&result);
    const auto* error = std::get_if<stipulation::ParseError>(&result);
    const std::size_t end = start + (parsed ? parsed->used : error->offset + error->length);
    // At the end of what has come of the text, the rest could make a difference.
    if (!scanner.has_token_behind(end) && scanner.more()) continue;
    if (error) Context::fail({start + error->offset, error->length}, error->message, error->hint);
    // A comma would part the rest of the length from it.
    if (scanner.rest().substr(end - start).starts_with(",5")) {
      Context::fail({end, 2}, messages::comma_in_length, messages::point_in_length);
    }
    scanner.seek(end);
    return std::move(parsed->stipulation);
  }
}

}  // namespace

stipulation::Stipulation read_stipulation(Context& context) {
  return read(context, [&context](std::string_view text) {
    return stipulation::parse(text, context.language());
  });
}

stipulation::Stipulation read_structured_stipulation(Context& context) {
  return read(context, [&context](std::string_view text) {
    return stipulation::parse_structured(text, context.language());
  });
}

bool from_diagram_to_diagram(const stipulation::Stipulation& given) {
  if (given.structure) return stipulation::leads_to_diagram(*given.structure);
  return given.goal.goal != nullptr && given.goal.goal->symbol == "a=>b";
}

}  // namespace feerie
