// The runner: a program runs to its end or until the page ends this worker.
import { fetchBytes } from "./fetching.js";
import { mountImage, unpack } from "./image.js";
import { base, call, startPython } from "./python.js";
import program from "./runner.py";

const ready = (async () => {
  const [python, files] = await Promise.all([startPython("library.zip"), fetchBytes(`${base}run.img`).then(unpack)]);
  mountImage(python.FS, files);
  const write = (stream) => ({ batched: (text) => postMessage({ kind: "output", stream, text: `${text}\n` }) });
  python.setStdout(write("out"));
  python.setStderr(write("err"));
  python.runPython(program);
  return python;
})();
ready.then(
  () => postMessage({ kind: "ready" }),
  (error) => postMessage({ kind: "output", stream: "err", text: String(error) }),
);

self.onmessage = async ({ data }) => {
  const python = await ready;
  const before = performance.now();
  try {
    const html = call(python, "run", data.text);
    if (html !== null) postMessage({ kind: "shown", html });
  } catch (error) {
    postMessage({ kind: "output", stream: "err", text: String(error) });
  }
  postMessage({ kind: "done", ms: Math.round(performance.now() - before) });
};
