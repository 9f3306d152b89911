// Runs a command of the module under Node.js, with the standard streams of this process.
// Usage: node module.mjs MODULE COMMAND [ARGUMENT...]
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [file, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["feerie", ...args], env: {}, returnOnExit: true });
const module = new WebAssembly.Module(readFileSync(file));
process.exitCode = wasi.start(new WebAssembly.Instance(module, wasi.getImportObject()));
