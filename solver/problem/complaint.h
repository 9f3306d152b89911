#pragma once

#include <string>
#include <utility>

#include "core/message.h"
#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// An error in a problem at a place of its text; at the beginning of the problem if nobody knows
/// the place.
inline Diagnostic complaint(const Problem& problem, const Passage& place, std::string message) {
  Diagnostic diagnostic;
  diagnostic.file = problem.file;
  diagnostic.place = place.known() ? place : problem.place;
  diagnostic.message = std::move(message);
  return diagnostic;
}

/// The message is told in the language of the problem.
template <class... Arguments, class... Given>
Diagnostic complaint(const Problem& problem, const Passage& place,
                     const Message<Arguments...>& message, const Given&... given) {
  return complaint(problem, place, message.in(problem.language, given...));
}

/// As `complaint`, about something that the program knows by name only.
template <class Message, class... Given>
Diagnostic unsupported(const Problem& problem, const Passage& place, const Message& message,
                       const Given&... given) {
  Diagnostic diagnostic = complaint(problem, place, message, given...);
  diagnostic.unsupported = true;
  return diagnostic;
}

}  // namespace feerie
