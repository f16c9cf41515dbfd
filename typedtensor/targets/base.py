"""What a target does: it takes a program and returns an executable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.expr import Param
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.borrowed import Lent

Trace = Callable[[Sequence[Shape], DType], UpdateProgram]
"""Traces the update of parameters of given shapes and one precision."""

Watcher = Callable[[str, Program, Program], None]
"""Called with the name of a pass, and the program before and after it."""

States = Mapping[Param[Any], Sequence[Array]]
"""The states of parameters."""

Assignment = tuple[Any, Any]
"""A parameter, or where the target has the values of several, and its new ``_value``."""


class Executable(ABC):
    """A program that is ready to run.

    Attributes:
        program: the program.
        instructions: how many instructions a run is; several calls may do the blocks of one.
        bytes: the size of the buffers between the inputs and the outputs.
    """

    program: Program
    instructions: int
    bytes: int

    @abstractmethod
    def run(self, arrays: Sequence[Any], unchanged: Collection[int] = ()) -> Sequence[Array]:
        """The outputs for arrays of the shapes and dtypes of the inputs.

        They are valid until the next run of what shares the workspace.

        Args:
            arrays: the inputs.
            unchanged: the positions of those that are the same as in the run before in the workspace.
        """

    def divided(self) -> str:
        """The program as the compiler prints it once it has divided it among devices; empty if it has not."""
        return ""


class PendingStep(ABC):
    """A step on parameters that is being made. Nothing is changed before someone takes over what it has made.

    Attributes:
        complete: whether it has had all gradients.
        refused: a parameter whose gradient is not finite, if there is one.
        loose: the states of parameters that the store does not keep any more.
    """

    complete: bool
    refused: Param[Any] | None
    loose: States

    @abstractmethod
    def take_all(self, gradients: Array, finite: bool) -> None:
        """Take all gradients, which were computed before, side by side; ``finite`` if they are known to be."""

    @abstractmethod
    def after(self) -> tuple[Sequence[Assignment], Store]:
        """What makes the step when all of it is assigned, and the store after it."""


class Store(ABC):
    """Where a target keeps the states of an optimizer's parameters between steps.

    It changes by what is assigned at the end of a step, and by nothing else.

    Attributes:
        engine: the name of the target.
    """

    engine: str

    @abstractmethod
    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        """A step on parameters, whose values are NumPy arrays of one precision; None if the update has no program.

        Args:
            parameters: the parameters, in the order of their gradients.
            step: the number of the step.
            states: returns the states of a parameter that it does not keep.
        """

    @abstractmethod
    def states(self) -> States:
        """The states of all parameters that it keeps."""

    @abstractmethod
    def emptied(self) -> Store:
        """A store that keeps nothing."""


class BoundStep(ABC):
    """A loss, its gradients and the update of parameters that are where the store has them, as one call.

    Attributes:
        others: the positions of the leaves that are none of those parameters.
        alone: calls a function while no other thread runs the step; returns None where one does.
        scalars: return the numbers of the update, by the number of the step.
        ran: the program, if it is one.
    """

    others: Sequence[int]
    alone: Callable[..., Any]
    scalars: Sequence[Callable[[int], float]]
    ran: Executable | None = None

    @abstractmethod
    def is_current(self) -> bool:
        """Whether the parameters are still there."""

    @abstractmethod
    def values(self) -> Callable[[Node], AnyTensor | None]:
        """What gives the present values of those parameters, also after the step; nothing for other nodes."""

    @abstractmethod
    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float], holders: Sequence[object] = ()
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        """The loss, what makes the step when all of it is assigned, and the further values of the program.

        Args:
            arrays: the values of the other leaves, of the shapes and dtypes that it was bound for.
            numbers: those of the update.
            holders: for each of the leaves something that holds its value and does not change, as for values.

        Returns:
            None when it is to be made in another way: a gradient is not finite, or the memory is in use.
        """


class Ran(NamedTuple):
    """What a loss and its gradients came to.

    Attributes:
        loss: the loss.
        gradients: they, side by side, unless they were never in memory as a whole.
        further: the values that its program returns after them.
    """

    loss: Array
    gradients: Lent | None
    further: Sequence[Lent]


class ValueExecutable(ABC):
    """A program that is ready to run, whose results are there for good.

    Attributes:
        program: the program.
        instructions: how many instructions a run is; several calls may do the blocks of one.
        bytes: the size of the buffers between the inputs and the outputs.
        ran: the executable that it runs, if it is one.
    """

    program: Program
    ran: Executable | None = None
    instructions: int
    bytes: int

    @abstractmethod
    def run(self, arrays: Sequence[Array], holders: Sequence[object] = ()) -> tuple[Array, Sequence[Lent]] | None:
        """The first output, and the others.

        Args:
            arrays: the inputs.
            holders: for each of them something that holds it and does not change: what has the same one as in an
                earlier run is not copied again.

        Returns:
            None while it, or what shares its memory, is in use elsewhere.
        """


class StepExecutable(ABC):
    """A loss and its gradients, ready to run, alone or with the update of a step.

    Attributes:
        program: returns the loss, then the gradients, then further values.
        ran: what it has run last, if that is one program.
    """

    program: Program
    ran: Executable | None = None

    @property
    @abstractmethod
    def instructions(self) -> int:
        """How many instructions a run is that gives all gradients."""

    @property
    @abstractmethod
    def bytes(self) -> int:
        """The size of the buffers between the inputs and the outputs of such a run."""

    @abstractmethod
    def run(
        self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()
    ) -> Ran | None:
        """The loss, the gradients and the further values.

        Args:
            arrays: the values of the leaves.
            step: has the gradients afterwards.
            holders: for each leaf something that holds its value and does not change, as for values.

        Returns:
            None while it, or what shares its memory, is in use elsewhere.
        """

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        """The same with the update of the parameters, as one call; None if there is none for where they are."""
        return None


Precision = Literal["float32", "tensorfloat32", "bfloat16"]
"""What the factors of products of float32 may be rounded to before they are multiplied."""


class Target(ABC):
    """Where programs run.

    Attributes:
        name: what messages call it.
        passes: the names of the passes that can be left out.
        compiles_quickly: whether a program is made ready in less time than it would be interpreted a few times.
        pads: whether programs for several sizes are made for one that arrays are padded to.
        interprets: whether what has no program may be interpreted on NumPy.
        names_lines: whether it names its instructions after the lines of code that they are for.
        own_arrays: whether programs take arrays of another library, too, which the interpreter is given as NumPy's.
    """

    name: str
    passes: ClassVar[Sequence[str]] = ()
    compiles_quickly: ClassVar[bool] = False
    pads: ClassVar[bool] = False
    interprets: bool = True
    names_lines: ClassVar[bool] = False
    own_arrays: ClassVar[bool] = False

    def array_of(self, value: AnyTensor) -> Any:
        """The array of a tensor as programs can be run with it; None if they cannot."""
        array = value._array
        if type(array) is np.ndarray:
            return array
        return np.asarray(array) if isinstance(array, np.generic) else None

    def interpreted(self, value: AnyTensor) -> AnyTensor:
        """The value of a leaf for the interpreter, which runs on NumPy beside the target."""
        return value

    def plans_at_once(self, operations: int, elements: int) -> bool:
        """Whether to make a program ready costs less than to interpret an expression once.

        Args:
            operations: how many it has.
            elements: how many their results have, all together.
        """
        return False

    def spares(self, calls: float, elements: int) -> int:
        """How often a value is interpreted before a program is made ready for it.

        Args:
            calls: how many operations are done.
            elements: how many their results have, all together.
        """
        return 1

    def check_leaves(self, leaves: Sequence[Node], arrays: Sequence[Array], trained: bool) -> None:
        """Raise what is wrong with where the values of leaves would be, before a program of them is made.

        Args:
            leaves: the inputs and parameters of an expression.
            arrays: their values.
            trained: whether it is a loss.
        """
        return

    def leaving_out(self, passes: Collection[str]) -> Target:
        """The same target without passes of some names; of the same names each time the same one."""
        return self

    @abstractmethod
    def legalize(self, program: Program) -> Program:
        """A program that computes the same by primitives that the target has instructions for."""

    @abstractmethod
    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        """A program that computes the same in less time there.

        Args:
            program: a legal program.
            watch: called with each pass that changes something.
        """

    def workspace(self) -> Any:
        """What executables have in common of which one runs at a time: their memory; None if there is nothing."""
        return None

    @abstractmethod
    def compile(self, program: Program, donated: Collection[int] = (), workspace: Any = None) -> Executable:
        """An executable for a legal program.

        Args:
            program: the program.
            donated: the positions of inputs whose memory may be written over, as nothing reads them afterwards.
            workspace: of this target, or None for one of its own.

        Raises:
            Unplannable: when the target cannot run it.
        """

    @abstractmethod
    def compile_values(self, program: Program, workspace: Any = None, leaves: Sequence[Node] = ()) -> ValueExecutable:
        """An executable for a legal program, whose results are there for good.

        Args:
            program: the program.
            workspace: of this target, or None for one of its own.
            leaves: what the inputs are the values of.
        """

    @abstractmethod
    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        workspace: Any = None,
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        """An executable for a legal program of a loss and its gradients, alone or with the update of a step.

        Args:
            program: takes the leaves, returns the loss, gradients of one precision, and further values.
            parameters: the positions of the leaves that the gradients are for.
            workspace: of this target, or None for one of its own.
            further: how many further values there are.
            leaves: what the inputs are the values of.
        """

    @abstractmethod
    def store(self, trace: Trace) -> Store:
        """An empty store for parameters with the update that ``trace`` returns."""

    def prepare(self, program: Program, donated: Collection[int] = ()) -> Executable:
        """An executable for any program: legalized, optimized, compiled."""
        return self.compile(self.optimize(self.legalize(program)), donated)

    def __call__(self, program: Program, *arrays: Any) -> Sequence[Array]:
        """Run a program once."""
        return self.prepare(program).run(arrays)
