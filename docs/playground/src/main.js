// The page: an editor with the checker's verdict in it, and a program's output beside it.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, hoverTooltip, keymap, lineNumbers, WidgetType } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { fetchBytes } from "./fetching.js";
import { unpack as unpackImage } from "./image.js";
import examples from "virtual:examples";

const byId = (id) => document.getElementById(id);
const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

// What a measurement reads.
window.figures = { verdicts: [], more: [], runs: [] };

// A link to a program: its text, deflated, in the address after "#code=".
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const words = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return words.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
async function unpack(word) {
  const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
async function textOfAddress() {
  const [key, value] = location.hash.slice(1).split("=");
  if (key === "code") {
    try {
      return await unpack(value);
    } catch {
      byId("status").textContent = "the link is damaged, so here is an example";
    }
  }
  return (examples.find((each) => each.name === value) ?? examples[0]).text;
}

// Python counts characters from 0 in lines from 1, the editor UTF-16 units of the whole text.
function offset(doc, line, column) {
  const found = doc.line(Math.max(1, Math.min(line, doc.lines)));
  return found.from + [...found.text].slice(0, column).join("").length;
}

const setHints = StateEffect.define();
class Hint extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }
  eq(other) {
    return other.text === this.text;
  }
  toDOM() {
    return element("span", { className: "hint", textContent: this.text });
  }
}
const hintField = StateField.define({
  create: () => Decoration.none,
  update(value, change) {
    value = value.map(change.changes);
    for (const effect of change.effects) if (effect.is(setHints)) value = Decoration.set(effect.value, true);
    return value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

let asked = 0;
const askedAt = new Map();
function check(text) {
  asked += 1;
  askedAt.set(asked, performance.now());
  window.checker.postMessage({ kind: "check", id: asked, text });
}

const hovers = new Map();
const onChecker = {
  // One after the other, in the order of their use; the worker computes meanwhile, and would neither fetch nor unpack.
  started: () => {
    let fetched = null;
    for (const name of ["checker.img", "cache.img"]) {
      fetched = Promise.resolve(fetched).then(() => fetchBytes(name));
      fetched.then(unpackImage).then(
        (bytes) => window.checker.postMessage({ kind: "image", name, bytes }, [bytes.buffer]),
        (error) => onChecker.failed({ text: String(error) }),
      );
    }
  },
  failed: ({ text }) => {
    byId("status").textContent = text;
    console.error(text);
  },
  hover: ({ id, text }) => {
    hovers.get(id)?.(text);
    hovers.delete(id);
  },
  verdict: (data) => {
    const now = performance.now();
    window.figures.verdicts.push({ ...data, wall: Math.round(now - askedAt.get(data.id)), since: Math.round(now) });
    if (data.id === asked) showVerdict(data);
    // After the first verdict, so as not to compete with it.
    startRunner();
    navigator.serviceWorker?.register("service.js").catch(() => {});
  },
  more: (data) => {
    window.figures.more.push(data);
    if (data.id === asked) showMore(data);
  },
};

let diagnostics = [];
const severityOf = (report) => (report.severity === "note" ? "info" : report.severity);
function showVerdict({ reports, ms }) {
  const { doc } = view.state;
  diagnostics = reports.map((report) => {
    const from = offset(doc, report.line, report.column);
    const to = Math.max(offset(doc, report.end_line, report.end_column), Math.min(from + 1, doc.length));
    const { line, text: message, code } = report;
    return { line, from, to, severity: severityOf(report), source: code ?? "mypy", message, actions: [] };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
  byId("verdict").replaceChildren(
    ...reports.map((report, number) => {
      const at = element("button", { className: "at", textContent: `line ${report.line}` });
      at.onclick = () => {
        const { from: anchor, to: head } = diagnostics[number];
        view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
        view.focus();
      };
      const code = report.code ? ` [${report.code}]` : "";
      return element("li", { className: severityOf(report) }, at, ` ${report.text}`, element("code", { textContent: code }));
    }),
  );
  const errors = reports.filter((report) => report.severity === "error").length;
  const warnings = reports.filter((report) => report.severity === "warning").length;
  const said = [
    errors ? `${errors} mistake${errors > 1 ? "s" : ""}` : "",
    warnings ? `${warnings} warning${warnings > 1 ? "s" : ""}` : "",
  ];
  byId("count").textContent = said.filter(Boolean).join(", ") || "no mistakes found";
  byId("count").className = errors ? "bad" : "good";
  byId("status").textContent = `checked in ${ms} ms`;
}

function showMore({ hints, fixes }) {
  const { doc } = view.state;
  for (const { report, line, hint, edits } of fixes) {
    const number = diagnostics.findIndex((each) => each.message === report && each.line === line);
    if (number < 0) continue;
    const apply = (editor) =>
      editor.dispatch({
        changes: edits.map(([first, column, last, end, insert]) => ({
          from: offset(editor.state.doc, first, column),
          to: offset(editor.state.doc, last, end),
          insert,
        })),
      });
    diagnostics[number].actions.push({ name: `Try ${hint}`, apply });
    const button = element("button", { className: "fix", textContent: `Try ${hint}`, onclick: () => apply(view) });
    byId("verdict").children[number].append(button);
  }
  const shown = hints.map(([line, column, text]) =>
    Decoration.widget({ widget: new Hint(text), side: 1 }).range(offset(doc, line, column)),
  );
  view.dispatch(setDiagnostics(view.state, diagnostics), { effects: setHints.of(shown) });
}

// The runner is a worker of its own: ending it stops a program that does not end.
let runner = null;
let running = false;
function startRunner() {
  if (runner !== null) return;
  runner = new Worker("runner.worker.js", { type: "module" });
  runner.onmessage = ({ data }) => onRunner[data.kind](data);
}
function show(running_) {
  running = running_;
  byId("run").disabled = false;
  byId("run").textContent = running ? "Stop" : "Run";
}
const write = (made) => {
  byId("output").append(made);
  made.scrollIntoView({ block: "end" });
};
const onRunner = {
  ready: () => show(running),
  output: ({ stream, text }) => write(element("span", { className: stream, textContent: text })),
  shown: ({ html }) => write(element("div", { className: "shown", innerHTML: html })),
  done: (data) => {
    show(false);
    byId("ran").textContent = `${data.ms} ms`;
    window.figures.runs.push(data);
  },
};
function execute() {
  if (running) {
    runner.terminate();
    runner = null;
    show(false);
    byId("ran").textContent = "stopped";
    startRunner();
    return;
  }
  startRunner();
  byId("output").replaceChildren();
  byId("ran").textContent = "…";
  show(true);
  runner.postMessage({ text: view.state.doc.toString() });
}

let hovered = 0;
const hover = hoverTooltip(async (editor, pos) => {
  const line = editor.state.doc.lineAt(pos);
  const id = (hovered += 1);
  const text = await new Promise((done) => {
    hovers.set(id, done);
    const column = [...line.text.slice(0, pos - line.from)].length;
    window.checker.postMessage({ kind: "hover", id, line: line.number, column });
  });
  return text ? { pos, above: true, create: () => ({ dom: element("div", {}, ...markdown(text)) }) } : null;
});
// The few forms of Markdown that descriptions have, as elements, so that nothing of a program is read as HTML.
function markdown(text) {
  return text.split("\n\n").map((part) => {
    const code = part.match(/^```python\n([\s\S]*)\n```$/);
    if (code) return element("pre", { textContent: code[1] });
    const pieces = part.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
      if (/^`.+`$/s.test(piece)) return element("code", { textContent: piece.slice(1, -1) });
      if (/^\*\*.+\*\*$/s.test(piece)) return element("b", { textContent: piece.slice(2, -2) });
      return piece;
    });
    return element("div", {}, ...pieces);
  });
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "light-dark(#8250df, #c792ea)" },
  { tag: [tags.string, tags.special(tags.string)], color: "light-dark(#0a5c36, #a5d6a7)" },
  { tag: tags.comment, color: "light-dark(#5c6370, #9aa3b2)", fontStyle: "italic" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#9a3b00, #f2a272)" },
  { tag: [tags.className, tags.typeName, tags.definition(tags.className)], color: "light-dark(#0b4f9e, #82aaff)" },
]);

const WAIT = 150; // milliseconds without a key before a check
let timer;
const view = new EditorView({
  parent: byId("editor"),
  state: EditorState.create({
    doc: await textOfAddress(),
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of("    "),
      bracketMatching(),
      python(),
      syntaxHighlighting(colours),
      lintGutter(),
      hintField,
      hover,
      EditorView.contentAttributes.of({ "aria-label": "Program", tabindex: "0" }),
      keymap.of([{ key: "Mod-Enter", run: () => (execute(), true) }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(() => check(view.state.doc.toString()), WAIT);
      }),
    ],
  }),
});
window.view = view;
window.figures.interactive = Math.round(performance.now());
window.checker.onmessage = ({ data }) => onChecker[data.kind](data);
check(view.state.doc.toString());

const address = (hash) => window.history.replaceState(null, "", hash);
const select = byId("examples");
select.append(Object.assign(new Option("a program of your own", ""), { hidden: true }));
select.append(...examples.map((each) => new Option(each.title, each.name)));
const replace = (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
const chosen = () => examples.find((each) => each.text === view.state.doc.toString())?.name;
select.value = chosen() ?? "";
select.onchange = () => {
  address(`#example=${select.value}`);
  replace(examples.find((each) => each.name === select.value).text);
  byId("output").replaceChildren();
  byId("ran").textContent = "";
};
window.addEventListener("hashchange", async () => replace(await textOfAddress()));
byId("run").onclick = execute;
byId("share").onclick = async () => {
  address(`#code=${await pack(view.state.doc.toString())}`);
  try {
    await navigator.clipboard.writeText(location.href);
    byId("share").textContent = "Link copied";
  } catch {
    byId("share").textContent = "See the address";
  }
  setTimeout(() => (byId("share").textContent = "Share"), 1500);
};
