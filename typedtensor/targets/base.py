"""The interface of targets: a target compiles a program to an executable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.instances import Instances

Trace = Callable[[Sequence[Shape], DType], UpdateProgram]
"""Traces the update of parameters of given shapes and one dtype."""

Watcher = Callable[[str, Program, Program], None]
"""Called with the name of a pass, and the program before and after it."""

States = Mapping[Param[Any], Sequence[Array]]
"""The optimizer states of parameters."""

T = TypeVar("T")
BySizes = Callable[[Sequence[int]], T]
"""Returns what is made for given sizes, in the order of the symbols of a program."""

Assignment = tuple[Any, Any]
"""A parameter, or the target's holder of several parameters' values, with its new ``_value``."""


class Held(ABC):
    """The values of one or several parameters after a step, which an assignment commits."""

    __slots__ = ()

    @abstractmethod
    def is_finite(self) -> bool:
        """Whether no value that the step wrote is infinite or NaN; called where NumPy's warnings are off."""


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


class PendingStep(ABC):
    """An optimizer step in progress. The caller commits it by the assignments of :meth:`after`; nothing changes before.

    Attributes:
        complete: whether the step has consumed all gradients.
        refused: a parameter whose gradient is not finite, or None.
    """

    complete: bool
    refused: Param[Any] | None

    @abstractmethod
    def take_all(self, gradients: Array) -> None:
        """Consume the flat array of all gradients."""

    @abstractmethod
    def after(self) -> tuple[Sequence[Assignment], Store]:
        """Return the assignments that commit the step, and the store after it."""


class Store(ABC):
    """A target's storage of the states of an optimizer's parameters between steps.

    Only the assignments at the end of a step change it.

    Attributes:
        engine: the name of the target.
    """

    engine: str

    @abstractmethod
    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        """Begin a step on parameters whose values are NumPy arrays of one dtype; None if the update has no program.

        Args:
            parameters: the parameters, in the order of their gradients.
            step: the number of the step.
            states: returns the states of a parameter that the store does not keep.
        """

    @abstractmethod
    def states(self) -> States:
        """Return the states of all parameters in the store."""

    @abstractmethod
    def emptied(self) -> Store:
        """Return an empty store of the same kind."""


class BoundStep(ABC):
    """A loss, its gradients and the update of parameters whose values are in the store, bound to one call.

    Attributes:
        others: the positions of all other leaves.
        alone: calls a function unless another thread runs the step; then returns None.
        scalars: functions from the number of the step to the update's scalars.
        ran: the executable, if the step is a single one.
    """

    others: Sequence[int]
    alone: Callable[..., Any]
    scalars: Sequence[Callable[[int], float]]
    ran: Executable | None = None

    @abstractmethod
    def is_current(self) -> bool:
        """Whether the parameters' values are still in the store."""

    @abstractmethod
    def values(self) -> Callable[[Node], AnyTensor | None]:
        """Return a function from a parameter to its value after the latest step, and from other nodes to None."""

    @abstractmethod
    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float]
    ) -> tuple[Array, Sequence[Assignment], Sequence[Array]] | None:
        """Return the loss, the assignments that commit the step, and the further values of the program.

        Args:
            arrays: the values of the other leaves, of the shapes and dtypes that the step was bound for.
            numbers: the scalars of the update.

        Returns:
            None if the step has to take another path: a gradient is not finite, or the memory is in use.
        """


class Ran(NamedTuple):
    """The results of a loss and its gradients.

    Attributes:
        loss: the loss.
        gradients: the flat array of all gradients; None if the step consumed them.
        further: the further values of the program.
    """

    loss: Array
    gradients: Array | None
    further: Sequence[Array]


class StepExecutable(ABC):
    """A compiled loss with its gradients, to run alone or with the update of a step.

    Attributes:
        program: returns the loss, the gradients, and further values.
        ran: the executable of the latest run, if there is a single one.
    """

    program: Program
    ran: Executable | None = None

    @property
    @abstractmethod
    def instructions(self) -> int:
        """The number of instructions of a run that returns all gradients."""

    @property
    @abstractmethod
    def bytes(self) -> int:
        """The size of the buffers of intermediate values of such a run."""

    @abstractmethod
    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran | None:
        """Return the loss, the gradients and the further values.

        Args:
            arrays: the values of the leaves.
            step: the step in progress that consumes the gradients, or None.

        Returns:
            None while another thread uses the memory.
        """

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        """Return the loss, gradients and update bound to one call; None if the store's layout allows none."""
        return None


ELEMENTS_AT_ONCE = 40_000
"""The least average number of elements of an operation for which an expression is compiled at first sight: both cost as
much then, as the interpreter keeps all results, in new memory."""

ELEMENTS_HELD, ELEMENTS_AT_ONCE_HELD = 2 << 20, 10_000
"""The least number of elements of all results for which the second, smaller average suffices: the interpreter holds
them beside the memory of later runs."""

Precision = Literal["float32", "tensorfloat32", "bfloat16"]
"""The precision that factors of float32 products may be rounded to before they are multiplied."""


class Target(ABC):
    """A compiler and executor of programs.

    Attributes:
        name: the name in messages.
        passes: the names of passes that can be disabled.
        compiles_quickly: whether compiling costs less than interpreting a program a few times.
        interprets: whether the interpreter may compute, on NumPy, expressions without a program.
        names_lines: whether instructions are named after the user's lines that they come from.
        own_arrays: whether programs also take arrays of the target's own library, which the interpreter converts.
    """

    name: str
    passes: ClassVar[Sequence[str]] = ()
    compiles_quickly: ClassVar[bool] = False
    interprets: bool = True
    names_lines: ClassVar[bool] = False
    own_arrays: ClassVar[bool] = False

    def array_of(self, value: AnyTensor) -> Any:
        """Return a tensor's array as an input of programs; None if programs cannot take it."""
        array = value._array
        if type(array) is np.ndarray:
            return array
        return np.asarray(array) if isinstance(array, np.generic) else None

    def interpreted(self, value: AnyTensor) -> AnyTensor:
        """Return the value of a leaf on NumPy, for the interpreter."""
        return value

    def plans_at_once(self, operations: int, elements: int) -> bool:
        """Whether compiling an expression costs less than interpreting it once.

        Args:
            operations: the number of its operations.
            elements: the number of elements of all their results.
        """
        return elements > operations * (ELEMENTS_AT_ONCE_HELD if elements > ELEMENTS_HELD else ELEMENTS_AT_ONCE)

    def check_leaves(self, leaves: Sequence[Node], arrays: Sequence[Array], trained: bool) -> None:
        """Check the placement of leaves' values on devices, before their program is compiled.

        Args:
            leaves: the inputs and parameters of an expression.
            arrays: their values.
            trained: whether the expression is a loss.
        """
        return

    def leaving_out(self, passes: Collection[str]) -> Target:
        """Return the target without some passes; equal names return the identical target."""
        return self

    @abstractmethod
    def legalize(self, program: Program) -> Program:
        """Return an equivalent program of primitives that the target has instructions for."""

    @abstractmethod
    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        """Return an optimized program.

        Args:
            program: a legal program.
            watch: called with each pass that changes the program.
        """

    @abstractmethod
    def compile(self, program: Program) -> Executable:
        """Compile a legal program.

        Raises:
            Unplannable: the target cannot run the program.
        """

    def compile_values(self, program: Program, leaves: Sequence[Node] = ()) -> Executable:
        """Compile a legal program of values of expressions.

        Args:
            program: the program.
            leaves: the nodes that the inputs are the values of.
        """
        return self.compile(program)

    @abstractmethod
    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        """Compile a legal program of a loss and its gradients, to run alone or with the update of a step.

        Args:
            program: takes the leaves; returns the loss, gradients of one dtype, and further values.
            parameters: the positions of the leaves that the gradients belong to.
            further: the number of further values.
            leaves: the nodes that the inputs are the values of.
        """

    def compile_by_sizes(self, instances: Instances) -> BySizes[Executable]:
        """Return what compiles the instances of a legal program of symbolic sizes, as :meth:`compile` does one.

        It raises ``NotAlikeError`` for sizes without an instance. By default each instance is compiled by itself.
        """
        return lambda sizes: self.compile(instances.at(sizes))

    def steps_by_sizes(
        self,
        instances: Instances,
        parameters: Sequence[int],
        further: int = 0,
    ) -> BySizes[StepExecutable]:
        """Return what compiles the instances of a legal program of symbolic sizes, as :meth:`compile_step` does one.

        It raises ``NotAlikeError`` for sizes without an instance. By default each instance is compiled by itself.
        """
        return lambda sizes: self.compile_step(instances.at(sizes), parameters, further)

    @abstractmethod
    def store(self, trace: Trace) -> Store:
        """Return an empty store for parameters with the update that ``trace`` traces."""

    def prepare(self, program: Program) -> Executable:
        """Legalize, optimize and compile a program."""
        return self.compile(self.optimize(self.legalize(program)))

    def __call__(self, program: Program, *arrays: Any) -> Sequence[Array]:
        """Run a program once."""
        return self.prepare(program).run(arrays)
