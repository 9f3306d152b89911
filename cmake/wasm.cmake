# Toolchain: WebAssembly with Debian's clang 19 and wasi-libc. See docs/page.md.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Exceptions of the engine; instructions that every browser has had since 2021.
set(wasm_flags "-fwasm-exceptions -mbulk-memory -mnontrapping-fptoint -flto")
set(CMAKE_C_FLAGS_INIT "${wasm_flags}")
set(CMAKE_CXX_FLAGS_INIT "${wasm_flags}")
# The stack of 64 KB that is usual overflows. The two options of LLVM tell the linker how exceptions are thrown, which the
# compiler forgets where it is called to optimise across files.
string(CONCAT CMAKE_EXE_LINKER_FLAGS_INIT
  "-O3 -Wl,-z,stack-size=8388608 -Wl,--stack-first -Wl,--max-memory=4294967296 -Wl,--strip-all "
  "-Wl,-mllvm,-wasm-enable-eh -Wl,-mllvm,-exception-model=wasm")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
