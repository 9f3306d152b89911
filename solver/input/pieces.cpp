#include "input/pieces.h"

#include <algorithm>
#include <array>

#include "game/catalogue.h"
#include "input/recovery.h"
#include "input/unit_words.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

/// More units than any problem has; keeps hostile input from eating all memory.
constexpr std::size_t most_units = 1000;

/// Words in a list of units that are at least so long and like a colour are meant to be one.
constexpr std::size_t shortest_colour = 3;

/// What was said of the units that follow.
struct Colouring {
  Sides sides = Sides::none;
  std::vector<const Trait*> traits;
};

class PieceReader {
 public:
  explicit PieceReader(Context& context) : context_(context) {}

  /// Reads the next part of the list; false where it ends.
  bool read_part() {
    const Token token = context_.scanner.peek();
    if (token.empty()) return false;
    const auto colour = context_.words.colours.find(token.text);
    // `bl` is a colour at the start of a list, but a walk in front of squares later on.
    const bool start = colouring_.sides == Sides::none;
    if (colour.kind != Fit::exact && read_joined()) return true;
    if (start && colour.unique() && context_.outer(token.text).kind != Fit::exact) {
      return read_colour(colour.index);
    }
    if (read_item(token)) return true;
    const auto around = context_.outer(token.text);
    if (colour.kind == Fit::exact) return read_colour(colour.index);
    if (around.kind == Fit::exact) return false;
    if (after_colour_ && read_attribute(token, colour)) return true;
    if (colour.kind == Fit::abbreviation) return read_colour(colour.index);
    if (around.unique() && around.kind != Fit::respelt) return false;
    if (read_respelt(token, colour)) return true;
    if (around.unique()) return false;
    if (is_likely_command(context_, token, context_.words.colours)) return false;
    fail(token, colour);
  }

  /// A colour without units is a slip, such as a missing square.
  void demand_units() {
    if (!after_colour_ || mistaken_) return;
    context_.complain({colour_.place(), messages::no_units_behind.in_all(in_quotes(colour_.text)),
                       messages::how_units_are_written});
  }

  /// What was written is wrong: does this word begin something that can be understood again, or is
  /// it wrong for a reason of its own?
  [[nodiscard]] bool begins(const Token& token) {
    if (unit_word(context_, token.text) || is_like_unit(token.text)) return true;
    const Fit colour = context_.words.colours.find(token.text).kind;
    if (colour == Fit::exact || colour == Fit::respelt) return true;
    const Fit attribute = context_.words.attributes.find(token.text).kind;
    if (attribute == Fit::exact || (after_colour_ && attribute == Fit::abbreviation)) return true;
    if (is_likely_misspelt(token, context_.words.colours, shortest_colour)) return true;
    if (is_likely_misspelt(token, context_.words.attributes)) return true;
    if (is_likely_misspelt(token, context_.words.walks)) return true;
    return is_likely_command(context_, token, context_.words.colours) || walk_and_squares_follow();
  }
  PieceList list;

 private:
  bool read_item(const Token& token) {
    const std::size_t start = token.offset;
    auto item = unit_word(context_, token.text);
    if (item) {
      context_.scanner.next();
    } else {
      // What is or may be short for a colour or an attribute (`koenig`) is no name of a walk.
      const auto known = [&](const WordList& names) {
        const Fit kind = names.find(token.text).kind;
        return kind != Fit::none && kind != Fit::respelt;
      };
      const bool letters = context_.walk_id(token.text).has_value();
      if (!letters && (known(context_.words.colours) || known(context_.words.attributes))) {
        return false;
      }
      const auto walk = context_.walk_word();
      if (!walk) return false;
      const Token behind = peek_squares();
      std::vector<Square> squares = Context::squares_of(behind.text);
      if (squares.empty()) {
        if (is_like_squares(behind.text) || is_parted_square(behind)) {
          mistaken_ = true;
          fail_as_squares(behind);
        }
        context_.scanner.seek(start);
        return false;
      }
      context_.scanner.next();
      item = UnitWord{*walk, std::move(squares)};
    }
    const Place place{start, context_.scanner.offset() - start};
    if (colouring_.sides != Sides::none) {
      add(*item, place);
    } else if (!mistaken_) {
      // Told of the first unit, it holds for all up to the next colour.
      mistaken_ = true;
      context_.complain({place, messages::colour_missing, could_be(colour_words())});
    }
    return true;
  }

  /// File and rank with a blank between them; the letter of a walk in front of them could be taken
  /// for a command.
  [[nodiscard]] bool is_parted_square(const Token& file) {
    if (file.text.size() != 1) return false;
    const Token rank = context_.scanner.peek_second();
    return parse_square(std::string(file.text) + std::string(rank.text)) != no_square;
  }

  [[nodiscard]] bool walk_and_squares_follow() {
    const std::size_t here = context_.scanner.offset();
    bool follow = false;
    try {
      follow = context_.walk_word() && !Context::squares_of(peek_squares().text).empty();
    } catch (const InputError&) {
      follow = false;
    }
    context_.scanner.seek(here);
    return follow;
  }

  /// The next token, empty where none can be read.
  Token peek_squares() {
    try {
      return context_.scanner.peek();
    } catch (const InputError&) {
      return {};
    }
  }

  /// Reads a colour or an attribute that is written as several words.
  bool read_joined() {
    if (const auto colour = context_.joined(context_.words.colours)) {
      context_.pass(*colour);
      return use_colour(colour->index, colour->words.front());
    }
    if (!after_colour_) return false;
    const auto attribute = context_.joined(context_.words.attributes);
    if (!attribute) return false;
    context_.pass(*attribute);
    use_attribute(*Catalogue<Trait>::all()[attribute->index]);
    return true;
  }

  void add(const UnitWord& item, Place place) {
    if (list.units.size() + item.squares.size() > most_units) {
      if (!too_many_) context_.complain({place, messages::too_many_units, {}});
      too_many_ = true;
      return;
    }
    Placement unit;
    unit.walk = item.walk;
    unit.sides = colouring_.sides;
    unit.traits = colouring_.traits;
    unit.place = context_.passage(place);
    for (const Square square : item.squares) {
      unit.square = square;
      list.units.push_back(unit);
      list.places.push_back(place);
    }
    drop_royal();
    after_colour_ = false;
  }

  /// Royal ends with the walk behind it; the other attributes stay.
  void drop_royal() {
    std::erase_if(colouring_.traits,
                  [](const Trait* trait) { return trait->names.english == "Royal"; });
  }

  bool read_respelt(const Token& token, const WordList::Found& colour) {
    if (colour.kind == Fit::respelt) return read_colour(colour.index);
    const auto found = context_.words.attributes.find(token.text);
    if (!after_colour_ || found.kind != Fit::respelt) return false;
    context_.scanner.next();
    use_attribute(*Catalogue<Trait>::all()[found.index]);
    return true;
  }

  bool read_colour(std::size_t index) {
    const Token word = context_.scanner.next();
    return use_colour(index, word);
  }

  bool use_colour(std::size_t index, const Token& word) {
    demand_units();
    colour_ = word;
    mistaken_ = false;
    const auto colour = static_cast<Colour>(index);
    if (colour == Colour::total_invisible) {
      constexpr int most_invisible = 64;
      colouring_ = {};
      after_colour_ = false;
      list.invisibles = context_.number(0, most_invisible, messages::number_of_invisibles);
      return true;
    }
    colouring_ = {side_of(colour), {}};
    after_colour_ = true;
    return true;
  }

  bool read_attribute(const Token& token, const WordList::Found& colour) {
    const auto found = context_.words.attributes.find(token.text);
    if (found.kind == Fit::none || found.kind == Fit::respelt) return false;
    if (found.kind == Fit::several) {
      if (colour.unique()) return false;
      Context::fail(token.place(), messages::attribute_not_unique.in_all(in_quotes(token.text)),
                    could_be(found.all));
    }
    context_.scanner.next();
    use_attribute(*Catalogue<Trait>::all()[found.index]);
    return true;
  }

  static Sides side_of(Colour colour) {
    constexpr std::array<Sides, 3> sides{Sides::white, Sides::black, Sides::neutral};
    return sides[static_cast<std::size_t>(colour)];
  }

  void use_attribute(const Trait& trait) {
    if (std::ranges::find(colouring_.traits, &trait) != colouring_.traits.end()) return;
    colouring_.traits.push_back(&trait);
    std::ranges::sort(colouring_.traits, {}, &Trait::place);
  }

  static std::vector<std::string_view> words_of(const WordList& words) {
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < words.size(); ++i) all.push_back(words[i]);
    return all;
  }
  [[nodiscard]] std::vector<std::string_view> colour_words() const {
    std::vector<std::string_view> all = words_of(context_.words.colours);
    all.pop_back();
    return all;
  }

  /// The units behind a misspelt colour have the colour that was meant, as far as that is clear.
  void take_for_colour(std::string_view colour, const Token& token) {
    const auto index = static_cast<Colour>(context_.words.colours.find(colour).index);
    if (index == Colour::total_invisible) return;
    colouring_ = {side_of(index), {}};
    colour_ = token;
    after_colour_ = true;
  }

  [[noreturn]] void fail(const Token& token, const WordList::Found& colour) {
    mistaken_ = true;
    refuse_as_unit(context_, token);
    const WordList& attributes = context_.words.attributes;
    if (colour.kind == Fit::several) {
      Context::fail(token.place(), messages::colour_not_unique.in_all(in_quotes(token.text)),
                    could_be(colour.all));
    }
    if (attributes.find(token.text).unique()) {
      Context::fail(token.place(), messages::attribute_misplaced.in_all(in_quotes(token.text)),
                    messages::attributes_follow_colours);
    }
    auto near = context_.words.colours.near(token.text);
    if (near.size() == 1) take_for_colour(near.front(), token);
    if (near.empty()) near = attributes.near(token.text);
    if (near.empty() && token.text.size() >= trusted) near = context_.words.walks.near(token.text);
    Texts hint = near.empty() ? Texts(messages::how_units_are_written) : did_you_mean(near);
    Context::fail(token.place(), messages::no_unit.in_all(in_quotes(token.text)), std::move(hint));
  }

  Context& context_;
  Colouring colouring_;
  Token colour_;
  bool after_colour_ = false;
  /// Behind the last colour something was wrong.
  bool mistaken_ = false;
  bool too_many_ = false;
};

}  // namespace

PieceList read_pieces(Context& context) {
  PieceReader reader(context);
  const Token first = context.scanner.peek();
  const int errors = context.errors();
  read_list(
      context, [&] { return reader.read_part(); },
      [&](const Token& token) { return reader.begins(token); });
  reader.demand_units();
  if (reader.list.units.empty() && !reader.list.invisibles && errors == context.errors()) {
    Context::fail(first.place(), messages::units_expected, messages::units_for_example);
  }
  return std::move(reader.list);
}

Placement read_unit(Context& context) {
  PieceReader reader(context);
  const Token first = context.scanner.peek();
  while (reader.list.units.empty() && !reader.list.invisibles && reader.read_part()) {
  }
  if (reader.list.units.size() != 1 || reader.list.invisibles) {
    Context::fail(first.place(), messages::one_unit_expected, messages::unit_for_example);
  }
  return reader.list.units.front();
}

/// A unit on an occupied square goes on top of the one that stands there (see Problem::units).
void place_units(Context& context, const PieceList& list) {
  std::vector<Placement>& units = context.problem.units;
  for (std::size_t i = 0; i < list.units.size(); ++i) {
    const Placement& unit = list.units[i];
    if (units.size() >= most_units) Context::fail(list.places[i], messages::too_many_units);
    units.push_back(unit);
  }
  if (list.invisibles) context.problem.invisibles = *list.invisibles;
}

}  // namespace feerie
