"""A loss and its gradients by XLA, alone or with the update of device-resident parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, Program
from typedtensor.lowering.updates import UpdateProgram, step_program
from typedtensor.targets.base import Assignment, BoundStep, PendingStep, Ran, StepExecutable, Store
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.in_place import InPlaceStep
from typedtensor.targets.xla.layout import Layout, fetch
from typedtensor.targets.xla.residence import Resident, flat
from typedtensor.targets.xla.store import DevicePending, DeviceStore


class DeviceStep(StepExecutable):
    """The program of a loss and gradients, and its composition with each update that it has met."""

    def __init__(
        self, jax: Any, program: Program, parameters: Sequence[int], further: int, layout: Layout | None = None
    ) -> None:
        self.program, self.parameters, self._jax, self._layout = program, parameters, jax, layout
        self._gradients, self._further = len(program.outputs) - 1 - further, further
        if layout is None:
            self._alone = Compiled(jax, program)
        else:
            results = [layout.results] * len(program.outputs)
            self._alone = Compiled(jax, program, inputs=layout.leaves, outputs=results)
        self._steps: WeakKeyDictionary[UpdateProgram, WholeStep | InPlaceStep] = WeakKeyDictionary()

    @property
    def instructions(self) -> int:
        return self._alone.instructions

    @property
    def bytes(self) -> int:
        return self._alone.bytes

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran:
        # A computation keeps the values that it began with; a step applies to the current ones.
        if isinstance(step, DevicePending) and step.begins_at([arrays[n] for n in self.parameters]):
            whole, leaves = self.whole(step.update), [*arrays]
            for n, x in zip(self.parameters, step.arrays, strict=False):
                leaves[n] = x
            loss, finite, result, others = whole.apart(leaves, step.arrays, step.numbers)
            step.accept(result, finite)
            self.ran = whole.executable
            return Ran(loss, None, _copied(others))
        loss, *rest = self._alone.run(arrays)
        self.ran = self._alone
        flat = np.concatenate([x.reshape(-1) for x in rest[: self._gradients]])
        if step is not None:
            step.take_all(flat)
        return Ran(loss, flat, rest[self._gradients :])

    def whole(self, update: UpdateProgram) -> WholeStep | InPlaceStep:
        """Return the whole step with an update."""
        if update not in self._steps:
            jax, places, further, layout = self._jax, self.parameters, self._further, self._layout
            if layout is None and jax.default_backend() != "cpu":
                self._steps[update] = InPlaceStep(jax, self.program, places, update, further)
            else:
                self._steps[update] = WholeStep(jax, self.program, places, update, further, layout)
        return self._steps[update]

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        if not isinstance(store, DeviceStore) or len(self.parameters) != len(parameters):
            return None
        if not all(p in store.residents for p in parameters):
            return None
        values = [self.program.inputs[n] for n in self.parameters]
        update = store.updates.update(tuple(x.shape for x in values), values[0].dtype)
        return None if update is None else DeviceBound(self, self.whole(update), update, store, parameters)


class WholeStep:
    """A step as one program.

    Attributes:
        executable: the program.
    """

    def __init__(
        self,
        jax: Any,
        gradients: Program,
        parameters: Sequence[int],
        update: UpdateProgram,
        further: int,
        layout: Layout | None,
    ) -> None:
        self._places, self._further = parameters, further
        self._last, self._is_divided = 2 + len(update.program.outputs), layout is not None
        self._apart: list[int] = []
        if layout is None:
            self.executable = Compiled(jax, step_program(gradients, parameters, update), reports=True)
            return
        # A process that addresses all shards combines the flags itself, which saves a collective.
        parted = [layout.parted[n] if layout.collected else () for n in parameters]
        self._apart = [n for n, axes in enumerate(parted) if axes]
        program = step_program(gradients, parameters, update, parted)
        values = [layout.leaves[n] for n in parameters]
        shapes = [program.inputs[n].shape for n in parameters]
        kept = [
            values[n % len(values)] if x.shape == shapes[n % len(values)] else layout.everywhere
            for n, x in enumerate(program.outputs[2 : self._last])
        ]
        states = kept[len(values) :]
        scalars = len(program.inputs) - len(layout.leaves) - len(states)
        self.executable = Compiled(
            jax,
            program,
            inputs=[*layout.leaves, *states, *[layout.everywhere] * scalars],
            outputs=[
                *[layout.everywhere] * 2,
                *kept,
                *[layout.results] * further,
                *[None] * len(self._apart),
            ],
        )

    def follow(
        self, residents: Sequence[Resident], leaves: list[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Make a step on resident parameters.

        Args:
            residents: their values and states.
            leaves: the values of the leaves; None for parameters.
            numbers: the scalars of the update.
        """
        present = flat(residents)
        for n, x in zip(self._places, present, strict=False):
            leaves[n] = x
        return self.apart(leaves, present, numbers)

    def apart(
        self, leaves: Sequence[Any], arrays: Sequence[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Return the loss, the finite gradients (None for all), the new values and states, and the further values.

        Args:
            leaves: the values of the leaves.
            arrays: the values and states of the parameters.
            numbers: the scalars of the update.
        """
        given = [*leaves, *arrays[len(self._places) :], *numbers]
        end = self._last + self._further
        if self._is_divided:
            result = self.executable.launch(given)
            loss, finite = np.array(fetch(result[0])), np.array(fetch(result[1]))
            finite[self._apart] = [np.asarray(x).all() for x in result[end:]]
            return loss, finite, result[2 : self._last], result[self._last : end]
        loss, is_well, result = self.executable.step(given)
        return loss, None if is_well else fetch(result[1]), result[2 : self._last], result[self._last : end]


class DeviceBound(BoundStep):
    """A step on device-resident parameters, bound to one call."""

    def __init__(
        self,
        step: DeviceStep,
        whole: WholeStep | InPlaceStep,
        update: UpdateProgram,
        store: DeviceStore,
        parameters: tuple[Param[Any], ...],
    ) -> None:
        self._whole, self._store = whole, store
        self._parameters = {p: step.program.inputs[n] for p, n in zip(parameters, step.parameters, strict=True)}
        self._count = len(step.program.inputs)
        self.others = [n for n in range(self._count) if n not in {*step.parameters}]
        self.alone, self.scalars = store.use.call, update.scalars
        self.ran = whole.executable

    def is_current(self) -> bool:
        known = self._store.residents
        pairs = [(known.get(p), p, x) for p, x in self._parameters.items()]
        return all(r is p._value and (r.shape, r.dtype) == (x.shape, x.dtype) for r, p, x in pairs)

    def values(self) -> Callable[[Node], AnyTensor | None]:
        known: Any = self._store.residents
        return lambda node: known[node].held() if node in self._parameters else None

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float]
    ) -> tuple[Array, Sequence[Assignment], Sequence[Array]] | None:
        leaves: list[Any] = [None] * self._count
        for n, x in zip(self.others, arrays, strict=True):
            leaves[n] = x
        residents = [self._store.residents[p] for p in self._parameters]
        loss, finite, result, further = self._whole.follow(residents, leaves, numbers)
        if finite is not None and not finite.all():
            return None
        made = self._store.becomes([*self._parameters], result, [*self._parameters.values()])
        return loss, made, _copied(further)


def _copied(arrays: Sequence[Any]) -> list[Array]:
    """Return copies of results: they may be inputs returned unchanged, which later steps overwrite."""
    return [np.array(fetch(x)) for x in arrays]
