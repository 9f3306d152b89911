# Options of the build and the interface library `feerie_flags` that carries them.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "kind of build" FORCE)
endif()

# Whoever builds without a preset gets what a distribution wants: warnings stay warnings, and the program runs on every
# processor of the kind. The presets set both otherwise.
option(FEERIE_WERROR "treat warnings as errors" OFF)
option(FEERIE_COVERAGE "count which lines are run" OFF)
option(FEERIE_BENCHMARKS "build the benchmarks of inner loops (Google Benchmark)" OFF)
option(FEERIE_FUZZ "build the fuzz targets with libFuzzer (clang)" OFF)
option(FEERIE_PYTHON "build the Python module (python3-dev, pybind11-dev)" OFF)
option(FEERIE_LTO "optimise across files when linking" OFF)
option(FEERIE_OLD_CPU "run on x86 processors from before 2009 too" ON)
option(FEERIE_NATIVE "build for the processor of this machine alone" OFF)
option(FEERIE_STATIC "link the program with nothing that has to be loaded (needs FEERIE_SOURCES); build nothing else" OFF)
set(FEERIE_PROFILE "" CACHE STRING
    "generate: count how often code runs, refine: count again where it was put, use: build for what was counted (scripts/tuned)")
set(FEERIE_SANITIZE "" CACHE STRING "sanitizers, separated by commas: address,undefined")

find_program(FEERIE_CCACHE ccache)
if(FEERIE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${FEERIE_CCACHE})
endif()

add_library(feerie_flags INTERFACE)
target_compile_options(feerie_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion $<$<BOOL:${FEERIE_WERROR}>:-Werror>
  # False alarms about concatenated strings: https://gcc.gnu.org/bugzilla/show_bug.cgi?id=105329
  # What they are about is found by the sanitizers.
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")

# Sets of squares are counted everywhere: with one instruction where it is known that there is one.
include(CheckCXXCompilerFlag)
if(FEERIE_NATIVE)
  target_compile_options(feerie_flags INTERFACE -march=native)
  # A board is copied right after some of its sets were written. To read them in pieces much larger than those in which they
  # were written takes some processors long.
  check_cxx_compiler_flag(-mmove-max=128 FEERIE_KNOWS_MOVE_MAX)
  if(FEERIE_KNOWS_MOVE_MAX)
    target_compile_options(feerie_flags INTERFACE -mmove-max=128 -mstore-max=128)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(feerie_flags INTERFACE -mprefer-vector-width=128)
  endif()
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND NOT FEERIE_OLD_CPU)
  check_cxx_compiler_flag(-march=x86-64-v2 FEERIE_KNOWS_X86_64_V2)
  if(FEERIE_KNOWS_X86_64_V2)
    target_compile_options(feerie_flags INTERFACE -march=x86-64-v2)
  endif()
endif()

if(FEERIE_SANITIZE)
  set(sanitize -fsanitize=${FEERIE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # GCC takes std::regex for uninitialised where it is instrumented: https://gcc.gnu.org/bugzilla/show_bug.cgi?id=105562
  target_compile_options(feerie_flags INTERFACE ${sanitize} $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_compile_definitions(feerie_flags INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(feerie_flags INTERFACE ${sanitize})
endif()

if(FEERIE_COVERAGE)
  target_compile_options(feerie_flags INTERFACE --coverage)
  target_link_options(feerie_flags INTERFACE --coverage)
endif()

if(FEERIE_FUZZ)
  # Everything is instrumented; only the fuzz targets get libFuzzer's main.
  target_compile_options(feerie_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(feerie_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(FEERIE_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

# Loading libraries takes longer than solving a short problem. Code that stays where it was linked finds its tables faster.
if(FEERIE_STATIC)
  target_compile_options(feerie_flags INTERFACE -fno-pie)
  target_link_options(feerie_flags INTERFACE -static -no-pie)
endif()

# The counts are kept beside the objects that they belong to, so that all these builds have to share a folder.
if(FEERIE_PROFILE)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$" OR NOT FEERIE_PROFILE MATCHES "^(generate|refine|use)$")
    message(FATAL_ERROR "FEERIE_PROFILE is generate, refine or use, and needs GCC or clang")
  endif()
  if(FEERIE_PROFILE STREQUAL "refine" AND NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "FEERIE_PROFILE=refine needs clang")
  endif()
  set(counts ${CMAKE_BINARY_DIR}/profile)
  set(profile -fprofile-${FEERIE_PROFILE}=${counts})
  # With clang, scripts/tuned puts what several runs have counted together. The first counts tell of a function how often
  # it is run from all places together. What is built for them counts again, in each place that a function was copied to.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT FEERIE_PROFILE STREQUAL "generate")
    set(profile -fprofile-use=${counts}/all.profdata)
    if(FEERIE_PROFILE STREQUAL "refine")
      list(APPEND profile -fcs-profile-generate=${counts}/refined)
    endif()
  endif()
  # Most rules are in few problems of the counted run: code that it hardly reached is built as without counts
  # (-fprofile-partial-training), and what it ran little is not made small instead of fast (hot-bb-count-ws-permille).
  if(FEERIE_PROFILE STREQUAL "use" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND profile -fprofile-partial-training --param=hot-bb-count-ws-permille=1000 -Wno-missing-profile)
  endif()
  target_compile_options(feerie_flags INTERFACE ${profile})
  target_link_options(feerie_flags INTERFACE ${profile})
  # clang notes down besides in which order functions are called first: those of a start lie side by side then.
  if(FEERIE_PROFILE STREQUAL "generate" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(feerie_flags INTERFACE "SHELL:-mllvm -pgo-temporal-instrumentation")
  endif()
  if(FEERIE_PROFILE MATCHES "^(refine|use)$" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # Nor does clang make small what it ran little, and what makes up 999 of 1,000 counts is run much: by itself it
    # takes 990, which are hardly more than orthodox play.
    foreach(setting -pgso=false -profile-summary-cutoff-hot=999000)
      target_compile_options(feerie_flags INTERFACE "SHELL:-mllvm ${setting}")
      target_link_options(feerie_flags INTERFACE -Wl,-mllvm,${setting})
    endforeach()
    include(CheckLinkerFlag)
    check_linker_flag(CXX LINKER:--bp-startup-sort=none FEERIE_SORTS_FUNCTIONS)
    if(FEERIE_SORTS_FUNCTIONS AND FEERIE_PROFILE STREQUAL "use")
      target_link_options(feerie_flags INTERFACE LINKER:--irpgo-profile=${counts}/all.profdata LINKER:--bp-startup-sort=function)
    endif()
    # Each part of the program begins where a large page of the file begins, so that Linux can put it on large pages if it
    # has read the file in large pieces (scripts/tuned writes it so). lld leaves less room between parts by itself.
    check_linker_flag(CXX LINKER:-z,separate-loadable-segments FEERIE_SEPARATES_SEGMENTS)
    if(FEERIE_SEPARATES_SEGMENTS AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|aarch64)$")
      target_link_options(feerie_flags INTERFACE LINKER:-z,separate-loadable-segments LINKER:-z,max-page-size=0x200000)
    endif()
  endif()
endif()

# Most files are short and include much of the standard library: reading that once for all of them
# saves a third of the time of the build.
function(precompile_standard_headers target)
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <bit> <chrono> <cstdint>
    <functional> <memory> <optional> <span> <stdexcept> <string> <string_view> <utility> <variant>
    <vector> <fmt/format.h>)
endfunction()

# Includes the sources.cmake of each of the folders that has one; a list that appears or vanishes
# later configures the build anew.
macro(include_source_lists)
  foreach(folder ${ARGN})
    file(GLOB source_list CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/sources.cmake)
    if(source_list)
      include(${source_list})
    endif()
  endforeach()
endmacro()
