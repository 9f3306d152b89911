#include "collections/json_entries.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "collections/text_lines.h"
#include "collections/trouble.h"
#include "collections/yaml_tree.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

/// Walks over a text and tells how far the parser has come.
class Cursor {
 public:
  // The names are those that the standard library asks of an iterator.
  // NOLINTBEGIN(readability-identifier-naming)
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;
  // NOLINTEND(readability-identifier-naming)

  Cursor(const char* at, const char** furthest) : at_(at), furthest_(furthest) {}
  reference operator*() const { return *at_; }
  Cursor& operator++() {
    *furthest_ = ++at_;
    return *this;
  }
  Cursor operator++(int) {
    const Cursor before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Cursor& other) const { return at_ == other.at_; }
  bool operator!=(const Cursor& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** furthest_;
};

/// Thrown to leave the parser when the visitor has seen enough.
struct Stopped {};

/// Builds one entry after the other.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Builder(std::string_view text, const std::function<bool(const Json&)>& visit)
      : furthest_(text.data()), counted_(text.data()), visit_(visit) {}

  const char** furthest() { return &furthest_; }

  /// The line to which the parser has come.
  int line() {
    line_ += static_cast<int>(std::count(counted_, furthest_, '\n'));
    counted_ = furthest_;
    return line_;
  }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
  bool string(string_t& value) override {
    bytes_ += value.size();
    return add(std::move(value));
  }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*elements*/) override { return begin(Json{{line_key, line()}}); }
  bool start_array(std::size_t /*elements*/) override { return begin(Json::array()); }
  bool key(string_t& name) override {
    bytes_ += name.size();
    levels_.back().key = name;
    if (name == "solution") levels_.back().node[std::string(line_key) + name] = line();
    return true;
  }
  bool end_object() override {
    Json node = std::move(levels_.back().node);
    levels_.pop_back();
    if (!node.contains("algebraic") && !node.contains("stipulation")) return add(std::move(node));
    nodes_ = 0;
    bytes_ = 0;
    if (!visit_(node)) throw Stopped{};
    return true;
  }
  bool end_array() override {
    Json node = std::move(levels_.back().node);
    levels_.pop_back();
    return add(std::move(node));
  }
  bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override {
    // The library tells the place in front of what is wrong, in its own count.
    std::string what = error.what();
    const std::size_t colon = what.find(": ");
    if (colon != std::string::npos) what.erase(0, colon + 2);
    throw Trouble{line(), column(), texts::Told::as_it_is(what)};
  }

 private:
  static constexpr std::size_t deepest = 50;
  static constexpr int most_nodes = 100000;

  struct Level {
    Json node;
    std::string key;
  };

  int column() const {
    const char* begin = furthest_;
    while (begin != begin_of_text_ && begin[-1] != '\n') --begin;
    return static_cast<int>(std::max<std::ptrdiff_t>(furthest_ - begin, 1));
  }
  bool begin(Json node) {
    if (levels_.size() == deepest) throw Trouble{line(), column(), told("nested too deeply")};
    levels_.push_back({std::move(node), ""});
    return true;
  }

  bool add(Json node) {
    if (++nodes_ > most_nodes || bytes_ > longest_entry) {
      throw Trouble{line(), column(), told("too many values without an entry that they belong to")};
    }
    if (levels_.empty()) return true;
    if (levels_.back().node.is_array()) {
      levels_.back().node.push_back(std::move(node));
    } else {
      levels_.back().node[levels_.back().key] = std::move(node);
    }
    return true;
  }

  const char* furthest_;
  const char* counted_;
  const char* begin_of_text_ = counted_;
  int line_ = 1;
  int nodes_ = 0;
  std::size_t bytes_ = 0;
  std::vector<Level> levels_;
  const std::function<bool(const Json&)>& visit_;
};

}  // namespace

bool each_json_entry(std::string_view text, const std::function<bool(const Json&)>& visit) {
  Builder builder(text, visit);
  try {
    Json::sax_parse(Cursor(text.data(), builder.furthest()),
                    Cursor(text.data() + text.size(), builder.furthest()), &builder);
  } catch (const Stopped&) {
    return false;
  }
  return true;
}

}  // namespace feerie::collections
