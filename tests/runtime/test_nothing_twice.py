"""What a computation has computed is not computed again, whatever is requested next: counted in users' operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.test_forward_once import CASES, SEQUENCE, Counted, Time
from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    IntTensor,
    Param,
    Tensor,
    call,
    close,
    cond,
    dynamic,
    evaluate,
    given,
    gradient,
    recursive,
    scan,
)
from typedtensor.backends import Array, Namespace
from typedtensor.control import Forest, tree_fold
from typedtensor.ops import Size, tanh
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
        return f(total(node.left) * x + total(node.right) + node.number)

    leaf = Pair(Tensor[()](0.25))
    trees = [Pair(Tensor[()](0.5), leaf, Pair(Tensor[()](1.5), leaf)), Pair(Tensor[()](2.0), None, leaf)]
    return total.over(trees, Batch).map(lambda s: s * 1.0).sum(Batch)


def closures(f: Any, x: Any) -> Any:
    bent = close(lambda s: f(s * x), x)
    chosen: Any = cond(x > 9.0, lambda z: close(lambda s: s * z, x), lambda z: close(lambda s: f(s * z), x), x)
    return bent(x * 2.0) * chosen(x)


def part(f: Any, x: Any) -> Any:
    """The form depends on an input alone."""

    @dynamic
    async def chosen(z: Scalar) -> Scalar:
        return f(z) * x if (await z).item() > 0.0 else z * f(f(z))

    return chosen(Const(Tensor[()](0.7))) * f(x)


def part_that_computes(f: Any, x: Any) -> Any:
    """The form depends on what was computed, which is in the result, too."""

    @dynamic
    async def chosen(z: Scalar) -> Scalar:
        y = f(z)
        return y * x if (await y).item() > 0.0 else z * f(y)

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
@pytest.mark.parametrize("order", [1, 2])
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
