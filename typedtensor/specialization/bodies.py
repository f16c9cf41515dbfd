"""Plans of structured nodes' bodies, by the number of elements along the sequences.

The number of elements is data: the levels of trees differ in width, sequences in length. Plans are cached by body and
number of elements; a large number, or one that occurs for the first time, is divided into powers of two. The plans of a
body share memory, also for captured operands, and the least recently used ones are evicted.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.base.exclusive import Exclusive
from typedtensor.base.lasting import Recent, newest
from typedtensor.control.bodies.keys import body_key
from typedtensor.control.operations.loops import outputs_that_are_carries
from typedtensor.ir import Array, Loop, Program, TupleElement, before, last, make, name_of, new_input
from typedtensor.lowering.expressions import Lowering, as_value
from typedtensor.lowering.rooms import keeps_steps
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Declined, Unplannable
from typedtensor.lowering.unread import without_unread
from typedtensor.specialization import engines
from typedtensor.specialization.recurrence import Limited, Recurrence
from typedtensor.specialization.refusals import tell
from typedtensor.targets import Executable

EXACT = 64
"""The largest number of elements with a plan of its own when it recurs."""

MOST_PLANS = EXACT + 8
"""The largest number of plans of a body, over all sizes and numbers of elements.

It suffices for each number up to ``EXACT`` and the occurring powers of two beyond, for one set of sizes.
"""

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
        self._plans: Limited[Executable | None] = Limited(MOST_PLANS)
        self._met = Recurrence()
        self._target = engines.INTERPRETED
        self._workspace = self._target.workspace()

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
        again = self._met.comes_again(types, length)
        rest = _rest(length)
        exactly = self._met.comes_again((types, rest), rest)
        if not again:
            return None
        parts = _parts(length, exactly, self.backwards)
        plans: list[Executable] = []
        for _, count in parts:
            plan = self._plan(types, count, body, starts, sequences, captured)
            if plan is None:
                return None
            plans.append(plan)
        held = [x for x in captured if isinstance(x, np.ndarray)]
        varying = self.carries + len(sequences)
        carry = list(starts)
        stacks: list[Array] = []
        unchanged: Collection[int] = ()
        for (first, count), plan in zip(parts, plans, strict=True):
            elements = [x[first : first + count] for x in sequences]
            outputs = plan.run([*carry, *elements, *held], unchanged)
            unchanged = range(varying, varying + len(held))
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
        self,
        types: Hashable,
        count: int,
        body: Any,
        starts: Sequence[Array],
        sequences: Sequence[Array],
        captured: Sequence[Array],
    ) -> Executable | None:
        """Return the plan for a number of elements; None if there is none and none is made."""
        key = types, count
        if key in self._plans:
            return self._plans.use(key)
        if not self._plans.takes:
            return None
        plan = None
        try:
            target = self._target
            program = target.optimize(target.legalize(self._program(body, count, starts, sequences, captured)))
            plan = target.compile(program, workspace=self._workspace)
        except Unplannable as error:
            if not isinstance(error, Declined):
                tell(error)
        self._plans.add(key, plan)
        return plan

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

    def clear(self) -> None:
        """Drop all plans."""
        self._known.clear()
        self._forms.clear()


BODIES = _Bodies()
"""The plans of the bodies of this process."""


def _rest(length: int) -> int:
    """Return the remainder of a number of elements after its large powers of two."""
    while length > EXACT:
        length -= 1 << (length.bit_length() - 1)
    return length


def _parts(length: int, exactly: bool, backwards: bool) -> list[tuple[int, int]]:
    """Return the start and the length of each part that a number of elements is divided into.

    Args:
        length: the number of elements.
        exactly: whether the remainder after the large powers of two is one part, rather than powers of two as well.
        backwards: whether the last part comes first.
    """
    counts: list[int] = []
    left, rest = length, _rest(length)
    while left:
        counts.append(rest if exactly and left == rest else 1 << (left.bit_length() - 1))
        left -= counts[-1]
    first = 0
    parts = []
    for count in counts:
        parts.append((first, count))
        first += count
    return parts[::-1] if backwards else parts
