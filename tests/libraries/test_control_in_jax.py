"""Loops, choices, trees and recursion under JAX's transformations: one body in its program, and its derivatives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Forest,
    IntTensor,
    Module,
    Param,
    SizeError,
    Tensor,
    call,
    cond,
    fold,
    given,
    map_over,
    plain,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.ad import gradients
from typedtensor.errors import GradientError
from typedtensor.interop import described
from typedtensor.nn import Dropout, Linear
from typedtensor.ops import concat, exp, sin, tanh
from typedtensor.random import Key, normal_like, uniform, uniform_like

jax = pytest.importorskip("jax")
jnp = jax.numpy

from typedtensor import jax as labels  # noqa: E402  # which needs it

Scalar = Expr[Tensor[()]]
Count = Expr[IntTensor[()]]


class Time(Axis): ...


class Both(Axis): ...


class Word(Axis): ...


class Sentence(Axis): ...


class Hidden(Axis, size=4): ...


Vector = Expr[Tensor[Hidden]]
Sequence = Expr[Tensor[Time, Hidden]]
Rows = Expr[Tensor[Time]]


@pytest.fixture(autouse=True)
def _in_double_precision() -> Iterator[None]:
    with jax.enable_x64(True):
        yield


def numbers(*shape: int, seed: int = 0) -> Any:
    return np.random.default_rng([seed, *shape]).normal(size=shape) * 0.7


def recurrent(h: Vector, xs: Sequence) -> Vector:
    return fold(lambda h, x: tanh(h * 0.9 + x), h, xs, Time)


def both_ways(h: Vector, xs: Sequence) -> Vector:
    """Two states, of which one is a sum; outputs that are a state; the other direction."""

    def step(state: tuple[Vector, Vector], x: Vector) -> tuple[tuple[Vector, Vector], Vector]:
        later = sin(state[0] * x)
        return (later, state[1] + later), later

    (last, total), every = scan(step, (h, h), xs, Time)
    _, back = scan(step, (h, last), every, Time, reverse=True)
    return total * last + back.sum(Time)


def mapped(h: Vector, xs: Sequence) -> Vector:
    return map_over(lambda x: exp(x * h) * x.sum(Hidden).expand_like(x), xs, Time).mean(Time)


def chosen(h: Vector, xs: Sequence) -> Vector:
    """A choice in each step of a loop."""

    def step(h: Vector, x: Vector) -> Vector:
        return cond(x.sum(Hidden) > 0.0, lambda s: tanh(s[0] + s[1]), lambda s: s[0] * 0.5, (h, x))

    return fold(step, h, xs, Time)


def settled(h: Vector, xs: Sequence) -> Vector:
    """A number of steps that is data, and more than the states that a derivative keeps."""
    w = xs.mean(Time)

    def go_on(state: tuple[Vector, Scalar]) -> Any:
        return state[1] < 150.0

    def step(state: tuple[Vector, Scalar]) -> tuple[Vector, Scalar]:
        return sin(state[0] * 0.99 + w * 0.1), state[1] + 1.0 + 0.1 * cos_of(state[0])

    return while_loop(go_on, step, (h, h.sum() * 0.0))[0]


def cos_of(x: Vector) -> Scalar:
    return sin(x.sum() + 1.5)


def loops_in_loops(h: Vector, xs: Sequence) -> Vector:
    def step(h: Vector, x: Vector) -> Vector:
        inner = fold(lambda s, y: tanh(s + y * x), h, xs, Time)
        return while_loop(lambda s: (s * s).sum() > 0.05, lambda s: s * 0.8 + sin(s) * 0.1, inner)

    return fold(step, h, xs, Time)


def treelike(h: Vector, xs: Sequence) -> Vector:
    trees = Forest(((0, 1), 2), (3, (4, 5)))
    words = xs.rename(Time, Word)
    states = tree_fold(lambda x: x * h, lambda a, b: tanh(a * 0.7 - b * h), words, trees, Word, Sentence)
    return states.stack().sum(Sentence)


@call
def power(x: Vector, n: Count) -> Vector:
    return cond(n > 0, lambda s: s[0] * power(s[0], s[1] - 1), lambda s: s[0] * 0.0 + 1.0, (x, n))


@call
def fibonacci(x: Vector, n: Count) -> Vector:
    def further(s: tuple[Vector, Count]) -> Vector:
        return fibonacci(s[0], s[1] - 1) + sin(fibonacci(s[0] * 0.9, s[1] - 2))

    return cond(n > 1, further, lambda s: s[0] * 1.0, (x, n))


def descending(h: Vector, xs: Sequence) -> Vector:
    return power(h + xs.mean(Time), Const(IntTensor[()](4)))


def branching(h: Vector, xs: Sequence) -> Vector:
    return fibonacci(h + xs.mean(Time), Const(IntTensor[()](5)))


CASES: dict[str, Callable[[Vector, Sequence], Vector]] = {
    each.__name__: each
    for each in (
        recurrent,
        both_ways,
        mapped,
        chosen,
        settled,
        loops_in_loops,
        treelike,
        descending,
        branching,
    )
}
H, XS = numbers(4), numbers(6, 4)


def ours(function: Callable[[Vector, Sequence], Vector]) -> list[Any]:
    """A sum over the result, its gradients, and the gradients of the sum of their squares, without JAX."""
    h, xs = Param(Tensor[Hidden](H)), Param(Tensor[Time, Hidden](XS))
    total = function(h, xs).sum()
    first, second = gradients(total, h, xs)
    with given() as computation:
        slopes = computation.gradients((first * first).sum() + (second * second).sum(), h, xs)
        return [x.numpy() for x in (total.value, first.value, second.value, slopes[h], slopes[xs])]


def as_total(function: Callable[[Vector, Sequence], Vector]) -> Callable[[Any, Any], Any]:
    """The sum over the result as a function of arrays."""

    def total(h: Any, xs: Any) -> Any:
        at_once: Callable[..., Any] = plain(function)
        return at_once(Tensor[Hidden](h), Tensor[Time, Hidden](xs)).sum().array

    return total


@pytest.mark.parametrize("name", sample(CASES, one_in=9))
def test_values_and_derivatives_are_those_without_jax(name: str) -> None:
    total = as_total(CASES[name])
    value, *slopes = ours(CASES[name])

    def squares(h: Any, xs: Any) -> Any:
        return sum((x * x).sum() for x in jax.grad(total, (0, 1))(h, xs))

    first = jax.jit(jax.value_and_grad(total, (0, 1)))(H, XS)
    np.testing.assert_allclose(first[0], value, rtol=1e-12)
    for found, expected in zip(first[1], slopes[:2], strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-10, atol=1e-12)
    for found, expected in zip(jax.jit(jax.grad(squares, (0, 1)))(H, XS), slopes[2:], strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", sample(CASES, one_in=9, skip=1))
def test_a_batch_of_them_by_vmap(name: str) -> None:
    total = as_total(CASES[name])
    hs, batches = numbers(3, 4, seed=1), numbers(3, 6, 4, seed=1)
    values, slopes = jax.jit(jax.vmap(jax.value_and_grad(total)))(hs, batches)
    for h, xs, value, slope in zip(hs, batches, values, slopes, strict=True):
        expected = jax.value_and_grad(total)(h, xs)
        np.testing.assert_allclose(value, expected[0], rtol=1e-12)
        np.testing.assert_allclose(slope, expected[1], rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("name", sample(CASES, one_in=9, skip=2))
def test_forward_mode(name: str) -> None:
    total = as_total(CASES[name])
    direction = numbers(4, seed=2)
    _, slope = jax.jit(lambda h: jax.jvp(lambda h: total(h, XS), (h,), (direction,)))(H)
    np.testing.assert_allclose(slope, jax.grad(total)(H, XS) @ direction, rtol=1e-10)


def test_a_fold_of_many_steps_is_a_short_program() -> None:
    xs = numbers(500, 4)
    assert len(str(jax.make_jaxpr(as_total(recurrent))(H, xs)).splitlines()) <= 60
    assert len(str(jax.make_jaxpr(jax.grad(as_total(recurrent)))(H, xs)).splitlines()) <= 120
    assert "while" in str(jax.make_jaxpr(as_total(settled))(H, XS))
    assert "cond" in str(jax.make_jaxpr(as_total(chosen))(H, XS))


def test_a_precision_that_a_step_widens() -> None:
    h, xs = H.astype(np.float32), jnp.asarray(XS)
    found = jax.jit(lambda h: plain(recurrent)(Tensor[Hidden](h), Tensor[Time, Hidden](xs)).array)(h)
    assert found.dtype == np.float64
    np.testing.assert_allclose(found, plain(recurrent)(Tensor[Hidden](h), Tensor[Time, Hidden](XS)).numpy(), 1e-7)


def test_a_model_with_a_loop_is_trained() -> None:
    """Parameters that bodies capture; the state is made of numbers."""

    class Recurrent(Module):
        def __init__(self) -> None:
            self.layer, self.start = Linear(Hidden, Hidden), 0.0

        def __call__(self, xs: Sequence) -> Scalar:
            return fold(lambda h, x: tanh(self.layer(h) + x), xs.mean(Time) * self.start, xs, Time).sum()

    model = Recurrent().initialize(seed=0)

    def loss(model: Recurrent, xs: Tensor[Time, Hidden]) -> Tensor[()]:
        return plain(model)(xs)

    value, slope = labels.jit(lambda model, xs: labels.value_and_grad(loss)(model, xs))(
        model, Tensor[Time, Hidden](jnp.asarray(XS, np.float32))
    )
    expression = model(Const(Tensor[Time, Hidden](XS.astype(np.float32))))
    with given() as computation:
        expected = computation.gradients(expression)
        np.testing.assert_allclose(value.numpy(), expression.value.numpy(), rtol=1e-5)
        for name, parameter in model.parameters.items():
            np.testing.assert_allclose(slope.parameters[name].value, expected[parameter], rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("name", sample(CASES, one_in=9, skip=3))
def test_second_derivatives_in_forward_mode(name: str) -> None:
    total = as_total(CASES[name])
    found = jax.jit(jax.hessian(total))(H, XS)
    np.testing.assert_allclose(found, jax.jit(jax.jacrev(jax.grad(total)))(H, XS), rtol=1e-9, atol=1e-12)


def test_a_recursion_that_computes_after_a_call_may_be_deep() -> None:
    """Its frames are not stored, but computed again from some of them."""
    run: Callable[..., Any] = jax.jit(
        jax.value_and_grad(lambda x, n: plain(power)(Tensor[Hidden](x), IntTensor[()](n)).sum().array)
    )
    for depth in (0, 1, 63, 64, 65, 1000):
        value, slope = run(np.ones(4), depth)
        assert value == 4.0
        np.testing.assert_allclose(slope, np.full(4, depth))


def test_a_recursion_beyond_its_limit_has_no_result() -> None:
    """Nor does it run for ever."""

    @call(limit=3)
    def shallow(x: Vector, n: Count) -> Vector:
        return cond(n > 0, lambda s: s[0] * shallow(s[0], s[1] - 1), lambda s: s[0], (x, n))

    @call(limit=3)
    def wide(x: Vector, n: Count) -> Vector:
        return cond(n > 0, lambda s: wide(s[0], s[1] - 1) + wide(s[0], s[1] - 1), lambda s: s[0], (x, n))

    @call(limit=3)
    def in_turns(x: Vector, n: Count) -> Vector:
        return cond(n > 0, lambda s: in_turns(s[0] * 2.0, s[1] - 1), lambda s: s[0], (x, n))

    for function, expected in ((shallow, H**3), (wide, H * 4.0), (in_turns, H * 4.0)):
        run = jax.jit(lambda x, n, function=function: plain(function)(Tensor[Hidden](x), IntTensor[()](n)).array)
        np.testing.assert_allclose(run(H, 2), expected)
        assert np.isnan(run(H, 9)).all()


def split_key(word: Count, x: Rows) -> Rows:
    return normal_like(Key(word).split()[1], x)


def key_as_state(word: Count, x: Rows) -> Rows:
    return scan(lambda key, e: (key.fold_in(1), uniform_like(key, e) + e), Key(word), x, Time)[1]


def constant_key_as_state(word: Count, x: Rows) -> Rows:
    """Its word has more bits than JAX's integers have by default."""
    start = Key(3).fold_in(4)
    return scan(lambda key, e: (key, uniform_like(key, e) * uniform_like(Key(word), e)), start, x, Time)[1]


def keys_along(word: Count, x: Rows) -> Rows:
    first, second = (
        map_over(lambda n: uniform(Key(n), Tensor[()]) * x.sum(), key.along(Time(5)), Time)
        for key in (Key(word), Key(2))
    )
    return first - second


def chosen_keys(word: Count, x: Rows) -> Rows:
    first = cond(word > 3, lambda n: Key(n).fold_in(1), Key, word)
    second = cond(word > 3, Key, lambda n: Key(n).fold_in(1), word)
    return uniform_like(first, x) - uniform_like(second, x)


def drawn_until(word: Count, x: Rows) -> Rows:
    def step(state: tuple[Key, Rows]) -> tuple[Key, Rows]:
        key, total = state
        return key.fold_in(1), total + uniform_like(key, total) * x

    return while_loop(lambda state: state[1].sum() < 90.0, step, (Key(word), x))[1]


def dropped(word: Count, x: Rows) -> Rows:
    return Dropout(0.5, seed=2**40)(x, word)


@pytest.mark.parametrize("doubles", sample([False, True], first=1))
@pytest.mark.parametrize(
    "draw", [split_key, key_as_state, constant_key_as_state, keys_along, chosen_keys, drawn_until, dropped]
)
def test_draws_from_keys_that_are_traced(draw: Callable[[Count, Rows], Rows], doubles: bool) -> None:
    """The library's own numbers, also where JAX's integers have 32 bits."""
    run: Callable[..., Any] = plain(draw)

    def at(word: Any, x: Any) -> Any:
        return run(IntTensor[()](word), Tensor[Time](x)).array

    xs = np.linspace(0.5, 1.0, 5).astype(np.float32)
    with jax.enable_x64(doubles):
        compiled: Callable[..., Any] = jax.jit(at)
        slope: Callable[..., Any] = jax.jit(jax.grad(lambda word, x: at(word, x).sum(), 1))
        for word in (5, 2**31 - 1):
            found, expected = compiled(word, xs), at(np.asarray(word), xs)
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)
            x = Param(Tensor[Time](xs))
            with given() as computation:
                wanted = computation.gradients(draw(Const(IntTensor[()](word)), x).sum(), x)[x].numpy()
            np.testing.assert_allclose(slope(word, xs), wanted, rtol=1e-5, atol=1e-6)


def test_a_batch_of_keys_by_vmap() -> None:
    like = Tensor[Time](np.ones(3, np.float32))
    draw: Callable[..., Any] = plain(lambda word, x: uniform_like(Key(word).fold_in(2), x))
    words = np.arange(4, dtype=np.int32)
    found = jax.jit(jax.vmap(lambda word: draw(IntTensor[()](word), like).array))(words)
    expected = [uniform_like(Key(int(n)).fold_in(2), like).numpy() for n in words]
    np.testing.assert_array_equal(found, np.array(expected))


def test_errors_name_the_axis() -> None:
    def growing(xs: Sequence, count: Sequence) -> Sequence:
        """A state that gets longer, which Python's loop allows."""

        def step(state: Sequence, x: Vector) -> Sequence:
            return concat(state, state, Time, Time, Both).rename(Both, Time)

        return fold(step, xs, count.rename(Time, Word), Word)

    few = Tensor[Time, Hidden](XS[:2])
    with pytest.raises(SizeError, match=r"Both, Hidden.* 24|Time has the sizes 6 and 12, but in a program that"):
        jax.jit(lambda xs: plain(growing)(Tensor[Time, Hidden](xs), few).array)(XS)


def test_derivatives_of_the_library_itself() -> None:
    """Through a while loop the first ones, for which its states are computed again."""
    h = Param(Tensor[Hidden](H))

    def first(xs: Any) -> Any:
        with given() as computation:
            return computation.gradients(settled(h, Const(Tensor[Time, Hidden](xs))).sum(), h)[h].array

    def second(xs: Any) -> Any:
        [slope] = gradients(settled(h, Const(Tensor[Time, Hidden](xs))).sum(), h)
        with given() as computation:
            return computation.gradients((slope * slope).sum(), h)[h].array

    np.testing.assert_allclose(jax.jit(first)(XS), ours(settled)[1], rtol=1e-10)
    how = "a derivative of typedtensor goes through .*, whose states are not stored where another library traces it"
    with pytest.raises(GradientError, match=how):
        jax.jit(second)(XS)


def test_a_function_of_tensors_is_written_to_a_file() -> None:
    """Labels are written as the places of their classes; a captured module is a part of the program."""
    export = pytest.importorskip("jax.export")
    layer = Linear(Hidden, Hidden, seed=0)
    xs = Tensor[Time, Hidden](jnp.asarray(XS, np.float32))
    data = export.export(jax.jit(plain(layer)))(xs).serialize()
    found = export.deserialize(data).call(xs)
    assert found.tensor_type == Tensor[Time, Hidden]
    np.testing.assert_allclose(found.array, plain(layer)(xs).array, rtol=1e-5)

    class Local(Axis): ...

    other = Tensor[Local](jnp.ones(3))
    with pytest.raises(AxisError, match="the axis Local, which no module has by name: declare it in a module"):
        export.export(jax.jit(lambda x: x.sum()))(other).serialize()
    assert found.tensor_type == described.found(described.described(found.tensor_type))
    for place in ("typedtensor:Tensor", "no_module:Time"):
        with pytest.raises(AxisError, match="import that before you load it"):
            described.found(["real", place])


def test_functions_of_tensors_and_modules_are_exported_with_open_sizes() -> None:
    export = pytest.importorskip("jax.export")
    layer = Linear(Hidden, Hidden, seed=0)

    def run(layer: Any, xs: Tensor[Time, Hidden]) -> Tensor[Hidden]:
        model: Any = lambda xs: fold(lambda h, x: tanh(layer(h) + x), xs.mean(Time), xs, Time)  # noqa: E731
        found: Tensor[Hidden] = plain(model)(xs)
        return found

    [length] = export.symbolic_shape("length")
    xs = Tensor[Time, Hidden](jnp.asarray(XS, np.float32))
    like = jax.tree.map(lambda x: jax.ShapeDtypeStruct((length, 4), x.dtype), xs)
    exported = export.export(jax.jit(run))(layer, like)
    assert str(exported.mlir_module()).count("stablehlo.while") == 1
    for count in (2, 6):
        some = Tensor[Time, Hidden](xs.array[:count])
        np.testing.assert_allclose(exported.call(layer, some).array, run(layer, some).array, rtol=1e-5)
