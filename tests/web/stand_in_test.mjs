// Tests of what stands in for the peer's module in other programs, called in Chromium as FEN Tool calls it.
// Usage: node stand_in_test.mjs FOLDER CHROMIUM PROBLEMS     NODE_PATH: where playwright-core is
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const [folder, chromium, problems] = process.argv.slice(2);
const { chromium: browserType } = createRequire(path.join(process.env.NODE_PATH, "x.js"))("playwright-core");

/// Modules are loaded from servers only.
const files = {
  "/": ["text/html", () => "<!DOCTYPE html><title>host</title>"],
  "/host.js": ["text/javascript", () => readFileSync(path.join(import.meta.dirname, "host.js"))],
  "/py.js": ["text/javascript", () => readFileSync(path.join(folder, "py.js"))],
  "/py.wasm": ["application/wasm", () => readFileSync(path.join(folder, "py.wasm"))],
  // As servers call files of kinds that they do not know.
  "/elsewhere/py.wasm": ["application/octet-stream", () => readFileSync(path.join(folder, "py.wasm"))],
};
const server = createServer((request, response) => {
  const [type, read] = files[request.url] || ["text/plain", () => ""];
  response.writeHead(files[request.url] ? 200 : 404, { "content-type": type });
  response.end(read());
});
await new Promise((ready) => { server.listen(0, "127.0.0.1", ready); });
const browser = await browserType.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(() => {
  const begin = () => {
    globalThis.worker = new Worker("host.js", { type: "module" });
  };
  begin();
  /// Has a file solved; `most`: after so many lines the worker is ended, as programs do whose user stops the search.
  globalThis.solve = ({ input, words, most = Infinity }) => new Promise((resolve) => {
    const told = { lines: [], messages: [] };
    globalThis.worker.onmessage = ({ data }) => {
      if ("line" in data) told.lines.push(data.line);
      if ("message" in data) told.messages.push(data.message);
      const stopped = told.lines.length >= most;
      if (!stopped && !("status" in data)) return;
      if (stopped) {
        globalThis.worker.terminate();
        begin();
      }
      resolve({ ...told, status: data.status, stopped });
    };
    globalThis.worker.postMessage({ input, words });
  });
});
const solve = (input, more = {}) => page.evaluate((call) => globalThis.solve(call), { input, words: ["-maxmem", "512M", "/test.inp"], ...more });

let passed = 0;
let failed = 0;
async function test(what, steps) {
  try {
    await steps();
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${what}\n${error.stack}`);
  }
}

const problem = (text) => `BeginProblem\nOpti NoBoard\n${text}\nEndProblem`;
const FIRST = problem("fors 8/8/8/3b4/1R6/7k/7P/4K3\nCondition Wandelschach\nStipulation h#1");

await test("lines, banner and times are as programs expect that read them", async () => {
  const { lines, messages, status } = await solve(FIRST);
  assert.match(lines[0], /^feerie \S+-32Bit v\S+ \(512 MB\)$/);
  assert.ok(lines.includes("  1.Bd5-h1=wR 0-0[f1=wB] #"), lines.join("\n"));
  assert.ok(lines.some((line) => /^solution finished\. Time = \d+\.\d{3} s$/.test(line)));
  assert.ok(lines.every((line) => !line.includes("\n")));
  assert.deepEqual(messages, []);
  assert.equal(status, 0);
});

for (const name of ["first", "orthodox/options", "fairy/circe", "retro/castling"]) {
  await test(`reviewed problems: ${name}`, async () => {
    const read = (ending) => readFileSync(path.join(problems, name + ending), "utf8");
    const { lines } = await solve(read(".inp"), { words: ["-regression", "/test.inp"] });
    assert.equal(lines.map((line) => `${line}\n`).join(""), read(".out"));
  });
}

await test("errors are told with their places, remarks among the lines", async () => {
  const wrong = await solve(problem("fors 8/8/8/8/8/8/8/K1k5\nStipulation h#1\nCondition Cirse"));
  assert.equal(wrong.status, 1);
  assert.equal(wrong.messages.length, 1);
  assert.match(wrong.messages[0], /^\/test\.inp:5:11: error: unknown condition "Cirse"\n/);
  assert.match(wrong.messages[0], /Circe.*[^\n]\n$/);
  const remarked = await solve(`${FIRST}\nmore`);
  assert.deepEqual(remarked.messages, []);
  assert.ok(remarked.lines.some((line) => line.startsWith("/test.inp:7:1: note: ")), remarked.lines.join("\n"));
});

await test("lines come while the search goes on, which ends with the worker", async () => {
  const endless = problem("fors rsbqkb2/pppppp2/8/8/8/8/8/K1B5\nStipulation h#5\nOption MoveNumbers");
  const { lines, stopped } = await solve(endless, { most: 4 });
  assert.ok(stopped);
  assert.ok(lines.some((line) => /^\s+1\s+\(\S+\s+Time = \d+\.\d+ s\)/.test(line)), lines.join("\n"));
  assert.equal((await solve(FIRST)).status, 0);
});

await test("memory, unknown words, missing files", async () => {
  const banner = async (...words) => (await solve(FIRST, { words: [...words, "/test.inp"] })).lines[0];
  assert.match(await banner("-maxmem", "16M"), /\(16 MB\)/);
  assert.match(await banner("-maxmem", "65536"), /\(64 MB\)/);
  assert.match(await banner("-maxmem", "9G"), /\(2048 MB\)/);
  const strange = await solve(FIRST, { words: ["-frobnicate", "/test.inp"] });
  assert.equal(strange.status, 1);
  assert.match(strange.messages[0], /-frobnicate/);
  const missing = await solve(FIRST, { words: ["/other.inp"] });
  assert.equal(missing.status, 1);
  assert.match(missing.messages[0], /other\.inp/);
});

await test("the host can hand over the module, or tell where it is", async () => {
  const lines = await page.evaluate(async (input) => {
    const { default: standIn } = await import("/py.js");
    const wasmBinary = await (await fetch("/py.wasm")).arrayBuffer();
    const told = [];
    for (const wanted of [{ wasmBinary, locateFile: () => "/nowhere" }, { locateFile: (name) => `/elsewhere/${name}` }]) {
      const instance = await standIn({ ...wanted, print: (line) => told.push(line) });
      instance.FS.writeFile("one", new TextEncoder().encode(input));
      instance.callMain(["one", "one"]);
    }
    return told;
  }, FIRST);
  assert.equal(lines.filter((line) => line.startsWith("solution finished.")).length, 4);
});

await browser.close();
server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
