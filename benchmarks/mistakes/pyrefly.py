"""Check the equivalent PyTorch files with Pyrefly, which infers the shapes of tensors, and run them in PyTorch."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.mistakes.checking import write_files
from benchmarks.mistakes.data import Mistake, Model
from benchmarks.mistakes.equivalents import Equivalent

NEEDED = "pip install pyrefly==1.4.0 pyrefly-torch-stubs==1.4.0 torch"

RUN = Path(__file__).with_name("run_torch.py")

ERROR = re.compile(r"^ERROR (?P<file>\w+)\.py:\S+ (?P<message>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Said:
    """The results for the equivalent files.

    Attributes:
        rejects: whether Pyrefly rejects each mistake, by its key.
        silent: the keys of the mistakes that PyTorch runs without an error.
        alarms: the right files that Pyrefly rejects.
    """

    rejects: Mapping[str, bool]
    silent: frozenset[str]
    alarms: tuple[str, ...]


def ask_pyrefly(chosen: Mapping[Mistake, Model], python: str, folder: Path) -> Said:
    """Check and run the equivalents of mistakes.

    Args:
        chosen: the mistakes and their models.
        python: the command of a Python that has PyTorch, Pyrefly and its stubs of PyTorch.
        folder: the folder for the files.

    Raises:
        RuntimeError: when this Python lacks one of them, or a right file does not run.
    """
    texts = {model.name: Equivalent(model.name).text for model in chosen.values()}
    texts |= {mistake.key: Equivalent(model.name).with_mistake(mistake) for mistake, model in chosen.items()}
    write_files(folder, texts)
    (folder / "pyrefly.toml").write_text("", encoding="utf-8")
    errors, failed = _pyrefly_errors(python, folder), _run_time_errors(python, folder)
    names = {model.name for model in chosen.values()}
    wrong = [f"{name}: {failed[name]}" for name in sorted(names & failed.keys())]
    if wrong:
        raise RuntimeError(f"right files do not run in PyTorch: {wrong}")
    return Said(
        {mistake.key: bool(errors[mistake.key] - errors[model.name]) for mistake, model in chosen.items()},
        frozenset(mistake.key for mistake in chosen) - failed.keys(),
        tuple(sorted(name for name in names if errors[name])),
    )


def misjudged(chosen: Iterable[Mistake], said: Said) -> list[str]:
    """Return the mistakes whose list contradicts the behaviour of PyTorch."""
    return [mistake.key for mistake in chosen if mistake.silent != (mistake.key in said.silent)]


def _pyrefly_errors(python: str, folder: Path) -> dict[str, set[str]]:
    """Return the errors that Pyrefly reports, by module; none for a module without errors."""
    if _output(python, ["-c", "import pyrefly, shape_extensions, torch"], folder).returncode:
        raise RuntimeError(f"{python} lacks what Pyrefly needs to follow the shapes of PyTorch's tensors: {NEEDED}")
    arguments = ["-m", "pyrefly", "check", "--python-interpreter-path", python, "--output-format", "min-text"]
    finished = _output(python, arguments, folder)
    if finished.returncode > 1:
        raise RuntimeError(f"Pyrefly failed:\n{finished.stdout}{finished.stderr}")
    found: dict[str, set[str]] = {path.stem: set() for path in folder.glob("*.py")}
    for match in ERROR.finditer(finished.stdout):
        found[match["file"]].add(match["message"])
    return found


def _run_time_errors(python: str, folder: Path) -> dict[str, str]:
    """Return the errors that PyTorch raises, by module."""
    finished = _output(python, [str(RUN)], folder)
    if finished.returncode:
        raise RuntimeError(f"the equivalents could not be run:\n{finished.stderr}")
    errors: dict[str, str] = json.loads(finished.stdout)
    return errors


def _output(python: str, arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, *arguments], cwd=folder, capture_output=True, text=True, check=False)
