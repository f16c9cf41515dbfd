"""What stands for the parts of a node while a function of trees is traced: their states are known, and nothing else."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from typedtensor.errors import AxisError


@dataclasses.dataclass(slots=True)
class Standing:
    """What a function of trees may be applied to while it is traced for a node.

    Attributes:
        owner: the function.
        name: what messages call it.
        states: the states of the parts of the node, by the identity of what stands for each.
        empty: states that stand for that of None, one for each time that it is asked for.
        used: how many of them were asked for.
    """

    owner: object
    name: str
    states: dict[int, Any]
    empty: Sequence[Any]
    used: int = 0


STANDING: ContextVar[Standing | None] = ContextVar("standing", default=None)
"""For the node that a function is being traced for."""


class TreePart:
    """The base of the classes of what stands for parts."""


def part_like(node: Any) -> Any:
    """What stands for a part: an instance of its class, whose fields cannot be read."""
    of = type(node)
    fields = {x.name for x in dataclasses.fields(of)}

    def read(self: Any, name: str) -> Any:
        if name in fields:
            standing = STANDING.get()
            raise AxisError(
                f"{standing.name if standing else 'a function of trees'} reads the field {name} of a part of a node: "
                "of the parts it knows the results alone; apply it to the part, and return what is needed of the part"
            )
        return object.__getattribute__(self, name)

    def show(self: Any) -> str:
        return f"a part of the class {of.__name__}"

    return object.__new__(type(of.__name__, (TreePart, of), {"__getattribute__": read, "__repr__": show}))
