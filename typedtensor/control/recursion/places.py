"""Slots that functions, calls and results of several types share, and choices between paths by number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from typedtensor.control.choices import zeros
from typedtensor.control.conditional import cond
from typedtensor.core.expr import Const
from typedtensor.core.tensor import IntTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops import zeros_like

_zeros_like: Any = zeros_like

NUMBER = tensor_type(IntTensor.kind, ())
"""The type of the numbers of functions, calls and levels."""


class Places:
    """Slots that can hold the values of any one of several groups.

    Args:
        groups: the types of the values of each group.

    Attributes:
        types: the types of the slots.
    """

    def __init__(self, groups: Iterable[Sequence[TensorType]]) -> None:
        most: Counter[TensorType] = Counter()
        for group in groups:
            most |= Counter(group)
        self.types = tuple(most.elements())

    def of(self, types: Sequence[TensorType]) -> list[int]:
        """The slots of a group's values."""
        free = list(range(len(self.types)))
        found = []
        for wanted in types:
            place = next(n for n in free if self.types[n] is wanted)
            free.remove(place)
            found.append(place)
        return found

    def empty(self, zero: Any) -> list[Any]:
        """Zeros in all slots; real zeros have the dtype of a number."""
        return [zeros(of, zero) for of in self.types]

    def put(self, values: Sequence[Any], others: Sequence[Any]) -> list[Any]:
        """Return the values of a group in their slots, and others in the free slots."""
        result = list(others)
        for place, x in zip(self.of([x.tensor_type for x in values]), values, strict=True):
            result[place] = x
        return result

    def taken(self, values: Sequence[Any], types: Sequence[TensorType]) -> list[Any]:
        """Return the values of a group from their slots."""
        return [values[place] for place in self.of(types)]


def zero_like(given: Iterable[Any]) -> Any:
    """Return zero in the common dtype of some expressions; None if none of them is real."""
    found: Any = None
    for x in given:
        if x.tensor_type.kind == "real":
            number = x.sum() if x.axes else x
            found = number if found is None else found + number
    return None if found is None else _zeros_like(found)


def constant(number: int) -> Any:
    """A number as an expression."""
    return Const(IntTensor[()](number))


def numbered(number: Any, paths: Sequence[Callable[[], list[Any]]]) -> list[Any]:
    """The result of one of several paths, chosen by number."""
    if len(paths) == 1:
        return paths[0]()
    half = len(paths) // 2
    return chosen(number < half, lambda: numbered(number, paths[:half]), lambda: numbered(number - half, paths[half:]))


def chosen(predicate: Any, one: Callable[[], list[Any]], other: Callable[[], list[Any]]) -> list[Any]:
    """The result of one of two paths, chosen by a predicate."""
    return cond(predicate, lambda _: one(), lambda _: other(), ())
