target_sources(test_support PRIVATE
  support/table.cpp
  support/text_file.cpp
)
