// Does the module solve the reviewed problems as the program does, byte for byte?
// Usage: node golden_test.mjs MODULE FOLDER [PATTERN]    (problems whose path has the pattern)
// Each problem is solved by a process of its own: Node.js 20 crashes after some dozens of large modules.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const [file, folder, pattern = ""] = process.argv.slice(2);
const runner = path.join(import.meta.dirname, "module.mjs");
const read = (name) => (existsSync(name) ? readFileSync(name, "utf8") : "");
// Published problems hold their solutions instead of an output.
const problems = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".inp") && !name.startsWith("published") && name.includes(pattern)).sort();
let passed = 0;
let failed = 0;
const started = performance.now();
for (const name of problems) {
  const base = path.join(folder, name.slice(0, -".inp".length));
  const { stdout, stderr } = spawnSync(process.execPath, ["--no-warnings", runner, file, "text", path.basename(name)],
    { input: readFileSync(`${base}.inp`), encoding: "utf8", maxBuffer: 1 << 28 });
  const same = stdout === read(`${base}.out`) && stderr === read(`${base}.err`);
  if (same) ++passed;
  else {
    ++failed;
    console.log(`FAILED: ${name}`);
  }
}
console.log(`module: ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
