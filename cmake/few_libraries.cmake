# Finding, loading and relocating libraries takes longer than solving a short problem. So the program brings along those of
# which Debian has archives, the C++ library, and fmt, of which it has none, but all that is needed to compile it, and it stays
# in memory where it was linked. Whatever else is built (the Python module, the library of the C interface, tests) loads them as
# usual. A distribution wants neither.
option(FEERIE_FEW_LIBRARIES "link the program with archives of libraries where there are some" OFF)

set(archives "")
if(FEERIE_FEW_LIBRARIES AND NOT FEERIE_SOURCES AND NOT FEERIE_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"
    AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  foreach(name boost_program_options yaml-cpp csv utf8proc)
    find_library(FEERIE_ARCHIVE_OF_${name} lib${name}.a)
    if(FEERIE_ARCHIVE_OF_${name})
      list(APPEND archives ${FEERIE_ARCHIVE_OF_${name}})
    else()
      message(STATUS "The program loads lib${name}, as there is no archive of it")
    endif()
  endforeach()
endif()

# Behind all objects that need them: what the archives give is not looked for in libraries any more, and those that nobody
# needs are not loaded. Which functions of fmt are defined nowhere else is known of version 9 only.
function(bring_libraries program)
  if(NOT archives)
    return()
  endif()
  if(fmt_VERSION MATCHES "^9\\.")
    target_sources(${program} PRIVATE fmt_definitions.cpp)
  endif()
  target_link_libraries(${program} PRIVATE feerie_solver ${archives})
  target_link_options(${program} PRIVATE -Wl,--as-needed -static-libstdc++ -static-libgcc -no-pie)
endfunction()
