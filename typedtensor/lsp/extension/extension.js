// The client of `python -m typedtensor lsp`.
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");

let client, status;
let starting = Promise.resolve();

/** The Python that has the library: the setting's, the Python extension's, the folder's, or the system's. */
async function interpreter(folder, settings) {
  const chosen = settings.get("interpreter");
  if (chosen) return chosen.replaceAll("${workspaceFolder}", folder?.uri.fsPath ?? "");
  const python = vscode.extensions.getExtension("ms-python.python");
  if (python) {
    const api = python.isActive ? python.exports : await python.activate();
    const active = api?.environments?.getActiveEnvironmentPath?.(folder?.uri);
    const found = active && (await api.environments.resolveEnvironment(active));
    if (found?.executable.uri) return found.executable.uri.fsPath;
  }
  const place = process.platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];
  const local = folder && path.join(folder.uri.fsPath, ".venv", ...place);
  return local && fs.existsSync(local) ? local : process.platform === "win32" ? "python" : "python3";
}

function show(icon, tooltip) {
  status.text = `$(${icon}) axes`;
  status.tooltip = tooltip;
  status.show();
}

async function start() {
  await client?.dispose();
  const folder = vscode.workspace.workspaceFolders?.[0];
  const settings = vscode.workspace.getConfiguration("typedtensor", folder);
  const command = await interpreter(folder, settings);
  const configFile = settings.get("configFile") || undefined;
  client = new LanguageClient(
    "typedtensor",
    "typedtensor",
    { command, args: ["-m", "typedtensor", "lsp"], options: { cwd: folder?.uri.fsPath } },
    {
      documentSelector: [{ scheme: "file", language: "python" }],
      initializationOptions: { diagnostics: settings.get("diagnostics"), configFile },
    },
  );
  client.onDidChangeState(({ newState }) => show(newState === State.Running ? "check" : "loading~spin", command));
  try {
    await client.start();
  } catch (error) {
    show("error", `${error}`);
    const install = `${command} -m pip install "typedtensor-lang[lsp]"`;
    vscode.window.showErrorMessage(`typedtensor: ${command} cannot run the language server. To install it: ${install}`);
  }
}

/** Start again, after a start that is under way. */
const restart = () => (starting = starting.then(start, start));

exports.activate = async (context) => {
  status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  status.command = "typedtensor.log";
  context.subscriptions.push(
    status,
    vscode.commands.registerCommand("typedtensor.restart", restart),
    vscode.commands.registerCommand("typedtensor.log", () => client?.outputChannel.show()),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration("typedtensor") && restart()),
  );
  await restart();
};

exports.deactivate = () => client?.dispose();
