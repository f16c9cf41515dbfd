"""What a computation has computed is not computed again, whatever is requested next: counted in users' operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.test_forward_once import CASES, SEQUENCE, Counted, Time
from tests.sampling import sample
from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    SizeError,
    Tensor,
    call,
    close,
    cond,
    dynamic,
    given,
    gradient,
    recursive,
    scan,
)
from typedtensor.backends import Array, Namespace
from typedtensor.control import Forest, tree_fold
from typedtensor.ops import CausalMask, Positions, Size, as_real, concatenate, tanh
from typedtensor.optim import SGD, Adam
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.computation import Computation

Scalar = Expr[Tensor[()]]
Count = Expr[IntTensor[()]]


class Elements(Counted):
    """The hyperbolic tangent, which counts the numbers that it is computed of: nodes of trees come in batches."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.count += x.size if isinstance(x, np.ndarray) else 1
        return xp.tanh(x)


class Batch(Axis): ...


class Tree(Axis): ...


class Row(Axis): ...


class Twice(Axis): ...


class In(Axis): ...


@dataclass(frozen=True, eq=False)
class Pair:
    """A binary tree with numbers."""

    number: Tensor[()]
    left: Pair | None = None
    right: Pair | None = None


class Kind(NamedTuple):
    """A function of a scalar with an activation, and how many numbers the activation is computed of."""

    build: Callable[[Any, Any], Any]
    times: int


def recursion(f: Any, x: Any) -> Any:
    @call
    def go(z: Scalar, n: Count) -> Scalar:
        return cond(n > 0, lambda s: f(s[0]) * go(s[0] * 0.9, s[1] - 1), lambda s: s[0] * 1.0, (z, n))

    return go(x, Const(IntTensor[()](4)))


def recursion_over_trees(f: Any, x: Any) -> Any:
    @recursive
    def total(node: Pair | None) -> Scalar:
        if node is None:
            return Const(Tensor[()](0.5))
        found: Scalar = f(total(node.left) * x + total(node.right) + node.number)
        return found

    leaf = Pair(Tensor[()](0.25))
    trees = [Pair(Tensor[()](0.5), leaf, Pair(Tensor[()](1.5), leaf)), Pair(Tensor[()](2.0), None, leaf)]
    return total.over(trees, Batch).map(lambda s: s * 1.0).sum(Batch)


def closures(f: Any, x: Scalar) -> Scalar:
    def bent(z: Scalar) -> Scalar:
        found: Scalar = f(z * x)
        return found

    def straight(z: Scalar) -> Scalar:
        found: Scalar = z * x
        return found

    chosen = cond(x > 9.0, lambda z: close(straight, x), lambda z: close(bent, x), x)
    return close(bent, x)(x * 2.0) * chosen(x)


def part(f: Any, x: Any) -> Any:
    """The form depends on an input alone."""

    @dynamic
    async def chosen(z: Scalar) -> Scalar:
        found: Scalar = f(z) * x if (await z).item() > 0.0 else z * f(f(z))
        return found

    return chosen(Const(Tensor[()](0.7))) * f(x)


def part_that_computes(f: Any, x: Any) -> Any:
    """The form depends on what was computed, which is in the result, too."""

    @dynamic
    async def chosen(z: Scalar) -> Scalar:
        y: Scalar = f(z)
        found: Scalar = y * x if (await y).item() > 0.0 else z * f(y)
        return found

    return chosen(x * 2.0) * f(x)


def parts_by_recursion(f: Any, x: Any) -> Any:
    @dynamic
    async def until(z: Scalar, n: int) -> Scalar:
        return z if (await z).item() > 2.0 or not n else until(f(z) + z * 1.5, n - 1)

    return until(x, 9)


def scanned(f: Any, x: Any) -> Any:
    last, states = scan(lambda h, e: (f(h + e * x), h * x), x * 1.0, SEQUENCE, Time)
    return states.sum() * last


def levels(f: Any, x: Any) -> Any:
    numbers = Const(Tensor[Row](np.linspace(0.1, 1.0, 40, dtype=np.float32)))
    forest = Forest(*[(2 * n, 2 * n + 1) for n in range(20)])
    made = tree_fold(lambda leaf: leaf * 1.0, lambda a, b: f(a * x + b), numbers, forest, Row, Tree)
    return made.stack().sum()


KINDS = {
    **{name: Kind(*case) for name, case in CASES.items()},
    "scan": Kind(scanned, 5),
    "levels of trees": Kind(levels, 20),
    "recursion": Kind(recursion, 4),
    "recursion over trees": Kind(recursion_over_trees, 4),
    "closures": Kind(closures, 2),
    "dynamic": Kind(part, 2),
    "dynamic, computed": Kind(part_that_computes, 2),
    "dynamic recursion": Kind(parts_by_recursion, 3),
}


def second(y: Any, x: Any) -> Any:
    """A loss with a gradient in it."""
    slope = gradient(y, x)
    return slope * slope + y


Use = Callable[[Computation, Any, Any], object]


def value(computation: Computation, loss: Any, x: Any) -> None:
    assert np.isfinite(loss.value.item())


def doubled(computation: Computation, loss: Any, x: Any) -> None:
    assert np.isfinite((loss * 2.0 + tanh(loss) * loss).value.item())


def gradients(computation: Computation, loss: Any, x: Any) -> None:
    assert np.isfinite(computation.gradients(loss)[x].item())


def gradient_by_name(computation: Computation, loss: Any, x: Any) -> None:
    assert np.isfinite(computation.gradients(loss, x)[x].item())


def sgd(computation: Computation, loss: Any, x: Any) -> None:
    SGD([x], learning_rate=0.0).step(loss)


def adam_with_more(computation: Computation, loss: Any, x: Any) -> None:
    [more] = Adam([x], learning_rate=0.0).step(loss, also=(loss * 3.0,))
    assert np.isfinite(more.item())


USES: dict[str, tuple[Use, ...]] = {
    "gradients, value": (gradients, value),
    "value, gradients, step": (value, gradients, sgd),
    "value, gradients by name": (value, gradient_by_name),
    "value, other value, step with more": (value, doubled, adam_with_more),
    "step with more, value": (adam_with_more, value),
}


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("order", sample([1, 2], first=1))
@pytest.mark.parametrize("name", KINDS)
def test_nothing_is_computed_twice(name: str, order: int, plan: bool) -> None:
    f, x = Elements(), Param(Tensor[()](np.float32(0.3)))
    y = KINDS[name].build(f, x)
    PLANS.clear()
    for uses in USES.values():
        for _ in range(2):  # gradients of users' operations are compiled when their structure comes again
            with given(plan=plan) as computation, f.counting(KINDS[name].times):
                loss = y if order == 1 else second(y, x)
                for use in uses:
                    use(computation, loss, x)


SIZES: dict[str, Callable[[Any], Any]] = {
    "size": lambda x: Size()(x),
    "sizes along labels": lambda x: Size(In)(x) * Size(Row)(x),
    "positions": lambda x: as_real(Positions(Row)(x)).sum(),
    "mask": lambda x: as_real(CausalMask(Row, In)(x)).sum(),
}


@pytest.mark.parametrize("way", [{"plan": False}, {"plan": True}, {"threads": 2}])
@pytest.mark.parametrize("read", SIZES)
def test_what_reads_sizes_computes_no_operand(read: str, way: dict[str, Any]) -> None:
    f, w, xs = Elements(), Param(Tensor[Row, In](np.ones((4, 3), np.float32))), Input(Tensor[Row])
    number = SIZES[read](f(xs.expand_like(w) * w))
    loss = (tanh(w) * w).sum() * number
    for _ in range(3):
        bound = xs.bind(Tensor[Row](np.ones(4, np.float32)))
        with given(bound, **way), f.counting(0):
            assert number.value.item() == SIZES[read](w).value.item()
        with given(bound, **way) as computation, f.counting(0):
            assert computation.gradients(loss)[w].shape == (4, 3)
            assert loss.value.shape == ()


def test_sizes_that_only_a_value_has_are_those_of_the_value() -> None:
    f, xs = Elements(), Input(Tensor[Row])
    long = f(concatenate([xs, xs], Row, Twice))
    with given(xs.bind(Tensor[Row](np.ones(3, np.float32))), plan=False), f.counting(6):
        assert Size()(long).value.item() == 6


def test_operands_of_two_sizes_are_refused_where_sizes_alone_are_read() -> None:
    f, xs, ys = Elements(), Input(Tensor[Row]), Const(Tensor[Row](np.ones(5, np.float32)))
    with given(xs.bind(Tensor[Row](np.ones(3, np.float32))), plan=False), f.counting(0), pytest.raises(SizeError):
        _ = Size()(f(xs) * f(ys)).value
