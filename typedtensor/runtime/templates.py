"""Size templates: plans for new sizes of labels without a declared size, from one symbolic program.

Comparisons of symbolic sizes are recorded while the program is traced and optimized (:mod:`typedtensor.ir.sizes`): it
has instances for all sizes with the same outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.ir import Array, DType, Program, SymbolicInt, evaluated, guarding
from typedtensor.lowering.expressions import Lowering
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import repeats
from typedtensor.lowering.unplannable import Unplannable, tell
from typedtensor.runtime.programs import Outputs, Plan, compiled
from typedtensor.targets import Target
from typedtensor.targets.base import BySizes
from typedtensor.targets.instances import Instances, NotAlikeError

SEVERAL = 2
"""The number of sizes of a structure after which a template is built. Many structures occur with one size only."""

TRIES = 2
"""The number of attempts to build a template; other sizes may lead to other decisions."""


class TracedProgram(Protocol):
    """A traced program.

    Attributes:
        program: the program.
        outputs: the meaning of its outputs.
        lowering: the record of its lowering.
    """

    program: Program
    outputs: Outputs
    lowering: Lowering


Trace = Callable[[Sequence[Any]], TracedProgram]
"""A function that traces a program for the shapes and dtypes of arrays."""

Planned = tuple[Plan, Mapping[Label, int]]
"""A plan, and the sizes of labels that a computation knows after it has run."""


class Sizes:
    """A scope that knows sizes of labels only."""

    def __init__(self, sizes: Mapping[Label, int]) -> None:
        self.sizes = sizes


class Shaped:
    """A shape and a dtype."""

    def __init__(self, shape: tuple[int, ...], dtype: DType) -> None:
        self.shape, self.dtype = shape, dtype


class Template:
    """A template for plans that differ only in the sizes of labels.

    Args:
        trace: traces the program; not retained.
        leaves: the inputs and parameters.
        arrays: an array for each leaf.
        sizes: the sizes of labels in the computation.
        target: the target that runs plans.

    Raises:
        Unplannable: when the program can only be interpreted, or depends on sizes in another way.
    """

    def __init__(
        self, trace: Trace, leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int], target: Target
    ) -> None:
        self._leaves, self._target = tuple(leaf.axes for leaf in leaves), target
        fixed = {axis for leaf in leaves if isinstance(leaf, Variable) for axis in leaf.axes}
        known = sizes_of(self._leaves, arrays, sizes)
        free = [axis for axis in known if axis not in fixed and declared_size(axis) is None]
        self._labels, self._ones = [x for x in free if known[x] != 1], [x for x in free if known[x] == 1]
        if not self._labels or min(known[axis] for axis in self._labels) < 2:
            raise NotAlikeError("no sizes vary, or they are 0")
        symbolic: dict[Label, Any] = dict(known)
        symbolic.update({axis: SymbolicInt.named(known[axis], n) for n, axis in enumerate(self._labels)})
        with guarding() as self._guards:
            result = traced(trace, leaves, arrays, symbolic)
        if repeats(result.program):
            raise NotAlikeError("a loop might not end on other data")
        self._outputs, self._learned = result.outputs, result.lowering.sizes
        with guarding(self._guards):
            program = target.optimize(target.legalize(result.program))
        self._programs = Instances(program)
        self._plans: BySizes[Plan] | None = None

    def plan(self, arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Planned:
        """Return the plan for arrays, and the sizes of labels that the computation determines.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        known = sizes_of(self._leaves, arrays, sizes)
        given = [known[axis] for axis in self._labels]
        if min(given) < 2 or any(known[axis] != 1 for axis in self._ones):
            raise NotAlikeError("sizes are 0 or 1")
        if not self._guards.hold(given):
            raise NotAlikeError("another program is made for such sizes")
        learned = {axis: evaluated(n, given) for axis, n in self._learned.items()}
        if any(learned.get(axis, n) != n for axis, n in known.items()):
            raise NotAlikeError("a label would have two sizes")
        if self._plans is None:
            self._plans = self._outputs.plans(self._programs, self._target)
        return self._plans(given), learned


class Family:
    """The plans of a structure that differ only in sizes: after several sizes they follow from a template."""

    def __init__(self) -> None:
        self._met, self._tries = 0, TRIES
        self._template: Template | None = None

    def release(self) -> None:
        """Drop the template; the next sizes have another one."""
        self._template, self._tries = None, TRIES

    def plan(
        self,
        trace: Callable[[], Trace],
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        target: Target,
    ) -> Planned | None:
        """Return the plan for new sizes and the sizes of labels; None where there is no template or instance.

        Args:
            trace: returns the function that traces the program.
            leaves: the inputs and parameters.
            arrays: an array for each leaf.
            sizes: the sizes of labels in the computation.
            target: the target that runs the plan.
        """
        self._met += 1
        if self._met < SEVERAL:
            return None
        try:
            if self._template is None:
                if not self._tries:
                    return None
                self._tries -= 1
                result = own_failure(lambda: Template(trace(), leaves, arrays, sizes, target), Unplannable)
                if isinstance(result, Exception):
                    tell(result)
                    return None
                self._template = result
            return self._template.plan(arrays, sizes)
        except (Unplannable, MemoryError):
            return None  # the interpreter needs less memory


def varying(leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """Return the key that plans of one template share: dtypes, labels, and sizes that do not vary."""
    pairs = [*zip(leaves, arrays, strict=True)]
    fixed = tuple([array.shape if isinstance(leaf, Variable) else None for leaf, array in pairs])
    ones = [axis for leaf, array in pairs for axis, size in zip(leaf.axes, array.shape, strict=True) if size == 1]
    return fixed, tuple([array.dtype for array in arrays]), frozenset(sizes), frozenset(ones)


def plan_alone(
    trace: Trace,
    leaves: Sequence[Node],
    arrays: Sequence[Array],
    known: Mapping[Label, int],
    target: Target,
    *,
    repeating: bool = False,
) -> Planned:
    """Return the plan for some sizes alone, which lowering checks in place of the interpreter.

    Args:
        trace: traces the program.
        leaves: the inputs and parameters.
        arrays: an array for each leaf.
        known: the sizes of labels in the leaves, in constants and in the computation.
        target: the target that runs the plan.
        repeating: whether the number of steps of a loop may be data.

    Raises:
        Unplannable: the interpreter has to check the sizes, and to say which are at fault.
    """
    found = traced(trace, leaves, arrays, known)
    learned = found.lowering.sizes
    if repeats(found.program) and not repeating:
        raise Unplannable("a loop might not end on other data")
    if any(learned.get(axis, n) != n for axis, n in known.items()):
        raise Unplannable("a label would have two sizes")
    if any(declared_size(axis) not in (None, n) for axis, n in learned.items()):
        raise Unplannable("a label would have another size than it declares")
    return compiled(found, target, leaves), learned


def traced(trace: Trace, leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]) -> TracedProgram:
    """Trace the program for sizes, which may be symbolic and may differ from those of the arrays."""
    shaped = [
        Shaped(a.shape if isinstance(leaf, Variable) else tuple([sizes[axis] for axis in leaf.axes]), a.dtype)
        for leaf, a in zip(leaves, arrays, strict=True)
    ]
    with Setting({CURRENT: Sizes(sizes)}, None):
        return trace(shaped)


def sizes_of(
    leaves: Sequence[tuple[Label, ...]], arrays: Sequence[Array], sizes: Mapping[Label, int]
) -> dict[Label, int]:
    """Return the sizes of labels in a computation and in its leaves.

    Raises:
        NotAlikeError: when a label has two sizes.
    """
    known = dict(sizes)
    for axis, size in _pairs(leaves, arrays):
        if known.setdefault(axis, size) != size:
            raise NotAlikeError("a label has two sizes")
    return known


def _pairs(leaves: Sequence[tuple[Label, ...]], arrays: Sequence[Array]) -> Iterator[tuple[Label, int]]:
    for axes, array in zip(leaves, arrays, strict=True):
        yield from zip(axes, array.shape, strict=True)
