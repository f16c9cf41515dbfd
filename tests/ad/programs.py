"""Random programs from a vector to a vector, for the library and, where a row names it, for JAX."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from typedtensor import (
    Axis,
    Const,
    Expr,
    Forest,
    Tensor,
    call,
    cond,
    fold,
    map_over,
    recursive,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.control.recursive import Recursive
from typedtensor.ops import exp, sigmoid, softmax, tanh

Vector = Expr[Tensor["Hidden"]]


class Hidden(Axis, size=3): ...


class Time(Axis): ...


class Tree(Axis): ...


ROWS = np.random.default_rng(2).normal(size=(4, 3)) * 0.6
XS = Const(Tensor[Time, Hidden](ROWS))
TREES = Forest(((0, 1), (2, 3)), (1, 2))


@dataclass(frozen=True)
class Node:
    """A node with data and any number of children."""

    data: Tensor[Hidden]
    parts: tuple[Node, ...] = ()


LEAF, OTHER = Node(Tensor[Hidden](ROWS[0])), Node(Tensor[Hidden](ROWS[1]))
NODES = [Node(Tensor[Hidden](ROWS[2]), (LEAF, Node(Tensor[Hidden](ROWS[3]), (OTHER,)), LEAF)), OTHER]


class Step(NamedTuple):
    """A function of two vectors, and its equivalent in JAX, a function of JAX's modules and the two vectors."""

    typed: Callable[[Any, Any], Any]
    jax: Callable[[Any, Any, Any, Any], Any]


STEPS: dict[str, Step] = {
    "add": Step(lambda a, b: a + b * 0.5, lambda j, n, a, b: a + b * 0.5),
    "multiply": Step(lambda a, b: a * b, lambda j, n, a, b: a * b),
    "divide": Step(lambda a, b: a / (b * b + 1.0), lambda j, n, a, b: a / (b * b + 1.0)),
    "tanh": Step(lambda a, b: tanh(a) + b * 0.1, lambda j, n, a, b: n.tanh(a) + b * 0.1),
    "sigmoid": Step(lambda a, b: sigmoid(a * b), lambda j, n, a, b: j.nn.sigmoid(a * b)),
    "exp": Step(lambda a, b: exp(a * 0.3) - b, lambda j, n, a, b: n.exp(a * 0.3) - b),
    "softmax": Step(lambda a, b: softmax(a * b, Hidden), lambda j, n, a, b: j.nn.softmax(a * b)),
    "centre": Step(
        lambda a, b: a - b.mean(Hidden).expand_like(a) * a.sum(Hidden).expand_like(a),
        lambda j, n, a, b: a - b.mean() * a.sum(),
    ),
    "call": Step(lambda a, b: call(lambda c: tanh(c * b) + a)(a), lambda j, n, a, b: n.tanh(a * b) + a),
    "cond": Step(
        lambda a, b: cond(a.sum() > -100.0, lambda c: c * c * b, lambda c: c, a),
        lambda j, n, a, b: j.lax.cond(a.sum() > -100.0, lambda c: c * c * b, lambda c: c, a),
    ),
    "fold": Step(
        lambda a, b: fold(lambda h, e: tanh(h * b + e), a, XS, Time),
        lambda j, n, a, b: j.lax.scan(lambda h, e: (n.tanh(h * b + e), h), a, n.asarray(ROWS))[0],
    ),
    "scan": Step(
        lambda a, b: scan(lambda h, e: (h * 0.5 + e * a, h * b), b, XS, Time)[1].sum(Time),
        lambda j, n, a, b: j.lax.scan(lambda h, e: (h * 0.5 + e * a, h * b), b, n.asarray(ROWS))[1].sum(0),
    ),
    "scan from the end": Step(
        lambda a, b: fold(lambda h, e: h + e * a * h, b, XS, Time, reverse=True),
        lambda j, n, a, b: j.lax.scan(lambda h, e: (h + e * a * h, h), b, n.asarray(ROWS), reverse=True)[0],
    ),
    "map_over": Step(
        lambda a, b: map_over(lambda e: tanh(e * a) * b, XS, Time).sum(Time),
        lambda j, n, a, b: j.vmap(lambda e: n.tanh(e * a) * b)(n.asarray(ROWS)).sum(0),
    ),
    "while_loop": Step(
        lambda a, b: while_loop(lambda s: s[1] < 3.0, lambda s: (tanh(s[0] + b) * a, s[1] + 1.0), (a, b.sum() * 0.0))[
            0
        ],
        lambda j, n, a, b: j.lax.fori_loop(0, 3, lambda i, s: n.tanh(s + b) * a, a),
    ),
    "tree_fold": Step(
        lambda a, b: (
            tree_fold(lambda e: e * a, lambda x, y: tanh(x * b) + y * 0.5, XS, TREES, Time, Tree).stack().sum(Tree)
        ),
        lambda j, n, a, b: _trees(n, a, b),
    ),
    "recursive": Step(
        lambda a, b: _recursive(a, b, tanh).over(NODES, Tree).stack().sum(Tree),
        lambda j, n, a, b: sum(_plainly(_node(a, b, n.tanh), node) for node in NODES),
    ),
}


def _node(a: Any, b: Any, tanh: Any) -> Callable[[Node, Callable[[Node], Any]], Any]:
    def made(node: Node, again: Callable[[Node], Any]) -> Any:
        y = node.data * a
        for number, part in enumerate(node.parts):
            y = y * b * 0.5 + again(part) * (1.0 + number)
        return tanh(y)

    return made


def _recursive(a: Any, b: Any, tanh: Any) -> Recursive[Node, Vector]:
    node = _node(a, b, tanh)

    @recursive
    def function(tree: Node) -> Vector:
        made: Vector = node(tree, function)
        return made

    return function


def _plainly(made: Callable[[Node, Callable[[Node], Any]], Any], tree: Node) -> Any:
    of_arrays: Any = Node  # also of JAX
    return made(of_arrays(tree.data.numpy(), tree.parts), lambda part: _plainly(made, part))


def _trees(n: Any, a: Any, b: Any) -> Any:
    def node(x: Any, y: Any) -> Any:
        return n.tanh(x * b) + y * 0.5

    leaves = [n.asarray(row) * a for row in ROWS]
    return node(node(*leaves[:2]), node(*leaves[2:])) + node(leaves[1], leaves[2])


@dataclass(frozen=True)
class Program:
    """Steps, each applied to two of the preceding vectors, counted from the end."""

    steps: tuple[tuple[str, int, int], ...]

    def __call__(self, x: Any) -> Any:
        return self._run(x, lambda name: STEPS[name].typed)

    def in_jax(self, x: Any) -> Any:
        """Run the program in JAX."""
        import jax

        return self._run(x, lambda name: lambda a, b: STEPS[name].jax(jax, jax.numpy, a, b))

    def _run(self, x: Any, step: Callable[[str], Callable[[Any, Any], Any]]) -> Any:
        vectors = [x, x * 0.5 - 0.1]
        for name, first, second in self.steps:
            vectors.append(step(name)(vectors[-first], vectors[-second]))
        return vectors[-1]

    def __str__(self) -> str:
        return " ".join(f"{name}({first},{second})" for name, first, second in self.steps)


def random_programs(count: int, length: int, seed: int) -> list[Program]:
    """Return programs with a number of steps."""
    generator = np.random.default_rng(seed)
    names = sorted(STEPS)

    def step(number: int) -> tuple[str, int, int]:
        first, second = generator.integers(1, 3 + number, 2)
        return str(generator.choice(names)), int(first), int(second)

    return [Program(tuple(step(number) for number in range(length))) for _ in range(count)]
