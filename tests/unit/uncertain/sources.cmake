target_sources(unit_tests PRIVATE
  unit/uncertain/lines_test.cpp
  unit/uncertain/oracle.cpp
  unit/uncertain/oracle_battle.cpp
  unit/uncertain/trees_test.cpp
  unit/uncertain/oracle_test.cpp
)
