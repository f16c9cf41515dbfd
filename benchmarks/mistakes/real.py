"""Measure the verdicts of the mistakes in the models of ``examples/models``.

    python -m benchmarks.mistakes.real [--torch PYTHON]

We chose the mistakes before we ran the type checker on them; the record keeps its first verdict beside the current one.
Each mistake exists in our model and in the PyTorch model of ``tests/models/references``, which the program runs to see
whether the mistake is silent there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.mistakes.checking import ROOT, write_files
from benchmarks.mistakes.data import Mistake, Model, changed
from benchmarks.mistakes.document import update
from benchmarks.mistakes.running import run_time_error
from benchmarks.mistakes.verdicts import REJECTED, SILENT, VISIBLE, WARNED, Verdict, verdicts

LISTS = Path(__file__).with_name("examples")
RECORD = LISTS / "verdicts.json"
FIRST, IN_TORCH = "verdict when first asked", "silent in PyTorch"

Entry = Mapping[str, str | bool]

RUN = """

def run() -> None:
    import numpy, sys
    from tests.models.references.given import given_to
    from typedtensor import given

    made = given_to("{name}", numpy.float32, sys.modules[__name__])
    with given(*made.batches[0]) as computation:
        computation.gradients(made.loss)
"""

RUN_TORCH = """

def run() -> None:
    import numpy
    from tests.models.references.training import trained

    trained("{name}", loss_of, numpy.float32, steps=1)
"""


@dataclass(frozen=True)
class Example(Model):
    """A model of ``examples/models``, with its mistakes and those of the PyTorch model."""

    @property
    def path(self) -> Path:
        """The file."""
        return ROOT / "examples" / "models" / f"{self.name}.py"

    @cached_property
    def entries(self) -> list[dict[str, str]]:
        """The mistakes as the file lists them."""
        listed: list[dict[str, str]] = tomllib.loads((LISTS / f"{self.name}.toml").read_text("utf-8"))["mistake"]
        return listed

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes, in the order of their file."""
        record = recorded()
        return tuple(
            Mistake(
                self.name,
                number,
                entry["name"],
                entry["category"],
                entry["torch_new"],
                bool(record.get(f"{self.name}__{number:02}", {}).get(IN_TORCH)),
                entry["old"],
                entry["new"],
            )
            for number, entry in enumerate(self.entries, 1)
        )

    def in_torch(self, mistake: Mistake) -> str:
        """Return the text of the PyTorch model with a mistake."""
        text = (ROOT / "tests" / "models" / "references" / f"{self.name}.py").read_text(encoding="utf-8")
        entry = self.entries[mistake.number - 1]
        return changed(text, entry["torch_old"], entry["torch_new"], mistake.key)


def examples() -> tuple[Example, ...]:
    """Return the models, by name."""
    return tuple(Example(path.stem) for path in sorted(LISTS.glob("*.toml")))


def chosen() -> dict[Mistake, Model]:
    """Return all mistakes, each with its model."""
    return {mistake: model for model in examples() for mistake in model.mistakes}


def recorded() -> dict[str, Entry]:
    """Return the record of each mistake."""
    entries: dict[str, Entry] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    return entries


def fails_in_torch(models: Iterable[Example], python: str) -> dict[str, str]:
    """Return the errors of the mistakes that fail in PyTorch.

    Raises:
        RuntimeError: when a right model fails.
    """
    texts = {}
    for model in models:
        right = ROOT / "tests" / "models" / "references" / f"{model.name}.py"
        texts[model.name] = right.read_text(encoding="utf-8") + RUN_TORCH.format(name=model.name)
        for mistake in model.mistakes:
            texts[mistake.key] = model.in_torch(mistake) + RUN_TORCH.format(name=model.name)
    with TemporaryDirectory() as folder:
        write_files(Path(folder), texts)
        done = subprocess.run(
            [python, str(Path(__file__).with_name("run_torch.py"))],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
    errors: dict[str, str] = json.loads(done.stdout)
    if wrong := [model.name for model in models if model.name in errors]:
        raise RuntimeError(f"right models fail in PyTorch: {wrong}, {errors[wrong[0]]}")
    return errors


def run_times(mistakes: Iterable[tuple[Mistake, Model]]) -> dict[str, str | None]:
    """Return our run-time error for each mistake, by its key.

    Raises:
        RuntimeError: when the run time rejects a right file.
    """
    said: dict[str, str | None] = {}
    for model, some in groupby(mistakes, itemgetter(1)):
        run = RUN.format(name=model.name)
        if error := run_time_error(model.name, model.text + run):
            raise RuntimeError(f"{model.name}, which is right, is rejected at run time: {error}")
        said |= {each.key: run_time_error(each.key, model.with_mistake(each) + run) for each, _ in some}
    return said


def entries(
    found: Sequence[Verdict], at_run_time: Mapping[str, str | None], in_torch: Mapping[str, bool]
) -> dict[str, Entry]:
    """Return the new record."""
    before = recorded()
    made: dict[str, Entry] = {}
    for verdict in found:
        key = verdict.mistake.key
        first = before.get(key, {}).get(FIRST, verdict.verdict)
        kinds = {"silent in PyTorch": in_torch[key], "rejected at run time": at_run_time[key] is not None}
        made[key] = {"name": verdict.mistake.name, "verdict": verdict.verdict, FIRST: first, **kinds}
    return made


def counted(record: Mapping[str, Entry]) -> str:
    """Return a table of the first and of the current verdicts."""
    kinds, said = (REJECTED, WARNED, VISIBLE, SILENT), {}
    for name in [*dict.fromkeys(key.rpartition("__")[0] for key in record), ""]:
        some = [entry for key, entry in record.items() if key.startswith(f"{name}__" if name else "")]
        quiet = [entry for entry in some if entry[IN_TORCH]]
        first, now = (
            " / ".join(str(sum(entry[when] == kind for entry in some)) for kind in kinds) for when in (FIRST, "verdict")
        )
        rejected = sum(entry["verdict"] == REJECTED for entry in quiet)
        late = sum(entry["rejected at run time"] is True for entry in some)
        said[name.replace("_", " ") or "**all**"] = [len(some), first, now, late, len(quiet), rejected]
    head = (
        "| model | mistakes | rejected / warned / visible / silent when first asked | now | run time rejects | "
        "silent in PyTorch | of these rejected |"
    )
    rows = [f"| {name} | {' | '.join(map(str, cells))} |" for name, cells in said.items()]
    return "\n".join([head, "|---|" + "---:|" * 6, *rows])


def main(arguments: Sequence[str] | None = None) -> int:
    """Check and run every mistake; print the messages and a table; write the record and the document."""
    parser = argparse.ArgumentParser("python -m benchmarks.mistakes.real", description=main.__doc__)
    parser.add_argument("--torch", metavar="PYTHON", help="also run the PyTorch models, by a Python that has PyTorch")
    options = parser.parse_args(arguments)
    models, asked = examples(), chosen()
    found = verdicts(asked, ROOT / ".mypy_cache" / "mistakes", run=False)
    in_torch = {mistake.key: mistake.silent for mistake in asked}
    if options.torch:
        failed = fails_in_torch(models, options.torch)
        in_torch = {key: key not in failed for key in in_torch}
    record = entries(found, run_times(asked.items()), in_torch)
    for verdict in found:
        print(f"{verdict.mistake.key}: {verdict.mistake.name}: {verdict.verdict}", *verdict.messages, sep="\n    ")
    print(counted(record))
    RECORD.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    update(ROOT / "docs" / "models.md", counted(record))
    return 0


if __name__ == "__main__":
    sys.exit(main())
