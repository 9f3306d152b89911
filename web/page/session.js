// What the page knows of the problem: the text is what counts; the board and the lists show what the solver reads in it,
// and change it by having the solver write it anew.

import { History } from "./history.js";

const PAUSE = 150;
/// What is typed with pauses no longer than this is undone together.
const BREATH = 700;

export class Session {
  /// `changed` is called whenever something is to be shown anew.
  constructor(solver, changed) {
    this.solver = solver;
    this.changed = changed;
    this.text = "";
    this.rows = [];
    this.history = new History();
    this.timer = null;
    this.breath = null;
    this.reads = 0;
    this.failure = "";
  }

  get row() {
    return this.rows.find((row) => row.diagram) || null;
  }
  get messages() {
    return this.rows.flatMap((row) => row.messages || []);
  }
  /// The board and the lists can change the text.
  get editable() {
    return this.rows.length === 1 && Boolean(this.row?.definition);
  }

  /// The text is changed by hand: it is read when the hand pauses.
  type(text) {
    this.text = text;
    clearTimeout(this.timer);
    clearTimeout(this.breath);
    this.timer = setTimeout(() => this.read(), PAUSE);
    this.breath = setTimeout(() => this.note(), BREATH);
    this.changed();
  }
  async show(text) {
    clearTimeout(this.timer);
    this.note();
    this.text = text;
    this.note();
    await this.read();
  }
  note() {
    clearTimeout(this.breath);
    this.history.note(this.text);
    this.changed();
  }

  /// Undoes a change of the text, by whatever it came about, if `way` is -1, or does it again if it is 1.
  async step(way) {
    this.note();
    const text = this.history.step(way);
    if (text === null) return;
    clearTimeout(this.timer);
    this.text = text;
    await this.read();
  }

  async read() {
    const mine = ++this.reads;
    try {
      const rows = await this.solver.askRows(["read"], this.text);
      if (mine !== this.reads) return;
      this.rows = rows;
      this.failure = "";
    } catch (error) {
      this.failure = String(error);
    }
    this.changed();
  }

  /// `change` gets the row of the problem and gives another one.
  async edit(change) {
    if (!this.editable) return;
    const row = change(this.row);
    // The next change builds on this one, even before the solver has answered.
    this.rows = [row];
    const mine = ++this.reads;
    const [answer] = await this.solver.askRows(["write", row.language || "en"], JSON.stringify(row));
    if (mine !== this.reads) return;
    if (answer.text) await this.show(answer.text);
    else {
      this.failure = answer.wrong.join("\n");
      await this.read();
    }
  }
  define(member, value) {
    return this.edit((row) => ({ ...row, definition: { ...row.definition, [member]: value } }));
  }
}
