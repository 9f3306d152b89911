#include "core/unicode.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

TEST(Decoded, KeepsUtf8) {
  EXPECT_EQ(decoded("title plain\n"), "title plain\n");
  EXPECT_EQ(decoded("title \xc3\x89nonc\xc3\xa9\n"), "title \xc3\x89nonc\xc3\xa9\n");
}

TEST(Decoded, ReadsEverythingElseAsWindows1252) {
  EXPECT_EQ(decoded("\xc9nonc\xe9"), "\xc3\x89nonc\xc3\xa9");
  EXPECT_EQ(decoded("\x93\x80\x94"), "\xe2\x80\x9c\xe2\x82\xac\xe2\x80\x9d");
  EXPECT_EQ(decoded("\x81"), "\xc2\x81");
  EXPECT_EQ(decoded("\xc3\xa9\xff"), "\xc3\x83\xc2\xa9\xc3\xbf");
}

TEST(Decoded, JudgesEveryLineByItself) {
  EXPECT_EQ(decoded("\xe9\n\xc3\xa9\r\n\xe9\r\xc3\xa9"),
            "\xc3\xa9\n\xc3\xa9\r\n\xc3\xa9\r\xc3\xa9");
}

TEST(Decoded, DropsAByteOrderMarkAtTheBeginningOfALine) {
  EXPECT_EQ(decoded("\xef\xbb\xbf"
                    "begin\n\xef\xbb\xbf"
                    "begin"),
            "begin\nbegin");
}

TEST(Characters, AreCountedAndCut) {
  constexpr std::string_view text = "a\xc3\xa9\xf0\x9f\x99\x82\xff";
  EXPECT_EQ(character_count(text), 4U);
  EXPECT_EQ(bytes_of_characters(text, 0), 0U);
  EXPECT_EQ(bytes_of_characters(text, 2), 3U);
  EXPECT_EQ(bytes_of_characters(text, 100), text.size());
  EXPECT_EQ(cut(text, 2), "a");
  EXPECT_EQ(cut(text, 3), "a\xc3\xa9");
  EXPECT_EQ(cut(text, 100), text);
  EXPECT_EQ(first_character("").length, 0U);
}

TEST(DisplayWidth, CountsColumns) {
  EXPECT_EQ(display_width("abc"), 3U);
  EXPECT_EQ(display_width("L\xc3\xb6rinc"), 6U);
  EXPECT_EQ(display_width("Lo\xcc\x88rinc"), 6U);  // a letter and a mark of its own
  EXPECT_EQ(display_width("\xe6\xa3\x8b"), 2U);    // a Chinese character
}

TEST(Characters, AreOfKinds) {
  EXPECT_TRUE(is_letter(0xe9));
  EXPECT_TRUE(is_letter(0x301));
  EXPECT_FALSE(is_letter('1'));
  EXPECT_FALSE(is_letter(-1));
  EXPECT_TRUE(is_dash(0x2013));
  EXPECT_TRUE(is_dash('-'));
  EXPECT_TRUE(is_apostrophe(0x2019));
  EXPECT_TRUE(is_space(0xa0));
  EXPECT_FALSE(is_space('\n'));
}

TEST(Printable, KeepsUtf8AndEscapesTheRest) {
  EXPECT_EQ(printable("\xc3\xa9\xe2\x99\x94\xf0\x9f\x99\x82"),
            "\xc3\xa9\xe2\x99\x94\xf0\x9f\x99\x82");
  EXPECT_EQ(printable("a\tb"), "a\tb");
  EXPECT_EQ(printable("\x1b[1m"), "\\x1b[1m");
  EXPECT_EQ(printable("\xc2\x9b"), "\\x9b");        // an escape sequence of one character
  EXPECT_EQ(printable("\xe2\x80\xae"), "\\x202e");  // turns the direction of writing
  EXPECT_EQ(printable("\xff\xc3"), "\\xff\\xc3");
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");           // overlong
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half a surrogate pair
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");
}

}  // namespace
}  // namespace feerie
