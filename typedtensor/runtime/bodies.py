"""Structured nodes on arrays, where the interpreter meets them: by plans of their bodies.

Nodes of equal height, across all trees of a forest, are computed in one batch: automatic batching, as in Neubig et al.
(2017). The number of elements is data: the levels of trees differ in width, sequences in length. It is divided into
powers of two, each of which has a plan; a plan never depends on the structure of a tree. The plans of a body share
memory, also for captured operands, and the least recently used ones are evicted.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.base.exclusive import Exclusive
from typedtensor.base.lasting import Recent, newest
from typedtensor.control.bodies.keys import body_key
from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.control.operations.loops import Scan, length_of, outputs_that_are_carries, with_sums
from typedtensor.control.operations.operation import ACCELERATORS
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.ir import Array, Loop, Program, TupleElement, before, last, make, name_of, new_input
from typedtensor.lowering.expressions import Lowering, as_value
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import keeps_steps
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Declined, Unplannable, tell
from typedtensor.lowering.unread import without_unread
from typedtensor.runtime import engines
from typedtensor.targets import Executable

PAYS = 16
"""The least number of elements that a body is compiled for."""

MOST_PLANS = 64
"""The largest number of plans of a body, over all types and powers of two."""

MOST_BODIES = 64
"""The largest number of bodies with plans; the least recently used one is evicted."""


class BodyPlans:
    """Plans of a body that runs along the first axis of sequences.

    The plans do not refer to the body, which refers to the expressions around it; each run passes it, or an equal one.

    Args:
        carries: the number of loop-carried inputs.
        backwards: whether the last element comes first.
        kept: the loop-carried values that are stored before each element.
        objects: the objects that the key of the body refers to by identity.
    """

    def __init__(
        self, carries: int, backwards: bool, kept: tuple[int, ...] = (), objects: Sequence[object] = ()
    ) -> None:
        self.carries, self.backwards, self.kept, self.objects = carries, backwards, kept, objects
        self.use = Exclusive()
        self._target = engines.target_of_bodies()
        self.release()

    def release(self) -> None:
        """Drop the plans and their memory."""
        self._plans: Recent[tuple[Executable | None]] = Recent(MOST_PLANS)

    def run(
        self, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
    ) -> tuple[list[Array], list[Array]] | None:
        """Return the last loop-carried values, and for each element the outputs and the stored loop-carried values.

        Returns:
            None if the body has to be interpreted, which checks sizes first.
        """
        length = sequences[0].shape[0]
        types: tuple[Hashable, ...] = tuple([(x.shape, x.dtype) for x in starts])
        types += tuple([(x.shape[1:], x.dtype) for x in sequences])
        types += tuple([(x.shape, x.dtype) if isinstance(x, np.ndarray) else (type(x), x) for x in captured])
        parts = _parts(length, self.backwards)
        plans: list[Executable] = []
        for _, count in parts:
            make = partial(self._plan, count, body, starts, sequences, captured)
            [plan] = self._plans.get((types, count), make)
            if plan is None:
                return None
            plans.append(plan)
        held = [x for x in captured if isinstance(x, np.ndarray)]
        carry = list(starts)
        stacks: list[Array] = []
        for (first, count), plan in zip(parts, plans, strict=True):
            elements = [x[first : first + count] for x in sequences]
            outputs = plan.run([*carry, *elements, *held])
            result = outputs[self.carries :]
            if not stacks:
                stacks = self._stacks(body, length, starts, result)
            for stack, part in zip(stacks, result, strict=True):
                stack[first : first + count] = part
            carry = [x.copy() for x in outputs[: self.carries]]
        return carry, stacks

    def _stacks(self, body: Any, length: int, starts: Sequence[Array], parts: Sequence[Array]) -> list[Array]:
        """Return memory for the outputs and stored carries of all elements; both share it where possible.

        Args:
            parts: the arrays of some elements.
        """
        stacks = [np.empty((length, *x.shape[1:]), x.dtype) for x in parts]
        for n, k in outputs_that_are_carries(body, self.carries, self.kept).items():
            whole = np.empty((length + 1, *starts[k].shape), starts[k].dtype)
            whole[-1 if self.backwards else 0] = starts[k]
            first, second = whole[:-1], whole[1:]
            before = len(body.outputs) - self.carries + self.kept.index(k)
            stacks[n - self.carries], stacks[before] = (first, second) if self.backwards else (second, first)
        return stacks

    def _plan(
        self, count: int, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
    ) -> tuple[Executable | None]:
        """Return the plan for a number of elements; None in it if there can be none."""
        try:
            program = self._program(body, count, starts, sequences, captured)
            return (self._target.prepare(program),)
        except Unplannable as error:
            if not isinstance(error, Declined):
                tell(error)
            return (None,)

    def _program(
        self, body: Any, count: int, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
    ) -> Program:
        carried = [new_input(f"carried {n}", x.shape, x.dtype) for n, x in enumerate(starts)]
        elements = [new_input(f"element {n}", x.shape[1:], x.dtype) for n, x in enumerate(sequences)]
        arrays = {x: a for x, a in zip(body.captured, captured, strict=True) if isinstance(a, np.ndarray)}
        constants = [new_input("constant", a.shape, a.dtype) for x, a in arrays.items()]
        known: dict[Any, Any] = {x: a for x, a in zip(body.captured, captured, strict=True) if x not in arrays}
        known.update(zip((*body.inputs, *arrays), map(Traced, (*carried, *elements, *constants)), strict=True))
        lowering = Lowering(known)
        outputs = [as_value(lowering.lower(x)) for x in body.outputs]
        for value, output in zip(carried, outputs, strict=False):
            if (value.shape, value.dtype) != (output.shape, output.dtype):
                raise Unplannable(f"{body!r} passes on {output}, but starts with {value}")
        inner = without_unread(Program((*carried, *elements, *constants), tuple(outputs)), lowering.originals)
        if keeps_steps(inner):
            raise Declined("it keeps the steps of loops whose number of steps is unknown")
        outer = [
            *(new_input(f"start {n}", x.shape, x.dtype) for n, x in enumerate(starts)),
            *(new_input(f"sequence {n}", (count, *x.shape[1:]), x.dtype) for n, x in enumerate(sequences)),
            *(new_input(name_of(x), x.shape, x.dtype) for x in constants),
        ]
        loop = make(Loop(inner, self.carries, len(sequences), count, self.backwards), *outer)
        result = [
            *(last(loop, n) for n in range(self.carries)),
            *(make(TupleElement(n), loop) for n in range(self.carries, len(outputs))),
            *(before(loop, n) for n in self.kept),
        ]
        return Program(tuple(outer), tuple(result))


class _Bodies:
    """The plans of bodies, by operation and by the key of its body."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, BodyPlans] = WeakKeyDictionary()
        self._forms: Recent[BodyPlans] = Recent(MOST_BODIES)

    def of(self, operation: Any, carries: int = 0, backwards: bool = False, kept: tuple[int, ...] = ()) -> BodyPlans:
        """Return the plans of the body of an operation."""
        found = self._known.get(operation)
        if found is None:
            objects: list[object] = []
            key = type(operation), carries, backwards, kept, body_key(operation.body, objects)
            body = operation.body
            keeper = newest(x.tensor_type.keeper for x in (*body.captured, *body.inputs, *body.order))
            found = self._forms.get(key, lambda: BodyPlans(carries, backwards, kept, objects), keeper)
            self._known[operation] = found
        return found

    def release(self) -> None:
        """Drop all plans and their memory; they are made again where they ran before."""
        for plans in self._forms.values():
            plans.release()

    def clear(self) -> None:
        """Drop all plans."""
        self._known.clear()
        self._forms.clear()


BODIES = _Bodies()
"""The plans of the bodies of this process."""


def _parts(length: int, backwards: bool) -> list[tuple[int, int]]:
    """Return the start and the length of each power of two that a number of elements is divided into.

    Args:
        length: the number of elements.
        backwards: whether the last part comes first.
    """
    parts: list[tuple[int, int]] = []
    first = 0
    while first < length:
        count = 1 << ((length - first).bit_length() - 1)
        parts.append((first, count))
        first += count
    return parts[::-1] if backwards else parts


def run_scan(scan: Scan, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the results of a scan."""
    count = scan.carries + scan.sequences
    sequences, length = arrays[scan.carries : count], length_of(scan, arrays)
    places = len(sequences[0])
    if length < max(PAYS, 1) or any(len(x) != places for x in sequences):
        return None
    starts, plans = arrays[: scan.carries], BODIES.of(scan, scan.carries, scan.reverse, scan.kept)
    result = _run(plans, scan.body, starts, [x[:length] for x in sequences], arrays[count + scan.counted :])
    if result is None:
        return None
    return (*result[0], *with_sums(scan, np, result[1], starts, places, starts[0] if starts else None))


def run_fold(fold: TreeFold, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the states of all nodes of trees, level by level."""
    starts, (leaves, own, *children), sequences, captured = split(fold, arrays)
    if len(own) < PAYS:
        return None
    columns = [np.empty((len(leaves) + len(own), *x.shape[1:]), x.dtype) for x in starts]
    further: list[Array] = []
    for column, start in zip(columns, starts, strict=True):
        column[leaves] = start
    plans = BODIES.of(fold)
    for places in _levels(own, children):
        states = [x[child[places]] for child in children for x in columns]
        elements = [*states, *(x[places] for x in sequences)]
        result = _run(plans, fold.body, (), elements, captured)
        if result is None:
            return None
        for column, state in zip(columns, result[1], strict=False):
            column[own[places]] = state
        more = result[1][fold.states :]
        further = further or [np.empty((len(own), *x.shape[1:]), x.dtype) for x in more]
        for column, x in zip(further, more, strict=True):
            column[places] = x
    if fold.further and not further:
        return None
    return (*columns, *further)


def run_sweep(sweep: TreeSweep, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """Return the deltas of all nodes of trees from the roots down, level by level."""
    starts, (_, own, *children), sequences, captured = split(sweep, arrays)
    if len(own) < PAYS or len(np.unique(np.concatenate(children))) < len(children) * len(own):
        return None  # or a node has two parents
    columns = [x.copy() for x in starts]
    plans = BODIES.of(sweep)
    for places in reversed(_levels(own, children)):
        elements = [*(x[own[places]] for x in columns), *(x[places] for x in sequences)]
        result = _run(plans, sweep.body, (), elements, captured)
        if result is None:
            return None
        for number, child in enumerate(children):
            for column, more in zip(columns, result[1][number * sweep.states :], strict=False):
                column[child[places]] += more
    return tuple(columns)


def _run(
    plans: BodyPlans, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
) -> tuple[list[Array], list[Array]] | None:
    with plans.use.attempt() as mine:
        return plans.run(body, starts, sequences, captured) if mine else None


def _levels(own: Array, children: Sequence[Array]) -> list[Array]:
    """Return the positions of the inner nodes of each height, the lowest first."""
    heights: dict[int, int] = {}
    levels: list[list[int]] = []
    numbers = (x.tolist() for x in (own, *children))
    for place, (node, *parts) in enumerate(zip(*numbers, strict=True)):
        height = max([heights.get(part, 0) for part in parts]) + 1
        heights[node] = height
        if height > len(levels):
            levels.append([])
        levels[height - 1].append(place)
    return [np.array(level) for level in levels]


def accelerate(
    run: Callable[[Any, Sequence[Array]], tuple[Array, ...] | None], operation: Any, arrays: Sequence[Any]
) -> tuple[Array, ...] | None:
    """Return the results of a structured operation by plans of its body; None if it has to be interpreted.

    Args:
        run: computes the results from arrays.
    """
    if operation.body.depth > DEEPEST:
        return None
    given_at = arrays[: len(arrays) - len(operation.body.captured)]
    if not {*map(type, given_at)} <= {np.ndarray}:
        return None
    if not {*map(type, arrays[len(given_at) :])} <= {np.ndarray, float, int, bool}:
        return None
    # An impure body must not run twice: its errors are raised.
    pure = operation.body.pure
    if not pure and run is not run_scan:
        return None  # the interpreter would repeat the levels before one without a plan
    try:
        result = own_failure(partial(run, operation, arrays), () if pure else Exception)
    except MemoryError:  # the interpreter needs less memory
        if not pure:
            raise
        return None
    if not isinstance(result, Exception):
        return result
    interpreted: tuple[Array, ...] = operation.kernel(np, *arrays)  # it meets the error, too, and locates it
    tell(result)
    warnings.warn(
        f"the plan for the body of {operation} failed where the interpreter succeeded, which is a bug in "
        f"typedtensor: {result!r}",
        RuntimeWarning,
        stacklevel=2,
    )
    return interpreted


ACCELERATORS[Scan] = partial(accelerate, run_scan)
ACCELERATORS[TreeFold] = partial(accelerate, run_fold)
ACCELERATORS[TreeSweep] = partial(accelerate, run_sweep)
