// What the rows of the solver say, put together: problems with versions, versions with phases, phases with moves. A move
// knows the one before it and what may follow, so that it can be played on the board.

const MOST = 20000;

/// A place in the play: { move, before, next: [...] }.
function place(move, before, extra = {}) {
  return { text: move.text, board: move.board, from: move.from, to: move.to, before, next: [], ...extra };
}

/// A tree of battle play.
function tree(row, before) {
  const node = row.text === undefined ? { text: "", board: before?.board, before, next: [] } : place(row, before);
  node.mark = row.mark;
  node.zugzwang = row.zugzwang;
  node.threats = (row.threats || []).map((each) => tree(each, node));
  node.replies = (row.replies || []).map((each) => tree(each, node));
  node.refutations = (row.refutations || []).map((each) => tree(each, node));
  node.next = [...node.replies, ...node.threats, ...node.refutations];
  return node;
}

function line(row) {
  const plies = [];
  let before = null;
  for (const ply of row.plies) {
    if (ply.skipped) {
      plies.push({ number: ply.number, skipped: true });
      continue;
    }
    const node = place(ply, before, { number: ply.number });
    if (before) before.next.push(node);
    plies.push(node);
    before = node;
  }
  return { plies, mark: row.mark };
}

export class Results {
  constructor() {
    this.problems = [];
    this.progress = null;
    this.count = 0;
    this.left_out = 0;
  }

  get problem() {
    return this.problems.at(-1);
  }
  get version() {
    return this.problem?.versions.at(-1);
  }
  get phase() {
    return this.version?.phases.at(-1);
  }

  take(row) {
    const hear = {
      problem: () => this.problems.push({ head: row, versions: [], messages: [] }),
      version: () => this.problem.versions.push({ head: row, phases: [], messages: [], deductions: [] }),
      deduction: () => this.version.deductions.push(row),
      phase: () => this.version.phases.push({ head: row, trees: [], lines: [], retractions: [] }),
      tree: () => this.keep(() => this.phase.trees.push(tree(row, null))),
      line: () => this.keep(() => this.phase.lines.push(line(row))),
      retraction: () => (this.phase && !this.phase.tail ? this.phase.retractions : this.version.deductions).push(row),
      message: () => (this.version || this.problem || this.outside).messages.push(row),
      progress: () => { this.progress = row; },
    }[row.row];
    if (hear) hear();
    else if (row.row === "end of phase") this.phase.tail = row;
    else if (row.row === "end of problem") this.problem.tail = row;
  }

  outside = { messages: [] };

  /// Where there are very many solutions, the rest is counted only.
  keep(add) {
    this.count += 1;
    if (this.count <= MOST) add();
    else this.left_out += 1;
  }
}
