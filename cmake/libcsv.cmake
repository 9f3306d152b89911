# Debian's libcsv has no CMake package of its own: `libcsv::libcsv` is made of what is found.
find_path(LIBCSV_INCLUDE_DIR csv.h REQUIRED)
find_library(LIBCSV_LIBRARY csv REQUIRED)
add_library(libcsv::libcsv UNKNOWN IMPORTED)
set_target_properties(libcsv::libcsv PROPERTIES
  IMPORTED_LOCATION "${LIBCSV_LIBRARY}"
  INTERFACE_INCLUDE_DIRECTORIES "${LIBCSV_INCLUDE_DIR}")
