"""The store of an optimizer's device-resident parameters, and the steps on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from typing import Any

import numpy as np

from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.core.variables import Param
from typedtensor.ir import Array
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Assignment, PendingStep, States, Store
from typedtensor.targets.whole import Updates
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.residence import Resident, on_device


class DeviceStore(Store):
    """Device-resident parameters and states. A step on a part of them moves no array.

    Args:
        updates: the programs of the update.
        engine: the name of the target.

    Attributes:
        use: the lock of steps that write to the parameters' memory.
    """

    def __init__(self, updates: Updates, engine: str) -> None:
        self.updates, self.engine, self.use = updates, engine, ExclusiveContext(Context())
        self._value: Mapping[Param[Any], Resident] = {}

    @property
    def residents(self) -> Mapping[Param[Any], Resident]:
        """The value and the states of each parameter after the latest step on it."""
        return self._value

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        values = [self._value_of(p) for p in parameters]
        update = self.updates.update(tuple(x.shape for x in values), values[0].dtype)
        if update is None:
            return None
        found = [self._value.get(p) for p in parameters]
        for x in (*values, *found):
            if isinstance(x, Resident):
                x.is_exclusive = False
        known = [states(p) if x is None else x.arrays[1:] for p, x in zip(parameters, found, strict=True)]
        arrays = [*map(on_device, values), *(x for each in zip(*known, strict=True) for x in each)]
        return DevicePending(self, parameters, values, arrays, update, update.numbers(step))

    def _value_of(self, parameter: Param[Any]) -> Any:
        """Return the value of a parameter: a device array if it is resident, else a NumPy array."""
        found = self.updates.target.array_of(parameter.held)
        return np.asarray(parameter.value._array) if found is None else found

    def becomes(
        self, parameters: Sequence[Param[Any]], made: Sequence[Any], kinds: Sequence[Any], *, is_exclusive: bool = True
    ) -> list[Assignment]:
        """Return the assignments that commit a step.

        Args:
            parameters: the parameters.
            made: their new values, then the first new state of each, and so on.
            kinds: objects with the shapes and dtypes of the values.
            is_exclusive: whether nothing else has these arrays.
        """
        count = len(parameters)
        new = {
            p: Resident(p.tensor_type, made[n::count], x.shape, x.dtype, is_exclusive=is_exclusive)
            for n, (p, x) in enumerate(zip(parameters, kinds, strict=True))
        }
        return [*new.items(), (self, {**self._value, **new})]

    def states(self) -> States:
        return {p: x.states() for p, x in self._value.items()}

    def emptied(self) -> Store:
        return DeviceStore(self.updates, self.engine)


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
        values: Sequence[Any],
        arrays: Sequence[Any],
        update: UpdateProgram,
        numbers: Sequence[float],
    ) -> None:
        self._store, self._parameters, self._values = store, parameters, values
        self.arrays, self.update, self.numbers = arrays, update, numbers
        self.complete, self.refused = False, None
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
        # JAX may return an input unchanged, which others have as well.
        made = self._store.becomes(self._parameters, self._made, self._values, is_exclusive=False)
        return made, self._store


def _are_one(first: Any, second: Any) -> bool:
    """Whether two objects are the same array or resident value, or a resident value and its fetched copy."""
    one, other = (x.fetched if isinstance(x, Resident) else x for x in (first, second))
    return first is second or (one is not None and one is other)
