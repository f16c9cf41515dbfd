"""The requests to a computation, and how each was computed."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.core.tensor_type import TensorType

MOST_REQUESTS = 256
"""The number of requests that a computation records for its explanation."""

Kind = Literal["value", "gradients", "step"]


class Request(NamedTuple):
    """A request to a computation.

    Attributes:
        kind: a value, gradients, or a step.
        node: the operation of the expression, and the type of its value.
        planned: whether a plan computed it.
        reason: why it was interpreted, or which plan computed it.
    """

    kind: Kind
    node: str
    planned: bool
    reason: str


Noted = tuple[Kind, Any, TensorType, str | None, str]
"""The data of a request. It does not refer to the node, which stays collectable."""


def noted(kind: Kind, node: Node, interpreted: str | None, plan: str = "") -> Noted:
    """Return the data of a request.

    Args:
        kind: the kind of the request.
        node: the expression.
        interpreted: why it was interpreted; None if it was planned.
        plan: which plan computed it, if not one of its own.
    """
    operation = getattr(node, "op", None) or getattr(node, "title", type(node).__name__)
    return kind, operation, node.tensor_type, interpreted, plan


class Requests:
    """The first requests of a computation."""

    def __init__(self) -> None:
        self._known: list[Noted] = []

    def record(self, kind: Kind, node: Node, interpreted: str | None, plan: str = "") -> None:
        """Record a request; see :func:`noted`."""
        self.add(noted(kind, node, interpreted, plan))

    def add(self, request: Noted) -> None:
        """Record the data of a request."""
        if len(self._known) < MOST_REQUESTS:
            self._known.append(request)

    def all(self) -> tuple[Request, ...]:
        """Return the requests, in order."""
        return tuple(
            Request(kind, f"{operation}: {tensor_type}", interpreted is None, interpreted or plan)
            for kind, operation, tensor_type, interpreted, plan in self._known
        )
