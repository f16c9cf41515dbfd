"""The history that decides what is compiled at first sight: that of an optimizer, or of a process."""

from __future__ import annotations

from collections.abc import Iterable

FIRST = 4
"""The number of structures that are compiled when they are first met; they may be all that there are."""

MOST = 1024
"""The largest number of structures that are remembered; the first ones are forgotten."""


class History:
    """The structures of losses that were met, by numbers that are the same in each process.

    The first structures are compiled at once. A training that meets more may never meet one of them twice, so further
    ones are interpreted when they are first met.

    Args:
        met: the structures that were met before.
        first: the number of structures that are compiled at once.

    >>> history = History(first=1)
    >>> [history.compiles(structure) for structure in (3, 3, 5, 5)]
    [True, True, False, True]
    >>> History(history.met, first=1).compiles(5)
    True
    """

    def __init__(self, met: Iterable[int] = (), first: int = FIRST) -> None:
        self._met, self._first = dict.fromkeys(met), first

    @property
    def met(self) -> tuple[int, ...]:
        """The structures, in the order of their first occurrence."""
        return tuple(self._met)

    def compiles(self, structure: int, *, at_once: bool = True) -> bool:
        """Whether a structure is compiled this time; record it.

        Args:
            structure: the number of the structure.
            at_once: whether it can be compiled at first sight.
        """
        if structure in self._met:
            return True
        self._met[structure] = None
        if len(self._met) > MOST:
            del self._met[next(iter(self._met))]
        return at_once and len(self._met) <= self._first
