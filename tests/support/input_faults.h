#pragma once

#include <string>
#include <string_view>

namespace feerie::test {

/// Reads a text to its end and checks what must hold of any text: every diagnostic has a place in
/// it and can be shown, and a problem is there exactly if nothing is wrong with it. Returns what
/// does not hold; empty if all does.
std::string fault_in(std::string_view text);

}  // namespace feerie::test
