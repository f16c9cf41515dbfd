"""The store of an optimizer's device-resident parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from typing import Any

from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array
from typedtensor.targets.base import Assignment, PendingStep, States, Store, Updates
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.residence import Resident, on_device


class DeviceStore(Store):
    """Device-resident parameters and states. A step on a part of them moves no array.

    Args:
        updates: the programs of the update.
        engine: the name of the target.
        array_of: returns the array of a tensor as an input of programs, or None.

    Attributes:
        use: the lock of steps that write to the parameters' memory.
    """

    def __init__(self, updates: Updates, engine: str, array_of: Callable[[AnyTensor], Any]) -> None:
        super().__init__(updates, engine)
        self.use, self._array_of = ExclusiveContext(Context()), array_of
        self._value: Mapping[Param[Any], Resident] = {}

    @property
    def residents(self) -> Mapping[Param[Any], Resident]:
        """The value and the states of each parameter after the latest step on it."""
        return self._value

    def value_of(self, parameter: Param[Any]) -> Any:
        found = self._array_of(parameter.held)
        if isinstance(found, Resident):
            found.is_exclusive = False
        return super().value_of(parameter) if found is None else found

    def states_of(self, parameter: Param[Any]) -> Sequence[Any] | None:
        found = self._value.get(parameter)
        if found is None:
            return None
        found.is_exclusive = False
        return found.arrays[1:]

    def is_one(self, array: Any, value: Any) -> bool:
        one, other = (x.fetched if isinstance(x, Resident) else x for x in (array, value))
        return array is value or (one is not None and one is other)

    def applied(self, step: PendingStep, gradients: Sequence[Array]) -> Sequence[Assignment]:
        alone = self.updates.alone(step)
        assert isinstance(alone, Compiled), "a program of XLA"
        made = alone.launch([*gradients, *map(on_device, step.arrays), *step.numbers])
        kinds = [value for value, *_ in step.present.values()]
        return self.becomes(step.parameters, made, kinds, is_exclusive=False)

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
        return DeviceStore(self.updates, self.engine, self._array_of)
