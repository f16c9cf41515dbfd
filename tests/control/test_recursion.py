"""Functions made by call that call themselves, against Python's own recursion."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.cases import Hidden, Time, assert_close, expected_by_jax, numbers, values_and_derivatives
from tests.control.test_forward_once import Counted
from tests.sampling import sample
from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    IntTensor,
    Module,
    Param,
    Tensor,
    call,
    check_grads,
    cond,
    given,
    gradient,
    map_over,
)
from typedtensor.ad import continuations
from typedtensor.errors import AxisError, GradientError, NestingError
from typedtensor.nn import Linear
from typedtensor.ops import exp, sin, tanh

Scalar = Expr[Tensor[()]]
Count = Expr[IntTensor[()]]
Vector = Expr[Tensor[Hidden]]


class Settling(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    @call
    def after(self, x: Vector, n: Count) -> Vector:
        return cond(n > 0, lambda s: tanh(self.layer(self.after(s[0], s[1] - 1))), lambda s: s[0], (x, n))

    @call
    def __call__(self, x: Vector) -> Vector:
        return self.layer(x)


class State(NamedTuple):
    h: Vector
    total: Scalar


@call
def power(x: Scalar, n: Count) -> Scalar:
    return cond(n > 0, lambda s: s[0] * power(s[0], s[1] - 1), lambda s: s[0] * 0.0 + 1.0, (x, n))


@call
def root(x: Scalar, guess: Scalar) -> Scalar:
    """Newton's iteration, whose calls are all at the end."""
    better = 0.5 * (guess + x / guess)
    return cond(abs(better - guess) > 1e-12, lambda s: root(s[0], s[1]), lambda s: s[1], (x, better))


@call
def even(x: Scalar, n: Count) -> Scalar:
    return cond(n > 0, lambda s: sin(odd(s[0], s[1] - 1)) * s[0], lambda s: s[0], (x, n))


@call
def odd(x: Scalar, n: Count) -> Scalar:
    return cond(n > 0, lambda s: even(s[0] + 0.1, s[1] - 1) + 1.0, lambda s: s[0] * 2.0, (x, n))


def deep(w: Vector) -> Callable[[State, Count], State]:
    @call
    def go(state: State, n: Count) -> State:
        def further(s: tuple[State, Count]) -> State:
            h = tanh(s[0].h * w)
            later = go(State(h, s[0].total + h.sum()), s[1] - 1)
            return State(tanh(later.h + s[0].h), later.total * 0.5)

        return cond(n > 0, further, lambda s: s[0], (state, n))

    return go


@call
def fibonacci(x: Scalar, n: Count) -> Scalar:
    def further(s: tuple[Scalar, Count]) -> Scalar:
        scaled = exp(s[0] * 0.1)
        return fibonacci(s[0], s[1] - 1) + scaled * sin(fibonacci(s[0] * 0.9, s[1] - 2))

    return cond(n > 1, further, lambda s: s[0] * 1.0, (x, n))


@call
def takeuchi(x: Scalar, y: Scalar, n: Count) -> Scalar:
    """Arguments that are results of calls, choices in choices, what is computed after a choice."""
    inner = cond(
        n > 2,
        lambda s: takeuchi(takeuchi(s[0] * 0.5, s[1], s[2] - 1), s[0], s[2] - 2),
        lambda s: cond(s[2] > 1, lambda t: takeuchi(t[1], sin(t[0]), t[2] - 1), lambda t: t[0] * t[1], s),
        (x, y, n),
    )
    return inner * y + x


def power_of(x: Any, n: int) -> Any:
    return x**n


def root_of(x: Any, n: int) -> Any:
    return x**0.5


def even_of(x: Any, n: int) -> Any:
    import jax.numpy as jnp

    return jnp.sin(odd_of(x, n - 1)) * x if n > 0 else x


def odd_of(x: Any, n: int) -> Any:
    return even_of(x + 0.1, n - 1) + 1.0 if n > 0 else x * 2.0


def fibonacci_of(x: Any, n: int) -> Any:
    import jax.numpy as jnp

    return fibonacci_of(x, n - 1) + jnp.exp(x * 0.1) * jnp.sin(fibonacci_of(x * 0.9, n - 2)) if n > 1 else x


def takeuchi_of(x: Any, n: int) -> Any:
    import jax.numpy as jnp

    def go(x: Any, y: Any, n: int) -> Any:
        if n > 2:
            return go(go(x * 0.5, y, n - 1), x, n - 2) * y + x
        return (go(y, jnp.sin(x), n - 1) if n > 1 else x * y) * y + x

    return go(x, x * 0.7, n)


CASES: dict[str, tuple[Callable[..., Any], Callable[..., Any], list[int]]] = {
    "power": (power, power_of, [0, 1, 4]),
    "Newton": (lambda x, n: root(x, x * 0.0 + 1.0), root_of, [1]),
    "mutual": (even, even_of, [0, 3]),
    "Fibonacci": (fibonacci, fibonacci_of, [1, 5]),
    "Takeuchi": (lambda x, n: takeuchi(x, x * 0.7, n), takeuchi_of, [0, 2, 4]),
}


@pytest.mark.parametrize("name", sample(CASES, one_in=3))
def test_values_and_derivatives_are_those_of_pythons_recursion(name: str) -> None:
    ours, theirs, counts = CASES[name]
    x = Param(Tensor[()](np.float64(0.8)))
    for n in counts:
        found = values_and_derivatives(ours(x, Const(IntTensor[()](n))), x)
        assert_close(found, expected_by_jax(partial(theirs, n=n), x))


@pytest.mark.parametrize("name", sample(CASES, one_in=2, skip=1))
def test_the_interpreters_plans_and_continuations_agree(name: str) -> None:
    ours, _, counts = CASES[name]
    x, n = Input(Tensor[()]), Input(IntTensor[()])
    y, value = ours(x, n), np.float64(0.8)
    for count in counts:
        found = []
        for plan in (False, True, True):
            with given(x.bind(Tensor[()](value)), n.bind(IntTensor[()](count)), plan=plan) as computation:
                found.append([y.value.numpy(), computation.gradients(y, x)[x].numpy()])
        z, dz = continuations.value_and_grad(partial(ours, n=Const(IntTensor[()](count))), Tensor[()](value))
        for one in (*found[1:], [z.numpy(), dz.numpy()]):
            np.testing.assert_allclose(one, found[0], rtol=1e-13)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_derivatives_of_order_three_in_both_modes(name: str) -> None:
    ours, _, counts = CASES[name]
    n = Const(IntTensor[()](counts[-1]))
    check_grads(partial(ours, n=n), Tensor[()](np.float64(0.8)), order=3, modes=("forward", "reverse"))


def test_a_state_of_several_parts_and_what_is_captured() -> None:
    h0, w = Param(Tensor[Hidden](numbers(4))), Param(Tensor[Hidden](numbers(4, seed=1)))
    end = deep(w)(State(h0, h0.sum()), Const(IntTensor[()](3)))

    def unrolled(h: Any, w: Any, total: Any, n: int) -> tuple[Any, Any]:
        import jax.numpy as jnp

        if not n:
            return h, total
        next_h = jnp.tanh(h * w)
        later, total = unrolled(next_h, w, total + next_h.sum(), n - 1)
        return jnp.tanh(later + h), total * 0.5

    def theirs(h: Any, w: Any) -> Any:
        end, total = unrolled(h, w, h.sum(), 3)
        return (end * end).sum() * total

    ours = (end.h * end.h).sum() * end.total
    assert_close(values_and_derivatives(ours, h0, w), expected_by_jax(theirs, h0, w))


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("depth", [0, 1, 6])
def test_each_level_is_computed_once(depth: int, plan: bool) -> None:
    f = Counted()

    @call
    def once(x: Scalar, n: Count) -> Scalar:
        return cond(n > 0, lambda s: f(s[0]) * once(s[0] * 0.9, s[1] - 1), lambda s: s[0] * 1.0, (x, n))

    @call
    def branching(x: Scalar, n: Count) -> Scalar:
        return cond(
            n > 0, lambda s: f(branching(s[0], s[1] - 2)) * branching(s[0], s[1] - 3), lambda s: s[0] * 1.0, (x, n)
        )

    def branches(n: int) -> int:
        return 1 + branches(n - 2) + branches(n - 3) if n > 0 else 0

    x = Param(Tensor[()](0.3))
    n = Const(IntTensor[()](depth))
    every = {once: depth, branching: branches(depth)}
    for function, count in every.items():
        loss = function(x, n)
        for _ in range(2):
            with f.counting(count), given(plan=plan) as computation:
                computation.gradients(loss, x)


@pytest.mark.slow
def test_ten_thousand_levels() -> None:
    @call
    def total(x: Scalar, n: Count) -> Scalar:
        return cond(n > 0, lambda s: s[0] * 0.5 + total(s[0], s[1] - 1), lambda s: s[0], (x, n))

    x = Param(Tensor[()](np.float64(2.0)))
    loss = total(x, Const(IntTensor[()](10_000)))
    with given() as computation:
        assert loss.value.item() == 10_002.0
        assert computation.gradients(loss, x)[x].item() == 5_001.0


@call(limit=20)
def endless(x: Scalar) -> Scalar:
    return cond(x > 0.0, lambda x: endless(x + 1.0) * 2.0, lambda x: x, x)


@call(limit=20)
def branching(x: Scalar) -> Scalar:
    return cond(x > 0.0, lambda x: branching(branching(x + 1.0)) * 2.0, lambda x: x, x)


@call(limit=2)
def on_and_on(x: Scalar) -> Scalar:
    return cond(x > 0.0, lambda x: on_and_on(1.0 - on_and_on(x * 0.0)), lambda x: x, x)


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize(
    ("function", "how"),
    [
        (endless, r"endless .* called itself 20 times, each in the call before.* closer to the case where cond"),
        (branching, "branching .* itself 20 times, each in the call before, without ending"),
        (
            on_and_on,
            r"on_and_on .* itself 800 times, in all, without .* raise the limit with call\(function, limit=…\)",
        ),
    ],
)
def test_a_recursion_without_an_end_is_an_error(function: Callable[[Scalar], Scalar], how: str, plan: bool) -> None:
    x = Input(Tensor[()])
    y = function(x) * 2.0
    for _ in range(3):
        with given(x.bind(Tensor[()](-1.0)), plan=plan):
            assert y.value.item() == -2.0
        with given(x.bind(Tensor[()](1.0)), plan=plan), pytest.raises(NestingError, match=how):
            _ = y.value


def test_what_is_refused() -> None:
    @call
    def forever(x: Scalar) -> Scalar:
        return forever(x - 1.0)

    @call
    def always(x: Scalar) -> Scalar:
        return cond(x > 0.0, lambda x: always(x), lambda x: always(x + 1.0), x)

    @call
    def spread(x: Scalar, xs: Expr[Tensor[Time]]) -> Scalar:
        return cond(x > 0.0, lambda s: map_over(lambda e: spread(e, s[1]), s[1], Time).sum(), lambda s: s[0], (x, xs))

    @call
    def steep(x: Scalar) -> Scalar:
        return cond(x > 0.0, lambda x: gradient(steep(x - 1.0), x), lambda x: x, x)

    @call
    def outer(x: Scalar) -> Scalar:
        y = x * 2.0

        @call
        def inner(z: Scalar) -> Scalar:
            return outer(z - y)

        return cond(x > 0.0, lambda x: inner(x), lambda x: x, x)

    class Fresh(Axis): ...

    @call
    def grows(x: Scalar) -> Expr[Tensor[Fresh]]:
        return cond(x > 0.0, lambda x: grows(x - 1.0), lambda x: x.expand(Fresh), x)

    x = Const(Tensor[()](1.0))
    for function, message in (
        (forever, "forever .* calls itself unconditionally.*: use cond"),
        (always, "always .* calls itself unconditionally"),
        (
            outer,
            r"inner .* uses .*, which is computed in a function that both calls it .*: pass the value as an argument",
        ),
        (
            grows,
            r"grows .* computes Tensor\[Fresh\], whose axis Fresh is neither an axis of its arguments.*: declare it",
        ),
    ):
        with pytest.raises(AxisError, match=message):
            function(x)
    with pytest.raises(AxisError, match=r"calls itself in the body of map_over\[Time\], but .* recursive or tree_fold"):
        spread(x, Const(Tensor[Time]([1.0])))
    with pytest.raises(
        GradientError, match="cannot differentiate call of steep .* inside .*steep.*: differentiate a call from outside"
    ):
        steep(x)
    with pytest.raises(AxisError, match="limit= of call must be at least 1, not 0"):
        call(power.function, limit=0)


def test_a_recursion_is_data() -> None:
    x = Param(Tensor[()](np.float64(0.8)))
    y = fibonacci(x, Const(IntTensor[()](5)))
    again, x_again = pickle.loads(pickle.dumps((y, x)))
    with given() as computation:
        assert again.value.item() == y.value.item()
        assert computation.gradients(again, x_again)[x_again].item() == computation.gradients(y, x)[x].item()
    assert repr(y) == "call of fibonacci[0]: Tensor[()]"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mutual", "Fibonacci"])
def test_xla_agrees(name: str) -> None:
    ours, _, counts = CASES[name]
    x = Param(Tensor[()](np.float64(0.8)))
    y = ours(x, Const(IntTensor[()](counts[-1])))
    found = []
    for engine in ("numpy", "xla"):
        for _ in range(2):
            with given(engine=engine) as computation:
                found.append([y.value.item(), computation.gradients(y, x)[x].item()])
    np.testing.assert_allclose(found[2:], found[:2], rtol=1e-12)


def test_a_method_takes_its_object_as_an_argument() -> None:
    one, other = Settling().initialize(seed=0), Settling().initialize(seed=1)
    x, n = Const(Tensor[Hidden](numbers(4).astype(np.float32))), Input(IntTensor[()])
    assert Settling.after(one, x, n).tensor_type is one.after(x, n).tensor_type
    for module in (one, other):
        written: Vector = x
        for _ in range(3):
            written = tanh(module.layer(written))
        with given(n.bind(IntTensor[()](3))) as computation:
            pairs = [(module(x).value, module.layer(x).value), (module.after(x, n).value, written.value)]
            found, expected = (computation.gradients(y.sum()) for y in (module.after(x, n), written))
            pairs += [(found[parameter], expected[parameter]) for parameter in module.parameters.values()]
        for one_way, another in pairs:
            np.testing.assert_allclose(one_way, another, rtol=1e-6)


def test_a_method_of_an_object_that_is_no_state_is_refused() -> None:
    class Plain:
        @call
        def twice(self, x: Vector) -> Vector:
            return x + x

    with pytest.raises(AxisError, match="the arguments of .*Plain.twice .* must consist of .* but contains .*Plain"):
        Plain().twice(Const(Tensor[Hidden](numbers(4))))
