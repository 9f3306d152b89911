// Runs commands of the solver's module, each in an instance of its own, and posts what they write.
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";

/// Rows are posted together, but nobody waits longer than this for one.
const PATIENCE = 40;

let module = null;

/// Collects pieces of text and posts whole lines of them.
class Lines {
  constructor(post) {
    this.post = post;
    this.decoder = new TextDecoder();
    this.text = "";
    this.posted = -Infinity;
  }
  take(bytes) {
    this.text += this.decoder.decode(bytes, { stream: true });
    if (performance.now() - this.posted > PATIENCE) this.flush();
  }
  flush() {
    const end = this.text.lastIndexOf("\n") + 1;
    if (end) this.post(this.text.slice(0, end));
    this.text = this.text.slice(end);
    this.posted = performance.now();
  }
}

/// What a command came to: its exit status, or what kept it from ending.
function run({ id, args, input }) {
  const out = new Lines((text) => postMessage({ id, text }));
  const errors = new Lines((problem) => postMessage({ id, problem }));
  const wasi = new WASI(["feerie", ...args], [], [
    new OpenFile(new File(new TextEncoder().encode(input))),
    new ConsoleStdout((bytes) => out.take(bytes)),
    new ConsoleStdout((bytes) => errors.take(bytes)),
  ]);
  try {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport });
    const status = wasi.start(instance);
    out.flush();
    errors.flush();
    return { id, status };
  } catch (error) {
    out.flush();
    return { id, failure: String(error) };
  }
}

onmessage = ({ data }) => {
  if (data.module) module = data.module;
  else postMessage(run(data));
};
