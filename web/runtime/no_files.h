// Included in front of yaml-cpp: it can also read files, of which there are none; Debian's libc++ for WebAssembly leaves
// streams of files out. Each of them fails, as one of a file that cannot be opened does.
#pragma once
#include <istream>
#include <string>

_LIBCPP_BEGIN_NAMESPACE_STD

template <class Character, class Traits>
class basic_ifstream : public basic_istream<Character, Traits> {
 public:
  explicit basic_ifstream(const string& /*name*/) : basic_istream<Character, Traits>(nullptr) {}
};

_LIBCPP_END_NAMESPACE_STD
