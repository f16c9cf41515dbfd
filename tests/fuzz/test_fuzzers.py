"""Each fuzzer searches for faults for 20 seconds; a fault is shown as a script.

``--fuzz-seconds`` and ``--fuzz-seed`` set the time and the seed; ``python -m tests.fuzz`` continues after a fault.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.fuzz import drawing, structures
from tests.fuzz.endurance import SCENARIOS, grown
from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.programs import Program
from tests.fuzz.search import Found, Search
from tests.fuzz.structures import Structure
from tests.fuzz.written_out import Unrolled
from tests.sampling import sample
from tests.thresholds import also_lowered
from typedtensor import Axis, Param, Tensor
from typedtensor.backends import Array, Namespace
from typedtensor.ops import Mul, Sin, Sum

QUICK = [name for name in FUZZERS if name != "statements"]
"""Those that need no build of mypy."""


@pytest.mark.slow
@pytest.mark.interpreted("", always=False)  # whatever is drawn; what the interpreter gives is compared
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # an interrupt as a weak reference ends
@also_lowered
@pytest.mark.parametrize("name", FUZZERS)
def test_no_fault_is_found(name: str, search: Search) -> None:
    found = search.first(FUZZERS[name])
    if found is not None:
        pytest.fail(str(found), pytrace=False)


@pytest.mark.slow
@pytest.mark.interpreted("", always=False)
@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_grows_over_thousands_of_steps(name: str, search: Search) -> None:
    steps = int(3000 * max(1.0, search.seconds / 60.0))
    found = grown(name, steps) and grown(name, steps)  # a cache that was not full yet does not grow again
    if found is not None:
        pytest.fail(found, pytrace=False)


def _always(step: Callable[[int], Any]) -> Callable[[int], Any]:
    return step


def test_what_each_step_leaves_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tensor, an expression, a label, or a place that becomes larger; and nothing, where nothing is kept."""

    class A(Axis): ...

    def place(number: int) -> Any:
        kept[:] = [np.empty(1000 * number)]

    def label(number: int) -> Any:
        class Made(Axis): ...

        kept.append(Made)

    kept: list[Any] = []
    x = Param(Tensor[A](np.ones(2)))
    leaks: dict[str, Callable[[int], Any]] = {
        "tensor": lambda number: kept.append(Tensor[A](np.ones(3))),
        "expression": lambda number: kept.append(x + number),
        "label": label,
        "place": place,
        "nothing": lambda number: (x * number).sum(),
    }
    for name, leak in leaks.items():
        monkeypatch.setitem(SCENARIOS, name, partial(_always, leak))
        found = grown(name)
        kept.clear()
        assert (found is None) == (name == "nothing"), found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("draw", "operations"),
    [(drawing.draw, set(drawing.OPERATIONS) - set(drawing.WINDOWS)), (drawing.draw_windows, set(drawing.WINDOWS))],
    ids=["programs", "windows"],
)
def test_every_operation_is_drawn(draw: Callable[[random.Random], Program | None], operations: set[Any]) -> None:
    missing = {operation.__name__ for operation in operations}
    for number in range(10_000):  # the rarest, a product with the inverse of a triangle, is drawn about once in 3,000
        program = draw(random.Random(number))
        missing -= {s.operation.partition("(")[0] for s in program.statements} if program is not None else set()
        if not missing:
            break
    assert sorted(missing) == []


@pytest.mark.parametrize("name", FUZZERS)
def test_a_seed_draws_the_same_case_each_time(name: str) -> None:
    one, other = (str(FUZZERS[name](random.Random("0:1"))) for _ in range(2))
    assert one == other


@pytest.mark.interpreted("", always=False)
@pytest.mark.parametrize("name", sample(QUICK, one_in=6, skip=1))
def test_a_case_is_a_script_that_says_what_is_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    case = FUZZERS[name](random.Random("0:3"))
    assert case is not None
    exec(compile(str(case), "<case>", "exec"), {"__name__": "__main__"})
    fault = case.fault()
    assert capsys.readouterr().out.strip() == str(fault)


def _cosine_in_plans(self: Sin, xp: Namespace, x: Array, /) -> Array:
    return xp.sin(x) if xp is np else xp.cos(x)


def test_a_fault_of_a_plan_is_found_and_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sin, "forward", _cosine_in_plans)
    monkeypatch.setattr(drawing, "OPERATIONS", (Sin, Mul, Sum))
    found = Search(60.0).first(_plain)
    assert isinstance(found, Found)
    assert found.fault.startswith("different: planned")
    assert isinstance(found.case, Program)
    assert [s.operation for s in found.case.statements] == ["Sin()"]
    assert "print(fault(program, leaves" in str(found)


def _plain(rng: random.Random) -> Any:
    """A program whose data are finite, so that a sine is no cosine."""
    program = drawing.draw(rng)
    finite = program is not None and all(np.isfinite(leaf.value.numpy()).all() for leaf in program.leaves)
    return program if finite else None


def test_a_fault_of_a_loop_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Unrolled.fold
    monkeypatch.setattr(Unrolled, "fold", lambda *given, reverse=False: before(*given, reverse=not reverse))
    drawn = [structures.draw(random.Random(f"0:{number}")) for number in range(300)]
    folds = [
        case for case in drawn if str(case.tree).startswith("k.fold") and case.tree.size < 12 and case.lengths[0] > 1
    ]
    found = Search(60.0).first(lambda rng: rng.choice(folds))
    assert found is not None
    assert isinstance(found.case, Structure)
    assert "written out" in found.fault


@pytest.mark.interpreted("", always=False)
@pytest.mark.parametrize("thresholds", ["lowered"], indirect=True)
@pytest.mark.parametrize(
    ("name", "count"),
    {"programs": 8, "arrays": 8, "windows": 3, "structures": 2, "optimizers": 4, "sizes": 2}.items(),
)
def test_a_few_cases_have_no_fault_with_data_that_count_as_large(name: str, count: int) -> None:
    for number in range(count):
        case = FUZZERS[name](random.Random(f"1:{number}"))
        assert case is None or case.fault() is None, str(case)
