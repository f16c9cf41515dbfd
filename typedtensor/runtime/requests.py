"""What a computation was asked for, and how it was computed."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.core.tensor_type import TensorType

MOST_REQUESTS = 256
"""How many requests a computation remembers for its explanation."""

Kind = Literal["value", "gradients", "step"]


class Request(NamedTuple):
    """What a computation was asked for.

    Attributes:
        kind: a value, gradients, or a step.
        node: the operation whose value or gradients were asked for, and the type of the value.
        planned: whether a plan gave it.
        reason: why it was interpreted, or what the plan was made for.
    """

    kind: Kind
    node: str
    planned: bool
    reason: str


Noted = tuple[Kind, Any, TensorType, str | None, str]
"""What a request is made of. It does not hold the node, which may be let go of."""


def noted(kind: Kind, node: Node, interpreted: str | None, plan: str = "") -> Noted:
    """What is remembered of a request.

    Args:
        kind: what was asked for.
        node: of which expression.
        interpreted: why it was interpreted; None if it was planned.
        plan: which plan gave it, if it was not one of its own.
    """
    operation = getattr(node, "op", None) or getattr(node, "title", type(node).__name__)
    return kind, operation, node.tensor_type, interpreted, plan


class Requests:
    """The first requests of a computation."""

    def __init__(self) -> None:
        self._known: list[Noted] = []

    def record(self, kind: Kind, node: Node, interpreted: str | None, plan: str = "") -> None:
        """Note a request; see :func:`noted`."""
        self.add(noted(kind, node, interpreted, plan))

    def add(self, request: Noted) -> None:
        """Remember a request."""
        if len(self._known) < MOST_REQUESTS:
            self._known.append(request)

    def all(self) -> tuple[Request, ...]:
        """The requests, in order."""
        return tuple(
            Request(kind, f"{operation}: {tensor_type}", interpreted is None, interpreted or plan)
            for kind, operation, tensor_type, interpreted, plan in self._known
        )
