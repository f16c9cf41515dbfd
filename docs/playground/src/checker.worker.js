// The checker: a text comes in, a verdict goes out, and after it what may come later. Only the newest text is checked.
import { mountImage } from "./image.js";
import { call, startPython } from "./python.js";
import program from "./checker.py";

const started = performance.now();
const elapsed = () => Math.round(performance.now() - started);
const times = {};

// The page sends the images, which it fetches once the interpreter has arrived.
const arrivals = {};
const image = (name) => new Promise((done) => (arrivals[name] = done));
const images = [image("checker.img"), image("cache.img")];
let answer;
const isListening = new Promise((done) => (answer = done));

const ready = (async () => {
  const python = await startPython("check.zip.zst", () => isListening.then(() => postMessage({ kind: "started" })));
  mountImage(python.FS, await images[0]);
  times.loaded = elapsed();
  python.runPython(program);
  times.imported = elapsed();
  mountImage(python.FS, await images[1]);
  times.mounted = elapsed();
  return python;
})();
ready.catch((error) => postMessage({ kind: "failed", text: String(error) }));

const pause = () => new Promise((done) => setTimeout(done));
let newest = 0;

self.onmessage = async ({ data }) => {
  answer();
  if (data.kind === "image") return arrivals[data.name](data.bytes);
  if (data.kind === "check") newest = data.id;
  const python = await ready;
  await pause(); // texts that came meanwhile
  try {
    if (data.kind === "hover") postMessage({ ...data, text: call(python, "hover", data.line, data.column) });
    if (data.kind !== "check" || data.id !== newest) return;
    const before = performance.now();
    const verdict = call(python, "check", data.text);
    const ms = Math.round(performance.now() - before);
    postMessage({ kind: "verdict", id: data.id, ms, times, memory: python._module.HEAP8.length, ...verdict });
    await pause();
    if (data.id === newest) postMessage({ kind: "more", id: data.id, ...call(python, "more") });
  } catch (error) {
    postMessage({ kind: "failed", text: String(error) });
  }
};
