# Rules about captures: which units can be captured, how a capture goes on or begins with a further
# step, and what it costs the side that captures.
target_sources(feerie_variants PRIVATE
  conditions/captures/anti_take_and_make.cpp
  conditions/captures/bicaptures.cpp
  conditions/captures/breton.cpp
  conditions/captures/lost_pieces.cpp
  conditions/captures/make_and_take.cpp
  conditions/captures/multi_captures.cpp
  conditions/captures/no_capture.cpp
  conditions/captures/pad_chess.cpp
  conditions/captures/series_capture.cpp
  conditions/captures/take_and_make.cpp
)
