"""Parameters and their states on the device, where they stay between steps."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from operator import attrgetter, is_
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.base.exclusive import Exclusive
from typedtensor.core.deferred import Elements, elements_of
from typedtensor.core.expr import Param
from typedtensor.core.operand import are_same
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Assignment, PendingStep, States, Store
from typedtensor.targets.whole import Updates
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.layout import fetch
from typedtensor.targets.xla.versions import Home, Present, Resident, Version

_value_of = attrgetter("_value")


class Residents:
    """Parameters that steps change together.

    Attributes:
        parameters: the parameters, in the order of their gradients.
        present: the version of now.
        homes: where the parameters find their values, once a step is made.
        use: held by who runs a step that writes to their memory.
    """

    def __init__(self, parameters: tuple[Param[Any], ...], arrays: Sequence[Any]) -> None:
        self.parameters, self.use = parameters, Exclusive()
        self._types = [p.tensor_type for p in parameters]
        self.present = Present(self.version(arrays))
        self.homes = [Home(self.present, n) for n in range(len(parameters))]
        self._numbers: dict[Node, int] = {p: n for n, p in enumerate(parameters)}
        self._before: tuple[weakref.ref[Version], Sequence[Any]] | None = None

    def version(self, arrays: Sequence[Any]) -> Version:
        """What is there after a step."""
        return Version(arrays, self._types)

    def is_home(self) -> bool:
        """Whether the parameters find their values here: nobody has assigned others."""
        return all(map(is_, map(_value_of, self.parameters), self.homes))

    def values(self) -> Callable[[Node], AnyTensor | None]:
        """What gives the present values of the parameters, also after a step; nothing for other nodes."""
        version, numbers = self.present._value, self._numbers

        def value(node: Node) -> AnyTensor | None:
            number = numbers.get(node)
            return None if number is None else version.held(number)

        return value

    def memory(self, make: Callable[[Sequence[Any]], Sequence[Any]]) -> Sequence[Any]:
        """Arrays of the device for the next version to be written to.

        They are those of the version before the present one, unless somebody can still ask for that; else new ones.

        Args:
            make: makes arrays like others.
        """
        present = self.present._value
        before, self._before = self._before, (weakref.ref(present), present.arrays)  # once a step has replaced it
        if before is not None and before[0]() is None:
            kept = {*map(id, present.arrays)}  # JAX hands on what a program returns as it was
            if all(hasattr(x, "is_deleted") and not x.is_deleted() and id(x) not in kept for x in before[1]):
                return before[1]
        return make(present.arrays)

    def states(self) -> dict[Param[Any], list[Array]]:
        """The states of each parameter, fetched."""
        count, arrays = len(self.parameters), self.present._value.arrays
        return {p: [np.array(fetch(x)) for x in arrays[count + n :: count]] for n, p in enumerate(self.parameters)}


class DeviceStore(Store):
    """Parameters with their states on the device, by the sets of them that steps were made on."""

    def __init__(self, updates: Updates, engine: str, residents: Sequence[Residents] = ()) -> None:
        self.updates, self.engine, self.all = updates, engine, residents

    def of(self, parameters: Sequence[Param[Any]]) -> Residents | None:
        """Those parameters, if they were stepped on together before, and are where that step has left them."""
        for residents in self.all:
            if are_same(residents.parameters, parameters) and residents.is_home():
                return residents
        return None

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        residents, chosen, loose = self.of(parameters), {*parameters}, dict[Param[Any], Sequence[Array]]()
        tensors = [p.value if residents is None else p.held for p in parameters]
        values = [elements_of(x) or np.asarray(x._array) for x in tensors]
        update = self.updates.update(tuple(x.shape for x in values), values[0].dtype)
        if update is None:
            return None
        others = [x for x in self.all if chosen.isdisjoint(x.parameters)]
        if residents is None:
            for parted in self.all:
                if parted not in others:
                    loose.update(parted.states())
            known = [loose.pop(p) if p in loose else states(p) for p in parameters]
            arrays = [*values, *(x for each in zip(*known, strict=True) for x in each)]
        else:
            arrays = [*residents.present._value.arrays]
        numbers = update.numbers(step)
        return DevicePending(
            self.updates, self.engine, others, parameters, residents, values, arrays, update, numbers, loose
        )

    def states(self) -> States:
        return {p: states for residents in self.all for p, states in residents.states().items()}

    def emptied(self) -> Store:
        return DeviceStore(self.updates, self.engine)


class DevicePending(PendingStep):
    """A step on parameters whose values and states are on the device, or come there.

    Attributes:
        arrays: the values and states before it.
        update: what it does.
        numbers: the scalars of that.
    """

    def __init__(
        self,
        updates: Updates,
        engine: str,
        others: Sequence[Residents],
        parameters: tuple[Param[Any], ...],
        residents: Residents | None,
        values: Sequence[Array | Elements],
        arrays: Sequence[Any],
        update: UpdateProgram,
        numbers: Sequence[float],
        loose: States,
    ) -> None:
        self._updates, self._engine, self._others = updates, engine, others
        self._parameters, self._residents = parameters, residents
        self._values, self.arrays, self.update, self.numbers = values, arrays, update, numbers
        self.complete, self.refused, self.loose = False, None, loose
        self._made: Sequence[Any] = ()

    def begins_at(self, arrays: Sequence[Array]) -> bool:
        """Whether these are the values that it changes."""
        return all(map(_are_one, arrays, self._values))

    def accept(self, finite: Any, made: Sequence[Any]) -> None:
        """Take over which gradients are finite, the new values and the new states."""
        bad = np.flatnonzero(~fetch(finite))
        self.refused = self._parameters[bad[0]] if bad.size else None
        self.complete, self._made = True, made

    def take_all(self, gradients: Array, finite: bool) -> None:
        ends = np.cumsum([x.size for x in self._values])[:-1]
        apart = [g.reshape(x.shape) for g, x in zip(np.split(gradients, ends), self._values, strict=True)]
        alone = self._updates.alone(self.update)
        assert isinstance(alone, Compiled), "a program of XLA"
        made = alone.launch([*apart, *self.arrays, *self.numbers])
        self.accept(np.array([np.isfinite(x).all() for x in apart]), made)

    def after(self) -> tuple[Sequence[Assignment], Store]:
        residents = self._residents
        if residents is not None:
            values = [(residents.present, residents.version(self._made))]
            return values, DeviceStore(self._updates, self._engine, [*self._others, residents])
        made = Residents(self._parameters, self._made)
        places = [*zip(self._parameters, made.homes, strict=True)]
        return places, DeviceStore(self._updates, self._engine, [*self._others, made])


def _are_one(first: Any, second: Any) -> bool:
    """Whether two are one array, one value on the device, or that and the copy that was fetched of it."""
    if isinstance(first, Resident) and isinstance(second, Resident):
        return first.array is second.array
    one, other = (x.fetched if isinstance(x, Resident) else x for x in (first, second))
    return one is other
