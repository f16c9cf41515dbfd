"""Bodies: traced functions of expressions."""

from __future__ import annotations

from typing import Any

from typedtensor.core.axes import Axis
from typedtensor.core.expr import App, Expr, Input
from typedtensor.core.tuples import Structured

Node = Expr[Any]


class Body:
    """A function of expressions, as a graph.

    Attributes:
        inputs: placeholders of the arguments.
        captured: the expressions outside the body that the outputs depend on: parameters, constants, expressions made
            before, and for a loop also expressions that do not depend on its inputs.
        outputs: the results of the function.
        order: the applications in the body, in topological order.
        title: the function, for messages.
        depth: the nesting depth of bodies, this one included.
        pure: whether all operations in it and in nested bodies are the library's own, which have no side effects.
        runner: runs the body on arrays; None until the first run.
    """

    __slots__ = ("__weakref__", "captured", "depth", "inputs", "order", "outputs", "pure", "runner", "title")

    def __init__(
        self,
        inputs: tuple[Input[Any], ...],
        captured: tuple[Node, ...],
        outputs: tuple[Node, ...],
        order: tuple[App[Any], ...],
        title: str,
    ) -> None:
        self.inputs, self.captured, self.outputs, self.order, self.title = inputs, captured, outputs, order, title
        self.runner: Any = None
        inner = [body for node in order if isinstance(node, Structured) for body in node.op.bodies]
        self.depth = 1 + max((body.depth for body in inner), default=0)
        self.pure = all(node.op.builtin for node in order) and all(body.pure for body in inner)

    def with_captured(self, captured: tuple[Node, ...]) -> Body:
        """Return the body with a larger or reordered tuple of captured expressions."""
        return Body(self.inputs, captured, self.outputs, self.order, self.title)

    def __reduce__(self) -> Any:
        # Pickle the outputs first, since they refer to the nodes in order.
        return _body, (self.inputs, self.captured, self.outputs, self.order, self.title)

    def __repr__(self) -> str:
        given = ", ".join(str(x.tensor_type) for x in self.inputs)
        return f"Body({self.title}: {given} -> {', '.join(str(x.tensor_type) for x in self.outputs)})"


def _body(*parts: Any) -> Body:
    return Body(*parts)


class Iteration(Axis):
    """The steps of a while loop. Their number is known when the loop ends.

    A tensor may have more elements along this axis than the loop took steps: in an enclosing loop it has as many as the
    longest run of the inner one. Elements beyond the steps are undefined.
    """
