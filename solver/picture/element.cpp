#include "picture/element.h"

#include <sstream>
#include <utility>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie::picture {

namespace xml = boost::property_tree;

struct Element::Tree {
  xml::ptree tree;
};

Element::Element(std::string name) : name_(std::move(name)), tree_(std::make_unique<Tree>()) {}

Element::Element(const Element& other)
    : name_(other.name_), tree_(std::make_unique<Tree>(*other.tree_)) {}

Element::Element(Element&& other) noexcept = default;

Element& Element::operator=(Element other) noexcept {
  std::swap(name_, other.name_);
  std::swap(tree_, other.tree_);
  return *this;
}

Element::~Element() = default;

bool Element::empty() const {
  return tree_->tree.empty() && tree_->tree.data().empty();
}

Element& Element::set(const std::string& attribute, std::string_view value) {
  tree_->tree.put("<xmlattr>." + attribute, printable(value));
  return *this;
}

Element& Element::set(const std::string& attribute, double value) {
  return set(attribute, fmt::format("{:g}", value));
}

Element& Element::say(std::string_view text) {
  tree_->tree.put_value(printable(text));
  return *this;
}

Element& Element::add(const Element& child) {
  tree_->tree.add_child(child.name_, child.tree_->tree);
  return *this;
}

Element& Element::append(std::string_view text) {
  tree_->tree.add("<xmltext>", printable(text));
  return *this;
}

Element& Element::end_line() {
  tree_->tree.add("<xmltext>", "\n");
  return *this;
}

std::string Element::document() const {
  xml::ptree root;
  root.add_child(name_, tree_->tree);
  std::ostringstream out;
  xml::write_xml(out, root, xml::xml_writer_make_settings<std::string>(' ', 1));
  return out.str();
}

std::string Element::fragment() const {
  std::string text = document();
  return text.substr(text.find('\n') + 1);
}

std::string Element::inline_fragment() const {
  xml::ptree root;
  root.add_child(name_, tree_->tree);
  std::ostringstream out;
  xml::write_xml(out, root);
  return out.str().substr(out.str().find('\n') + 1);
}

}  // namespace feerie::picture
