#include "cli/png.h"

#include <iterator>

#include <boost/process.hpp>
#include <fmt/format.h>

#include "texts/system_error.h"

namespace feerie::cli {

namespace bp = boost::process;

std::variant<std::string, NoPicture> png_of(const std::string& svg, int width) {
  try {
    bp::opstream in;
    bp::ipstream out;
    bp::child child(fmt::format("rsvg-convert --format=png --width={}", width),
                    bp::std_in<in, bp::std_out> out);
    // It reads all of the picture before it writes anything.
    in << svg << std::flush;
    in.pipe().close();
    std::string png(std::istreambuf_iterator<char>(out), {});
    child.wait();
    if (child.exit_code() == 0 && !png.empty()) return png;
    return NoPicture{texts::told("rsvg-convert failed")};
  } catch (const bp::process_error& error) {
    return NoPicture{
        texts::told("PNG needs the program rsvg-convert, which cannot be run ({}); on Debian it "
                    "comes with the package librsvg2-bin",
                    texts::reason_of(error.code()))};
  }
}

}  // namespace feerie::cli
