"""Caches whose entries live as long as all labels and operations in their keys.

A global cache with labels in its keys would keep these alive for ever, along with all results for labels that functions
make. An entry for several labels and operations is therefore owned by the newest of them, which refers to the others.
Labels made in a function are newer than the labels from outside it, so the entry does not outlive the function.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, Generic, TypeVar

V = TypeVar("V")

MOST_OPERATIONS = 1024
"""The most operations with labels that a keeper caches; beyond that, it clears the cache."""

PATIENCE = 4
"""A value is evicted after so many uses of other values, for each value in the table, since its own last use."""

LAST = 8
"""If all values were used since, one of the newest is evicted, of this fraction of all."""

_NUMBERS = itertools.count()

number_keeper: Callable[[], int] = _NUMBERS.__next__
"""Returns the number of a new keeper."""


class Keeper:
    """The cache entries that a label or the class of an operation owns.

    Attributes:
        made: the number of keepers made before.
        known: entries about it and older keepers.
        operations: the operations whose newest label it is.
    """

    __slots__ = ("__weakref__", "known", "made", "operations")

    def __init__(self) -> None:
        self.made = number_keeper()
        self.known: dict[Hashable, Any] = {}
        self.operations: dict[Hashable, Any] = {}

    def __reduce__(self) -> Any:
        return Keeper, ()  # entries can be made again; joblib pickles keepers with the classes of scripts

    def operation(self, key: Hashable, make: Callable[..., Any], labels: tuple[object, ...]) -> Any:
        """Return the interned operation with labels, making it if necessary."""
        found = self.operations.get(key)
        if found is None:
            if len(self.operations) >= MOST_OPERATIONS:  # sizes and positions may be among the labels
                self.operations.clear()
            found = make(*labels)
            found.made = self.made  # the operation has the keeper's lifetime
            self.operations[key] = found
        return found


def kept_operation(key: tuple[Hashable, tuple[Any, ...]]) -> Any:
    """The operation that one of the labels in its key keeps, the newest, or one without labels; None where there is
    none yet.

    Raises:
        TypeError: when something in the key has no hash.
    """
    for label in reversed(key[1]):  # the label of a result is mostly the newer one
        kept = getattr(label, "__kept__", None)
        if kept is not None and (found := kept.operations.get(key)) is not None:
            return found
    return ALWAYS.operations.get(key)


ALWAYS = Keeper()
"""The keeper of entries without labels; the oldest."""


def newest(keepers: Iterable[Keeper]) -> Keeper:
    """The newest keeper."""
    found = ALWAYS
    for keeper in keepers:
        if keeper.made > found.made:
            found = keeper
    return found


class Use:
    """The time of the last use of a table's value.

    Attributes:
        clock: the counter of all uses in the table.
        time: the number of the last use; ``use.time = next(use.clock)`` records another.
    """

    __slots__ = ("clock", "time")

    def __init__(self, clock: Iterator[int]) -> None:
        self.clock, self.time = clock, -1


class Recent(Generic[V]):
    """A cache of recently used values. Threads share it without a lock, since each method call on a dictionary is
    atomic.

    ``dict.copy`` is an exception, so keys are listed instead: garbage collection during the copy can remove entries
    between the allocation and the count (Python 3.11).

    The least recently used value is evicted (LRU), unless all were used lately: then one of the newest is. Cyclic
    access to more keys than the capacity thus finds most of them, where LRU would find none.

    Args:
        most: the capacity.

    >>> squares = Recent[int](2)
    >>> for number in (3, 4, 3, 5):
    ...     print(squares.get(number, lambda: number * number), end=" ")
    9 16 9 25
    >>> squares.values()
    [9, 25]
    >>> numbers = Recent[int](64)
    >>> found = [numbers.find(n) or numbers.get(n, lambda: n) and 0 for _ in range(3) for n in range(1, 73)]
    >>> sum(n > 0 for n in found[-72:])
    56
    """

    def __init__(self, most: int) -> None:
        self._most, self._count = most, itertools.count()
        self._places: dict[Hashable, _Place] = {}

    def __len__(self) -> int:
        return len(self._places)

    def values(self) -> list[V]:
        """The values."""
        return [value for key in list(self._places) if (value := self._value(key)) is not None]

    def get(self, key: Hashable, make: Callable[[], V], keeper: Keeper | None = None) -> V:
        """Return the value of a key, making it if necessary; all threads get the same value.

        Args:
            key: the key, which must not refer to labels.
            make: makes the value.
            keeper: the owner of the value, which bounds its lifetime; by default the table is the owner.
        """
        place = self._places.get(key)
        value: V | None = None if place is None else place.get()
        if place is None or value is None:
            place, value = self._add(key, make(), keeper)
        place.use.time = next(self._count)
        return value

    def find(self, key: Hashable) -> V | None:
        """Return the value of a key; None if there is none."""
        place = self._places.get(key)
        if place is None:
            return None
        place.use.time = next(self._count)
        value: V | None = place.get()
        return value

    def use_of(self, key: Hashable) -> Use | None:
        """Return the use record of a key, for callers that hold the value already."""
        place = self._places.get(key)
        return None if place is None else place.use

    def trim(self, weigh: Callable[[V], int], most: int) -> None:
        """Evict values until the total weight of the others is at most ``most``.

        >>> words = Recent[str](9)
        >>> for word in ("three", "four", "six"):
        ...     _ = words.get(word, lambda: word)
        >>> words.trim(len, 10)
        >>> words.values()
        ['three', 'four']
        """
        weights: dict[Hashable, int] = {}
        for key in list(self._places):
            value = self._value(key)
            weights[key] = 0 if value is None else weigh(value)
        while sum(weights.values()) > most:
            weights.pop(key := self._dropped(weights), None)
            self._drop(key)

    def clear(self) -> None:
        """Forget all values."""
        for key in list(self._places):
            self._drop(key)

    def _value(self, key: Hashable) -> V | None:
        place = self._places.get(key)
        value: V | None = None if place is None else place.get()
        return value

    def _add(self, key: Hashable, value: V, keeper: Keeper | None) -> tuple[_Place, V]:
        places = self._places
        kept = None if keeper is None else weakref.ref(keeper)
        new = _Place(weakly(value, places, key) if kept else lambda: value, kept, Use(self._count))
        place = places.setdefault(key, new)
        found: V | None = place.get()
        if found is None:  # it has just expired
            place, found = new, value
            places[key] = new
        if place is new:
            if keeper is not None:
                keeper.known[self, key] = value
            others = [other for other in list(places) if other != key]
            if len(others) >= self._most:
                self._drop(self._dropped(others))
        return place, found

    def _dropped(self, keys: Iterable[Hashable]) -> Hashable:
        """Choose the key, of some, whose value is evicted."""
        uses = [(-1 if (place := self._places.get(key)) is None else place.use.time, key) for key in keys]
        times = [time for time, _ in uses]
        if max(times) - min(times) < PATIENCE * len(times):
            uses = uses[-max(1, len(uses) // LAST) :]
        return min(uses, key=lambda use: use[0])[1]

    def _drop(self, key: Hashable) -> None:
        place = self._places.pop(key, None)
        keeper = None if place is None or place.keeper is None else place.keeper()
        if keeper is not None:
            keeper.known.pop((self, key), None)


class _Place:
    """An entry: a getter of the value, the value's owner, and its use record."""

    __slots__ = ("get", "keeper", "use")

    def __init__(self, get: Callable[[], Any], keeper: weakref.ref[Keeper] | None, use: Use) -> None:
        self.get, self.keeper, self.use = get, keeper, use


def weakly(of: object, table: dict[Any, Any], key: Hashable) -> Any:
    """Return a weak reference to an object in a table; the entry is removed when the object dies."""

    def forget(_: object) -> None:
        table.pop(key, None)

    return weakref.ref(of, forget)
