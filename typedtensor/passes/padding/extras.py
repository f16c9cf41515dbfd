"""What a padded program is given beside its inputs: it says how much of the arrays is padding."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import Array, DType, Shape, SymbolicFloat, SymbolicInt, Value, evaluated
from typedtensor.ir.program import new_input

SAMPLES = 2
"""Sizes follow in the same way from others if they are equal for so many sets of them."""

Given = Callable[[Sequence[int], Sequence[int]], Array]
"""What is given, for sizes and those that arrays are padded to."""


class Extra(NamedTuple):
    """An input that says how much is padding.

    Attributes:
        name: what it is called.
        shape: its shape.
        dtype: its precision.
        given: computes it.
    """

    name: str
    shape: Shape
    dtype: DType
    given: Given

    def input(self) -> Value:
        """The value of a program."""
        return new_input(self.name, self.shape, self.dtype)


class Extras:
    """The extra inputs of a program and of the bodies in it, each once."""

    def __init__(self, count: int) -> None:
        drawn = np.random.default_rng(0)
        self._samples = [drawn.integers(10_000, 100_000, count).tolist() for _ in range(SAMPLES)]
        self._places: dict[Hashable, int] = {}
        self.all: list[Extra] = []
        self.has_trees = False

    def key(self, number: Any) -> Hashable:
        """Equal for numbers that follow in the same way from sizes."""
        return tuple([evaluated(number, sizes) for sizes in self._samples])

    def mask(self, size: int) -> int:
        """The place of the truth values that say which positions along an axis are within its size."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            within: Array = np.arange(evaluated(size, padded)) < evaluated(size, sizes)
            return within

        return self._place(("mask", self.key(size)), Extra("within", (size,), np.dtype(np.bool_), given))

    def number(self, number: SymbolicInt | SymbolicFloat, dtype: DType) -> int:
        """The place of a number that follows from sizes."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            return np.array(evaluated(number, sizes), dtype)

        key = "number", self.key(number), type(number), dtype
        return self._place(key, Extra("number", (), dtype, given))

    def leaves(self, leaves: int, inner: int, dtype: DType) -> int:
        """The place of the numbers of leaves beyond those of a forest, which follow those of its nodes."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            numbers: Array = np.arange(evaluated(leaves, padded), dtype=dtype) + dtype.type(evaluated(inner, sizes))
            return numbers

        return self._place(("leaves", self.key(leaves), self.key(inner)), Extra("leaves", (leaves,), dtype, given))

    def inner_nodes(self, leaves: int, inner: int, dtype: DType) -> int:
        """The place of the numbers of inner nodes beyond those of a forest, which follow all others."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            numbers: Array = np.arange(evaluated(inner, padded), dtype=dtype) + dtype.type(evaluated(leaves, padded))
            return numbers

        return self._place(("inner", self.key(leaves), self.key(inner)), Extra("inner", (inner,), dtype, given))

    def no_leaf(self, leaves: int, inner: int, dtype: DType) -> int:
        """The place of the number of a leaf that is padding, of which there is one at least."""

        def given(sizes: Sequence[int], padded: Sequence[int]) -> Array:
            return np.array(evaluated(inner, sizes) + evaluated(leaves, padded) - 1, dtype)

        self.has_trees = True
        return self._place(("no leaf", self.key(leaves), self.key(inner)), Extra("no_leaf", (), dtype, given))

    def _place(self, key: Hashable, extra: Extra) -> int:
        place = self._places.setdefault(key, len(self.all))
        if place == len(self.all):
            self.all.append(extra)
        return place
