target_sources(unit_tests PRIVATE
  unit/core/message_test.cpp
  unit/core/square_test.cpp
  unit/core/unicode_test.cpp
  unit/core/wrapping_test.cpp
)
