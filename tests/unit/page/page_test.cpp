#include "page/page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace feerie::page {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The data within a page.
nlohmann::json data_of(const std::string& page) {
  const std::string begin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t at = page.find(begin) + begin.size();
  return nlohmann::json::parse(page.substr(at, page.find("</script>", at) - at));
}

verify::Finding finding(const std::string& title) {
  verify::Finding made;
  made.file = "a.inp";
  made.index = 1;
  made.title = title;
  made.verdict = verify::Verdict::sound;
  made.seconds = 1.5;
  return made;
}

TEST(Page, HasWhatWasFound) {
  const std::string page =
      html_of({{finding("A title")}, "1 problem: 1 sound", "feerie 1.0", false});
  const auto data = data_of(page);
  EXPECT_EQ(data["summary"], "1 problem: 1 sound");
  EXPECT_EQ(data["findings"][0]["title"], "A title");
  EXPECT_EQ(data["findings"][0]["verdict"], "sound");
  EXPECT_FALSE(data["findings"][0].contains("seconds"));
  EXPECT_EQ(data["figures"]["G"], nlohmann::json::parse(R"(["queen", 180])"));
  EXPECT_EQ(data["walks"]["G"], "grasshopper");
  EXPECT_THAT(page, HasSubstr("Made by feerie 1.0."));
  EXPECT_THAT(page, HasSubstr("id=\"feerie-knight\""));
}

TEST(Page, SpeaksTheLanguageOfItsReader) {
  const std::string page = html_of({.findings = {finding("A title")},
                                    .summary = "",
                                    .program = "feerie 1.0",
                                    .language = Language::german});
  EXPECT_THAT(page, HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(page, HasSubstr("<h1>Geprüfte Probleme</h1>"));
  EXPECT_THAT(page, HasSubstr("Erstellt mit feerie 1.0."));
  EXPECT_THAT(page, Not(HasSubstr("@SAY")));
  const auto data = data_of(page);
  EXPECT_EQ(data["texts"]["One move back"], "Einen Zug zurück");
  EXPECT_EQ(data["verdict_names"]["sound"], "korrekt");
  EXPECT_EQ(data["findings"][0]["verdict"], "sound");
  EXPECT_EQ(data["walks"]["G"], "Grashüpfer");
}

/// A text that the catalogue does not have would be shown in English.
TEST(Page, HasAllTextsOfItsScriptInFrench) {
  const auto data = data_of(
      html_of({.findings = {}, .summary = "", .program = "", .language = Language::french}));
  EXPECT_GT(data["texts"].size(), 30U);
  EXPECT_EQ(data["texts"]["Twins"], "Jumeaux");
}

TEST(Page, TellsTimesOnlyIfTheyAreWanted) {
  const auto data = data_of(html_of({{finding("")}, "", "", true}));
  EXPECT_EQ(data["findings"][0]["seconds"], 1.5);
}

TEST(Page, NothingOfTheInputEndsTheScript) {
  const std::string title = "</script><script>alert(1)</script> @JS@ @DATA@";
  const std::string page = html_of({{finding(title)}, "", "", false});
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_EQ(data_of(page)["findings"][0]["title"], title);
}

TEST(Page, LoadsNothing) {
  const std::string page = html_of({{}, "", "", false});
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("url(http")));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

}  // namespace
}  // namespace feerie::page
