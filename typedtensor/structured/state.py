"""States: what a loop carries. An expression, or a tuple, list, named tuple or dataclass of states."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from typedtensor.errors import AxisError
from typedtensor.operand import Operand
from typedtensor.tensor import tensor_type
from typedtensor.tensor_type import TensorType

Leaf = Any
"""A tensor or an expression."""


@dataclasses.dataclass(frozen=True, slots=True)
class Structure:
    """How a state is made of its leaves.

    Attributes:
        kind: the class; None for a leaf.
        names: of its fields; empty for a leaf, a tuple and a list.
        parts: the structures of its fields.
        type: the type of a leaf.
    """

    kind: type | None
    names: tuple[str, ...] = ()
    parts: tuple[Structure, ...] = ()
    type: TensorType | None = None

    @property
    def types(self) -> tuple[TensorType, ...]:
        """The types of the leaves, in order."""
        if self.type is not None:
            return (self.type,)
        return tuple(of for part in self.parts for of in part.types)

    def of_elements(self) -> Structure:
        """The structure of an element, where the leaves have an axis of elements in front."""
        if self.type is not None:
            return dataclasses.replace(self, type=tensor_type(self.type.kind, self.type.axes[1:]))
        return dataclasses.replace(self, parts=tuple(part.of_elements() for part in self.parts))

    def rebuild(self, leaves: Sequence[Leaf]) -> Any:
        """The state of these leaves."""
        remaining = iter(leaves)
        made = self._rebuild(remaining)
        assert next(remaining, None) is None, "as many leaves as the structure has"
        return made

    def _rebuild(self, leaves: Any) -> Any:
        if self.kind is None:
            return next(leaves)
        parts = [part._rebuild(leaves) for part in self.parts]
        if self.names:
            return self.kind(**dict(zip(self.names, parts, strict=True)))
        return self.kind(parts)

    def __str__(self) -> str:
        if self.kind is None:
            return str(self.type)
        parts = [str(part) for part in self.parts]
        if self.names:
            parts = [f"{name}={part}" for name, part in zip(self.names, parts, strict=True)]
            return f"{self.kind.__name__}({', '.join(parts)})"
        if self.kind is list:
            return f"[{', '.join(parts)}]"
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def flatten(state: object, what: str) -> tuple[list[Leaf], Structure]:
    """The leaves of a state, and how it is made of them.

    Args:
        what: how messages call the state.

    Raises:
        AxisError: it holds something that is neither a tensor nor an expression.
    """
    leaves: list[Leaf] = []
    return leaves, _flatten(state, leaves, what)


def _flatten(state: object, leaves: list[Leaf], what: str) -> Structure:
    if isinstance(state, Operand):
        leaves.append(state)
        return Structure(None, type=state.tensor_type)  # type: ignore[attr-defined]  # tensors and expressions have one
    if isinstance(state, tuple) and hasattr(state, "_fields"):
        names = tuple(state._fields)
        return Structure(type(state), names, tuple(_flatten(part, leaves, what) for part in state))
    if type(state) in (tuple, list):
        parts: Any = state
        return Structure(type(state), (), tuple(_flatten(part, leaves, what) for part in parts))
    if dataclasses.is_dataclass(state) and not isinstance(state, type):
        fields = tuple(field.name for field in dataclasses.fields(state))
        return Structure(type(state), fields, tuple(_flatten(getattr(state, name), leaves, what) for name in fields))
    raise AxisError(
        f"{what} is made of tensors and expressions, in tuples, lists, named tuples and dataclasses, and was given "
        f"{state!r}: wrap numbers and arrays, as in Const(Tensor[()](0.0))"
    )


def require_same(given: Structure, expected: Structure, what: str, source: str, which: str = "a state") -> None:
    """Raise :class:`AxisError` when a state has another structure, or other axes, than it must have.

    Args:
        what: what has the state that is given.
        source: where the expected one came from.
        which: what is to be alike.
    """
    if given != expected:
        raise AxisError(
            f"{what} is {given}, but {source} is {expected}: {which} must have one structure, kinds and axes"
        )
