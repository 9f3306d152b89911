// Problems from files and links, and into them.
import { useState } from "preact/hooks";
import { linkOf, save } from "./share.js";

const FORMATS = { inp: "text/plain", olv: "application/yaml", fen: "text/plain", svg: "image/svg+xml" };

export function Files({ session, language, say, children }) {
  const [told, setTold] = useState("");
  const [collection, setCollection] = useState([]);
  const { solver } = session;

  const open = async (file) => {
    const [answer] = await solver.askRows(["convert", "inp", language, "#2"], await file.text());
    const rows = await solver.askRows(["read"], answer.text);
    setTold(answer.lost.join("\n"));
    setCollection(rows.length > 1 ? rows : []);
    if (rows.length > 1) await show(rows[0]);
    else await session.show(answer.text);
  };
  const show = async (row) => {
    const [answer] = await solver.askRows(["write", row.language || "en"], JSON.stringify(row));
    await session.show(answer.text || "");
  };
  const write = async (format) => {
    if (format === "svg") {
      save("problem.svg", await solver.ask(["draw"], session.text), FORMATS.svg);
      return;
    }
    if (format === "inp") {
      save("problem.inp", session.text);
      return;
    }
    const [answer] = await solver.askRows(["convert", format], session.text);
    setTold(answer.lost.length ? `${say("lost")}: ${answer.lost.join(", ")}` : "");
    save(`problem.${format}`, answer.text, FORMATS[format]);
  };
  const share = async () => {
    const link = await linkOf(session.text);
    history.replaceState(null, "", link);
    await navigator.clipboard?.writeText(link).then(() => setTold(say("shared")), () => setTold(link));
  };
  const title = (row, index) => [index + 1, ...(row.titles || []), row.definition?.stipulation].filter(Boolean).join(" · ");
  return (
    <div class="bar" onDragOver={(event) => event.preventDefault()} onDrop={(event) => { event.preventDefault(); if (event.dataTransfer.files[0]) open(event.dataTransfer.files[0]); }}>
      {children}
      <label class="file">{say("file")}<input type="file" accept=".inp,.olv,.yaml,.json,.fen,.epd,.csv,.txt" onChange={(event) => event.target.files[0] && open(event.target.files[0])} /></label>
      {collection.length > 0 && (
        <label>{say("collection")} <select onChange={(event) => show(collection[event.target.value])}>
          {collection.map((row, index) => <option value={index} key={index}>{title(row, index)}</option>)}
        </select></label>
      )}
      <span class="row" role="group" aria-label={say("saveAs")}>
        {say("saveAs")}
        {Object.keys(FORMATS).map((format) => <button type="button" key={format} onClick={() => write(format)}>{format}</button>)}
      </span>
      <button type="button" onClick={share}>{say("share")}</button>
      {told && <p class="told" role="status">{told}</p>}
    </div>
  );
}
