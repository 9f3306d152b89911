# What is done in another way on each system: see platform/files.h.
if(WIN32)
  set(system windows)
  target_sources(feerie_solver PRIVATE platform/wide_text_windows.cpp)
else()
  set(system posix)
endif()
target_sources(feerie_solver PRIVATE
  platform/files_${system}.cpp
  platform/memory_${system}.cpp
  platform/paths_${system}.cpp
  platform/program_${system}.cpp
  platform/system_${system}.cpp
)
