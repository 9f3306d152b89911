// Which unit the board sets: colour, walk, attributes; or moving and removing.
import { useState } from "preact/hooks";
import { Chooser } from "./chooser.jsx";
import { ORTHODOX, SIDES } from "./position.js";
import { nameOf, Unit } from "./unit.jsx";

function Tool({ name, pressed, choose, children }) {
  return (
    <button type="button" class="tool" aria-pressed={pressed} aria-label={name} title={name} onClick={choose}>{children}</button>
  );
}

/// `tool`: { kind: "set", side, walk, attributes }, or kind "move" or "remove".
export function Palette({ tool, setTool, book, say }) {
  const [fairy, setFairy] = useState([]);
  const [open, setOpen] = useState(false);
  const { figures } = book;
  const side = tool.side || "w";
  const sets = tool.kind === "set";
  const choose = (walk) => setTool({ ...tool, kind: "set", side, walk });
  const take = (entry) => {
    const walk = entry.walk;
    if (!ORTHODOX.includes(walk)) setFairy([walk, ...fairy.filter((each) => each !== walk)].slice(0, 6));
    choose(walk);
    setOpen(false);
  };
  const toggle = (attribute) => {
    const now = tool.attributes || [];
    setTool({ ...tool, attributes: now.includes(attribute) ? now.filter((each) => each !== attribute) : [...now, attribute] });
  };
  const attributes = book.section("attributes").filter((entry) => entry.supported !== false);
  return (
    <div class="palette" role="group" aria-label={say("units")}>
      <div class="row" role="group" aria-label={say("side")}>
        {Object.entries(SIDES).map(([letter, name]) => (
          <button type="button" class="side" key={letter} aria-pressed={side === letter} onClick={() => setTool({ ...tool, side: letter })}>{say(name)}</button>
        ))}
        <Tool name={say("moveTool")} pressed={tool.kind === "move"} choose={() => setTool({ ...tool, kind: "move" })}><span class="sign">✥</span></Tool>
        <Tool name={say("removeTool")} pressed={tool.kind === "remove"} choose={() => setTool({ ...tool, kind: "remove" })}><span class="sign">✕</span></Tool>
      </div>
      <div class="row">
        {[...ORTHODOX, ...fairy].map((walk) => (
          <Tool key={walk} name={`${say(SIDES[side])} ${nameOf(walk, figures)}`} pressed={sets && tool.walk === walk} choose={() => choose(walk)}>
            <Unit unit={{ side, walk }} figures={figures} />
          </Tool>
        ))}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>{say("fairy")}</button>
      </div>
      {open && <Chooser entries={book.section("walks")} book={book} say={say} choose={take} picture={(entry) => <Unit unit={{ side, walk: entry.walk }} figures={figures} />} />}
      <details>
        <summary>{say("attributes")}{tool.attributes?.length ? `: ${tool.attributes.join(", ")}` : ""}</summary>
        <div class="row">
          {attributes.map((entry) => (
            <label key={entry.anchor} title={entry.summary}>
              <input type="checkbox" checked={(tool.attributes || []).includes(entry.names[0])} onChange={() => toggle(entry.names[0])} />
              {book.name(entry)}
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}
