"""Size templates: plans for new sizes of labels without a declared size, from one symbolic program."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.ir import Array, DType, Program, SymbolicInt, evaluated, interpret, place_of
from typedtensor.ir.sizes import noting_limits
from typedtensor.lowering.expressions import Lowering
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import repeats
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.passes.value_numbering import computes_alike
from typedtensor.specialization.refusals import tell
from typedtensor.specialization.templates import Instances, NotAlikeError
from typedtensor.targets import Target
from typedtensor.targets.fitted import Fit

if TYPE_CHECKING:
    from typedtensor.specialization.padded import PaddedPrograms

TOLERANCE = 1e-3
"""The accepted error of an instance's results, relative to the largest element of those of a traced program."""


class PlanOutputs(Protocol):
    """The meaning of a program's outputs."""

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> Any:
        """Return the plan of an optimized program."""

    def fitted(self, plan: Any, fit: Fit) -> Any:
        """Return a plan for unpadded arrays from one for padded arrays."""


class TracedProgram(Protocol):
    """A traced program.

    Attributes:
        program: the program.
        outputs: the meaning of its outputs.
        lowering: the record of its lowering.
    """

    program: Program
    lowering: Lowering

    @property
    def outputs(self) -> PlanOutputs:
        """The meaning of the program's outputs."""


Trace = Callable[[Sequence[Any]], TracedProgram]
"""A function that traces a program for the shapes and dtypes of arrays."""

Others = Sequence[tuple[Program, Mapping[Label, int]]]
"""Programs that were traced and optimized for other sizes, with these sizes."""

NOISE = 1e-6
"""The accepted absolute error of a gradient, relative to the largest element of all gradients."""

SEVERAL = 2
"""The number of sizes of a structure after which a template is built. Many structures occur with one size only.

Building a template takes as long as two plans; each plan from it takes a tenth of one.
"""

MANY, FEW = 8, 4
"""Labels with more than ``MANY`` elements are verified with about ``FEW``. The reference interpreter, which computes
both programs, is slow, and the dependence of a program on sizes does not change with their magnitude."""

FAR_ABOVE = 4
"""The factor by which sizes may exceed a limit of the optimizer that the template's sizes stay below. Such limits only
decide about speed, so a template still serves sizes near them."""

TRIES = 2
"""The number of attempts to build a template."""


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
        others: programs traced for other sizes, to verify instances against.

    Raises:
        Unplannable: when the program can only be interpreted.
        NotAlikeError: when instances for other sizes differ from programs traced for them.
    """

    def __init__(
        self,
        trace: Trace,
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        target: Target,
        others: Others = (),
    ) -> None:
        self._leaves, self._target = tuple(leaf.axes for leaf in leaves), target
        fixed = {axis for leaf in leaves if isinstance(leaf, Variable) for axis in leaf.axes}
        known = sizes_of(self._leaves, arrays, sizes)
        free = [axis for axis in known if axis not in fixed and declared_size(axis) is None]
        self._labels, self._ones = [x for x in free if known[x] != 1], [x for x in free if known[x] == 1]
        if not self._labels or min(known[axis] for axis in self._labels) < 2:
            raise NotAlikeError("no sizes vary, or they are 0")
        symbolic = dict(known)
        symbolic.update({axis: SymbolicInt.named(known[axis], n) for n, axis in enumerate(self._labels)})
        result = traced(trace, leaves, arrays, symbolic)
        if repeats(result.program):
            raise NotAlikeError("a loop might not end on other data")
        followed = _followed(result.lowering.alike)
        self._followed = {self._labels[place]: number for place, number in followed.items()}
        if followed:  # one independent symbol suffices, and arrays are padded by it
            result = traced(trace, leaves, arrays, {**symbolic, **self._followed})
        self._outputs = result.outputs
        self._learned, self._alike = result.lowering.sizes, result.lowering.alike
        with noting_limits() as below:
            program = target.optimize(target.legalize(result.program))
        self._below = [(number, FAR_ABOVE * limit) for (_, limit), number in below.items()]
        self._programs: Instances | PaddedPrograms
        if target.pads:
            from typedtensor.specialization.padded import PaddedPrograms  # slow to import: as long as planning

            shapes = [x.shape for x in result.program.outputs]
            self._programs = PaddedPrograms(program, len(self._labels), shapes, target)
        else:
            self._programs = Instances(program)
        if any(self._gives(program, found, known) for program, found in others):
            return
        verify = partial(self._verify, trace, leaves, arrays, known)
        if isinstance(own_failure(partial(verify, MANY)), Exception):  # a window may be longer than FEW elements
            verify(max(known.values()))

    def plan(
        self, arrays: Sequence[Array], sizes: Mapping[Label, int], workspace: Any
    ) -> tuple[Any, Mapping[Label, int]]:
        """Return the plan for arrays, and the sizes of labels that the computation determines.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        known = sizes_of(self._leaves, arrays, sizes)
        given = [known[axis] for axis in self._labels]
        if min(given) < 2 or any(known[axis] != 1 for axis in self._ones):
            raise NotAlikeError("sizes are 0 or 1")
        if any(evaluated(x, given) != evaluated(y, given) for x, y in self._alike):
            raise NotAlikeError("a label would have two sizes")
        if any(evaluated(number, given) >= limit for number, limit in self._below):
            raise NotAlikeError("a program made for such larger sizes is faster")
        learned = {axis: evaluated(n, given) for axis, n in self._learned.items()}
        if any(learned.get(axis, n) != n for axis, n in known.items()):
            raise NotAlikeError("a label would have two sizes")
        make = partial(self._outputs.plan, target=self._target, workspace=workspace)
        if isinstance(self._programs, Instances):
            return make(self._programs.at(given)), learned
        return self._outputs.fitted(*self._programs.plan(given, make)), learned

    def _gives(self, program: Program, sizes: Mapping[Label, int], known: Mapping[Label, int]) -> bool:
        """Whether the instance for sizes that all differ from the template's equals the program traced for them."""
        given = [sizes.get(axis, 0) for axis in self._labels]
        if not isinstance(self._programs, Instances) or program.like is not None:
            return False
        if min(given) < 2 or any(size == known[axis] for axis, size in zip(self._labels, given, strict=True)):
            return False
        result = own_failure(partial(self._programs.at, given))
        return isinstance(result, Program) and computes_alike(result, program)

    def _computed(self, sizes: Sequence[int], arrays: Sequence[Array]) -> list[Array]:
        """Compute the instance for sizes by the reference interpreter."""
        if isinstance(self._programs, Instances):
            return interpret(self._programs.at(sizes), *arrays)
        program, fit = self._programs.program(sizes)
        return [fit.cut(x, n) for n, x in enumerate(interpret(program, *fit.padded(arrays)))]

    def _verify(
        self,
        trace: Trace,
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        known: Mapping[Label, int],
        many: int,
    ) -> None:
        """Check that an instance for other sizes computes the same as a program traced for them.

        Args:
            trace: traces the program.
            leaves: the inputs and parameters.
            arrays: an array for each leaf.
            known: the sizes of labels.
            many: the size above which a label is shortened to about ``FEW`` elements.
        """
        others = dict(known)
        for number, axis in enumerate(self._labels, 1):
            others[axis] = number + (FEW if known[axis] > many else known[axis])
        given = [others[axis] for axis in self._labels]
        others.update({axis: evaluated(number, given) for axis, number in self._followed.items()})
        given = [others[axis] for axis in self._labels]
        least = min(given) if max(known.values()) > many else None
        data = [
            array if isinstance(leaf, Variable) else _resized(array, [others[axis] for axis in leaf.axes], least)
            for leaf, array in zip(leaves, arrays, strict=True)
        ]
        expected = own_failure(lambda: interpret(traced(trace, leaves, data, others).program, *data), Unplannable)
        if isinstance(expected, Exception):
            raise NotAlikeError("some sizes decide others, or how large indices are") from expected
        found = own_failure(lambda: self._computed(given, data), Unplannable)
        if isinstance(found, Exception):
            raise NotAlikeError("for other sizes another program is made") from found
        largest = max(map(_largest, expected[1:]), default=0.0)
        near = [_is_near(x, y, NOISE * largest) for x, y in zip(found, expected, strict=True)]
        if not np.isfinite(expected[0]).any() or not all(near):
            raise NotAlikeError("for other sizes another program is made")


class Templates:
    """The template of a structure, built after the structure has occurred with several sizes.

    Attributes:
        met: the number of sizes so far.
        tries: the number of attempts left to build a template; other sizes may lead to other decisions.
    """

    def __init__(self) -> None:
        self.met, self.tries = 0, TRIES
        self._template: Template | None = None

    def plan(
        self,
        trace: Callable[[], Trace],
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        target: Target,
        workspace: Any,
        others: Callable[[], Others] = tuple,
    ) -> tuple[Any, Mapping[Label, int]] | None:
        """Return the plan for new sizes and the sizes of labels; None where the template has no instance.

        Args:
            trace: returns the function that traces the program.
            leaves: the inputs and parameters.
            arrays: an array for each leaf.
            sizes: the sizes of labels in the computation.
            target: the target that runs the plan.
            workspace: the target's workspace, shared with other plans.
            others: returns the programs for other sizes.
        """
        try:
            if self._template is None:
                if not self.tries:
                    return None
                self.tries -= 1
                result = own_failure(partial(Template, trace(), leaves, arrays, sizes, target, others()), Unplannable)
                if isinstance(result, Exception):
                    tell(result)
                    return None
                self._template = result
            return self._template.plan(arrays, sizes, workspace)
        except (Unplannable, MemoryError):
            return None  # the interpreter needs less memory


def varying(leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """Return the key that plans of one template share: dtypes, labels, and sizes that do not vary."""
    fixed = tuple(
        [array.shape if isinstance(leaf, Variable) else None for leaf, array in zip(leaves, arrays, strict=True)]
    )
    ones = [place for leaf, array in zip(leaves, arrays, strict=True) for place in _ones(leaf.axes, array.shape)]
    return fixed, tuple([array.dtype for array in arrays]), frozenset(sizes), frozenset(ones)


def _ones(axes: Sequence[Label], shape: Sequence[int]) -> list[Label]:
    return [axis for axis, size in zip(axes, shape, strict=True) if size == 1]


def _followed(alike: Sequence[tuple[int, int]]) -> Mapping[int, SymbolicInt]:
    """Return, by position, the sizes of labels that are expressions of other sizes."""
    found: dict[int, SymbolicInt] = {}
    for pair in alike:
        for one, other in (pair, pair[::-1]):
            place = place_of(one)
            if place is not None and isinstance(other, SymbolicInt) and place_of(other) is None:
                found.setdefault(place, other)
    return found


def _resized(array: Array, shape: Sequence[int], least: int | None) -> Array:
    """Resize an array; integers, which may be indices, are reduced modulo the least size of the shortened labels."""
    resized = np.resize(array, shape)
    return resized if least is None or resized.dtype.kind not in "iu" else resized % least


def _largest(array: Array) -> float:
    return float(np.abs(array, where=np.isfinite(array), out=np.zeros(array.shape)).max(initial=0.0))


def _is_near(found: Array, expected: Array, noise: float) -> bool:
    if found.shape != expected.shape:
        return False
    allowed = TOLERANCE * _largest(expected) + noise
    return bool(np.allclose(found, expected, rtol=TOLERANCE, atol=allowed, equal_nan=True))


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
