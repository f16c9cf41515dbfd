"""pyright, Pyrefly and ty see the errors and the types that the rules give, without the plugin."""

from __future__ import annotations

import functools
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.stubs.checkers import CASES, NAMES, complaints, complaints_of, configure, expected
from tests.stubs.unknown_labels import APART, classes_of_layers, module, public_layers
from typedtensor.cli.stubs import main

_OPERATIONS = """
from typing import Generic, TypeVar

from typedtensor import Axis
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.ops import Labelled, PolyOp1, PolyOp2, ruled
from typedtensor.ops.core.arities import Along1


class Hidden(Axis): ...
class Halved(Axis, Generic[U], size="|U| // 2"): ...


class Swap(PolyOp1, rule="A B -> B A"):
    def forward(self, xp, x, /):
        return xp.matrix_transpose(x)


class Flip(Along1[U], rule="t *A U *B -> t *A U *B"): ...
class OverHidden(PolyOp1, rule="*A @Hidden -> *A"): ...


class Halve(PolyOp1[U], rule="*A U -> *A Halved[U]"):
    def __init__(self, axis: type[U], /, steps: int = 2) -> None:
        super().__init__(axis)
        self.steps = steps


class Take(PolyOp2, rule="t V, int *A -> t *A; t V E, int *A -> t *A E"): ...
class Ends(Along1[U], rule="U *B -> *B; *A U -> *A"): ...
class Either(PolyOp2, rule="A B, A B -> A where |B| < 2; A B, A B -> B"): ...


swap = Swap()
take = Labelled(Take)
flip = Labelled(Flip)
halve = Labelled(Halve)


def twice(x: int) -> int:
    return 2 * x


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    return (x.max(axis) - x.min(axis)) * scale
"""

_USE = """
from typing import Any, assert_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from my_operations import Either, Ends, Flip, Halve, Halved, Hidden, OverHidden, Swap, Take
from my_operations import flip, halve, spread, swap, take, twice


class Batch(Axis): ...
class Out(Axis): ...


def several(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch], i: IntTensor[Out, Batch]) -> None:
    assert_type(Take()(p, i), Tensor[Out, Batch])
    assert_type(Take()(x, i), Expr[Tensor[Out, Batch, Hidden]])
    assert_type(take(i, i), IntTensor[Out, Batch, Batch])
    assert_type(Ends(Batch)(x), Expr[Tensor[Hidden]])
    assert_type(Ends(Hidden)(x), Expr[Tensor[Batch]])
    assert_type(Either()(x, x), Expr[Tensor[*tuple[Any, ...]]])
    Take()(x, p)  # E
    Ends(Out)(x)  # E


def use(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch]) -> None:
    assert_type(Swap()(x), Expr[Tensor[Hidden, Batch]])
    assert_type(x >> swap, Expr[Tensor[Hidden, Batch]])
    assert_type(Flip(Hidden)(x), Expr[Tensor[Batch, Hidden]])
    assert_type(flip(x, Hidden), Expr[Tensor[Batch, Hidden]])
    assert_type(OverHidden()(x), Expr[Tensor[Batch]])
    assert_type(Halve(Hidden)(x), Expr[Tensor[Batch, Halved[Hidden]]])
    assert_type(halve(x, Hidden, 3), Expr[Tensor[Batch, Halved[Hidden]]])
    assert_type(Halve(Hidden).steps, int)
    assert_type(twice(1), int)
    assert_type(spread(x, Hidden, scale=2.0), Expr[Tensor[Batch]])
    assert_type(spread(p, Batch), Tensor[()])
    spread(p, Hidden)  # E
    Swap()(p)  # E
    OverHidden()(p)  # E
    Flip(Hidden)(p)  # E
    flip(p, Hidden)  # E
"""


SEEN_OTHERWISE = {"characters.py", "mnist.py", "gated.py", "staging.py", "t5.py", "training.py"}
"""Examples that ty rejects: ``x >> layer`` for some layers, ``__name__`` of a callable, pytrees of optax, a generic layer
as a generic protocol."""

Reports = Callable[[str], dict[str, dict[int, str]]]


@pytest.fixture(scope="module")
def checked(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the cases, and with a module that passes labels of type ``Any``."""
    folder = tmp_path_factory.mktemp("checked")
    configure(folder, [installed])
    for case in ("accepted.py", "rejected.py.txt"):
        shutil.copy(CASES / case, folder / case.removesuffix(".txt"))
    (folder / "unknown_labels.py").write_text(module())
    (folder / "several_unknown_labels.py").write_text(module(several=True))
    return folder


@pytest.fixture(scope="module")
def reports(checked: Path) -> Reports:
    """The reports of a checker about each file, from one run: reading the library takes seconds."""
    return functools.cache(lambda name: complaints_of(name, sorted(checked.glob("*.py"))))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", ["accepted.py", "rejected.py"])
def test_cases(name: str, case: str, checked: Path, reports: Reports) -> None:
    found = reports(name)[case]
    assert set(found) == expected(checked / case, name), found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_examples_are_accepted(name: str, installed: Path, tmp_path: Path) -> None:
    configure(tmp_path, [installed])
    found = {}
    for folder in ("examples", "examples/models", "examples/jax"):
        for path in (ROOT / folder).glob("*.py"):
            if path.name not in ("digits_wrong.py", *(SEEN_OTHERWISE if name == "ty" else ())):
                shutil.copy(path, tmp_path / path.name)
    for file, said in complaints_of(name, sorted(tmp_path.glob("*.py"))).items():
        missing = ("could not be resolved", "Cannot find module", "Cannot resolve imported")
        found[file] = {line: text for line, text in said.items() if not any(part in text for part in missing)}
    assert not any(found.values()), found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_users_operations(name: str, installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_operations.py").write_text(_OPERATIONS)
    use = tmp_path / "use.py"
    use.write_text(_USE)
    assert main(["my_operations"]) == 0
    assert main(["my_operations", "--check"]) == 0
    configure(tmp_path, [tmp_path / "typings", installed])
    (tmp_path / "pyrefly.toml").write_text(f'search-path = ["typings", ".", "{installed}"]\n')
    found = complaints(name, use)
    assert set(found) == expected(use, name), found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "file"),
    [
        *((name, "unknown_labels.py") for name in NAMES),
        # Of several, pyright takes the first overload for the others: its results differ in axes that are Any.
        *((name, "several_unknown_labels.py") for name in NAMES if name != "pyright"),
    ],
)
def test_nothing_wrong_is_said_of_a_label_that_is_any(name: str, file: str, checked: Path, reports: Reports) -> None:
    lines = (checked / file).read_text().splitlines()
    assert {lines[n - 1]: said for n, said in reports(name)[file].items()} == {}


def test_every_layer_is_given_labels_that_are_any() -> None:
    missing = sorted(public_layers() ^ (classes_of_layers() | APART))
    assert not missing, f"in LAYERS of unknown_labels.py, or in APART there: {missing}"
