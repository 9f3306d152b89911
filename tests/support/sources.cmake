target_sources(test_support PRIVATE
  support/random_play.cpp
  support/scene.cpp
  support/table.cpp
  support/text_file.cpp
)
