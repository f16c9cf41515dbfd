"""Placeholders of a node's parts during the trace of a function of trees: only their states are known."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from typedtensor.errors import AxisError


@dataclasses.dataclass(slots=True)
class Standing:
    """The state of a trace: the values that a function of trees may be applied to.

    Attributes:
        owner: the function.
        name: its name in messages.
        states: the states of the node's parts, by the address of their placeholders.
        empty: placeholders of the state of None, one for each read.
        used: the number of reads.
    """

    owner: object
    name: str
    states: dict[int, Any]
    empty: Sequence[Any]
    used: int = 0


STANDING: ContextVar[Standing | None] = ContextVar("standing", default=None)
"""The trace of the current node."""


class TreePart:
    """The base of the classes of placeholders."""


def part_like(node: Any) -> Any:
    """Return a placeholder of a part: an instance of its class whose fields cannot be read."""
    of = type(node)
    fields = {x.name for x in dataclasses.fields(of)}

    def read(self: Any, name: str) -> Any:
        if name in fields:
            standing = STANDING.get()
            raise AxisError(
                f"{standing.name if standing else 'a function of trees'} reads the field {name} of a part of a "
                "node, but only its own results for parts are available: apply the function to the part, and "
                "return the field's value in its result"
            )
        return object.__getattribute__(self, name)

    def show(self: Any) -> str:
        return f"a part of the class {of.__name__}"

    return object.__new__(type(of.__name__, (TreePart, of), {"__getattribute__": read, "__repr__": show}))
