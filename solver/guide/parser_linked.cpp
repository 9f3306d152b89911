#include "guide/parser.h"

namespace feerie::guide {

int parse(std::string_view text, const MD_PARSER& parser, void* tree) {
  return md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, tree);
}

}  // namespace feerie::guide
