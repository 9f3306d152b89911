# Toolchain: Windows (64 bits) with Debian's MinGW. See docs/packages.md.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(kind x86_64-w64-mingw32)
# The variants whose threads are those of the C++ standard.
set(CMAKE_C_COMPILER ${kind}-gcc-posix)
set(CMAKE_CXX_COMPILER ${kind}-g++-posix)
set(CMAKE_RC_COMPILER ${kind}-windres)
# One file runs anywhere: no library has to be beside it.
# The stack is as large as that of Linux.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--stack,8388608")
set(CMAKE_FIND_ROOT_PATH /usr/${kind})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
