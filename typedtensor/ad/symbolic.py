"""The gradient of an expression as an expression, which can be differentiated again.

The pass is that of the interpreter, and the gradients of the operations are the same code; here they act on
nodes instead of values.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from typedtensor.ad.graph import Node, require_scalar, topological_order
from typedtensor.ad.reverse import reverse
from typedtensor.bundles import Slot, Structured
from typedtensor.expr import App, Const, Expr
from typedtensor.tensor import AnyTensor, Tensor

X = TypeVar("X", bound=AnyTensor)


class NodeAlgebra:
    """Values are nodes, and so are deltas; adding them makes a node."""

    def __init__(self) -> None:
        self._parts: dict[Node | Slot, Any] = {}

    def seed(self, root: Node) -> Any:
        return Const(root.tensor_type.wrap(1.0))

    def primal(self, node: Node) -> Any:
        return node

    def add(self, node: Node | Slot, delta: Any) -> None:
        found = self._parts.get(node)
        self._parts[node] = delta if found is None else found + delta

    def take(self, node: Node) -> Any:
        if isinstance(node, Structured):
            return [self._parts.pop(Slot(node, index), None) for index in range(len(node.types))]
        return self._parts.pop(node)

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        return node.op.gradient(number, dy, y, operands)

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """Nodes have no values to be looked at."""

    def done(self, node: Node) -> None:
        """Nodes hold no values."""


def gradients(loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> tuple[Expr[Any], ...]:
    """The gradients of a real scalar for several expressions, as expressions.

    Raises:
        GradientError: when the loss is no real scalar, or there is no gradient on the way.
    """
    found = gradients_found(loss, expressions)
    return tuple(found[x] if x in found else x * 0.0 for x in expressions)


def gradients_found(loss: Expr[Tensor[()]], expressions: Collection[Expr[Any]]) -> dict[Node, Expr[Any]]:
    """The gradients of a real scalar for those of several expressions that it depends on.

    Raises:
        GradientError: when the loss is no real scalar, or there is no gradient on the way.
    """
    require_scalar(loss)
    return reverse(topological_order(loss), set(expressions), NodeAlgebra())


def gradient(loss: Expr[Tensor[()]], expression: Expr[X]) -> Expr[X]:
    """``d loss / d expression``, as an expression.

    See also: ``jax.grad``, ``torch.autograd.grad(..., create_graph=True)``.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> x = Input(Tensor[()])
    >>> slope = gradient(x * x * x, x)
    >>> curvature = gradient(slope, x)
    >>> with given(x.bind(Tensor[()](2.0))):
    ...     print(slope.value, curvature.value)
    Tensor[()](12.) Tensor[()](12.)
    """
    [found] = gradients(loss, expression)
    return found
