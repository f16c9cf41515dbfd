"""A loss and its gradients by XLA, alone or with the update of device-resident parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, Program
from typedtensor.lowering.updates import UpdateProgram, step_program
from typedtensor.targets.base import BoundStep, Made, PendingStep, Ran, StepExecutable
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.in_place import InPlaceStep
from typedtensor.targets.xla.layout import Layout, fetch
from typedtensor.targets.xla.residence import Resident, flat, on_device
from typedtensor.targets.xla.store import DeviceStore


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
    def alone(self) -> Compiled:
        return self._alone

    def computed(self, arrays: Sequence[Array]) -> Ran:
        loss, *rest = self._alone.run(arrays)
        flat = np.concatenate([x.reshape(-1) for x in rest[: self._gradients]])
        return Ran(loss, flat, rest[self._gradients :], self._alone)

    def bound(self, step: PendingStep) -> BoundStep:
        return DeviceBound(self, step)

    def whole(self, update: UpdateProgram) -> WholeStep | InPlaceStep:
        """Return the whole step with an update."""
        if update not in self._steps:
            jax, places, further, layout = self._jax, self.parameters, self._further, self._layout
            if layout is None and jax.default_backend() != "cpu":
                self._steps[update] = InPlaceStep(jax, self.program, places, update, further)
            else:
                self._steps[update] = WholeStep(jax, self.program, places, update, further, layout)
        return self._steps[update]


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
        return self.apart(leaves, flat(residents), numbers)

    def apart(
        self, leaves: list[Any], arrays: Sequence[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Return the loss, the finite gradients (None for all), the new values and states, and the further values.

        Args:
            leaves: the values of the leaves; None for parameters.
            arrays: the values and states of the parameters.
            numbers: the scalars of the update.
        """
        for n, x in zip(self._places, arrays, strict=False):
            leaves[n] = x
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
    """A step on device-resident parameters, bound to one call.

    Args:
        step: the program of the loss and gradients.
        of: the step that it is made for.
    """

    def __init__(self, step: DeviceStep, of: PendingStep) -> None:
        assert isinstance(of.store, DeviceStore)
        self._whole, self._store = step.whole(of.update), of.store
        self._parameters = {p: step.program.inputs[n] for p, n in zip(of.parameters, step.parameters, strict=True)}
        self._count = len(step.program.inputs)
        self.others = [n for n in range(self._count) if n not in {*step.parameters}]
        self.alone, self.scalars = of.store.use.call, of.update.scalars
        self.ran = self._whole.executable

    def run(self, arrays: Sequence[Array], numbers: Sequence[float], given: PendingStep | None = None) -> Made | None:
        known = self._store.residents
        pairs = [(known.get(p), p, x) for p, x in self._parameters.items()] if given is None else []
        if not all(r is p._value and (r.shape, r.dtype) == (x.shape, x.dtype) for r, p, x in pairs):
            return None
        leaves: list[Any] = [None] * self._count
        for n, x in zip(self.others, arrays, strict=True):
            leaves[n] = x
        if given is not None:  # JAX may return one of these unchanged, which others have as well
            loss, finite, result, further = self._whole.apart(leaves, [*map(on_device, given.arrays)], numbers)
        else:
            loss, finite, result, further = self._whole.follow([known[p] for p in self._parameters], leaves, numbers)
        kinds, names = [*self._parameters.values()], [*self._parameters]
        is_well = finite is None or bool(finite.all())
        made = self._store.becomes(names, result, kinds, is_exclusive=given is None) if is_well else []

        def before(node: Node) -> AnyTensor | None:
            return known[node].held() if isinstance(node, Param) and node in self._parameters else None

        return Made(loss, finite, made, _copied(further), before)


def _copied(arrays: Sequence[Any]) -> list[Array]:
    """Return copies of results: they may be inputs returned unchanged, which later steps overwrite."""
    return [np.array(fetch(x)) for x in arrays]
