// Drives the built page in headless Chromium and prints what it found as JSON: node measure.mjs FOLDER [MBIT] [PICTURES].
//
// CHROMIUM names the browser; MBIT limits the connection, in megabits a second; PICTURES is a folder for screenshots.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import zlib from "node:zlib";
import { chromium } from "playwright-core";

const [folder, speed, pictures] = process.argv.slice(2);
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json" };

// A server of files under a sub-path, which compresses text and WebAssembly and sends no special headers.
const sent = {};
const compressed = new Map();
const server = http.createServer((request, response) => {
  const name = decodeURIComponent(new URL(request.url, "http://x").pathname).replace(/^\/below\//, "").replace(/^$/, "index.html");
  const file = path.join(folder, path.normalize(name));
  if (!request.url.startsWith("/below/") || !file.startsWith(folder) || !fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file)];
  if (type && !compressed.has(file)) compressed.set(file, zlib.gzipSync(fs.readFileSync(file)));
  const body = compressed.get(file) ?? fs.readFileSync(file);
  sent[name] = body.length;
  response.writeHead(200, { "content-type": type ?? "application/octet-stream", ...(type ? { "content-encoding": "gzip" } : {}), "content-length": body.length });
  response.end(body);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const url = `http://127.0.0.1:${server.address().port}/below/`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
const errors = [];
page.on("pageerror", (error) => errors.push(String(error)));
if (Number(speed)) {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const bytes = (Number(speed) * 1e6) / 8;
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: bytes, uploadThroughput: bytes });
}
const figures = () => page.evaluate(() => JSON.parse(JSON.stringify(window.figures)));
const until = (condition, argument) => page.waitForFunction(condition, argument, { timeout: 120_000 });
const picture = (name) => (pictures ? page.screenshot({ path: path.join(pictures, `${name}.png`) }) : null);
const verdict = (count) => until((n) => window.figures?.verdicts.length >= n, count);
async function edit(change) {
  const { verdicts } = await figures();
  await page.evaluate(change);
  await verdict(verdicts.length + 1);
  return (await figures()).verdicts.at(-1);
}
const reported = () => page.evaluate(() => [...document.querySelectorAll("#verdict li")].map((each) => each.textContent));

const result = { errors };
await page.goto(`${url}#example=mistake`);
await verdict(1);
const [first] = (await figures()).verdicts;
result.first = { ms: first.since, check: first.ms, times: first.times, interactive: (await figures()).interactive, memory: first.memory };
const later = ["run.img", "pyodide/library.zip", "runner.worker.js", "service.js"]; // asked for after the first verdict
const before = Object.entries(sent).filter(([name]) => !later.includes(name));
result.megabytes = before.reduce((sum, [, size]) => sum + size, 0) / 1e6;
result.sizes = Object.fromEntries(before);
result.rechecked = first.rechecked;
result.reports = await reported();
await until(() => window.figures.more.length >= 1);
result.hints = await page.evaluate(() => document.querySelectorAll(".hint").length);
result.fixes = await page.evaluate(() => [...document.querySelectorAll(".fix")].map((each) => each.textContent));
await picture("mistake");

const fixed = await edit(() => document.querySelector(".fix").click());
result.recheck = { ms: fixed.ms, wall: fixed.wall, reports: fixed.reports.length };
result.rechecks = [];
for (const text of ["\nx = images.sum(Hidden)\n", "\nimport statistics\n", "\nimport typedtensor.prob\n", "\ndef f(:\n", "\n"]) {
  const program = JSON.stringify(text);
  const change = `window.view.dispatch({ changes: { from: window.view.state.doc.length, insert: ${program} } })`;
  const one = await edit(change);
  result.rechecks.push([one.ms, one.reports.length]);
}

await page.selectOption("#examples", "first");
await until(() => !document.querySelector("#run").disabled);
await page.click("#run");
await until(() => window.figures.runs.length >= 1);
result.run = { ms: (await figures()).runs[0].ms, output: await page.textContent("#output") };
await picture("run");
await page.evaluate(() => window.view.dispatch({ changes: { from: 0, to: window.view.state.doc.length, insert: "while True:\n    pass\n" } }));
await page.click("#run");
await page.waitForTimeout(500);
await page.click("#run");
await until(() => document.querySelector("#ran").textContent === "stopped");
await until(() => !document.querySelector("#run").disabled);
await page.evaluate(() => window.view.dispatch({ changes: { from: 0, to: window.view.state.doc.length, insert: "print('again')\n1 / 0\n" } }));
await page.click("#run");
await until(() => window.figures.runs.length >= 2);
result.again = await page.textContent("#output");

await page.click("#share");
await until(() => location.hash.startsWith("#code="));
const shared = page.url();
await page.setViewportSize({ width: 390, height: 780 });
await page.emulateMedia({ colorScheme: "dark" });
await page.evaluate(() => navigator.serviceWorker.ready);
await context.setOffline(true);
await page.goto("about:blank");
await page.goto(shared);
await verdict(1);
result.offline = { text: await page.evaluate(() => window.view.state.doc.toString()), ms: (await figures()).verdicts[0].since };
await picture("phone");
await browser.close();
server.close();
console.log(JSON.stringify(result, null, 1));
