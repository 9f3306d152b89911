# The page is made of files that are part of the program; it is built anew when one of them changes.
foreach(file html css js)
  set(page_file ${CMAKE_CURRENT_SOURCE_DIR}/page/report.${file})
  file(READ ${page_file} report_${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page_file})
endforeach()
configure_file(page/files.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/page_files.cpp @ONLY)
target_sources(feerie_solver PRIVATE
  page/page.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/page_files.cpp
)
