// Python in a worker: the interpreter and a mounted image.
import { fetchPacked, mountImage } from "./image.js";

const base = new URL(".", self.location.href).href;

// Start an interpreter with a standard library, of all packages or of some, and mount an image.
export async function startPython(library, image) {
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`);
  const [python, files] = await Promise.all([
    address(`${base}pyodide/${library}`).then((stdLibURL) => loadPyodide({ indexURL: `${base}pyodide/`, stdLibURL })),
    fetchPacked(base + image),
  ]);
  mountImage(python.FS, files);
  return python;
}

// A zip of stored files packs better as a whole.
async function address(url) {
  return url.endsWith(".zst") ? URL.createObjectURL(new Blob([await fetchPacked(url)])) : url;
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
