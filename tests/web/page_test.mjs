// Tests of the page in the browser, opened from its folder as a user would.
// Usage: node page_test.mjs FOLDER CHROMIUM [SCREENSHOTS]     NODE_PATH: where playwright-core is
// NATIVE: a program that answers instead of the module, where that has not been built.
import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { incomplete } from "../../web/page/words.js";

const [folder, chromium, screenshots] = process.argv.slice(2);
const installed = createRequire(path.join(process.env.NODE_PATH, "x.js"));
const { chromium: browserType } = installed("playwright-core");
const axe = readFileSync(installed.resolve("axe-core/axe.min.js"), "utf8");
const browser = await browserType.launch({
  executablePath: chromium,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});
const address = pathToFileURL(path.resolve(folder, "index.html")).href;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const native = process.env.NATIVE;
let passed = 0;
let failed = 0;

/// Has the program do what the module would do in workers. What it writes comes at once, at the end.
async function answerNatively(context) {
  await context.exposeFunction("runNatively", ({ args, input }) => new Promise((resolve) => {
    const program = spawn(native, args);
    let text = "";
    program.stdout.on("data", (piece) => { text += piece; });
    program.on("close", (status) => resolve({ text, status }));
    program.stdin.end(input);
  }));
  await context.addInitScript(() => {
    WebAssembly.compile = async () => ({});
    window.Worker = class {
      async postMessage({ id, args, input }) {
        if (!args) return;
        const { text, status } = await window.runNatively({ args, input });
        if (text) this.onmessage({ data: { id, text } });
        this.onmessage({ data: { id, status } });
      }
      terminate() {
        this.onmessage = () => {};
      }
    };
  });
}

/// Runs a test on the page in a window of its own; what the page complains of, and what it loads from elsewhere than its
/// folder, counts as a fault.
async function test(what, options, steps) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale: "en-GB", ...options });
  if (native) await answerNatively(context);
  // Ends what hangs; no slow machine meets it.
  context.setDefaultTimeout(300000);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => /^(file:|blob:|data:)/.test(request.url()) || faults.push(`loads ${request.url()}`));
  try {
    await page.goto(`${address}${options.query || ""}`);
    await page.getByRole("grid").waitFor();
    await page.locator(".messages li").first().waitFor();
    await steps(page);
    assert.deepEqual(faults, []);
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${what}\n${error.stack}\n${faults.join("\n")}`);
    await shot(page, `failed${failed}`);
  }
  await context.close();
}

const shot = async (page, name) => screenshots && page.screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
const text = (page) => page.locator(".editor textarea");
const square = (page, name) => page.locator(`[data-square=${name}]`);
const settled = (page, pattern) => page.waitForFunction(([source, flags]) => new RegExp(source, flags).test(document.querySelector(".editor textarea").value), [pattern.source, pattern.flags]);
const outcome = (page) => page.locator(".problem > p").last();
const solve = async (page) => {
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await outcome(page).waitFor();
};
const type = async (page, problem) => {
  await text(page).fill(problem);
  await page.waitForTimeout(400);
};

await test("the h#1 of the specification is solved and played on the board", {}, async (page) => {
  await solve(page);
  const move = page.getByRole("button", { name: "Bd5-h1=wR" });
  await move.click();
  assert.match(await square(page, "h1").getAttribute("aria-label"), /h1: white rook/);
  await page.getByRole("button", { name: "One move forward" }).click();
  assert.match(await square(page, "g1").getAttribute("aria-label"), /g1: white king/);
  assert.match(await square(page, "f1").getAttribute("aria-label"), /f1: white bishop/);
  await shot(page, "desktop");
  await page.locator("#solutions").focus();
  await page.keyboard.press("Home");
  assert.match(await square(page, "e1").getAttribute("aria-label"), /e1: white king/);
});

await test("a mate in two with tries", {}, async (page) => {
  await page.getByLabel("Examples").selectOption("1");
  await settled(page, /#2/);
  await solve(page);
  assert.equal(await page.locator(".play").getByText("key").count(), 1);
  const tries = await page.locator(".move", { hasText: "?" }).count();
  assert.ok(tries >= 2, `${tries} tries`);
  assert.ok((await page.locator(".play").getByText("but").count()) >= 2);
  await shot(page, "tries");
});

await test("a helpmate in three with Circe", {}, async (page) => {
  await page.getByLabel("Examples").selectOption("2");
  await settled(page, /h#3/);
  await solve(page);
  assert.match(await page.locator(".play").innerText(), /\[\+[wb]/);
  await shot(page, "circe");
});

await test("an error is told at its place, and the board stays what was understood", {}, async (page) => {
  await type(page, "BeginProblem\nCondition Cirse\nStipulation h#2\nPieces\n  White Ka1\n  Black Kh8\nEndProblem\n");
  const error = page.locator(".messages li").first();
  assert.match(await error.innerText(), /line 2.*Cirse/);
  assert.equal(await page.locator("mark.error").innerText(), "Cirse");
  await error.getByRole("button").click();
  assert.equal(await text(page).evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), "Cirse");
  assert.match(await square(page, "a1").getAttribute("aria-label"), /white king/);
  assert.equal(await page.getByRole("grid").getAttribute("aria-readonly"), "true");
  await shot(page, "error");
  await solve(page);
  assert.match(await outcome(page).innerText(), /Not solved/);
});

await test("mouse: units are set, moved, dragged off the board", {}, async (page) => {
  await page.getByRole("button", { name: "Clear the board" }).click();
  await page.waitForFunction(() => !document.querySelector("[data-square] svg"));
  await page.getByRole("button", { name: "white king" }).click();
  await square(page, "c3").click();
  await settled(page, /Kc3/);
  await page.getByRole("button", { name: "black", exact: true }).click();
  await page.getByRole("button", { name: "black queen" }).click();
  await square(page, "d4").click();
  await settled(page, /Qd4/);
  await square(page, "d4").dragTo(square(page, "h7"));
  await settled(page, /Qh7/);
  const box = await square(page, "h7").boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y - 60, { steps: 4 });
  await page.mouse.move(box.x + 20, 5, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => !/Qh7/.test(document.querySelector(".editor textarea").value));
});

await test("keys: squares are gone through and units set", {}, async (page) => {
  await square(page, "e4").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("q");
  await settled(page, /Qe5/);
  assert.match(await square(page, "e5").getAttribute("aria-label"), /e5: white queen/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+S");
  await settled(page, /Black .*Sf5/);
  assert.match(await square(page, "f5").getAttribute("aria-label"), /f5: black knight/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await page.waitForFunction(() => !/Qe5/.test(document.querySelector(".editor textarea").value));
});

await test("fairy units are found by name, turned, and set with attributes", {}, async (page) => {
  await page.getByRole("button", { name: "Fairy unit" }).click();
  await page.getByLabel("Search").fill("grassh");
  await page.getByRole("button", { name: /^G grasshopper/i }).first().click();
  await page.getByRole("button", { name: "neutral", exact: true }).click();
  await square(page, "b6").click();
  await settled(page, /Neutral.*Gb6/s);
  assert.match(await square(page, "b6").locator("use").getAttribute("transform"), /rotate\(180/);
  await page.getByText("Attributes").click();
  await page.getByLabel("Kamikaze").check();
  await square(page, "c6").click();
  await settled(page, /Kamikaze Gc6/);
  await shot(page, "fairy");
});

await test("conditions are chosen from the catalogue and change the text, and the text the list", {}, async (page) => {
  await page.getByRole("button", { name: "Add: Conditions" }).click();
  await page.getByLabel("Search").fill("madrasi");
  await shot(page, "catalogue");
  await page.getByLabel("Search").press("Enter");
  await settled(page, /Madrasi/);
  await page.getByLabel("Madrasi: What may follow").fill("RexInclusive");
  await page.getByLabel("Madrasi: What may follow").press("Enter");
  await settled(page, /Madrasi RexInclusive/);
  await page.getByRole("button", { name: "Remove: Wandelschach" }).click();
  await page.waitForFunction(() => !/Wandelschach/.test(document.querySelector(".editor textarea").value));
  await text(page).fill((await text(page).inputValue()).replace("Madrasi RexInclusive", "AntiCirce"));
  await page.locator(".item b", { hasText: "AntiCirce" }).waitFor();
  await page.getByRole("textbox", { name: "Stipulation" }).or(page.getByRole("combobox", { name: "Stipulation" })).fill("h#2");
  await page.keyboard.press("Enter");
  await settled(page, /h#2/);
  await page.getByLabel("What is changed").fill("move d5 d6");
  await page.keyboard.press("Enter");
  await settled(page, /twin move d5 d6/i);
});

await test("changes are undone and done again, by buttons and keys", {}, async (page) => {
  const value = () => text(page).inputValue();
  // The first example comes when the solver has answered.
  await settled(page, /Wandelschach/);
  const first = await value();
  const undo = page.getByRole("button", { name: "Undo" });
  assert.ok(await undo.isDisabled());
  await square(page, "a8").focus();
  await page.keyboard.press("q");
  await settled(page, /Qa8/);
  const second = await value();
  await page.getByRole("textbox", { name: "Stipulation" }).or(page.getByRole("combobox", { name: "Stipulation" })).fill("h#2");
  await page.keyboard.press("Enter");
  await settled(page, /h#2/);
  await undo.click();
  assert.equal(await value(), second);
  await square(page, "a8").focus();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => /empty/.test(document.querySelector("[data-square=a8]").getAttribute("aria-label")));
  assert.equal(await value(), first);
  assert.ok(await undo.isDisabled());
  await page.keyboard.press("Control+Shift+Z");
  assert.equal(await value(), second);
  await page.keyboard.press("Control+y");
  await settled(page, /h#2/);
  assert.ok(await page.getByRole("button", { name: "Redo" }).isDisabled());
  // What is typed at a stretch is undone at a stretch, and a new change ends what could be done again.
  await page.keyboard.press("Control+z");
  await text(page).press("Control+End");
  await page.keyboard.type("Remark later");
  await page.keyboard.press("Control+z");
  assert.equal(await value(), second);
  await page.keyboard.press("Control+y");
  assert.match(await value(), /Remark later$/);
  assert.ok(await page.getByRole("button", { name: "Redo" }).isDisabled());
});

// The manual is in the folder if there was a program to write it.
if (existsSync(path.join(folder, "manual"))) await test("entries lead to what the manual says of them", {}, async (page) => {
  assert.match(await page.getByRole("link", { name: "Manual" }).getAttribute("href"), /^manual\/reference\.en\.html$/);
  await page.getByRole("button", { name: "Add: Conditions" }).click();
  await page.getByLabel("Search").fill("madrasi");
  const [manual] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("link", { name: "Reference: Madrasi" }).click()]);
  await manual.locator("#condition-madrasi").waitFor();
  assert.match(await manual.locator(":target").innerText(), /Madrasi/);
  const anchors = await page.evaluate(() => [...document.querySelectorAll("a.reference")].map((link) => link.getAttribute("href").split("#")[1]));
  for (const anchor of anchors) assert.ok(await manual.locator(`[id="${anchor}"]`).count(), anchor);
});

// The program tells everything at the end.
if (!native) await test("a long search shows solutions as they come, its progress, and stops", {}, async (page) => {
  await type(page, "BeginProblem\nOption SetPlay\nStipulation h#5\nPieces\n  White Ka1 Qb1 Rc1\n  Black Kh8 Rg8 Qf8\nEndProblem\n");
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByText(/positions/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/Stopped/).waitFor();
  await page.getByLabel("Examples").selectOption("0");
  await settled(page, /Wandelschach/);
  await solve(page);
  assert.match(await page.locator(".play").innerText(), /0-0/);
});

await test("German and French", { locale: "de-DE" }, async (page) => {
  await page.getByRole("button", { name: "Lösen" }).waitFor();
  assert.match(await square(page, "e1").getAttribute("aria-label"), /weiß König/);
  assert.match(await text(page).inputValue(), /^Anfang/);
  await page.getByLabel("Sprache").selectOption("fr");
  await page.getByRole("button", { name: "Résoudre" }).waitFor();
  await page.waitForFunction(() => /roi/i.test(document.querySelector("[data-square=e1]").getAttribute("aria-label")));
  await shot(page, "french");
});

await test("links, files", { acceptDownloads: true }, async (page) => {
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.waitForFunction(() => location.hash.length > 10);
  const link = page.url();
  const other = await page.context().newPage();
  await other.goto(link.replace("index.html#", "index.html?language=en#"));
  await other.waitForFunction(() => /Wandelschach/.test(document.querySelector(".editor textarea")?.value));
  for (const [format, pattern] of [["olv", /algebraic/], ["fen", /^8\/8\/8\/3b4/], ["svg", /<svg/], ["inp", /Wandelschach/]]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: format, exact: true }).click()]);
    assert.match(readFileSync(await download.path(), "utf8"), pattern, format);
  }
  await page.locator("input[type=file]").setInputFiles({ name: "two.olv", mimeType: "application/yaml", buffer: Buffer.from(
    "---\nalgebraic:\n  white: [Ka1, Qb1]\n  black: [Kh8]\nstipulation: '#3'\n---\nalgebraic:\n  white: [Kc3]\n  black: [Kd8]\nstipulation: 'h#2'\n") });
  await settled(page, /Kh8/);
  await page.getByLabel("Problems of the file").selectOption("1");
  await settled(page, /Kd8/);
});

await test("every word is there in three languages, every control has a name", {}, async (page) => {
  assert.deepEqual(incomplete(), []);
  await page.getByRole("button", { name: "Fairy unit" }).click();
  const nameless = await page.evaluate(() => [...document.querySelectorAll("button, input, select, textarea, [role=gridcell]")]
    .filter((each) => !(each.ariaLabel || each.labels?.length || each.getAttribute("aria-labelledby") || each.textContent.trim())).map((each) => each.outerHTML));
  assert.deepEqual(nameless, []);
});

/// Faults that axe-core calls serious or critical.
async function accessible(page) {
  await page.evaluate(axe);
  // Without `preload`, which loads the style sheet once more.
  const { violations } = await page.evaluate(() => globalThis.axe.run({ preload: false }));
  assert.deepEqual(violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join("; ")}`), []);
}

for (const [name, options] of [["light", {}], ["dark", { colorScheme: "dark" }], ["on a phone", PHONE]]) {
  await test(`no serious fault of accessibility, ${name}`, options, async (page) => {
    await accessible(page);
    await page.getByLabel("Examples").selectOption("1");
    await settled(page, /#2/);
    await solve(page);
    await page.locator(".move").first().click();
    await page.getByText("Attributes").click();
    await page.getByRole("button", { name: "Fairy unit" }).click();
    await page.getByRole("button", { name: "Add: Conditions" }).click();
    await accessible(page);
    await type(page, "BeginProblem\nCondition Cirse\nStipulation h#2\nPieces\n  White Ka1\n  Black Kh8\nEndProblem\n");
    await accessible(page);
  });
}

await test("a phone", PHONE, async (page) => {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.getByRole("button", { name: "white queen" }).tap();
  await square(page, "a8").tap();
  await settled(page, /Qa8/);
  await solve(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await shot(page, "phone");
});

for (const [name, options] of [["wide", {}], ["middle", { viewport: { width: 900, height: 900 } }], ["phone", PHONE]]) {
  await test(`the board is in sight while the last move of a long solution is played, ${name}`, options, async (page) => {
    await page.getByLabel("Examples").selectOption("1");
    await settled(page, /#2/);
    await solve(page);
    await page.locator(".move").last().click();
    await page.locator(".move[aria-current]").waitFor();
    const board = await page.getByRole("grid").boundingBox();
    const { height } = page.viewportSize();
    assert.ok(board.y >= -1 && board.y + board.height <= height, JSON.stringify(board));
  });
}

await test("dark", { colorScheme: "dark" }, async (page) => {
  await solve(page);
  await shot(page, "dark");
});

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
