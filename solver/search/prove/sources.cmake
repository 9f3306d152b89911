target_sources(feerie_solver PRIVATE
  search/prove/lean/attacks.cpp
  search/prove/lean/board.cpp
  search/prove/lean/customs.cpp
  search/prove/lean/defences.cpp
  search/prove/lean/escapes.cpp
  search/prove/lean/forced_mates.cpp
  search/prove/lean/helped_mates.cpp
  search/prove/lean/hope.cpp
  search/prove/lean/mating.cpp
  search/prove/lean/moves.cpp
  search/prove/lean/preparations.cpp
  search/prove/lean/replies.cpp
  search/prove/lean/safety.cpp
  search/prove/lean/shape.cpp
  search/prove/lean/witness.cpp
  search/prove/prover.cpp
)
