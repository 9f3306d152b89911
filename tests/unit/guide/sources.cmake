target_sources(unit_tests PRIVATE
  unit/guide/lookup_test.cpp
  unit/guide/markdown_test.cpp
)
