#include "verify/entry_case.h"

#include <utility>

namespace feerie::verify {

Case case_of(const collections::Entry& entry, int index, const std::string& file,
             Language language) {
  Case wanted;
  wanted.file = file;
  if (entry.trouble.empty()) {
    Reader reader(entry.text, file);
    if (auto item = reader.next()) wanted.item = std::move(*item);
  } else {
    Diagnostic diagnostic;
    diagnostic.message = entry.trouble.in(language);
    wanted.item.diagnostics.push_back(std::move(diagnostic));
  }
  wanted.item.number = index;
  if (wanted.item.problem) {
    wanted.item.problem->number = index;
    wanted.item.problem->place.line = entry.line;
  }
  // Places in the text made of the entry mean nothing in the file.
  for (Diagnostic& diagnostic : wanted.item.diagnostics) {
    diagnostic.file = file;
    diagnostic.place.line = entry.line;
    diagnostic.place.column = 1;
  }
  wanted.published = entry.published;
  wanted.intended = entry.intended;
  wanted.details = entry.details;
  wanted.hash = hash_of(entry.text + entry.trouble.in(Language::english) + entry.published.text);
  return wanted;
}

}  // namespace feerie::verify
