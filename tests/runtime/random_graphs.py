"""Random graphs of given size, with the same function for another library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor import Axis, Expr, Param, Tensor
from typedtensor.ops import relu, sigmoid, tanh


class Row(Axis, size=3): ...


class Column(Axis, size=4): ...


@dataclass(frozen=True)
class Case:
    """A loss over parameters, and the same function of their arrays.

    Attributes:
        loss: the expression.
        parameters: the parameters.
        reference: the loss as a function of a list of arrays, in a namespace such as ``jax.numpy``.
    """

    loss: Expr[Tensor[()]]
    parameters: list[Param[Any]]
    reference: Callable[[Any, list[Any]], Any]


# Each step bounds its values, so that gradients of long graphs neither overflow nor vanish.
UNARY: list[tuple[Callable[[Any], Any], Callable[[Any, Any], Any]]] = [
    (lambda x: x >> tanh, lambda xp, x: xp.tanh(x)),
    (lambda x: x >> sigmoid, lambda xp, x: 1 / (1 + xp.exp(-x))),
    (lambda x: x >> relu, lambda xp, x: xp.maximum(x, 0)),
    (lambda x: -x, lambda xp, x: -x),
    (lambda x: x.mean(Row).expand(Row), lambda xp, x: xp.broadcast_to(x.mean(0), x.shape)),
    (lambda x: x.softmax(Column), lambda xp, x: xp.exp(x) / xp.exp(x).sum(1, keepdims=True)),
]
BINARY: list[tuple[Callable[[Any, Any], Any], Callable[[Any, Any, Any], Any]]] = [
    (lambda x, y: (x + y) * 0.5, lambda xp, x, y: (x + y) * 0.5),
    (lambda x, y: (x - y) * 0.5, lambda xp, x, y: (x - y) * 0.5),
    (lambda x, y: (x * y) >> tanh, lambda xp, x, y: xp.tanh(x * y)),
    (lambda x, y: (x @ (y.transpose() @ x)) >> tanh, lambda xp, x, y: xp.tanh(x @ (y.T @ x))),
    (lambda x, y: x / (y * y + 1.0), lambda xp, x, y: x / (y * y + 1)),
]


def random_case(seed: int, size: int, parameters: int = 4) -> Case:
    """Return a graph of ``size`` steps on earlier results; the loss depends on all of them."""
    generator = np.random.default_rng(seed)
    arrays = [generator.normal(size=(3, 4)) for _ in range(parameters)]
    leaves = [Param(Tensor[Row, Column](array)) for array in arrays]
    steps: list[tuple[int, ...]] = []
    nodes: list[Any] = list(leaves)
    for _ in range(size):
        near = max(0, len(nodes) - 12)
        kind, first, second = generator.integers([len(UNARY) + len(BINARY), len(nodes), len(nodes) - near])
        second = near + second
        steps.append((int(kind), int(first), int(second)))
        nodes.append(
            UNARY[kind][0](nodes[second])
            if kind < len(UNARY)
            else BINARY[kind - len(UNARY)][0](nodes[first], nodes[second])
        )

    def reference(xp: Any, values: list[Any]) -> Any:
        found = list(values)
        for kind, first, second in steps:
            found.append(
                UNARY[kind][1](xp, found[second])
                if kind < len(UNARY)
                else BINARY[kind - len(UNARY)][1](xp, found[first], found[second])
            )
        return sum((value.sum() for value in found[1:]), found[0].sum()) / len(found)

    loss = nodes[0].sum()
    for node in nodes[1:]:
        loss = loss + node.sum()
    return Case(loss / float(len(nodes)), leaves, reference)
