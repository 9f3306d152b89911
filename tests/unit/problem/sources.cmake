target_sources(unit_tests PRIVATE
  unit/problem/goal_options_test.cpp
  unit/problem/scharnagl_test.cpp
  unit/problem/setup_test.cpp
  unit/problem/twin_test.cpp
)
