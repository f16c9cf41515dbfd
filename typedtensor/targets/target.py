"""The interface of targets: a target compiles a program to an executable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, ClassVar, Literal

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array, Program
from typedtensor.targets.base import Axes, BySizes, Executable, StepExecutable, Store, Trace, Updates, Watcher
from typedtensor.targets.instances import Instances
from typedtensor.targets.whole import WholeSteps, WholeStore

ELEMENTS_AT_ONCE = 40_000
"""The least average number of elements of an operation for which an expression is compiled at first sight: both cost as
much then, as the interpreter keeps all results, in new memory."""

ELEMENTS_HELD, ELEMENTS_AT_ONCE_HELD = 2 << 20, 10_000
"""The least number of elements of all results for which the second, smaller average suffices: the interpreter holds
them beside the memory of later runs."""

Precision = Literal["float32", "tensorfloat32", "bfloat16"]
"""The precision that factors of float32 products may be rounded to before they are multiplied."""


class Target(ABC):
    """A compiler and executor of programs. A training step is one program: loss, gradients, their check, and update.

    Attributes:
        name: the name in messages.
        passes: the names of passes that can be disabled.
        compiles_quickly: whether compiling costs less than interpreting a program a few times.
        interprets: whether the interpreter may compute, on NumPy, expressions without a program.
        names_lines: whether instructions are named after the user's lines that they come from.
        own_arrays: whether programs also take arrays of the target's own library, which the interpreter converts.
        joins_parameters: whether a step updates parameters as one vector where it can. That takes few calls; but
            gradients have to be complete, and cannot be added to parameters as products yield them.
        binds_inputs: whether programs are bound to inputs that stay the same, as
            :class:`~typedtensor.targets.bound.BoundInputs` does.
    """

    name: str
    passes: ClassVar[Sequence[str]] = ()
    compiles_quickly: ClassVar[bool] = False
    interprets: bool = True
    names_lines: ClassVar[bool] = False
    own_arrays: ClassVar[bool] = False
    joins_parameters: ClassVar[bool] = False
    binds_inputs: ClassVar[bool] = False

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
        """Return the target without some of its passes; equal names return the identical target."""
        return _leaving_out(type(self), frozenset(passes)) if passes and self.passes else self

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

    def compile_by_sizes(self, instances: Instances, leaves: Sequence[Node] = ()) -> BySizes[Executable]:
        """Return what compiles the instances of a legal program of symbolic sizes, as :meth:`compile` does one.

        It raises ``NotAlikeError`` for sizes without an instance. By default each instance is compiled by itself.

        Args:
            instances: those of the program; without symbols there is one.
            leaves: the nodes that the inputs are the values of.
        """
        return lambda sizes: self.compile(instances.at(sizes))

    def steps_by_sizes(
        self, instances: Instances, parameters: Sequence[int], further: int = 0, leaves: Sequence[Node] = ()
    ) -> BySizes[StepExecutable]:
        """Return what compiles the instances of a program of a loss and its gradients, to run alone or with an update.

        Args:
            instances: those of a legal program that takes the leaves; it returns the loss, gradients of one dtype, and
                further values.
            parameters: the positions of the leaves that the gradients belong to.
            further: the number of further values.
            leaves: the nodes that the inputs are the values of.
        """
        return WholeSteps(self, instances, parameters, further).at

    def store(self, trace: Trace) -> Store:
        """Return an empty store for parameters with the update that ``trace`` traces."""
        return WholeStore(Updates(trace, self.prepare_update), self.name)

    def prepare_update(self, program: Program, axes: Sequence[Axes]) -> Executable:
        """Compile the program of an update.

        Args:
            program: the program.
            axes: the labels of each parameter's axes.
        """
        return self.prepare(program)

    def prepare(self, program: Program) -> Executable:
        """Legalize, optimize and compile a program."""
        return self.compile(self.optimize(self.legalize(program)))

    def __call__(self, program: Program, *arrays: Any) -> Sequence[Array]:
        """Run a program once."""
        return self.prepare(program).run(arrays)


@cache
def _leaving_out(target: Callable[[frozenset[str]], Target], passes: frozenset[str]) -> Target:
    return target(passes)
