// Stands in for the peer as programs call it that have it compiled by Emscripten, such as FEN Tool: a module whose default
// export makes an instance with `FS` and `callMain`. Each call runs a new instance of the solver's module, py.wasm.
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";

const UNITS = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };
const USUAL_MEMORY = "512M";
const MOST_MEMORY = 2 ** 31;
const INTERNAL_ERROR = 3;

/// Bytes of a text such as `512M`; without a letter, kilobytes.
function bytesOf(size) {
  const found = /^(\d+)([KMG]?)$/i.exec(size);
  if (!found) return bytesOf(USUAL_MEMORY);
  return String(Math.min(Number(found[1]) * UNITS[found[2].toUpperCase() || "K"], MOST_MEMORY));
}

/// The files and settings of a command line of the peer; `strange` are words that mean nothing here.
function understood([...words]) {
  const call = { files: [], memory: USUAL_MEMORY, regression: false, strange: [] };
  while (words.length) {
    const word = words.shift();
    if (word === "-maxmem") call.memory = words.shift();
    else if (word === "-regression") call.regression = true;
    else if (word.startsWith("-")) call.strange.push(word);
    else call.files.push(word);
  }
  return call;
}

/// Files that the host writes, by their names.
class Files {
  constructor() {
    this.contents = new Map();
  }
  writeFile(name, data) {
    this.contents.set(name, typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data));
  }
}

async function compiled({ wasmBinary, locateFile }) {
  if (wasmBinary) return WebAssembly.compile(wasmBinary);
  const address = locateFile ? locateFile("py.wasm", "") : new URL("py.wasm", import.meta.url).href;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // While it is loaded, if the server calls it what it is.
  const streams = answer.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/// `wanted`: of what a host gives to modules of Emscripten, `print`, `printErr`, `wasmBinary` and `locateFile`. Nothing runs
/// before it is called. `print` gets a line; `printErr` gets all lines of a message at once with the end of the last one,
/// because FEN Tool shows messages without a break between them.
export default async function standIn(wanted = {}) {
  const print = wanted.print || console.log;
  const printErr = wanted.printErr || console.error;
  const module = await compiled(wanted);
  const files = new Files();

  const solve = (name, { memory, regression }) => {
    const data = files.contents.get(name);
    if (!data) {
      printErr(`${name}: no such file\n`);
      return 1;
    }
    const args = ["feerie", "text", name, ...(regression ? [] : [bytesOf(memory)])];
    const wasi = new WASI(args, [], [
      new OpenFile(new File(data)),
      ConsoleStdout.lineBuffered(print),
      new ConsoleStdout((bytes) => {
        const message = new TextDecoder().decode(bytes).trimEnd();
        if (message) printErr(`${message}\n`);
      }),
    ]);
    try {
      return wasi.start(new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }));
    } catch (error) {
      printErr(`feerie: internal error: ${error}\n`);
      return INTERNAL_ERROR;
    }
  };
  return {
    FS: files,
    /// Solves the files; the highest of their exit statuses.
    callMain: (words = []) => {
      const call = understood(words);
      if (call.strange.length) {
        printErr(`unknown: ${call.strange.join(" ")}\n`);
        return 1;
      }
      return Math.max(0, ...call.files.map((name) => solve(name, call)));
    },
  };
}
