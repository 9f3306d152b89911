#include "texts/told.h"

#include <fmt/args.h>

#include "texts/texts.h"

namespace feerie::texts {

std::string Told::in(Language language) const {
  if (!translated_) return text_;
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const Told& part : parts_) store.push_back(part.in(language));
  return fmt::vformat(translate(language, text_), store);
}

}  // namespace feerie::texts
