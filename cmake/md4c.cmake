# The CMake package of Debian's libmd4c-dev also wants the library that writes HTML, which is in another
# package and not needed: `md4c::md4c` is made of what is found.
find_path(MD4C_INCLUDE_DIR md4c.h REQUIRED)
find_library(MD4C_LIBRARY md4c REQUIRED)
add_library(md4c::md4c UNKNOWN IMPORTED)
set_target_properties(md4c::md4c PROPERTIES
  IMPORTED_LOCATION "${MD4C_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${MD4C_INCLUDE_DIR}")
