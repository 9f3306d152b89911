target_sources(feerie_solver PRIVATE
  uncertain/announced.cpp
  uncertain/knowledge.cpp
  uncertain/life.cpp
  uncertain/needs.cpp
  uncertain/replies.cpp
  uncertain/sayings.cpp
  uncertain/scene.cpp
  uncertain/witness.cpp
)
