#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace feerie {

/// The words of a text in lines of at most `width` columns, where words allow. All lines but the
/// first begin with `indent` blanks; the first one counts as if it did. No line end at the end.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width);

}  // namespace feerie
