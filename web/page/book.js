// The catalogue as the solver tells it in a language.
import { columnOfLanguage } from "./words.js";

export class Book {
  constructor(catalogue, language) {
    this.language = language;
    this.version = catalogue.version;
    this.figures = catalogue.figures;
    this.shapes = catalogue.shapes;
    this.column = columnOfLanguage(language);
    this.sections = new Map(catalogue.sections.map(({ section, entries }) => [section, entries]));
    // Definitions name walks by their English letters.
    const letters = new Map(Object.entries(catalogue.figures).map(([walk, { english }]) => [english, walk]));
    for (const entry of this.section("walks")) entry.walk = letters.get(entry.names[0]) || entry.letters;
  }
  section(name) {
    return this.sections.get(name) || [];
  }
  name(entry) {
    return entry.names[this.column] || entry.names[0] || entry.written;
  }
  /// The entry whose English name begins the text; definitions are in English.
  entryOf(section, text) {
    const [first] = text.split(" ");
    return this.section(section).find((entry) => entry.names[0] === first);
  }
  /// `Circe RexInclusive` with the name in the language of the page.
  local(section, text) {
    const entry = this.entryOf(section, text);
    return entry ? [this.name(entry), ...text.split(" ").slice(1)].join(" ") : text;
  }
}
