#include "problem/behind_retraction.h"

#include <variant>

#include "problem/expressions.h"
#include "problem/retraction.h"
#include "problem/stipulation_messages.h"

namespace feerie::stipulation {
namespace {

/// Can the play begin where moves that are taken back have led to? Proof games and a=>b have a
/// beginning of their own.
bool begins_anywhere(const Stipulation& play) {
  if (play.structure) return !leads_to_diagram(*play.structure);
  switch (play.form) {
    case Form::moves:
    case Form::perft:
    case Form::proof_game:
    case Form::series_proof_game:
    case Form::a_to_b:
    case Form::series_a_to_b:
      return false;
    default:
      return true;
  }
}

/// The play behind moves that are taken back.
ParseResult parse_joined(std::string_view text, const RetractionText& front,
                         const ParsePlay& play) {
  ParseResult result = play(text.substr(front.used));
  if (auto* error = std::get_if<ParseError>(&result)) {
    error->offset += front.used;
    return result;
  }
  auto& parsed = std::get<Parsed>(result);
  if (!begins_anywhere(parsed.stipulation)) {
    const std::size_t blanks = text.find_first_not_of(" \t\r\n,;", front.used) - front.used;
    return ParseError{front.used + blanks,
                      parsed.used - blanks,
                      messages::no_play_behind_retraction.in_all(),
                      {}};
  }
  parsed.stipulation.retraction = front.retraction;
  parsed.used += front.used;
  return result;
}

}  // namespace

ParseResult parse_behind_retraction(std::string_view text, Language language,
                                    const ParsePlay& play) {
  const RetractionText front = find_retraction(text, language);
  if (front.used == 0) return play(text);
  if (front.faulty) {
    const std::size_t begin = text.find('-');
    return ParseError{begin, front.used - begin, messages::not_a_retraction.in_all(),
                      messages::how_retractions_are_written.in_all()};
  }
  if (front.joined) return parse_joined(text, front, play);
  Stipulation alone;
  alone.form = Form::last_moves;
  alone.retraction = front.retraction;
  // The side that would be on move when the moves have been taken back.
  alone.starts = sides_of(front.retraction, Side::white).back();
  return Parsed{std::move(alone), front.used};
}

}  // namespace feerie::stipulation
