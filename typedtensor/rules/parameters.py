"""The parameters of a class with a rule, and the labels of its instances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def takes(parameters: Sequence[str], count: int) -> bool:
    """Whether a number of labels can be bound to parameters; a variadic one, ``*P``, takes any number.

    >>> takes(["U", "V"], 3), takes(["U", "*P"], 3), takes(["U", "*P"], 0)
    (False, True, False)
    """
    spare = count - len(parameters)
    return spare == 0 or (spare >= -1 and any(name.startswith("*") for name in parameters))


def by_parameter(parameters: Sequence[str], labels: Sequence[T]) -> dict[str, tuple[T, ...]]:
    """Bind labels to parameters; a variadic one takes the remaining labels.

    >>> by_parameter(["U", "*P", "V"], "abcd")
    {'U': ('a',), '*P': ('b', 'c'), 'V': ('d',)}
    """
    bound: dict[str, tuple[T, ...]] = {}
    rest = tuple(labels)
    for name in parameters:
        count = len(labels) - len(parameters) + 1 if name.startswith("*") else 1
        bound[name], rest = rest[:count], rest[count:]
    return bound
