// Python in a worker: the interpreter, and the bytes of what it mounts.
import { fetchBytes } from "./fetching.js";
import { unpack } from "./image.js";

export const base = new URL(".", self.location.href).href;

// Start an interpreter with a standard library, of all packages or of some.
export async function startPython(library, onArrival = () => {}) {
  const folder = `${base}pyodide/`;
  const [{ loadPyodide }, stdLibURL] = await Promise.all([import(/* @vite-ignore */ `${folder}pyodide.mjs`), address(folder + library)]);
  const starting = loadPyodide({ indexURL: folder, stdLibURL });
  Promise.race([starting, arrival(`${folder}pyodide.asm.wasm`)]).then(onArrival, () => {});
  return starting;
}

// When a file that somebody else asks for has been fetched.
const arrival = (url) =>
  new Promise((done) => {
    const observer = new PerformanceObserver((list) => list.getEntriesByName(url).length && done());
    observer.observe({ type: "resource", buffered: true });
  });

// A zip of stored files packs better as a whole.
async function address(url) {
  return url.endsWith(".zst") ? URL.createObjectURL(new Blob([await unpack(await fetchBytes(url))])) : url;
}

// A function of Python from JSON to JSON, as conversions of nested values would keep proxies alive.
export function call(python, name, ...values) {
  const given = python.globals.get("_call");
  try {
    return JSON.parse(given(name, JSON.stringify(values)));
  } finally {
    given.destroy();
  }
}
