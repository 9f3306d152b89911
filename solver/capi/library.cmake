# The library of the C interface: one shared object with all rules in it, which shows nothing but that interface.
# Whatever goes into it can stand anywhere in memory.
foreach(target feerie_solver feerie_web)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
endforeach()

# The version of the interface, which programs that were linked to it ask for.
file(STRINGS capi/feerie_c.h feerie_api_version REGEX "^#define FEERIE_API_VERSION ")
string(REGEX REPLACE ".* " "" feerie_api_version "${feerie_api_version}")

add_library(feerie_c SHARED capi/reading.cpp capi/solving.cpp capi/writing.cpp
  $<TARGET_OBJECTS:feerie_solver> $<TARGET_OBJECTS:feerie_web> $<TARGET_OBJECTS:feerie_variants>)
target_include_directories(feerie_c
  PRIVATE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_BINARY_DIR}/include
  INTERFACE ${CMAKE_CURRENT_SOURCE_DIR}/capi)
target_link_libraries(feerie_c PRIVATE feerie_flags fmt::fmt Threads::Threads libcsv::libcsv
  nlohmann_json::nlohmann_json utf8proc::utf8proc yaml-cpp)
set_target_properties(feerie_c PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
  VERSION ${feerie_api_version}.${PROJECT_VERSION} SOVERSION ${feerie_api_version})
if(WIN32)
  target_compile_definitions(feerie_c PRIVATE "FEERIE_API=__declspec(dllexport)")
elseif(NOT APPLE)
  # What the C++ library instantiates in it would be seen otherwise.
  set(symbols ${CMAKE_CURRENT_SOURCE_DIR}/capi/symbols.map)
  target_link_options(feerie_c PRIVATE -Wl,--version-script=${symbols})
  set_target_properties(feerie_c PROPERTIES LINK_DEPENDS ${symbols})
endif()
precompile_standard_headers(feerie_c)
