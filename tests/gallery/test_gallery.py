"""Published bugs: the wrong programs are rejected, the right ones are not, and run."""

from __future__ import annotations

import types
import typing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.gallery.bugs import Bug, bugs, page
from tests.typing.checking import LINTED, Report, check
from tests.typing.expectations import with_expectations
from typedtensor import AxisError, Const, given
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor_type import TensorType

BUGS = bugs()
PAGE = Path(__file__).parents[2] / "docs" / "gallery.md"


@pytest.fixture(scope="module")
def found(lint_cache: Path) -> dict[str, list[Report]]:
    """What mypy reports of each program, in one build."""
    return check({bug.module: bug.path for bug in BUGS}, lint_cache, LINTED)


def write(path: Path, text: str, request: pytest.FixtureRequest) -> None:
    """Compare a file with what it has to say, or write it."""
    if request.config.getoption("--update-cases", default=False):
        path.write_text(text)
    else:
        assert path.read_text() == text, f"{path} is out of date: run pytest tests/gallery --update-cases"


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.module)
def test_messages(bug: Bug, found: dict[str, list[Report]], request: pytest.FixtureRequest) -> None:
    reports = found.get(bug.module, [])
    rejections = bug.rejections(reports)
    said = [report for report in reports if report.sort != "N" or "[lint-" in report.text]
    assert said == rejections, "something else than the wrong program is rejected"
    assert bool(rejections) != ("Not rejected: " in bug.story)
    write(bug.path, with_expectations(bug.path.read_text(), reports), request)


def test_at_least_so_many_are_rejected(found: dict[str, list[Report]]) -> None:
    rejected = [bug for bug in BUGS if bug.rejections(found.get(bug.module, []))]
    assert len(BUGS) >= 23
    assert len(rejected) >= 0.85 * len(BUGS)


def test_page(found: dict[str, list[Report]], request: pytest.FixtureRequest) -> None:
    write(PAGE, page(found), request)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.module)
def test_the_programs_differ(bug: Bug) -> None:
    """The right program has its declared type, and the wrong one is refused at run time or has another value."""
    module: Any = types.ModuleType(bug.module)
    exec(compile(bug.path.read_text(), str(bug.path), "exec"), vars(module))
    right = applied(module.right)
    [declared] = typing.get_args(typing.get_type_hints(module.right)["return"])
    assert right.tensor_type == declared
    with given():
        expected = right.value.numpy()
        assert np.isfinite(expected).all()
        try:
            wrong = applied(module.wrong)
            assert wrong.tensor_type != declared or not np.array_equal(wrong.value.numpy(), expected)
        except AxisError:
            pass


def applied(program: Any) -> Any:
    """A program, given the same numbers for the same parameters."""
    hints = typing.get_type_hints(program)
    hints.pop("return")
    tensors = [typing.get_args(of)[0] for of in hints.values()]
    axes = [label for tensor in tensors for axis in tensor.axes for label in (typing.get_args(axis) or [axis])]
    open_sizes = {axis: 3 for axis in axes if declared_size(axis) is None}
    return program(*(Const(_tensor(tensor, open_sizes)) for tensor in tensors))


def _tensor(of: TensorType, open_sizes: dict[Any, int]) -> Any:
    """Numbers that fit a type; axes of open sizes are all equal, so that nothing fails for its size."""
    random = np.random.default_rng(0)
    sizes = [declared_size(axis, open_sizes) or 0 for axis in of.axes]
    numbers: dict[str, Any] = {"int": lambda: random.integers(0, 3, sizes), "bool": lambda: random.random(sizes) > 0.3}
    return of(numbers.get(of.kind, lambda: random.random(sizes))())
