# Rules about the board: its edges, lines, cells and holes, a second board, what turns it, and what
# a move leaves behind or takes along on it, such as a hole, a sentinel or an imitator.
target_sources(feerie_variants PRIVATE
  conditions/board/actuated_revolving.cpp
  conditions/board/alice_chess.cpp
  conditions/board/cheshire_cat.cpp
  conditions/board/cylinder_chess.cpp
  conditions/board/grid_chess.cpp
  conditions/board/haaner_chess.cpp
  conditions/board/hole.cpp
  conditions/board/imitator.cpp
  conditions/board/imitator_ways.cpp
  conditions/board/role_exchange.cpp
  conditions/board/round_walks.cpp
  conditions/board/sentinelles.cpp
  conditions/board/wormholes.cpp
)
