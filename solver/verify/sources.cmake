target_sources(feerie_solver PRIVATE
  verify/child.cpp
  verify/examine.cpp
  verify/finding.cpp
  verify/judge.cpp
  verify/junit.cpp
  verify/pool.cpp
  verify/publication.cpp
  verify/tabular.cpp
)
