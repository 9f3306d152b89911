target_sources(unit_tests PRIVATE
  unit/page/page_test.cpp
)
