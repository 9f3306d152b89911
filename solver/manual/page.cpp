#include "manual/page.h"

#include <utility>

#include <fmt/format.h>

#include "core/language_codes.h"
#include "manual/deviations.h"
#include "manual/entry.h"
#include "manual/files.h"
#include "manual/words.h"
#include "picture/element.h"

namespace feerie::manual {
namespace {

using picture::Element;

Element element(const std::string& name, std::string_view text) {
  return Element(name).say(text);
}

Element link(const std::string& address, std::string_view text) {
  return element("a", text).set("href", address);
}

/// Text of a record with its moves and words of the input set apart.
void say_marked(Element& parent, const Marked& text) {
  for (std::size_t i = 0; i < text.pieces.size(); ++i) {
    if (i % 2 == 0) {
      parent.append(text.pieces[i]);
    } else {
      parent.add(element("code", text.pieces[i]));
    }
  }
}

std::string anchor_of_deviation(std::size_t number) {
  return fmt::format("deviation-{}", number + 1);
}

/// A row of a list of what is known.
void add_fact(Element& list, const Names& label, std::string_view text, Language language) {
  if (text.empty()) return;
  list.add(element("dt", label.in(language)));
  list.add(element("dd", text));
}

Element names_of(const Entry& entry) {
  Element names("p");
  names.set("class", "names");
  for (const Language language : all_languages) {
    if (entry.names.in(language).empty()) continue;
    names.add(element("span", entry.names.in(language)).set("lang", code_of(language)));
    names.append(" ");
  }
  return names;
}

Element facts_of(const Entry& entry, Language language) {
  Element list("dl");
  add_fact(list, words::stands_for, entry.stands_for, language);
  add_fact(list, words::followed_by, fmt::format("{}", fmt::join(entry.parameters, " ")), language);
  add_fact(list, words::brings, fmt::format("{}", fmt::join(entry.brings, ", ")), language);
  add_fact(list, words::excludes, fmt::format("{}", fmt::join(entry.excludes, ", ")), language);
  add_fact(list, words::source, entry.source, language);
  return list;
}

/// Links to the records that name the entry; nothing if there are none.
void add_deviations(Element& parent, const Entry& entry, Language language) {
  const auto numbers = deviations_of(entry);
  if (numbers.empty()) return;
  Element details("details");
  details.add(
      element("summary", fmt::format("{} ({})", words::differs.in(language), numbers.size())));
  Element list("ul");
  for (const std::size_t number : numbers) {
    Element item("li");
    Element address("a");
    address.set("href", "#" + anchor_of_deviation(number));
    say_marked(address, deviations()[number].rule.in(language));
    list.add(item.add(address));
  }
  parent.add(details.add(list));
}

Element article_of(const Entry& entry, const Additions& additions, Language language) {
  Element article("article");
  article.set("id", entry.anchor);
  Element heading("h3");
  if (!entry.letters.empty()) heading.add(element("code", entry.letters)).append(" ");
  heading.add(link("#" + entry.anchor, entry.written)).append(" ");
  heading.add(element("small", name_of(entry.section, language)));
  article.add(heading);
  if (entry.section != Section::stipulations) article.add(names_of(entry));
  if (!entry.supported) article.add(element("p", words::not_supported.in(language)));
  if (!entry.summary.empty()) article.add(element("p", entry.summary).set("class", "rule"));
  const Element facts = facts_of(entry, language);
  if (!facts.empty()) article.add(facts);
  const Element below = additions.below ? additions.below(entry) : Element("div");
  if (!below.empty()) article.add(below);
  add_deviations(article, entry, language);
  return article.end_line();
}

Element section_of(Section section, const Additions& additions, Language language) {
  Element part("section");
  part.set("id", word_of(section));
  part.add(element("h2", title_of(section, language))).end_line();
  for (const Entry& entry : entries_of(section, language)) {
    part.add(article_of(entry, additions, language)).end_line();
  }
  return part;
}

Element records(Language language) {
  Element part("section");
  part.set("id", "deviations");
  part.add(element("h2", words::deviations.in(language))).end_line();
  for (std::size_t i = 0; i < deviations().size(); ++i) {
    Element article("article");
    article.set("id", anchor_of_deviation(i));
    Element heading("h3");
    say_marked(heading, deviations()[i].rule.in(language));
    article.add(heading);
    Element list("dl");
    for (const auto& [label, text] : deviations()[i].said) {
      list.add(element("dt", label.in(language)));
      Element said("dd");
      say_marked(said, text.in(language));
      list.add(said);
    }
    part.add(article.add(list)).end_line();
  }
  return part;
}

Element contents(std::span<const Chapter> chapters, Language language) {
  Element list("ul");
  for (const Chapter& chapter : chapters) {
    Element item("li");
    list.add(item.add(link("#" + chapter.address, chapter.title)));
  }
  for (const Section section : all_sections) {
    Element item("li");
    list.add(item.add(link(fmt::format("#{}", word_of(section)), title_of(section, language))));
  }
  Element item("li");
  list.add(item.add(link("#deviations", words::deviations.in(language))));
  return Element("nav").set("aria-label", words::sections.in(language)).add(list);
}

Element language_links(Language reader) {
  Element list("ul");
  for (const Language language : all_languages) {
    Element item("li");
    list.add(item.add(
        link(file_name_of(language), language_names.in(language)).set("lang", code_of(language))));
  }
  Element nav("nav");
  nav.set("aria-label", words::languages.in(reader)).set("class", "languages");
  return nav.add(list);
}

Element search_form(Language language) {
  Element label("label");
  label.append(words::search.in(language)).append(" ");
  label.add(Element("input")
                .set("id", "search")
                .set("type", "search")
                .set("autocomplete", "off")
                .set("placeholder", words::search_hint.in(language)));
  Element form("form");
  form.set("role", "search").set("id", "find");
  form.add(label);
  Element shown("p");
  shown.set("id", "shown").set("role", "status").set("data-word", words::shown.in(language));
  return form.add(shown.append(" "));
}

/// A page of the template, which has these places in this order.
std::string page_of(std::string_view title, const std::string& body, Language language) {
  const std::pair<std::string_view, std::string> places[] = {
      {"@LANGUAGE@", std::string(code_of(language))},
      {"@TITLE@", std::string(title)},
      {"@CSS@", std::string(manual_css)},
      {"@BODY@", body},
      {"@JS@", std::string(manual_js)}};
  std::string page;
  std::string_view rest = manual_html;
  for (const auto& [place, text] : places) {
    const std::size_t at = rest.find(place);
    page.append(rest.substr(0, at)).append(text);
    rest.remove_prefix(at + place.size());
  }
  return page.append(rest);
}

}  // namespace

std::string file_name_of(Language language) {
  return fmt::format("reference.{}.html", code_of(language));
}

std::string reference_page(Language language, const Additions& additions,
                           std::string_view program) {
  const std::string_view title = words::title.in(language);
  Element header("header");
  header.add(element("h1", title)).add(language_links(language)).add(search_form(language));
  header.add(contents(additions.chapters, language));
  Element main("main");
  main.set("id", "entries").set("tabindex", "-1").end_line();
  for (const Chapter& chapter : additions.chapters) main.add(chapter.section).end_line();
  for (const Section section : all_sections) {
    main.add(section_of(section, additions, language)).end_line();
  }
  main.add(records(language));
  Element body("body");
  body.end_line().add(link("#entries", words::skip.in(language)).set("class", "skip")).end_line();
  body.add(header).end_line().add(main).end_line().add(element("footer", program)).end_line();
  return page_of(title, body.inline_fragment(), language);
}

std::string index_page(std::string_view program) {
  const std::string_view title = words::title.in(Language::english);
  Element header("header");
  header.add(element("h1", title)).add(language_links(Language::english));
  Element body("body");
  body.end_line().add(header).end_line().add(element("footer", program)).end_line();
  return page_of(title, body.inline_fragment(), Language::english);
}

}  // namespace feerie::manual
