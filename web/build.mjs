// Puts the page together: node build.mjs FOLDER [MODULE.wasm]. Run by scripts/page, which sets NODE_PATH.
// Scripts are plain ones, and the module is text in one of them, because browsers load neither modules nor other files
// for a page that is opened from a folder.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [folder, wasm] = process.argv.slice(2);
const page = path.join(import.meta.dirname, "page");
const esbuild = createRequire(path.join(process.env.NODE_PATH, "x.js"))("esbuild");
const options = {
  bundle: true, minify: true, format: "iife", target: ["chrome100", "firefox100", "safari15.4"], legalComments: "eof",
  jsx: "automatic", jsxImportSource: "preact", write: false, nodePaths: [process.env.NODE_PATH],
};
const bundle = (file, define = {}) =>
  esbuild.buildSync({ ...options, entryPoints: [path.join(page, file)], define }).outputFiles[0].text;

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "feerie.js"), bundle("main.jsx", { WORKER: JSON.stringify(bundle("worker.js")) }));
writeFileSync(path.join(folder, "module.js"), `globalThis.feerieModule="${wasm ? readFileSync(wasm).toString("base64") : ""}";\n`);
for (const file of ["index.html", "feerie.css"]) copyFileSync(path.join(page, file), path.join(folder, file));
