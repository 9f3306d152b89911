// What is asked of the position: stipulation, conditions, options, twins, each chosen from the catalogue.
import { useEffect, useState } from "preact/hooks";
import { Chooser } from "./chooser.jsx";
import { Reference } from "./reference.jsx";

/// A text that takes effect when the field is left or Enter is pressed.
function Field({ value, change, label, list }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const done = () => text !== value && change(text);
  return (
    <input aria-label={label} value={text} list={list} autocomplete="off" spellcheck={false} onInput={(event) => setText(event.target.value)}
      onBlur={done} onKeyDown={(event) => event.key === "Enter" && done()} />
  );
}

function Item({ section, text, book, change, say }) {
  const entry = book.entryOf(section, text);
  const [name, ...rest] = text.split(" ");
  const shown = entry ? book.name(entry) : name;
  return (
    <li class="item">
      <div class="row">
        <b>{shown}</b>
        <Reference entry={entry} book={book} say={say} />
        {entry?.parameters && <Field label={`${shown}: ${say("parameters")}`} value={rest.join(" ")} change={(value) => change(`${name} ${value}`.trim())} />}
        {!entry?.parameters && rest.length > 0 && <span>{rest.join(" ")}</span>}
        <button type="button" aria-label={`${say("remove")}: ${shown}`} onClick={() => change(null)}>✕</button>
      </div>
      {entry && <p class="rule">{entry.summary}</p>}
      {entry?.parameters && <details><summary class="word">{say("parameters")}</summary>{entry.parameters.join(" ")}</details>}
    </li>
  );
}

/// Conditions or options: `texts` in English, as a definition has them.
export function ItemList({ section, texts, change, book, say, enabled }) {
  const [open, setOpen] = useState(false);
  const replace = (index, text) => change(texts.flatMap((each, i) => (i !== index ? [each] : text === null ? [] : [text])));
  const take = (entry) => {
    setOpen(false);
    change([...texts, entry.stands_for || entry.names[0]]);
  };
  return (
    <fieldset disabled={!enabled}>
      <legend>{say(section)}</legend>
      <ul class="items">
        {texts.map((text, index) => <Item key={text} section={section} text={text} book={book} say={say} change={(changed) => replace(index, changed)} />)}
      </ul>
      <button type="button" aria-expanded={open && enabled} onClick={() => setOpen(!open)}>{say("add")}: {say(section)}</button>
      {open && enabled && <Chooser entries={book.section(section)} book={book} say={say} choose={take} />}
    </fieldset>
  );
}

export function Stipulation({ value, change, book, say, enabled }) {
  const entry = book.section("stipulations").find(({ written }) => matches(written, value));
  return (
    <fieldset disabled={!enabled}>
      <legend>{say("stipulation")}</legend>
      <Field label={say("stipulation")} value={value} change={change} list="stipulations" />
      <datalist id="stipulations">
        {["#2", "#3", "h#2", "h#3", "s#2", "r#2", "hs#3", "ser-h#5", "=2", "h=2"].map((each) => <option value={each} key={each} />)}
      </datalist>
      {entry && <p class="rule">{entry.summary} <Reference entry={entry} book={book} say={say} /></p>}
    </fieldset>
  );
}

/// Does a form such as `ser-h#n` fit `ser-h#5`?
function matches(written, value) {
  const form = (text) => text.replace(/\d+(\.5)?$/, "n");
  return written === form(value);
}

export function Twins({ twins, change, book, say, enabled }) {
  const [text, setText] = useState("");
  const letter = (index) => String.fromCharCode("b".charCodeAt(0) + index);
  const add = () => {
    if (!text.trim()) return;
    change([...twins, { letter: letter(twins.length), changes: [text.trim()] }]);
    setText("");
  };
  return (
    <fieldset disabled={!enabled}>
      <legend>{say("twins")}</legend>
      <ul class="items">
        {twins.map((twin, index) => (
          <li class="item row" key={index}>
            <b>{twin.letter})</b> <span>{twin.changes.join(", ")}</span>
            <button type="button" aria-label={`${say("remove")}: ${twin.letter})`}
              onClick={() => change(twins.filter((_, i) => i !== index).map((each, i) => ({ ...each, letter: letter(i) })))}>✕</button>
          </li>
        ))}
      </ul>
      <div class="row">
        <input aria-label={say("twinHelp")} placeholder={say("twinHelp")} value={text} list="twinCommands" onInput={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && add()} />
        <datalist id="twinCommands">
          {book.section("twin-commands").map((entry) => <option key={entry.anchor} value={`${entry.names[0]} `}>{entry.summary}</option>)}
        </datalist>
        <button type="button" onClick={add}>{say("add")}</button>
      </div>
    </fieldset>
  );
}
