"""Size templates: plans for new sizes of labels without a declared size, from one symbolic program.

Comparisons of symbolic sizes are recorded while the program is traced and optimized (:mod:`typedtensor.ir.sizes`): it
has instances for all sizes with the same outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.ir import Array, ShapeDtype, SymbolicInt, evaluated, guarding
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import repeats
from typedtensor.lowering.unplannable import Unplannable, tell
from typedtensor.runtime.programs import ExpressionProgram, Plan, compiled
from typedtensor.targets import Target
from typedtensor.targets.base import BySizes
from typedtensor.targets.instances import NotAlikeError

SEVERAL = 2
"""The number of sizes of a structure after which a template is built. Many structures occur with one size only."""

TRIES = 2
"""The number of attempts to build a template; other sizes may lead to other decisions."""

Planned = tuple[Plan, Mapping[Label, int]]
"""A plan, and the sizes of labels that a computation knows after it has run."""


class Sizes:
    """A scope that knows sizes of labels only."""

    def __init__(self, sizes: Mapping[Label, int]) -> None:
        self.sizes = sizes


class Compilation:
    """Expressions that are compiled for arrays of given shapes and dtypes.

    Args:
        trace: traces the program for the shapes and dtypes of arrays.
        leaves: the inputs, parameters and constants.
        arrays: an array for each leaf.
        sizes: the sizes of labels in the computation; those of the leaves are added.
        target: the target that runs the plan.
        bound: the number of last leaves whose values are the same in many runs.

    Raises:
        NotAlikeError: when a label has two sizes.
    """

    def __init__(
        self,
        trace: Callable[[Sequence[Any]], ExpressionProgram],
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        target: Target,
        bound: int = 0,
    ) -> None:
        self._trace, self.leaves, self.arrays, self.target, self._bound = trace, leaves, arrays, target, bound
        self.sizes, self._given = dict(sizes), frozenset(sizes)
        for leaf, array in zip(leaves, arrays, strict=True):
            for axis, size in zip(leaf.axes, array.shape, strict=True):
                if self.sizes.setdefault(axis, size) != size:
                    raise NotAlikeError("a label has two sizes")

    def traced(self, sizes: Mapping[Label, int]) -> ExpressionProgram:
        """Trace the program for sizes, which may be symbolic."""
        shaped = [
            ShapeDtype(a.shape if isinstance(leaf, Variable) else tuple([sizes[axis] for axis in leaf.axes]), a.dtype)
            for leaf, a in zip(self.leaves, self.arrays, strict=True)
        ]
        with Setting({CURRENT: Sizes(sizes)}, None):
            return self._trace(shaped)

    def plans(self, traced: ExpressionProgram) -> BySizes[Plan]:
        """Return what plans the traced program for the sizes of its symbols."""
        return compiled(traced, self.target, self.leaves, bound=self._bound)

    def alone(self, *, repeating: bool) -> Planned:
        """Return the plan for the sizes alone, which lowering checks in place of the interpreter.

        Args:
            repeating: whether the number of steps of a loop may be data.

        Raises:
            Unplannable: the interpreter has to check the sizes, and to say which are at fault.
        """
        found = self.traced(self.sizes)
        learned = found.lowering.sizes
        if repeats(found.program) and not repeating:
            raise Unplannable("a loop might not end on other data")
        if any(learned.get(axis, n) != n for axis, n in self.sizes.items()):
            raise Unplannable("a label would have two sizes")
        if any(declared_size(axis) not in (None, n) for axis, n in learned.items()):
            raise Unplannable("a label would have another size than it declares")
        return self.plans(found)(()), learned

    @property
    def varying(self) -> Hashable:
        """The key that plans of one template share: dtypes, labels, and sizes that do not vary."""
        pairs = [*zip(self.leaves, self.arrays, strict=True)]
        fixed = tuple([array.shape if isinstance(leaf, Variable) else None for leaf, array in pairs])
        ones = [axis for leaf, array in pairs for axis, size in zip(leaf.axes, array.shape, strict=True) if size == 1]
        return fixed, tuple([array.dtype for array in self.arrays]), self._given, frozenset(ones)


class Template:
    """What plans that differ only in the sizes of labels follow from, after several sizes."""

    _plans: BySizes[Plan] | None

    def __init__(self) -> None:
        self._met = 0
        self.release()

    def release(self) -> None:
        """Drop the programs; the next sizes have others."""
        self._tries, self._plans = TRIES, None

    def plan(self, of: Compilation) -> Planned | None:
        """Return the plan for new sizes; None where there is no program of symbolic sizes, or no instance of it."""
        self._met += 1
        if self._met < SEVERAL:
            return None
        try:
            if self._plans is None:
                if not self._tries:
                    return None
                self._tries -= 1
                failure = own_failure(partial(self.make, of), Unplannable)
                if failure is not None:
                    tell(failure)
                    return None
            return self.instance(of)
        except (Unplannable, MemoryError):
            return None  # the interpreter needs less memory

    def make(self, first: Compilation) -> None:
        """Make the program of symbolic sizes, given the expressions for some sizes.

        Raises:
            Unplannable: when the program can only be interpreted, or depends on sizes in another way.
        """
        leaves, known = first.leaves, first.sizes
        fixed = {axis for leaf in leaves if isinstance(leaf, Variable) for axis in leaf.axes}
        free = [axis for axis in known if axis not in fixed and declared_size(axis) is None]
        self._labels, self._ones = [x for x in free if known[x] != 1], [x for x in free if known[x] == 1]
        if not self._labels or min(known[axis] for axis in self._labels) < 2:
            raise NotAlikeError("no sizes vary, or they are 0")
        symbolic: dict[Label, Any] = dict(known)
        symbolic.update({axis: SymbolicInt.named(known[axis], n) for n, axis in enumerate(self._labels)})
        with guarding() as self._guards:
            result = first.traced(symbolic)
        if repeats(result.program):
            raise NotAlikeError("a loop might not end on other data")
        self._learned = result.lowering.sizes
        with guarding(self._guards):
            self._plans = first.plans(result)

    def instance(self, of: Compilation) -> Planned:
        """Return the plan for other sizes.

        Raises:
            NotAlikeError: when the template has no instance for these sizes.
        """
        known = of.sizes
        given = [known[axis] for axis in self._labels]
        if min(given) < 2 or any(known[axis] != 1 for axis in self._ones):
            raise NotAlikeError("sizes are 0 or 1")
        if not self._guards.hold(given):
            raise NotAlikeError("another program is made for such sizes")
        learned = {axis: evaluated(n, given) for axis, n in self._learned.items()}
        if any(learned.get(axis, n) != n for axis, n in known.items()):
            raise NotAlikeError("a label would have two sizes")
        assert self._plans is not None, "it has been made"
        return self._plans(given), learned
