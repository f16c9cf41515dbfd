"""Recurrence of sizes: whether a plan for certain sizes pays.

Planning takes as long as interpreting hundreds of elements. Sizes that occur in a single computation therefore get no
plan, unless they occur there for very many elements. Where more sizes occur than plans are kept for, a new plan evicts
another one only after the cached plans have been used often enough to make up for its cost.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from typedtensor.control.interpretation.runner import BodyScope
from typedtensor.core.scope import CURRENT

MANY = 2048
"""The number of elements that one computation interprets before it makes a plan."""

PAYS = 32
"""The number of uses of cached plans before a new plan may evict one."""

MOST_MET = 4096
"""The number of sizes to remember, by hash; the least recent ones are forgotten."""

P = TypeVar("P")


@dataclass(slots=True)
class _Met:
    """The occurrences of certain sizes.

    Attributes:
        computation: the first computation, while it lives; None outside of computations.
        elements: the total number of elements.
        again: whether a plan pays.
    """

    computation: weakref.ref[Any] | None
    elements: int = 0
    again: bool = False


class Recurrence:
    """A record of the sizes that have occurred."""

    def __init__(self) -> None:
        self._met: OrderedDict[int, _Met] = OrderedDict()

    def __len__(self) -> int:
        return len(self._met)

    def comes_again(self, sizes: Hashable, elements: int) -> bool:
        """Record an occurrence of sizes, for a number of elements; return whether a plan pays."""
        key = hash(sizes)
        found = self._met.get(key)
        if found is not None:
            self._met.move_to_end(key)
            if found.again:
                return True
            known = found.computation
            found.again = found.elements >= MANY or known is None or known() is not _computation()
        else:
            here = _computation()
            found = self._met[key] = _Met(None if here is None else weakref.ref(here))
            if len(self._met) > MOST_MET:
                self._met.popitem(last=False)
        found.elements += elements
        return found.again


class Limited(Generic[P]):
    """A bounded cache of plans by sizes.

    Args:
        most: the largest number of plans.
    """

    def __init__(self, most: int) -> None:
        self._most, self._used = most, 0
        self._plans: OrderedDict[Hashable, P] = OrderedDict()

    def __len__(self) -> int:
        return len(self._plans)

    def __contains__(self, sizes: Hashable) -> bool:
        return sizes in self._plans

    def use(self, sizes: Hashable) -> P:
        """Return the plan for sizes in the cache, and record its use."""
        self._plans.move_to_end(sizes)
        self._used += 1
        return self._plans[sizes]

    @property
    def takes(self) -> bool:
        """Whether the cache accepts another plan."""
        return len(self._plans) < self._most or self._used >= PAYS

    def add(self, sizes: Hashable, plan: P) -> None:
        """Add a plan; evict the least recently used one if there are too many."""
        self._plans[sizes] = plan
        if len(self._plans) > self._most:
            self._plans.popitem(last=False)
            self._used = 0


def _computation() -> Any:
    """Return the innermost open computation that is not that of a body."""
    scope: Any = CURRENT.get()
    while isinstance(scope, BodyScope):
        scope = scope.outer
    return scope
