// Drives an editor in headless Chromium and prints what the extension showed as JSON: node drive.mjs URL FILE [PICTURE].
//
// CHROMIUM names the browser. The file has a mistake in its last line, of which the first quick fix is taken.
import { chromium } from "playwright-core";

const [url, file, picture] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const payload = JSON.stringify([["openFile", `vscode-remote://${new URL(url).host}${file}`]]);
const text = async (selector) => (await page.locator(selector).allInnerTexts()).map((each) => each.replace(/\u00a0/g, " "));

await page.goto(`${url}&payload=${encodeURIComponent(payload)}`);
const wrong = page.locator(".squiggly-error").first();
await wrong.waitFor({ timeout: 120_000 });
await page.locator(".view-line [class*=dyn-rule]").first().waitFor({ timeout: 60_000 });
const result = { hints: await text(".view-line [class*=dyn-rule]"), status: await text(".statusbar-item:has-text('axes')") };

const box = await wrong.boundingBox();
await page.mouse.move(box.x + 4, box.y + box.height / 2);
await page.locator(".monaco-hover:visible .hover-row").first().waitFor({ timeout: 30_000 });
await page.waitForTimeout(1000); // mypy's report is shown at once, and the server's text after it
result.hover = await text(".monaco-hover:visible .hover-row");
if (picture) await page.screenshot({ path: picture });

await page.mouse.click(box.x + 4, box.y + box.height / 2);
await page.keyboard.press("F8"); // to the report, in the editor
await page.keyboard.press("Control+.");
await page.locator(".action-widget .action").first().waitFor({ timeout: 30_000 });
result.fixes = await text(".action-widget .action");
await page.keyboard.press("Enter");
await wrong.waitFor({ state: "detached", timeout: 60_000 });
result.lines = await text(".view-lines .view-line");
console.log(JSON.stringify(result));
await browser.close();
