# The libraries that the module needs, built from Debian's sources for WebAssembly: there are no packages for it.
# FEERIE_SOURCES: the folder into which scripts/page has put them.
enable_language(C)
set(FEERIE_SOURCES "" CACHE PATH "unpacked Debian sources of fmtlib, utf8proc, libcsv, yaml-cpp")
if(NOT FEERIE_SOURCES)
  message(FATAL_ERROR "scripts/page builds the module; by hand, FEERIE_SOURCES has to be told")
endif()

# A library of C or C++: its sources, the folder of its headers.
function(add_foreign_library name headers)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} SYSTEM PUBLIC ${headers})
  target_compile_options(${name} PRIVATE -w)
endfunction()

add_foreign_library(fmt ${FEERIE_SOURCES}/fmtlib/include ${FEERIE_SOURCES}/fmtlib/src/format.cc)
add_library(fmt::fmt ALIAS fmt)

add_foreign_library(utf8proc ${FEERIE_SOURCES}/utf8proc ${FEERIE_SOURCES}/utf8proc/utf8proc.c)
target_compile_definitions(utf8proc PUBLIC UTF8PROC_STATIC)
add_library(utf8proc::utf8proc ALIAS utf8proc)

add_foreign_library(csv ${FEERIE_SOURCES}/libcsv ${FEERIE_SOURCES}/libcsv/libcsv.c)
add_library(libcsv::libcsv ALIAS csv)

file(GLOB yaml_sources ${FEERIE_SOURCES}/yaml-cpp/src/*.cpp)
add_foreign_library(yaml-cpp ${FEERIE_SOURCES}/yaml-cpp/include ${yaml_sources})
target_compile_definitions(yaml-cpp PUBLIC YAML_CPP_STATIC_DEFINE)
set_source_files_properties(${FEERIE_SOURCES}/yaml-cpp/src/parse.cpp PROPERTIES
  COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/runtime/no_files.h")

# Headers only; nothing else of the machine's own headers may be seen.
find_path(json_headers nlohmann/json.hpp PATHS /usr/include /usr/local/include NO_DEFAULT_PATH REQUIRED)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/headers)
file(CREATE_LINK ${json_headers}/nlohmann ${CMAKE_BINARY_DIR}/headers/nlohmann SYMBOLIC)
add_library(nlohmann_json INTERFACE)
target_include_directories(nlohmann_json SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/headers)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)

# Throwing, which Debian's libc++abi lacks for WebAssembly, and threads, of which there are none.
set(runtime ${CMAKE_CURRENT_LIST_DIR}/runtime)
add_library(runtime STATIC
  ${runtime}/allocate.cpp
  ${runtime}/llvm/cxa_exception.cpp
  ${runtime}/llvm/cxa_exception_storage.cpp
  ${runtime}/llvm/cxa_personality.cpp
  ${runtime}/llvm/Unwind-wasm.c)
set_target_properties(runtime PROPERTIES CXX_STANDARD 14)
target_include_directories(runtime PRIVATE ${runtime}/instead)
# The linker calls these functions only after it has optimised across files: they must not be part of that.
target_compile_options(runtime PRIVATE -w -fno-lto)
target_compile_definitions(runtime PRIVATE
  __USING_WASM_EXCEPTIONS__ _LIBCXXABI_HAS_NO_THREADS _LIBCPP_INLINE_VISIBILITY=)
target_compile_options(feerie_flags INTERFACE "SHELL:-include ${runtime}/in_front.h")
add_library(threads INTERFACE)
target_link_libraries(threads INTERFACE runtime)
add_library(Threads::Threads ALIAS threads)
