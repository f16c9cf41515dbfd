"""Repetitions: a program that is run as often as values say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

import numpy as np

from typedtensor.ir.program import Argument, DType, Program, Shape, Value
from typedtensor.ir.region import Region


class TooManySteps(Exception):
    """More steps than a program has room for were to be kept.

    Attributes:
        loop: the number of the repetition.
        steps: how many there were.
    """

    def __init__(self, loop: int, steps: int) -> None:
        super().__init__(f"the repetition {loop} has taken {steps} steps")
        self.loop, self.steps = loop, steps

    def __reduce__(self) -> tuple[type[TooManySteps], tuple[int, int]]:
        return TooManySteps, (self.loop, self.steps)


@dataclass(frozen=True)
class Repeat(Region):
    """A body that is run as often as a value says, or as long as it says itself; ``lax.while_loop`` in JAX.

    Its operands are the number of steps, or, where the body decides, whether there is a first one; the values that are
    carried, as they are at first; the sequences, of which the loop goes along the first so many elements; and the
    constants, which all steps read. The body takes the carried values, an element of each sequence, and the constants.
    It returns the carried values for the next step, elements of further results, and, where it decides, at last whether
    there is a next step.

    The result is a tuple: the number of steps; the carried values after the last one; then, with an axis of ``length``
    places first, those before each step that are kept, and the further results. Of the places the first so many as
    there are steps are filled; what is in the others is not stated.

    Attributes:
        body: the program of a step.
        carries: how many values are carried.
        sequences: how many sequences there are; none where the body decides.
        length: how many steps there is room for.
        kept: the carried values that are kept.
        decides: whether the body decides.
        backwards: whether the last element comes first.
        loop: the number of a repetition that decides, which says where there was no room.
    """

    body: Program
    carries: int
    sequences: int
    length: int
    kept: tuple[int, ...] = ()
    decides: bool = False
    backwards: bool = False
    loop: int = 0
    operand_groups: ClassVar[dict[str, str | int]] = {"steps": 1, "carrying": "carries", "along": "sequences"}

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        kind = np.dtype(np.bool_ if self.decides else np.int64)
        given = [(x.shape, x.dtype) for x in (operands[0], *self.body.outputs[self._last :]) if isinstance(x, Value)]
        assert given == [((), kind)] * (1 + self.decides), f"its steps are said by {given}"
        assert not (self.decides and self.sequences), "it decides, and goes along sequences"
        return super().result(operands)

    @property
    def _last(self) -> int:
        """How many outputs of the body there are besides the decision."""
        return len(self.body.outputs) - self.decides

    @property
    def stacks(self) -> tuple[Value, ...]:
        """The values of a step that are kept in the places of the results: of the body's inputs, and its outputs."""
        return (*(self.body.inputs[n] for n in self.kept), *self.body.outputs[self.carries : self._last])

    @property
    def elements(self) -> int:
        return 1 + self.carries + len(self.stacks)

    def element(self, index: int) -> tuple[Shape, DType]:
        if not index:
            return (), np.dtype(np.int64)
        if index <= self.carries:
            return self.body.outputs[index - 1].shape, self.body.outputs[index - 1].dtype
        kept = self.stacks[index - 1 - self.carries]
        return (self.length, *kept.shape), kept.dtype

    def roles(self) -> dict[str, int]:
        return {"carried": self.carries, "element": self.sequences}

    def body_inputs(self, operands: Sequence[Value]) -> list[tuple[Shape, DType]]:
        first, last = self.carries, self.carries + self.sequences
        return [(x.shape[1:] if first <= n < last else x.shape, x.dtype) for n, x in enumerate(operands[1:])]

    def handed_on(self) -> list[tuple[int, int]]:
        return [(n, n) for n in range(self.carries)]

    def positions(self, steps: int) -> Iterable[int]:
        """The positions in the order in which the loop goes along them; without an end, where the body decides."""
        if self.decides:
            return count()
        return range(steps)[::-1] if self.backwards else range(steps)

    def require_room(self, steps: int) -> None:
        """Raise :class:`TooManySteps` when not all of so many steps were kept that were to be."""
        if self.stacks and steps > self.length:
            raise TooManySteps(self.loop, steps)
