"use strict";
// Shows the findings of a run. All that comes from the input is put on the page as text, never as HTML.

const data = JSON.parse(document.getElementById("data").textContent);
/// A text in the language of the reader, with what stands at its places.
const say = (text, ...parts) => (data.texts[text] || text).replace(/\{\}/g, () => parts.shift());
const SVG = "http://www.w3.org/2000/svg";
const SIZE = 64;
const MARGIN = 30;
const BOARD = 8 * SIZE;
const CLASSES = {
  sound: "good", dualised: "fair", differs: "fair", limit: "fair", cooked: "bad", short: "bad",
  "no solution": "bad", "not legal": "bad", error: "bad",
};

/// An HTML element with attributes and contents (texts or elements).
function make(name, attributes, ...contents) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value !== null && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...contents.filter((each) => each !== null && each !== ""));
  return element;
}

function draw(name, attributes, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}

function textAt(x, y, size, text, fill) {
  return draw("text", { x, y: y + 0.36 * size, "font-size": size, "text-anchor": "middle", fill }, text);
}

// ---- The board ----------------------------------------------------------------------------------

const xOf = (square) => MARGIN + SIZE * (square.charCodeAt(0) - 97);
const yOf = (square) => SIZE * (8 - Number(square[1]));
const listOf = (text) => (text ? text.split(" ") : []);

/// The units of a board, by square.
function unitsOf(text) {
  return new Map(listOf(text).map((unit) => [unit.slice(0, 2), unit.slice(2)]));
}

/// The units behind changes such as "e2 e4wP".
function changed(units, changes) {
  const result = new Map(units);
  for (const change of listOf(changes)) {
    if (change.length > 2) result.set(change.slice(0, 2), change.slice(2));
    else result.delete(change);
  }
  return result;
}

const INK = "#1d1b19";
const PAPER = "#fffdf8";
const FILLS = { w: PAPER, b: "#2b2825", n: "url(#feerie-neutral)" };
const LINES = { w: INK, b: PAPER, n: "url(#feerie-neutral-lines)" };

/// A unit such as `wK` or `nR/N:r` on its square.
function unitElement(square, unit) {
  const group = draw("g", { transform: `translate(${xOf(square)} ${yOf(square)})` });
  if (unit === "i") {
    group.append(draw("circle", { cx: SIZE / 2, cy: SIZE / 2, r: SIZE / 4, fill: INK }));
    return group;
  }
  const colour = unit[0];
  const [letters, marks] = unit.slice(1).split(":");
  const [shape, turn] = data.figures[letters] || ["disc", 0];
  const lean = turn % 90 ? ` translate(32 32) scale(0.88) translate(-32 -32)` : "";
  group.append(draw("use", {
    href: `#feerie-${shape}`, fill: FILLS[colour], stroke: LINES[colour], "stroke-width": 2,
    "stroke-linejoin": "round", "stroke-linecap": "round", transform: `rotate(${turn} 32 32)${lean}`,
  }));
  if (shape === "disc") addLetters(group, letters.split("/"), colour);
  if (marks) {
    const width = Math.max(20, 9 * marks.length + 8);
    group.append(draw("rect", { x: SIZE - width - 1, y: 1, width, height: 20, rx: 10, fill: "#a3281f" }));
    group.append(textAt(SIZE - width / 2 - 1, 11, 16, marks, PAPER));
  }
  return group;
}

function addLetters(group, lines, colour) {
  const two = lines.length > 1;
  const size = two ? 18 : 24;
  if (colour === "n") {
    const height = two ? 40 : 26;
    group.append(draw("rect", { x: 15, y: 32 - height / 2, width: 34, height, rx: 5, fill: PAPER }));
  }
  lines.forEach((line, index) => {
    const y = 32 + (two ? (index - 0.5) * size : 0);
    const text = textAt(32, y, size, line, colour === "b" ? PAPER : INK);
    text.setAttribute("font-weight", "bold");
    group.append(text);
  });
}

/// The board of a version without units.
function boardElement(version) {
  const svg = draw("svg", { viewBox: `0 -2 ${BOARD + MARGIN + 4} ${BOARD + 32}`, role: "img" });
  const holes = new Set(listOf(version.holes));
  let light = "";
  let dark = "";
  for (let file = 0; file < 8; ++file) {
    for (let rank = 1; rank <= 8; ++rank) {
      const square = String.fromCharCode(97 + file) + rank;
      const path = `M${xOf(square)} ${yOf(square)}h${SIZE}v${SIZE}h-${SIZE}z`;
      if (holes.has(square)) continue;
      if ((file + rank) % 2) dark += path;
      else light += path;
    }
    svg.append(textAt(MARGIN + SIZE * (file + 0.5), BOARD + 16, 18, "abcdefgh"[file], "currentColor"));
    svg.append(textAt(MARGIN / 2, SIZE * (file + 0.5), 18, String(8 - file), "currentColor"));
  }
  svg.append(draw("path", { d: light, style: "fill:var(--light)" }));
  svg.append(draw("path", { d: dark || "M0 0", style: "fill:var(--dark)" }));
  if (!holes.size) {
    svg.append(draw("path", { d: `M${MARGIN} 0h${BOARD}v${BOARD}h-${BOARD}z`, fill: "none", style: "stroke:var(--soft)", "stroke-width": 2 }));
  }
  const grid =
    listOf(version.left).map((square) => `M${xOf(square)} ${yOf(square)}v${SIZE}`).join("") +
    listOf(version.below).map((square) => `M${xOf(square)} ${yOf(square) + SIZE}h${SIZE}`).join("");
  if (grid) svg.append(draw("path", { d: grid, stroke: INK, "stroke-width": 4, fill: "none" }));
  svg.append(draw("g", { class: "units" }));
  svg.append(draw("g", { class: "marks", "aria-hidden": "true" }));
  return svg;
}

const SIGNS = { impossible: ["\u00d7", "#a3281f"], certain: ["\u2713", "#1d6b37"], conditional: ["?", "#7d5300"] };

/// The signs for what is proved of squares of the diagram; the sentences below it say the rest.
function showMarks(svg, marks) {
  const signs = Object.entries(marks).map(([square, proved]) => {
    const [sign, colour] = SIGNS[proved];
    const group = draw("g", { transform: `translate(${xOf(square) + SIZE - 12} ${yOf(square) + SIZE - 12})`, "data-square": square, "data-proved": proved });
    group.append(draw("circle", { r: 11, fill: colour, stroke: PAPER, "stroke-width": 1.5 }));
    const text = textAt(0, 1, 18, sign, PAPER);
    text.setAttribute("font-weight", "bold");
    group.append(text);
    return group;
  });
  svg.querySelector(".marks").replaceChildren(...signs);
}

/// What a reader of the screen is told of the position.
function spoken(units) {
  const sides = { w: say("White"), b: say("Black"), n: say("Neutral") };
  return Object.entries(sides).map(([colour, name]) => {
    const own = [...units].filter(([, unit]) => unit[0] === colour);
    if (!own.length) return "";
    return `${name}: ${own.map(([square, unit]) => unit.slice(1).split(":")[0] + square).join(", ")}`;
  }).filter(Boolean).join(". ");
}

function showUnits(svg, units, changes) {
  const layer = svg.querySelector(".units");
  const touched = listOf(changes).map((change) => draw("rect", {
    x: xOf(change) + 2, y: yOf(change) + 2, width: SIZE - 4, height: SIZE - 4, fill: "none",
    style: "stroke:var(--touched)", "stroke-width": 4,
  }));
  layer.replaceChildren(...touched, ...[...units].map(([square, unit]) => unitElement(square, unit)));
  svg.setAttribute("aria-label", spoken(units) || say("an empty board"));
}

// ---- Playing through solutions --------------------------------------------------------------------

/// A board with its moves: the position shown is that behind the current move, or the diagram.
class Player {
  constructor(version) {
    this.diagram = unitsOf(version.board);
    this.marks = version.marks || {};
    this.current = null;
    this.first = null;
    this.svg = boardElement(version);
    this.text = make("output", { "aria-live": "polite" });
    const button = (label, path, action) => {
      const sign = draw("svg", { viewBox: "0 0 20 20", width: 18, height: 18, "aria-hidden": "true" });
      sign.append(draw("path", { d: path, fill: "currentColor" }));
      const element = make("button", { type: "button", "aria-label": label, title: label }, sign);
      element.addEventListener("click", action);
      return element;
    };
    this.buttons = [
      button(say("To the diagram"), "M3 3h3v14H3zM17 3v14L7 10z", () => this.show(null)),
      button(say("One move back"), "M15 3v14L4 10z", () => this.back()),
      button(say("One move forward"), "M5 3v14l11-7z", () => this.forward()),
      button(say("To the end of the line"), "M14 3h3v14h-3zM3 3v14l10-7z", () => this.end()),
    ];
    this.controls = make("div", { class: "controls" }, ...this.buttons, this.text);
    this.show(null);
  }

  back() {
    if (this.current) this.show(this.current.parent);
  }
  next() {
    if (!this.current) return this.first;
    const { k, th, rf } = this.current.node;
    return ((k || th || rf || [])[0] || {}).place || null;
  }
  forward() {
    const next = this.next();
    if (next) this.show(next);
  }
  end() {
    while (this.next()) this.show(this.next());
  }

  show(place) {
    if (this.current) this.current.button.removeAttribute("aria-current");
    this.current = place;
    if (place) {
      place.button.setAttribute("aria-current", "true");
      // Within its list of moves only: the page itself stays where it is.
      const list = place.button.closest(".play");
      const below = place.button.offsetTop - list.offsetTop;
      if (below < list.scrollTop || below > list.scrollTop + list.clientHeight - 30) list.scrollTop = below - 60;
    }
    showUnits(this.svg, place ? place.units : this.diagram, place ? place.node.d : "");
    showMarks(this.svg, place ? {} : this.marks);
    this.text.textContent = place ? `${place.node.n || ""}${place.node.t}` : say("Diagram");
    this.buttons[0].disabled = this.buttons[1].disabled = !place;
    this.buttons[2].disabled = this.buttons[3].disabled = !this.next();
  }

  key(event) {
    const actions = {
      ArrowRight: () => this.forward(), ArrowLeft: () => this.back(),
      Home: () => this.show(null), End: () => this.end(),
    };
    if (!actions[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions[event.key]();
  }
}

/// Writes a list of moves, each with what is behind it.
class PlayWriter {
  constructor(player, side) {
    this.player = player;
    this.side = side;
  }

  word(text) {
    return make("span", { class: "word" }, text);
  }

  /// The button of a move, which knows its position.
  button(node, parent, units) {
    const what = this.side === "published" ? say("published, but not found") : say("found, but not published");
    const text = node.t === "~" ? say("any other") : node.t.trim();
    const button = make("button", { type: "button", class: node.x ? "move differs" : "move", title: node.x ? what : null, "aria-description": node.x ? what : null }, text + (node.m || ""));
    node.place = { node, parent, button, units: changed(units, node.d) };
    if (!this.player.first) this.player.first = node.place;
    button.addEventListener("click", () => this.player.show(node.place));
    return button;
  }

  /// Writes the move and what is behind it; `begins`: at the beginning of a line or variation.
  write(node, parent, units, to, begins) {
    let here = { units };
    if (node.t) {
      if (node.n && (begins || !node.n.endsWith("..."))) to.append(make("span", { class: "number" }, node.n));
      to.append(this.button(node, parent, units));
      here = node.place;
    }
    const behind = node.t ? here : parent;
    const position = here.units;
    if (node.z) to.append(this.word(` ${say("zugzwang")} `));
    if (node.th) {
      to.append(this.word(` (${say("threat")}: `));
      for (const threat of node.th) this.write(threat, behind, position, to, true);
      to.append(this.word(")"));
    }
    const replies = node.k || [];
    if (replies.length === 1 && !node.rf && node.t) {
      this.write(replies[0], behind, position, to, false);
    } else {
      for (const reply of replies) this.variation(reply, behind, position, to);
    }
    for (const refutation of node.rf || []) {
      const line = this.variation(refutation, behind, position, to);
      line.prepend(this.word(`${say("but")} `));
    }
  }

  variation(node, parent, units, to) {
    const line = make("div", { class: "variation" });
    to.append(line);
    this.write(node, parent, units, line, true);
    return line;
  }
}

const PHASES = {
  "set play": say("set play"), "actual play": say("actual play"), "post-key play": say("post-key play"),
};
const phaseName = (phase) => PHASES[phase] || phase;
const verdictName = (verdict) => data.verdict_names[verdict] || verdict;

/// One side (found or published) of the play of a version.
function sideElement(version, side, player) {
  const section = make("section", { class: "side", "aria-label": side === "found" ? say("Found solution") : say("Published solution") });
  section.append(make("h3", {}, side === "found" ? say("Found") : say("Published")));
  const play = make("div", { class: "play" });
  section.append(play);
  const writer = new PlayWriter(player, side);
  const phases = version.phases || [];
  for (const phase of phases) {
    const nodes = phase[side] || [];
    if (!nodes.length && (side === "published" || phase.phase === "set play")) continue;
    const name = phaseName(phase.phase) + (phase.duplex ? `, ${say("sides changed")}` : "");
    if (phases.length > 1) play.append(make("h4", {}, phase.taken_back ? say("{} behind {}", name, phase.taken_back) : name));
    if (!nodes.length) play.append(make("p", { class: "word" }, say("no solution")));
    const units = changed(unitsOf(version.board), phase.start);
    for (const node of nodes) {
      const line = make("div", { class: "line" });
      play.append(line);
      writer.write(node, null, units, line, true);
    }
    if (phase.cut) play.append(make("p", { class: "cut" }, say("There are more moves than this page shows.")));
  }
  return play.childElementCount ? section : null;
}

// ---- Cards ------------------------------------------------------------------------------------------

function listElement(className, texts) {
  return texts.length ? make("ul", { class: className }, ...texts.map((text) => make("li", {}, text))) : "";
}

/// The fairy walks on the board: their letters and names.
function walksOf(version) {
  const letters = new Set();
  for (const unit of unitsOf(version.board).values()) {
    for (const walk of unit.slice(1).split(":")[0].split("/")) letters.add(walk);
  }
  return [...letters].filter((walk) => data.walks[walk]).map((walk) => `${walk} = ${data.walks[walk]}`);
}

function versionElement(version, play) {
  const player = new Player(version);
  const sides = make("div", { class: "sides" });
  const published = sideElement(version, "published", player);
  player.first = null;
  const found = sideElement(version, "found", player);
  if (published) sides.append(published);
  if (found) sides.append(found);
  if (!published || !found) sides.classList.add("alone");
  if (!published && !found) {
    sides.append(make("p", { class: "word" }, version.phases ? say("No solution was found, and none is published.") : say("The moves were not recorded for this problem.")));
  }
  player.show(null);
  const left = make("div", { class: "board", tabindex: "0", role: "group", "aria-label": say("Board; arrow keys play the solution") },
    player.svg,
    make("div", { class: "under" }, make("span", {}, version.stipulation || ""), make("span", {}, version.counts || "")),
    listElement("past", version.past || []),
    player.controls);
  const notes = listElement("notes", [...(version.conditions || []), ...(version.attributes || []), ...walksOf(version), ...(play.twins || [])]);
  const body = make("div", { class: "body" }, left, notes, sides);
  body.addEventListener("keydown", (event) => player.key(event));
  return body;
}

function fillCard(card, finding) {
  if (card.classList.contains("built")) return;
  card.classList.add("built");
  const play = finding.play;
  if (!play || !play.versions.length) {
    card.append(make("p", { class: "word" }, say("No diagram was recorded for this problem.")));
    return;
  }
  const holder = make("div", {});
  const choose = (index) => holder.replaceChildren(versionElement(play.versions[index], play));
  if (play.versions.length > 1) {
    const buttons = play.versions.map((version, index) => {
      const verdict = version.verdict ? `: ${verdictName(version.verdict)}` : "";
      const button = make("button", { type: "button", "aria-pressed": String(index === 0) }, `${version.twin || index + 1})${verdict}`);
      button.addEventListener("click", () => {
        buttons.forEach((each) => each.setAttribute("aria-pressed", String(each === button)));
        choose(index);
      });
      return button;
    });
    card.append(make("div", { class: "twins", role: "group", "aria-label": say("Twins") }, ...buttons));
  }
  card.append(holder);
  choose(0);
}

function cardElement(finding, number) {
  const play = finding.play || {};
  const title = finding.title || [finding.stipulation, ...(finding.conditions || [])].filter(Boolean).join(", ") || say("Problem {}", finding.index);
  const by = [(play.authors || []).join("; "), ...(play.sources || []), play.award].filter(Boolean).join(" \u00B7 ");
  const badge = make("span", { class: `verdict ${CLASSES[finding.verdict] || "dull"}` }, verdictName(finding.verdict));
  const agrees = finding.as_published === undefined ? "" : make("span", { class: finding.as_published ? "good" : "fair" }, finding.as_published ? say("as published") : say("not as published"));
  const seconds = finding.seconds === undefined ? "" : `, ${finding.seconds.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;
  const card = make("article", { class: "card", "aria-labelledby": `title${number}` },
    make("div", { class: "head" }, make("h2", { id: `title${number}` }, title), badge, agrees,
      make("span", { class: "place" }, say("{}, problem {}", finding.file, finding.index) + seconds)),
    by ? make("p", { class: "by" }, by) : "",
    listElement("remarks", finding.remarks || []));
  return card;
}

// ---- The page ----------------------------------------------------------------------------------------

const cards = data.findings.map((finding, number) => {
  const play = finding.play || {};
  const texts = [finding.title, finding.file, finding.stipulation, verdictName(finding.verdict), play.award];
  texts.push(...(finding.conditions || []), ...(finding.remarks || []), ...(play.authors || []), ...(play.sources || []), ...(play.titles || []));
  return { finding, card: cardElement(finding, number), search: texts.filter(Boolean).join("\n").toLowerCase() };
});
document.getElementById("problems").append(...cards.map((each) => each.card));

const byCard = new Map(cards.map((each) => [each.card, each.finding]));
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    fillCard(entry.target, byCard.get(entry.target));
    observer.unobserve(entry.target);
  }
}, { rootMargin: "800px" });
cards.forEach((each) => observer.observe(each.card));
addEventListener("beforeprint", () => {
  for (const each of cards) if (!each.card.hidden) fillCard(each.card, each.finding);
});

function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
  return counts;
}

/// Conditions are told apart by their first word: what is behind it are squares and the like.
const ruleOf = (condition) => condition.split(" ")[0];
const rulesOf = (finding) => [...new Set((finding.conditions || []).map(ruleOf))];

const chosen = new Set();
const verdicts = counted(cards.map((each) => each.finding.verdict));
for (const verdict of data.verdicts.filter((each) => verdicts.has(each))) {
  const button = make("button", { type: "button", "aria-pressed": "false", class: CLASSES[verdict] || "dull" }, verdictName(verdict), make("b", {}, String(verdicts.get(verdict))));
  button.addEventListener("click", () => {
    const on = !chosen.delete(verdict);
    if (on) chosen.add(verdict);
    button.setAttribute("aria-pressed", String(on));
    filter();
  });
  document.getElementById("verdicts").append(button);
}
const conditions = counted(cards.flatMap((each) => rulesOf(each.finding)));
const orthodox = cards.filter((each) => !(each.finding.conditions || []).length).length;
const condition = document.getElementById("condition");
if (orthodox) condition.append(make("option", { value: "-" }, `${say("none")} (${orthodox})`));
for (const [name, count] of [...conditions].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
  condition.append(make("option", { value: name }, `${name} (${count})`));
}

function filter() {
  const words = document.getElementById("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const rule = condition.value;
  const published = document.getElementById("published").value;
  let count = 0;
  for (const { finding, card, search } of cards) {
    const state = finding.as_published === undefined ? "none" : finding.as_published ? "yes" : "no";
    const fits =
      (!chosen.size || chosen.has(finding.verdict)) &&
      (!rule || (rule === "-" ? !(finding.conditions || []).length : rulesOf(finding).includes(rule))) &&
      (!published || published === state) &&
      words.every((word) => search.includes(word));
    card.hidden = !fits;
    count += fits ? 1 : 0;
  }
  document.getElementById("shown").textContent =
    count === cards.length ? say("All {} problems are shown.", count) : say("{} of {} problems are shown.", count, cards.length);
}
document.getElementById("filters").addEventListener("input", filter);
document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
document.getElementById("summary").textContent = data.summary;
filter();
