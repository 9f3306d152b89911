// The functions of fmt themselves, for a program that does not load the library
// (cmake/few_libraries.cmake). The header has all of them; these two are instantiated nowhere else.
#include <fmt/format-inl.h>

template auto fmt::detail::thousands_sep_impl(locale_ref) -> thousands_sep_result<char>;
template auto fmt::detail::decimal_point_impl(locale_ref) -> char;
