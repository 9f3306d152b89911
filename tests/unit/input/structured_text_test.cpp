#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {
namespace {

using Type = Expression::Type;

Stipulation read(std::string_view text, Language language = Language::english) {
  const ParseResult result = parse_structured(text, language);
  if (const auto* error = std::get_if<ParseError>(&result)) {
    ADD_FAILURE() << text << ": " << error->message.in(Language::english) << " at "
                  << error->offset;
    return {};
  }
  return std::get<Parsed>(result).stipulation;
}

std::string printed(std::string_view text) {
  return to_string(read(text), Language::english);
}

std::string message_for(std::string_view text) {
  const ParseResult result = parse_structured(text, Language::english);
  if (const auto* error = std::get_if<ParseError>(&result))
    return error->message.in(Language::english);
  ADD_FAILURE() << text << " is accepted";
  return {};
}

TEST(StructuredText, PrintsWhatItReads) {
  for (const char* text : {"White 5s[#]",
                           "White 3a[#]d",
                           "Black 3h[9a[#]d]h",
                           "White 3a[>1a[#]d]d{!1a[#]d}",
                           "Black 8hh[/2da[#]{!+}]",
                           "White 4a[#=]d[#=]",
                           "White 3h[>1a[x]d]h",
                           "Black 10:12hh[#]",
                           "White 13h[00]?+?h",
                           "White 1a[!x&#]d",
                           "White -5d[#]a",
                           "Black 1h[-14hh[#]]h",
                           "White 3a[#]d&-4hh[#]&4ad[#]",
                           "Black 2hh[1h[#]h&2hh[#]]",
                           "White 15a[>1a[#]d]?+?d",
                           "White (3a[#]d|4hh[#])&2hh[=]",
                           "White 3a[#]d&(4hh[#]|2hh[=])",
                           "White !(#&x)",
                           "White 1s{+}[1s[#]]",
                           "White 2s[1a[x]d]{!1a[x]d}",
                           "White 1a[zg7]d",
                           "White 2ad[00]"}) {
    EXPECT_EQ(printed(text), text);
  }
}

TEST(StructuredText, AllowsBlanksAndCapitals) {
  EXPECT_EQ(printed("w 3 A [ # ] D"), "White 3a[#]d");
  EXPECT_EQ(printed("bla - 3 : 5 h\n[ #\t]\r\nh"), "Black -3:5h[#]h");
  EXPECT_EQ(to_string(read("Schw 2hh[#]", Language::german), Language::german), "Schwarz 2hh[#]");
  EXPECT_EQ(to_string(read("n 2hh[#]", Language::french), Language::french), "Noir 2hh[#]");
}

TEST(StructuredText, PrintsConstraintsInTheirPlace) {
  EXPECT_EQ(printed("white 2s[1s[#]]{x}"), "White 2s{x}[1s[#]]");
  EXPECT_EQ(printed("white 3h[1h[#]h]{x}h"), "White 3h{x}[1h[#]h]h");
  EXPECT_EQ(printed("white 2hh{+}[1h[#]h]"), "White 2hh[1h[#]h]{+}");
  EXPECT_EQ(printed("white 3a[1a[#]d]{x}d"), "White 3a{x}[>1a[#]d]d");
  EXPECT_EQ(printed("white 3a{x}[1d[#]a]d"), "White 3a[1d[#]a]{x}d");
  EXPECT_EQ(printed("white 2ad{x}[1a[#]d]"), "White 2ad[1a[#]d]{x}");
  EXPECT_EQ(printed("white 3h{x}[#]h"), "White 3h[#]{x}h");
}

TEST(StructuredText, PlayOfTheDefenderEndsAnAttack) {
  EXPECT_EQ(printed("white 3a[1a[#]d]d"), "White 3a[>1a[#]d]d");
  EXPECT_EQ(printed("white 3a[1h[#]h]d"), "White 3a[>1h[#]h]d");
  EXPECT_EQ(printed("white 3a[1d[#]a]d"), "White 3a[1d[#]a]d");
  EXPECT_EQ(printed("white 4ad[1a[#]d]"), "White 4ad[1a[#]d]");
  EXPECT_EQ(printed("white 3h[1a[#]d]h"), "White 3h[1a[#]d]h");
}

TEST(StructuredText, BuildsTheTree) {
  const Stipulation given = read("white 3:5h[>/1a[#]d]{!x}?+?h[=]");
  EXPECT_EQ(given.form, Form::structured);
  const Expression& branch = *given.structure;
  EXPECT_EQ(branch.type, Type::branch);
  EXPECT_EQ(branch.play, PlayKind::help);
  EXPECT_EQ(branch.minimum, 3);
  EXPECT_EQ(branch.maximum, 5);
  EXPECT_TRUE(branch.parry);
  ASSERT_EQ(branch.after_first.size(), 2U);
  EXPECT_TRUE(branch.after_first[0].forced);
  EXPECT_TRUE(branch.after_first[0].hidden);
  EXPECT_EQ(branch.after_first[1].role, Clause::Role::constraint);
  ASSERT_EQ(branch.after_second.size(), 1U);
  EXPECT_EQ(branch.after_second[0].expression->goal->symbol, "=");
}

TEST(StructuredText, ReadsNegationBeforeGoals) {
  const Stipulation given = read("white !#");
  EXPECT_EQ(given.structure->type, Type::negation);
  EXPECT_EQ(given.structure->left->goal->symbol, "#");
}

TEST(StructuredText, EndsWithTheExpression) {
  const ParseResult apart = parse_structured("white 5s[#] {x}", Language::english);
  EXPECT_EQ(std::get<Parsed>(apart).used, 15U);
  const ParseResult other = parse_structured("white 5s[#]\npieces", Language::english);
  EXPECT_EQ(std::get<Parsed>(other).used, 11U);
}

TEST(StructuredText, SaysWhatIsWrong) {
  EXPECT_EQ(message_for("red 5s[#]"), "the side on move is expected");
  EXPECT_EQ(message_for("white"), "the stipulation ends here");
  EXPECT_EQ(message_for("white 5q[#]"), "the kind of play is missing behind the length");
  EXPECT_EQ(message_for("white 5[#]"), "the kind of play is missing behind the length");
  EXPECT_EQ(message_for("white 3a[#]"), "the letter 'd' is missing");
  EXPECT_EQ(message_for("white 3a[#d"), "']' is missing");
  EXPECT_EQ(message_for("white (5s[#]"), "a closing parenthesis is missing");
  EXPECT_EQ(message_for("white 5:3s[#]"), "the minimal length exceeds the maximal one");
  EXPECT_EQ(message_for("white 0s[#]"), "a length from 1 to 9999 is expected");
  EXPECT_EQ(message_for("white 5s[>#]"), "> can only stand in front of a branch");
  EXPECT_EQ(message_for("white 5s[#]&="), "the two sides are of different kinds");
  EXPECT_EQ(message_for("white #&x|="), "& and | are mixed");
  EXPECT_EQ(message_for("white #&(x)|(=)"), "& and | are mixed");
  EXPECT_EQ(message_for("white 3d[#]?+?a"),
            "?+? is possible in front of d and of the second h only");
  EXPECT_EQ(message_for("white 3a[#]?-?d"), "only ?+? can stand here");
  EXPECT_EQ(message_for("white 3a[#]dx"), "text behind a complete stipulation");
}

TEST(StructuredText, BoundsTheDepth) {
  const std::string negations = "white " + std::string(100000, '!') + "#";
  EXPECT_EQ(message_for(negations), "the stipulation is nested too deeply");
  std::string chain = "white #";
  for (int i = 0; i < 100000; ++i) chain += "&#";
  EXPECT_EQ(message_for(chain), "the stipulation is nested too deeply");
}

/// Makes random trees of the kind that reading makes: lists of clauses in the order of printing.
class TreeMaker {
 public:
  explicit TreeMaker(unsigned seed) : random_(seed) {}

  ExpressionPtr make(int depth) { return below(2) == 0 ? leaf(depth) : attack(depth); }

 private:
  int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random_); }

  ExpressionPtr joined(Type type, ExpressionPtr left, ExpressionPtr right) {
    auto tree = std::make_shared<Expression>();
    tree->type = type;
    tree->left = std::move(left);
    tree->right = std::move(right);
    return tree;
  }
  template <class Make>
  ExpressionPtr operation(int depth, Make make) {
    switch (below(4)) {
      case 0:
        return joined(Type::negation, make(depth - 1), nullptr);
      case 1:
        return joined(Type::inversion, make(depth - 1), nullptr);
      case 2:
        return joined(Type::conjunction, make(depth - 1), make(depth - 1));
      default:
        return joined(Type::disjunction, make(depth - 1), make(depth - 1));
    }
  }

  ExpressionPtr leaf(int depth) {
    if (depth > 0 && below(3) == 0) {
      return operation(depth, [this](int below_it) { return leaf(below_it); });
    }
    auto tree = std::make_shared<Expression>();
    const auto& goals = Catalogue<Goal>::all();
    // Goals that begin like a negation cannot be written in a structured stipulation.
    do {
      tree->goal = goals[static_cast<std::size_t>(below(static_cast<int>(goals.size())))];
    } while (tree->goal->symbol.starts_with("!"));
    if (tree->goal->needs_square) tree->target = static_cast<Square>(below(square_count));
    return tree;
  }

  ExpressionPtr attack(int depth) {
    if (depth > 0 && below(3) == 0) {
      return operation(depth, [this](int below_it) { return attack(below_it); });
    }
    auto tree = std::make_shared<Expression>();
    tree->type = Type::branch;
    constexpr PlayKind kinds[] = {PlayKind::attack, PlayKind::help, PlayKind::series};
    tree->play = kinds[below(3)];
    tree->maximum = 1 + below(20);
    if (below(4) == 0) tree->minimum = 1 + below(tree->maximum);
    tree->after_first = clauses(depth);
    if (tree->play == PlayKind::attack) {
      for (Clause& clause : tree->after_first) {
        clause.forced = group_of(*clause.expression) == Group::attack;
      }
    }
    if (tree->play == PlayKind::series) return tree;
    tree->after_second = clauses(depth);
    tree->parry = below(5) == 0;
    return tree;
  }

  std::vector<Clause> clauses(int depth) {
    std::vector<Clause> list;
    if (depth > 0 && below(2) == 0)
      list.push_back({Clause::Role::fork, false, false, leaf(depth - 1)});
    if (depth > 0 && below(3) == 0) {
      list.push_back({Clause::Role::fork, below(2) == 0, below(2) == 0, attack(depth - 1)});
    }
    return list;
  }

  std::mt19937 random_;
};

bool same(const ExpressionPtr& a, const ExpressionPtr& b);

bool same(const std::vector<Clause>& a, const std::vector<Clause>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Clause& x, const Clause& y) {
    return x.role == y.role && x.forced == y.forced && x.hidden == y.hidden &&
           same(x.expression, y.expression);
  });
}

bool same(const ExpressionPtr& a, const ExpressionPtr& b) {
  if (!a || !b) return !a && !b;
  return a->type == b->type && a->goal == b->goal && a->target == b->target && a->play == b->play &&
         a->minimum == b->minimum && a->maximum == b->maximum && a->parry == b->parry &&
         same(a->left, b->left) && same(a->right, b->right) &&
         same(a->after_first, b->after_first) && same(a->after_second, b->after_second);
}

TEST(StructuredText, ReadsBackRandomTrees) {
  TreeMaker maker(20240611);
  for (int i = 0; i < 2000; ++i) {
    Stipulation given;
    given.form = Form::structured;
    given.starts = i % 2 == 0 ? Side::white : Side::black;
    given.structure = maker.make(4);
    const std::string text = to_string(given, Language::english);
    const Stipulation again = read(text);
    ASSERT_TRUE(again.structure) << text;
    EXPECT_EQ(to_string(again, Language::english), text);
    EXPECT_EQ(again.starts, given.starts);
    EXPECT_TRUE(same(again.structure, given.structure)) << text;
  }
}

}  // namespace
}  // namespace feerie::stipulation
