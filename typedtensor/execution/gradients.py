"""The gradients of a loss, by parameter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from typedtensor.ad.graph import Node
from typedtensor.backends import Array, namespace_of
from typedtensor.errors import GradientError
from typedtensor.expr import Expr, Param
from typedtensor.tensor import AnyTensor

X = TypeVar("X", bound=AnyTensor)


class Gradients:
    """The gradients of a loss: ``gradients[p]`` has the type of the value of ``p``.

    A parameter that the loss does not depend on has a gradient of zero. Other expressions are found if they were
    asked for: ``computation.gradients(loss, image)[image]``.
    """

    def __init__(self, found: Mapping[Node, AnyTensor], together: Array | None = None) -> None:
        self._found = dict(found)
        self._together = together

    @property
    def together(self) -> tuple[tuple[Param[Any], ...], Array] | None:
        """The gradients side by side in one array, if they are all for parameters and were computed so."""
        return None if self._together is None else (tuple(self._found), self._together)  # type: ignore[arg-type]

    def __getitem__(self, expression: Expr[X]) -> X:
        found: Any = self._found.get(expression)
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
