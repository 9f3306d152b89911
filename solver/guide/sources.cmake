# The chapters of the manual are part of the program; it is built anew when one of them changes.
# They are read in this order.
set(chapters)
foreach(chapter first-steps diagram stipulations structured conditions twins options retro collections errors systems)
  string(APPEND chapters "\n    ChapterFile{\"${chapter}\", {")
  foreach(language en de fr)
    set(chapter_file ${PROJECT_SOURCE_DIR}/docs/manual/${chapter}.${language}.md)
    file(READ ${chapter_file} chapter_text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${chapter_file})
    string(APPEND chapters "R\"feerie(${chapter_text})feerie\",\n")
  endforeach()
  string(APPEND chapters "}},")
endforeach()
set(examples_file ${PROJECT_SOURCE_DIR}/docs/manual/examples.json)
file(READ ${examples_file} examples_json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${examples_file})
configure_file(guide/files.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/guide_files.cpp @ONLY)
# Only the program reads Markdown: whoever links the library needs no parser of it. See guide/parser.h.
target_link_libraries(feerie_cli PRIVATE nlohmann_json::nlohmann_json)
if(archives AND IS_SYMLINK ${MD4C_LIBRARY})
  get_target_property(md4c_headers md4c::md4c INTERFACE_INCLUDE_DIRECTORIES)
  target_include_directories(feerie_cli SYSTEM PRIVATE ${md4c_headers})
  file(READ_SYMLINK ${MD4C_LIBRARY} md4c_name)
  set_source_files_properties(guide/parser_loaded.cpp PROPERTIES COMPILE_DEFINITIONS FEERIE_MD4C="${md4c_name}")
  target_sources(feerie_cli PRIVATE guide/parser_loaded.cpp)
else()
  target_link_libraries(feerie_cli PRIVATE md4c::md4c)
  target_sources(feerie_cli PRIVATE guide/parser_linked.cpp)
endif()
target_sources(feerie_cli PRIVATE
  guide/chapter.cpp
  guide/example.cpp
  guide/lookup.cpp
  guide/markdown.cpp
  guide/page.cpp
  guide/plain.cpp
  guide/roff.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/guide_files.cpp
)
