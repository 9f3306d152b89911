if(WIN32)
  set(child verify/child_windows.cpp)
else()
  set(child verify/child_posix.cpp)
endif()
target_sources(feerie_solver PRIVATE
  ${child}
  verify/entry_case.cpp
  verify/examine.cpp
  verify/finding.cpp
  verify/judge.cpp
  verify/junit.cpp
  verify/play_nodes.cpp
  verify/playbook.cpp
  verify/pool.cpp
  verify/publication.cpp
  verify/tabular.cpp
)
