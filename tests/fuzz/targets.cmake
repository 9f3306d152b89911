# A fuzz target is one file NAME_fuzz.cpp with seeds in corpus/NAME. With libFuzzer (preset fuzz) the
# test runs it for some seconds, otherwise it replays the seeds.
set(FEERIE_FUZZ_SECONDS 20 CACHE STRING "how long the test runs each fuzz target")
add_custom_target(fuzz_targets)

function(add_fuzz_target name)
  add_executable(${name}_fuzz fuzz/${name}_fuzz.cpp)
  target_link_libraries(${name}_fuzz PRIVATE test_support feerie_variants)
  set(seeds ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${name})
  if(FEERIE_FUZZ)
    target_link_options(${name}_fuzz PRIVATE -fsanitize=fuzzer)
    set(grown ${CMAKE_CURRENT_BINARY_DIR}/corpus_${name})
    file(MAKE_DIRECTORY ${grown})
    add_test(NAME fuzz.${name}
      COMMAND ${name}_fuzz -max_total_time=${FEERIE_FUZZ_SECONDS} -timeout=20 ${grown} ${seeds})
  else()
    target_sources(${name}_fuzz PRIVATE fuzz/replay.cpp)
    add_test(NAME fuzz.${name} COMMAND ${name}_fuzz ${seeds})
  endif()
  set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT ${FEERIE_HANGS_AFTER})
  add_dependencies(fuzz_targets ${name}_fuzz)
endfunction()

add_fuzz_target(play)
add_fuzz_target(read)
add_fuzz_target(solve)
