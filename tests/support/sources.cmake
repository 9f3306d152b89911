target_sources(test_support PRIVATE
  support/bytes.cpp
  support/input_faults.cpp
  support/invariants.cpp
  support/last_moves.cpp
  support/random_play.cpp
  support/random_rules.cpp
  support/scene.cpp
  support/table.cpp
  support/text_file.cpp
)
