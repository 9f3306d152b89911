#pragma once

#include <string>
#include <string_view>

#include "core/language.h"
#include "web/commands.h"

/// Problems as the page has them: as text, and as the definition of docs/json.md, which its board
/// and lists change.
namespace feerie::web {

/// Writes a row of JSON for each problem of a text in the language of the input: what `solve
/// --json` tells in its row `problem`, and `diagram` (what is drawn, as docs/verify.md tells it),
/// `messages` (what is wrong or remarkable, with its place), `draft: true` where only a part could
/// be read.
int read_problems(const std::string& text, const Answers& answers);

/// `input`: a row as `read_problems` writes it, changed by the page. Writes an object with the
/// `text` of the problem in the language, or with what is `wrong` with it.
int write_problem(const std::string& input, Language language, const Answers& answers);

/// What problems are written as.
struct Wish {
  /// `inp`, `olv`, `fen`, ...
  std::string format;
  /// Of `inp`; other formats are English.
  Language language = Language::english;
  /// Of positions that come without one.
  std::string stipulation = {};
};

/// `text`: problems in any format that is read. Writes an object with their `text`, and what was
/// `lost` or left out.
int convert(const std::string& text, const Wish& wish, const Answers& answers);

/// Writes the diagram of the first problem of the text as a document of SVG.
int draw(const std::string& text, const Answers& answers);

}  // namespace feerie::web
