"""Bodies: functions of expressions as graphs."""

from __future__ import annotations

from typing import Any

from typedtensor.core.expr import App, Expr, Input
from typedtensor.core.tuples import Structured

Node = Expr[Any]


class Body:
    """A function of expressions, as a graph.

    Attributes:
        inputs: stand for the arguments.
        captured: the expressions outside the body that the outputs are computed from: parameters, constants,
            expressions made before, and in the body of a loop also those that do not depend on its inputs.
        outputs: the results of the function.
        order: the applications in the body, operands first.
        title: the function, for messages.
        depth: how many bodies stand in each other, this one included.
        pure: whether all operations in it, and in bodies in it, compute and do nothing else: the library's own.
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
        """The same body with more captured expressions than it needs, in another order."""
        return Body(self.inputs, captured, self.outputs, self.order, self.title)

    def __reduce__(self) -> Any:
        # The outputs come before the nodes in order, which are below them.
        return _body, (self.inputs, self.captured, self.outputs, self.order, self.title)

    def __repr__(self) -> str:
        given = ", ".join(str(x.tensor_type) for x in self.inputs)
        return f"Body({self.title}: {given} -> {', '.join(str(x.tensor_type) for x in self.outputs)})"


def _body(*parts: Any) -> Body:
    return Body(*parts)
