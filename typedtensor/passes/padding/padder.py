"""The padding of a program, value by value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from typedtensor.ir import (
    Argument,
    Broadcast,
    Elementwise,
    Number,
    Program,
    Region,
    Reshape,
    SymbolicFloat,
    SymbolicInt,
    Table,
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
        program: the program, whose own inputs come before the extra ones.
        extras: the extra inputs.
        is_wider: whether each axis must be padded by one element at least.
    """

    program: Program
    extras: Sequence[Extra]
    is_wider: bool


def pad(program: Program, count: int) -> Padded:
    """Pad the arrays of a program.

    Args:
        program: a program whose sizes are symbolic (:class:`typedtensor.ir.SymbolicInt`).
        count: the number of sizes that the symbolic ones depend on.

    Raises:
        NotPaddedError: when its results would depend on the padding.
    """
    extras = Extras(count)
    padder = Padder(extras)
    inputs = [padder.input(x, natural(x.shape)) for x in program.inputs]
    outputs = padder.run(program)
    for x in outputs:
        if any(factors is not None and len(factors) > 1 and is_padded(factors) for factors in padder.layouts[x]):
            raise NotPaddedError(f"the result {x} has padding between its elements")
    result = [padder.extra(place) for place in range(len(extras.all))]
    return Padded(Program((*inputs, *result), tuple(outputs)), extras.all, extras.has_trees)


class Padder:
    """The padding of a program or of a region's body.

    Attributes:
        extras: the extra inputs of the whole program.
        layouts: the layout of each new value.
        elements: the layouts of the elements of tuples.
        held: carried values of loops, whose last element along the first axis is repeated in the padding.
        used: the extra inputs that this program reads, by index.
    """

    def __init__(self, extras: Extras) -> None:
        self.extras = extras
        self.layouts: dict[Value, Layout] = {}
        self.elements: dict[Value, Sequence[Layout]] = {}
        self.held: set[Value] = set()
        self.used: dict[int, Value] = {}
        self._new: dict[Value, Value] = {}

    def input(self, value: Value, layout: Layout) -> Value:
        """Return the new value of an input."""
        name = value.primitive.name if isinstance(value.primitive, Input) else value.primitive.opcode
        result = self._new[value] = new_input(name, value.shape, value.dtype)
        self.layouts[result] = layout
        return result

    def run(self, program: Program) -> list[Value]:
        """Return the new outputs of a program whose inputs are padded already."""
        for value in program.order():
            if value not in self._new:
                self._new[value] = self._padded(value)
        return [self._new[x] for x in program.outputs]

    def _padded(self, value: Value) -> Value:
        operands = [self._new[x] if isinstance(x, Value) else x for x in value.operands]
        rule = RULES.get(type(value.primitive))
        if rule is not None:
            result = rule(self, value.primitive, value, *operands)
        else:
            reads = [x for x in operands if isinstance(x, Value)]
            sizes = [*value.shape, *operands, *(size for x in reads for size in x.shape)]
            if any(map(varies, sizes)) or isinstance(value.primitive, Region):
                raise NotPaddedError(
                    f"{value} is computed of padded arrays, and {value.primitive.opcode} has no padding rule: "
                    "decorate one with @pads"
                )
            result = make(value.primitive, *operands)
        if result not in self.layouts:
            self.layouts[result] = natural(result.shape)
        if result.dtype != value.dtype or len(result.shape) != len(value.shape):
            raise NotPaddedError(
                f"the padding rule of {value.primitive.opcode} returns {result} for {value}: dtype or rank differs"
            )
        return result

    def laid(self, value: Value, layout: Layout) -> Value:
        """Record a value's layout and return the value."""
        self.layouts[value] = layout
        return value

    def extra(self, place: int) -> Value:
        """Return an extra input by its index."""
        if place not in self.used:
            result = self.used[place] = self.extras.all[place].input()
            self.layouts[result] = natural(result.shape)
        return self.used[place]

    def number(self, number: Number, dtype: Any) -> Argument:
        """Return a number, as an extra input if it is symbolic."""
        if not isinstance(number, (SymbolicInt, SymbolicFloat)):
            return number
        return self.extra(self.extras.number(number, dtype))

    def masked(self, x: Value, places: Sequence[int], filler: Number, like: Layout | None = None) -> Value:
        """Replace the padding of an array along axes by a number.

        Args:
            x: the array.
            places: the axes.
            filler: the number.
            like: the layout that says where the padding is; by default that of the array.
        """
        layout = like or self.layouts[x]
        mask = self.mask(x.shape, layout, places)
        if mask is None:
            return x
        return self.laid(make(Where(), mask, x, filler), layout)

    def readable(self, x: Value) -> Value:
        """Set the padding of an integer array to 0, so that its elements are valid indices."""
        return self.masked(x, range(len(x.shape)), 0) if x.dtype.kind in "iu" else x

    def mask(self, shape: Shape, layout: Layout, places: Sequence[int]) -> Value | None:
        """Return a mask, broadcastable to a shape, that is false in the padding of some axes; None if they have no
        padding."""
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
        """Return the mask of one axis."""
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
"""``rule(padder, primitive, value, *operands)`` returns the padded value, given the padded operands."""

RULES = Table[Rule]("padding", "pads")

pads = RULES.register
"""Register the padding rule of some types of primitives."""
