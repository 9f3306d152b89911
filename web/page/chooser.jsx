// A list of the catalogue that is searched while one types; each entry with its rule in a sentence.
import { useMemo, useState } from "preact/hooks";
import { Reference } from "./reference.jsx";

const SHOWN = 30;

/// What does not count when names are compared.
const plain = (text) => text.normalize("NFKD").replace(/[^\p{L}\p{N}#=+]/gu, "").toLowerCase();

/// Entries that have the text in a name, those that begin with it first; then those that have it in their rule.
export function search(entries, text) {
  const wanted = plain(text);
  if (!wanted) return entries;
  const rank = (entry) => {
    const names = [entry.written, entry.letters || "", ...(entry.also || []), ...entry.names].map(plain);
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return (entry.summary || "").toLowerCase().includes(text.trim().toLowerCase()) ? 3 : 4;
  };
  return entries.map((entry) => [rank(entry), entry]).filter(([value]) => value < 4).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
}

export function Chooser({ entries, book, choose, picture, say }) {
  const [text, setText] = useState("");
  const [limit, setLimit] = useState(SHOWN);
  const found = useMemo(() => search(entries.filter((entry) => entry.supported !== false), text), [entries, text]);
  const keys = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (found.length) choose(found[0]);
  };
  return (
    <div class="chooser">
      <label>{say("search")} <input type="search" value={text} autocomplete="off" onKeyDown={keys}
        onInput={(event) => { setText(event.target.value); setLimit(SHOWN); }} /></label>
      {!found.length && <p role="status">{say("nothingFound")}</p>}
      <ul>
        {found.slice(0, limit).map((entry) => (
          <li key={entry.anchor}>
            <button type="button" onClick={() => choose(entry)}>
              {picture && <span class="picture">{picture(entry)}</span>}
              <span><b>{entry.letters ? `${entry.letters} ` : ""}{book.name(entry)}</b> <span class="rule">{entry.summary || entry.stands_for}</span></span>
            </button>
            <Reference entry={entry} book={book} say={say} />
          </li>
        ))}
      </ul>
      {found.length > limit && <button type="button" onClick={() => setLimit(limit * 4)}>{say("more")}</button>}
    </div>
  );
}
