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
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.finiteness import are_finite, by_products
from typedtensor.targets.xla.in_place import InPlaceStep
from typedtensor.targets.xla.layout import Layout, fetch
from typedtensor.targets.xla.residence import Selection
from typedtensor.targets.xla.store import DevicePending, DeviceStore

WRITTEN_OVER = 1 << 17
"""On a processor, results of at least this size are written to existing buffers; the system hands out new memory page
by page. This saves 2 to 9 µs for 128 KiB and 80 µs for 1 MiB. For 64 KiB or less it saves nothing, and each additional
argument takes 3 µs of a program's 300.
"""


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

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()) -> Ran:
        # A computation keeps the values that it began with; a step applies to the current ones.
        if isinstance(step, DevicePending) and step.begins_at([arrays[n] for n in self.parameters]):
            whole, leaves = self.whole(step.update), [*arrays]
            for n, x in zip(self.parameters, step.arrays, strict=False):
                leaves[n] = x
            loss, finite, result, others = whole.apart(leaves, step.arrays, step.numbers)
            step.accept(result, finite)
            self.ran = whole.executable
            return Ran(loss, None, _lent(others, step.arrays))
        loss, *rest = self._alone.run(arrays)
        self.ran = self._alone
        flat = np.concatenate([fetch(x).reshape(-1) for x in rest[: self._gradients]])
        if step is not None:
            step.take_all(flat, False)
        return Ran(np.array(fetch(loss)), Lent(flat), _lent(rest[self._gradients :]))

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
        selection = store.groups.selection(parameters)
        if selection is None:
            return None
        values = selection.arrays(selection.versions())[: len(parameters)]
        update = store.updates.update(tuple(x.shape for x in values), values[0].dtype)
        if update is None:
            return None
        return DeviceBound(self, self.whole(update), update, selection, store.use.call)


class WholeStep:
    """A step as one program, which writes large new values and states to given buffers.

    Attributes:
        executable: the program.
        written: the numbers of the new values and states that are written to given buffers.
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
        self._jax, self._places, self._parameters, self._further = jax, parameters, len(parameters), further
        self._shapes = [gradients.inputs[n].shape for n in parameters]
        self._last, self._is_divided = 2 + len(update.program.outputs), layout is not None
        self._kept: Sequence[Any] = [None] * (self._last - 2)
        self._apart: list[int] = []
        self._zeros: Callable[[], list[Any]] | None = None
        on_processor = jax.default_backend() == "cpu"
        sizes = [x.size * x.dtype.itemsize for x in update.program.outputs]
        self.written = [n for n, size in enumerate(sizes) if on_processor and size >= WRITTEN_OVER]
        if layout is None:
            found = gradients.outputs[1 : 1 + len(parameters)]
            program = by_products(step_program(gradients, parameters, update), found)
            memory = [2 + n for n in self.written]
            self.executable = Compiled(jax, program, memory=memory, reports=True)
            return
        memory = [2 + n for n in self.written]
        # A process that addresses all shards combines the flags itself, which saves a collective.
        parted = [layout.parted[n] if layout.collected else () for n in parameters]
        self._apart = [n for n, axes in enumerate(parted) if axes]
        program = step_program(gradients, parameters, update, parted)
        values = [layout.leaves[n] for n in parameters]
        shapes = [program.inputs[n].shape for n in parameters]
        self._kept = [
            values[n % len(values)] if x.shape == shapes[n % len(values)] else layout.everywhere
            for n, x in enumerate(program.outputs[2 : self._last])
        ]
        states = self._kept[len(values) :]
        scalars = len(program.inputs) - len(layout.leaves) - len(states)
        self.executable = Compiled(
            jax,
            program,
            memory=memory,
            inputs=[*layout.leaves, *states, *[layout.everywhere] * scalars],
            outputs=[
                *[layout.everywhere] * 2,
                *self._kept,
                *[layout.results] * further,
                *[None] * len(self._apart),
            ],
        )

    def memory(self) -> list[Any]:
        """Allocate buffers for the new values and states."""
        if not self.written:
            return []
        jax, outputs = self._jax, self.executable.program.outputs[2 : self._last]
        kinds = [(outputs[n].shape, outputs[n].dtype) for n in self.written]
        with jax.enable_x64(True):
            if self._zeros is None:  # one program for all: a call for each would take longer than a step
                where = {} if None in self._kept else {"out_shardings": [self._kept[n] for n in self.written]}
                self._zeros = jax.jit(lambda: [jax.numpy.zeros(*kind) for kind in kinds], **where)
            result: list[Any] = self._zeros()
        return result

    def apart(
        self, leaves: Sequence[Any], arrays: Sequence[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Make a step whose results are written to new memory; arguments and results as of :meth:`run`."""
        return self.run(leaves, arrays, numbers, self.memory())

    def follow(
        self, selection: Selection, leaves: list[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Make a step on resident parameters.

        Args:
            selection: the parameters.
            leaves: the values of the leaves; None for parameters.
            numbers: the scalars of the update.
        """
        present = selection.arrays(selection.versions())
        for n, x in zip(self._places, present, strict=False):
            leaves[n] = x
        memory = selection.memory(self.written, present, self.memory)
        loss, finite, result, further = self.run(leaves, present, numbers, memory)
        kept = {*map(id, present)} if further else ()
        return loss, finite, result, [np.array(fetch(x)) if id(x) in kept else x for x in further]

    def run(
        self, leaves: Sequence[Any], arrays: Sequence[Any], numbers: Sequence[float], memory: Sequence[Any]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Return the loss, the finite gradients (None for all), the new values and states, and the further values.

        Args:
            leaves: the values of the leaves.
            arrays: the values and states of the parameters.
            numbers: the scalars of the update.
            memory: the buffers of new values and states.
        """
        given = [*leaves, *arrays[self._parameters :], *numbers]
        end = self._last + self._further
        if self._is_divided:
            result = self.executable.launch(given, memory)
            loss, finite = np.array(fetch(result[0])), np.array(fetch(result[1]))
            finite[self._apart] = [np.asarray(x).all() for x in result[end:]]
            return loss, finite, result[2 : self._last], result[self._last : end]
        loss, is_well, result = self.executable.step(given, memory)
        known = None if is_well else are_finite(fetch(result[1]), self._shapes)
        return loss, known, result[2 : self._last], result[self._last : end]


class DeviceBound(BoundStep):
    """A step on device-resident parameters, bound to one call."""

    def __init__(
        self,
        step: DeviceStep,
        whole: WholeStep | InPlaceStep,
        update: UpdateProgram,
        selection: Selection,
        alone: Callable[..., Any],
    ) -> None:
        self._whole, self._selection = whole, selection
        self._count = len(step.program.inputs)
        self.others = [n for n in range(self._count) if n not in {*step.parameters}]
        self.alone, self.scalars = alone, update.scalars
        self.ran = whole.executable

    def is_current(self) -> bool:
        return self._selection.is_home()

    def values(self) -> Callable[[Node], AnyTensor | None]:
        return self._selection.values()

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float], holders: Sequence[object] = ()
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        leaves: list[Any] = [None] * self._count
        for n, x in zip(self.others, arrays, strict=True):
            leaves[n] = x
        loss, finite, result, further = self._whole.follow(self._selection, leaves, numbers)
        if finite is not None and not finite.all():
            return None
        return loss, self._selection.becomes(result), _lent(further)


def _lent(arrays: Sequence[Any], kept: Sequence[Any] = ()) -> list[Lent]:
    """Return results; those that are inputs returned unchanged, and will be overwritten, are copied."""
    known = {*map(id, kept)} if arrays else ()
    return [Lent(np.array(fetch(x)) if id(x) in known else fetch(x)) for x in arrays]
