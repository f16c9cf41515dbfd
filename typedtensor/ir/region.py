"""Regions: primitives with a body, which is a program, and a tuple of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from typedtensor.ir.program import Argument, DType, Primitive, Program, Shape, Value, arrays_of


class Region(Primitive, abstract=True):
    """The base of primitives with a body. The result is a tuple, whose elements :class:`TupleElement` selects.

    Attributes:
        body: the program inside, which reads its inputs only.
        operand_groups: the groups of operands in order, each with its number of operands: an integer, or the name of
            the field that has it. The remaining operands are constants, which each run of the body reads.
    """

    body: Program
    operand_groups: ClassVar[dict[str, str | int]] = {}

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return (), np.dtype(np.bool_)

    def element(self, index: int) -> tuple[Shape, DType]:
        """The shape and the dtype of an element of the result."""
        raise TypeError(f"the region {type(self).__name__} defines no element(index): return a shape and a dtype")

    @property
    def elements(self) -> int:
        """The number of elements of the result."""
        return len(self.body.outputs)

    def with_body(self, body: Program) -> Self:
        """Return the region with another body."""
        whole: Any = self
        changed: Self = replace(whole, body=body)
        return changed

    def groups(self) -> dict[str, int]:
        """The number of operands in each group."""
        return {word: n if isinstance(n, int) else getattr(self, n) for word, n in self.operand_groups.items()}

    def roles(self) -> dict[str, int]:
        """The roles of the body's inputs in order, with the number of inputs of each; further inputs are constants."""
        raise TypeError(f"the region {type(self).__name__} defines no roles(): name the inputs of its body")

    def body_inputs(self, operands: Sequence[Value]) -> list[tuple[Shape, DType]]:
        """The shapes and dtypes of the body's inputs for given operands."""
        raise TypeError(f"the region {type(self).__name__} defines no body_inputs(operands): return their types")

    def handed_on(self) -> list[tuple[int, int]]:
        """Pairs of an output and an input of the body that carry the same value, so that shape and dtype agree."""
        raise TypeError(f"the region {type(self).__name__} defines no handed_on(): return [] if it carries no values")


class Stepwise(Region, abstract=True):
    """The base of loops, whose bodies take carried values, one element of each sequence, and constants.

    Attributes:
        first: the number of operands before the initial carried values.
    """

    carries: int
    sequences: int
    first: ClassVar[int] = 0

    def roles(self) -> dict[str, int]:
        return {"carried": self.carries, "element": self.sequences}

    def body_inputs(self, operands: Sequence[Value]) -> list[tuple[Shape, DType]]:
        along = range(self.carries, self.carries + self.sequences)
        return [(x.shape[1:] if n in along else x.shape, x.dtype) for n, x in enumerate(operands[self.first :])]

    def handed_on(self) -> list[tuple[int, int]]:
        return [(n, n) for n in range(self.carries)]


@dataclass(frozen=True)
class TupleElement(Primitive):
    """One element of the result of a region."""

    index: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [whole] = arrays_of(operands)
        assert isinstance(whole.primitive, Region)
        return whole.primitive.element(self.index)


def values_within(program: Program) -> Iterator[Value]:
    """The values of a program and of the bodies in it, each body before its region."""
    for value in program.order():
        if isinstance(value.primitive, Region):
            yield from values_within(value.primitive.body)
        yield value
