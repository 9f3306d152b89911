#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace feerie::picture {

/// An element of XML that is being made.
class Element {
 public:
  explicit Element(std::string name);
  Element(const Element& other);
  Element(Element&& other) noexcept;
  Element& operator=(Element other) noexcept;
  ~Element();

  /// Control characters are made visible, as XML cannot have them.
  Element& set(const std::string& attribute, std::string_view value);
  Element& set(const std::string& attribute, double value);
  /// What the element says; it has no elements in it then.
  Element& say(std::string_view text);
  Element& add(const Element& child);
  /// Text between elements.
  Element& append(std::string_view text);
  /// The source goes on in a new line here.
  Element& end_line();
  /// Is there nothing in it, not even an attribute?
  [[nodiscard]] bool empty() const;

  /// The whole document whose root this is.
  [[nodiscard]] std::string document() const;
  /// The element alone, as a part of a document.
  [[nodiscard]] std::string fragment() const;
  /// As `fragment`, without blanks between elements, where they would be seen.
  [[nodiscard]] std::string inline_fragment() const;

 private:
  /// Behind a pointer, so that whoever uses elements needs no library of trees.
  struct Tree;

  std::string name_;
  std::unique_ptr<Tree> tree_;
};

}  // namespace feerie::picture
