# Checks of the sources: scripts that also run by hand. Time limits only end what hangs: they are so
# long that no slow machine meets them.
function(add_check name)
  add_test(NAME check.${name} COMMAND ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(check.${name} PROPERTIES LABELS checks TIMEOUT ${FEERIE_HANGS_AFTER})
endfunction()

add_check(format scripts/check_format)
add_check(habits scripts/check_habits)
add_check(layers scripts/check_layers)
add_check(names scripts/check_names $<TARGET_FILE:feerie>)

# Trying the faults takes an hour; that each still stands in the sources is seen at once.
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
add_check(mutants_fit Python3::Interpreter scripts/mutants --check)

# The linter takes longer than all tests together: a group of its own. A
# limit of many days stands for none: without one CTest would take its own of 25 minutes.
cmake_host_system_information(RESULT processors QUERY NUMBER_OF_LOGICAL_CORES)
add_check(tidy scripts/check_tidy ${PROJECT_BINARY_DIR})
set_tests_properties(check.tidy PROPERTIES LABELS lint TIMEOUT 1000000 PROCESSORS ${processors})

# Do the checks find what they are there to find? Each runs on bad files and must say exactly what
# is expected beside them.
foreach(check habits layers names)
  add_check(${check}_itself ${CMAKE_CURRENT_SOURCE_DIR}/checks/expect ${check})
endforeach()

add_check(new_condition ${CMAKE_CURRENT_SOURCE_DIR}/checks/new_condition)

# Is docs/conditions.md what its generator writes?
add_check(conditions_page Python3::Interpreter scripts/index_conditions --check $<TARGET_FILE:feerie>)
add_check(conditions_page_itself ${CMAKE_CURRENT_SOURCE_DIR}/checks/index_conditions)

add_check(links Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/links)

# Is JSON what its schema promises? On problems of all kinds, and on such with errors.
file(GLOB json_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/problems/*.inp
  ${PROJECT_SOURCE_DIR}/problems/errors/*.inp ${PROJECT_SOURCE_DIR}/problems/orthodox/*.inp
  ${PROJECT_SOURCE_DIR}/problems/retro/retractors.inp)
add_check(json_rows Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/json_rows
  $<TARGET_FILE:feerie> ${json_files})

# Is what is known of the past as JSON what its schema promises, and is it true?
file(GLOB past_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/problems/retro/*.inp
  ${PROJECT_SOURCE_DIR}/problems/errors/*.inp)
add_check(retro_rows Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/retro_rows
  $<TARGET_FILE:feerie> ${past_files})

# Does every published problem solve as it was published, and are problems of all kinds there?
add_check(published Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/published
  $<TARGET_FILE:feerie> problems/published)
add_check(published_itself ${CMAKE_CURRENT_SOURCE_DIR}/checks/published_itself $<TARGET_FILE:feerie>)

# Is nothing lost when a batch is killed, resumed, divided?
add_check(verify Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/verify $<TARGET_FILE:feerie> problems)

# Does a long run survive what happens to it?
add_check(survival Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/survival $<TARGET_FILE:feerie>)

# Does the program ask for large pages in time?
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT FEERIE_SANITIZE)
  add_check(large_pages Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/large_pages $<TARGET_FILE:feerie>)
  set_tests_properties(check.large_pages PROPERTIES SKIP_RETURN_CODE 77)
endif()

# Does the set that is measured mean the same work each time?
add_check(bench Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/bench $<TARGET_FILE:feerie>)

# Is a problem that was split, solved job by job and merged the same as one run?
add_check(split Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/split $<TARGET_FILE:feerie>)

# Do the commands for collections agree with each other?
add_check(collections Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/collections
  $<TARGET_FILE:feerie> problems)

# Does a broken file harm nothing but itself? More of them by hand.
add_check(broken_collections Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/broken_collections
  $<TARGET_FILE:feerie>)

# Are diagrams drawn as reviewed, in all formats?
add_check(diagram Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/diagram $<TARGET_FILE:feerie>)

# Is text for YACPDB written as reviewed?
add_check(yacpdb Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/yacpdb $<TARGET_FILE:feerie>)

# Can others build on what is installed?
add_check(install ${CMAKE_CURRENT_SOURCE_DIR}/checks/install ${PROJECT_BINARY_DIR} ${FEERIE_PYTHON_EXECUTABLE})

# The Python module: its tests, its examples.
if(FEERIE_PYTHON)
  add_check(python ${CMAKE_COMMAND} -E env PYTHONPATH=${PROJECT_BINARY_DIR}/python FEERIE_PROGRAM=$<TARGET_FILE:feerie>
    ${FEERIE_PYTHON_EXECUTABLE} -m unittest discover --start-directory python/tests)
endif()

# Does the shared library show what the header of the C interface declares, and nothing else?
add_check(symbols ${CMAKE_CURRENT_SOURCE_DIR}/checks/symbols $<TARGET_FILE:feerie_c> solver/capi/feerie_c.h)

# Do shells complete what there is?
add_check(completions ${CMAKE_CURRENT_SOURCE_DIR}/checks/completions $<TARGET_FILE:feerie>)

# Can the pages for man be typeset, in all languages?
add_check(man_pages ${CMAKE_CURRENT_SOURCE_DIR}/checks/man_pages $<TARGET_FILE:feerie>)

# Is each entry found by all its names, and are the pages of the reference whole?
add_check(manual Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/manual $<TARGET_FILE:feerie>)

# Does every example of the chapters of the manual give what stands behind it, in all languages?
add_check(chapters Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/chapters $<TARGET_FILE:feerie>)

# Has every entry of the reference an example, and does the program print what is told of it?
add_check(examples Python3::Interpreter scripts/examples --check $<TARGET_FILE:feerie>)

# Does every example print other moves than without its entry?
add_check(example_effects Python3::Interpreter scripts/example_effects $<TARGET_FILE:feerie>)

# Can strangers do what they came for, with as many commands as README.md says?
add_check(strangers ${CMAKE_CURRENT_SOURCE_DIR}/checks/strangers $<TARGET_FILE:feerie>)

# Is all that the program says gathered and translated?
add_check(texts Python3::Interpreter scripts/texts --check)
add_check(untranslated Python3::Interpreter scripts/untranslated)

# Does the program speak the language of its user?
add_check(languages Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/languages $<TARGET_FILE:feerie>)

# What does a terminal get, and what a pipe?
add_check(terminal Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/checks/terminal $<TARGET_FILE:feerie>)

# The program as a program.
add_test(NAME cli COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/checks/cli $<TARGET_FILE:feerie>)
set_tests_properties(cli PROPERTIES TIMEOUT ${FEERIE_HANGS_AFTER})

add_custom_target(format COMMAND scripts/check_format --fix
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} COMMENT "Formatting all sources")

# Is docs/deviations.md what the records of tests/deviations give, and does each have a test that exists?
add_check(deviations_page Python3::Interpreter scripts/deviations --check)
add_check(deviations_page_itself ${CMAKE_CURRENT_SOURCE_DIR}/checks/deviations)

# feerie's side of the records of tests/deviations, which scripts/replay_deviations compares with the peer.
add_test(NAME deviations
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/scripts/replay_deviations --feerie $<TARGET_FILE:feerie>)
set_tests_properties(deviations PROPERTIES TIMEOUT ${FEERIE_HANGS_AFTER})
