#include <stdexcept>

#include <dlfcn.h>

#include "guide/parser.h"

namespace feerie::guide {

int parse(std::string_view text, const MD_PARSER& parser, void* tree) {
  // The library stays loaded: other chapters may follow.
  void* const library = dlopen(FEERIE_MD4C, RTLD_NOW);
  void* const function = library == nullptr ? nullptr : dlsym(library, "md_parse");
  if (function == nullptr) {
    throw std::runtime_error(dlerror());
  }
  return reinterpret_cast<decltype(&md_parse)>(function)(
      text.data(), static_cast<MD_SIZE>(text.size()), &parser, tree);
}

}  // namespace feerie::guide
