# Rules that give units other moves than those of their walk: walks that they borrow from other
# units or from a square, castling with other units, changing places.
target_sources(feerie_variants PRIVATE
  conditions/movement/all_in_chess.cpp
  conditions/movement/annan_and_face_to_face.cpp
  conditions/movement/bolero.cpp
  conditions/movement/castling_chess.cpp
  conditions/movement/exchange_castling.cpp
  conditions/movement/knight_relay.cpp
  conditions/movement/messigny_chess.cpp
  conditions/movement/transmission_menace.cpp
)
