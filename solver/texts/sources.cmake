# The translations are part of the program; it is built anew when they change.
set(texts_file ${CMAKE_CURRENT_SOURCE_DIR}/texts/texts.json)
file(READ ${texts_file} texts_json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${texts_file})
configure_file(texts/files.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/texts_files.cpp @ONLY)
target_sources(feerie_solver PRIVATE
  texts/texts.cpp
  texts/system_error.cpp
  texts/told.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/texts_files.cpp
)
