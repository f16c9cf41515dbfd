"""The extension for VS Code: its settings are those of the language server, its commands exist, it can be parsed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import typedtensor

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


@pytest.mark.slow
def test_it_can_be_built() -> None:
    npm = shutil.which("npm")
    if npm is None or subprocess.run([npm, "ping"], capture_output=True, check=False).returncode:
        pytest.skip("npm or its registry is not there")
    subprocess.run(["make", "extension"], cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(ROOT / "build/typedtensor.vsix") as built:
        names = set(built.namelist())
        assert {"extension/package.json", "extension/extension.bundle.js", "extension/LICENSE.txt"} <= names
        assert "extension/extension.js" not in names
        assert b"typedtensor" in built.read("extension/extension.bundle.js")
