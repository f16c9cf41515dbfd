"""What is found out about a program before its values have places: their order, layouts, and last readers.

It depends on sizes hardly, so that programs which follow from one for other sizes take it over.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from operator import mul
from typing import NamedTuple

from typedtensor.ir import Assemble, Concatenate, Instance, Key, Place, Program, Value
from typedtensor.targets.numpy import cost_model, scheduling
from typedtensor.targets.numpy.emission.padding import is_one_piece
from typedtensor.targets.numpy.layout_assignment import Hints, hints_of
from typedtensor.targets.numpy.recipes import Recipe

Decision = tuple[int, ...] | bool | None
"""Where a value is placed: in a buffer, with its axes from the slowest to the fastest, or over an operand, as
:data:`OVERWRITES` says. None if neither is known: it may be elsewhere."""

OVERWRITES = True


@dataclass(frozen=True, slots=True)
class Uses:
    """When buffers are read for the last time.

    Attributes:
        ending: by a value, the values whose elements are read for the last time to compute it.
    """

    ending: Mapping[Value, Collection[Value]]


def last_uses(order: Sequence[Value], kept: Collection[Value], wholes: Mapping[Value, Value]) -> Uses:
    """The last readers of each value, by itself and by views of it.

    A value that may be a view keeps all that it may be a view of, and one that is written into another keeps that.

    Args:
        order: the values.
        kept: those that are read afterwards.
        wholes: by a value, the value into whose buffer it is written.
    """
    roots: dict[Value, dict[Value, None]] = {}  # in an order that does not depend on addresses
    last: dict[Value, Value] = {}
    held: set[Value] = set()
    for value in order:
        shared = dict.fromkeys((value, wholes[value]) if value in wholes else (value,))
        if value.primitive.is_view:
            for operand in value.operands:
                if isinstance(operand, Value):
                    shared.update(roots[operand])
        roots[value] = shared
        for operand in value.operands:
            if isinstance(operand, Value):
                last.update(dict.fromkeys(roots[operand], value))
        if value in kept:
            held.update(shared)
    ending: defaultdict[Value, list[Value]] = defaultdict(list)
    for value, reader in last.items():
        if value not in held:
            ending[reader].append(value)
    return Uses(ending)


class Analysis(NamedTuple):
    """What is known of a program.

    Attributes:
        order: its values, operands first.
        hints: how they are laid out.
        assembled: the values that are written where they are assembled, with the whole and the place in it.
        uses: when they are read for the last time.
        decisions: for each value in this order where it is placed, as far as this has been decided. Who decides notes
            it here.
    """

    order: Sequence[Value]
    hints: Hints
    assembled: Mapping[Value, tuple[Value, Key]]
    uses: Uses
    decisions: list[Decision]


class _Places(NamedTuple):
    """The same by the positions of values."""

    order: Sequence[int]
    columns: Sequence[int]
    read: Mapping[int, tuple[int, ...]]
    placed: Sequence[int]
    wholes: Mapping[int, int]
    ending: Mapping[int, Sequence[int]]
    decisions: list[Decision]


class Analyses:
    """What is known of programs, for those that follow from the same one.

    Attributes:
        recipes: how they are written, by what this depends on; None where there is no recipe.
    """

    def __init__(self) -> None:
        self.recipes: dict[Hashable, Recipe | None] = {}
        self._known: dict[tuple[Program, bool, bool, bool], _Places] = {}
        self._weights: dict[Program, Sequence[int]] = {}

    def of(self, program: Program, *, early: bool, results_at_end: bool) -> Analysis:
        """What is known of a program.

        Args:
            program: the program.
            early: whether values may be computed earlier than the program has them.
            results_at_end: whether products that are results come last.
        """
        order, kept = program.order(), set(program.outputs)
        if program.like is None:
            return self._found(order, kept, early, results_at_end, like=False)
        key = program.like, early, results_at_end, early and self.is_far(program)
        known = self._known.get(key)
        if known is None:
            found = self._found(order, kept, early, results_at_end, like=True)
            if len(self._known) >= cost_model.ANALYSES:
                self._known.clear()
            self._known[key] = _by_position(found, order)
            return found
        ordered = [order[n] for n in known.order]
        assembled = _assembled(ordered, kept, in_recipe=True)
        if _wholes(assembled, order) != known.wholes:  # sizes have decided otherwise
            return self._found(order, kept, early, results_at_end, like=True)
        hints = Hints(
            {order[n] for n in known.columns},
            {order[n]: axes for n, axes in known.read.items()},
            {order[n] for n in known.placed},
        )
        ending = {order[n]: [order[m] for m in dead] for n, dead in known.ending.items()}
        return Analysis(ordered, hints, assembled, Uses(ending), known.decisions)

    def is_far(self, program: Program) -> bool:
        """Whether the values of a program are so much in all that it is worth to compute some of them earlier."""
        if not isinstance(program, Instance):
            return scheduling.is_far(program.order())
        like = program.like
        weights = self._weights.get(like)
        if weights is None:
            if len(self._weights) >= cost_model.ANALYSES:
                self._weights.clear()
            weights = [x.dtype.itemsize if scheduling.bytes_of(x) else 0 for x in like.order()]
            self._weights[like] = weights
        sizes = map(prod, program.shapes)  # there may be inputs that nothing reads after the values
        total: int = sum(map(mul, weights, sizes))
        return total > cost_model.FAR_BYTES

    def _found(
        self, order: Sequence[Value], kept: Collection[Value], early: bool, results_at_end: bool, like: bool
    ) -> Analysis:
        if early:
            order = scheduling.early(order, kept)
        if results_at_end:
            order = scheduling.results_last(order, kept)
        assembled = _assembled(order, kept, in_recipe=like)
        uses = last_uses(order, kept, {value: whole for value, (whole, _) in assembled.items()})
        return Analysis(order, hints_of(order), assembled, uses, [None] * len(order))


def _by_position(found: Analysis, order: Sequence[Value]) -> _Places:
    at = {value: n for n, value in enumerate(order)}
    return _Places(
        [at[x] for x in found.order],
        [at[x] for x in found.hints.columns],
        {at[x]: axes for x, axes in found.hints.read.items()},
        [at[x] for x in found.hints.placed],
        _wholes(found.assembled, order),
        {at[x]: [at[y] for y in dead] for x, dead in found.uses.ending.items()},
        found.decisions,
    )


def _wholes(assembled: Mapping[Value, tuple[Value, Key]], order: Sequence[Value]) -> dict[int, int]:
    if not assembled:
        return {}
    at = {value: n for n, value in enumerate(order)}
    return {at[value]: at[whole] for value, (whole, _) in assembled.items()}


def _assembled(order: Sequence[Value], kept: Collection[Value], in_recipe: bool) -> dict[Value, tuple[Value, Key]]:
    """The values that are written where they are assembled: those that nothing else is assembled from.

    Args:
        order: the values.
        kept: those that are results.
        in_recipe: whether the program may be written by a recipe, which has none for functions of elements that are
            written where they are put beside others, or among zeros.
    """
    found: dict[Value, tuple[Value, Key]] = {}
    for value in order:
        primitive = value.primitive
        if isinstance(primitive, Assemble):
            keys: Sequence[Key] = primitive.keys if primitive.is_full else ()
        elif in_recipe:
            continue
        elif isinstance(primitive, Concatenate):
            keys = primitive.keys(value.operands)
        elif isinstance(primitive, Place):
            keys = [primitive.key] if is_one_piece(primitive) else ()
        else:
            continue
        for x, key in zip(value.operands, keys, strict=False):
            if not isinstance(x, Value) or x in found or x in kept or x.primitive.is_view:
                continue
            if isinstance(primitive, Assemble) or (x.primitive.elementwise and x.dtype == value.dtype):
                found[x] = value, key
    return found
