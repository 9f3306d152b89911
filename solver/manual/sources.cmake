# Frame, style and script of the pages, and the records of deviations, are part of the program; it is built
# anew when one of them changes.
set(deviations_file ${PROJECT_SOURCE_DIR}/docs/deviations.json)
file(READ ${deviations_file} deviations_json)
foreach(file html css js)
  set(manual_file ${CMAKE_CURRENT_SOURCE_DIR}/manual/manual.${file})
  file(READ ${manual_file} manual_${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${manual_file} ${deviations_file})
endforeach()
configure_file(manual/files.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/manual_files.cpp @ONLY)
target_sources(feerie_solver PRIVATE
  manual/commands.cpp
  manual/deviations.cpp
  manual/entry.cpp
  manual/entry_json.cpp
  manual/lookup.cpp
  manual/page.cpp
  manual/parameters.cpp
  manual/plain.cpp
  manual/roff.cpp
  manual/roff_entry.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/manual_files.cpp
)
