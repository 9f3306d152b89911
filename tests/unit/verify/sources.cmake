target_sources(unit_tests PRIVATE
  unit/verify/examine_test.cpp
  unit/verify/playbook_test.cpp
  unit/verify/pool_test.cpp
)
