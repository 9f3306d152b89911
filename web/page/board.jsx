// The board: a grid of 64 squares, which mouse, touch and keys set units on.
import { useRef, useState } from "preact/hooks";
import { columnOf, ORTHODOX, rowOf, SIDES, squareAt } from "./position.js";
import { nameOf, Unit } from "./unit.jsx";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const within = (value) => Math.min(7, Math.max(0, value));
const squareUnder = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]")?.dataset.square;

function spokenUnit(unit, figures, say) {
  if (!unit) return say("empty");
  if (unit.imitator) return say("imitator");
  return [say(SIDES[unit.side]), unit.marks, nameOf(unit.walk, figures)].filter(Boolean).join(" ");
}

/// `act`: { put(square), set(square, unit), move(from, to), remove(square) }, or nothing where the board only shows.
/// `drawing`: what else is drawn: `holes`, and the lines of a grid `left` and `below` squares.
export function Board({ units, drawing = {}, figures, act, touched = [], say }) {
  const [focused, setFocused] = useState("e4");
  const [drag, setDrag] = useState(null);
  const grid = useRef(null);
  const marked = {};
  for (const kind of ["holes", "left", "below"]) marked[kind] = new Set((drawing[kind] || "").split(" "));

  const focus = (square) => {
    setFocused(square);
    grid.current.querySelector(`[data-square=${square}]`).focus();
  };
  const key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const square = event.target.dataset.square;
    const step = STEPS[event.key];
    // Letters of the language, as in the text of a problem.
    const walk = ORTHODOX.find((each) => figures[each].letters === event.key.toUpperCase());
    if (step) focus(squareAt(within(columnOf(square) + step[0]), within(rowOf(square) + step[1])));
    else if (!act) return;
    else if (walk) act.set(square, { side: event.shiftKey ? "b" : "w", walk });
    else if (event.key === "Enter" || event.key === " ") act.put(square);
    else if (event.key === "Delete" || event.key === "Backspace") act.remove(square);
    else return;
    event.preventDefault();
  };

  const press = (event) => {
    const square = event.target.closest("[data-square]")?.dataset.square;
    if (!act || !square || event.button > 0) return;
    // What is touched keeps the pointer, so that a drag can end outside.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: square, x: event.clientX, y: event.clientY, at: null });
  };
  const pull = (event) => {
    if (!drag || !units.get(drag.from)) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 8;
    if (drag.at || far) setDrag({ ...drag, at: [event.clientX, event.clientY] });
  };
  const drop = (event) => {
    if (!drag) return;
    setDrag(null);
    const to = squareUnder(event);
    setFocused(drag.from);
    if (!drag.at) act.put(drag.from);
    else if (to) act.move(drag.from, to);
    else act.remove(drag.from);
  };
  const remove = (event) => {
    const square = event.target.closest("[data-square]")?.dataset.square;
    if (!act || !square) return;
    event.preventDefault();
    act.remove(square);
  };

  const cell = (square) => {
    const unit = units.get(square);
    const dark = (columnOf(square) + rowOf(square)) % 2;
    const classes = ["square", dark ? "dark" : "light"];
    for (const kind of Object.keys(marked)) if (marked[kind].has(square)) classes.push(kind);
    if (touched.includes(square)) classes.push("touched");
    if (drag?.at && drag.from === square) classes.push("lifted");
    return (
      <div key={square} role="gridcell" class={classes.join(" ")} data-square={square} tabIndex={square === focused ? 0 : -1}
        aria-label={`${square}: ${spokenUnit(unit, figures, say)}`} onFocus={() => setFocused(square)}>
        {unit && <Unit unit={unit} figures={figures} />}
      </div>
    );
  };
  return (
    <div class="boardFrame">
      <div ref={grid} role="grid" aria-label={say("board")} aria-describedby={act ? "boardHelp" : undefined} aria-readonly={!act}
        class={`board ${act ? "editable" : ""}`} onKeyDown={key} onPointerDown={press} onPointerMove={pull} onPointerUp={drop}
        onPointerCancel={() => setDrag(null)} onContextMenu={remove}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <div role="row" class="row" key={row}>
            <span class="rank" aria-hidden="true">{8 - row}</span>
            {[0, 1, 2, 3, 4, 5, 6, 7].map((column) => cell(squareAt(column, row)))}
          </div>
        ))}
        <div class="files" aria-hidden="true">{[..."abcdefgh"].map((file) => <span key={file}>{file}</span>)}</div>
      </div>
      {drag?.at && <div class="dragged" style={{ left: `${drag.at[0]}px`, top: `${drag.at[1]}px` }}><Unit unit={units.get(drag.from)} figures={figures} /></div>}
    </div>
  );
}
