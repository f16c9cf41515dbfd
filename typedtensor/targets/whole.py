"""Training steps as whole programs, for targets without a fused update of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label
from typedtensor.core.variables import Param
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.updates import UpdateProgram, step_program
from typedtensor.targets.base import (
    Assignment,
    Executable,
    PendingStep,
    Ran,
    States,
    StepExecutable,
    Store,
    Target,
    Trace,
    ValueExecutable,
)
from typedtensor.targets.borrowed import Lent

Axes = tuple[Label, ...]
"""The labels of a parameter's axes."""


class WholeProgramTarget(Target):
    """A target that compiles a loss, its gradients, the finiteness check and the update as one program.

    Each run of its executables returns new arrays.
    """

    def compile_values(self, program: Program, workspace: Any = None, leaves: Sequence[Node] = ()) -> ValueExecutable:
        return WholeValues(self.compile(program, workspace=workspace))

    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        workspace: Any = None,
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        return _Whole(self, program, parameters, workspace, further)

    def prepare_update(self, program: Program, axes: Sequence[Axes]) -> Executable:
        """Compile the program of an update.

        Args:
            program: the program.
            axes: the labels of each parameter's axes.
        """
        return self.prepare(program)

    def store(self, trace: Trace) -> Store:
        return _Store(Updates(self, trace), {}, self.name)


class WholeValues(ValueExecutable):
    """A compiled program; each run returns new arrays."""

    def __init__(self, executable: Executable) -> None:
        self._executable = self.ran = executable
        self.program = executable.program
        self.instructions, self.bytes = executable.instructions, executable.bytes

    def run(self, arrays: Sequence[Array], holders: Sequence[object] = ()) -> tuple[Array, Sequence[Lent]]:
        first, *others = self._executable.run(arrays)
        return np.array(first), _lent(others)


class _Whole(StepExecutable):
    """The program of a loss and gradients, and its composition with each update that it has met."""

    def __init__(
        self, target: Target, program: Program, parameters: Sequence[int], workspace: Any, further: int
    ) -> None:
        self.program, self._target, self._parameters = program, target, parameters
        self._gradients = len(program.outputs) - 1 - further
        self._alone = target.compile(program, workspace=workspace)
        self._steps: WeakKeyDictionary[UpdateProgram, Executable] = WeakKeyDictionary()

    @property
    def instructions(self) -> int:
        return self._alone.instructions

    @property
    def bytes(self) -> int:
        return self._alone.bytes

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()) -> Ran:
        further = len(self.program.outputs) - 1 - self._gradients
        # A computation keeps the values that it began with; a step applies to the current ones.
        if isinstance(step, _Step) and step.begins_at([arrays[n] for n in self._parameters]):
            if step.update not in self._steps:
                whole = step_program(self.program, self._parameters, step.update)
                self._steps[step.update] = self._target.prepare(whole)
            loss, finite, *result = self._steps[step.update].run([*arrays, *step.states, *step.numbers])
            step.accept(finite, result[: len(result) - further])
            return Ran(np.array(loss), None, _lent(result[len(result) - further :]))
        loss, *others = self._alone.run(arrays)
        flat = np.concatenate([np.asarray(x).reshape(-1) for x in others[: self._gradients]])
        if step is not None:
            step.take_all(flat, False)
        return Ran(np.array(loss), Lent(flat), _lent(others[self._gradients :]))


def _lent(arrays: Sequence[Array]) -> list[Lent]:
    return [Lent(np.asarray(x)) for x in arrays]


class Updates:
    """The programs of an update, by shapes of parameters.

    Attributes:
        target: the target that runs them.
    """

    def __init__(self, target: WholeProgramTarget, trace: Trace) -> None:
        self.target, self._trace = target, trace
        self._made: dict[tuple[tuple[Shape, ...], DType], UpdateProgram | None] = {}
        self._ready: WeakKeyDictionary[UpdateProgram, dict[tuple[Axes, ...], Executable]] = WeakKeyDictionary()

    def update(self, shapes: tuple[Shape, ...], dtype: DType) -> UpdateProgram | None:
        """Return the update of parameters of some shapes; None if it has no program."""
        key = shapes, dtype
        if key not in self._made:
            result = own_failure(partial(self._trace, shapes, dtype))
            self._made[key] = None if isinstance(result, Exception) else result
        return self._made[key]

    def alone(self, update: UpdateProgram, parameters: Sequence[Param[Any]]) -> Executable:
        """Return the compiled update alone, for gradients that were computed before."""
        known, axes = self._ready.setdefault(update, {}), tuple(p.axes for p in parameters)
        if axes not in known:
            known[axes] = self.target.prepare_update(update.program, axes)
        return known[axes]


class _Store(Store):
    """A store with separate arrays for each parameter's states."""

    def __init__(self, updates: Updates, states: States, engine: str) -> None:
        self.updates, self._states, self.engine = updates, states, engine

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        values = [np.asarray(parameter.value._array) for parameter in parameters]
        update = self.updates.update(tuple(x.shape for x in values), values[0].dtype)
        known = [self._states[p] if p in self._states else states(p) for p in parameters]
        return None if update is None else _Step(self, parameters, values, known, update, update.numbers(step))

    def states(self) -> States:
        return self._states

    def emptied(self) -> Store:
        return _Store(self.updates, {}, self.engine)


class _Step(PendingStep):
    """A step on parameters with separate arrays."""

    def __init__(
        self,
        store: _Store,
        parameters: tuple[Param[Any], ...],
        values: Sequence[Array],
        states: Sequence[Sequence[Array]],
        update: UpdateProgram,
        numbers: Sequence[float],
    ) -> None:
        self._store, self._parameters, self._values = store, parameters, values
        self.states = [x for each in zip(*states, strict=True) for x in each]
        self.update, self.numbers = update, numbers
        self.complete, self.refused, self.loose = False, None, {}
        self._made: Sequence[Array] = ()

    def begins_at(self, arrays: Sequence[Array]) -> bool:
        """Whether the step starts from these values."""
        return all(x is y for x, y in zip(arrays, self._values, strict=True))

    def accept(self, finite: Array, made: Sequence[Array]) -> None:
        """Accept the results of the whole program: which gradients are finite, the new values and the new states."""
        bad = np.flatnonzero(~np.asarray(finite))
        self.refused = self._parameters[bad[0]] if bad.size else None
        self.complete, self._made = True, made

    def take_all(self, gradients: Array, finite: bool) -> None:
        ends = np.cumsum([x.size for x in self._values])[:-1]
        apart = [g.reshape(x.shape) for g, x in zip(np.split(gradients, ends), self._values, strict=True)]
        result = self._store.updates.alone(self.update, self._parameters).run(
            [*apart, *self._values, *self.states, *self.numbers]
        )
        self.accept(np.array([np.isfinite(x).all() for x in apart]), result)

    def after(self) -> tuple[Sequence[Assignment], Store]:
        count = len(self._parameters)
        values = [(p, p.tensor_type.wrap(np.asarray(x))) for p, x in zip(self._parameters, self._made, strict=False)]
        states = {p: self._made[count + n :: count] for n, p in enumerate(self._parameters)}
        return values, _Store(self._store.updates, {**self._store.states(), **states}, self._store.engine)
