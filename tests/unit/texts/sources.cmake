target_sources(unit_tests PRIVATE
  unit/texts/texts_test.cpp
  unit/texts/told_test.cpp
)
