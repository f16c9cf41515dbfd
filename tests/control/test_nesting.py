"""Bodies in bodies: as many as are allowed are evaluated and differentiated, and one more is refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Expr, NestingError, Param, Tensor, call, cond, fold, given, while_loop
from typedtensor.ad.symbolic import gradient
from typedtensor.backends import Array, Namespace
from typedtensor.control import Forest, tree_fold
from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.core.scope import CURRENT
from typedtensor.ops import PolyOp1

Scalar = Expr[Tensor[()]]
Function = Callable[[Scalar], Scalar]


class Time(Axis): ...


class Root(Axis): ...


PAIR = Const(Tensor[Time]([1.0, 1.0]))


def of_conds(depth: int) -> Function:
    def innermost(y: Scalar) -> Scalar:
        return y * 1.5

    inner: Function = innermost

    def nest(inner: Function) -> Function:
        return lambda y: cond(y > 0.0, inner, lambda z: z, y)

    for _ in range(depth):
        inner = nest(inner)
    return inner


def half_more(y: Scalar) -> Scalar:
    return y * 1.5


def of_calls(depth: int) -> Function:
    """Each is traced before the one that holds it, so that tracing itself does not nest."""

    def nest(inner: Function, x: Scalar) -> Function:
        made: Function = call(lambda y: inner(y) * 1.0)
        made(x)
        return made

    def build(x: Scalar) -> Scalar:
        made: Function = half_more
        for _ in range(depth):
            made = nest(made, x)
        return made(x)

    return build


def of_folds(depth: int) -> Function:
    once = Const(Tensor[Time]([1.0]))

    def nest(inner: Function) -> Function:
        return lambda y: fold(lambda h, e: inner(h) * e, y, once, Time)

    def innermost(y: Scalar) -> Scalar:
        return y * 1.5

    inner: Function = innermost
    for _ in range(depth):
        inner = nest(inner)
    return inner


def of_loops(depth: int) -> Function:
    def innermost(y: Scalar) -> Scalar:
        return y * 1.5

    def nest(inner: Function) -> Function:
        return lambda y: while_loop(lambda z: z < 2.5, inner, y)

    inner: Function = innermost
    for _ in range(depth):
        inner = nest(inner)
    return inner


@pytest.mark.parametrize("nested", [of_conds, of_folds, of_loops])
@pytest.mark.parametrize("depth", [DEEPEST + 1, 150, 2_000])
def test_functions_that_are_applied_deeper_in_each_other_are_refused(
    nested: Callable[[int], Function], depth: int
) -> None:
    """Not by Python, in the middle of a computation."""
    said = (
        "is nested too deeply for Python's stack: more than 100 functions of scan, fold, cond, while_loop, call and "
        "tree_fold are nested in each other"
    )
    with pytest.raises(NestingError, match=said):
        nested(depth)(Param(Tensor[()](2.0)))


@pytest.mark.parametrize("nested", sample([of_conds, of_calls], one_in=2, skip=1))
def test_the_deepest_of_them_have_values_and_gradients(nested: Callable[[int], Function]) -> None:
    x = Param(Tensor[()](2.0))
    y = nested(DEEPEST)(x)
    with given() as c:
        assert c.evaluate(y).numpy() == 3.0
        assert c.gradients(y, x)[x].numpy() == 1.5


ONCE = Const(Tensor[Time]([1.0]))

INSIDE_OUT: dict[str, Callable[[Function, Scalar], Scalar]] = {
    "calls": lambda inner, y: inner(y) * 1.0,
    "conds": lambda inner, y: cond(y > 0.0, inner, lambda z: z, y),
    "folds": lambda inner, y: fold(lambda h, e: inner(h) * e, y, ONCE, Time),
    "loops": lambda inner, y: while_loop(lambda z: z < 2.5, inner, y),
    "trees": lambda inner, y: (
        tree_fold(lambda leaf: leaf, lambda a, b: inner(a) + b * 0.0, y.expand(Time) * PAIR, Forest((0, 1)), Time, Root)
        .stack()
        .sum()
    ),
}
"""Ways to hold a function in a body."""


def scaled(y: Scalar) -> Scalar:
    return y * 1.5


def of_calls_that_hold(kind: str, depth: int, x: Scalar, inner: Function = scaled) -> Scalar:
    """Each is traced before the one that holds it, so that tracing itself does not nest."""

    def nest(inner: Function) -> Function:
        made: Function = call(lambda y: INSIDE_OUT[kind](inner, y))
        made(x)
        return made

    for _ in range(depth):
        inner = nest(inner)
    return inner(x)


def check_deep(kind: str, depth: int) -> None:
    x = Param(Tensor[()](2.0))
    y = of_calls_that_hold(kind, depth, x)
    for z, w in ((y, x), (y, x), (y, x), pickle.loads(pickle.dumps((y, x)))):  # plans are for what comes again
        with given() as c:
            assert c.evaluate(z).numpy() == 3.0
            assert c.gradients(z)[w].numpy() == 1.5
    slope_of_slope = gradient(gradient(y * y, x), x)
    with given() as c:
        assert c.evaluate(slope_of_slope).numpy() == 4.5
    assert "call of" in repr(y)


@pytest.mark.parametrize(("kind", "depth"), [("calls", 30), ("conds", 10), ("folds", 10), ("loops", 5), ("trees", 4)])
def test_bodies_that_are_traced_before_stand_in_each_other_as_deep_as_they_like(kind: str, depth: int) -> None:
    check_deep(kind, depth)


@pytest.mark.slow
@pytest.mark.interpreted("with more than 100 nested bodies", always=False)
@pytest.mark.parametrize(("kind", "depth"), [("calls", 800), ("conds", 60), ("folds", 60)])
def test_many_bodies_in_each_other(kind: str, depth: int) -> None:
    check_deep(kind, depth)


@pytest.mark.interpreted("with more than 100 nested bodies")
def test_what_fails_in_a_deep_body_says_where_and_is_raised() -> None:
    x = Param(Tensor[()](2.0))

    class Failing(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            raise ArithmeticError("in the middle")

    def innermost(y: Scalar) -> Scalar:
        return Failing()(y)

    z = of_calls_that_hold("conds", 150, x, innermost)
    with given() as c, pytest.raises(ArithmeticError, match="in the middle") as caught:
        c.evaluate(z)
    assert "while computing Failing" in caught.value.__notes__[0]
    assert CURRENT.get() is None
