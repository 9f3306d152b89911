#include "verify/junit.h"

#include <sstream>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie::verify {
namespace {

using Tree = boost::property_tree::ptree;

/// The element that tells why a test has not passed; nothing if it has.
std::string_view element_of(const Finding& finding) {
  switch (finding.verdict) {
    case Verdict::error:
    case Verdict::limit:
    case Verdict::interrupted:
      return "error";
    case Verdict::unsupported:
      return "skipped";
    default:
      return finding.as_published.value_or(finding.verdict == Verdict::sound) ? "" : "failure";
  }
}

Tree case_of(const Finding& finding) {
  Tree test;
  const std::string name = fmt::format("{} {}", finding.index, finding.stipulation);
  test.put("<xmlattr>.classname", printable(finding.file));
  test.put("<xmlattr>.name", printable(name));
  if (finding.seconds > 0) test.put("<xmlattr>.time", fmt::format("{:.3f}", finding.seconds));
  const std::string element(element_of(finding));
  if (element.empty()) return test;
  Tree why;
  why.put("<xmlattr>.message", std::string(name_of(finding.verdict)));
  why.put_value(printable(fmt::format("{}", fmt::join(finding.remarks, "; "))));
  test.put_child(element, why);
  return test;
}

}  // namespace

std::string JUnitReport::text() const {
  Tree suite;
  int failures = 0;
  int errors = 0;
  int skipped = 0;
  for (const Finding& finding : findings_) {
    const std::string_view element = element_of(finding);
    failures += element == "failure" ? 1 : 0;
    errors += element == "error" ? 1 : 0;
    skipped += element == "skipped" ? 1 : 0;
  }
  suite.put("<xmlattr>.name", "feerie verify");
  suite.put("<xmlattr>.tests", findings_.size());
  suite.put("<xmlattr>.failures", failures);
  suite.put("<xmlattr>.errors", errors);
  suite.put("<xmlattr>.skipped", skipped);
  for (const Finding& finding : findings_) suite.add_child("testcase", case_of(finding));
  Tree root;
  root.put_child("testsuites.testsuite", suite);
  std::ostringstream out;
  boost::property_tree::write_xml(
      out, root, boost::property_tree::xml_writer_make_settings<std::string>(' ', 2));
  return out.str();
}

}  // namespace feerie::verify
