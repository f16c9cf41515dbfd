"""Loops of varying length inside other loops: what each step keeps is read by gradients, and not computed again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.cases import assert_close, values_and_derivatives
from tests.control.test_forward_once import Counted, Root, Scalar, Time
from tests.sampling import sample
from typedtensor import (
    Axis,
    Const,
    Input,
    Param,
    Tensor,
    call,
    check_grads,
    checkpoint,
    cond,
    fold,
    given,
    jvp,
    map_over,
    scan,
    while_loop,
)
from typedtensor.ad import gradient, gradients
from typedtensor.control import Forest, tree_fold
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops import tanh
from typedtensor.runtime.cache import PLANS


class Width(Axis): ...


SEQUENCE = Const(Tensor[Time](np.array([0.1, 3.0, 0.2, -1.0, 0.7])))
VECTOR = Const(Tensor[Width](np.array([0.1, 0.5, 0.3])))
FOREST = Forest((((0, 1), 2), (3, 4)))
START = np.float64(0.3)


class Case(NamedTuple):
    """A function of a scalar with an activation inside loops, and how often the activation is computed."""

    build: Callable[[Any, Any], Any]
    times: int


def grown(f: Any, x: Any, below: float) -> Callable[[Any], Any]:
    """A loop: of no step, where it starts beyond."""
    return lambda z: while_loop(lambda y: y * y < below, lambda y: f(y) * 0.3 + y * 1.4 + x * 0.1, z)


def folded(step: Callable[[Any], Any], x: Any, *, reverse: bool = False) -> Any:
    """A fold, of a start that depends on the state and the element."""
    return folded_over(SEQUENCE, step, x, x * 1.0, reverse=reverse)


def folded_over(xs: Any, step: Callable[[Any], Any], x: Any, start: Any, *, reverse: bool = False) -> Any:
    """The same over other elements."""
    return fold(lambda h, e: step(e + h * 0.1 + x), start, xs, Time, reverse=reverse)


def pair(f: Any, x: Any) -> Callable[[Any], Any]:
    """Two loops of different lengths."""
    return lambda z: grown(f, x, 2.0)(z) * 0.3 + grown(f, x, 9.0)(z * 0.5) * 0.2


def in_loop(step: Callable[[Any], Any], below: float) -> Callable[[Any], Any]:
    """A loop, whose step is given."""
    return lambda z: while_loop(lambda y: y * y < below, lambda y: step(y) * 0.9 + y * 0.5, z)


def scanned(f: Any, x: Any) -> Any:
    def step(h: Any, e: Any) -> Any:
        return grown(f, x, 2.0)(e + h * 0.1 + x), grown(f, x, 1.5)(x + e * 0.2)

    return scan(step, x * 1.0, SEQUENCE, Time)[1].sum()


def over_tree(f: Any, x: Any) -> Any:
    made = tree_fold(lambda leaf: leaf, lambda a, b: grown(f, x, 2.0)(a * x + b), SEQUENCE * x, FOREST, Time, Root)
    return made.stack().sum()


def over_vectors(f: Any, x: Any) -> Any:
    def step(h: Any, e: Any) -> Any:
        begun = (e + x).expand_like(VECTOR) * VECTOR + h * 0.1
        return while_loop(lambda y: y.sum() < 4.0, lambda y: f(y) * 0.3 + y * 1.4 + 0.03, begun)

    return fold(step, VECTOR * x.expand_like(VECTOR), SEQUENCE, Time).sum()


def recursion(f: Any, x: Any) -> Any:
    @call
    def power(z: Scalar) -> Scalar:
        return cond(z * z < 2.0, lambda z: f(z) * 0.1 + power(z * 1.5 + x) * 0.9, lambda z: z * 1.0, z)

    return folded(power, x)


def branching(f: Any, x: Any) -> Any:
    @call
    def tree(z: Scalar) -> Scalar:
        return cond(z > 0.5, lambda z: f(tree(z * 0.6)) + tree(z * 0.4) * x, lambda z: z * 1.0, z)

    return folded(tree, x)


def choosing(f: Any, x: Any) -> Any:
    def step(y: Any) -> Any:
        return cond(y * y > 0.25, lambda y: f(y) * 0.3 + y * 0.9, grown(f, x, 0.3), y)

    return folded(in_loop(step, 2.0), x)


CASES = {
    "in fold": Case(lambda f, x: folded(grown(f, x, 2.0), x), 7),
    "in fold, reverse": Case(lambda f, x: folded(grown(f, x, 2.0), x, reverse=True), 9),
    "in scan": Case(scanned, 21),
    "in map_over": Case(lambda f, x: map_over(lambda e: grown(f, x, 2.0)(e + x), SEQUENCE, Time).sum(), 8),
    "no steps": Case(lambda f, x: map_over(lambda e: grown(f, x, -1.0)(e + x) * e, SEQUENCE, Time).sum(), 0),
    "two": Case(lambda f, x: folded(pair(f, x), x), 30),
    "in while_loop": Case(lambda f, x: in_loop(grown(f, x, 2.0), 9.0)(x * 1.0), 3),
    "three deep": Case(lambda f, x: folded(in_loop(pair(f, x), 5.0), x), 61),
    "fold in it": Case(
        lambda f, x: folded(
            in_loop(lambda z: fold(lambda a, b: f(a + b * x * 0.1) * 0.5 + a, z, SEQUENCE, Time), 2.0), x
        ),
        20,
    ),
    "in cond": Case(
        lambda f, x: folded(lambda z: cond(z > 0.5, grown(f, x, 2.0), lambda z: f(z) * x, z), x),
        5,
    ),
    "cond in it": Case(choosing, 10),
    "in call": Case(lambda f, x: folded(call(lambda z: grown(f, x, 2.0)(z) * z), x), 7),
    "in tree_fold": Case(over_tree, 8),
    "of vectors": Case(over_vectors, 25),
    "recursion": Case(recursion, 14),
    "branching recursion": Case(branching, 11),
}


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("name", sample(CASES, one_in=4))
def test_each_step_is_computed_once(name: str, plan: bool) -> None:
    """And gradients are those of the library's own operation, which is planned."""
    f, x = Counted(), Param(Tensor[()](START))
    y, expected = CASES[name].build(f, x), CASES[name].build(tanh, x)
    PLANS.clear()
    for number in range(3):
        with given(plan=plan) as computation:
            slope, value = computation.gradients(expected)[x].numpy(), expected.value.numpy()
            assert not number or computation.counts.planned == plan
        with given(plan=plan) as computation, f.counting(CASES[name].times):
            np.testing.assert_allclose(computation.gradients(y)[x].numpy(), slope, rtol=1e-9)
            np.testing.assert_allclose(y.value.numpy(), value, rtol=1e-9)


@pytest.mark.parametrize("name", sample(CASES, one_in=3))
def test_derivatives_are_differences(name: str) -> None:
    """Second derivatives, too, in all nestings of modes."""
    check_grads(lambda x: CASES[name].build(tanh, x), Const(Tensor[()](START)), order=2)


@pytest.mark.parametrize("name", sample(CASES, one_in=3, skip=1))
def test_second_derivatives_compute_each_step_once(name: str) -> None:
    f, x = Counted(), Param(Tensor[()](START))
    y, expected = CASES[name].build(f, x), CASES[name].build(tanh, x)
    slope = gradient(y, x)
    with given(plan=False) as computation, f.counting(CASES[name].times):
        computation.gradients(slope)
    assert_close(values_and_derivatives(y, x), values_and_derivatives(expected, x))


@pytest.mark.parametrize("name", sample(CASES, one_in=3, skip=2))
def test_tangents_compute_each_step_once(name: str) -> None:
    f, one = Counted(), Const(Tensor[()](np.float64(1.0)))
    y, dy = jvp(lambda x: CASES[name].build(f, x), Const(Tensor[()](START)), one)
    x = Param(Tensor[()](START))
    with given(plan=False) as computation:
        expected = computation.gradients(CASES[name].build(tanh, x))[x].numpy()
    with given(plan=False), f.counting(CASES[name].times):
        np.testing.assert_allclose(dy.value.numpy(), expected, rtol=1e-9)
        assert np.isfinite(y.value.numpy())


def test_what_no_step_has_kept_has_the_sizes_that_steps_would_give_it() -> None:
    """So that second derivatives add to it."""
    start, rows = Param(VECTOR.value), Param(Tensor[Time, Width](np.linspace(-1.0, 1.0, 15).reshape(5, 3)))

    def node(left: Any, right: Any) -> Any:
        return while_loop(lambda y: y.sum() > 1e6, lambda y: tanh(call(lambda x: y)(right)), start)

    def leaf(x: Any) -> Any:
        return tree_fold(lambda y: y, node, rows, FOREST, Time, Root).map(lambda y: x).sum(Root)

    found = tree_fold(leaf, lambda left, right: left, rows, FOREST, Time, Root)
    loss = (found.stack().sum(Root) * VECTOR).sum()
    one, other = gradients(loss, rows, start)
    with given(plan=False) as computation:
        second = computation.gradients((one * one).sum() + (other * other).sum(), rows, start)
    assert [second[x].shape for x in (rows, start)] == [(5, 3), (3,)]


def test_what_stands_in_a_checkpoint_is_computed_again() -> None:
    f, x = Counted(), Param(Tensor[()](START))
    kept, again = folded(grown(f, x, 2.0), x), folded(checkpoint(grown(f, x, 2.0)), x)
    with given(plan=False) as computation:
        expected = computation.gradients(kept)[x].numpy()
    with given(plan=False) as computation, f.counting(2 * CASES["in fold"].times):
        np.testing.assert_allclose(computation.gradients(again)[x].numpy(), expected, rtol=1e-12)


def test_a_value_alone_keeps_nothing() -> None:
    x = Param(Tensor[()](START))
    y = folded(grown(tanh, x, 2.0), x)
    for _ in range(3):
        with given() as computation:
            assert np.isfinite(y.value.numpy())
    assert computation.counts.planned_values == 1


def test_lengths_differ_from_run_to_run() -> None:
    """A plan with more room takes the place of one with too little, also where only an inner loop needs it."""
    steps, x = Input(Tensor[Time]), Param(Tensor[()](START))

    def counted(n: Any) -> Callable[[Any], Any]:
        return lambda z: while_loop(
            lambda s: s[1] < n, lambda s: (tanh(s[0]) * 0.1 + s[0] + x, s[1] + 1.0), (z, n * 0.0)
        )[0]

    y = fold(lambda h, n: counted(n)(h), x * 1.0, steps, Time)
    for lengths in ([0, 0, 0], [2, 0, 3], [2, 0, 3], [1, 40, 2], [90, 0, 80], [0, 0, 1], [200, 100, 0]):
        data = steps.bind(Tensor[Time](np.array(lengths, np.float64)))
        with given(data, plan=False) as computation:
            expected = computation.gradients(y)[x].numpy()
        for _ in range(2):
            with given(data) as computation:
                np.testing.assert_allclose(computation.gradients(y)[x].numpy(), expected, rtol=1e-9)
    assert computation.counts.planned == 1


def test_other_back_ends() -> None:
    strict = pytest.importorskip("array_api_strict")
    xs, x = Input(Tensor[Time]), Input(Tensor[()])
    loops: list[Callable[[Any], Any]] = [in_loop(grown(tanh, x, 2.0), 9.0), grown(tanh, x, -1.0), pair(tanh, x)]
    y: Any = x
    for loop in loops:
        y = folded_over(xs, loop, x, y)
    slope = gradient(y, x)
    found = []
    for like in (np, strict):
        numbers = [like.asarray(n, dtype=like.float64) for n in ([0.1, 3.0, 0.2, -1.0], 0.3)]
        data: Any = xs.bind(Tensor[Time](numbers[0])), x.bind(Tensor[()](numbers[1]))
        with given(*data, plan=False) as computation:
            found.append([computation.gradients(z, x)[x].numpy() for z in (y, slope)])
    np.testing.assert_allclose(found[1], found[0], rtol=1e-9)


@pytest.mark.parametrize("name", sample(["three deep", "in fold", "two", "recursion"], first=1))
def test_xla_keeps_what_each_step_has_kept(name: str) -> None:
    pytest.importorskip("jax")
    x = Param(Tensor[()](START))
    y = CASES[name].build(tanh, x)
    slope = gradient(y, x)
    found: list[list[AnyTensor]] = []
    for engine in ("numpy", "xla"):
        with given(engine=engine) as computation:
            found.append([computation.gradients(y)[x], computation.gradients(slope)[x]])
    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(other.numpy(), one.numpy(), rtol=1e-9)
