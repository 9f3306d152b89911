#include "collections/csv_records.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <csv.h>

#include "collections/text_lines.h"

namespace feerie::collections {
namespace {

using texts::told;

/// One parser of the library, with what it has found so far.
class Parser {
 public:
  explicit Parser(char separator) {
    csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI);
    csv_set_delim(&parser_, static_cast<unsigned char>(separator));
  }
  ~Parser() { csv_free(&parser_); }
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  /// Takes a piece of the text; how many bytes of it could be read.
  std::size_t take(std::string_view piece) {
    return csv_parse(&parser_, piece.data(), piece.size(), take_field, end_record, this);
  }
  bool finish() { return csv_fini(&parser_, take_field, end_record, this) == 0; }

  [[nodiscard]] bool complete() const { return complete_; }
  std::vector<std::string> take_fields() {
    complete_ = false;
    return std::exchange(fields_, {});
  }

 private:
  static void take_field(void* text, std::size_t length, void* self) {
    static_cast<Parser*>(self)->fields_.emplace_back(static_cast<const char*>(text), length);
  }
  static void end_record(int /*end*/, void* self) { static_cast<Parser*>(self)->complete_ = true; }

  csv_parser parser_{};
  std::vector<std::string> fields_;
  bool complete_ = false;
};

bool has_content(const std::vector<std::string>& fields) {
  return std::ranges::any_of(fields, [](const std::string& field) { return !is_blank(field); });
}

/// Cuts one record after the other off a text.
class RecordReader {
 public:
  RecordReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  bool next(CsvRecord& record) {
    while (at_ < text_.size()) {
      if (const std::string_view line = line_at(at_); is_blank(line)) {
        at_ += line.size();
        ++line_;
        continue;
      }
      record = read();
      if (!record.trouble.empty() || has_content(record.fields)) return true;
    }
    return false;
  }

 private:
  /// The line that begins at the offset, with its end.
  [[nodiscard]] std::string_view line_at(std::size_t offset) const {
    const std::size_t end = text_.find('\n', offset);
    return text_.substr(offset, end == std::string_view::npos ? end : end + 1 - offset);
  }

  CsvRecord read() {
    Parser parser(separator_);
    CsvRecord record;
    record.line = line_;
    const std::size_t begin = at_;
    std::size_t at = at_;
    int line = line_;
    while (at < text_.size()) {
      const std::string_view piece = line_at(at);
      if (at - begin + piece.size() > longest_entry) {
        return go_on_behind(begin, {}, told("a record is too long; is a quotation mark missing?"));
      }
      const std::size_t used = parser.take(piece);
      if (used != piece.size())
        return go_on_behind(begin, at + used, told("text beside quotation marks"));
      at += piece.size();
      ++line;
      if (parser.complete()) break;
    }
    if (!parser.complete() && !parser.finish()) {
      return go_on_behind(begin, {}, told("a quotation mark is not closed"));
    }
    record.fields = parser.take_fields();
    at_ = at;
    line_ = line;
    return record;
  }

  /// Tells of a record that cannot be read and passes its first line.
  CsvRecord go_on_behind(std::size_t begin, std::size_t place, texts::Told trouble) {
    CsvRecord record;
    record.line = line_;
    record.trouble = std::move(trouble);
    const std::string_view first = line_at(begin);
    if (place > begin && place - begin < first.size()) {
      record.trouble_column = static_cast<int>(place - begin) + 1;
    }
    at_ = begin + first.size();
    ++line_;
    return record;
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

bool each_csv_record(std::string_view text, char separator,
                     const std::function<bool(CsvRecord)>& visit) {
  RecordReader reader(text, separator);
  for (CsvRecord record; reader.next(record);) {
    if (!visit(std::move(record))) return false;
  }
  return true;
}

std::string csv_field(std::string_view text) {
  const bool plain = text.find_first_of(",;\"\t\r\n") == std::string_view::npos &&
                     !text.starts_with(' ') && !text.ends_with(' ');
  if (plain) return std::string(text);
  // Every quotation mark is doubled.
  std::string quoted(2 * text.size() + 2, '\0');
  quoted.resize(csv_write(quoted.data(), quoted.size(), text.data(), text.size()));
  return quoted;
}

}  // namespace feerie::collections
