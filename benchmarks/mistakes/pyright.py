"""Check the same files with pyright, which has no plugin: it learns the rules from generated stubs."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from benchmarks.mistakes.checking import ROOT, write_files
from benchmarks.mistakes.data import Mistake, Model
from typedtensor.cli.stubs import main as write_stubs

BATCH = 20
"""Files at a time: with overloads, the memory of one run for all would be gigabytes."""


def pyright_command() -> str | None:
    """Return the path of pyright, if it is installed."""
    return shutil.which("pyright") or shutil.which("pyright", path=str(Path(sys.executable).parent))


def pyright_errors(texts: Mapping[str, str], folder: Path) -> dict[str, list[str]]:
    """Return the errors that pyright reports, by module; none for a module without errors.

    Raises:
        RuntimeError: when pyright is not installed, or fails.
    """
    command = pyright_command()
    if command is None:
        raise RuntimeError("pyright is not installed: pip install pyright")
    library = folder / "library"
    shutil.copytree(ROOT / "typedtensor", library / "typedtensor")
    shutil.copytree(ROOT / "stubs" / "typedtensor", library / "typedtensor", dirs_exist_ok=True)
    shutil.copytree(ROOT / "benchmarks", library / "benchmarks")
    write_stubs(["benchmarks.mistakes.parts", "-o", str(library)])
    settings = {"extraPaths": [str(library)], "typeCheckingMode": "standard", "pythonVersion": "3.11"}
    errors: dict[str, list[str]] = {name: [] for name in texts}
    names = list(texts)
    for start in range(0, len(names), BATCH):
        batch = folder / f"batch{start}"
        write_files(batch, {name: texts[name] for name in names[start : start + BATCH]})
        (batch / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
        arguments = [command, "--outputjson", "--pythonpath", sys.executable]
        finished = subprocess.run(arguments, cwd=batch, capture_output=True, text=True, check=False)
        if finished.returncode > 1:
            raise RuntimeError(f"pyright failed:\n{finished.stdout}{finished.stderr}")
        for entry in json.loads(finished.stdout)["generalDiagnostics"]:
            if entry["severity"] == "error":
                errors[Path(entry["file"]).stem].append(entry["message"])
    return errors


def pyright_rejects(chosen: Mapping[Mistake, Model], folder: Path) -> tuple[dict[str, bool], list[str]]:
    """Return whether pyright rejects each mistake, by its key, and the right models that it rejects.

    Errors that it also reports for the right model do not count.
    """
    texts = {mistake.key: model.with_mistake(mistake) for mistake, model in chosen.items()}
    errors = pyright_errors(texts | {model.name: model.text for model in chosen.values()}, folder)
    rejects = {m.key: bool(set(errors[m.key]) - set(errors[model.name])) for m, model in chosen.items()}
    return rejects, sorted({model.name for model in chosen.values() if errors[model.name]})
