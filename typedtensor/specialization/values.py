"""The program of an expression's value, compiled by a target."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.ir import Array, Program
from typedtensor.lowering.expressions import is_array, lowered
from typedtensor.lowering.unplannable import Declined
from typedtensor.targets import Target, Watcher
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.fitted import Fit, FittedValues


class ValueOutputs(NamedTuple):
    """The outputs of a program after the value.

    Attributes:
        given: the positions of the further nodes whose values are arrays; the others are Python numbers.
    """

    given: list[int]

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> ValuePlan:
        """Return the plan of an optimized program."""
        result = ValuePlan.__new__(ValuePlan)
        result.given, result.executable = self.given, target.compile_values(program, workspace, leaves)
        return result

    def fitted(self, plan: ValuePlan, fit: Fit) -> ValuePlan:
        """Return a plan of unpadded arrays, given one of padded arrays."""
        result = copy(plan)
        result.executable = FittedValues(plan.executable, fit)
        return result


class ValueProgram:
    """The traced program of an expression's value. The arguments are those of :class:`ValuePlan`.

    Args:
        lines: whether values record the lines of code that they come from.

    Attributes:
        outputs: the outputs of the program.
        program: the program.
        lowering: the lowering that traced it.

    Raises:
        Unplannable: the expression needs the interpreter.
    """

    def __init__(
        self,
        root: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Any],
        further: Sequence[Node] = (),
        foreign: bool = False,
        *,
        lines: bool = False,
    ) -> None:
        by_leaf = dict(zip(leaves, arrays, strict=True))
        traced, self.lowering = lowered((root, *further), by_leaf, {} if lines else None)
        value, *values = traced.outputs
        if not is_array(value):
            raise Declined("it may be a Python number")
        given = [n for n, x in enumerate(values) if is_array(x)]
        if foreign and len(given) < len(values):
            raise Declined("an operation of your own uses a value that may be a Python number")
        self.outputs = ValueOutputs(given)
        self.program = Program(traced.inputs, (value, *(values[n] for n in given)))


class ValuePlan:
    """The plan of an expression's value.

    Args:
        root: the expression.
        leaves: the leaves of the expression.
        arrays: an array for each leaf, which determines shape and dtype.
        target: the target that runs the plan.
        workspace: the memory that the plan shares with others.
        watch: called with each pass that changes the program.
        further: the nodes of the expression whose values are requested, too.
        foreign: whether the further nodes have users' operations, which must not run twice: all must be arrays.

    Attributes:
        given: the positions of the further nodes whose values are arrays; the others are Python numbers.
        executable: the compiled program.

    Raises:
        Unplannable: the expression needs the interpreter.
    """

    def __init__(
        self,
        root: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        target: Target,
        workspace: Any = None,
        watch: Watcher | None = None,
        further: Sequence[Node] = (),
        foreign: bool = False,
    ) -> None:
        result = ValueProgram(root, leaves, arrays, further, foreign, lines=target.names_lines)
        self.given = result.outputs.given
        program = target.optimize(target.legalize(result.program), watch)
        self.executable = target.compile_values(program, workspace, leaves)

    def run(self, arrays: Sequence[Array], holders: Sequence[object]) -> tuple[Array, Sequence[Lent]] | None:
        """Return the value and the further values; None while another thread uses the memory."""
        return self.executable.run(arrays, holders)
