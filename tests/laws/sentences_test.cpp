#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/entries.h"
#include "game/sources.h"
#include "game/walk.h"
#include "input/options.h"
#include "problem/stipulation_words.h"

/// Whoever lists the catalogues reads a sentence about each entry, in three languages, and where it
/// comes from.
namespace feerie::test {
namespace {

constexpr Language languages[] = {Language::english, Language::german, Language::french};

/// An entry of a catalogue, the sentence about it and its source.
struct Sentence {
  std::string name;
  Names text;
  std::string_view source;
};

template <class T>
void add(std::vector<Sentence>& sentences) {
  for (const T* entry : Catalogue<T>::all()) {
    sentences.push_back({std::string(entry->names.english), entry->summary, entry->source});
  }
}

/// What all catalogues say; traditional names stand for others and say nothing of their own.
std::vector<Sentence> all_sentences() {
  std::vector<Sentence> sentences;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (!condition->stands_for.empty()) continue;
    sentences.push_back(
        {std::string(condition->names.english), condition->summary, condition->source});
  }
  add<Walk>(sentences);
  add<Trait>(sentences);
  add<Goal>(sentences);
  for (const stipulation::Prefix& form : stipulation::prefixes()) {
    sentences.push_back({"stipulation " + std::string(form.text), form.summary, form.source});
  }
  for (const OptionEntry& option : option_entries()) {
    sentences.push_back({std::string(option.names.english), option.summary, option.source});
  }
  return sentences;
}

bool has_any(std::string_view text, std::initializer_list<std::string_view> parts) {
  return std::ranges::any_of(
      parts, [text](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

TEST(Sentences, AreThereInAllLanguages) {
  for (const Sentence& sentence : all_sentences()) {
    for (const Language language : languages) {
      EXPECT_FALSE(sentence.text.in(language).empty())
          << sentence.name << ", language " << static_cast<int>(language);
    }
  }
}

TEST(Sentences, HaveASource) {
  for (const Sentence& sentence : all_sentences()) {
    EXPECT_FALSE(sentence.source.empty()) << sentence.name;
    EXPECT_FALSE(sentence.source.ends_with('.')) << sentence.name;
  }
}

TEST(Sentences, SourcesSaidInWordsAreThereInAllLanguages) {
  for (const Names& words : sources::in_words) {
    for (const Language language : languages) {
      EXPECT_FALSE(words.in(language).empty()) << words.english;
      EXPECT_EQ(sources::in(words.english, language), words.in(language));
    }
  }
  EXPECT_EQ(sources::in("a book", Language::french), "a book");
}

TEST(Sentences, DifferFromLanguageToLanguage) {
  for (const Sentence& sentence : all_sentences()) {
    EXPECT_NE(sentence.text.english, sentence.text.german) << sentence.name;
    EXPECT_NE(sentence.text.english, sentence.text.french) << sentence.name;
    EXPECT_NE(sentence.text.german, sentence.text.french) << sentence.name;
  }
}

TEST(Sentences, AreShortAndHaveNoFullStop) {
  constexpr std::size_t most = 140;
  for (const Sentence& sentence : all_sentences()) {
    for (const Language language : languages) {
      const std::string_view text = sentence.text.in(language);
      ASSERT_FALSE(text.empty()) << sentence.name;
      EXPECT_LE(character_count(text), most) << text;
      EXPECT_FALSE(has_any(text.substr(text.size() - 1), {".", ",", ";", ":", " "})) << text;
      EXPECT_FALSE(has_any(text, {"  ", "\n", "\t"}) || text.front() == ' ') << text;
    }
  }
}

TEST(Sentences, ArePunctuatedAsTheLanguageDoes) {
  for (const Sentence& sentence : all_sentences()) {
    EXPECT_FALSE(has_any(sentence.text.english, {" ;", " :"})) << sentence.text.english;
    EXPECT_FALSE(has_any(sentence.text.german, {" ;", " :"})) << sentence.text.german;
    const std::string_view french = sentence.text.french;
    for (std::size_t at = 0; at < french.size(); ++at) {
      const bool mark = french[at] == ';' || french[at] == ':';
      EXPECT_TRUE(!mark || (at > 0 && french[at - 1] == ' ')) << french;
    }
  }
}

TEST(Sentences, AreWrittenWithUmlautsAndAccents) {
  for (const Sentence& sentence : all_sentences()) {
    EXPECT_FALSE(
        has_any(sentence.text.german, {"fuer", "ueber", "oenn", "oenig", "aeuf", "laeg", "laehm",
                                       "rueck", "aendert", "uess", "oess", "uepf"}))
        << sentence.text.german;
    EXPECT_FALSE(has_any(sentence.text.french,
                         {"piece", " a la ", "echec", "echiquier", "derniere", "premiere", " meme",
                          "controle", "arrivee", "deplac", "etre ", "rangee"}))
        << sentence.text.french;
  }
}

TEST(Sentences, TraditionalNamesStandForConditions) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->stands_for.empty()) continue;
    const Condition* meant = Catalogue<Condition>::named(condition->stands_for);
    ASSERT_NE(meant, nullptr) << condition->names.english;
    EXPECT_TRUE(condition->summary.english.empty()) << condition->names.english;
    for (const std::string_view word : condition->preset) {
      EXPECT_NE(Catalogue<Word>::named(word), nullptr) << condition->names.english << ' ' << word;
    }
  }
}

}  // namespace
}  // namespace feerie::test
