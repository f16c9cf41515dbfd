"""The program of a loss and its gradients, compiled by a target."""

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
from typedtensor.lowering.unplannable import Declined, Unplannable
from typedtensor.specialization import engines
from typedtensor.targets import PendingStep, Ran, Target, Watcher
from typedtensor.targets.fitted import Fit, FittedStep


class GradientOutputs(NamedTuple):
    """The outputs of a program after the loss.

    Attributes:
        places: the positions of the targets that have gradients; the loss does not depend on the others.
        parameters: the positions of these targets among the leaves, for targets that are leaves.
        given: the positions of the further nodes whose values are arrays; the others are Python numbers.
    """

    places: tuple[int, ...]
    parameters: list[int]
    given: list[int]

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> GradientPlan:
        """Return the plan of an optimized program."""
        result = GradientPlan.__new__(GradientPlan)
        result.complete(self, program, target, workspace, leaves)
        return result

    def fitted(self, plan: GradientPlan, fit: Fit) -> GradientPlan:
        """Return a plan of unpadded arrays, given one of padded arrays."""
        return plan.fitted(fit)


class DerivedGradients(NamedTuple):
    """Gradients as expressions, which do not depend on sizes.

    Attributes:
        gradients: the gradient of each target.
        sources: for nodes of gradients, the nodes that they differentiate, if lines are recorded.
    """

    gradients: Mapping[Node, Expr[Any]]
    sources: Mapping[Node, Node] | None


def derived(loss: Node, targets: Sequence[Node], *, lines: bool = False) -> DerivedGradients:
    """Return the gradients of a loss as expressions.

    Args:
        loss: a real scalar.
        targets: the nodes to differentiate by.
        lines: whether the lines of code of differentiated nodes are recorded.
    """
    algebra = NotingAlgebra() if lines else None
    with Setting({MODE: Mode.LAZY}, None):  # gradients stay expressions, whatever the mode of the computation
        found = gradients_found(loss, targets, algebra)
    return DerivedGradients(found, None if algebra is None else algebra.sources)


class GradientProgram:
    """The traced program of a loss, its gradients and further values. The arguments are those of :class:`GradientPlan`.

    Args:
        gradients: the derived gradients, if at hand.

    Attributes:
        outputs: the outputs of the program.
        program: the program.
        lowering: the lowering that traced it.

    Raises:
        Unplannable: the expression needs the interpreter.
    """

    def __init__(
        self,
        loss: Node,
        leaves: Sequence[Node],
        arrays: Sequence[Any],
        targets: Sequence[Node],
        further: Sequence[Node] = (),
        gradients: DerivedGradients | None = None,
    ) -> None:
        by_leaf = dict(zip(leaves, arrays, strict=True))
        found, sources = derived(loss, targets) if gradients is None else gradients
        places = tuple(n for n, x in enumerate(targets) if x in found)
        present = [targets[n] for n in places]
        if not present:
            raise Declined("no leaf needs a gradient, or the leaves differ in precision")
        roots = (loss, *(found[x] for x in present), *present, *further)
        traced, self.lowering = lowered(roots, by_leaf, sources)
        value, *others = traced.outputs
        deltas, others = others[: len(present)], others[len(present) :]
        primals, values = others[: len(present)], others[len(present) :]
        if not all(map(is_array, primals)):
            raise Declined("a gradient is needed for a value that may be a Python number")
        given = [n for n, x in enumerate(values) if is_array(x)]
        dtypes = {x.dtype for x in primals}
        if len(dtypes) != 1:
            raise Unplannable("no leaf needs a gradient, or the leaves differ in precision")
        dtype = dtypes.pop()
        # Tracing may determine further sizes.
        precise = [x if x.dtype == dtype else make(Cast(dtype), x) for x in deltas]
        self.program = Program(traced.inputs, (value, *precise, *(values[n] for n in given)))
        positions = {leaf: n for n, leaf in enumerate(leaves)}
        self.outputs = GradientOutputs(places, [positions[x] for x in present if x in positions], given)


class GradientPlan:
    """The plan of a loss and its gradients.

    Args:
        loss: a real scalar.
        leaves: the inputs and parameters of the loss.
        arrays: an array for each leaf, which determines shape and dtype.
        targets: the leaves, and inner nodes, to differentiate by.
        target: the target that runs the plan; the process's target by default.
        workspace: the memory that the plan shares with others.
        watch: called with each pass that changes the program.
        further: the nodes of the loss whose values are requested, too.

    Attributes:
        places: the positions of the targets that the loss depends on; the others have no gradient.
        given: the positions of the further nodes whose values are arrays; the others are Python numbers.
        executable: the compiled program.

    Raises:
        Unplannable: the expression needs the interpreter.
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
        result = GradientProgram(loss, leaves, arrays, targets, further, gradients)
        program = target.optimize(target.legalize(result.program), watch)
        self.complete(result.outputs, program, target, workspace, leaves)

    def complete(
        self, made: GradientOutputs, program: Program, target: Target, workspace: Any, leaves: Sequence[Node]
    ) -> None:
        """Set the program, outputs and executable, given an optimized program."""
        self.places, self.given = made.places, made.given
        self._shapes = [x.shape for x in program.output_types()[1 : 1 + len(made.places)]]
        self.executable = target.compile_step(program, made.parameters, workspace, len(made.given), leaves)

    def fitted(self, fit: Fit) -> GradientPlan:
        """Return a plan of unpadded arrays, given this one of padded arrays."""
        result, count = copy(self), len(self.places)
        result.executable = FittedStep(self.executable, fit, count)
        result._shapes = list(fit.outputs[1 : 1 + count])
        return result

    def run(
        self, arrays: Sequence[Array], step: PendingStep | None = None, holders: Sequence[object] = ()
    ) -> Ran | None:
        """Return loss, gradients and further values, as :meth:`typedtensor.targets.base.StepExecutable.run`."""
        return self.executable.run(arrays, step, holders)

    def apart(self, gradients: Array) -> list[Array]:
        """Return views of the flat gradients, each with its own shape."""
        places: list[Array] = []
        start = 0
        for shape in self._shapes:
            stop = start + math.prod(shape)
            places.append(gradients[start:stop].reshape(shape))
            start = stop
        return places
