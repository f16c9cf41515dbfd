"""The program of an expression: its value, its gradients if they are requested, and values of further nodes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.ad.symbolic import NotingAlgebra, gradients_found
from typedtensor.core.expr import Expr
from typedtensor.core.scope import MODE, Mode, Setting
from typedtensor.ir import Array, Cast, DType, Program, Value, make
from typedtensor.lowering.expressions import is_array, lowered
from typedtensor.lowering.unplannable import Declined
from typedtensor.passes.partial_evaluation import divided
from typedtensor.targets import PendingStep, Ran, Target, Watcher
from typedtensor.targets.base import BySizes, Executable, StepExecutable
from typedtensor.targets.instances import Instances


class Outputs(NamedTuple):
    """The meaning of a program's outputs: the value, gradients, and values of further nodes.

    Attributes:
        given: the positions of the further nodes whose values are arrays; the others are Python numbers.
        places: the positions of the targets that have gradients; the value does not depend on the others. None for
            the program of a value alone.
        parameters: the positions of these targets among the leaves, for targets that are leaves.
        dtypes: the precisions of these targets. Gradients of several are returned in one that has room for all.
    """

    given: Sequence[int]
    places: tuple[int, ...] | None = None
    parameters: Sequence[int] = ()
    dtypes: Sequence[DType] = ()

    def plans(
        self, instances: Instances, target: Target, leaves: Sequence[Node], decided: Executable | None
    ) -> BySizes[Plan]:
        """Return what plans the instances of an optimized program of symbolic sizes; without symbols there is one."""
        made: BySizes[Executable | StepExecutable]
        if self.places is None:
            made = target.compile_by_sizes(instances, leaves)
        else:
            made = target.steps_by_sizes(instances, self.parameters, len(self.given), leaves)
        return lambda sizes: Plan(self, made(sizes), decided)


class Plan:
    """A compiled program of an expression.

    Attributes:
        outputs: the meaning of its outputs.
        executable: the program.
        decided: the program of what it takes after its inputs, as a function of the last ones of these; None if it
            takes nothing else.
        kinds: the shapes and precisions of the gradients.
    """

    __slots__ = ("__weakref__", "_step", "_value", "decided", "executable", "kinds", "outputs")

    def __init__(
        self, outputs: Outputs, executable: Executable | StepExecutable, decided: Executable | None = None
    ) -> None:
        self.outputs, self.executable, self.decided = outputs, executable, decided
        self._step = executable if isinstance(executable, StepExecutable) else None
        self._value = executable if isinstance(executable, Executable) else None
        types = executable.program.output_types()[1:]
        self.kinds = [(x.shape, dtype) for x, dtype in zip(types, outputs.dtypes, strict=False)]

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran | None:
        """Return the value, the gradients and the further values; None while another thread uses the memory."""
        if self._step is not None:
            return self._step.run(arrays, step)
        assert self._value is not None, "it is no step"
        loss, *further = self._value.run(arrays)
        return Ran(loss, None, further, self._value)


class Derived(NamedTuple):
    """Gradients as expressions, which do not depend on sizes."""

    gradients: Mapping[Node, Expr[Any]]
    sources: dict[Node, Node] | None


def derived(loss: Node, targets: Sequence[Node], *, lines: bool = False) -> Derived:
    """Return the gradients of a loss as expressions."""
    algebra = NotingAlgebra() if lines else None
    with Setting({MODE: Mode.LAZY}, None):  # gradients stay expressions, whatever the mode of the computation
        found = gradients_found(loss, targets, algebra)
    return Derived(found, None if algebra is None else algebra.sources)


class ExpressionProgram:
    """The traced program of an expression.

    Attributes:
        outputs: the meaning of the program's outputs.
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
        targets: Sequence[Node] | None = None,
        further: Sequence[Node] = (),
        *,
        gradients: Derived | None = None,
        complete: bool = False,
        lines: bool = False,
    ) -> None:
        by_leaf = dict(zip(leaves, arrays, strict=True))
        if gradients is None:
            gradients = Derived({}, {} if lines else None) if targets is None else derived(root, targets, lines=lines)
        found, sources = gradients
        places = None if targets is None else tuple([n for n, x in enumerate(targets) if x in found])
        if targets is not None and not places:
            raise Declined("no leaf needs a gradient")
        present = [targets[n] for n in places or ()] if targets is not None else []
        traced, self.lowering = lowered((root, *(found[x] for x in present), *present, *further), by_leaf, sources)
        value, *others = traced.outputs
        deltas, primals, values = (
            others[: len(present)],
            others[len(present) : 2 * len(present)],
            others[2 * len(present) :],
        )
        if not is_array(value):
            raise Declined("it may be a Python number")
        if not all(map(is_array, primals)):
            raise Declined("a gradient is needed for a value that may be a Python number")
        given = [n for n, x in enumerate(values) if is_array(x)]
        if complete and len(given) < len(values):
            raise Declined("an operation of your own uses a value that may be a Python number")
        kinds = [x.dtype for x in primals]
        precise = [_cast(x, of) for x, of in zip(deltas, kinds, strict=True)]
        if len({*kinds}) > 1:  # they lie in one array, of which each takes its part
            precise = [_cast(x, np.result_type(*kinds)) for x in precise]
        self.program = Program(traced.inputs, (value, *precise, *(values[n] for n in given)))
        positions = {leaf: n for n, leaf in enumerate(leaves)}
        self.outputs = Outputs(given, places, [positions[x] for x in present if x in positions], kinds)


def _cast(x: Value, dtype: DType) -> Value:
    return x if x.dtype == dtype else make(Cast(dtype), x)


def compiled(
    traced: ExpressionProgram,
    target: Target,
    leaves: Sequence[Node] = (),
    watch: Watcher | None = None,
    bound: int = 0,
) -> BySizes[Plan]:
    """Return what plans a traced program for the sizes of its symbols; without symbols there is one plan.

    Args:
        traced: the program.
        target: the target that runs it.
        leaves: the nodes that the inputs are the values of.
        watch: called with each pass that changes the program.
        bound: the number of last inputs that are the same in many runs: what they decide alone is a program of its own.

    Raises:
        Unplannable: the target cannot run the program.
    """
    program, decided = target.optimize(target.legalize(traced.program), watch), None
    if bound and target.binds_inputs:
        first, rest = divided(program, bound)
        if first.outputs:
            program, decided = rest, target.compile(first)
    return traced.outputs.plans(Instances(program), target, leaves, decided)
