"""Tables whose entries last as long as all the labels and operations in their keys.

A global table with labels in its keys would hold them for ever, with every result for labels that a function has made.
So an entry for several labels and operations is kept by the newest of them. That one refers to the others, and labels
made in a function are newer than those it finds: the entry does not outlive the function.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, Generic, TypeVar

V = TypeVar("V")

MOST_OPERATIONS = 1024
"""How many operations with its labels one keeper remembers; beyond that, it forgets them all."""

PATIENCE = 4
"""A value gives way to new ones once so many others, for each that there is, were used since it was."""

LAST = 8
"""Until then it is one of those made last that does, of a part of all."""

_NUMBERS = itertools.count()

number_keeper: Callable[[], int] = _NUMBERS.__next__
"""Gives the number of a new keeper."""


class Keeper:
    """The entries kept with a label, or with the class of an operation.

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
        return Keeper, ()  # what it keeps is found again; classes of scripts are pickled with it, as by joblib

    def operation(self, key: Hashable, make: Callable[..., Any], labels: tuple[object, ...]) -> Any:
        """An operation with labels, made once."""
        found = self.operations.get(key)
        if found is None:
            if len(self.operations) >= MOST_OPERATIONS:  # sizes and positions may stand among the labels
                self.operations.clear()
            found = make(*labels)
            found.made = self.made  # it is there as long
            self.operations[key] = found
        return found


ALWAYS = Keeper()
"""Keeps what belongs to no label; the oldest."""


def newest(keepers: Iterable[Keeper]) -> Keeper:
    """The keeper that was made last."""
    found = ALWAYS
    for keeper in keepers:
        if keeper.made > found.made:
            found = keeper
    return found


class Use:
    """When a value of a table was used last.

    Attributes:
        clock: counts the uses of all of them.
        time: the number of the last use; ``use.time = next(use.clock)`` notes another.
    """

    __slots__ = ("clock", "time")

    def __init__(self, clock: Iterator[int]) -> None:
        self.clock, self.time = clock, -1


class Recent(Generic[V]):
    """A table of the values used last. Threads share it without a lock: each call of a dictionary is atomic.

    Not so ``copy``, which is why keys are listed: the garbage collection that it may begin can take entries away
    between what it copies and what it counts (Python 3.11).

    The least recently used value gives way (LRU), unless all have been used lately: then it is one of those made last.
    So of more keys in turns than there is room for, most are found again, where none would be.

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
        """The value of a key; it is made if there is none, and all threads are given the same.

        Args:
            key: does not refer to labels.
            make: makes the value.
            keeper: how long it lasts at most; as long as the table if there is none.
        """
        place = self._places.get(key)
        value: V | None = None if place is None else place.get()
        if place is None or value is None:
            place, value = self._add(key, make(), keeper)
        place.use.time = next(self._count)
        return value

    def find(self, key: Hashable) -> V | None:
        """The value of a key, if there is one."""
        place = self._places.get(key)
        if place is None:
            return None
        place.use.time = next(self._count)
        value: V | None = place.get()
        return value

    def use_of(self, key: Hashable) -> Use | None:
        """The use of a value, for those who have the value already."""
        place = self._places.get(key)
        return None if place is None else place.use

    def trim(self, weigh: Callable[[V], int], most: int) -> None:
        """Drop values until the others weigh no more than so much.

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
        if found is None:  # it has just come to its end
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
        """The key, of some, of the value that gives way."""
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
    """An entry: the getter of the value, its owner, and its use."""

    __slots__ = ("get", "keeper", "use")

    def __init__(self, get: Callable[[], Any], keeper: weakref.ref[Keeper] | None, use: Use) -> None:
        self.get, self.keeper, self.use = get, keeper, use


def weakly(of: object, table: dict[Any, Any], key: Hashable) -> Any:
    """A weak reference to an object in a table, which drops the entry when the object goes."""

    def forget(_: object) -> None:
        table.pop(key, None)

    return weakref.ref(of, forget)
