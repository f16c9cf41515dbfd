"""The gradients of a loss, by parameter."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar, overload

import numpy as np

from typedtensor.ad.graph import Node, require_real
from typedtensor.backends import Array, namespace_of
from typedtensor.base.lazily import lazily
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.errors import GradientError
from typedtensor.runtime.deltas import Delta, PartDelta
from typedtensor.targets.base import Target

S = TypeVar("S", bound=PyTree)
X = TypeVar("X", bound=AnyTensor)


class Gradients:
    """The gradients of a loss: ``gradients[p]`` has the type of the value of ``p``.

    A parameter that the loss does not depend on has a gradient of zero, and so has any other real expression that was
    asked for: ``computation.gradients(loss, image)[image]``. For a tuple, list, dict, named tuple or dataclass of
    expressions, it is made of the gradients for these in the same way.

    Args:
        found: the gradients.
        values: the values of real expressions that were asked for, and that the loss does not depend on.
    """

    def __init__(self, found: Mapping[Node, Delta], values: Mapping[Node, AnyTensor] | None = None) -> None:
        self._found: dict[Node, Delta] = dict(found)
        self._values = values or {}

    def together(self, chosen: Collection[Param[Any]]) -> tuple[tuple[Param[Any], ...], Array, Target] | None:
        """Return the flat array of gradients by some parameters, if a target computed exactly that."""
        return None

    @overload
    def __getitem__(self, expression: Expr[X]) -> X: ...

    @overload
    def __getitem__(self, expression: S) -> Any: ...

    def __getitem__(self, expression: Any) -> Any:
        if not isinstance(expression, Expr):
            leaves, structure = expressions_in(expression, "the key of gradients")
            return structure.rebuild([self[leaf] for leaf in leaves])
        found: Any = self._found.get(expression)
        if isinstance(found, PartDelta):
            found = self._found[expression] = found.dense()
        if found is not None:
            return found
        value = self._values.get(expression)
        if value is None and isinstance(expression, Param):
            value = expression.value
        if value is not None:
            array = value._array
            return expression.tensor_type.wrap(namespace_of(array).zeros_like(array))
        require_real(expression)
        raise GradientError(
            f"no gradient was requested for {expression!r}: request it, as in computation.gradients(loss, expression)"
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
    """Gradients in one flat array; a view of each is made on request.

    Args:
        nodes: the nodes that the gradients belong to.
        array: the flat array.
        apart: returns views of the flat array, one for each node.
        target: the target that computed them, if all nodes are parameters.
        values: the values of real expressions that the loss does not depend on.
    """

    def __init__(
        self,
        nodes: tuple[Node, ...],
        array: Array,
        apart: Callable[[Array], Sequence[Array]],
        target: Target | None,
        values: Mapping[Node, AnyTensor],
    ) -> None:
        self._nodes, self._array, self._apart, self._target, self._values = nodes, array, apart, target, values

    @lazily
    def _found(self) -> dict[Node, Delta]:
        parts = self._apart(self._array)
        return {node: node.tensor_type.wrap(part) for node, part in zip(self._nodes, parts, strict=True)}

    def __contains__(self, expression: Node) -> bool:
        return any(node is expression for node in self._nodes)

    def together(self, chosen: Collection[Param[Any]]) -> tuple[tuple[Param[Any], ...], Array, Target] | None:
        places = [n for n, node in enumerate(self._nodes) if node in chosen]
        nodes: Any = tuple([self._nodes[n] for n in places])
        if self._target is None or not nodes:
            return None
        if len(nodes) == len(self._nodes):
            return nodes, self._array, self._target
        parts = self._apart(self._array)
        return nodes, np.concatenate([parts[n].reshape(-1) for n in places]), self._target
