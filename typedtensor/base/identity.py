"""Comparison by identity, and tables by identity, whose entries live as long as their keys.

``weakref.WeakKeyDictionary`` compares its keys with ``==``, which between nodes of expressions is an operation.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable, Sequence
from operator import is_
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def are_same(first: Sequence[object], second: Sequence[object]) -> bool:
    """Whether two sequences consist of identical objects; ``==`` would compare the elements of tensors and nodes."""
    return len(first) == len(second) and all(map(is_, first, second))


class IdentityTable(Generic[K, V]):
    """A mapping by the identity of its keys, which it does not keep alive.

    >>> class Node: ...
    >>> table, node = IdentityTable[Node, int](), Node()
    >>> table[node] = 1
    >>> table[node], len(table)
    (1, 1)
    >>> del node
    >>> len(table)
    0
    """

    __slots__ = ("__weakref__", "_kept")

    def __init__(self) -> None:
        self._kept: dict[int, tuple[weakref.ref[K], V]] = {}

    def __getitem__(self, key: K) -> V:
        return self._kept[id(key)][1]

    def get(self, key: K) -> V | None:
        """Return the value of a key, or None."""
        kept = self._kept.get(id(key))
        return None if kept is None else kept[1]

    def __setitem__(self, key: K, value: V) -> None:
        number, table = id(key), weakref.ref(self)  # a strong reference would make a cycle through the callback

        def forget(_: weakref.ref[K]) -> None:
            if (this := table()) is not None:
                this._kept.pop(number, None)  # before another object can have this id

        self._kept[number] = weakref.ref(key, forget), value

    def values(self) -> list[V]:
        """Return the values."""
        return [value for _, value in list(self._kept.values())]

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Remove all entries."""
        self._kept.clear()


class OwnedTable(Generic[V]):
    """A mapping by equality of keys, each entry of which lives as long as its owner; it does not keep owners alive.

    >>> class Owner: ...
    >>> table, owner = OwnedTable[int](), Owner()
    >>> table.add("key", 1, owner)
    >>> table.get("key"), len(table)
    (1, 1)
    >>> del owner
    >>> table.get("key"), len(table)
    (None, 0)
    """

    __slots__ = ("__weakref__", "_kept")

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[V, weakref.ref[Any]]] = {}

    def get(self, key: Hashable) -> V | None:
        """Return the value of a key, or None."""
        kept = self._kept.get(key)
        return None if kept is None else kept[0]

    def add(self, key: Hashable, value: V, owner: object) -> None:
        """Set the value of a key, for the lifetime of an owner.

        Args:
            key: the key; neither key nor value may refer to the owner.
        """
        table = weakref.ref(self)  # a strong reference would make a cycle through the callback

        def forget(reference: object) -> None:
            this = table()
            if this is not None and (kept := this._kept.get(key)) is not None and kept[1] is reference:
                del this._kept[key]

        self._kept[key] = value, weakref.ref(owner, forget)

    def items(self) -> list[tuple[Hashable, V]]:
        """Return the keys with their values."""
        return [(key, kept[0]) for key in list(self._kept) if (kept := self._kept.get(key)) is not None]

    def keep(self, test: Callable[[V], bool]) -> None:
        """Remove the values that fail a test."""
        for key, value in self.items():
            if not test(value):
                self._kept.pop(key, None)

    def __len__(self) -> int:
        return len(self._kept)


References = tuple[weakref.ref[Any], ...]
"""Weak references to objects."""


def are_referred(references: References, objects: Sequence[object]) -> bool:
    """Whether the references point to exactly these objects, in order."""
    return are_same([reference() for reference in references], objects)
