// Links to the manual, where it lies beside the page.

const address = (book) => (globalThis.feerieManual ? `${globalThis.feerieManual}/reference.${book.language}.html` : "");

/// To what the reference says of an entry.
export function Reference({ entry, book, say }) {
  const page = address(book);
  if (!page || !entry) return null;
  const name = `${say("reference")}: ${book.name(entry)} (${say("newTab")})`;
  return <a class="reference" href={`${page}#${entry.anchor}`} target="_blank" rel="noopener" aria-label={name} title={name}>?</a>;
}

export function Manual({ book, say }) {
  const page = address(book);
  return page ? <a href={page} target="_blank" rel="noopener" title={say("newTab")}>{say("manual")}</a> : null;
}
