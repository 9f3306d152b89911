#include "cli/option_table.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/completions.h"
#include "cli/help.h"
#include "cli/man_page.h"
#include "cli/option_values.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// The part of a text between two marks, the first one included; all that follows if the second one
/// is missing.
std::string part(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  if (begin == std::string::npos) return "";
  const std::size_t end = text.find(to, begin + from.size());
  return text.substr(begin, end == std::string::npos ? end : end - begin);
}

TEST(OptionTable, EveryOptionIsInHelpOfAllCommandsAndOfItsOwn) {
  const std::string all = help_text(Language::english);
  for (const Command& command : commands()) {
    EXPECT_THAT(all, HasSubstr("\n  feerie " + std::string(command.name))) << command.name;
    const std::string own = part(all, "\nOptions of " + std::string(command.name) + ":\n", "\n\n");
    for (const Option& option : command.options) {
      EXPECT_THAT(own + " ", HasSubstr("\n  " + written(option))) << command.name;
      EXPECT_THAT(help_text(command, Language::english), HasSubstr("\n  " + written(option)))
          << command.name;
    }
    for (const Option& option : options_of_all()) {
      EXPECT_THAT(help_text(command, Language::english),
                  HasSubstr("\n  --" + std::string(option.name)));
    }
  }
}

TEST(OptionTable, EveryOptionIsOnTheManualPage) {
  const std::string page = man_page(Language::english);
  for (const Command& command : commands()) {
    const std::string section = part(page, ".SS \"feerie " + std::string(command.name), "\n.S");
    EXPECT_NE(section, "") << command.name;
    for (const Option& option : command.options) {
      std::string name = "\\fB\\-\\-";
      for (const char c : option.name) name += c == '-' ? std::string("\\-") : std::string(1, c);
      EXPECT_THAT(section, HasSubstr(name)) << command.name;
    }
  }
}

TEST(OptionTable, EveryOptionIsCompletedInEachShell) {
  const std::string bash = completions("bash");
  const std::string zsh = completions("zsh");
  const std::string fish = completions("fish");
  for (const Command& command : commands()) {
    const std::string name(command.name);
    const std::string in_bash = part(bash, "\n    " + name + ")\n", "\n      ;;\n");
    const std::string words = part(in_bash, "options='", "'\n") + " ";
    const std::string in_zsh = part(zsh, "\n    " + name + ")\n", "\n      ;;\n");
    for (const Option& option : command.options) {
      const std::string flag = "--" + std::string(option.name);
      EXPECT_TRUE(words.find("'" + flag + " ") != std::string::npos ||
                  words.find(" " + flag + " ") != std::string::npos)
          << name << ' ' << flag;
      EXPECT_THAT(in_zsh, HasSubstr(flag + "[")) << name;
      EXPECT_THAT(fish, HasSubstr("from " + name + "' -l " + std::string(option.name) + " "));
    }
  }
}

TEST(OptionTable, WhatMeansSomethingToAShellIsQuoted) {
  EXPECT_THAT(completions("zsh"),
              AllOf(HasSubstr("YACPDB writes it, (!q2) for -*2q"), HasSubstr("N\\[K|M|G\\]")));
  EXPECT_THAT(completions("bash"), Not(HasSubstr("compgen -W '' ")));
}

TEST(OptionTable, TheManualPageHasNoAccidentalRequests) {
  const std::string page = man_page(Language::english);
  const std::set<std::string> known{".TH", ".SH", ".SS", ".TP", ".PP", ".br", "'\\\""};
  std::size_t begin = 0;
  for (std::size_t end = page.find('\n'); end != std::string::npos; end = page.find('\n', begin)) {
    const std::string line = page.substr(begin, end - begin);
    if (line.starts_with('.') || line.starts_with('\'')) {
      EXPECT_TRUE(known.contains(line.substr(0, 3))) << line;
    }
    begin = end + 1;
  }
}

TEST(OptionTable, HelpFitsIntoLines) {
  const std::string help = help_text(Language::english);
  std::size_t begin = 0;
  for (std::size_t end = help.find('\n'); end != std::string::npos; end = help.find('\n', begin)) {
    EXPECT_LE(end - begin, 100U) << help.substr(begin, end - begin);
    begin = end + 1;
  }
}

TEST(OptionTable, HelpIsInTheLanguageOfTheReader) {
  const std::string english = help_text(Language::english);
  for (const Language language : {Language::german, Language::french}) {
    const std::string help = help_text(language);
    for (const Command& command : commands()) {
      const std::string_view summary = texts::translate(language, command.summary);
      EXPECT_NE(summary, command.summary) << command.name;
      EXPECT_THAT(help_text(command, language), Not(HasSubstr("Options of all commands")));
      for (const Option& option : command.options) {
        EXPECT_NE(texts::translate(language, option.help), option.help) << option.name;
      }
    }
    EXPECT_NE(help, english);
    EXPECT_NE(man_page(language), man_page(Language::english));
  }
}

TEST(OptionTable, EveryOptionHasATextAndEachNameIsThereOnce) {
  for (const Command& command : commands()) {
    std::set<std::string_view> names;
    EXPECT_FALSE(command.summary.empty()) << command.name;
    for (const Option& option : command.options) {
      EXPECT_FALSE(option.help.empty()) << option.name;
      EXPECT_TRUE(names.insert(option.name).second) << command.name << ' ' << option.name;
      EXPECT_EQ(option.value == Value::nothing, option.placeholder.empty()) << option.name;
    }
  }
}

TEST(OptionTable, WordsOfAChoiceAreAccepted) {
  for (const std::string_view shell : words_of("bash|zsh|fish")) {
    EXPECT_TRUE(std::holds_alternative<Invocation>(parse({"completions", std::string(shell)})));
  }
  EXPECT_TRUE(std::holds_alternative<UsageError>(parse({"completions", "csh"})));
  const Command* const list = command_named("list");
  ASSERT_NE(list, nullptr);
  for (const std::string_view section : words_of(list->arguments.front().placeholder)) {
    EXPECT_TRUE(std::holds_alternative<Invocation>(parse({"list", std::string(section)})))
        << section;
  }
}

TEST(OptionTable, HelpOfACommandIsThatOfTheCommand) {
  const auto parsed = parse({"verify", "--help"});
  ASSERT_TRUE(std::holds_alternative<Invocation>(parsed));
  EXPECT_EQ(std::get<Invocation>(parsed).task, Task::help);
  EXPECT_EQ(std::get<Invocation>(parsed).word, "verify");
  EXPECT_EQ(std::get<Invocation>(parse({"--help"})).word, "");
}

}  // namespace
}  // namespace feerie::cli
