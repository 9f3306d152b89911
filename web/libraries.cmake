# What the module needs besides the sources of the solver: libraries built for WebAssembly, and a runtime.
if(NOT FEERIE_SOURCES)
  message(FATAL_ERROR "scripts/page builds the module; by hand, FEERIE_SOURCES has to be told")
endif()
include(cmake/library_sources.cmake)
set_source_files_properties(${FEERIE_SOURCES}/yaml-cpp/src/parse.cpp PROPERTIES
  COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/runtime/no_files.h")

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
