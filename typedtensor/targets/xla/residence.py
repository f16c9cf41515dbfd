"""Parameters and their states on the device, where they stay between steps."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter, is_
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.expr import Param
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array
from typedtensor.targets.base import Assignment
from typedtensor.targets.xla.layout import fetch
from typedtensor.targets.xla.versions import Home, Present, Version

_value_of = attrgetter("_value")


class Residents:
    """Parameters that steps change together: each has all of them or none.

    Attributes:
        parameters: the parameters.
        present: the version of now.
        homes: where the parameters find their values, once a step is made.
    """

    def __init__(self, parameters: tuple[Param[Any], ...], version: Version) -> None:
        self.parameters, self.present = parameters, Present(version)
        self.homes = [Home(self.present, n) for n in range(len(parameters))]
        self._before: tuple[weakref.ref[Version], Sequence[Any]] | None = None

    @classmethod
    def of(cls, parameters: Sequence[Param[Any]], arrays: Sequence[Any]) -> Residents:
        """Parameters with arrays of the device: their values, then the first state of each, and so on."""
        return cls(tuple(parameters), Version(arrays, [p.tensor_type for p in parameters]))

    def parted(self, numbers: Sequence[int]) -> Residents:
        """Some of the parameters by themselves, whose arrays are where they are."""
        return Residents(tuple(self.parameters[n] for n in numbers), self.present._value.part(numbers))

    def is_home(self) -> bool:
        """Whether the parameters find their values here: nobody has assigned others."""
        return all(map(is_, map(_value_of, self.parameters), self.homes))

    def spare(self) -> Sequence[Any] | None:
        """The arrays of the version before the present one, to be written over; None while they can be asked for."""
        present = self.present._value
        before, self._before = self._before, (weakref.ref(present), present.arrays)  # once a step has replaced it
        return None if before is None or before[0]() is not None else before[1]

    def states(self) -> dict[Param[Any], list[Array]]:
        """The states of each parameter, fetched."""
        version = self.present._value
        return {p: [np.array(fetch(x)) for x in version.states(n)] for n, p in enumerate(self.parameters)}


class Selection:
    """The parameters of a step, which are those of one or more groups.

    Args:
        groups: the groups.
        parameters: the parameters, in the order of their gradients.
    """

    def __init__(self, groups: Sequence[Residents], parameters: Sequence[Param[Any]]) -> None:
        self.groups, count = groups, len(parameters)
        self._numbers: dict[Node, tuple[int, int]] = {
            p: (g, n) for g, group in enumerate(groups) for n, p in enumerate(group.parameters)
        }
        place = {p: n for n, p in enumerate(parameters)}
        rows = range(groups[0].present._value.rows)
        self._parts = [[place[p] + count * row for row in rows for p in group.parameters] for group in groups]
        joined = [at for part in self._parts for at in part]
        ordered = {at: n for n, at in enumerate(joined)}
        self._order = [ordered[n] for n in range(len(ordered))]
        self._is_whole = len(groups) == 1 and self._order == joined

    def is_home(self) -> bool:
        """Whether all parameters find their values here."""
        return all(group.is_home() for group in self.groups)

    def versions(self) -> list[Version]:
        """The present versions."""
        return [group.present._value for group in self.groups]

    def arrays(self, versions: Sequence[Version]) -> Sequence[Any]:
        """The arrays of versions: the values, then the first state of each parameter, and so on."""
        return self._ordered([version.arrays for version in versions])

    def memory(
        self, numbers: Sequence[int], present: Sequence[Any], make: Callable[[], Sequence[Any]]
    ) -> Sequence[Any]:
        """Arrays of the device for the next versions to be written to.

        They are those of the versions before the present ones, unless somebody can still ask for them; else new ones.

        Args:
            numbers: which arrays of a version are written to memory that is given.
            present: the arrays of the present versions.
            make: makes new ones.
        """
        if not numbers:
            return ()
        spare = [group.spare() for group in self.groups]  # of all: it notes which are the present ones
        found = [x for x in spare if x is not None]
        if len(found) < len(spare):
            return make()
        ordered = self._ordered(found)
        memory = [ordered[n] for n in numbers]
        kept = {*map(id, present)}  # JAX hands on what a program returns as it was
        usable = all(hasattr(x, "is_deleted") and not x.is_deleted() and id(x) not in kept for x in memory)
        return memory if usable else make()

    def becomes(self, made: Sequence[Any]) -> list[Assignment]:
        """What replaces the present versions.

        Args:
            made: the new arrays.
        """
        pairs = zip(self.groups, self._parts, strict=True)
        return [(x.present, x.present._value.followed_by([made[n] for n in part])) for x, part in pairs]

    def values(self) -> Callable[[Node], AnyTensor | None]:
        """What gives the present values of the parameters, also after a step; nothing for other nodes."""
        versions, numbers = self.versions(), self._numbers

        def value(node: Node) -> AnyTensor | None:
            at = numbers.get(node)
            return None if at is None else versions[at[0]].held(at[1])

        return value

    def _ordered(self, arrays: Sequence[Sequence[Any]]) -> Sequence[Any]:
        if self._is_whole:
            return arrays[0]
        joined = [x for part in arrays for x in part]
        return [joined[n] for n in self._order]


class Groups:
    """Parameters in groups; a step has all of a group, or none of it.

    Args:
        all: the groups.
    """

    def __init__(self, all: Sequence[Residents]) -> None:
        self.all = all
        self._of = {p: (group, n) for group in all for n, p in enumerate(group.parameters)}

    def selection(self, parameters: Sequence[Param[Any]]) -> Selection | None:
        """Parameters that are those of groups, where steps have left them; None if they are not."""
        groups = [*dict.fromkeys(map(self._group, parameters))]
        found = [group for group in groups if group is not None and group.is_home()]
        if len(found) < len(groups) or sum([len(group.parameters) for group in found]) != len(parameters):
            return None
        return Selection(found, parameters)

    def _group(self, parameter: Param[Any]) -> Residents | None:
        found = self._of.get(parameter)
        return None if found is None else found[0]

    def states(self, parameter: Param[Any]) -> Sequence[Any] | None:
        """The states of a parameter, on the device; None if it is in no group."""
        found = self._of.get(parameter)
        return None if found is None else found[0].present._value.states(found[1])

    def after(
        self, parameters: Sequence[Param[Any]], made: Sequence[Any]
    ) -> tuple[list[Assignment], Groups, Mapping[Param[Any], Sequence[Array]]]:
        """The groups after a step on parameters that were others: those that it met together stay together.

        Args:
            parameters: the parameters.
            made: their new values, then the first of the new states of each, and so on.

        Returns:
            Where the parameters find their values, the groups, and the states of those that are in none any more.
        """
        places: list[Assignment] = []
        kept: list[Residents] = []
        loose: dict[Param[Any], Sequence[Array]] = {}
        numbers, count = {p: n for n, p in enumerate(parameters)}, len(parameters)

        def settle(group: Residents) -> None:
            places.extend(zip(group.parameters, group.homes, strict=True))
            kept.append(group)

        met: dict[Residents | None, list[Param[Any]]] = {}
        for p in parameters:
            met.setdefault(self._group(p), []).append(p)
        for group in self.all:
            if group not in met:
                kept.append(group)
                continue
            others = [n for n, p in enumerate(group.parameters) if p not in numbers]
            home = [n for n in others if group.parameters[n]._value is group.homes[n]]
            if home:
                settle(group.parted(home))
            if len(home) < len(others):
                states = group.states()
                loose |= {group.parameters[n]: states[group.parameters[n]] for n in others if n not in home}
        for together in met.values():
            at = [numbers[p] for p in together]
            settle(Residents.of(together, [made[row + n] for row in range(0, len(made), count) for n in at]))
        return places, Groups(kept), loose
