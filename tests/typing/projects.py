"""A project with one mistake, checked by mypy in a separate process, as users run it."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

LABELS = """\
from typedtensor import Axis

class Batch(Axis): ...
class Hidden(Axis, size=128): ...
class Out(Axis, size=10): ...
"""

OPERATIONS = """\
from typing import Generic, TypeVar

from typedtensor import Axis, Operand
from typedtensor.ops import PolyOp1, ruled

U = TypeVar("U", bound=Axis)

class Halved(Axis, Generic[U], size="|U| // 2"): ...
class Halve(PolyOp1[U], rule="*A U -> *A Halved[U]"): ...

@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U]) -> Operand:
    return x.max(axis) + (-x).max(axis)
"""

MODEL = """\
from typing_extensions import reveal_type

from typedtensor import Expr, Tensor
from typedtensor.nn import Linear
from {operations} import Halve, spread
from {labels} import Batch, Hidden, Out

def apply(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(x >> Linear(Hidden, Out) >> Halve(Out))
    reveal_type(spread(x, Batch))
    x.sum(Out)
    Halve(Batch)(x)
    spread(x, Out)
"""

EXPECTED = [
    'model.py:9: note: Revealed type is "Expr[Tensor[Batch, Halved[Out]]]"',
    'model.py:10: note: Revealed type is "Expr[Tensor[Hidden]]"',
    'model.py:11: error: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" '
    "needs an axis U (Out) in the operand, which has only (Batch, Hidden)  [axes]",
    'model.py:12: error: Halve[Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U -> *A Halved[U]" '
    "needs U (Batch) to be the last axis of the operand, not (Batch, Hidden); try operand.transpose()  [axes]",
    'model.py:13: error: spread[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A *B" needs an '
    "axis U (Out) in the operand, which has only (Batch, Hidden)  [axes]",
]
"""mypy's expected reports about the model, with short names of types and files."""

INI = "[mypy]\nplugins = typedtensor.mypy_plugin\n"

STUBS = HERE / "stubs"
"""Stubs of NumPy, which mypy reads faster than NumPy's own."""

LIBRARY = "[mypy-" + (HERE / "mypy.ini").read_text().partition("[mypy-")[2]
"""The mypy settings with which the library is read fastest."""

_PATH = re.compile(r"^(?:\S*/)?(?=\w+\.py:)")
_QUALIFIED = re.compile(r"\b(?:[A-Za-z_]\w*\.)+(?=[A-Z])")


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Write the files of a project."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def package(name: str = "app", *, init: bool = True, operations: str | None = None) -> dict[str, str]:
    """Return the files of a package with the model, including the operations unless these are elsewhere."""
    files = {f"{name}/__init__.py": "", f"{name}/labels.py": LABELS} if init else {f"{name}/labels.py": LABELS}
    if operations is None:
        files[f"{name}/operations.py"] = OPERATIONS
    dotted = name.replace("/", ".")
    model = MODEL.format(operations=operations or f"{dotted}.operations", labels=f"{dotted}.labels")
    return files | {f"{name}/model.py": model}


def mypy(folder: Path, *arguments: str, cache: Path, installed: Path = ROOT, python: Path | None = None) -> list[str]:
    """Run mypy in a folder; return its output in short form.

    Args:
        folder: the project.
        arguments: the arguments of mypy.
        cache: a folder for its cache.
        installed: a folder of packages that count as installed.
        python: an interpreter with mypy and the library, in place of this one with what is in ``installed``.
    """
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "MYPYPATH")}
    if python is None:
        environment["PYTHONPATH"] = os.pathsep.join(map(str, dict.fromkeys([installed, ROOT])))
    command = [str(python or sys.executable), "-m", "mypy", f"--cache-dir={cache}", "--no-error-summary", *arguments]
    finished = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert not finished.stderr, finished.stderr
    return [_QUALIFIED.sub("", _PATH.sub("", line)) for line in finished.stdout.splitlines()]


@functools.cache
def has_option(name: str) -> bool:
    """Whether this mypy has an option."""
    shown = subprocess.run([sys.executable, "-m", "mypy", "--help"], capture_output=True, text=True, check=True)
    return name in shown.stdout
