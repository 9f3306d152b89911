#include "collections/table_columns.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/unicode.h"

namespace feerie::collections {
namespace {

struct Name {
  std::string_view name;
  Column column;
};

/// The first name of a column is the one under which it is written. All are folded.
constexpr std::array names{
    Name{"fen", Column::fen},
    Name{"ffen", Column::fen},
    Name{"xfen", Column::fen},
    Name{"epd", Column::fen},
    Name{"forsyth", Column::forsyth},
    Name{"placement", Column::forsyth},
    Name{"position", Column::forsyth},
    Name{"stellung", Column::forsyth},
    Name{"pieces", Column::pieces},
    Name{"units", Column::pieces},
    Name{"steine", Column::pieces},
    Name{"stipulation", Column::stipulation},
    Name{"forderung", Column::stipulation},
    Name{"enonce", Column::stipulation},
    Name{"conditions", Column::conditions},
    Name{"condition", Column::conditions},
    Name{"bedingung", Column::conditions},
    Name{"bedingungen", Column::conditions},
    Name{"options", Column::options},
    Name{"option", Column::options},
    Name{"optionen", Column::options},
    Name{"twins", Column::twins},
    Name{"twin", Column::twins},
    Name{"zwillinge", Column::twins},
    Name{"zwilling", Column::twins},
    Name{"jumeaux", Column::twins},
    Name{"jumeau", Column::twins},
    Name{"authors", Column::authors},
    Name{"author", Column::authors},
    Name{"composer", Column::authors},
    Name{"composers", Column::authors},
    Name{"autor", Column::authors},
    Name{"autoren", Column::authors},
    Name{"auteur", Column::authors},
    Name{"auteurs", Column::authors},
    Name{"title", Column::title},
    Name{"titel", Column::title},
    Name{"titre", Column::title},
    Name{"source", Column::source},
    Name{"origin", Column::source},
    Name{"quelle", Column::source},
    Name{"origine", Column::source},
    Name{"date", Column::date},
    Name{"year", Column::date},
    Name{"datum", Column::date},
    Name{"jahr", Column::date},
    Name{"annee", Column::date},
    Name{"award", Column::award},
    Name{"distinction", Column::award},
    Name{"auszeichnung", Column::award},
    Name{"solution", Column::solution},
    Name{"solutions", Column::solution},
    Name{"losung", Column::solution},
    Name{"losungen", Column::solution},
    Name{"intended", Column::intended},
    Name{"intended solutions", Column::intended},
    Name{"intended-solutions", Column::intended},
    Name{"keywords", Column::keywords},
    Name{"schlagworter", Column::keywords},
    Name{"remarks", Column::remarks},
    Name{"remark", Column::remarks},
    Name{"comments", Column::remarks},
    Name{"comment", Column::remarks},
    Name{"bemerkung", Column::remarks},
    Name{"bemerkungen", Column::remarks},
    Name{"remarque", Column::remarks},
    Name{"remarques", Column::remarks},
    // What the table of `verify --csv` tells besides.
    Name{"file", Column::passed_over},
    Name{"index", Column::passed_over},
    Name{"verdict", Column::passed_over},
    Name{"as published", Column::passed_over},
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view around = " \t\r\n\"";
  const std::size_t begin = text.find_first_not_of(around);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(around) - begin + 1);
}

bool tells_position(Column column) {
  return column == Column::fen || column == Column::forsyth || column == Column::pieces;
}

/// Parts of the line that name columns; one that tells the position counts twice.
int named_columns(std::string_view line, char separator) {
  int count = 0;
  while (true) {
    const std::size_t end = line.find(separator);
    const Column column = column_named(trimmed(line.substr(0, end)));
    if (column != Column::unknown) count += tells_position(column) ? 2 : 1;
    if (end == std::string_view::npos) return count;
    line.remove_prefix(end + 1);
  }
}

}  // namespace

Column column_named(std::string_view name) {
  constexpr std::size_t longest_name = 100;
  if (name.size() > longest_name) return Column::unknown;
  const std::string plain = folded(name, Umlauts::plain);
  const auto* found = std::ranges::find(names, plain, &Name::name);
  return found == names.end() ? Column::unknown : found->column;
}

std::string_view name_of(Column column) {
  const auto* found = std::ranges::find(names, column, &Name::column);
  return found == names.end() ? std::string_view() : found->name;
}

std::optional<char> separator_of_header(std::string_view line) {
  constexpr std::size_t longest_header = 2000;
  if (line.size() > longest_header) return std::nullopt;
  std::optional<char> best;
  int most = 1;
  for (const char separator : {',', ';', '\t'}) {
    const int count = named_columns(line, separator);
    if (count <= most) continue;
    most = count;
    best = separator;
  }
  return best;
}

}  // namespace feerie::collections
