target_sources(unit_tests PRIVATE
  unit/report/json_writer_test.cpp
  unit/report/play_text_test.cpp
  unit/report/writer_test.cpp
  unit/report/yacpdb_text_test.cpp
)
