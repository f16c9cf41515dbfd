"""A project to inspect: one folder for all tests, so that its imports are checked once."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from contextlib import chdir
from functools import lru_cache
from itertools import count
from pathlib import Path

from tests.typing.projects import LIBRARY, STUBS
from typedtensor.inspection import Look, View, look

SETTINGS = f"{LIBRARY}\n[mypy]\nstrict = True\nmypy_path = {STUBS}\nplugins = typedtensor.mypy_plugin\n"

SETTINGS_OF_DAEMON = SETTINGS.replace("follow_imports = skip\n", "")
"""Settings for mypy's daemon, which would read skipped files in its second check."""

PREAMBLE = """\
from collections.abc import Iterable
from typing import Any
from typing_extensions import TypeVarTuple, Unpack
from typedtensor import AnyTensor, Axis, Expr, Input, IntTensor, Operand, Tensor
from typedtensor.core.axes import U
from typedtensor.nn import Linear
from typedtensor.ops import Sum, cross_entropy, relu, softmax
class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=128): ...
class Digit(Axis, size=10): ...
S = TypeVarTuple("S")
image = Input(Tensor[Batch, Pixel])
digit = Input(IntTensor[Batch])
"""
"""The start of the tests' programs."""

FIRST = PREAMBLE.count("\n") + 1
"""The first line behind the preamble."""

_NUMBERS = count()


@lru_cache(maxsize=1)
def project() -> Path:
    """The folder."""
    folder = Path(tempfile.mkdtemp(prefix="typedtensor-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / "mypy.ini").write_text(SETTINGS)
    return folder


def program(text: str, name: str | None = None) -> Path:
    """A file of the project."""
    path = project() / (name or f"program_{next(_NUMBERS)}.py")
    path.write_text(text, encoding="utf-8")
    return path


def seen(body: str) -> tuple[View, Look]:
    """Inspect a program."""
    path = program(PREAMBLE + body)
    with chdir(project()):  # the folder of the cache; module fixtures are set up before those of tests
        found = look([str(path)])
    [view] = found.views
    return view, found
