"""The value of an expression as a program, made ready by a target."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.ir import Array, Program
from typedtensor.lowering.expressions import is_array, lowered
from typedtensor.lowering.unplannable import Left
from typedtensor.targets import Target, Watcher
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.fitted import Fit, FittedValues


class Outputs(NamedTuple):
    """What the outputs of a program are, after the value.

    Attributes:
        given: which of the further nodes have arrays for values; the others are Python numbers.
    """

    given: list[int]

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> ValuePlan:
        """The plan of a program that is optimized already."""
        made = ValuePlan.__new__(ValuePlan)
        made.given, made.executable = self.given, target.compile_values(program, workspace, leaves)
        return made

    def fitted(self, plan: ValuePlan, fit: Fit) -> ValuePlan:
        """The plan for arrays as they are, from one for padded arrays."""
        made = copy(plan)
        made.executable = FittedValues(plan.executable, fit)
        return made


class ValueProgram:
    """The value of an expression as it is traced; the arguments are those of :class:`ValuePlan`.

    Args:
        lines: whether it is noted for which lines of code its values are.

    Attributes:
        outputs: what the outputs of the program are.
        program: the program.
        lowering: what is known of it.

    Raises:
        Unplannable: when the interpreter is needed.
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
            raise Left("it may be a Python number")
        given = [n for n, x in enumerate(values) if is_array(x)]
        if foreign and len(given) < len(values):
            raise Left("what an operation of users' own is computed with may be a Python number")
        self.outputs = Outputs(given)
        self.program = Program(traced.inputs, (value, *(values[n] for n in given)))


class ValuePlan:
    """The value of an expression, from arrays for its leaves.

    Args:
        root: the expression.
        leaves: what it is computed from.
        arrays: an array for each, of which the plan takes shapes and dtypes.
        target: where it runs.
        workspace: of the target, which it shares with other plans.
        watch: called with each pass that changes something.
        further: the nodes of the expression whose values are wanted as well.
        foreign: whether these have operations that are not to be computed again, so that all must be arrays.

    Attributes:
        given: which of these have arrays for values; the others are Python numbers.
        executable: the target's.

    Raises:
        Unplannable: when the interpreter is needed.
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
        made = ValueProgram(root, leaves, arrays, further, foreign, lines=target.names_lines)
        self.given = made.outputs.given
        program = target.optimize(target.legalize(made.program), watch)
        self.executable = target.compile_values(program, workspace, leaves)

    def run(self, arrays: Sequence[Array], holders: Sequence[object]) -> tuple[Array, Sequence[Lent]] | None:
        """The value, and those that were wanted as well; None while the plan is in use elsewhere."""
        return self.executable.run(arrays, holders)
