// Puts the page together: node build.mjs FOLDER [MODULE.wasm], or what stands in for the peer's module in other programs:
// node build.mjs --stand-in FOLDER MODULE.wasm. Run by scripts/page, which sets NODE_PATH.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const esbuild = createRequire(path.join(process.env.NODE_PATH, "x.js"))("esbuild");
const options = {
  bundle: true, minify: true, format: "iife", target: ["chrome100", "firefox100", "safari15.4"], legalComments: "eof",
  jsx: "automatic", jsxImportSource: "preact", write: false, nodePaths: [process.env.NODE_PATH],
};
const bundle = (file, more = {}) =>
  esbuild.buildSync({ ...options, entryPoints: [path.join(import.meta.dirname, file)], ...more }).outputFiles[0].text;

/// Scripts are plain ones, and the module is text in one of them, because browsers load neither modules nor other files
/// for a page that is opened from a folder. The page links to a manual that lies in `manual`.
function buildPage(folder, wasm) {
  const worker = bundle("page/worker.js");
  writeFileSync(path.join(folder, "feerie.js"), bundle("page/main.jsx", { define: { WORKER: JSON.stringify(worker) } }));
  const manual = existsSync(path.join(folder, "manual", "reference.en.html")) ? "manual" : "";
  const module = wasm ? readFileSync(wasm).toString("base64") : "";
  writeFileSync(path.join(folder, "module.js"), `globalThis.feerieManual="${manual}";\nglobalThis.feerieModule="${module}";\n`);
  for (const file of ["index.html", "feerie.css"]) copyFileSync(path.join(import.meta.dirname, "page", file), path.join(folder, file));
}

/// A module of the language and the one of WebAssembly beside it, as Emscripten makes them. FEN Tool refuses scripts that use
/// more than the language of 2019; `import.meta` it replaces.
function buildStandIn(folder, wasm) {
  const oldest = { format: "esm", target: "es2019", supported: { "import-meta": true } };
  writeFileSync(path.join(folder, "py.js"), bundle("standin/py.js", oldest));
  copyFileSync(wasm, path.join(folder, "py.wasm"));
}

const words = process.argv.slice(2);
const build = words[0] === "--stand-in" ? buildStandIn : buildPage;
const [folder, wasm] = words.slice(build === buildStandIn ? 1 : 0);
mkdirSync(folder, { recursive: true });
build(folder, wasm);
