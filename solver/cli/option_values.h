#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/program_options.hpp>

#include "core/language.h"

/// Values of command line options.
namespace feerie::cli {

using Words = std::vector<std::string>;

/// Options that make no sense, told in the language of the user.
class Misuse : public boost::program_options::error {
 public:
  /// `english`: a text that is marked for translation, with a place `{}` for each of the parts.
  explicit Misuse(std::string_view english, std::vector<std::string> parts = {});
  [[nodiscard]] std::string in(Language language) const;

 private:
  std::string_view english_;
  std::vector<std::string> parts_;
};

/// What is wrong with the command line, in the language.
std::string text_of(const boost::program_options::error& error, Language language);

/// The value of the option, or another one if it was not given.
template <class T>
T value_or(const boost::program_options::variables_map& given, const char* name,
           const T& otherwise) {
  return given.count(name) > 0 ? given[name].as<T>() : otherwise;
}

/// Nothing if the option was not given. Throws Misuse for a number below the least.
std::optional<int> number_from(const boost::program_options::variables_map& given, const char* name,
                               int least);

/// Bytes. Throws Misuse for a text that is no size, such as `512M`.
std::size_t memory_from(const boost::program_options::variables_map& given, const char* name,
                        std::size_t otherwise);

/// The value of `--language`: `en`, `de` or `fr`. Throws Misuse for anything else.
Language language_from(const boost::program_options::variables_map& given,
                       Language otherwise = Language::english);

/// The language of the environment: the first that is set of LC_ALL, LC_MESSAGES and LANG decides,
/// as everywhere; English if it names none of the three languages.
Language language_of_environment();

/// How many threads can run at the same time, at least 1.
int processors();

}  // namespace feerie::cli
