# Finding, loading and relocating libraries takes longer than solving a short problem. So the program brings along those of
# which Debian has archives, the C++ library, and fmt, of which it has none, but all that is needed to compile it, and it stays
# in memory where it was linked. Whatever else is built (the Python module, the library of the C interface, tests) loads them as
# usual. A distribution wants neither.
option(FEERIE_FEW_LIBRARIES "link the program with archives of libraries where there are some" OFF)

# All of them or none: a library that is loaded would bring a second C++ library along. Which functions of fmt are defined nowhere
# else is known of version 9 only.
set(archives "")
if(FEERIE_FEW_LIBRARIES AND NOT FEERIE_SOURCES AND NOT FEERIE_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"
    AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND fmt_VERSION MATCHES "^9\\.")
  foreach(name boost_program_options yaml-cpp csv utf8proc)
    find_library(FEERIE_ARCHIVE_OF_${name} lib${name}.a)
    list(APPEND archives ${FEERIE_ARCHIVE_OF_${name}})
  endforeach()
  if(archives MATCHES "NOTFOUND")
    message(STATUS "The program loads its libraries, as there are not archives of all: ${archives}")
    set(archives "")
  endif()
endif()

# Each function may lie where it is wanted, and those that nobody calls are left out.
if(archives)
  target_compile_options(feerie_flags INTERFACE -ffunction-sections -fdata-sections)
endif()

# Behind all objects that need them: what the archives give is not looked for in libraries any more, and those that nobody
# needs are not loaded.
function(bring_libraries program)
  if(archives)
    target_sources(${program} PRIVATE fmt_definitions.cpp)
    target_link_libraries(${program} PRIVATE feerie_solver ${archives})
    target_link_options(${program} PRIVATE -Wl,--as-needed -Wl,--gc-sections -static-libstdc++ -static-libgcc -no-pie)
  endif()
endfunction()
