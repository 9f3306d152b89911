target_sources(feerie_solver PRIVATE
  uncertain/announced.cpp
  uncertain/checks.cpp
  uncertain/knowledge.cpp
  uncertain/knowledge_worlds.cpp
  uncertain/life.cpp
  uncertain/needs.cpp
  uncertain/replies.cpp
  uncertain/sayings.cpp
  uncertain/scene.cpp
  uncertain/witness.cpp
)
