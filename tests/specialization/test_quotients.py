"""Products with sigmoids as quotients."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import Broadcast, Program, Sigmoid, Slice, Value, interpret, make
from typedtensor.targets.numpy.passes.quotients import divide

X, Z = real("x", 4, 3), real("z", 4, 3)
ROWS = ((None, 2, None), (2, None, None))


def both(program: Program, *arrays: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> None:
    for found, expected in zip(run(divide(program), *arrays), interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-15, equal_nan=True)


def parts() -> tuple[Value, ...]:
    gates, x = make(Sigmoid(), Z), elementwise("tanh", X)
    return tuple(elementwise("multiply", make(Slice((key,)), gates), make(Slice((key,)), x)) for key in ROWS)


@pytest.mark.parametrize(
    "outputs",
    [
        lambda: (elementwise("multiply", X, make(Sigmoid(), Z)),),
        lambda: (elementwise("multiply", make(Sigmoid(), Z), Z),),
        lambda: (elementwise("multiply", make(Sigmoid(), Z), 3.0),),
        lambda: (elementwise("multiply", make(Sigmoid(), Z), make(Sigmoid(), X)),),
        lambda: (elementwise("multiply", X, s := make(Sigmoid(), Z)), elementwise("multiply", s, Z)),
        parts,
    ],
)
def test_what_only_multiplies_divides(outputs: Callable[[], tuple[Value, ...]]) -> None:
    program = Program((X, Z), outputs())
    before, after = (
        [isinstance(x.primitive, Sigmoid) for x in each.order()].count(True) for each in (program, divide(program))
    )
    assert after == before - 1
    draw = np.random.default_rng(0)
    both(program, draw.normal(size=(4, 3)), draw.normal(size=(4, 3)) * 10)


def test_extremes_are_the_same() -> None:
    program = Program((X, Z), (elementwise("multiply", X, make(Sigmoid(), Z)),))
    x = np.array([0, 1, -np.inf, np.nan] * 3, float).reshape(3, 4).T
    z = np.array([-1000, -np.inf, 1000, np.inf, np.nan, -0.0, -800, 800, -745, 36, -36, 1e-300]).reshape(4, 3)
    both(program, x, z)


@pytest.mark.parametrize(
    "outputs",
    [
        lambda s: (elementwise("multiply", X, s), s),
        lambda s: (elementwise("multiply", s, s),),
        lambda s: (elementwise("multiply", X, s), elementwise("subtract", 1.0, s)),
        lambda s: (elementwise("multiply", make(Broadcast((5, 4, 3)), X), s),),
        lambda s: (elementwise("multiply", X, s), make(Slice((0,)), s)),
        lambda s: (elementwise("divide", X, s),),
    ],
)
def test_a_sigmoid_with_other_readers_stays(outputs: Callable[[Value], tuple[Value, ...]]) -> None:
    program = Program((X, Z), outputs(make(Sigmoid(), Z)))
    assert divide(program) is program
