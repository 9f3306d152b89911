# The problems of `feerie bench` are part of the program, so that it measures one set everywhere.
set(bench_file ${CMAKE_CURRENT_SOURCE_DIR}/cli/bench_problems.inp)
file(READ ${bench_file} bench_problems)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${bench_file})
configure_file(cli/bench_problems.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/bench_problems.cpp @ONLY)
target_sources(feerie_cli PRIVATE
  cli/bench.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/bench_problems.cpp
  cli/collection_files.cpp
  cli/collection_options.cpp
  cli/colours.cpp
  cli/commands.cpp
  cli/compare.cpp
  cli/completions.cpp
  cli/convert.cpp
  cli/diagram.cpp
  cli/diagram_files.cpp
  cli/diagram_options.cpp
  cli/explain.cpp
  cli/help.cpp
  cli/input_files.cpp
  cli/input_stream.cpp
  cli/interrupt.cpp
  cli/latex_file.cpp
  cli/list.cpp
  cli/man_page.cpp
  cli/man_pages.cpp
  cli/merge.cpp
  cli/merge_parts.cpp
  cli/option_table.cpp
  cli/option_values.cpp
  cli/options.cpp
  cli/output.cpp
  cli/perft.cpp
  cli/png.cpp
  cli/position.cpp
  cli/progress.cpp
  cli/protocol.cpp
  cli/published_beside.cpp
  cli/reference.cpp
  cli/retro.cpp
  cli/retro_json.cpp
  cli/short_game.cpp
  cli/solution_output.cpp
  cli/solve.cpp
  cli/solving_options.cpp
  cli/split.cpp
  cli/stream.cpp
  cli/supervise.cpp
  cli/telling_options.cpp
  cli/text_file.cpp
  cli/verify.cpp
  cli/verify_files.cpp
  cli/verify_progress.cpp
  cli/verify_report.cpp
  cli/verify_table.cpp
)
