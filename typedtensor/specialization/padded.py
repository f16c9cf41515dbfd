"""Programs of padded arrays, each of which serves several sizes."""

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
"""The largest number of padded sizes with plans."""


class PaddedPrograms:
    """The programs of padded arrays of one template.

    Args:
        program: the template, whose sizes are functions of independent sizes.
        count: the number of independent sizes.
        outputs: the shapes of its results.
        target: the target that optimizes programs.

    Raises:
        NotAlikeError: the results would depend on the padding.
    """

    def __init__(self, program: Program, count: int, outputs: Sequence[Shape], target: Target) -> None:
        try:
            result, self._extras, self._is_wider = pad(program, count)
        except NotPaddedError as error:
            raise NotAlikeError(str(error)) from error
        self._programs, self._outputs = Instances(target.optimize(result)), outputs
        self._plans: Recent[Any] = Recent(MOST_PLANS)

    def plan(self, sizes: Sequence[int], make: Callable[[Program], Any]) -> tuple[Any, Fit]:
        """Return the plan for the padded sizes, and the fit of arrays of the given sizes."""
        to = self._padded_to(sizes)
        plan = self._plans.get(to, lambda: make(self._programs.at(to)))
        return plan, self._fit(plan.executable.program, sizes)

    def program(self, sizes: Sequence[int]) -> tuple[Program, Fit]:
        """Return the program for the padded sizes, and the fit of arrays of the given sizes."""
        program = self._programs.at(self._padded_to(sizes))
        return program, self._fit(program, sizes)

    def _padded_to(self, sizes: Sequence[int]) -> tuple[int, ...]:
        """Return each size rounded up to a power of two."""
        return tuple([1 << (n - 1 + self._is_wider).bit_length() for n in sizes])

    def _fit(self, program: Program, sizes: Sequence[int]) -> Fit:
        to = self._padded_to(sizes)
        outputs = [tuple([evaluated(n, sizes) for n in shape]) for shape in self._outputs]
        return Fit(program, [x.given(sizes, to) for x in self._extras], outputs)
