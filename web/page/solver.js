// Talks with the solver's module, which runs in workers: one for short questions, one that solves.

/// A worker that does one command after the other.
class Hand {
  constructor(script, module) {
    this.waiting = new Map();
    this.worker = new Worker(script);
    this.worker.postMessage({ module });
    this.worker.onmessage = ({ data }) => {
      const call = this.waiting.get(data.id);
      if (!call) return;
      if (data.text) call.hear(data.text);
      else if (data.problem) call.complain(data.problem);
      else {
        this.waiting.delete(data.id);
        call.end(data);
      }
    };
  }
  run(id, args, input, call) {
    this.waiting.set(id, call);
    this.worker.postMessage({ id, args, input });
  }
  /// Stops at once; nothing more is heard of what was under way.
  dismiss() {
    this.worker.terminate();
    this.waiting.clear();
  }
}

/// A loop, because `Uint8Array.from` takes a third of a second for a text of this length.
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export class Solver {
  /// `base64`: the module; `worker`: the script of the workers.
  static async begin(base64, worker) {
    const script = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
    return new Solver(script, await WebAssembly.compile(bytesOf(base64)));
  }
  constructor(script, module) {
    this.script = script;
    this.module = module;
    this.calls = 0;
    this.desk = new Hand(script, module);
    this.bench = null;
  }

  /// The text that a command writes. What it complains of is thrown only if it cannot go on.
  ask(args, input = "") {
    return new Promise((resolve, reject) => {
      let text = "";
      this.desk.run(++this.calls, args, input, {
        hear: (more) => { text += more; },
        complain: () => {},
        end: ({ failure }) => (failure ? reject(new Error(failure)) : resolve(text)),
      });
    });
  }
  async askRows(args, input) {
    return (await this.ask(args, input)).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  }

  /// Solves; `hear` gets rows as they come, `end` what it came to.
  solve(input, hear, end) {
    this.stop();
    const bench = this.spare || new Hand(this.script, this.module);
    this.spare = null;
    this.bench = bench;
    bench.run(++this.calls, ["solve"], input, {
      hear: (text) => hear(text.split("\n").filter(Boolean).map((line) => JSON.parse(line))),
      complain: () => {},
      end: (result) => {
        this.bench = null;
        this.spare = bench;
        end(result);
      },
    });
  }
  stop() {
    if (this.bench) this.bench.dismiss();
    this.bench = null;
  }
}
