"""Plans for all sizes of the labels that declare none."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import Variable
from typedtensor.core.scope import CURRENT, Setting
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
"""How far gradients may be from those of a program that is traced for their sizes, beside the largest of them."""


class PlanOutputs(Protocol):
    """What the outputs of a program are."""

    def plan(self, program: Program, target: Target, workspace: Any, leaves: Sequence[Node] = ()) -> Any:
        """The plan of a program that is optimized already."""

    def fitted(self, plan: Any, fit: Fit) -> Any:
        """The plan for arrays as they are, from one for padded arrays."""


class TracedProgram(Protocol):
    """A program as it is traced.

    Attributes:
        program: the program.
        outputs: what its outputs are.
        lowering: what is known of it.
    """

    program: Program
    lowering: Lowering

    @property
    def outputs(self) -> PlanOutputs:
        """What its outputs are."""


Trace = Callable[[Sequence[Any]], TracedProgram]
"""Traces a program for arrays, of which it takes shapes and dtypes."""

Others = Sequence[tuple[Program, Mapping[Label, int]]]
"""Programs that were traced for other sizes, and optimized, with these sizes."""

NOISE = 1e-6
"""What a gradient that is zero may be computed to be, beside the largest of all."""

SEVERAL = 2
"""How many sizes a structure is met with before plans for others follow from one; one may be all there is.

To find out takes as long as two plans, and each plan that follows takes a tenth of one.
"""

MANY, FEW = 8, 4
"""A program is compared with another on so few elements along a label that has many: the reference interpreter, which
computes both, is slow, and how a program follows from sizes does not depend on how large they are."""

FAR_ABOVE = 4
"""How many times a limit other sizes reach at most where those that a program was made for stay below it: what sizes
decide is for speed, so that a program serves those near by."""

TRIES = 2
"""How often a template is tried."""


class Sizes:
    """A scope in which sizes are known, and nothing else."""

    def __init__(self, sizes: Mapping[Label, int]) -> None:
        self.sizes = sizes


class Shaped:
    """A shape and a dtype."""

    def __init__(self, shape: tuple[int, ...], dtype: DType) -> None:
        self.shape, self.dtype = shape, dtype


class Template:
    """Plans that differ in the sizes of labels.

    Args:
        trace: traces the program; it is not kept.
        leaves: its inputs and parameters.
        arrays: an array for each.
        sizes: the sizes of labels in the computation.
        target: where plans run.
        others: programs for other sizes, which the ones that follow have to be like.

    Raises:
        Unplannable: when the interpreter is needed.
        NotAlikeError: when programs for other sizes do not follow from the one for these.
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
        made = traced(trace, leaves, arrays, symbolic)
        if repeats(made.program):
            raise NotAlikeError("a loop might not end on other data")
        followed = _followed(made.lowering.alike)
        self._followed = {self._labels[place]: number for place, number in followed.items()}
        if followed:  # one size that others follow from is enough, and an array is padded for that
            made = traced(trace, leaves, arrays, {**symbolic, **self._followed})
        self._outputs = made.outputs
        self._learned, self._alike = made.lowering.sizes, made.lowering.alike
        with noting_limits() as below:
            program = target.optimize(target.legalize(made.program))
        self._below = [(number, FAR_ABOVE * limit) for (_, limit), number in below.items()]
        self._programs: Instances | PaddedPrograms
        if target.pads:
            from typedtensor.specialization.padded import PaddedPrograms  # it takes as long to load as a plan to make

            shapes = [x.shape for x in made.program.outputs]
            self._programs = PaddedPrograms(program, len(self._labels), shapes, target)
        else:
            self._programs = Instances(program)
        if any(self._gives(program, found, known) for program, found in others):
            return
        verify = partial(self._verify, trace, leaves, arrays, known)
        if isinstance(own_failure(partial(verify, MANY)), Exception):  # a window may be longer than a few elements
            verify(max(known.values()))

    def plan(
        self, arrays: Sequence[Array], sizes: Mapping[Label, int], workspace: Any
    ) -> tuple[Any, Mapping[Label, int]]:
        """The plan for arrays, and the sizes of labels that computing it shows.

        Raises:
            NotAlikeError: when there is none like the others.
        """
        known = sizes_of(self._leaves, arrays, sizes)
        given = [known[axis] for axis in self._labels]
        if min(given) < 2 or any(known[axis] != 1 for axis in self._ones):
            raise NotAlikeError("sizes are 0 or 1")
        if any(evaluated(x, given) != evaluated(y, given) for x, y in self._alike):
            raise NotAlikeError("a label would have two sizes")
        if any(evaluated(number, given) >= limit for number, limit in self._below):
            raise NotAlikeError("what is made for sizes so much larger takes less time")
        learned = {axis: evaluated(n, given) for axis, n in self._learned.items()}
        if any(learned.get(axis, n) != n for axis, n in known.items()):
            raise NotAlikeError("a label would have two sizes")
        make = partial(self._outputs.plan, target=self._target, workspace=workspace)
        if isinstance(self._programs, Instances):
            return make(self._programs.at(given)), learned
        return self._outputs.fitted(*self._programs.plan(given, make)), learned

    def _gives(self, program: Program, sizes: Mapping[Label, int], known: Mapping[Label, int]) -> bool:
        """Whether the program for sizes, all of which are others, is the one that was traced for them."""
        given = [sizes.get(axis, 0) for axis in self._labels]
        if not isinstance(self._programs, Instances) or program.like is not None:
            return False
        if min(given) < 2 or any(size == known[axis] for axis, size in zip(self._labels, given, strict=True)):
            return False
        made = own_failure(partial(self._programs.at, given))
        return isinstance(made, Program) and computes_alike(made, program)

    def _computed(self, sizes: Sequence[int], arrays: Sequence[Array]) -> list[Array]:
        """What the program for sizes computes, by the reference interpreter."""
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
        """See whether the program for other sizes computes what one computes that is traced for them.

        Args:
            trace: traces a program.
            leaves: its inputs and parameters.
            arrays: an array for each.
            known: the sizes of labels.
            many: how many elements are more than are looked at.
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
    """The template of a structure, once it has been met with several sizes.

    Attributes:
        met: how many sizes have been met.
        tries: how many templates may still be tried; what sizes decide may differ.
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
        """The plan for sizes that are met for the first time, and the sizes of labels; None where none follows.

        Args:
            trace: returns what traces the program.
            leaves: the inputs and parameters.
            arrays: an array for each.
            sizes: the sizes of labels in the computation.
            target: where the plan runs.
            workspace: of the target, which it shares with others.
            others: returns the programs for other sizes.
        """
        try:
            if self._template is None:
                if not self.tries:
                    return None
                self.tries -= 1
                made = own_failure(partial(Template, trace(), leaves, arrays, sizes, target, others()), Unplannable)
                if isinstance(made, Exception):
                    tell(made)
                    return None
                self._template = made
            return self._template.plan(arrays, sizes, workspace)
        except (Unplannable, MemoryError):
            return None  # the interpreter makes do with less


def varying(leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """What plans have in common that follow from each other: precisions, labels, and sizes that do not vary."""
    fixed = tuple(
        [array.shape if isinstance(leaf, Variable) else None for leaf, array in zip(leaves, arrays, strict=True)]
    )
    ones = [place for leaf, array in zip(leaves, arrays, strict=True) for place in _ones(leaf.axes, array.shape)]
    return fixed, tuple([array.dtype for array in arrays]), frozenset(sizes), frozenset(ones)


def _ones(axes: Sequence[Label], shape: Sequence[int]) -> list[Label]:
    return [axis for axis, size in zip(axes, shape, strict=True) if size == 1]


def _followed(alike: Sequence[tuple[int, int]]) -> Mapping[int, SymbolicInt]:
    """The sizes that are given though they follow from others, by their places."""
    found: dict[int, SymbolicInt] = {}
    for pair in alike:
        for one, other in (pair, pair[::-1]):
            place = place_of(one)
            if place is not None and isinstance(other, SymbolicInt) and place_of(other) is None:
                found.setdefault(place, other)
    return found


def _resized(array: Array, shape: Sequence[int], least: int | None) -> Array:
    """An array of another shape; what may be an index is one along labels of fewer elements, too, if there are any."""
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
    """The program for sizes, which may be symbolic, of arrays that may have others."""
    shaped = [
        Shaped(a.shape if isinstance(leaf, Variable) else tuple([sizes[axis] for axis in leaf.axes]), a.dtype)
        for leaf, a in zip(leaves, arrays, strict=True)
    ]
    with Setting({CURRENT: Sizes(sizes)}, None):
        return trace(shaped)


def sizes_of(
    leaves: Sequence[tuple[Label, ...]], arrays: Sequence[Array], sizes: Mapping[Label, int]
) -> dict[Label, int]:
    """The sizes of labels in a computation, and of those that leaves have.

    Raises:
        NotAlikeError: when a label has two.
    """
    known = dict(sizes)
    for axis, size in _pairs(leaves, arrays):
        if known.setdefault(axis, size) != size:
            raise NotAlikeError("a label has two sizes")
    return known


def _pairs(leaves: Sequence[tuple[Label, ...]], arrays: Sequence[Array]) -> Iterator[tuple[Label, int]]:
    for axes, array in zip(leaves, arrays, strict=True):
        yield from zip(axes, array.shape, strict=True)
