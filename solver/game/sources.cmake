target_sources(feerie_solver PRIVATE
  game/castling.cpp
  game/entries.cpp
  game/game.cpp
  game/generate.cpp
  game/geometry.cpp
  game/glance.cpp
  game/hunter.cpp
  game/mobility.cpp
  game/observe.cpp
  game/orthodox_walks.cpp
  game/play.cpp
  game/quick.cpp
  game/repetition.cpp
  game/rulebook.cpp
  game/steps.cpp
  game/walk.cpp
)
