"""The requests to a computation, and how each was computed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from typedtensor.core.tensor_type import TensorType
from typedtensor.targets.base import Executable

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


class Record(NamedTuple):
    """The data of a request. It does not refer to the node, which stays collectable.

    Attributes:
        kind: the kind of the request.
        operation: the operation of the expression.
        type: the type of its value.
        interpreted: why it was interpreted; None if it was planned.
        plan: which plan computed it, if not one of its own.
        ran: the executable that ran, if it was a single one.
        number: the ``id`` of the expression, while it lives.
    """

    kind: Kind
    operation: Any
    type: TensorType
    interpreted: str | None
    plan: str
    ran: Executable | None
    number: int


def shown(records: Sequence[Record]) -> tuple[Request, ...]:
    """Return requests as the explanation of a computation shows them."""
    return tuple(
        Request(x.kind, f"{x.operation}: {x.type}", x.interpreted is None, x.interpreted or x.plan) for x in records
    )
