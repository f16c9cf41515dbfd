"""Branches: regions whose body runs under a condition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from typedtensor.ir.program import Argument, DType, Program, Shape, Value
from typedtensor.ir.region import Region


@dataclass(frozen=True)
class Branch(Region):
    """A body that runs if a condition has a given truth value; else the results are other values. ``lax.cond`` in JAX.

    The operands are the condition, one alternative result for each output of the body, and the constants that the body
    takes. The result is a tuple. A choice between two bodies is two branches: the second takes the results of the first
    as its alternative results.

    Attributes:
        body: the conditional program.
        results: the number of results.
        holds: the truth value for which the body runs.
    """

    body: Program
    results: int
    holds: bool = True
    operand_groups: ClassVar[dict[str, str | int]] = {"if": 1, "else": "results"}

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        given = [(x.shape, x.dtype) for x in operands[: 1 + self.results] if isinstance(x, Value)]
        wanted = [((), np.dtype(np.bool_)), *map(self.element, range(self.elements))]
        assert given == wanted, f"it chooses by and between {given}, not {wanted}"
        return super().result(operands)

    def element(self, index: int) -> tuple[Shape, DType]:
        output = self.body.outputs[index]
        return output.shape, output.dtype

    def roles(self) -> dict[str, int]:
        return {}

    def body_inputs(self, operands: Sequence[Value]) -> list[tuple[Shape, DType]]:
        return [(x.shape, x.dtype) for x in operands[1 + self.results :]]

    def handed_on(self) -> list[tuple[int, int]]:
        return []
