target_sources(test_support PRIVATE
  support/text_file.cpp
)
