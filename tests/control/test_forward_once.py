"""The number of forward computations of user-defined operations in bodies, for values and gradients."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    Param,
    Tensor,
    call,
    checkpoint,
    cond,
    fold,
    given,
    map_over,
    scan,
    while_loop,
)
from typedtensor.ad import gradient as symbolic
from typedtensor.ad.graph import topological_order
from typedtensor.backends import Array, Namespace
from typedtensor.control import Forest, tree_fold
from typedtensor.core.operand import Operand
from typedtensor.core.tuples import Structured
from typedtensor.nn import ElmanCell
from typedtensor.ops import PolyOp1, tanh
from typedtensor.optim import SGD
from typedtensor.runtime.cache import PLANS

Scalar = Expr[Tensor[()]]


class Time(Axis): ...


class Root(Axis): ...


class Batch(Axis): ...


class In(Axis, size=3): ...


class Hidden(Axis, size=4): ...


class Counted(PolyOp1, rule="*A -> *A"):
    """The hyperbolic tangent, which counts."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.count += 1
        return xp.tanh(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * (1.0 - y * y)

    @contextmanager
    def counting(self, expected: int) -> Iterator[None]:
        self.count = 0
        yield
        assert self.count == expected


class Case(NamedTuple):
    """A function of a scalar with an activation inside a body, and how often the activation is computed."""

    build: Callable[[Any, Any], Any]
    times: int


SEQUENCE = Const(Tensor[Time](np.linspace(0.1, 1.0, 5, dtype=np.float32)))
FOREST = Forest((((0, 1), 2), (3, 4)))


def over_tree(f: Any, x: Any) -> Any:
    made = tree_fold(lambda leaf: leaf, lambda a, b: f(a * x + b), SEQUENCE * x, FOREST, Time, Root)
    return made.stack().sum()


def doubled(f: Any) -> Any:
    return lambda z: f(z) * 0.1 + z * 2.0


CASES = {
    "inline": Case(lambda f, x: f(x * 2.0) * x, 1),
    "call": Case(lambda f, x: call(lambda z: f(z * 2.0) * z)(x), 1),
    "cond, true": Case(lambda f, x: cond(x > 0.0, lambda z: f(z * 2.0) * z, lambda z: z * f(f(z)), x), 1),
    "cond, false": Case(lambda f, x: cond(x < 0.0, lambda z: f(z * 2.0) * z, lambda z: z * f(f(z)), x), 2),
    "fold": Case(lambda f, x: fold(lambda h, e: f(h + e * x), x * 1.0, SEQUENCE, Time), 5),
    "reverse": Case(lambda f, x: fold(lambda h, e: f(h + e * x) * h, x * 1.0, SEQUENCE, Time, reverse=True), 5),
    "map_over": Case(lambda f, x: map_over(lambda e: f(e * x) * x, SEQUENCE, Time).sum(), 5),
    "while_loop": Case(lambda f, x: while_loop(lambda z: z < 2.4, doubled(f), x), 3),
    "tree_fold": Case(over_tree, 4),
    "call in call": Case(lambda f, x: call(lambda z: f(call(lambda y: f(y * x) * y)(z * 2.0)) * z)(x), 2),
    "call in call in call": Case(
        lambda f, x: call(lambda z: f(call(lambda y: f(call(lambda w: f(w * x) * w)(y)) * y)(z * 2.0)) * z)(x), 3
    ),
    "call in fold": Case(
        lambda f, x: fold(lambda h, e: call(lambda z: f(z) * z)(h + e * x), x * 1.0, SEQUENCE, Time), 5
    ),
    "cond in map_over": Case(
        lambda f, x: map_over(
            lambda e: cond(e < 0.6, lambda z: f(z) * z, lambda z: z * x, e * x), SEQUENCE, Time
        ).sum(),
        3,
    ),
    "fold in call": Case(lambda f, x: call(lambda z: fold(lambda h, e: f(h + e * z), z * z, SEQUENCE, Time))(x), 5),
    "fold in tree_fold": Case(
        lambda f, x: over_tree(lambda z: fold(lambda h, e: f(h + e), z * z, SEQUENCE, Time), x), 20
    ),
    "while_loops in call": Case(
        lambda f, x: call(
            lambda z: while_loop(lambda y: y < 2.4, doubled(f), z) * while_loop(lambda y: y < 9.0, doubled(f), z)
        )(x),
        3 + 5,
    ),
}


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_forward_is_computed_once(name: str, plan: bool) -> None:
    """Also when a plan is made, which is when the same sizes are met again."""
    f, x = Counted(), Param(Tensor[()](0.3))
    y, expected = CASES[name].build(f, x), CASES[name].build(tanh, x)
    PLANS.clear()
    with given(plan=False) as computation:
        gradient, value = computation.gradients(expected)[x].numpy(), expected.value.numpy()
    for _ in range(4):
        with given(plan=plan) as computation, f.counting(CASES[name].times):
            np.testing.assert_allclose(computation.gradients(y)[x].numpy(), gradient, rtol=1e-5)
            np.testing.assert_allclose(y.value.numpy(), value, rtol=1e-5)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_loops_of_varying_length_in_each_other(depth: int) -> None:
    """What an inner loop keeps has another size in each step, and is not computed again for that."""
    f, x = Counted(), Param(Tensor[()](0.3))

    def nested(depth: int) -> Callable[[Scalar], Scalar]:
        if not depth:
            return lambda z: f(z) * 0.1 + z * 1.5
        body = nested(depth - 1)
        return lambda z: while_loop(lambda y: y < z * 1.2 + 1.0, body, z)

    y = nested(depth)(x)
    with given(plan=False), f.counting(4):
        assert np.isfinite(y.value.item())
    with given(plan=False) as computation, f.counting(4):
        assert np.isfinite(computation.gradients(y)[x].item())


@pytest.mark.parametrize("name", CASES)
def test_gradients_as_expressions_compute_forward_once(name: str) -> None:
    f, x = Counted(), Param(Tensor[()](0.3))
    y = CASES[name].build(f, x)
    slope = symbolic(y, x)
    with given(plan=False) as computation:
        expected = computation.gradients(y)[x].numpy()
    with given(plan=False), f.counting(CASES[name].times):
        np.testing.assert_allclose(slope.value.numpy(), expected, rtol=1e-5)
        assert y.value.shape == ()
    with given(plan=False), f.counting(CASES[name].times):
        assert y.value.shape == ()
        np.testing.assert_allclose(slope.value.numpy(), expected, rtol=1e-5)


@pytest.mark.parametrize("name", CASES)
def test_second_derivatives_are_those_of_the_library_s_operation(name: str) -> None:
    f, x = Counted(), Param(Tensor[()](np.float64(0.3)))
    y, expected = CASES[name].build(f, x), CASES[name].build(tanh, x)
    assert_close(values_and_derivatives(y, x), values_and_derivatives(expected, x))


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_gradients_and_steps_after_a_value_compute_no_body_again(name: str, plan: bool) -> None:
    f, x = Counted(), Param(Tensor[()](0.3))
    y, optimizer = CASES[name].build(f, x), SGD([x], learning_rate=0.0)
    PLANS.clear()
    with given(plan=False) as computation:
        expected = computation.gradients(y)[x].numpy()
    for _ in range(3):
        with given(plan=plan) as computation, f.counting(CASES[name].times):
            assert y.value.shape == ()
            np.testing.assert_allclose(computation.gradients(y)[x].numpy(), expected, rtol=1e-5)
        with given(plan=plan), f.counting(CASES[name].times):
            assert y.value.shape == ()
            optimizer.step(y)


def test_what_stands_in_a_checkpoint_is_computed_again() -> None:
    f, x = Counted(), Param(Tensor[()](0.3))
    y = fold(checkpoint(lambda h, e: f(f(h + e * x)) * 1.0), x * 1.0, SEQUENCE, Time)
    with given(plan=False) as computation, f.counting(4 * 5):
        assert computation.gradients(y)[x].shape == ()
    [operation] = {node.op for node in topological_order(y) if isinstance(node, Structured)}
    assert operation.keeping is operation


def test_a_value_that_is_no_loss_keeps_nothing() -> None:
    x = Param(Tensor[()](0.3))
    _, states = scan(lambda h, e: (tanh(tanh(h + e * x)), h), x * 1.0, SEQUENCE, Time)
    [node] = [node for node in topological_order(states) if isinstance(node, Structured)]
    with given(plan=False) as computation:
        assert states.value.shape == (5,)
        assert len(computation.evaluate(node).results) == len(node.types)
    with given(plan=False) as computation:
        computation.gradients(states.sum())
        assert len(computation.evaluate(node).results) > len(node.types)


def test_a_loop_on_data_keeps_nothing_for_gradients_of_parameters() -> None:
    xs, x = Input(Tensor[Time]), Param(Tensor[()](0.3))
    total = fold(lambda h, e: tanh(h + tanh(e)), Const(Tensor[()](0.0)), xs, Time)
    [node] = [node for node in topological_order(total) if isinstance(node, Structured)]
    loss = total * x
    with given(xs.bind(Tensor[Time](np.ones(3, np.float32))), plan=False) as computation:
        computation.gradients(loss)
        assert len(computation.evaluate(node).results) == len(node.types)
        computation.gradients(loss, xs)


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_recurrent_layer_keeps_its_states_once(reverse: bool, plan: bool) -> None:
    """What the gradient of an Elman cell reads are its states, which stand beside those before each step."""
    cell, xs = ElmanCell(In, Hidden), Input(Tensor[Time, Batch, In])
    start = Const(Tensor[Batch, Hidden](np.ones((2, 4), np.float32)))
    y = fold(lambda h, e: cell(e, h), start, xs, Time, reverse=reverse)
    [operation] = [node.op.keeping for node in topological_order(y) if isinstance(node, Structured)]
    arrays = [x.value.numpy() for x in (start, *operation.shared)]
    arrays.insert(1, numbers(5, 2, 3).astype(np.float32))
    expected = operation.kernel(np, *arrays)
    for _ in range(3):  # there is a plan of the body for sizes that come again
        with given(plan=plan):
            last, before, after = operation.compute(np, *arrays)
        assert np.shares_memory(before, after)
        assert before.base.nbytes == 6 * 2 * 4 * before.itemsize
        for x, array in zip(expected, (last, before, after), strict=True):
            np.testing.assert_allclose(array, x, rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(after[0 if reverse else -1], last)
    np.testing.assert_array_equal(before[-1 if reverse else 0], arrays[0])


def test_shapes_alone_are_not_kept() -> None:
    xs = Input(Tensor[Time, Hidden])
    w = Param(Tensor[Hidden](numbers(4)))

    def step(h: Expr[Tensor[Hidden]], e: Expr[Tensor[Hidden]]) -> tuple[Expr[Tensor[Hidden]], Scalar]:
        return h, (e * w + h).sum()

    _, totals = scan(step, w * 1.0, xs, Time)
    [operation] = {node.op for node in topological_order(totals) if isinstance(node, Structured)}
    assert operation.keeping is operation


def test_of_values_whose_shapes_are_read_one_is_kept() -> None:
    xs, wide = Input(Tensor[Time, Hidden]), Param(Tensor[Batch, Hidden](numbers(2, 4)))

    def step(h: Expr[Tensor[Hidden]], e: Expr[Tensor[Hidden]]) -> tuple[Expr[Tensor[Hidden]], Scalar]:
        first = e.expand_like(wide) + wide
        return h, first.sum() + (first + wide).sum()

    _, totals = scan(step, Param(Tensor[Hidden](numbers(4))) * 1.0, xs, Time)
    [operation] = {node.op for node in topological_order(totals) if isinstance(node, Structured)}
    [body], [larger] = operation.bodies, operation.keeping.bodies
    assert len(larger.outputs) == len(body.outputs) + 1


@pytest.mark.parametrize("leaf", [Param, Input])
def test_a_gradient_refers_to_what_its_body_captures(leaf: Any) -> None:
    """Also to a result of a structured node, where it reads the sizes of one value off another."""
    f, x, w = Counted(), Param(Tensor[Time, Hidden](numbers(5, 4))), Tensor[Hidden](numbers(4))
    scale = Param(w) if leaf is Param else Input(Tensor[Hidden])
    captured = call(lambda z: f(z) * z)(scale)

    def step(e: Expr[Tensor[Hidden]]) -> Scalar:
        return map_over(lambda _: captured, e.expand_like(x), Time).sum(Time).sum()

    total = map_over(step, x, Time).sum()
    with given(*([scale.bind(w)] if isinstance(scale, Input) else []), plan=False) as computation, f.counting(1):
        gradients = computation.gradients(total, x, scale)
    np.testing.assert_array_equal(gradients[x].numpy(), np.zeros((5, 4)))
    tanhs = np.tanh(w.numpy())
    expected = 25 * (tanhs + w.numpy() * (1.0 - tanhs**2))
    np.testing.assert_allclose(gradients[scale].numpy(), expected, rtol=1e-5)


def test_an_operation_without_a_gradient_may_stand_where_none_is_asked_for() -> None:
    class Rounded(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return xp.round(x)

    f, x = Counted(), Param(Tensor[()](0.3))
    y = fold(lambda h, e: f(h + Rounded()(e) * x), x * 1.0, SEQUENCE, Time)
    with given(plan=False) as computation, f.counting(5):
        assert np.isfinite(computation.gradients(y)[x].numpy())


def test_no_kernel_is_run_on_trial() -> None:
    """Sizes and precisions of what users' operations give are known from their rules, and from what they gave."""
    given_to: list[float] = []

    class Noted(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Namespace, x: Array, /) -> Array:
            given_to.append(float(x.sum()))
            return xp.asarray(x * 2.0, dtype=xp.float64)

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return dy * 2.0

    x = Param(Tensor[Hidden](np.ones(4, np.float32)))
    loss = (Noted()(x) * 0.1).sum()
    PLANS.clear()
    found = []
    for _ in range(4):
        with given() as computation:
            found.append(computation.gradients(loss)[x].numpy())
            assert loss.value.dtype == np.float64
    assert given_to == [4.0] * 4
    for gradient in found:
        np.testing.assert_array_equal(gradient, found[0])
