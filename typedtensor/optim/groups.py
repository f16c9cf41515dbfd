"""Parameters in groups that are side by side: a loss whose form depends on values has use for other ones each time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from typedtensor.expr import Param
from typedtensor.optim.together import Together
from typedtensor.optim.transformations import State, Transformation

States = Mapping[str, tuple[State, ...]]
"""What transformations remember of parameters, by name."""


class Groups:
    """Groups of parameters; it is not changed once made.

    Args:
        groups: each holds parameters that no other holds.
        classes: parameters that were found apart have different numbers; those that are not in it were never.
    """

    def __init__(self, groups: Iterable[Together] = (), classes: Mapping[Param[Any], int] | None = None) -> None:
        self._by_first = {group.parameters[0]: group for group in groups}
        self._classes = classes or {}

    def made_of(self, parameters: tuple[Param[Any], ...]) -> list[Together]:
        """The groups that together hold parameters in their order, with their values of now; none if there are none."""
        found: list[Together] = []
        place = 0
        while place < len(parameters):
            group = self._by_first.get(parameters[place])
            if group is None:
                return []
            end = place + len(group.parameters)
            if parameters[place:end] != group.parameters or not group.is_current():
                return []
            found.append(group)
            place = end
        return found

    def with_new(self, groups: Iterable[Together]) -> Groups:
        """The same with some groups replaced by others of the same parameters."""
        made = Groups((), self._classes)
        made._by_first = {**self._by_first, **{group.parameters[0]: group for group in groups}}
        return made

    def regrouped(
        self,
        parameters: tuple[Param[Any], ...],
        states: States,
        names: Mapping[Param[Any], str],
        transformations: Sequence[Transformation],
    ) -> tuple[Groups, States]:
        """Groups that hold exactly some parameters, and the states of those that are in no group any more.

        Groups are split as little as is needed, and where they were split once they stay so: after a few steps the
        groups are those of parameters that are always met together.
        """
        places = {parameter: n for n, parameter in enumerate(parameters)}
        alone = all(t.in_place for t in transformations)  # else what is done depends on all parameters of a step
        classes, kept = dict(self._classes), []
        for group in self._by_first.values():
            met = [places.get(parameter) for parameter in group.parameters]
            runs = [n for n, at in enumerate(met) if not n or not _follows(met[n - 1], at)]
            if len(runs) == 1 and (alone or met[0] is None) and group.is_current():
                kept.append(group)
                continue
            states = {**states, **group.states_by(names)}
            first = max(classes.values(), default=0)
            if len(runs) > 1:
                for n, parameter in enumerate(group.parameters):
                    first += n in runs
                    classes[parameter] = first
        made: list[list[Param[Any]]] = []
        held = {parameter for group in kept for parameter in group.parameters}
        before: Param[Any] | None = None
        for parameter in parameters:
            if parameter not in held:
                apart = before is None or (alone and classes.get(before) != classes.get(parameter))
                if apart:
                    made.append([])
                made[-1].append(parameter)
            before = None if parameter in held else parameter
        new = [Together.of(tuple(group), [states.get(names[p]) for p in group], transformations) for group in made]
        return Groups([*kept, *new], classes), states

    def dissolved(self, names: Mapping[Param[Any], str]) -> tuple[Groups, States]:
        """No groups, and the states of all that were in one."""
        states: States = {}
        for group in self._by_first.values():
            states = {**states, **group.states_by(names)}
        return Groups((), self._classes), states


def _follows(before: int | None, place: int | None) -> bool:
    """Whether two neighbours in a group are neighbours here, or are both not here."""
    return before is place is None or (before is not None and place is not None and place == before + 1)
