"""Repetitions: loops whose number of steps is data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

import numpy as np

from typedtensor.ir.program import Argument, DType, Program, Shape, Value
from typedtensor.ir.region import Stepwise


class TooManySteps(Exception):
    """A repetition took more steps than its results have room for.

    Attributes:
        loop: the number of the repetition.
        steps: the number of steps that it took.
    """

    def __init__(self, loop: int, steps: int) -> None:
        super().__init__(f"the repetition {loop} has taken {steps} steps")
        self.loop, self.steps = loop, steps

    def __reduce__(self) -> tuple[type[TooManySteps], tuple[int, int]]:
        return TooManySteps, (self.loop, self.steps)


@dataclass(frozen=True)
class Repeat(Stepwise):
    """A body that runs as often as an operand says, or until its own result stops it; ``lax.while_loop`` in JAX.

    The operands are the number of steps, or, if the body decides, whether there is a first step; the initial carried
    values; the sequences, of which the loop reads as many elements as there are steps; and the constants, which all
    steps read. The body takes the carried values, one element of each sequence, and the constants. It returns the
    carried values for the next step, elements of further results, and, if it decides, whether there is a next step.

    The result is a tuple: the number of steps; the final carried values; then, with a first axis of size ``length``,
    the stored carried values before each step and the further results. Positions beyond the number of steps are
    undefined.

    Attributes:
        body: the program of a step.
        carries: the number of carried values.
        sequences: the number of sequences; 0 if the body decides.
        length: the number of steps that the results have room for.
        kept: the carried values that are stored for each step.
        decides: whether the body decides about a next step.
        backwards: whether the loop starts at the last element.
        loop: the number of a repetition whose body decides, for :class:`TooManySteps`.
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
    first: ClassVar[int] = 1

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        kind = np.dtype(np.bool_ if self.decides else np.int64)
        given = [(x.shape, x.dtype) for x in (operands[0], *self.body.outputs[self._last :]) if isinstance(x, Value)]
        assert given == [((), kind)] * (1 + self.decides), f"its steps are said by {given}"
        assert not (self.decides and self.sequences), "it decides, and goes along sequences"
        return super().result(operands)

    @property
    def _last(self) -> int:
        """The number of outputs of the body without the decision."""
        return len(self.body.outputs) - self.decides

    @property
    def stacks(self) -> tuple[Value, ...]:
        """The values that are stored for each step: inputs of the body, and its further outputs."""
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

    def positions(self, steps: int) -> Iterable[int]:
        """The positions in the order of iteration; infinite if the body decides."""
        if self.decides:
            return count()
        return range(steps)[::-1] if self.backwards else range(steps)

    def require_room(self, steps: int) -> None:
        """Check that the results have room for a number of steps.

        Raises:
            TooManySteps: when they do not."""
        if self.stacks and steps > self.length:
            raise TooManySteps(self.loop, steps)
