"""Device-resident parameters and optimizer states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter, is_
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array
from typedtensor.targets.base import Assignment
from typedtensor.targets.xla.versions import Home, Present, Version

_value_of = attrgetter("_value")


class Residents:
    """A group of parameters that every step changes together.

    Attributes:
        parameters: the parameters.
        present: the current version.
        homes: the links from parameters to their values, once a step has been committed.
    """

    def __init__(self, parameters: tuple[Param[Any], ...], version: Version) -> None:
        self.parameters, self.present = parameters, Present(version)
        self.homes = [Home(self.present, n) for n in range(len(parameters))]

    @classmethod
    def of(cls, parameters: Sequence[Param[Any]], arrays: Sequence[Any]) -> Residents:
        """Return the group of parameters with device arrays: the values, then the first state of each, and so on."""
        return cls(tuple(parameters), Version(arrays, [p.tensor_type for p in parameters]))

    def parted(self, numbers: Sequence[int]) -> Residents:
        """Return a group of some of the parameters, which shares their arrays."""
        return Residents(tuple(self.parameters[n] for n in numbers), self.present._value.part(numbers))

    def is_home(self) -> bool:
        """Whether the parameters are linked to this group, that is, no other values were assigned."""
        return all(map(is_, map(_value_of, self.parameters), self.homes))

    def states(self) -> dict[Param[Any], list[Array]]:
        """Return the states of each parameter as NumPy arrays."""
        version = self.present._value
        count, rows = len(self.parameters), range(1, version.rows)
        return {p: [version.fetched(row * count + n) for row in rows] for n, p in enumerate(self.parameters)}


class Selection:
    """The parameters of a step, which fill one or more groups.

    Attributes:
        parts: for each group, the positions of its arrays among those of the step.

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
        self.parts = [[place[p] + count * row for row in rows for p in group.parameters] for group in groups]
        joined = [at for part in self.parts for at in part]
        ordered = {at: n for n, at in enumerate(joined)}
        self._order = [ordered[n] for n in range(len(ordered))]
        self._is_whole = len(groups) == 1 and self._order == joined

    def is_home(self) -> bool:
        """Whether all parameters are linked to their groups."""
        return all(group.is_home() for group in self.groups)

    def versions(self) -> list[Version]:
        """The current versions."""
        return [group.present._value for group in self.groups]

    def arrays(self, versions: Sequence[Version]) -> Sequence[Any]:
        """Return the arrays of versions: the values, then the first state of each parameter, and so on."""
        return self._ordered([version.arrays for version in versions])

    def becomes(self, made: Sequence[Any]) -> list[Assignment]:
        """Return the assignments that replace the current versions.

        Args:
            made: the new arrays.
        """
        pairs = zip(self.groups, self.parts, strict=True)
        return [(x.present, x.present._value.followed_by([made[n] for n in part])) for x, part in pairs]

    def values(self) -> Callable[[Node], AnyTensor | None]:
        """Return a function from a parameter to its value after the latest step, and from other nodes to None."""
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


class ResidentGroups:
    """All groups of a store; a step has all of a group's parameters or none.

    Args:
        all: the groups.
    """

    def __init__(self, all: Sequence[Residents]) -> None:
        self.all = all
        self._of = {p: (group, n) for group in all for n, p in enumerate(group.parameters)}

    def selection(self, parameters: Sequence[Param[Any]]) -> Selection | None:
        """Return parameters as a selection, if they fill linked groups exactly; else None."""
        groups = [*dict.fromkeys(map(self._group, parameters))]
        found = [group for group in groups if group is not None and group.is_home()]
        if len(found) < len(groups) or sum([len(group.parameters) for group in found]) != len(parameters):
            return None
        return Selection(found, parameters)

    def _group(self, parameter: Param[Any]) -> Residents | None:
        found = self._of.get(parameter)
        return None if found is None else found[0]

    def states(self, parameter: Param[Any]) -> Sequence[Any] | None:
        """Return the states of a parameter, on the device; None if it is in no group."""
        found = self._of.get(parameter)
        return None if found is None else found[0].present._value.states(found[1])

    def after(
        self, parameters: Sequence[Param[Any]], made: Sequence[Any]
    ) -> tuple[list[Assignment], ResidentGroups, Mapping[Param[Any], Sequence[Array]]]:
        """Regroup after a step on parameters that did not fill groups: groups split along the step's parameters.

        Args:
            parameters: the parameters.
            made: their new values, then the first new state of each, and so on.

        Returns:
            The assignments to the parameters, the groups, and the states of parameters that no longer are in a group.
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
        return places, ResidentGroups(kept), loose
