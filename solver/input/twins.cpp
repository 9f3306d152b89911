#include "input/twins.h"

#include <algorithm>
#include <array>

#include "input/commands.h"
#include "input/conditions.h"
#include "input/pieces.h"
#include "input/recovery.h"
#include "input/stipulations.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr std::size_t most_edits = 1000;

twin::Edit rotate(Context& context) {
  const Token token = context.scanner.peek();
  if (token.text != "90" && token.text != "180" && token.text != "270") {
    Context::fail(token.place(), messages::angles);
  }
  return twin::Rotate{context.number(90, 270, messages::angle)};
}

twin::Edit mirror(Context& context) {
  WordList words(context.language());
  for (const std::string_view each : twin::Mirror::names) words.add(each);
  const Token token = context.scanner.peek();
  const auto found = words.find(token.text);
  if (!found.unique()) {
    Context::fail(token.place(), messages::swapped_squares_expected.in_all(in_quotes(token.text)),
                  messages::swapped_squares);
  }
  context.scanner.next();
  return twin::Mirror{static_cast<twin::Mirror::Axis>(found.index)};
}

twin::Edit add(Context& context) {
  PieceList list = read_pieces(context);
  return twin::Add{std::move(list.units), list.invisibles};
}

/// Two squares, as separate tokens or in one.
std::pair<Square, Square> two_squares(Context& context) {
  const Token token = context.scanner.peek();
  const auto both = Context::squares_of(token.text);
  if (both.size() == 2) {
    context.scanner.next();
    return {both[0], both[1]};
  }
  const Square first = context.square();
  return {first, context.square()};
}

twin::Edit squares_edit(Context& context, TwinCommand command) {
  const auto [first, second] = two_squares(context);
  if (command == TwinCommand::move) return twin::MoveUnit{first, second};
  if (command == TwinCommand::exchange) return twin::Exchange{first, second};
  return twin::Shift{first, second};
}

twin::Edit stipulate(Context& context, bool structured) {
  return twin::Stipulate{structured ? read_structured_stipulation(context)
                                    : read_stipulation(context)};
}

twin::Edit read_edit(Context& context, TwinCommand command) {
  switch (command) {
    case TwinCommand::move:
    case TwinCommand::exchange:
    case TwinCommand::shift:
      return squares_edit(context, command);
    case TwinCommand::stipulation:
      return stipulate(context, false);
    case TwinCommand::structured_stipulation:
      return stipulate(context, true);
    case TwinCommand::add:
      return add(context);
    case TwinCommand::remove:
      return twin::Remove{context.squares(square_count)};
    case TwinCommand::rotate:
      return rotate(context);
    case TwinCommand::condition: {
      twin::Conditions conditions;
      read_conditions(context, conditions.conditions);
      return conditions;
    }
    case TwinCommand::mirror:
      return mirror(context);
    case TwinCommand::substitute: {
      const WalkId before = context.walk();
      return twin::Substitute{before, context.walk()};
    }
    case TwinCommand::continued:
    case TwinCommand::polish_type:
      break;
  }
  return twin::PolishType{};
}

/// The command that stands next, which is passed; nothing at the end of the twin.
std::optional<TwinCommand> next_command(Context& context) {
  const Token token = context.scanner.peek();
  if (token.empty()) return std::nullopt;
  const auto found = context.words.twin_commands.find(token.text);
  const auto around = context.outer(token.text);
  if (around.kind != Fit::exact) {
    if (const auto name = context.joined(context.words.twin_commands)) {
      context.pass(*name);
      return static_cast<TwinCommand>(name->index);
    }
    if (context.outer_joined()) return std::nullopt;
  }
  if (!around.unique() && !found.all.empty()) {
    Context::fail(token.place(), messages::commands.not_unique.in_all(in_quotes(token.text)),
                  could_be(found.all));
  }
  const bool exact_elsewhere = around.kind == Fit::exact && found.kind != Fit::exact;
  const bool nearer_elsewhere = found.kind == Fit::respelt && around.kind != Fit::respelt;
  if (!found.unique() || exact_elsewhere || nearer_elsewhere) return std::nullopt;
  context.scanner.next();
  return static_cast<TwinCommand>(found.index);
}

bool read_remark(Context& context, Twin& twin) {
  const Token token = context.scanner.peek();
  if (token.empty() || !context.words.remark.find(token.text).unique()) return false;
  if (context.words.separators.find(token.text).unique()) return false;
  context.scanner.next();
  twin.remarks.emplace_back(context.scanner.rest_of_line().text);
  return true;
}

/// Can the word stand behind a twin, or is that for the level around it to say?
bool ends_twin(const Context& context, const Token& token) {
  return token.empty() || context.words.separators.find(token.text).unique() ||
         context.joined(context.words.separators).has_value();
}

/// What ends lists in a twin begins a change; commands of the diagram are mistakes of their own.
bool begins_mistake(const Context& context, const Token& token) {
  if (is_likely_misspelt(token, context.words.twin_commands)) return true;
  // Only few words can stand here, so that shorter ones are trusted.
  const Fit change = context.words.twin_commands.find(token.text).kind;
  if (change == Fit::abbreviation && token.text.size() >= trusted_on_new_line) return true;
  if (context.words.commands.find(token.text).kind == Fit::exact) return true;
  return context.scanner.first_on_line(token.offset) &&
         (is_label(token.text) || is_likely_misspelt(token, context.words.separators));
}

/// Tells of a command that can only stand in front of twins, and passes it; false if there is none.
bool refuse_command(Context& context, const Token& token) {
  const auto command = context.words.commands.find(token.text);
  const auto name = context.joined(context.words.commands);
  if (!command.unique() && !name) return false;
  context.complain({token.place(), messages::not_behind_twin.in_all(in_quotes(token.text)),
                    messages::all_before_twins});
  context.scanner.next();
  if (name) context.pass(*name);
  if (takes_line(static_cast<Command>(name ? name->index : command.index))) {
    context.scanner.rest_of_line();
  }
  go_on(context, [&](const Token& behind) { return begins_mistake(context, behind); });
  return true;
}

[[noreturn]] void fail_in_twin(const Context& context, const Token& token) {
  const auto separator = context.words.separators.find(token.text);
  if (separator.kind == Fit::several) {
    Context::fail(token.place(), messages::commands.not_unique.in_all(in_quotes(token.text)),
                  could_be(separator.all));
  }
  auto near = context.words.twin_commands.near(token.text);
  for (const auto word : context.words.separators.near(token.text)) near.push_back(word);
  Context::fail(token.place(), messages::commands.unknown.in_all(in_quotes(token.text)),
                is_label(token.text) ? messages::twins_unlabelled : did_you_mean(near));
}

/// Reads the next part of a twin; false where it ends.
bool read_part(Context& context, Twin& twin) {
  const Token token = context.scanner.peek();
  const auto command = next_command(context);
  if (!command) {
    if (read_remark(context, twin)) return true;
    if (ends_twin(context, token)) return false;
    if (!context.gave_up() && refuse_command(context, token)) return true;
    fail_in_twin(context, token);
  }
  if (twin.edits.size() == most_edits) Context::fail(token.place(), messages::too_many_changes);
  if (*command != TwinCommand::continued) {
    twin.edits.push_back(read_edit(context, *command));
    twin.edit_places.push_back(context.passage_since(token.offset));
  } else if (twin.edits.empty() && !twin.continued) {
    twin.continued = true;
  } else {
    Context::fail(token.place(), messages::continued_misplaced);
  }
  return true;
}

}  // namespace

Twin read_twin(Context& context) {
  Twin twin;
  read_list(
      context, [&] { return read_part(context, twin); },
      [&](const Token& token) { return begins_mistake(context, token); });
  return twin;
}

}  // namespace feerie
