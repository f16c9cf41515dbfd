// Builds the page into a folder: node build.mjs FOLDER_OF_WHEELS FOLDER. `make playground` calls it.
//
// Three images are made, of what the workers mount: checker.img (mypy, and the modules that start it), cache.img (the
// plugins, stubs and mypy's cache) and run.img (NumPy and the library). They are made in the very Python that the page
// has, so that versions, paths, sizes and times are those that mypy's cache names, and nothing of it is checked again.
import { execFileSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";
import { loadPyodide } from "pyodide";
import { mountImage, TIME } from "./src/image.js";

const [wheels, out] = process.argv.slice(2);
const here = import.meta.dirname;
const root = path.join(here, "../..");
const SITE = "/lib/python3.14/site-packages";
const PYODIDE = path.dirname(new URL(import.meta.resolve("pyodide")).pathname);
const began = performance.now();
const say = (...words) => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`, ...words);

// Node 20 has no zstd, but Python's package has: PYTHON names the interpreter.
const PACK = `
import sys, zstandard
data = sys.stdin.buffer.read()
settings = zstandard.ZstdCompressionParameters.from_level(19, window_log=26, source_size=len(data))
sys.stdout.buffer.write(zstandard.ZstdCompressor(compression_params=settings).compress(data))`;
const pack = (input) => execFileSync(process.env.PYTHON ?? "python3", ["-c", PACK], { input, maxBuffer: 2 ** 30 });

fs.mkdirSync(path.join(out, "pyodide"), { recursive: true });
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"])
  fs.copyFileSync(path.join(PYODIDE, name), path.join(out, "pyodide", name));

// NumPy for this Pyodide is in its release, not on PyPI.
async function numpyWheel() {
  if (process.env.NUMPY_WHEEL) return fs.readFileSync(process.env.NUMPY_WHEEL);
  const { version } = JSON.parse(fs.readFileSync(path.join(PYODIDE, "package.json")));
  const { file_name: name } = JSON.parse(fs.readFileSync(path.join(PYODIDE, "pyodide-lock.json"))).packages.numpy;
  const url = `https://cdn.jsdelivr.net/pyodide/v${version}/full/${name}`;
  const answer = await fetch(url).catch((error) => ({ ok: false, status: error.message }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}; NUMPY_WHEEL=FILE takes a wheel that is here`);
  return Buffer.from(await answer.arrayBuffer());
}

const python = await loadPyodide();
const run = (code, values = {}) => {
  for (const [name, value] of Object.entries(values)) python.globals.set(name, python.toPy(value));
  return JSON.parse(python.runPython(`import json\n${code}`));
};
for (const name of fs.readdirSync(wheels).sort())
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, name))), "wheel", { extractDir: SITE });
python.unpackArchive(new Uint8Array(await numpyWheel()), "wheel", { extractDir: SITE });

const listed = (folder) =>
  run(`import os\njson.dumps(sorted(os.path.join(d, f) for d, _, fs in os.walk(folder) for f in fs))`, { folder });

// What neither mypy nor a program in the page needs. Where a module is compiled, mypy's source is never read.
const UNUSED = [
  /\/mypyc\//,
  /\/mypy\/(test|xml)\//,
  /\/mypy\/typeshed\/stubs\/(?!mypy-extensions)/,
  /\/numpy\/.*\/tests\//,
  /\/numpy\/(f2py|testing|distutils|_pyinstaller|_core\/include|random\/(lib|_examples))\/(?!.*\.pyi?$)/,
  /\/numpy\/.*\.(a|h|pxd|c|txt)$/,
  /\.dist-info\/(?!METADATA)/,
  /\/typedtensor\/.*\.pyi$/, // stubs for other checkers
];
const exists = (file) => python.FS.analyzePath(file).exists;
for (const file of listed(SITE)) {
  const compiled = file.includes("/mypy/") && exists(file.replace(/\.py$/, ".cpython-314-wasm32-emscripten.so"));
  if (UNUSED.some((each) => each.test(file)) || (file.endsWith(".py") && compiled)) python.FS.unlink(file);
}
// The digest of the plugins' sources, which the page then need not have.
run(`
from typedtensor.mypy_plugin.digest import write
write("lint")
"0"`);
for (const file of listed(SITE)) python.FS.utime(file, TIME * 1e3, TIME * 1e3);
const checked = run(`
import os
from pathlib import Path
from typedtensor.playground.checking import write_cache
os.makedirs("/work", exist_ok=True)
os.makedirs("/cache", exist_ok=True)
json.dumps(write_cache(Path("/work"), Path("/cache")))`);
say(`checked ${checked.length} files`);

// Bytecode, never compared with its source, of all packages and of the standard library, which Pyodide has as sources.
// The checker's is without docstrings.
python.FS.writeFile("/tmp/sources.zip", new Uint8Array(fs.readFileSync(path.join(PYODIDE, "python_stdlib.zip"))));
run(
  `
import importlib._bootstrap_external as external, importlib.util, os, zipfile

def bytecode(data, name, docstrings):
    code = compile(data, name, "exec", dont_inherit=True)
    if not docstrings:
        code = without_docstrings(code)
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(data), False))

def without_docstrings(code):
    constants = [without_docstrings(x) if hasattr(x, "co_consts") else x for x in code.co_consts]
    if code.co_flags & 0x4000000:  # the first constant is the docstring
        constants[0] = ""
    return code.replace(co_consts=tuple(constants))

for folder, _, names in os.walk(site):
    for name in names:
        if name.endswith(".py") and "/typeshed/" not in folder:
            path = os.path.join(folder, name)
            cached = importlib.util.cache_from_source(path)
            with open(path, "rb") as file:
                data = file.read()
            for there, docstrings in ((cached, True), ("/tmp/short" + cached, False)):
                os.makedirs(os.path.dirname(there), exist_ok=True)
                with open(there, "wb") as file:
                    file.write(bytecode(data, path, docstrings))

def library(to, kept, docstrings, compression):
    with zipfile.ZipFile("/tmp/sources.zip") as source, zipfile.ZipFile(to, "w", compression) as target:
        for one in source.infolist():
            data, name = source.read(one), one.filename
            if name.endswith(".py"):
                data, name = bytecode(data, f"/lib/python314.zip/{name}", docstrings), name + "c"
            if kept is None or f"/lib/python314.zip/{name}" in kept or name.startswith("_sysconfig"):
                target.writestr(name, data)

library("/tmp/library.zip", None, True, zipfile.ZIP_DEFLATED)
"0"`,
  { site: SITE },
);
fs.writeFileSync(path.join(out, "pyodide/library.zip"), python.FS.readFile("/tmp/library.zip"));
say("compiled");

// What the checker reads: a second Python, which has all of it, checks the examples.
function imageOf(files, isEmpty, read = (file) => python.FS.readFile(file)) {
  const contents = files.filter((file) => !isEmpty(file)).map((file) => Buffer.from(read(file)));
  const sizes = contents.map(({ length }) => length);
  const index = files.map((file) => (isEmpty(file) ? [file, python.FS.stat(file).size, 1] : [file, sizes.shift()]));
  const head = Buffer.from(JSON.stringify(index));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  return Buffer.concat([size, head, ...contents]);
}
const files = listed(SITE);
const cache = listed("/cache");
const isStub = (file) => file.endsWith(".pyi") || file.endsWith("/py.typed");
const needed = new Set(checked);
const whole = files.filter((file) => !/\/numpy(\/|-)/.test(file) || isStub(file) || needed.has(file));
const examples = readExamples();
const LOADED = `[f for m in [*sys.modules.values()] for n in ("__file__", "__cached__") if (f := getattr(m, n, None))]`;
async function checkExamples(first, ...rest) {
  const other = await loadPyodide({ stdLibURL: path.join(out, "pyodide/library.zip") });
  mountImage(other.FS, new Uint8Array(first));
  other.runPython(fs.readFileSync(path.join(here, "src/checker.py"), "utf8"));
  const imported = JSON.parse(other.runPython(`import sys\njson.dumps(${LOADED})`));
  for (const image of rest) mountImage(other.FS, new Uint8Array(image));
  other.globals.set("texts", other.toPy(examples.map(({ text }) => text)));
  const [used, rechecked, codes] = JSON.parse(
    other.runPython(`
rechecked, codes = set(), []
for text in texts:
    found = _checker.check(text)
    rechecked.update(found["rechecked"])
    codes.append([report["code"] for report in found["reports"]])
    _checker.more()
    for line in range(1, 60):
        _checker.hover(line, 12)
json.dumps([${LOADED}, sorted(rechecked), codes])`),
  );
  const again = rechecked.filter((name) => name !== "main" && !name.startsWith("main."));
  if (again.length || !rechecked.length) throw new Error(`the cache does not hold for ${again}`);
  if (codes[0].length || !codes[1].includes("axes")) throw new Error(`the examples are reported as ${codes}`);
  return { used, imported };
}
const { used, imported } = await checkExamples(imageOf([...whole, ...cache], () => false));
run(`library("/tmp/part.zip", {*used}, False, zipfile.ZIP_STORED)\n"0"`, { used });
fs.writeFileSync(path.join(out, "pyodide/check.zip.zst"), pack(python.FS.readFile("/tmp/part.zip")));

const loaded = new Set(used);
// Hover shows docstrings of operations, and mypy compares the first module of a plugin.
const hasText = (file) => /\/typedtensor\/(ops\/library\/.*|(mypy_plugin|lint)\/__init__)\.py$/.test(file);
// The cache has what mypy would read, and bytecode what Python would.
const isEmpty = (file) => (needed.has(file) || (file.endsWith(".py") && loaded.has(file))) && !hasText(file);
const short = (file) => python.FS.readFile(file.endsWith(".pyc") ? `/tmp/short${file}` : file);
const inChecker = (file) =>
  needed.has(file) || loaded.has(file) || isStub(file) || /\.so$/.test(file) || /typeshed\/stdlib\/VERSIONS$/.test(file) ||
  file.endsWith("/digest.json");
const checker = [...whole.filter((file) => inChecker(file) && !/\/numpy\/.*\.so$/.test(file)), ...cache];
const runner = files.filter((file) => /\/(typedtensor|numpy)[/-]/.test(file) && !isStub(file) && !/\/mypy_plugin\/|\/lint\//.test(file));
// The checker starts while its cache is still on the way.
const starting = new Set(imported);
const isFirst = (file) => starting.has(file) || file.endsWith(".so");
const images = [isFirst, (file) => !isFirst(file)].map((wanted) => imageOf(checker.filter(wanted), isEmpty, short));
await checkExamples(...images);
for (const [name, image] of [
  ["checker.img", images[0]],
  ["cache.img", images[1]],
  ["run.img", imageOf(runner, () => false)],
]) {
  const packed = pack(image);
  fs.writeFileSync(path.join(out, name), packed);
  say(`${name}: ${(image.length / 1e6).toFixed(1)} MB, packed ${(packed.length / 1e6).toFixed(1)} MB`);
}

// The programs to choose from are those of the pages: the first of the README, the same with its mistake, published bugs.
function readExamples() {
  const blocks = (text) => [...text.matchAll(/^```(?:python|py)\n([\s\S]*?)^```$/gm)].map((found) => found[1]);
  const [first, mistake] = blocks(fs.readFileSync(path.join(root, "README.md"), "utf8"));
  const found = [
    { name: "first", title: "A first look", text: first },
    { name: "mistake", title: "A mistake", text: `${first}\n\n${mistake}` },
  ];
  for (const section of fs.readFileSync(path.join(root, "docs/gallery.md"), "utf8").split(/^### /m).slice(1)) {
    const title = section.slice(0, section.indexOf("\n"));
    const programs = blocks(section);
    const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    found.push({ name, title: `Published bug: ${title}`, text: programs.join("\n\n") });
  }
  return found;
}

for (const name of ["index.html", "style.css"]) fs.copyFileSync(path.join(here, "src", name), path.join(out, name));
const bundle = (names, define = {}) => esbuild.build({
  absWorkingDir: here,
  entryPoints: names.map((name) => `src/${name}`),
  outdir: path.resolve(out),
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  loader: { ".py": "text" },
  define,
  plugins: [
    {
      name: "examples",
      setup(build) {
        build.onResolve({ filter: /^virtual:examples$/ }, () => ({ path: "examples", namespace: "examples" }));
        build.onLoad({ filter: /.*/, namespace: "examples" }, () => ({ contents: JSON.stringify(examples), loader: "json" }));
      },
    },
  ],
});
await bundle(["main.js", "checker.worker.js", "runner.worker.js"]);
const names = fs.readdirSync(out, { recursive: true }).filter((name) => fs.statSync(path.join(out, name)).isFile()).sort();
const built = crypto.createHash("sha256");
for (const name of names) built.update(name).update(fs.readFileSync(path.join(out, name)));
await bundle(["service.js"], { BUILD: JSON.stringify(built.digest("hex").slice(0, 16)), FILES: JSON.stringify(["./", ...names]) });
say("done");
