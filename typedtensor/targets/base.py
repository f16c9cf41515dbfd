"""What targets make of programs: executables, and training steps, which are applied whole or not at all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.updates import UpdateProgram

Trace = Callable[[Sequence[Shape], DType], UpdateProgram]
"""Traces the update of parameters of given shapes and one dtype."""

Watcher = Callable[[str, Program, Program], None]
"""Called with the name of a pass, and the program before and after it."""

States = Mapping[Param[Any], Sequence[Array]]
"""The optimizer states of parameters."""

Axes = tuple[Label, ...]
"""The labels of a parameter's axes."""

T = TypeVar("T")
BySizes = Callable[[Sequence[int]], T]
"""Returns what is made for given sizes, in the order of the symbols of a program."""

Assignment = tuple[Any, Any]
"""A parameter, or the target's holder of several parameters' values, with its new ``_value``."""

Before = Callable[[Node], AnyTensor | None]
"""Returns the value that a parameter had before a step, and None for other nodes."""


class Held:
    """The values of one or several parameters after a step, which an assignment commits."""

    __slots__ = ()  # and no abstract class, of which an instance check takes ten times as long

    def is_finite(self) -> bool:
        """Whether no value that the step wrote is infinite or NaN."""
        return True


class Executable(ABC):
    """A compiled program.

    Attributes:
        program: the program.
        instructions: the number of instructions of a run; an instruction may take several calls, one for each tile.
        bytes: the size of the buffers of intermediate values.
    """

    program: Program
    instructions: int
    bytes: int

    @abstractmethod
    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        """Return the outputs, which no later run changes.

        Args:
            arrays: the inputs, of the shapes and dtypes of the program's inputs.
        """

    def divided(self) -> str:
        """Return the text of the program as partitioned among devices; empty on a single device."""
        return ""


class Updates:
    """The programs of an update, by shapes of parameters.

    Args:
        trace: traces them.
        prepare: compiles the program of an update alone, given the labels of each parameter's axes.
    """

    def __init__(self, trace: Trace, prepare: Callable[[Program, Sequence[Axes]], Executable]) -> None:
        self._trace, self._prepare = trace, prepare
        self._made: dict[tuple[tuple[Shape, ...], DType], UpdateProgram | None] = {}
        self._ready: WeakKeyDictionary[UpdateProgram, dict[tuple[Axes, ...], Executable]] = WeakKeyDictionary()

    def update(self, shapes: tuple[Shape, ...], dtype: DType) -> UpdateProgram | None:
        """Return the update of parameters of some shapes; None if it has no program."""
        key = shapes, dtype
        if key not in self._made:
            result = own_failure(partial(self._trace, shapes, dtype))
            self._made[key] = None if isinstance(result, Exception) else result
        return self._made[key]

    def alone(self, step: PendingStep) -> Executable:
        """Return the compiled update of a step, for gradients that were computed before."""
        known, axes = self._ready.setdefault(step.update, {}), tuple(p.axes for p in step.parameters)
        if axes not in known:
            known[axes] = self._prepare(step.update.program, axes)
        return known[axes]


class Store(ABC):
    """A target's storage of the states of an optimizer's parameters between steps.

    Only the assignments at the end of a step change it. It stays the same object then, to which bound steps are bound.

    Attributes:
        updates: the programs of the update.
        engine: the name of the target.
    """

    def __init__(self, updates: Updates, engine: str) -> None:
        self.updates, self.engine = updates, engine

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        """Begin a step on parameters whose values are NumPy arrays; None if the update has no program.

        It has one for parameters of one dtype.

        Args:
            parameters: the parameters, in the order of their gradients.
            step: the number of the step.
            states: returns the states of a parameter that the store does not keep.
        """
        values = [*map(self.value_of, parameters)]
        shapes, dtypes = tuple([x.shape for x in values]), {x.dtype for x in values}
        update = self.updates.update(shapes, values[0].dtype) if len(dtypes) == 1 else None
        if update is None:
            return None
        present: dict[Param[Any], Sequence[Any]] = {}
        for p, x in zip(parameters, values, strict=True):
            known = self.states_of(p)
            present[p] = [x, *(states(p) if known is None else known)]
        return PendingStep(self, present, update, update.numbers(step))

    def value_of(self, parameter: Param[Any]) -> Any:
        """Return the value of a parameter as an input of programs."""
        return np.asarray(parameter.value._array)

    def is_one(self, array: Any, value: Any) -> bool:
        """Whether an array that a program is given is the value of a parameter."""
        # A number of NumPy is no array: programs are given another one for it each time.
        return array is value or (array.shape == () and np.array_equal(array, value))

    @abstractmethod
    def states_of(self, parameter: Param[Any]) -> Sequence[Any] | None:
        """Return the states of a parameter; None if the store does not keep it."""

    @abstractmethod
    def applied(self, step: PendingStep, gradients: Sequence[Array]) -> Sequence[Assignment]:
        """Return the assignments that commit a step with gradients that were computed before."""

    @abstractmethod
    def states(self) -> States:
        """Return the states of all parameters in the store."""

    @abstractmethod
    def emptied(self) -> Store:
        """Return an empty store of the same kind."""


class PendingStep:
    """An optimizer step in progress. The caller commits it by its assignments; nothing changes before.

    Args:
        store: the store.
        present: the value of each parameter and its states.
        update: the update.
        numbers: the scalars of the update.

    Attributes:
        parameters: the parameters.
        complete: whether the step has consumed all gradients.
        refused: a parameter whose gradient is not finite, or None.
        assignments: what commits it.
        bound: the call that has made it, which makes later steps; None if its gradients were computed before.
    """

    def __init__(
        self,
        store: Store,
        present: Mapping[Param[Any], Sequence[Any]],
        update: UpdateProgram,
        numbers: Sequence[float],
    ) -> None:
        self.store, self.present, self.update, self.numbers = store, present, update, numbers
        self.parameters = tuple(present)
        self.complete = False
        self.refused: Param[Any] | None = None
        self.assignments: Sequence[Assignment] = ()
        self.bound: BoundStep | None = None

    @property
    def arrays(self) -> list[Any]:
        """The values of the parameters, then the first state of each, and so on."""
        return [x for each in zip(*self.present.values(), strict=True) for x in each]

    def begins_at(self, arrays: Sequence[Any]) -> bool:
        """Whether the step starts from these values: a computation keeps those that it began with."""
        return all(map(self.store.is_one, arrays, self.arrays))

    def accept(self, finite: Array | None, assignments: Sequence[Assignment], bound: BoundStep | None = None) -> None:
        """Accept the outcome: which gradients are finite, if not all are, and the assignments that commit the step."""
        bad: list[int] = [] if finite is None else np.flatnonzero(~np.asarray(finite)).tolist()
        self.refused = self.parameters[bad[0]] if bad else None
        self.complete, self.assignments, self.bound = True, assignments, bound

    def take_all(self, gradients: Array) -> None:
        """Consume the flat array of all gradients."""
        values = self.arrays[: len(self.parameters)]
        ends = np.cumsum([x.size for x in values])[:-1]
        apart = [g.reshape(x.shape) for g, x in zip(np.split(gradients, ends), values, strict=True)]
        made = self.store.applied(self, apart)
        self.accept(np.array([np.isfinite(x).all() for x in apart]), made)


class Made(NamedTuple):
    """The results of a whole step.

    Attributes:
        loss: the loss.
        finite: which gradients are finite; None for all.
        assignments: what commits the step; nothing if a gradient is not finite.
        further: the further values of the program.
        before: returns the value that a parameter had before the step.
    """

    loss: Array
    finite: Array | None
    assignments: Sequence[Assignment]
    further: Sequence[Array]
    before: Before


class BoundStep(ABC):
    """A loss, its gradients and the update of parameters whose values are in the store, bound to one call.

    Attributes:
        others: the positions of all other leaves.
        alone: calls a function unless another thread runs the step; then returns None.
        scalars: functions from the number of the step to the update's scalars.
        ran: the executable.
        tells: whether a step that has failed tells which gradient is not finite.
    """

    others: Sequence[int]
    alone: Callable[..., Any]
    scalars: Sequence[Callable[[int], float]]
    ran: Executable
    tells: bool = True

    @property
    def is_current(self) -> bool:
        """Whether the step can start from what the store keeps."""
        return True

    @abstractmethod
    def run(self, arrays: Sequence[Array], numbers: Sequence[float], given: PendingStep | None = None) -> Made | None:
        """Make the step; None if it cannot start from the values and states that it is given.

        Args:
            arrays: the values of the other leaves, of the shapes and dtypes that the step was bound for.
            numbers: the scalars of the update.
            given: has the values and states; by default they are those in the store.
        """


class Ran(NamedTuple):
    """The results of an expression, or of a loss and its gradients.

    Attributes:
        loss: the value.
        gradients: the flat array of all gradients; None if a step consumed them.
        further: the further values of the program.
        executable: what has run.
    """

    loss: Array
    gradients: Array | None
    further: Sequence[Array]
    executable: Executable | None = None


class StepExecutable(ABC):
    """A compiled loss with its gradients, to run alone or with the update of a step.

    Attributes:
        program: returns the loss, the gradients, and further values.
        parameters: the positions of the leaves that the gradients belong to.
    """

    program: Program
    parameters: Sequence[int]

    @property
    @abstractmethod
    def alone(self) -> Executable:
        """The compiled loss and gradients, without an update."""

    @property
    def instructions(self) -> int:
        """The number of instructions of a run that returns all gradients."""
        return self.alone.instructions

    @property
    def bytes(self) -> int:
        """The size of the buffers of intermediate values of such a run."""
        return self.alone.bytes

    @abstractmethod
    def computed(self, arrays: Sequence[Array]) -> Ran:
        """Return the loss, the flat array of all gradients, and the further values."""

    @abstractmethod
    def bound(self, step: PendingStep) -> BoundStep:
        """Return the loss, the gradients and the update of a step bound to one call."""

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran | None:
        """Return the loss, the gradients and the further values.

        Args:
            arrays: the values of the leaves.
            step: the step in progress that consumes the gradients, or None.

        Returns:
            None while another thread uses the memory.
        """
        if step is not None and step.begins_at([arrays[n] for n in self.parameters]):
            bound = self.bound(step)
            made: Made | None = bound.alone(bound.run, [arrays[n] for n in bound.others], step.numbers, step)
            if made is None:
                return None
            if made.assignments or bound.tells:
                step.accept(made.finite, made.assignments, bound)
                return Ran(made.loss, None, made.further, bound.ran)
        ran = self.computed(arrays)
        if step is not None:
            assert ran.gradients is not None
            step.take_all(ran.gradients)
        return ran
