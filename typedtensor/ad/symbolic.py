"""The gradient of an expression as an expression, which can be differentiated again.

The pass is that of the interpreter, and the gradients of the operations are the same code, applied to nodes instead of
values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar, overload

from typedtensor.ad.graph import Node, require_real, require_scalar, topological_order
from typedtensor.ad.reverse import reverse
from typedtensor.base.tracebacks import shortened
from typedtensor.core.expr import App, Expr
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.scope import MODE, Mode
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.tuples import Slot, Structured
from typedtensor.errors import GradientError
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.expansion import ExpandLike

S = TypeVar("S", bound=PyTree)
X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)


class NodeAlgebra:
    """Values and deltas are nodes; their sum is a node."""

    def __init__(self) -> None:
        self._parts: dict[Node | Slot, Any] = {}

    def primal(self, node: Node) -> Any:
        return node.keeping() if isinstance(node, Structured) else node

    def joined(self, order: Iterable[Node]) -> Mapping[Structured, Structured]:
        first: dict[Node, Structured] = {}
        found: dict[Structured, Structured] = {}
        for node in order:
            if isinstance(node, Structured):
                earlier = first.setdefault(node if node.kept is None else node.kept, node)
                if earlier is not node:
                    found[node] = earlier
        return found

    def add(self, node: Node | Slot, delta: Any) -> None:
        found = self._parts.get(node)
        self._parts[node] = delta if found is None else found + delta

    def take(self, node: Node) -> Any:
        if isinstance(node, Structured):
            return [self._parts.pop(Slot(node, index), None) for index in range(len(node.op.keeping.result_types))]
        return self._parts.pop(node)

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        return node.op.gradient(number, dy, y, operands)

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """Do nothing: nodes have no values to check."""

    def done(self, node: Node) -> None:
        """Do nothing: nodes have no values to release."""


class NotingAlgebra(NodeAlgebra):
    """An algebra of nodes that records the origins of deltas.

    Attributes:
        sources: by delta, the node that passes it on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sources: dict[Node, Node] = {}

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        for delta in deltas:
            self.sources.setdefault(delta, node)


@overload
def gradients(loss: Expr[Tensor[()]], x1: Expr[X1], /) -> tuple[Expr[X1]]: ...


@overload
def gradients(loss: Expr[Tensor[()]], x1: Expr[X1], x2: Expr[X2], /) -> tuple[Expr[X1], Expr[X2]]: ...


@overload
def gradients(
    loss: Expr[Tensor[()]], x1: Expr[X1], x2: Expr[X2], x3: Expr[X3], /
) -> tuple[Expr[X1], Expr[X2], Expr[X3]]: ...


@overload
def gradients(
    loss: Expr[Tensor[()]], x1: Expr[X1], x2: Expr[X2], x3: Expr[X3], x4: Expr[X4], /
) -> tuple[Expr[X1], Expr[X2], Expr[X3], Expr[X4]]: ...


@overload
def gradients(loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> tuple[Expr[Any], ...]: ...


def gradients(loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> tuple[Expr[Any], ...]:
    """The gradients of a real scalar for several expressions, as expressions; zeros for independent ones.

    Raises:
        GradientError: when the loss or an expression is not real, or an operation on the path has no gradient.
    """
    return with_zeros(gradients_found(loss, expressions), expressions)


def pulled(roots: Sequence[tuple[Node, Any]], targets: Collection[Node]) -> tuple[Any, ...]:
    """The gradients for some nodes, given the deltas of others; zeros for independent ones."""
    order = topological_order([root for root, _ in roots])
    return with_zeros(reverse(order, {*targets}, NodeAlgebra(), roots), targets)


def with_zeros(found: Mapping[Node, Any], expressions: Iterable[Node]) -> tuple[Any, ...]:
    """The gradients for some expressions: zeros for those without."""

    def zeros(x: Node) -> Any:
        require_real(x)
        return ZerosLike()(x)

    return tuple([found[x] if x in found else zeros(x) for x in expressions])


def gradients_found(
    loss: Expr[Tensor[()]], expressions: Collection[Expr[Any]], algebra: NodeAlgebra | None = None
) -> dict[Node, Expr[Any]]:
    """The gradients of a real scalar for those of several expressions that it depends on.

    Args:
        loss: the scalar.
        expressions: the expressions.
        algebra: sums deltas; :class:`NotingAlgebra` records the nodes that pass them on.

    Raises:
        GradientError: when the loss is no real scalar, an operation on the path has no gradient, or the loss has no
            graph.
    """
    require_scalar(loss)
    if MODE.get() is Mode.LIVE and not isinstance(loss, App):
        raise GradientError(
            f"{loss!r} was computed immediately, in a function that continuations differentiate, so it has no "
            "graph: differentiate a function there instead, as in value_and_grad(f, x)"
        )
    one: Any = ExpandLike()(1.0, loss)  # with the dtype of the loss, unlike a number's
    return reverse(topological_order(loss), set(expressions), algebra or NodeAlgebra(), [(loss, one)])


@overload
def gradient(loss: Expr[Tensor[()]], expression: Expr[X]) -> Expr[X]: ...


@overload
def gradient(loss: Expr[Tensor[()]], expression: S) -> S: ...


@shortened
def gradient(loss: Expr[Tensor[()]], expression: Any) -> Any:
    """Return ``d loss / d expression`` as an expression.

    Args:
        loss: a real scalar.
        expression: an expression, or a tuple, list, dict, named tuple or dataclass of expressions; the result has the
            same structure.

    Raises:
        AxisError: when a part of it is no expression.
        GradientError: when the loss or an expression is not real, or an operation on the path has no gradient.

    See also: ``jax.grad``, ``torch.autograd.grad(..., create_graph=True)``.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> x = Input(Tensor[()])
    >>> slope = gradient(x * x * x, x)
    >>> curvature = gradient(slope, x)
    >>> with given(x.bind(Tensor[()](2.0))):
    ...     print(slope.value, curvature.value)
    Tensor[()](12.) Tensor[()](12.)
    """
    leaves, structure = expressions_in(expression, "the second argument of gradient")
    return structure.rebuild(gradients(loss, *leaves))
