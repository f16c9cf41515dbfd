"""Large values that cost one operation are computed again for readers that are far away."""

from __future__ import annotations

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import MatMul, Permute, Program, Reduce, Reshape, make, readers_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.windows import Columns, Overlap
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.rematerialization import rematerialize

X = real("x", 4)


@pytest.fixture(autouse=True)
def all_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "EARLY_BYTES", 1)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 2 * 4 * 8)


def forth_and_back() -> Program:
    first = elementwise("tanh", X)
    square = elementwise("multiply", first, first)
    then = elementwise("exp", elementwise("sin", elementwise("cos", square)))
    return Program((X,), (elementwise("subtract", elementwise("add", then, first), square),))


def test_a_square_is_computed_again_where_it_is_read_much_later() -> None:
    program = forth_and_back()
    rewritten = rematerialize(program)
    squares = [v for v in rewritten.order() if str(v.primitive) == "multiply"]
    assert len(squares) == 2
    assert squares[0].operands == squares[1].operands
    array = np.array([0.5, np.nan, -np.inf, 2.0])
    np.testing.assert_array_equal(run(rewritten, array), run(program, array))
    assert Plan(rewritten).bytes <= Plan(program).bytes


def test_what_is_read_nearby_or_not_kept_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "REMATERIALIZED_SLACK", 0)
    program = forth_and_back()
    assert rematerialize(program) is program  # what it is computed from has been read for the last time
    monkeypatch.setattr(cost_model, "REMATERIALIZED_SLACK", 8)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 10_000)
    assert rematerialize(program) is program


def kernel_gradient() -> Program:
    """A convolution of three elements, what follows it, and the gradient for its kernel."""
    image, kernel = real("image", 6, 1, 6, 2), real("kernel", 1, 9)
    matrices = make(Reshape((6, 3, 8)), make(Columns(3, 1, 4), elementwise("tanh", image)))
    windows = make(Overlap(3, 1, 4), matrices)
    made = elementwise("exp", elementwise("sin", make(MatMul(), kernel, windows)))
    back = elementwise("multiply", elementwise("cos", made), made)
    gradient = make(MatMul(), windows, make(Permute((0, 2, 1)), back))
    return Program((image, kernel), (make(Reduce("add", (0,)), gradient), make(Reduce("add", (1, 2)), back)))


def test_columns_of_windows_are_laid_out_again_where_they_are_read_much_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "FAR_BYTES", 300)  # the kernel and one value are not far
    program = kernel_gradient()
    rewritten = rematerialize(program)
    for kind in (Columns, Overlap):
        once, again = (x for x in rewritten.order() if isinstance(x.primitive, kind))
        assert once.primitive == again.primitive
        assert len(readers_of(rewritten.order())[again]) == len(readers_of(rewritten.order())[once]) == 1
    arrays = [np.random.default_rng(0).normal(size=x.shape) for x in program.inputs]
    for found, expected in zip(run(rewritten, *arrays), run(program, *arrays), strict=True):
        np.testing.assert_array_equal(found, expected)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 100_000)
    assert rematerialize(program) is program


def test_columns_of_which_all_readers_are_near_or_far_are_laid_out_once() -> None:
    x = real("x", 6, 1, 6, 2)
    columns = make(Columns(3, 1, 4), x)
    later = elementwise("exp", elementwise("sin", make(Reduce("add", ()), elementwise("cos", x))))
    both = elementwise("add", make(Reduce("add", (0, 1, 2, 3, 4)), columns), make(Reduce("add", (0, 1, 2, 3)), later))
    program = Program((x,), (both,))
    assert rematerialize(program) is program
