"""A loss and its gradients as a program, made ready by a target."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.ad.symbolic import NotingAlgebra, gradients_found
from typedtensor.core.expr import Expr
from typedtensor.core.scope import MODE, Mode, Setting
from typedtensor.ir import Array, Cast, Program, make
from typedtensor.lowering.expressions import is_array, lowered
from typedtensor.lowering.unplannable import Left, Unplannable
from typedtensor.specialization import engines
from typedtensor.targets import PendingStep, Ran, Target, Watcher
from typedtensor.targets.fitted import Fit, FittedStep


class Outputs(NamedTuple):
    """What the outputs of a program are, after the loss.

    Attributes:
        places: the targets whose gradients they are; the loss does not depend on the others.
        parameters: which of the leaves these are, those that are leaves.
        given: the further nodes whose values they are; the others are Python numbers.
    """

    places: tuple[int, ...]
    parameters: list[int]
    given: list[int]

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> GradientPlan:
        """The plan of a program that is optimized already."""
        made = GradientPlan.__new__(GradientPlan)
        made.complete(self, program, target, workspace, leaves)
        return made

    def fitted(self, plan: GradientPlan, fit: Fit) -> GradientPlan:
        """The plan for arrays as they are, from one for padded arrays."""
        return plan.fitted(fit)


class Derived(NamedTuple):
    """Gradients as expressions, which are the same for all sizes.

    Attributes:
        gradients: by what they are for.
        sources: by nodes of the gradients, the nodes that they are gradients of, if lines are to be noted.
    """

    gradients: Mapping[Node, Expr[Any]]
    sources: Mapping[Node, Node] | None


def derived(loss: Node, targets: Sequence[Node], *, lines: bool = False) -> Derived:
    """The gradients of a loss as expressions.

    Args:
        loss: a real scalar.
        targets: what they are for.
        lines: whether it is noted for which lines of code they are.
    """
    algebra = NotingAlgebra() if lines else None
    with Setting({MODE: Mode.LAZY}, None):  # gradients are written down, whatever the computation does with nodes
        found = gradients_found(loss, targets, algebra)
    return Derived(found, None if algebra is None else algebra.sources)


class GradientProgram:
    """A loss, its gradients and further values as they are traced; the arguments are those of :class:`GradientPlan`.

    Args:
        gradients: those of the loss, if they have been derived already.

    Attributes:
        outputs: what the outputs of the program are.
        program: the program.
        lowering: what is known of it.

    Raises:
        Unplannable: when the interpreter is needed.
    """

    def __init__(
        self,
        loss: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Any],
        targets: Sequence[Node],
        further: Sequence[Node] = (),
        gradients: Derived | None = None,
    ) -> None:
        by_leaf = dict(zip(leaves, arrays, strict=True))
        found, sources = derived(loss, targets) if gradients is None else gradients
        places = tuple(n for n, x in enumerate(targets) if x in found)
        present = [targets[n] for n in places]
        if not present:
            raise Left("the leaves that gradients are wanted for are none, or differ in precision")
        roots = (loss, *(found[x] for x in present), *present, *further)
        traced, self.lowering = lowered(roots, by_leaf, sources)
        value, *others = traced.outputs
        deltas, others = others[: len(present)], others[len(present) :]
        primals, values = others[: len(present)], others[len(present) :]
        if not all(map(is_array, primals)):
            raise Left("a gradient is wanted for what may be a Python number")
        given = [n for n, x in enumerate(values) if is_array(x)]
        dtypes = {x.dtype for x in primals}
        if len(dtypes) != 1:
            raise Unplannable("the leaves that gradients are wanted for are none, or differ in precision")
        dtype = dtypes.pop()
        # They may meet others on the way.
        precise = [x if x.dtype == dtype else make(Cast(dtype), x) for x in deltas]
        self.program = Program(traced.inputs, (value, *precise, *(values[n] for n in given)))
        positions = {leaf: n for n, leaf in enumerate(leaves)}
        self.outputs = Outputs(places, [positions[x] for x in present if x in positions], given)


class GradientPlan:
    """The value of a loss and its gradients, from arrays for its leaves.

    Args:
        loss: a real scalar.
        leaves: its inputs and parameters.
        arrays: an array for each, of which the plan takes shapes and dtypes.
        targets: the leaves, and the nodes of the loss, whose gradients are wanted.
        target: where it runs; the default target if there is none given.
        workspace: of the target, which it shares with other plans.
        watch: called with each pass that changes something.
        further: the nodes of the loss whose values are wanted as well.

    Attributes:
        places: which of the targets the loss depends on; the others have no gradient.
        given: which of the further nodes have arrays for values; the others are Python numbers.
        executable: the target's.

    Raises:
        Unplannable: when the interpreter is needed.
    """

    def __init__(
        self,
        loss: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        targets: Sequence[Node],
        target: Target | None = None,
        workspace: Any = None,
        watch: Watcher | None = None,
        further: Sequence[Node] = (),
    ) -> None:
        target = target or engines.TARGET
        gradients = derived(loss, targets, lines=target.names_lines)
        made = GradientProgram(loss, leaves, arrays, targets, further, gradients)
        program = target.optimize(target.legalize(made.program), watch)
        self.complete(made.outputs, program, target, workspace, leaves)

    def complete(self, made: Outputs, program: Program, target: Target, workspace: Any, leaves: Sequence[Node]) -> None:
        """Take over a program that is optimized already."""
        self.places, self.given = made.places, made.given
        self._shapes = [x.shape for x in program.output_types()[1 : 1 + len(made.places)]]
        self.executable = target.compile_step(program, made.parameters, workspace, len(made.given), leaves)

    def fitted(self, fit: Fit) -> GradientPlan:
        """The plan for arrays as they are, from this one for padded arrays."""
        made, count = copy(self), len(self.places)
        made.executable = FittedStep(self.executable, fit, count)
        made._shapes = list(fit.outputs[1 : 1 + count])
        return made

    def run(
        self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()
    ) -> Ran | None:
        """The loss, the gradients and the further values, as :meth:`typedtensor.targets.base.StepExecutable.run`."""
        return self.executable.run(arrays, step, holders)

    def apart(self, gradients: Array) -> list[Array]:
        """The gradients, each with its own axes, as views."""
        places: list[Array] = []
        start = 0
        for shape in self._shapes:
            stop = start + math.prod(shape)
            places.append(gradients[start:stop].reshape(shape))
            start = stop
        return places
