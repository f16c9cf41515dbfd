"""The gradients of a loss, by parameter."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from typedtensor.ad.graph import Node
from typedtensor.backends import Array, namespace_of
from typedtensor.errors import GradientError
from typedtensor.execution.deltas import Delta
from typedtensor.execution.part_delta import PartDelta
from typedtensor.expr import Expr, Param
from typedtensor.plan.lending import Lent
from typedtensor.tensor import AnyTensor

X = TypeVar("X", bound=AnyTensor)


class Gradients:
    """The gradients of a loss: ``gradients[p]`` has the type of the value of ``p``.

    A parameter that the loss does not depend on has a gradient of zero. Other expressions are found if they were
    asked for: ``computation.gradients(loss, image)[image]``.
    """

    def __init__(self, found: Mapping[Node, Delta]) -> None:
        self._found: dict[Node, Delta] = dict(found)

    @property
    def together(self) -> tuple[tuple[Param[Any], ...], Lent] | None:
        """The gradients side by side in one array, if they are all for parameters and were computed so."""
        return None

    def __getitem__(self, expression: Expr[X]) -> X:
        found: Any = self._found.get(expression)
        if isinstance(found, PartDelta):
            found = self._found[expression] = found.dense()
        if found is not None:
            gradient: X = found
            return gradient
        if isinstance(expression, Param):
            array = expression.value._array
            zero: X = expression.tensor_type.wrap(namespace_of(array).zeros_like(array))
            return zero
        raise GradientError(
            f"no gradient was asked for {expression!r}: name it, as in computation.gradients(loss, expression)"
        )

    def __contains__(self, expression: Node) -> bool:
        """Whether the loss depends on an expression whose gradient was asked for."""
        return expression in self._found

    def __iter__(self) -> Iterator[Node]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return f"Gradients({', '.join(map(repr, self._found))})"


class SideBySide(Gradients):
    """Gradients that were computed side by side in one array; each is looked at when it is asked for.

    Args:
        nodes: what they are for.
        array: all of them, in an array that is soon written over.
        apart: gives each with its own axes.
        joint: whether they are all for parameters.
    """

    def __init__(
        self, nodes: tuple[Node, ...], array: Lent, apart: Callable[[Array], list[Array]], joint: bool
    ) -> None:
        self._nodes, self._array, self._apart, self._joint = nodes, array, apart, joint

    @functools.cached_property
    def _found(self) -> dict[Node, Delta]:  # type: ignore[override]  # it is found when it is asked for
        parts = self._apart(self._array.copy())
        return {node: node.tensor_type.wrap(part) for node, part in zip(self._nodes, parts, strict=True)}

    @property
    def together(self) -> tuple[tuple[Param[Any], ...], Lent] | None:
        return (self._nodes, self._array) if self._joint else None  # type: ignore[return-value]  # all are parameters
