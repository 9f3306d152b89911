# Checks of the sources: format, layers, habits, clang-tidy. All are scripts that also run by hand.
function(add_check name)
  add_test(NAME check.${name} COMMAND ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(check.${name} PROPERTIES LABELS checks TIMEOUT 1500)
endfunction()

add_check(format scripts/check_format)
add_check(habits scripts/check_habits)

add_custom_target(format COMMAND scripts/check_format --fix
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} COMMENT "Formatting all sources")
