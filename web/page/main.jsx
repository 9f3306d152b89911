// The page: a board, what is asked of it, the text of both, and the solutions.
import { render } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Board } from "./board.jsx";
import { Book } from "./book.js";
import { EXAMPLES } from "./examples.js";
import { Files } from "./files.jsx";
import { ItemList, Stipulation, Twins } from "./form.jsx";
import { Palette } from "./palette.jsx";
import { Controls, Solutions } from "./play.jsx";
import { Player } from "./player.js";
import { moved, placed, SIDES, unitsOf, withUnits, without } from "./position.js";
import { Manual } from "./reference.jsx";
import { Results } from "./results.js";
import { Session } from "./session.js";
import { linkedText } from "./share.js";
import { Solver } from "./solver.js";
import { TextEditor } from "./text.jsx";
import { columnOfLanguage, LANGUAGES, speaker } from "./words.js";

/// Rows come in thousands; they are shown so many times a second at most.
const REDRAW = 100;

const initialLanguage = () => {
  const wanted = new URLSearchParams(location.search).get("language") || navigator.language.slice(0, 2);
  return wanted in LANGUAGES ? wanted : "en";
};

/// -1 for the keys that undo, 1 for those that do again, else 0.
function wayOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey || !(ctrlKey || metaKey)) return 0;
  const letter = key.toLowerCase();
  return letter === "z" ? (shiftKey ? 1 : -1) : letter === "y" && !shiftKey ? 1 : 0;
}

/// What of the board a tool changes.
function actions(session, tool) {
  const change = (how) => session.edit((row) => {
    const changed = withUnits(row, how);
    // What is seen at once, before the solver has answered.
    const sides = Object.fromEntries(Object.entries(SIDES).map(([letter, name]) => [name, letter]));
    const board = changed.definition.units.map((unit) => `${unit.square}${sides[unit.side]}${unit.walk}`).join(" ");
    return { ...changed, diagram: { ...changed.diagram, board } };
  });
  const remove = (square) => change((units) => without(units, square));
  const set = (square, unit) => change((units) => placed(units, square, unit));
  return {
    set,
    remove,
    move: (from, to) => change((units) => moved(units, from, to)),
    put: (square) => {
      if (tool.kind === "remove") remove(square);
      else if (tool.kind === "set") {
        const there = session.row.definition.units?.find((unit) => unit.square === square);
        if (there && there.side === SIDES[tool.side] && there.walk === tool.walk) remove(square);
        else set(square, tool);
      }
    },
  };
}

function Status({ results, running, stopped, failure, seconds, say }) {
  const { progress } = results;
  const parts = [];
  if (running) parts.push(say("solving"));
  if (running && progress) {
    if (progress.depth) parts.push(say("depth", progress.depth));
    if (progress.first_moves) parts.push(say("moveOf", progress.first_move, progress.first_moves));
    parts.push(say("positions", progress.positions.toLocaleString()));
  }
  if (results.count) parts.push(say("found", results.count.toLocaleString()));
  if (!running && seconds !== null) parts.push(say("seconds", seconds.toFixed(seconds < 10 ? 2 : 0)));
  if (stopped) parts.push(say("stopped"));
  if (failure) parts.push(`${say("failed")}: ${failure}`);
  return <p class="status" role="status">{parts.join(" · ")}</p>;
}

function App({ solver }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [language, setLanguage] = useState(initialLanguage);
  const [book, setBook] = useState(null);
  const [tool, setTool] = useState({ kind: "set", side: "w", walk: "K", attributes: [] });
  const [run, setRun] = useState({ results: new Results(), running: false, stopped: false, failure: "", seconds: null });
  const session = useMemo(() => new Session(solver, redraw), []);
  const say = useMemo(() => speaker(language), [language]);
  const runs = useRef(0);
  const firstMove = () => {
    for (const problem of run.results.problems)
      for (const version of problem.versions)
        for (const phase of version.phases) {
          const first = phase.trees[0] || phase.lines[0]?.plies.find((ply) => ply.text);
          if (first) return first.text ? first : first.next[0];
        }
    return null;
  };
  const player = useMemo(() => new Player(firstMove, redraw), [run.results]);

  /// Examples are shown in the language of the page.
  const example = async (text) => {
    player.current = null;
    const [answer] = await solver.askRows(["convert", "inp", language], text);
    await session.show(answer.text);
  };
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `feerie · ${say("title")}`;
    solver.ask(["catalogue", language]).then((text) => setBook(new Book(JSON.parse(text), language)));
  }, [language]);
  useEffect(() => {
    const begin = async () => {
      const linked = await linkedText();
      await (linked ? session.show(linked) : example(EXAMPLES[0].text));
    };
    begin();
    addEventListener("hashchange", begin);
    return () => removeEventListener("hashchange", begin);
  }, []);

  const step = (way) => {
    player.current = null;
    session.step(way);
  };
  useEffect(() => {
    // Fields of one line undo what is typed in them; everywhere else it is the problem that counts.
    const key = (event) => {
      const way = wayOfKey(event);
      if (!way || event.target.matches?.("input:not([type=checkbox])")) return;
      event.preventDefault();
      step(way);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [player]);

  const solve = () => {
    const mine = ++runs.current;
    const results = new Results();
    const started = performance.now();
    const state = { results, running: true, stopped: false, failure: "", seconds: null };
    let waiting = false;
    const show = () => {
      waiting = false;
      if (mine === runs.current) redraw();
    };
    setRun(state);
    solver.solve(session.text, (rows) => {
      rows.forEach((row) => results.take(row));
      state.firstSolution ??= results.count ? performance.now() - started : undefined;
      if (!waiting) setTimeout(show, REDRAW);
      waiting = true;
    }, ({ failure }) => {
      if (mine !== runs.current) return;
      setRun({ ...state, running: false, failure: failure || "", seconds: (performance.now() - started) / 1000 });
    });
  };
  const stop = () => {
    solver.stop();
    runs.current += 1;
    setRun({ ...run, running: false, stopped: true });
  };

  if (!book) return <p class="loading" role="status">{say("loading")}</p>;
  const { row, editable } = session;
  const definition = row?.definition || {};
  const shown = player.current;
  const units = unitsOf(shown ? shown.board : row?.diagram?.board || "");
  const change = (text) => {
    player.current = null;
    session.type(text);
  };
  const notes = [
    !editable && session.rows.length > 1 && say("onlyFirst"),
    !editable && session.messages.some((message) => message.severity === "error") && say("notEditable"),
    session.failure,
  ].filter(Boolean);
  return (
    <>
      <a class="skip" href="#solutions">{say("skip")}</a>
      <div class="shapes" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<svg width="0" height="0">${book.shapes}</svg>` }} />
      <header>
        <h1>feerie <small>{say("title")}</small></h1>
        <Manual book={book} say={say} />
        <label>{say("language")} <select value={language} onChange={(event) => setLanguage(event.target.value)}>
          {Object.entries(LANGUAGES).map(([code, name]) => <option value={code} key={code}>{name}</option>)}
        </select></label>
      </header>
      <Files session={session} language={language} say={say}>
        <label>{say("examples")} <select value="" onChange={(event) => example(EXAMPLES[event.target.value].text)}>
          <option value="">…</option>
          {EXAMPLES.map((example, index) => <option value={index} key={index}>{example.name[columnOfLanguage(language)]}</option>)}
        </select></label>
      </Files>
      <main>
        <section class="boardPart" aria-label={say("board")}>
          <div class={`stage ${shown ? "playing" : ""}`}>
            <Board units={units} drawing={row?.diagram} figures={book.figures} say={say} act={editable && !shown ? actions(session, tool) : null}
              touched={shown ? [shown.from, shown.to].filter(Boolean) : []} />
            <div class="under"><span>{row?.diagram?.stipulation}</span><span>{row?.diagram?.counts}</span></div>
            <Controls player={player} say={say} />
          </div>
          <p id="boardHelp" class="word">{say("boardHelp")}</p>
          <Palette tool={tool} setTool={setTool} book={book} say={say} />
          <div class="row">
            <button type="button" disabled={!editable} onClick={() => session.define("units", [])}>{say("clear")}</button>
            <button type="button" disabled={!session.history.canUndo} aria-keyshortcuts="Control+Z" title="Ctrl+Z" onClick={() => step(-1)}>{say("undo")}</button>
            <button type="button" disabled={!session.history.canRedo} aria-keyshortcuts="Control+Y" title="Ctrl+Y" onClick={() => step(1)}>{say("redo")}</button>
          </div>
        </section>
        <section class="solvePart" id="solutions" tabIndex={-1} aria-label={say("solutions")} onKeyDown={(event) => player.key(event)}>
          <div class="row">
            <button type="button" class="main" disabled={run.running} onClick={solve}>{say("solve")}</button>
            <button type="button" class="main" disabled={!run.running} onClick={stop}>{say("stop")}</button>
          </div>
          <Status {...run} say={say} />
          <div class="play" data-first-solution={run.firstSolution}><Solutions results={run.results} player={player} say={say} /></div>
        </section>
        <section class="askPart">
          {notes.map((note) => <p class="fair" role="note">{note}</p>)}
          <Stipulation value={definition.stipulation || row?.diagram?.stipulation || ""} change={(value) => session.define("stipulation", value)} book={book} say={say} enabled={editable} />
          <ItemList section="conditions" texts={definition.conditions || []} change={(list) => session.define("conditions", list)} book={book} say={say} enabled={editable} />
          <ItemList section="options" texts={definition.options || []} change={(list) => session.define("options", list)} book={book} say={say} enabled={editable} />
          <Twins twins={definition.twins || []} change={(list) => session.define("twins", list)} book={book} say={say} enabled={editable} />
          <TextEditor text={session.text} change={change} messages={session.messages} say={say} />
        </section>
      </main>
      <footer>feerie {book.version}. {say("footer")}</footer>
    </>
  );
}

Solver.begin(globalThis.feerieModule, WORKER).then(
  (solver) => render(<App solver={solver} />, document.getElementById("page")),
  (error) => { document.getElementById("page").textContent = String(error); },
);
