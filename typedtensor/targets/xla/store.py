"""The store of an optimizer's device-resident parameters, and the steps on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.base.exclusive import Exclusive
from typedtensor.core.variables import Param
from typedtensor.ir import Array
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Assignment, PendingStep, States, Store
from typedtensor.targets.whole import Updates
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.residence import ResidentGroups, Residents, Selection
from typedtensor.targets.xla.versions import Resident, on_device


class DeviceStore(Store):
    """Device-resident parameters and states. A step on a subset moves no array.

    Args:
        updates: the programs of the update.
        engine: the name of the target.
        groups: the groups of parameters.
        use: the lock of steps that write to the parameters' memory.
    """

    def __init__(
        self, updates: Updates, engine: str, groups: ResidentGroups | None = None, use: Exclusive | None = None
    ) -> None:
        self.updates, self.engine = updates, engine
        self.groups, self.use = groups or ResidentGroups(()), use or Exclusive()

    @property
    def all(self) -> Sequence[Residents]:
        """Return the groups of parameters."""
        return self.groups.all

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        values = [self._value(p) for p in parameters]
        update = self.updates.update(tuple(x.shape for x in values), values[0].dtype)
        if update is None:
            return None
        for group in self.all:
            group.present._value.is_exclusive = False
        known = [states(p) if (found := self.groups.states(p)) is None else found for p in parameters]
        arrays = [*map(on_device, values), *(x for each in zip(*known, strict=True) for x in each)]
        selection = self.groups.selection(parameters)
        return DevicePending(self, parameters, selection, values, arrays, update, update.numbers(step))

    def _value(self, parameter: Param[Any]) -> Any:
        """Return the value of a parameter: a device array if it is resident, else a NumPy array."""
        found = self.updates.target.array_of(parameter.held)
        return np.asarray(parameter.value._array) if found is None else found

    def following(self, groups: ResidentGroups) -> DeviceStore:
        """Return the store with other groups."""
        return DeviceStore(self.updates, self.engine, groups, self.use)

    def states(self) -> States:
        return {p: states for group in self.all for p, states in group.states().items()}

    def emptied(self) -> Store:
        return self.following(ResidentGroups(()))


class DevicePending(PendingStep):
    """A step on parameters whose values and states are on the device, or are moved there.

    Attributes:
        arrays: the values and states before the step.
        update: the update.
        numbers: the scalars of the update.
    """

    def __init__(
        self,
        store: DeviceStore,
        parameters: tuple[Param[Any], ...],
        selection: Selection | None,
        values: Sequence[Any],
        arrays: Sequence[Any],
        update: UpdateProgram,
        numbers: Sequence[float],
    ) -> None:
        self._store, self._parameters, self._selection, self._values = store, parameters, selection, values
        self.arrays, self.update, self.numbers = arrays, update, numbers
        self.complete, self.refused, self.loose = False, None, {}
        self._made: Sequence[Any] = ()

    def begins_at(self, arrays: Sequence[Array]) -> bool:
        """Whether the step starts from these values."""
        return all(map(_are_one, arrays, self._values))

    def accept(self, made: Sequence[Any], finite: Array | None = None) -> None:
        """Accept the new values and states, and which gradients are finite, if not all are."""
        bad: Sequence[int] = [] if finite is None else np.flatnonzero(~finite).tolist()
        self.refused = self._parameters[bad[0]] if bad else None
        self.complete, self._made = True, made

    def take_all(self, gradients: Array) -> None:
        ends = np.cumsum([x.size for x in self._values])[:-1]
        apart = [g.reshape(x.shape) for g, x in zip(np.split(gradients, ends), self._values, strict=True)]
        alone = self._store.updates.alone(self.update, self._parameters)
        assert isinstance(alone, Compiled), "a program of XLA"
        result = alone.launch([*apart, *self.arrays, *self.numbers])
        self.accept(result, np.array([np.isfinite(x).all() for x in apart]))

    def after(self) -> tuple[Sequence[Assignment], Store]:
        if self._selection is not None:
            return self._selection.becomes(self._made), self._store
        places, groups, self.loose = self._store.groups.after(self._parameters, self._made)
        return places, self._store.following(groups)


def _are_one(first: Any, second: Any) -> bool:
    """Whether two objects are the same array or resident value, or a resident value and its fetched copy."""
    if isinstance(first, Resident) and isinstance(second, Resident):
        return first.array is second.array
    one, other = (x.fetched if isinstance(x, Resident) else x for x in (first, second))
    return one is other
