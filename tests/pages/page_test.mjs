// Tests of the page of `feerie verify --html` in a browser.
// Usage: node page_test.mjs PAGES CHROMIUM [SCREENSHOTS]    (PAGES: folder with hostile.html, retro.html and collection.html)
import { strict as assert } from "node:assert";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pages, chromium, screenshots] = process.argv.slice(2);
const { chromium: browserType } = createRequire(path.resolve(pages, "package.json"))("playwright-core");
const browser = await browserType.launch({
  executablePath: chromium,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});

const address = (name) => pathToFileURL(path.resolve(pages, name)).href;
let passed = 0;
let failed = 0;

/// Runs a test on the page in a window of its own; what the page complains of and loads counts as a fault.
async function test(what, name, options, steps) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => request.url() !== address(name) && faults.push(`loads ${request.url()}`));
  try {
    await page.goto(address(name));
    await steps(page);
    assert.deepEqual(faults, []);
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${what}\n${error.stack}`);
  }
  await context.close();
}

const card = (page, text) => page.locator("article.card", { hasText: text }).first();
/// What a reader of the screen is told of the board.
const board = (within) => within.locator(".board > svg").first().getAttribute("aria-label");
const shot = async (page, name) => screenshots && page.screenshot({ path: path.join(screenshots, `${name}.png`) });

await test("a click shows the position behind a move", "hostile.html", {}, async (page) => {
  const first = card(page, "</script>");
  assert.equal(await board(first), "White: Ke1, Ph2, Rb4. Black: Kh3, Bd5");
  const found = first.getByRole("region", { name: "Found solution" });
  await found.getByRole("button", { name: /^Bd5-h1=wR/ }).click();
  assert.match(await board(first), /Rh1/);
  assert.doesNotMatch(await board(first), /Bd5/);
  await found.getByRole("button", { name: /^0-0/ }).click();
  assert.match(await board(first), /Bf1, Kg1/);
  assert.equal(await first.locator("use[href='#feerie-king']").count(), 2);
  await shot(page, "desktop");
});

await test("keys and buttons play forward, back, and back to the diagram", "hostile.html", {}, async (page) => {
  const first = card(page, "</script>");
  const diagram = await board(first);
  const region = first.locator(".board");
  await region.focus();
  await page.keyboard.press("ArrowRight");
  const after = await board(first);
  assert.notEqual(after, diagram);
  assert.equal(await first.locator(".move[aria-current]").count(), 1);
  await page.keyboard.press("End");
  assert.match(await board(first), /Kg1/);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await board(first), after);
  await page.keyboard.press("Home");
  assert.equal(await board(first), diagram);
  await first.getByRole("button", { name: "To the end of the line" }).click();
  assert.match(await board(first), /Kg1/);
  await first.getByRole("button", { name: "To the diagram" }).click();
  assert.equal(await board(first), diagram);
  assert.ok(await first.getByRole("button", { name: "One move back" }).isDisabled());
});

await test("published and found solutions stand side by side, differences are marked", "hostile.html", {}, async (page) => {
  const second = card(page, "Pneumono");
  await second.scrollIntoViewIfNeeded();
  const published = second.getByRole("region", { name: "Published solution" });
  const found = second.getByRole("region", { name: "Found solution" });
  const [a, b] = [await published.boundingBox(), await found.boundingBox()];
  assert.ok(Math.abs(a.y - b.y) < 5 && a.x + a.width <= b.x, "side by side");
  assert.ok((await published.locator(".move").count()) >= 4);
  const first = card(page, "</script>");
  assert.equal(await first.getByRole("region", { name: "Found solution" }).locator(".move.differs").count(), 0);
  await shot(page, "battle");
});

await test("nothing of the input is HTML or script", "hostile.html", {}, async (page) => {
  assert.equal(await page.evaluate(() => window.attacked), undefined);
  assert.equal(await page.locator("img").count(), 0);
  assert.match(await card(page, "</script>").locator("h2").innerText(), /<\/script><script>window\.attacked = 1<\/script>/);
  assert.match(await card(page, "</script>").locator(".by").innerText(), /<img src=x onerror=/);
});

await test("twins and fairy units", "hostile.html", {}, async (page) => {
  const third = card(page, "Fairy units");
  await third.scrollIntoViewIfNeeded();
  assert.match(await board(third), /White: Ka1/);
  await third.getByRole("button", { name: /^b\)/ }).click();
  assert.match(await board(third), /Ka3/);
  assert.match(await third.innerText(), /grasshopper/);
  await shot(page, "fairy");
});

await test("what is proved of the past is marked in the diagram", "retro.html", {}, async (page) => {
  const third = card(page, "The last move can only have been e7-e5");
  await third.scrollIntoViewIfNeeded();
  const marks = third.locator(".marks [data-square]");
  await marks.first().waitFor();
  assert.deepEqual(await marks.evaluateAll((all) => all.map((mark) => [mark.dataset.square, mark.dataset.proved])), [["e6", "certain"]]);
  await shot(page, "retro");
  await third.getByRole("region", { name: "Found solution" }).getByRole("button", { name: /^d5\*e6/ }).click();
  assert.equal(await marks.count(), 0);
});

await test("filters by verdict, by condition and by text", "hostile.html", {}, async (page) => {
  const shown = () => page.locator("article.card:not([hidden])").count();
  assert.equal(await shown(), 5);
  await page.getByRole("button", { name: /^error/ }).click();
  assert.equal(await shown(), 1);
  assert.match(await page.getByRole("status").first().innerText(), /1 of 5/);
  await page.getByRole("button", { name: /^error/ }).click();
  await page.getByLabel("Search").fill("pneumono");
  assert.equal(await shown(), 1);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Condition").selectOption("Wandelschach");
  assert.equal(await shown(), 1);
});

await test("a phone needs no scrolling sideways", "hostile.html", { viewport: { width: 390, height: 844 }, isMobile: true }, async (page) => {
  for (const each of await page.locator("article.card").all()) await each.scrollIntoViewIfNeeded();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, "phone");
  await card(page, "Pneumono").scrollIntoViewIfNeeded();
  await shot(page, "phone2");
});

await test("dark", "hostile.html", { colorScheme: "dark" }, async (page) => {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.match(colour, /rgb\((\d|[1-5]\d), /);
  await shot(page, "dark");
});

await test("on paper all diagrams are there", "hostile.html", {}, async (page) => {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("article.card .board > svg").count(), 5);
  await page.emulateMedia({ media: "print" });
  await shot(page, "print");
});

await test("a collection of hundreds is built as it is looked at", "collection.html", {}, async (page) => {
  const all = await page.locator("article.card").count();
  assert.ok(all > 50, `${all} problems`);
  assert.ok((await page.locator("article.card.built").count()) < all);
  const last = page.locator("article.card").last();
  await last.scrollIntoViewIfNeeded();
  await last.locator(".board > svg").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, "collection");
});

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
