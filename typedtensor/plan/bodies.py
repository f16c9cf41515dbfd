"""Plans of the bodies of structured nodes, by the number of elements that they are run along.

How many elements there are is data: trees differ in the widths of their levels, and sequences in length. So plans are
kept by body and number of elements, and a large number is taken in parts: exactly up to 64, then by powers of two.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.plan.buffers import Arena
from typedtensor.plan.executor import Plan
from typedtensor.plan.loops import Loop, before, last
from typedtensor.plan.lowering import Lowering, as_value
from typedtensor.plan.optimizing import optimize
from typedtensor.plan.several import Part
from typedtensor.plan.structure import Unplannable, body_key
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import Array, Program, given, make

EXACT = 64
"""Up to how many elements there is a plan for each number of them."""

MOST_BODIES = 64
"""How many bodies have plans; the one that was not used for longest gives way."""


class BodyPlans:
    """Plans of a body, run along the first axis of sequences.

    They do not hold the body, which refers to the expressions around it; each run is given it, or one like it.

    Args:
        carries: how many of its inputs are handed on from one element to the next.
        backwards: whether the last element comes first.
        kept: the carries whose values before each element are wanted.
    """

    def __init__(self, carries: int, backwards: bool, kept: tuple[int, ...] = ()) -> None:
        self.carries, self.backwards, self.kept = carries, backwards, kept
        self.lock = threading.Lock()
        self._plans: dict[Hashable, Plan | None] = {}
        self._constants: dict[Hashable, list[Array]] = {}
        self._seen: set[Hashable] = set()
        self._arena = Arena()

    def run(
        self, body: Any, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
    ) -> tuple[list[Array], list[Array]] | None:
        """The last carried values, and at each element the outputs and the kept carries before it.

        Returns:
            None when it is to be interpreted.
        """
        length = sequences[0].shape[0]
        types: tuple[Hashable, ...] = tuple([(x.shape, x.dtype) for x in starts])
        types += tuple([(x.shape[1:], x.dtype) for x in sequences])
        types += tuple([(x.shape, x.dtype) if isinstance(x, np.ndarray) else (type(x), x) for x in captured])
        if types not in self._seen:
            self._seen.add(types)  # the interpreter sees to sizes first
            return None
        self._hold(types, [x for x in captured if isinstance(x, np.ndarray)])
        carry = list(starts)
        stacks: list[Array] = []
        for first, count in _parts(length, self.backwards):
            plan = self._plan(types, count, body, carry, sequences, captured)
            if plan is None:
                return None
            elements = [x[first : first + count] for x in sequences]
            for place, array in zip(plan.inputs, (*carry, *elements), strict=False):
                place[...] = array
            plan.run()
            parts = plan.outputs[self.carries :]
            if not stacks:
                stacks = [np.empty((length, *x.shape[1:]), x.dtype) for x in parts]
            for stack, part in zip(stacks, parts, strict=True):
                stack[first : first + count] = part
            carry = [x.copy() for x in plan.outputs[: self.carries]]
        return carry, stacks

    def _hold(self, types: Hashable, captured: list[Array]) -> None:
        """Put what the body captures where the plans for all numbers of elements read it."""
        places = self._constants.get(types)
        if places is None:
            places = self._constants[types] = [np.empty(x.shape, x.dtype) for x in captured]
        for place, array in zip(places, captured, strict=True):
            place[...] = array

    def _plan(
        self,
        types: Hashable,
        count: int,
        body: Any,
        starts: Sequence[Array],
        sequences: Sequence[Array],
        captured: Sequence[Array],
    ) -> Plan | None:
        key = types, count
        if key not in self._plans:
            try:
                program = optimize(self._program(body, count, starts, sequences, captured))
                varying = [None] * (len(starts) + len(sequences))
                self._plans[key] = Plan(program, inputs=[*varying, *self._constants[types]], arena=self._arena)
            except Unplannable:
                self._plans[key] = None
        return self._plans[key]

    def _program(
        self, body: Any, count: int, starts: Sequence[Array], sequences: Sequence[Array], captured: Sequence[Array]
    ) -> Program:
        carried = [given(f"carried {n}", x.shape, x.dtype) for n, x in enumerate(starts)]
        elements = [given(f"element {n}", x.shape[1:], x.dtype) for n, x in enumerate(sequences)]
        arrays = {x: a for x, a in zip(body.captured, captured, strict=True) if isinstance(a, np.ndarray)}
        constants = [given(x.describe(), a.shape, a.dtype) for x, a in arrays.items()]
        known: dict[Any, Any] = {x: a for x, a in zip(body.captured, captured, strict=True) if x not in arrays}
        known.update(zip((*body.inputs, *arrays), map(Traced, (*carried, *elements, *constants)), strict=True))
        lowering = Lowering(known)
        outputs = [as_value(lowering.lower(x)) for x in body.outputs]
        for value, output in zip(carried, outputs, strict=False):
            if (value.shape, value.dtype) != (output.shape, output.dtype):
                raise Unplannable(f"{body!r} hands on {output} in place of {value}")
        inner = Program((*carried, *elements, *constants), tuple(outputs))
        outer = [
            *(given(f"start {n}", x.shape, x.dtype) for n, x in enumerate(starts)),
            *(given(f"sequence {n}", (count, *x.shape[1:]), x.dtype) for n, x in enumerate(sequences)),
            *(given(x.primitive.name, x.shape, x.dtype) for x in constants),  # type: ignore[attr-defined]  # all are given
        ]
        loop = make(Loop(inner, self.carries, len(sequences), count, self.backwards), *outer)
        made = [
            *(last(loop, n) for n in range(self.carries)),
            *(make(Part(n), loop) for n in range(self.carries, len(outputs))),
            *(before(loop, n) for n in self.kept),
        ]
        return Program(tuple(outer), tuple(made))


class _Bodies:
    """The plans of bodies, by operation and by what the operation does."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, BodyPlans] = WeakKeyDictionary()
        self._forms: OrderedDict[Hashable, tuple[BodyPlans, list[object]]] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, operation: Any, carries: int = 0, backwards: bool = False, kept: tuple[int, ...] = ()) -> BodyPlans:
        """The plans of the body of an operation."""
        found = self._known.get(operation)
        if found is None:
            objects: list[object] = []
            key = type(operation), carries, backwards, kept, body_key(operation.body, objects)
            with self._lock:
                form = self._forms.get(key)
                if form is None:
                    form = self._forms[key] = BodyPlans(carries, backwards, kept), objects
                    if len(self._forms) > MOST_BODIES:
                        self._forms.popitem(last=False)
                self._forms.move_to_end(key)
            found = self._known[operation] = form[0]
        return found

    def clear(self) -> None:
        """Forget all plans."""
        with self._lock:
            self._known.clear()
            self._forms.clear()


BODIES = _Bodies()
"""The plans of the bodies of this process."""


def _parts(length: int, backwards: bool) -> Iterator[tuple[int, int]]:
    """The parts that a number of elements is taken in: where each begins, and how many they are."""
    counts: list[int] = []
    left = length
    while left > EXACT:
        counts.append(1 << (left.bit_length() - 1))
        left -= counts[-1]
    if left:
        counts.append(left)
    first = 0
    parts = []
    for count in counts:
        parts.append((first, count))
        first += count
    yield from reversed(parts) if backwards else parts
