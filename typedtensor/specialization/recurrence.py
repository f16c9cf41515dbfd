"""Which sizes come again, so that a plan for them pays.

A plan takes as long to make as the interpreter takes for hundreds of elements. So there is none for sizes that are met
in one computation alone, unless they are met there for very many elements; and where there are more sizes than plans
are kept for, a plan gives way to another one only when plans have been used for long enough to make up for it.
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
"""How many elements are interpreted in one computation before a plan is made in it."""

PAYS = 32
"""How often plans are used before one that is made takes the place of another."""

MOST_MET = 4096
"""How many sizes are remembered, by their hashes; those that were not met for longest are forgotten."""

P = TypeVar("P")


@dataclass(slots=True)
class _Met:
    """When sizes were met.

    Attributes:
        computation: the first one, while it is there; None outside of computations.
        elements: how many they were met for.
        again: whether a plan pays.
    """

    computation: weakref.ref[Any] | None
    elements: int = 0
    again: bool = False


class Recurrence:
    """Sizes, as they are met."""

    def __init__(self) -> None:
        self._met: OrderedDict[int, _Met] = OrderedDict()

    def __len__(self) -> int:
        return len(self._met)

    def comes_again(self, sizes: Hashable, elements: int) -> bool:
        """Note that sizes are met, for some elements; whether they were met often enough that a plan pays."""
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
    """Plans by sizes, of which so many are kept.

    Args:
        most: how many.
    """

    def __init__(self, most: int) -> None:
        self._most, self._used = most, 0
        self._plans: OrderedDict[Hashable, P] = OrderedDict()

    def __len__(self) -> int:
        return len(self._plans)

    def __contains__(self, sizes: Hashable) -> bool:
        return sizes in self._plans

    def use(self, sizes: Hashable) -> P:
        """The plan for sizes that there is one for."""
        self._plans.move_to_end(sizes)
        self._used += 1
        return self._plans[sizes]

    @property
    def takes(self) -> bool:
        """Whether another plan may be made."""
        return len(self._plans) < self._most or self._used >= PAYS

    def add(self, sizes: Hashable, plan: P) -> None:
        """Keep a plan, in place of the one that was not used for longest if there are too many."""
        self._plans[sizes] = plan
        if len(self._plans) > self._most:
            self._plans.popitem(last=False)
            self._used = 0


def _computation() -> Any:
    """The innermost open computation that is not that of a body."""
    scope: Any = CURRENT.get()
    while isinstance(scope, BodyScope):
        scope = scope.outer
    return scope
