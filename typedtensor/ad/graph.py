"""Orders of the nodes of an expression, without recursion: a chain of 100,000 nodes is an ordinary graph."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable
from typing import Any

from typedtensor.core.expr import App, Expr
from typedtensor.core.scope import CURRENT
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.errors import GradientError

Node = Expr[Any]

Operands = Callable[[Node], tuple[Node, ...]]
"""Returns the operands of a node; in a computation, also the outcomes of dynamic parts."""


def present_operands(node: Node) -> tuple[Node, ...]:
    """The operands of a node; for a dynamic part, its outcome in the open computation.

    Raises:
        GradientError: for a dynamic part outside a computation.
    """
    if not isinstance(node, Dynamic):
        return node.operands
    scope = CURRENT.get()
    if scope is None:
        raise GradientError(
            f"{node.describe()}, runs its body inside a computation and has no gradient outside of one: call "
            "gradient inside given(...), or use computation.gradients(loss)"
        )
    return (scope.expand(node),)


def topological_order(roots: Node | Iterable[Node], operands: Operands = present_operands) -> list[Node]:
    """A node or several ones, and their ancestors, in topological order."""
    order: list[Node] = []
    done: set[Node] = set()
    stack: list[Any] = [roots] if isinstance(roots, Expr) else [*roots][::-1]
    while stack:
        node = stack.pop()
        if node is None:  # all its operands are in the order now
            order.append(stack.pop())
        elif node not in done:
            done.add(node)
            if ready := operands(node):
                stack += node, None
                stack.extend([operand for operand in reversed(ready) if operand not in done])
            else:
                order.append(node)
    return order


def reads(root: Node, leaves: Container[Node], operands: Operands = present_operands) -> bool:
    """Whether an expression depends on the elements of some others."""
    seen: set[Node] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if node in leaves:
            return True
        if node not in seen:
            seen.add(node)
            shapes = getattr(node.op, "shape_only", ()) if isinstance(node, App) else ()
            stack += [x for n, x in enumerate(operands(node)) if n not in shapes]
    return False


def parameters_of(order: Collection[Node]) -> list[Param[Any]]:
    """The parameters among nodes."""
    return [node for node in order if isinstance(node, Param)]


def require_real(expression: Node) -> None:
    """Require that an expression is real, so that it can have a gradient.

    Raises:
        GradientError: when it is not."""
    if expression.tensor_type.kind != "real":
        raise GradientError(f"there is no gradient for {expression!r}: request gradients only for real tensors")


def require_scalar(loss: Node) -> None:
    """Require that an expression is a real scalar, so that it can be differentiated.

    Raises:
        GradientError: when it is not."""
    if not hasattr(loss, "tensor_type"):
        also = "; for a function, use value_and_grad(f, x)[1]" if callable(loss) else ""
        raise GradientError(f"gradient takes a scalar expression, not {loss!r}{also}")
    if loss.tensor_type.kind != "real" or loss.axes:
        raise GradientError(
            f"the gradient of {loss.tensor_type} was asked for, but only a real scalar, Tensor[()], has one: "
            "reduce it with .mean() or .sum()"
        )
