"""The extension for VS Code: its settings are those of the language server, its commands exist, it can be parsed."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import typedtensor
from tests.browsers import browser_here

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "typedtensor/lsp/extension"
PACKAGE = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
SCRIPT = (FOLDER / "extension.js").read_text(encoding="utf-8")


def test_its_version_is_that_of_the_library() -> None:
    assert PACKAGE["version"] == typedtensor.__version__


def test_settings_and_commands_are_those_of_the_script() -> None:
    settings = {name.removeprefix("typedtensor.") for name in PACKAGE["contributes"]["configuration"]["properties"]}
    assert settings == set(re.findall(r'settings\.get\("(\w+)"\)', SCRIPT))
    commands = {command["command"] for command in PACKAGE["contributes"]["commands"]}
    assert commands == set(re.findall(r'registerCommand\("([\w.]+)"', SCRIPT))


def test_options_are_those_of_the_server() -> None:
    server = (ROOT / "typedtensor/lsp/server.py").read_text(encoding="utf-8")
    [options] = re.findall(r"initializationOptions: \{ (.*) \}", SCRIPT)
    for name in re.findall(r"(\w+)(?::|$)", options):
        assert f'"{name}"' in server, name
    levels = PACKAGE["contributes"]["configuration"]["properties"]["typedtensor.diagnostics"]["enum"]
    assert levels == ["all", "axes"]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_script_can_be_parsed() -> None:
    subprocess.run(["node", "--check", str(FOLDER / "extension.js")], check=True)


@pytest.fixture(scope="module")
def built() -> Path:
    npm = shutil.which("npm")
    if npm is None or subprocess.run([npm, "ping"], capture_output=True, check=False).returncode:
        pytest.skip("npm or its registry is not there")
    subprocess.run(["make", "extension"], cwd=ROOT, check=True, capture_output=True)
    return ROOT / "build/typedtensor.vsix"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_it_can_be_built(built: Path) -> None:
    with zipfile.ZipFile(built) as contents:
        names = set(contents.namelist())
        assert {"extension/package.json", "extension/extension.bundle.js", "extension/LICENSE.txt"} <= names
        assert not names & {"extension/extension.js", "extension/drive.mjs"}
        assert b"typedtensor" in contents.read("extension/extension.bundle.js")


PROGRAM = """from typedtensor import Axis, Tensor


class Row(Axis): ...
class Column(Axis): ...


x = Tensor[Row, Column]([[1.0, 2.0]])
y = x.sum(Row)
z = x + y
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_an_editor_shows_the_mistake_the_axes_and_mends_it(built: Path, tmp_path: Path) -> None:
    """In code-server, driven in headless Chromium."""
    server, browser = os.environ.get("CODE_SERVER") or shutil.which("code-server"), browser_here()
    if server is None or browser is None:
        pytest.skip("code-server (npm install code-server; CODE_SERVER names the program) or Chromium is not there")
    folder, data = tmp_path / "project", tmp_path / "data"
    folder.mkdir()
    (folder / "mypy.ini").write_text("[mypy]\nplugins = typedtensor.mypy_plugin\n", encoding="utf-8")
    (folder / "model.py").write_text(PROGRAM, encoding="utf-8")
    (data / "User").mkdir(parents=True)
    settings = {"typedtensor.interpreter": sys.executable, "security.workspace.trust.enabled": False}
    (data / "User/settings.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [server, "--user-data-dir", str(data), "--extensions-dir", str(tmp_path / "extensions")]
    subprocess.run([*command, "--install-extension", str(built)], check=True, capture_output=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    serving = [*command, "--auth", "none", "--disable-telemetry", "--disable-update-check", "--bind-addr", address]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as editor:
        try:
            assert editor.stdout is not None
            assert any("HTTP server listening" in line for line in editor.stdout)
            drive = ["node", str(ROOT / "build/extension/drive.mjs"), f"http://{address}/?folder={folder}"]
            environment = {**os.environ, "CHROMIUM": browser}
            driven = subprocess.run(
                [*drive, str(folder / "model.py")],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
                timeout=400,
            )
        finally:
            editor.terminate()
    shown = json.loads(driven.stdout)
    diagnostic, axes, *_ = shown["hover"]
    assert diagnostic.startswith("Add cannot be applied to Tensor[Row, Column] and Tensor[Column]: its rule")
    assert axes == "Tensor[Row, Column]"
    assert sorted(shown["hints"]) == [": Tensor[Column]", ": Tensor[Row, Column]"]
    assert shown["fixes"] == ["Try second.expand_like(first)"]
    assert "z: Tensor[Row, Column] = x + y.expand_like(x)" in shown["lines"]
    assert [status.strip() for status in shown["status"]] == ["axes"]
