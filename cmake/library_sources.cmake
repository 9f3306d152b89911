# Libraries for machines for which Debian has no packages of them, built from Debian's sources.
# FEERIE_SOURCES: the folder into which scripts/library_sources has put them.
enable_language(C)

# A library of C or C++: the folder of its headers, its sources.
function(add_foreign_library name headers)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} SYSTEM PUBLIC ${headers})
  target_compile_options(${name} PRIVATE -w)
endfunction()

# A library that is only headers: those of the machine on which the build runs serve any other. They are seen through a
# link, so that nothing else is that lies beside them.
function(add_foreign_headers name folder)
  string(MAKE_C_IDENTIFIER headers_of_${folder} variable)
  find_path(${variable} ${folder} PATHS /usr/include /usr/local/include
    NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  set(headers ${CMAKE_BINARY_DIR}/headers/${folder})
  file(MAKE_DIRECTORY ${headers})
  file(CREATE_LINK ${${variable}}/${folder} ${headers}/${folder} SYMBOLIC)
  add_library(${name} INTERFACE)
  target_include_directories(${name} SYSTEM INTERFACE ${headers})
endfunction()

add_foreign_library(fmt ${FEERIE_SOURCES}/fmtlib/include ${FEERIE_SOURCES}/fmtlib/src/format.cc)
add_library(fmt::fmt ALIAS fmt)

add_foreign_library(utf8proc ${FEERIE_SOURCES}/utf8proc ${FEERIE_SOURCES}/utf8proc/utf8proc.c)
target_compile_definitions(utf8proc PUBLIC UTF8PROC_STATIC)
add_library(utf8proc::utf8proc ALIAS utf8proc)

add_foreign_library(csv ${FEERIE_SOURCES}/libcsv ${FEERIE_SOURCES}/libcsv/libcsv.c)
add_library(libcsv::libcsv ALIAS csv)

file(GLOB yaml_sources ${FEERIE_SOURCES}/yaml-cpp/src/*.cpp)
add_foreign_library(yaml-cpp ${FEERIE_SOURCES}/yaml-cpp/include ${yaml_sources})
target_compile_definitions(yaml-cpp PUBLIC YAML_CPP_STATIC_DEFINE)

add_foreign_headers(nlohmann_json nlohmann)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)

add_foreign_headers(boost_headers boost)
add_library(Boost::headers ALIAS boost_headers)

# What only the command line needs.
if(NOT FEERIE_MODULE)
  add_foreign_library(md4c ${FEERIE_SOURCES}/md4c/src ${FEERIE_SOURCES}/md4c/src/md4c.c)
  add_library(md4c::md4c ALIAS md4c)

  set(program_options ${FEERIE_SOURCES}/boost1.74/libs/program_options/src)
  file(GLOB program_options_sources ${program_options}/*.cpp)
  list(REMOVE_ITEM program_options_sources ${program_options}/winmain.cpp)
  add_library(boost_program_options STATIC ${program_options_sources})
  target_compile_options(boost_program_options PRIVATE -w)
  target_link_libraries(boost_program_options PUBLIC Boost::headers)
  add_library(Boost::program_options ALIAS boost_program_options)
  if(WIN32)
    # Boost.Process, which the command line uses too, marks functions with a word that MinGW does not have.
    # It also needs Boost.Filesystem and sockets there.
    file(GLOB filesystem_sources ${FEERIE_SOURCES}/boost1.74/libs/filesystem/src/*.cpp)
    add_library(boost_filesystem STATIC ${filesystem_sources})
    target_compile_options(boost_filesystem PRIVATE -w)
    target_link_libraries(boost_filesystem PUBLIC Boost::headers)
    target_compile_definitions(boost_program_options PUBLIC __kernel_entry=)
    target_link_libraries(boost_program_options PUBLIC boost_filesystem ws2_32)
  endif()
endif()
