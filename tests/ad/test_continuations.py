"""Reverse mode by continuations: the same derivatives as of the graph, of the same programs."""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings

import typedtensor
from tests.control.cases import assert_close, numbers
from tests.control.test_forward_once import CASES, Counted
from tests.fuzz import drawing, structures
from tests.fuzz.programs import Program as Drawn
from tests.fuzz.search import Case
from tests.fuzz.ways import Leaves, Nodes, array
from tests.fuzz.written_out import Structured
from tests.runtime import random_graphs
from tests.runtime.faults import Faults
from tests.runtime.programs import Column, Program, Row, steps
from tests.sampling import sample
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    GradientError,
    Input,
    IntTensor,
    Param,
    ScopeError,
    SizeError,
    Tensor,
    dynamic,
    given,
)
from typedtensor.ad import gradients
from typedtensor.ad.continuations import (
    Cell,
    apply,
    grad,
    hvp,
    jvp,
    reset,
    shift,
    there_and_back,
    trampoline,
    value_and_grad,
    vjp,
)
from typedtensor.backends import Array, Namespace
from typedtensor.core.substitution import substitute
from typedtensor.errors import ContinuationError
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, as_real, tanh

Scalar = Expr[Tensor[()]]


class In(Axis, size=3): ...


class Hidden(Axis, size=4): ...


class Open(Axis): ...


@dataclass(frozen=True)
class Weights:
    w: Expr[Tensor[In, Hidden]]
    u: Expr[Tensor[Hidden, In]]


W = Const(Tensor[In, Hidden](numbers(3, 4)))
U = Const(Tensor[Hidden, In](numbers(4, 3)))
X = Tensor[In](numbers(3))
WEIGHTS = Weights(W, U)

# ---- the same programs as the graph


def drawn(case: Case) -> tuple[Any, Leaves]:
    """A random program of the fuzzers, and its data."""
    if isinstance(case, structures.Structure):
        program = eval(f"lambda k, xs, ys, p, q, w: ({case.tree},)", dict(structures.NAMESPACE))
        return partial(program, Structured()), structures.leaves(case.lengths, case.sorts, case.seed)
    assert isinstance(case, Drawn)
    return case.compiled(), case.values


def differs(case: Case) -> str | None:
    """Where the gradients by continuations differ from those of the interpreter; None if they do not."""
    program, leaves = drawn(case)
    try:
        nodes = Nodes(program, leaves)
        nodes.weigh([x.shape for x in nodes.values(leaves, plan=False)])
        if nodes.loss is None or not nodes.wanted:
            return None
        expected = nodes.run(leaves, plan=False)
    except Exception:
        return None  # it has no gradient, or no value; faults of the interpreter are what the fuzzers look for
    with given(*nodes.bindings(leaves), plan=False):
        value, found = value_and_grad(lambda _: nodes.loss, list(nodes.wanted.values()))
        got = [array(value.value), *(array(x.value) for x in found)]
        tolerance = max(nodes.coarsest(leaves), 1e-10)
    for name, one, other in zip(["loss", *nodes.wanted], got, expected, strict=True):
        scale = np.nanmax(np.abs(other), initial=1.0)
        if one.shape != other.shape or not np.allclose(one, other, tolerance, tolerance * scale, equal_nan=True):
            return f"{case}\n{name}: {one} by continuations, {other} of the graph"
    return None


def check_programs(draw: Callable[[random.Random], Any], count: int) -> None:
    compared = 0
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        for seed in range(count):
            case = draw(random.Random(seed))
            if case is not None:
                compared += 1
                if (why := differs(case)) is not None:
                    pytest.fail(f"{seed}: {why}", pytrace=False)
    assert compared > count / 2


@pytest.mark.parametrize("draw", [drawing.draw, structures.draw], ids=["programs", "structures"])
def test_gradients_are_those_of_the_graph(draw: Callable[[random.Random], Any]) -> None:
    check_programs(draw, 15)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("draw", [drawing.draw, structures.draw], ids=["programs", "structures"])
def test_gradients_of_many_programs_are_those_of_the_graph(draw: Callable[[random.Random], Any]) -> None:
    check_programs(draw, 1000)


@settings(max_examples=25, deadline=None)
@for_all(code=steps())
def test_gradients_of_dynamic_programs_are_those_of_the_graph(code: Any) -> None:
    program = Program(code, Faults())
    x = Tensor[Row, Column](numbers(3, 4))
    loss = program(Const(x))
    with given(plan=False) as computation:
        expected = [computation.gradients(loss, w)[w].numpy() for w in program.weights]
    _, found = value_and_grad(lambda _: program(Const(x)), list(program.weights))
    assert_close([g.value.numpy() for g in found], expected)


Parameters = list[Expr[Any]]


@pytest.mark.slow  # JAX compiles each operation
@pytest.mark.parametrize("seed", range(3))
def test_four_ways_agree(seed: int) -> None:
    """Continuations, the graph, JAX to the second order, and differences of the second order for the third."""
    case = random_graphs.random_case(seed, 12)
    elements = [numbers(3, 4, seed=n) for n in range(len(case.parameters))]
    directions: Parameters = [Const(Tensor[random_graphs.Row, random_graphs.Column](x)) for x in elements]
    parameters: Parameters = list(case.parameters)

    def f(xs: Parameters) -> Scalar:
        made: Scalar = substitute([case.loss], dict(zip(case.parameters, xs, strict=True)), plain=False)[0]
        return made

    value, slope = value_and_grad(f, parameters)
    along = jvp(f, parameters, directions)[1]
    curvature = hvp(f, parameters, directions)
    third = jvp(lambda xs: hvp(f, xs, directions), parameters, directions)[1]
    found = [x.value.numpy() for x in (value, *slope, along, *curvature, *third)]

    with given(plan=False):
        graph: Parameters = [
            *(y := typedtensor.value_and_grad(f, parameters))[1],
            typedtensor.jvp(f, parameters, directions)[1],
            *typedtensor.hvp(f, parameters, directions),
            *typedtensor.jvp(lambda xs: typedtensor.hvp(f, xs, directions), parameters, directions)[1],
        ]
        assert_close(found, [x.value.numpy() for x in (y[0], *graph)])

    arrays = [p.value.numpy() for p in case.parameters]

    def reference(xs: Any) -> Any:
        return case.reference(jax.numpy, xs)

    with jax.enable_x64(True), jax.disable_jit():
        expected = [reference(arrays), *jax.grad(reference)(arrays)]
        expected.append(jax.jvp(reference, (arrays,), (elements,))[1])
        expected += jax.jvp(jax.grad(reference), (arrays,), (elements,))[1]
        assert_close(found[: len(expected)], [np.asarray(x) for x in expected])

    def shifted(step: float) -> list[Any]:
        moved: Parameters = [
            Const(Tensor[random_graphs.Row, random_graphs.Column](x + step * d))
            for x, d in zip(arrays, elements, strict=True)
        ]
        return [x.value.numpy() for x in hvp(f, moved, directions)]

    differences = [(a - b) / 2e-5 for a, b in zip(shifted(1e-5), shifted(-1e-5), strict=True)]
    for one, other in zip(found[len(expected) :], differences, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("name", sample(CASES, one_in=3))
def test_structured_nodes_and_no_forward_is_redundant(name: str) -> None:
    """To the third order: reverse, forward over reverse, reverse over reverse, and forward over both."""
    counted, x = Counted(), Param(Tensor[()](np.float64(0.3)))
    with counted.counting(CASES[name].times):
        value, slope = value_and_grad(lambda z: CASES[name].build(counted, z), x)
    y = CASES[name].build(tanh, x)
    one = Const(Tensor[()](np.float64(1.0)))

    def f(z: Scalar) -> Scalar:
        made: Scalar = CASES[name].build(tanh, z)
        return made

    def second(z: Scalar) -> Scalar:
        return value_and_grad(lambda w: value_and_grad(f, w)[1], z)[1]

    found = [value, slope, jvp(f, x, one)[1], hvp(f, x, one), second(x), hvp(lambda z: value_and_grad(f, z)[1], x, one)]
    first = gradients(y, x)[0]
    curvature = gradients(first, x)[0]
    with given(plan=False):
        expected = [e.value.numpy() for e in (y, first, first, curvature, curvature, gradients(curvature, x)[0])]
    assert_close([e.value.numpy() for e in found], expected)


# ---- direct style


def test_values_decide() -> None:
    def model(p: Weights, x: Tensor[In]) -> Scalar:
        y = tanh(x @ p.w) @ p.u
        rounds = 0
        while (y * y).sum().value.item() > 0.01:
            y, rounds = tanh(y @ p.w) @ p.u * 0.5, rounds + 1
        assert rounds > 1
        return (y * x).sum() if y.sum().value.item() > 0 else (y * y * x).sum()

    value, found = value_and_grad(lambda p: model(p, X), WEIGHTS)
    with given(plan=False) as computation:
        loss = model(WEIGHTS, X)
        slopes = computation.gradients(loss, W, U)
        assert_close(
            [value.value.numpy(), found.w.value.numpy(), found.u.value.numpy()],
            [loss.value.numpy(), slopes[W].numpy(), slopes[U].numpy()],
        )


Tree = float | tuple["Tree", "Tree"]


def test_recursion_over_trees_and_exceptions() -> None:
    class Found(Exception): ...

    def walk(tree: Tree, x: Scalar) -> Scalar:
        if isinstance(tree, float):
            return x * tree
        try:
            left = walk(tree[0], x)
            if left.value.item() > 5.0:
                raise Found
        except Found:
            return x
        return left * walk(tree[1], x)

    tree: Tree = ((2.0, (3.0, 1.0)), ((9.0, 1.0), 0.5))
    x = Tensor[()](np.float64(0.75))
    value, slope = value_and_grad(lambda x: walk(tree, x), x)
    # (2 x · 3 x · x) · (x · 0.5 x), as 9 x is more than 5
    np.testing.assert_allclose(value.item(), 3.0 * 0.75**5)
    np.testing.assert_allclose(slope.item(), 15.0 * 0.75**4)


def test_parameters_of_a_module_count_where_it_uses_them() -> None:
    layer = Linear(In, Hidden).initialize(seed=0)
    x = Const(X)
    value, found = value_and_grad(lambda _: tanh(layer(x)).sum(), layer.parameters)
    loss = tanh(layer(x)).sum()
    with given(plan=False) as computation:
        expected = computation.gradients(loss)
        assert value.value.item() == loss.value.item()
        for name, parameter in layer.parameters.items():
            np.testing.assert_array_equal(found[name].value.numpy(), expected[parameter].numpy())


def test_precision_is_kept_and_nothing_is_computed_for_what_is_constant() -> None:
    x = Tensor[In](numbers(3).astype(np.float32))
    value, slope = value_and_grad(lambda z: (z * 2.0).sum(), x)
    assert value.dtype == slope.dtype == np.float32
    value, slope = value_and_grad(lambda z: Const(x).sum() * 2.0, x)
    assert not slope.numpy().any()
    assert value.dtype == np.float32


@pytest.mark.parametrize("number", sample([10_000, 100_000], first=1))
def test_many_operations_cost_no_stack(number: int) -> None:
    def chain(x: Scalar) -> Scalar:
        for _ in range(number // 2):
            x = tanh(x) * 1.0
        return x

    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(400)
        value, slope = value_and_grad(chain, Tensor[()](np.float64(0.1)))
    finally:
        sys.setrecursionlimit(limit)
    x, expected = 0.1, 1.0
    for _ in range(number // 2):
        x = float(np.tanh(x))
        expected *= 1 - x * x
    np.testing.assert_allclose([value.item(), slope.item()], [x, expected])


def test_the_way_back_is_gone_once() -> None:
    y, back = vjp(lambda x: tanh(x) * x, X)
    x = X.numpy()
    np.testing.assert_allclose(back(y).numpy(), y.numpy() * (np.tanh(x) + x * (1 - np.tanh(x) ** 2)))
    with pytest.raises(ContinuationError, match="can be resumed only once, .*: call vjp again"):
        back(y)


def test_what_has_left_its_derivative_is_a_constant() -> None:
    kept: list[Expr[Tensor[In]]] = []

    def f(x: Expr[Tensor[In]]) -> Scalar:
        kept.append(x * 2.0)
        return kept[0].sum()

    value_and_grad(f, X)
    _, slope = value_and_grad(lambda x: (x * kept[0]).sum(), X)
    np.testing.assert_array_equal(slope.numpy(), X.numpy() * 2.0)
    with given(plan=False):
        np.testing.assert_array_equal((kept[0] * 2.0).value.numpy(), X.numpy() * 4.0)


def test_inner_derivatives_do_not_confuse_their_perturbations() -> None:
    x = Tensor[()](np.float64(1.0))
    one = Const(x)
    # d/dx (x · d/dy (x + y)) = 1
    assert jvp(lambda x: x * jvp(lambda y: x + y, one, one)[1], x, x)[1].item() == 1.0
    assert value_and_grad(lambda x: x * value_and_grad(lambda y: x + y, one)[1], x)[1].item() == 1.0


class Hard(PolyOp1, rule="*A -> *A"):
    """Without a gradient."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sign(x)


def unbound() -> None:
    value_and_grad(lambda x: (x * Input(Tensor[In], name="y")).sum(), X)


def awaits_other_things() -> None:
    class Strange:
        def __await__(self) -> Generator[Any, Any, Any]:
            return (yield 3)

    @dynamic
    async def part(x: Scalar) -> Scalar:
        await Strange()
        return x

    value_and_grad(lambda x: part(x.sum()) * 1.0, X)


def test_derivatives_of_the_graph_stand_in_those_by_continuations() -> None:
    def cubes(y: Expr[Tensor[In]]) -> Scalar:
        return (y * y * y).sum()

    _, slope = value_and_grad(lambda x: typedtensor.value_and_grad(cubes, x)[1].sum(), X)
    np.testing.assert_allclose(slope.numpy(), 6 * X.numpy())
    _, slope = value_and_grad(lambda x: typedtensor.hvp(cubes, x, x).sum(), X)
    np.testing.assert_allclose(slope.numpy(), 12 * X.numpy())


REFUSED: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "no scalar": (lambda: value_and_grad(lambda x: x, X), GradientError, r"the gradient of Tensor\[In\] was asked for"),  # type: ignore[arg-type, return-value]
    "no expression": (
        lambda: value_and_grad(lambda x: 3.0, X),  # type: ignore[arg-type, return-value]
        AxisError,
        "must return a real scalar, .* but returned 3.0",
    ),
    "integers": (
        lambda: value_and_grad(lambda x: as_real(x).sum(), IntTensor[In]([1, 2, 3])),
        GradientError,
        "request gradients only for real tensors",
    ),
    "values in a pytree": (
        lambda: vjp(lambda x: x, (X,)),
        AxisError,
        "must consist of expressions, but contains Tensor",
    ),
    "an unbound input": (unbound, ScopeError, r"the value of Input\(y: Tensor\[In\]\) needs an open computation"),
    "another direction": (
        lambda: jvp(lambda x: x, [W], [U]),
        AxisError,
        r"the direction is \[Tensor\[Hidden, In\]\], but the value that it belongs to is \[Tensor\[In, Hidden\]\]",
    ),
    "another delta": (lambda: vjp(lambda x: x, X)[1](W.value), AxisError, "the delta is"),  # type: ignore[arg-type]
    "a delta of another size": (
        lambda: vjp(lambda x: x, Tensor[Open](numbers(3)))[1](Tensor[Open](numbers(4))),
        SizeError,
        r"the delta of the result has the shape \(4,\), but belongs to Tensor\[Open\] of shape \(3,\)",
    ),
    "a direction of another size": (
        lambda: jvp(lambda x: x, Tensor[Open](numbers(3)), Tensor[Open](numbers(4))),
        SizeError,
        r"the direction has the shape \(4,\)",
    ),
    "no coroutine": (lambda: reset(lambda: 3), ContinuationError, "reset takes a coroutine function"),  # type: ignore[arg-type, return-value]
    "no function": (lambda: shift(3), ContinuationError, "shift takes a function of the continuation"),  # type: ignore[arg-type]
    "the gradient of what is live": (
        lambda: value_and_grad(lambda x: gradients((x * x).sum(), x)[0].sum(), X),
        GradientError,
        "was computed immediately, .* so it has no graph: differentiate a function there instead",
    ),
    "in a derivative of the graph": (
        lambda: typedtensor.value_and_grad(lambda z: value_and_grad(lambda y: (y * y).sum(), z)[1].sum(), Const(X)),
        GradientError,
        "a derivative by continuations is computed immediately, and would be a constant",
    ),
    "another await": (
        awaits_other_things,
        AxisError,
        "awaits int, but a @dynamic function may await only expressions and",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    program, kind, message = REFUSED[name]
    with pytest.raises(kind, match=message):
        program()


def test_an_error_on_the_way_back_names_the_operation() -> None:
    with pytest.raises(GradientError) as caught:
        value_and_grad(lambda x: Hard()(x * 2.0).sum(), X)
    assert caught.value.__notes__ == ["while differentiating Hard() of Tensor[In]"]


# ---- callbacks


def test_callbacks_are_the_paper_s_figure() -> None:
    """``tanh(v2 · (v1 + v2))`` at 0.5 and 0.4."""
    v1, v2 = Cell(Tensor[()](np.float64(0.5))), Cell(Tensor[()](np.float64(0.4)))
    order: list[str] = []

    def k1(v3: Cell[Tensor[()]]) -> None:
        order.append("k1")
        apply(lambda a, b: a * b, v2, v3)(k2)
        order.append("k1 returns")

    def k2(v4: Cell[Tensor[()]]) -> None:
        order.append("k2")
        apply(tanh, v4)(k3)
        order.append("k2 returns")

    def k3(v5: Cell[Tensor[()]]) -> None:
        v5.d = Tensor[()](np.float64(1.0))

    apply(lambda a, b: a + b, v1, v2)(k1)
    assert order == ["k1", "k2", "k2 returns", "k1 returns"]
    slope = 1 - np.tanh(0.4 * 0.9) ** 2
    assert v1.d is not None
    assert v2.d is not None
    np.testing.assert_allclose([v1.d.item(), v2.d.item()], [slope * 0.4, slope * (0.9 + 0.4)])


def test_what_callbacks_do_not_use_has_the_gradient_zero() -> None:
    def program(x: Cell[Tensor[In]]) -> Callable[[Callable[[Cell[Tensor[()]]], None]], None]:
        return lambda k: k(Cell(Tensor[()](1.0)))

    assert not grad(program)(X).numpy().any()


# ---- generators


def test_generators_there_and_back() -> None:
    assert Number.grad(lambda x: 2 * x + x * x * x)(4.0) == 2 + 3 * 4.0**2

    def chain(x: Number) -> Number:
        for _ in range(100_000):
            x = x * Number(1.0)
        return x

    assert Number.grad(chain)(3.0) == 1.0


class Number:
    def __init__(self, x: float, d: float = 0.0) -> None:
        self.x, self.d = x, d

    @there_and_back
    def __add__(self, that: Number) -> Generator[Number, None, None]:
        y = Number(self.x + that.x)
        yield y
        self.d += y.d
        that.d += y.d

    @there_and_back
    def __mul__(self, that: Number) -> Generator[Number, None, None]:
        y = Number(self.x * that.x)
        yield y
        self.d += that.x * y.d
        that.d += self.x * y.d

    def __rmul__(self, factor: float) -> Number:
        return Number(factor) * self

    @staticmethod
    def grad(f: Callable[[Number], Number]) -> Callable[[float], float]:
        def slope(x: float) -> float:
            z = Number(x)

            def body() -> None:
                f(z).d = 1.0

            trampoline(body)
            return z.d

        return slope


@there_and_back
def never(x: float) -> Generator[float, None, None]:
    return
    yield x


@there_and_back
def twice(x: float) -> Generator[float, None, None]:
    yield x
    yield x


def test_generators_that_do_not_yield_once_are_refused() -> None:
    with pytest.raises(ContinuationError, match="never returned without yielding: it must yield"):
        trampoline(lambda: never(1.0))
    with pytest.raises(ContinuationError, match="twice yields twice"):
        trampoline(lambda: twice(1.0))
    with pytest.raises(ContinuationError, match="twice was called outside a trampoline"):
        twice(1.0)


def test_after_a_failure_frames_are_closed_and_do_not_go_back() -> None:
    ends: list[str] = []

    @there_and_back
    def step(name: str) -> Generator[str, None, None]:
        try:
            yield name
            ends.append(f"{name} back")
        finally:
            ends.append(f"{name} closed")

    def body() -> None:
        step("a")
        raise KeyError("b")

    with pytest.raises(KeyError):
        trampoline(body)
    assert ends == ["a closed"]


# ---- shift and reset


def test_the_paper_s_toy() -> None:
    def handler(k: Callable[[int], int]) -> int:
        return k(k(100)) + 1000

    async def body() -> int:
        return 10 + await shift(handler)

    assert 1 + reset(body) == 1121


def test_continuations_are_called_never_once_and_several_times() -> None:
    runs = 0

    def choose(*options: int) -> Callable[[Callable[[int], list[int]]], list[int]]:
        return lambda k: [y for x in options for y in k(x)]

    async def body() -> list[int]:
        nonlocal runs
        runs += 1
        x = await shift(choose(1, 2))
        y = await shift(choose(10, 20, 30))
        if x * y == 20:
            await shift(choose())  # nobody goes on from here
        return [x + y]

    assert reset(body) == [11, 31, 22, 32]
    assert runs == 1 + 1 + 2 * 2  # a first call goes on; each further one runs again


def test_resets_nest_and_pass_exceptions() -> None:
    def ten(k: Callable[[int], int]) -> int:
        return 10 * k(1)

    def fails(k: Callable[[int], int]) -> int:
        raise KeyError("no")

    async def inner() -> int:
        return 1 + await shift(ten)

    async def outer() -> int:
        return reset(inner) + await shift(ten)

    async def failing() -> int:
        return await shift(fails)

    assert reset(outer) == 10 * (20 + 1)
    with pytest.raises(KeyError):
        reset(failing)


def test_a_body_that_differs_when_it_runs_again_is_refused() -> None:
    def ask(k: Callable[[int], int]) -> int:
        return k(0) + k(1)

    def other(k: Callable[[int], int]) -> int:
        return k(2)

    seen: list[int] = []

    async def other_shift() -> int:
        seen.append(0)
        return await shift(ask if len(seen) < 2 else other)

    async def none() -> int:
        seen.append(0)
        return await shift(ask) if len(seen) < 2 else 3

    with pytest.raises(
        ContinuationError, match=r"shift number 1 that of .*ask, .* this time it reached that of .*other,"
    ):
        reset(other_shift)
    seen.clear()
    with pytest.raises(
        ContinuationError, match=r"runs .*none again .* this time it ended: the body of reset must do the same"
    ):
        reset(none)


def test_other_awaitables_are_refused() -> None:
    async def body() -> float:
        value: Tensor[()] = await Const(Tensor[()](1.0))
        return float(value.item())

    with pytest.raises(ContinuationError, match=r"awaits \(Const.*it may await only shift"):
        reset(body)
