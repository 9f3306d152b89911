target_sources(feerie_solver PRIVATE
  output/announcement_text.cpp
  output/condition_text.cpp
  output/diagram.cpp
  output/effect_text.cpp
  output/fen.cpp
  output/header.cpp
  output/last_move_text.cpp
  output/heading.cpp
  output/notation.cpp
  output/notice_text.cpp
  output/unit_text.cpp
)
