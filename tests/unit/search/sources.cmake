target_sources(unit_tests PRIVATE
  unit/search/assignment_test.cpp
  unit/search/direct_test.cpp
  unit/search/lines_test.cpp
  unit/search/non_trivial_test.cpp
  unit/search/options_test.cpp
  unit/search/peculiar_test.cpp
  unit/search/proof_test.cpp
  unit/search/reference.cpp
  unit/search/reference_test.cpp
  unit/search/self_test.cpp
  unit/search/short_cuts_of_rules_test.cpp
  unit/search/short_cuts_test.cpp
  unit/search/solved.cpp
  unit/search/table_test.cpp
  unit/search/targets_test.cpp
  unit/search/trust_test.cpp
)
