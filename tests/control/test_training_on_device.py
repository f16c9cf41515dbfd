"""Each structured node on XLA beside the interpreter: gradients, and parameters after 20 steps on changing data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from benchmarks.networks.training import Network
from benchmarks.peers import Descent
from tests.control.cases import Hidden, Time, numbers, operations
from tests.sampling import sample
from tests.targets.training_runs import Training, assert_trained_alike
from typedtensor import (
    Axis,
    Expr,
    ForestInput,
    Input,
    Param,
    Tensor,
    batched,
    call,
    checkpoint,
    close,
    cond,
    control,
    curry,
    custom_jvp,
    custom_vjp,
    dynamic,
    evaluate,
    fold,
    map_over,
    recursive,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.ad import gradients
from typedtensor.ad.graph import topological_order
from typedtensor.control import Forest
from typedtensor.core.tuples import Structured
from typedtensor.ops import exp, select, tanh

pytest.importorskip("jax")


class Roots(Axis): ...


class Several(Axis): ...


@dataclass(frozen=True, eq=False)
class Node:
    """A node of a tree whose leaves are weighted."""

    weight: Tensor[()]
    parts: tuple[Node, ...] = ()


Vector = Expr[Tensor[Hidden]]
Scalar = Expr[Tensor[()]]
xs, steps, forest = Input(Tensor[Time, Hidden]), Input(Tensor[()]), ForestInput(Time, Roots)
SHAPES = Forest(((0, 1), 2), (3, (4, 0)), 1), Forest((0, (1, (2, 3))), 4, (2, 1))
BATCHES = [(numbers(5, 4, seed=n), float(n % 3), SHAPES[n % 2]) for n in range(7)]
LEAF = Node(Tensor[()](np.float64(0.7)))
TREE = Node(Tensor[()](np.float64(-0.4)), (LEAF, Node(Tensor[()](np.float64(1.1)), (LEAF, LEAF))))


def bind(batch: Any) -> list[Any]:
    rows, number, trees = batch
    return [xs.bind(Tensor[Time, Hidden](rows)), steps.bind(Tensor[()](number)), *forest.bind(trees)]


def cell(state: Vector, x: Vector, a: Vector, b: Vector) -> Vector:
    return tanh(state * a + x * b)


def alone(a: Vector, b: Vector) -> Callable[[Vector], Vector]:
    """The function of one argument."""

    def function(element: Vector) -> Vector:
        return cell(element, element, a, b)

    return function


def curried(a: Vector, b: Vector) -> Vector:
    def function(h: Vector, element: Vector) -> Vector:
        return cell(h, element, a, b)

    return curry(function, a)(first())(first(1))


def first(n: int = 0) -> Vector:
    return select(xs, Time, n)


def looped(a: Vector, b: Vector) -> Vector:
    """A loop with as many steps as the data say, none of them in some training steps."""
    start = (a * b, steps * 0.0)
    return while_loop(lambda s: s[1] < steps, lambda s: (cell(s[0], first(), a, b), s[1] + 1.0), start)[0]


def branched(a: Vector, b: Vector) -> Vector:
    def otherwise(x: Vector) -> Vector:
        return cond(steps < 2.0, lambda x: x * b, lambda x: x + a * b, x)

    return cond(steps < 1.0, lambda x: tanh(x * a) * b, otherwise, first())


def recursion(a: Vector, b: Vector) -> Vector:
    @call
    def function(x: Vector, n: Scalar) -> Vector:
        return cond(n > 0.0, lambda v: function(tanh(v[0] * a), v[1] - 1.0) * b, lambda v: v[0] + b, (x, n))

    return function(first() * a, steps)


def doubly_recursive(a: Vector, b: Vector) -> Vector:
    @call(limit=8)
    def function(x: Vector, n: Scalar) -> Vector:
        def inner(v: Any) -> Vector:
            return function(tanh(v[0] * a), v[1] - 1.0) + function(v[0] * b, v[1] - 2.0)

        return cond(n > 0.0, inner, lambda v: v[0] * b, (x, n))

    return function(first() * a, steps)


def over_trees(a: Vector, b: Vector) -> Vector:
    roots = tree_fold(lambda x: x * a, lambda x, y: tanh(x * b - y), xs, forest, Time, Roots)
    return roots.stack().sum(Roots)


def over_nodes(a: Vector, b: Vector) -> Vector:
    @recursive
    def state(node: Node) -> Vector:
        whole = reduce(lambda x, part: x + state(part), node.parts, first() * a)
        return tanh(whole * b) * node.weight

    return state.over([TREE, LEAF], Several).stack().sum(Several)


def chosen(a: Vector, b: Vector) -> Vector:
    @dynamic
    async def part() -> Vector:
        return tanh(first() * a) * b if (await steps).item() < 1.0 else first(1) * a + b

    return part()


def slope(x: tuple[Vector, Vector], y: Vector, dx: tuple[Vector, Vector]) -> Vector:
    return y * (dx[0] * x[1] + dx[1] * x[0])


def delta(x: tuple[Vector, Vector], y: Vector, dy: Vector) -> tuple[Vector, Vector]:
    return dy * y * x[1], dy * y * x[0]


MODELS: dict[str, Callable[[Any, Any], Any]] = {
    "scan": lambda a, b: scan(lambda h, x: (h + x, cell(h, x, a, b)), a, xs, Time)[1].sum(Time),
    "scan, reversed": lambda a, b: scan(lambda h, x: (cell(h, x, a, b), h), a, xs, Time, reverse=True)[1].sum(Time),
    "fold": lambda a, b: fold(lambda h, x: cell(h, x, a, b), a * b, xs, Time),
    "map_over": lambda a, b: map_over(alone(a, b), xs, Time).sum(Time),
    "batched": lambda a, b: batched(alone(a, b), Time)(xs).sum(Time),
    "while_loop": looped,
    "cond": branched,
    "call": lambda a, b: call(cell)(call(cell)(first(), a, b, b), first(1), a, b),
    "call, recursive": recursion,
    "call, twice recursive": doubly_recursive,
    # In a body; outside of bodies the interpreter computes its gradients, as docs/plans.md says.
    "checkpoint": lambda a, b: fold(checkpoint(lambda h, x: tanh(cell(h, x, a, b) * b)), a * b, xs, Time),
    "tree_fold": over_trees,
    "recursive": over_nodes,
    "dynamic": chosen,
    "close": lambda a, b: map_over(close(alone(a, b), first()), xs, Time).sum(Time),
    "curry": curried,
    "evaluate": lambda a, b: evaluate((close(alone(a, b), first()), first(1))),
    "custom_vjp": lambda a, b: custom_vjp(lambda v: exp(v[0] * v[1]), delta)((tanh(a * first()), b)),
    "custom_jvp": lambda a, b: custom_jvp(lambda v: exp(v[0] * v[1]), slope)((tanh(a * first()), b)),
    "fold of a scan": lambda a, b: fold(
        lambda h, x: scan(lambda g, y: (cell(g, y, a, b), g), h, xs, Time)[1].sum(Time) * x, a, xs, Time
    ),
}
"""Functions of two parameters and the data."""


def training(name: str) -> Training:
    def make() -> Network:
        a, b = (Param(Tensor[Hidden](x)) for x in WEIGHTS.values())
        y = MODELS[name](a, b)
        return Network({"a": a, "b": b}, (y * y).sum(), bind)

    return Training(make, WEIGHTS, BATCHES, Descent(0.05))


WEIGHTS = {"a": numbers(4, seed=1), "b": numbers(4, seed=2)}


def test_every_function_and_operation_is_tried() -> None:
    functions = {name for name in control.__all__ if isinstance(getattr(control, name), FunctionType)}
    assert functions <= MODELS.keys()
    found: set[type] = set()
    for name in MODELS:
        network = training(name).make()
        a, b = network.parameters.values()
        for x in () if name == "dynamic" else (network.loss, *gradients(network.loss, a, b)):
            found |= {type(node.op) for node in topological_order(x) if isinstance(node, Structured)}
    assert found == operations()


@pytest.mark.parametrize("name", sample(MODELS, where=("fold", "cond").__contains__))
def test_twenty_steps_are_those_of_the_interpreter(name: str) -> None:
    assert_trained_alike(training(name))
