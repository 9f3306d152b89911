# The C interface, tested in C and through the shared library, as others use it.
enable_language(C)
add_executable(c_tests capi/main.c capi/testing.c capi/reading_tests.c capi/solving_tests.c)
set_target_properties(c_tests PROPERTIES C_STANDARD 11 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
target_compile_options(c_tests PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  $<$<BOOL:${FEERIE_WERROR}>:-Werror>)
target_link_libraries(c_tests PRIVATE feerie_c Threads::Threads)
if(FEERIE_SANITIZE)
  target_compile_options(c_tests PRIVATE -fsanitize=${FEERIE_SANITIZE})
  target_link_options(c_tests PRIVATE -fsanitize=${FEERIE_SANITIZE})
endif()

# A test for each row of the table in main.c.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/capi/main.c)
file(STRINGS capi/main.c rows REGEX "^    TEST\\(")
foreach(row ${rows})
  string(REGEX REPLACE ".*\\((.*)\\).*" "\\1" name "${row}")
  add_test(NAME c.${name} COMMAND c_tests ${name})
  set_tests_properties(c.${name} PROPERTIES LABELS unit TIMEOUT ${FEERIE_HANGS_AFTER})
endforeach()
