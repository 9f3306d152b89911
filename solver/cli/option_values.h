#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <boost/program_options.hpp>

#include "core/language.h"

/// Values of command line options.
namespace feerie::cli {

using Words = std::vector<std::string>;

/// The value of the option, or another one if it was not given.
template <class T>
T value_or(const boost::program_options::variables_map& given, const char* name, T otherwise) {
  return given.count(name) > 0 ? given[name].as<T>() : otherwise;
}

/// Nothing if the option was not given. Throws po::error for a number below the least.
std::optional<int> number_from(const boost::program_options::variables_map& given, const char* name,
                               int least);

/// Bytes. Throws po::error for a text that is no size, such as `512M`.
std::size_t memory_from(const boost::program_options::variables_map& given, const char* name,
                        std::size_t otherwise);

/// The value of `--language`: `en`, `de` or `fr`. Throws po::error for anything else.
Language language_from(const boost::program_options::variables_map& given,
                       Language otherwise = Language::english);

/// The language of the environment: the first that is set of LC_ALL, LC_MESSAGES and LANG decides,
/// as everywhere; English if it names none of the three languages.
Language language_of_environment();

/// How many threads can run at the same time, at least 1.
int processors();

}  // namespace feerie::cli
