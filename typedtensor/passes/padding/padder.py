"""The padding of a program, value by value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from typedtensor.ir import (
    Argument,
    Broadcast,
    Elementwise,
    Number,
    Primitive,
    Program,
    Region,
    Reshape,
    SymbolicFloat,
    SymbolicInt,
    Value,
    Where,
    make,
)
from typedtensor.ir.program import Input, Shape, new_input
from typedtensor.passes.padding.extras import Extra, Extras
from typedtensor.passes.padding.layouts import Factors, Layout, is_padded, natural, varies
from typedtensor.passes.padding.refusal import NotPaddedError


class Padded(NamedTuple):
    """A padded program.

    Attributes:
        program: the program, which takes the extra inputs after its own.
        extras: these inputs.
        is_wider: whether one size more than there is must be there along each axis.
    """

    program: Program
    extras: Sequence[Extra]
    is_wider: bool


def pad(program: Program, count: int) -> Padded:
    """A program of padded arrays, of one whose sizes say how they follow from others.

    Args:
        program: the program, for which sizes are :class:`typedtensor.ir.SymbolicInt`.
        count: how many sizes they follow from.

    Raises:
        NotPaddedError: when its results would depend on the padding.
    """
    extras = Extras(count)
    padder = Padder(extras)
    inputs = [padder.input(x, natural(x.shape)) for x in program.inputs]
    outputs = padder.run(program)
    for x in outputs:
        if any(factors is not None and len(factors) > 1 and is_padded(factors) for factors in padder.layouts[x]):
            raise NotPaddedError(f"{x} is a result that has padding within")
    made = [padder.extra(place) for place in range(len(extras.all))]
    return Padded(Program((*inputs, *made), tuple(outputs)), extras.all, extras.has_trees)


class Padder:
    """The padding of a program, or of the body of one.

    Attributes:
        extras: the extra inputs of all of it.
        layouts: of the new values.
        elements: the layouts of the elements of those that are tuples.
        held: those whose last element along the first axis stays in the padding.
        used: the extra inputs that it reads, by their places.
    """

    def __init__(self, extras: Extras) -> None:
        self.extras = extras
        self.layouts: dict[Value, Layout] = {}
        self.elements: dict[Value, Sequence[Layout]] = {}
        self.held: set[Value] = set()
        self.used: dict[int, Value] = {}
        self._new: dict[Value, Value] = {}

    def input(self, value: Value, layout: Layout) -> Value:
        """The new value in the place of an input."""
        name = value.primitive.name if isinstance(value.primitive, Input) else value.primitive.opcode
        made = self._new[value] = new_input(name, value.shape, value.dtype)
        self.layouts[made] = layout
        return made

    def run(self, program: Program) -> list[Value]:
        """The new outputs of a program, whose inputs are known."""
        for value in program.order():
            if value not in self._new:
                self._new[value] = self._padded(value)
        return [self._new[x] for x in program.outputs]

    def _padded(self, value: Value) -> Value:
        operands = [self._new[x] if isinstance(x, Value) else x for x in value.operands]
        rule = RULES.get(type(value.primitive))
        if rule is not None:
            made = rule(self, value.primitive, value, *operands)
        else:
            reads = [x for x in operands if isinstance(x, Value)]
            sizes = [*value.shape, *operands, *(size for x in reads for size in x.shape)]
            if any(map(varies, sizes)) or isinstance(value.primitive, Region):
                raise NotPaddedError(f"{value} is computed from what is padded")
            made = make(value.primitive, *operands)
        if made not in self.layouts:
            self.layouts[made] = natural(made.shape)
        if made.dtype != value.dtype or len(made.shape) != len(value.shape):
            raise NotPaddedError(f"{value} would become {made}")
        return made

    def laid(self, value: Value, layout: Layout) -> Value:
        """A value, whose layout is noted."""
        self.layouts[value] = layout
        return value

    def extra(self, place: int) -> Value:
        """An extra input, by its place."""
        if place not in self.used:
            made = self.used[place] = self.extras.all[place].input()
            self.layouts[made] = natural(made.shape)
        return self.used[place]

    def number(self, number: Number, dtype: Any) -> Argument:
        """A number, as a value if it follows from sizes."""
        if not isinstance(number, (SymbolicInt, SymbolicFloat)):
            return number
        return self.extra(self.extras.number(number, dtype))

    def masked(self, x: Value, places: Sequence[int], filler: Number, like: Layout | None = None) -> Value:
        """An array with a number in place of the padding along axes.

        Args:
            x: the array.
            places: the axes.
            filler: the number.
            like: where the padding is, if its own layout does not say.
        """
        layout = like or self.layouts[x]
        mask = self.mask(x.shape, layout, places)
        if mask is None:
            return x
        return self.laid(make(Where(), mask, x, filler), layout)

    def readable(self, x: Value) -> Value:
        """An array whose elements may be indices: those in the padding are 0."""
        return self.masked(x, range(len(x.shape)), 0) if x.dtype.kind in "iu" else x

    def mask(self, shape: Shape, layout: Layout, places: Sequence[int]) -> Value | None:
        """What says which elements along axes are no padding, in a shape that broadcasts; None if all are none."""
        found: Value | None = None
        for place in places:
            factors: Factors = layout[place]
            if factors is None:
                factors = (shape[place],)
            if is_padded(factors):
                within = self._within(factors, shape[place])
                sizes = [1] * len(shape)
                sizes[place] = shape[place]
                within = make(Reshape(tuple(sizes)), within)
                found = within if found is None else make(Elementwise("logical_and"), found, within)
        return found

    def _within(self, factors: tuple[int, ...], size: int) -> Value:
        """Truth values along an axis of factors."""
        found: Value | None = None
        for place, factor in enumerate(factors):
            if varies(factor):
                one = self.extra(self.extras.mask(factor))
                if len(factors) == 1:
                    return one
                one = make(Reshape(tuple([factor if n == place else 1 for n in range(len(factors))])), one)
                found = one if found is None else make(Elementwise("logical_and"), found, one)
        assert found is not None
        return make(Reshape((size,)), make(Broadcast(factors), found))


Rule = Callable[..., Value]
"""``rule(padder, primitive, value, *operands)``: the new value for one, of new operands."""

RULES: dict[type[Primitive], Rule] = {}


def pads(*kinds: type[Primitive]) -> Callable[[Rule], Rule]:
    """State how primitives of some types are padded."""

    def state(rule: Rule) -> Rule:
        RULES.update(dict.fromkeys(kinds, rule))
        return rule

    return state
