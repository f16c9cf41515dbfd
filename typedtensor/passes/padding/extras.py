"""Extra inputs of a padded program, which say how much of its arrays is padding."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import Array, DType, Shape, SymbolicFloat, SymbolicInt, Value, evaluated
from typedtensor.ir.program import new_input

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

    def number(self, number: SymbolicInt | SymbolicFloat, dtype: DType) -> int:
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
