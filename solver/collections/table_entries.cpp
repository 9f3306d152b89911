#include "collections/table_entries.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "collections/csv_records.h"
#include "collections/entry_text.h"
#include "collections/fen_lines.h"
#include "collections/olive.h"
#include "collections/table_columns.h"
#include "collections/text_lines.h"
#include "collections/trouble.h"

namespace feerie::collections {
namespace {

using texts::told;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

/// The parts of a field between any of the separators, without blank ones.
std::vector<std::string> parts_of(std::string_view field, std::string_view separators) {
  std::vector<std::string> parts;
  while (!field.empty()) {
    const std::size_t end = std::min(field.find_first_of(separators), field.size());
    const std::string_view part = trimmed(field.substr(0, end));
    if (!part.empty()) parts.emplace_back(part);
    field.remove_prefix(std::min(end + 1, field.size()));
  }
  return parts;
}

void append(std::vector<std::string>& list, std::vector<std::string> more) {
  std::ranges::move(more, std::back_inserter(list));
}

/// `b) move a1 a2`; the letter may be left out.
EntryParts::Twin twin_from(const std::string& line) {
  const std::size_t bracket = line.find(')');
  const bool lettered = bracket != std::string::npos && bracket < 4;
  const std::string_view letter = std::string_view(line).substr(0, lettered ? bracket : 0);
  const std::string_view rest = std::string_view(line).substr(lettered ? bracket + 1 : 0);
  return {std::string(trimmed(rest)), letter == "a"};
}

/// Makes the problem of one line.
class RowReader {
 public:
  RowReader(const std::vector<Column>& columns, const CsvRecord& record,
            std::string_view stipulation)
      : columns_(columns), record_(record) {
    parts_.stipulation = stipulation;
  }

  Entry run() {
    if (record_.fields.size() > columns_.size()) {
      fail(told("{} fields, but {} columns", record_.fields.size(), columns_.size()));
    }
    entry_.line = record_.line;
    for (std::size_t i = 0; i < record_.fields.size(); ++i) {
      const std::string_view field = trimmed(record_.fields[i]);
      if (!field.empty()) take(columns_[i], field);
    }
    if (parts_.units.empty()) fail(told("the position is missing"));
    if (parts_.stipulation.empty()) fail(told("the stipulation is missing"));
    if (!source_.empty()) parts_.origins = {fmt::format("{}", fmt::join(source_, ", "))};
    entry_.text = problem_text(parts_);
    if (!details_.empty()) {
      entry_.details = std::make_shared<const nlohmann::json>(std::move(details_));
    }
    return std::move(entry_);
  }

 private:
  [[noreturn]] void fail(const texts::Told& what) const { throw Trouble{record_.line, 1, what}; }

  void take(Column column, std::string_view field) {
    constexpr std::string_view separators = ";\n";
    switch (column) {
      case Column::fen:
        return place(fen_command(field));
      case Column::forsyth:
        return place(fmt::format("forsyth {}", field));
      case Column::pieces:
        return place(fmt::format("pieces {}", field));
      case Column::stipulation:
        parts_.stipulation = field;
        break;
      case Column::conditions:
        return append(parts_.conditions, parts_of(field, separators));
      case Column::options:
        return append(parts_.options, parts_of(field, separators));
      case Column::twins:
        for (const std::string& line : parts_of(field, "\n")) {
          parts_.twins.push_back(twin_from(line));
        }
        break;
      case Column::authors:
        return append(parts_.authors, parts_of(field, separators));
      case Column::title:
        return append(parts_.titles, parts_of(field, separators));
      case Column::source:
      case Column::date:
        source_.emplace_back(on_one_line(field));
        break;
      case Column::award:
        parts_.award = field;
        break;
      case Column::solution:
        entry_.published = {std::string(field), record_.line};
        break;
      case Column::intended:
        entry_.intended = intended_in(std::string(field));
        details_["intended-solutions"] = std::string(field);
        break;
      case Column::keywords:
        details_["keywords"] = parts_of(field, separators);
        break;
      case Column::remarks:
        return append(parts_.remarks, parts_of(field, "\n"));
      case Column::passed_over:
      case Column::unknown:
        break;
    }
  }

  /// Units may be told in several columns: those that one of them cannot tell in another one.
  void place(const std::string& command) {
    if (!parts_.units.empty()) parts_.units += '\n';
    parts_.units += on_one_line(command);
  }

  const std::vector<Column>& columns_;
  const CsvRecord& record_;
  EntryParts parts_;
  std::vector<std::string> source_;
  nlohmann::json details_ = nlohmann::json::object();
  Entry entry_;
};

/// Reads line after line, the first of which names the columns.
class TableReader {
 public:
  TableReader(std::string_view stipulation, const VisitEntry& visit)
      : stipulation_(stipulation), visit_(visit) {}

  bool take(const CsvRecord& record) {
    if (!record.trouble.empty()) {
      return visit_(troubled({record.line, record.trouble_column, record.trouble}));
    }
    return columns_.empty() ? name_columns(record) : take_row(record);
  }

 private:
  bool name_columns(const CsvRecord& record) {
    for (const std::string& field : record.fields) {
      columns_.push_back(column_named(trimmed(field)));
      if (columns_.back() != Column::unknown) continue;
      notes_.push_back(
          told("line {}: the column \"{}\" is not known and is passed over", record.line, field));
    }
    const bool position = std::ranges::any_of(columns_, [](Column column) {
      return column == Column::fen || column == Column::forsyth || column == Column::pieces;
    });
    if (position) return true;
    visit_(
        troubled({record.line, 1,
                  told("no column tells the position (one of them has to be named fen, forsyth or "
                       "pieces)")}));
    return false;
  }

  bool take_row(const CsvRecord& record) {
    Entry entry;
    try {
      entry = RowReader(columns_, record, stipulation_).run();
    } catch (const Trouble& trouble) {
      entry = troubled(trouble);
    }
    entry.notes = std::exchange(notes_, {});
    return visit_(std::move(entry));
  }

  std::string_view stipulation_;
  const VisitEntry& visit_;
  std::vector<Column> columns_;
  std::vector<texts::Told> notes_;
};

}  // namespace

bool read_table(std::string_view text, std::string_view stipulation, const VisitEntry& visit) {
  Lines lines(text);
  Line header;
  do {
    if (!lines.next(header)) return true;
  } while (is_blank(header.text));
  const char separator = separator_of_header(header.text).value_or(',');
  TableReader table(stipulation, visit);
  return each_csv_record(text, separator,
                         [&table](const CsvRecord& record) { return table.take(record); });
}

}  // namespace feerie::collections
