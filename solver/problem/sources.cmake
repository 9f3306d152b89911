target_sources(feerie_solver PRIVATE
  problem/diagnostic.cpp
  problem/diagrams.cpp
  problem/expressions.cpp
  problem/goal_options.cpp
  problem/notices.cpp
  problem/rights.cpp
  problem/scharnagl.cpp
  problem/setup.cpp
  problem/setup_checks.cpp
  problem/stipulation.cpp
  problem/stipulation_parse.cpp
  problem/stipulation_text.cpp
  problem/structured_parse.cpp
  problem/structured_tokens.cpp
  problem/translate.cpp
  problem/twin.cpp
)
