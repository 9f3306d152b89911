#include "guide/markdown.h"

#include <gtest/gtest.h>

#include "guide/plain.h"

namespace feerie::guide {
namespace {

TEST(Markdown, HeadingsHaveLevels) {
  const Node document = parse_markdown("# One\n\n## Two `x`\n");
  ASSERT_EQ(document.inner.size(), 2U);
  EXPECT_EQ(document.inner[0].kind, Kind::heading);
  EXPECT_EQ(document.inner[0].level, 1U);
  EXPECT_EQ(document.inner[1].level, 2U);
  EXPECT_EQ(words_of(document.inner[1]), "Two x");
}

TEST(Markdown, BlocksOfCodeKeepTheirLines) {
  const Node document = parse_markdown("```problem one.inp\na  b\n  c\n```\n");
  ASSERT_EQ(document.inner.size(), 1U);
  EXPECT_EQ(document.inner[0].kind, Kind::code_block);
  EXPECT_EQ(document.inner[0].target, "problem one.inp");
  EXPECT_EQ(document.inner[0].text, "a  b\n  c\n");
}

TEST(Markdown, LinksKnowWhereTheyLead) {
  const Node document = parse_markdown("See [twins](twins.en.md).\n");
  const Node& paragraph = document.inner.at(0);
  ASSERT_EQ(paragraph.inner.size(), 3U);
  EXPECT_EQ(paragraph.inner[1].kind, Kind::link);
  EXPECT_EQ(paragraph.inner[1].target, "twins.en.md");
}

TEST(Markdown, LinesOfAParagraphAreJoined) {
  EXPECT_EQ(words_of(parse_markdown("one\ntwo\n")), "one two");
}

TEST(Markdown, HtmlIsPlainText) {
  const Node document = parse_markdown("a <script>x</script>\n");
  EXPECT_EQ(words_of(document), "a <script>x</script>");
}

TEST(Markdown, TablesBecomeListsInATerminal) {
  const Node document = parse_markdown("| a | b |\n|---|---|\n| `c` | d |\n");
  ASSERT_EQ(document.inner.size(), 1U);
  EXPECT_EQ(document.inner[0].kind, Kind::table);
  EXPECT_EQ(plain_text(document.inner), "  a\n      b\n  c\n      d\n");
}

TEST(Markdown, ExamplesAreIndentedInATerminal) {
  const Node document = parse_markdown("# T\n\n- one\n- two\n\n```\nx\n\ny\n```\n");
  EXPECT_EQ(plain_text(document.inner), "T\n=\n\n  - one\n  - two\n\n    x\n\n    y\n");
}

}  // namespace
}  // namespace feerie::guide
