"""The padding of a program, value by value, and the extra inputs which say how much of its arrays is padding."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    Argument,
    Array,
    Broadcast,
    DType,
    Elementwise,
    Number,
    Program,
    Region,
    Reshape,
    Shape,
    SymbolicNumber,
    Table,
    Value,
    Where,
    evaluated,
    is_symbolic,
    make,
)
from typedtensor.ir.program import Input, new_input
from typedtensor.passes.padding.layouts import (
    Factors,
    Layout,
    NotPaddedError,
    is_padded,
    is_prefix,
    merged,
    natural,
    varies,
)

SAMPLES = 2
"""The number of random assignments of sizes on which two symbolic sizes are compared for equality."""

Given = Callable[[Sequence[int], Sequence[int]], Array]
"""Computes an extra input from the actual sizes and the padded ones."""


class Extra(NamedTuple):
    """An input that says how much of an axis is padding.

    Attributes:
        name: its name.
        shape: its shape.
        dtype: its dtype.
        given: computes its array.
    """

    name: str
    shape: Shape
    dtype: DType
    given: Given

    def input(self) -> Value:
        """Return an input of a program."""
        return new_input(self.name, self.shape, self.dtype)


class Extras:
    """The extra inputs of a program and of the bodies in it, without duplicates."""

    def __init__(self, count: int) -> None:
        drawn = np.random.default_rng(0)
        self._samples = [drawn.integers(10_000, 100_000, count).tolist() for _ in range(SAMPLES)]
        self._places: dict[Hashable, int] = {}
        self.all: list[Extra] = []
        self.has_trees = False

    def key(self, number: Any) -> Hashable:
        """Return a key that is equal for symbolic numbers that depend on sizes in the same way."""
        return tuple([evaluated(number, sizes) for sizes in self._samples])

    def mask(self, size: int) -> int:
        """Return the index of a mask that is true at the positions of an axis before its actual size."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            within: Array = np.arange(evaluated(size, padded)) < evaluated(size, sizes)
            return within

        return self._place(("mask", self.key(size)), Extra("within", (size,), np.dtype(np.bool_), given))

    def number(self, number: SymbolicNumber, dtype: DType) -> int:
        """Return the index of a number that is computed from sizes."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            return np.array(evaluated(number, sizes), dtype)

        key = "number", self.key(number), type(number), dtype
        return self._place(key, Extra("number", (), dtype, given))

    def leaves(self, leaves: int, inner: int, dtype: DType) -> int:
        """Return the index of the node numbers of padding leaves, which continue those of the actual nodes."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            numbers: Array = np.arange(evaluated(leaves, padded), dtype=dtype) + dtype.type(evaluated(inner, sizes))
            return numbers

        return self._place(("leaves", self.key(leaves), self.key(inner)), Extra("leaves", (leaves,), dtype, given))

    def inner_nodes(self, leaves: int, inner: int, dtype: DType) -> int:
        """Return the index of the node numbers of padding inner nodes, which follow all other node numbers."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            numbers: Array = np.arange(evaluated(inner, padded), dtype=dtype) + dtype.type(evaluated(leaves, padded))
            return numbers

        return self._place(("inner", self.key(leaves), self.key(inner)), Extra("inner", (inner,), dtype, given))

    def no_leaf(self, leaves: int, inner: int, dtype: DType) -> int:
        """Return the index of the number of a padding leaf; at least one must exist."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            return np.array(evaluated(inner, sizes) + evaluated(leaves, padded) - 1, dtype)

        self.has_trees = True
        return self._place(("no leaf", self.key(leaves), self.key(inner)), Extra("no_leaf", (), dtype, given))

    def _place(self, key: Hashable, extra: Extra) -> int:
        place = self._places.setdefault(key, len(self.all))
        if place == len(self.all):
            self.all.append(extra)
        return place


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
        if not is_symbolic(number):
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

    def together(self, operands: Iterable[Argument], shape: Shape) -> Layout:
        """Return the layout of an elementwise result of operands, which broadcast to a shape."""
        read = [(self.layouts[x], x.shape) for x in operands if isinstance(x, Value)]
        return merged(read, shape, self.extras.key)

    def require_prefix(self, x: Value, axis: int) -> None:
        """Require that the padding of an axis is at its end.

        Raises:
            NotPaddedError: when it is not.
        """
        if not is_prefix(self.layouts[x][axis]):
            raise NotPaddedError(f"{x} is read along its axis {axis}, which has padding between its elements")

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
