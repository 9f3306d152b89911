# `system` is set by platform/sources.cmake.
target_sources(feerie_solver PRIVATE
  verify/child.cpp
  verify/child_${system}.cpp
  verify/entry_case.cpp
  verify/examine.cpp
  verify/finding.cpp
  verify/judge.cpp
  verify/junit.cpp
  verify/play_nodes.cpp
  verify/playbook.cpp
  verify/pool.cpp
  verify/publication.cpp
  verify/publication_comparison.cpp
  verify/published_play.cpp
  verify/tabular.cpp
)
