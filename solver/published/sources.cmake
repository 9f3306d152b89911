target_sources(feerie_solver PRIVATE
  published/compare.cpp
  published/deduction_lines.cpp
  published/found.cpp
  published/json_scores.cpp
  published/move_text.cpp
  published/output_pieces.cpp
  published/replay.cpp
  published/score_parser.cpp
  published/score_tokens.cpp
  published/score_tree.cpp
  published/score_words.cpp
  published/ways_back.cpp
)
