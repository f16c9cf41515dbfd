"""What is known of objects, for as long as they live.

``weakref.WeakKeyDictionary`` compares its keys with ``==``, which between nodes of expressions is an operation.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class IdentityTable(Generic[K, V]):
    """Values by the identity of their keys, which it does not keep alive.

    >>> class Node: ...
    >>> table, node = IdentityTable[Node, int](), Node()
    >>> table[node] = 1
    >>> table[node], len(table)
    (1, 1)
    >>> del node
    >>> len(table)
    0
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[weakref.ref[K], V]] = {}

    def __getitem__(self, key: K) -> V:
        return self._kept[id(key)][1]

    def get(self, key: K) -> V | None:
        """The value of a key; None if there is none."""
        kept = self._kept.get(id(key))
        return None if kept is None else kept[1]

    def __setitem__(self, key: K, value: V) -> None:
        number, kept = id(key), self._kept

        def forget(_: weakref.ref[K]) -> None:
            kept.pop(number, None)  # before anything else can have this number

        kept[number] = weakref.ref(key, forget), value

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()


References = tuple[weakref.ref[Any], ...]
"""Objects that are not kept alive."""


def are_referred(references: References, objects: Sequence[object]) -> bool:
    """Whether references are to certain objects, in order."""
    if not references:
        return not objects
    return len(references) == len(objects) and all(
        reference() is x for reference, x in zip(references, objects, strict=True)
    )
