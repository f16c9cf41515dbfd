"""Analyses ahead of buffer assignment: the order of values, their layouts, and their last readers.

They hardly depend on sizes, so that programs of one template share them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from typedtensor.ir import Assemble, Concatenate, Instance, Key, Place, Program, Subprogram, Value
from typedtensor.targets.numpy import cost_model, scheduling
from typedtensor.targets.numpy.emission.padding import is_one_piece
from typedtensor.targets.numpy.layout_assignment import Hints, hints_of
from typedtensor.targets.numpy.recipes import Recipe

Decision = tuple[int, ...] | bool | None
"""The placement of a value: the layout in its own buffer, axes slowest first, or :data:`OVERWRITES` for the buffer of
an operand. None for neither, or if undecided."""

OVERWRITES = True


@dataclass(frozen=True, slots=True)
class Uses:
    """The ends of live ranges.

    Attributes:
        ending: for each value, the operands whose last reader it is.
    """

    ending: Mapping[Value, Collection[Value]]


def last_uses(order: Sequence[Value], kept: Collection[Value], wholes: Mapping[Value, Value]) -> Uses:
    """Return the last reader of each value, through views as well.

    A value that may be a view extends the live range of every possible base; a value written into an assembled value
    extends the live range of that one.

    Args:
        order: the values.
        kept: the values that are read after the program.
        wholes: for each value that is written into an assembled value, that value.
    """
    roots: dict[Value, tuple[Value, ...]] = {}
    last: dict[Value, Value] = {}
    held: set[Value] = set()
    for value in order:
        operands = [x for x in value.operands if isinstance(x, Value)]
        shared = (value, wholes[value]) if value in wholes else (value,)
        if value.primitive.is_view:  # a dictionary, whose order does not depend on addresses
            shared = (*dict.fromkeys([*shared, *[root for x in operands for root in roots[x]]]),)
        roots[value] = shared
        for operand in operands:
            for root in roots[operand]:
                last[root] = value
        if value in kept:
            held.update(shared)
    ending: defaultdict[Value, list[Value]] = defaultdict(list)
    for value, reader in last.items():
        if value not in held:
            ending[reader].append(value)
    return Uses(ending)


class Analysis(NamedTuple):
    """The analysis of a program.

    Attributes:
        order: the values, operands first.
        hints: the layout decisions.
        assembled: the values that are written into an assembled value, with that value and the key in it.
        uses: the last readers.
        decisions: the placement of each value in this order, as far as decided; the writer records its decisions here.
    """

    order: Sequence[Value]
    hints: Hints
    assembled: Mapping[Value, tuple[Value, Key]]
    uses: Uses
    decisions: list[Decision]

    def anew(self) -> Analysis:
        """Return the analysis without decisions, for another writer of the same program."""
        return self._replace(decisions=[None] * len(self.order))


class _Places(NamedTuple):
    """An analysis in terms of positions of values."""

    order: Sequence[int]
    columns: Sequence[int]
    read: Mapping[int, tuple[int, ...]]
    placed: Sequence[int]
    wholes: Mapping[int, int]
    ending: Mapping[int, Sequence[int]]
    decisions: list[Decision]


class Analyses:
    """The analyses of templates, which their instances share.

    Attributes:
        recipes: the recipes, by all that they depend on; None for a template without a recipe.
    """

    def __init__(self) -> None:
        self.recipes: dict[Hashable, Recipe | None] = {}
        self._known: dict[tuple[Program, bool, bool, bool], _Places] = {}
        self._weights: dict[Program, Sequence[tuple[int, int]]] = {}
        self._parts: dict[Hashable, Subprogram] = {}

    def of(self, program: Program, *, early: bool, results_at_end: bool) -> Analysis:
        """Return the analysis of a program.

        Args:
            program: the program.
            early: whether the scheduler may move values ahead.
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
        if _wholes(assembled, order) != known.wholes:  # the decision depends on sizes
            return self._found(order, kept, early, results_at_end, like=True)
        hints = Hints(
            {order[n] for n in known.columns},
            {order[n]: axes for n, axes in known.read.items()},
            {order[n] for n in known.placed},
        )
        ending = {order[n]: [order[m] for m in dead] for n, dead in known.ending.items()}
        return Analysis(ordered, hints, assembled, Uses(ending), known.decisions)

    def part(self, program: Program, outputs: Sequence[Value]) -> Program:
        """Return a program with other outputs, given as values of its template if it is an instance."""
        if not isinstance(program, Instance):
            return Program(program.inputs, tuple(outputs))
        key = program.like, *outputs
        known = self._parts.get(key)
        if known is None:
            if len(self._parts) >= cost_model.ANALYSES:
                self._parts.clear()
            known = self._parts[key] = Subprogram(program.like, outputs)
        return known.of(program)

    def is_far(self, program: Program) -> bool:
        """Whether the total size of a program's values makes scheduling pay."""
        if not isinstance(program, Instance):
            return scheduling.is_far(program.order())
        like = program.like
        weights = self._weights.get(like)
        if weights is None:
            if len(self._weights) >= cost_model.ANALYSES:
                self._weights.clear()
            summed: dict[int, list[int]] = {}  # by the shape, which is one object where it is the same for all sizes
            for n, (x, shape) in enumerate(zip(like.order(), program.shapes, strict=False)):
                if scheduling.bytes_of(x):
                    summed.setdefault(id(shape), [n, 0])[1] += x.dtype.itemsize
            weights = self._weights[like] = [(n, weight) for n, weight in summed.values()]
        shapes = program.shapes
        total: int = sum([prod(shapes[n]) * weight for n, weight in weights])
        return total > cost_model.FAR_BYTES

    def _found(
        self, order: Sequence[Value], kept: Collection[Value], early: bool, results_at_end: bool, like: bool
    ) -> Analysis:
        if early:
            order = scheduling.scheduled(order, kept)
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


_ASSEMBLING = frozenset({Assemble, Concatenate, Place})


def _assembled(order: Sequence[Value], kept: Collection[Value], in_recipe: bool) -> dict[Value, tuple[Value, Key]]:
    """Return the values that are written directly into the one value that assembles them.

    Args:
        order: the values.
        kept: the values that are results.
        in_recipe: whether a recipe may write the program; recipes do not support elementwise functions that are
            written into a concatenation or a padded value.
    """
    found: dict[Value, tuple[Value, Key]] = {}
    for value in order:
        primitive = value.primitive
        if type(primitive) not in _ASSEMBLING:
            continue
        if isinstance(primitive, Assemble):
            keys: Sequence[Key] = primitive.keys if primitive.is_full else ()
        elif in_recipe:
            continue
        elif isinstance(primitive, Concatenate):
            keys = primitive.keys(value.operands)
        else:
            assert isinstance(primitive, Place)
            keys = [primitive.key] if is_one_piece(primitive) else ()
        for x, key in zip(value.operands, keys, strict=False):
            if not isinstance(x, Value) or x in found or x in kept or x.primitive.is_view:
                continue
            if isinstance(primitive, Assemble) or (x.primitive.elementwise and x.dtype == value.dtype):
                found[x] = value, key
    return found
