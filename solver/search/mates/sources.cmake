target_sources(feerie_solver PRIVATE
  search/mates/sketching.cpp
  search/mates/ends.cpp
  search/mates/fairy_board.cpp
  search/mates/foreseeable.cpp
  search/mates/guard.cpp
  search/mates/hold.cpp
  search/mates/hope_of_mate.cpp
  search/mates/last_moves.cpp
  search/mates/mate_outlook.cpp
  search/mates/mate_squares.cpp
  search/mates/open_board.cpp
  search/mates/party.cpp
  search/mates/plain_units.cpp
  search/mates/quiet_outlook.cpp
  search/mates/relocations.cpp
  search/mates/sifting.cpp
)
