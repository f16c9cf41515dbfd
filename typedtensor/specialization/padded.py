"""Programs for several sizes at once, of arrays that are padded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typedtensor.base.lasting import Recent
from typedtensor.ir import Program, Shape, evaluated
from typedtensor.passes.padding import NotPaddedError, pad
from typedtensor.specialization.templates import Instances, NotAlikeError
from typedtensor.targets import Target
from typedtensor.targets.fitted import Fit

MOST_PLANS = 16
"""For how many sizes that arrays are padded to there are plans."""


class PaddedPrograms:
    """Programs for the sizes that arrays are padded to.

    Args:
        program: the program, whose sizes say how they follow from others.
        count: how many these are.
        outputs: the shapes of what it returns.
        target: optimizes it.

    Raises:
        NotAlikeError: when its results would depend on the padding.
    """

    def __init__(self, program: Program, count: int, outputs: Sequence[Shape], target: Target) -> None:
        try:
            made, self._extras, self._is_wider = pad(program, count)
        except NotPaddedError as error:
            raise NotAlikeError(str(error)) from error
        self._programs, self._outputs = Instances(target.optimize(made)), outputs
        self._plans: Recent[Any] = Recent(MOST_PLANS)

    def plan(self, sizes: Sequence[int], make: Callable[[Program], Any]) -> tuple[Any, Fit]:
        """The plan for what sizes are padded to, and how arrays of these sizes fit."""
        to = self._padded_to(sizes)
        plan = self._plans.get(to, lambda: make(self._programs.at(to)))
        return plan, self._fit(plan.executable.program, sizes)

    def program(self, sizes: Sequence[int]) -> tuple[Program, Fit]:
        """The program for what sizes are padded to, and how arrays of these sizes fit."""
        program = self._programs.at(self._padded_to(sizes))
        return program, self._fit(program, sizes)

    def _padded_to(self, sizes: Sequence[int]) -> tuple[int, ...]:
        """Powers of two."""
        return tuple([1 << (n - 1 + self._is_wider).bit_length() for n in sizes])

    def _fit(self, program: Program, sizes: Sequence[int]) -> Fit:
        to = self._padded_to(sizes)
        outputs = [tuple([evaluated(n, sizes) for n in shape]) for shape in self._outputs]
        return Fit(program, [x.given(sizes, to) for x in self._extras], outputs)
