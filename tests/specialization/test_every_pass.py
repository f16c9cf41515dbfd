"""Every pass on a program that it changes, with equal results; the table lists all passes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.backends.numpy_blas import numpy_blas
from tests.specialization.running import elementwise, real, run
from tests.specialization.test_recomputing import forth_and_back
from tests.specialization.test_turning import gated
from typedtensor.ir import (
    Broadcast,
    Full,
    Loop,
    MatMul,
    Permute,
    Place,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    TupleElement,
    interpret,
    last,
    make,
)
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes import mkl
from typedtensor.targets.numpy.pipeline import NAMES, PASSES, optimize

X = real("x", 4)


def number_everywhere() -> Program:
    two = make(Broadcast((4,)), make(Full(2.0, (), np.dtype(float))))
    return Program((X,), (elementwise("multiply", X, two),))


def view_of_a_view() -> Program:
    return Program((X,), (make(Reshape((4,)), make(Reshape((2, 2)), elementwise("exp", X))),))


def zeros_around() -> Program:
    part = make(Place((4,), ((1, 3, None),)), make(Slice(((0, 2, None),)), X))
    return Program((X,), (elementwise("add", X, part),))


def twice() -> Program:
    return Program((X,), (elementwise("add", elementwise("exp", X), elementwise("exp", X)),))


def neighbours() -> Program:
    rows = make(Reshape((2, 2)), X)
    return Program((X,), (elementwise("add", *(make(Sigmoid(), make(Slice((n,)), rows)) for n in (0, 1))),))


def function_that_is_read_in_part() -> Program:
    half = elementwise("multiply", elementwise("exp", X), X)
    return Program((X,), (make(Slice(((0, 2, None),)), half),))


def sum_of_products() -> Program:
    rows = make(Reshape((2, 2)), X)
    return Program((X,), (make(Reduce("add", (1,)), elementwise("multiply", rows, rows)),))


def loop_that_carries_nothing() -> Program:
    h, x = real("h", 3), real("x", 3)
    inputs = real("h0", 3), real("xs", 5, 3)
    loop = make(Loop(Program((h, x), (h, elementwise("tanh", x))), 1, 1, 5), *inputs)
    return Program(inputs, (make(TupleElement(1), loop),))


def loop_that_reads_transposed() -> Program:
    h, row, weight = real("h", 1, 3), real("x", 1, 3), real("weight", 3, 3)
    body = Program((h, row, weight), (elementwise("tanh", elementwise("add", make(MatMul(), h, weight), row)),))
    inputs = real("h0", 1, 3), real("xs", 4, 1, 3), real("w", 3, 3)
    loop = make(Loop(body, 1, 1, 4), *inputs[:2], make(Permute((1, 0)), inputs[2]))
    return Program(inputs, (last(loop, 0),))


def product() -> Program:
    x, w = real("x", 8, 4), real("w", 4, 6)
    return Program((x, w), (make(MatMul(), x, w),))


def repeated_rows() -> Program:
    x, row = real("x", 8, 4), real("row", 4)
    return Program((x, row), (elementwise("multiply", x, make(Broadcast((8, 4)), row)),))


def ensemble() -> Program:
    x, weights = real("x", 4, 4), [real(f"w{n}", 4, 4) for n in range(5)]
    grown = [elementwise("exp", elementwise("tanh", make(MatMul(), x, w))) for w in weights]
    return Program((x, *weights), tuple(make(Reduce("maximum", (0,)), y) for y in grown))


def backward_loop() -> Program:
    h, x, d, s = real("h", 3), real("x", 3), real("d", 3), real("s", 3)
    state = elementwise("tanh", elementwise("add", h, x))
    inputs = real("h0", 3), real("xs", 4, 3)
    forward = make(Loop(Program((h, x), (state, state)), 1, 1, 4), *inputs)
    slope = elementwise("multiply", d, elementwise("cos", s))
    second = make(Loop(Program((d, s), (slope,)), 1, 1, 4, backwards=True), inputs[0], make(TupleElement(1), forward))
    return Program(inputs, (last(second, 0),))


def gate() -> Program:
    y = real("y", 4)
    return Program((X, y), (elementwise("multiply", make(Sigmoid(), X), y),))


CHANGED: dict[str, Callable[[], Program]] = {
    "split": loop_that_carries_nothing,
    "residuals": backward_loop,
    "fold": number_everywhere,
    "simplify": view_of_a_view,
    "share": twice,
    "places": zeros_around,
    "siblings": neighbours,
    "slices": function_that_is_read_in_part,
    "dots": sum_of_products,
    "compact": loop_that_reads_transposed,
    "stack": ensemble,
    "turn": gated,
    "quotients": gate,
    "recompute": forth_and_back,
    "mkl": product,
    "imply": repeated_rows,
}


PAGE = Path(__file__).parents[2] / "docs" / "plans.md"


def test_every_pass_has_a_program_here_and_a_row_of_its_page() -> None:
    without = sorted(PASSES.keys() ^ CHANGED.keys())
    assert not without, f"a program in CHANGED for each pass, and no others: {without}"
    rows = re.findall(r"(?m)^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"))
    assert rows == [*NAMES], f"the rewrites in {PAGE.name}, in the order of the pipeline"


@pytest.fixture
def everything_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values and products of these sizes are as large as must be for the passes that look at them."""
    blas = numpy_blas()
    monkeypatch.setattr(mkl, "mkl", lambda: blas)
    for name in ("EARLY_BYTES", "STEP_BYTES", "STEP_LEAST_BYTES", "MKL_MULTIPLICATIONS", "MKL_MULTIPLICATIONS_SHARED"):
        monkeypatch.setattr(cost_model, name, 1)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 2 * 4 * 8)


@pytest.mark.usefixtures("everything_pays")
@pytest.mark.parametrize("name", PASSES)
def test_a_pass_changes_its_program_and_no_result(name: str) -> None:
    program = CHANGED[name]()
    rewritten = PASSES[name](program)
    assert rewritten is not program
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(program.inputs)]
    expected = interpret(program, *arrays)
    for found in (run(rewritten, *arrays), interpret(rewritten, *arrays)):
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12)

    seen: list[str] = []
    optimize(program, watch=lambda name, before, after: seen.append(name))
    assert name in seen
    seen.clear()
    optimize(program, {name}, lambda name, before, after: seen.append(name))
    assert name not in seen
