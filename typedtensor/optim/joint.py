"""A step on parameters whose gradients come side by side, at once or in parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.expr import Param
from typedtensor.optim.together import Successor, Together, split
from typedtensor.optim.transformations import Transformation


class JointStep:
    """New values of groups of parameters. Nothing is changed before someone takes them over.

    Args:
        groups: the parameters, in the order of their gradients.
        transformations: what is done to the gradients.
        step: the number of the step, from 1.
        refuse: makes the exception for a parameter whose gradient is not finite.
    """

    def __init__(
        self,
        groups: Sequence[Together],
        transformations: Sequence[Transformation],
        step: int,
        refuse: Callable[[Param[Any]], Exception],
    ) -> None:
        self._groups, self._transformations, self._step, self._refuse = groups, transformations, step, refuse
        self._in_place = all(t.in_place for t in transformations)
        self._made: list[Successor | Together] = [group.successor() for group in groups] if self._in_place else []
        self._error: Exception | None = None

    def take(self, start: int, stop: int, gradient: Array, finite: bool) -> None:
        """Take the gradients between two positions; what fails is said when the step is finished.

        Args:
            start: where they begin.
            stop: where they end.
            gradient: they.
            finite: whether they are known to be finite.
        """
        if self._error is not None:
            return
        try:
            if not finite:
                self._require_finite(start, gradient)
            self._take(start, stop, gradient)
        except Exception as error:
            self._error = error

    def finished(self) -> list[Together]:
        """The groups with their new values, once all gradients are taken.

        Raises:
            NonFiniteError: when a gradient was not finite.
        """
        if self._error is not None:
            raise self._error
        return [made if isinstance(made, Together) else made.made() for made in self._made]

    def _take(self, start: int, stop: int, gradient: Array) -> None:
        first = 0
        for number, group in enumerate(self._groups):
            last = first + group.values.size
            if first < stop and start < last:
                low, high = max(first, start), min(last, stop)
                part = gradient if (low, high) == (start, stop) else gradient[low - start : high - start]
                if self._in_place:
                    made = self._made[number]
                    assert isinstance(made, Successor)
                    made.write(self._transformations, part, low - first, self._step)
                else:
                    self._made.append(group.after(self._transformations, part, self._step))
            first = last

    def _require_finite(self, start: int, gradient: Array) -> None:
        first = 0
        for group in self._groups:
            for parameter, part in zip(group.parameters, split(group.parameters, group.values), strict=True):
                last = first + part.size
                if not np.isfinite(gradient[max(0, first - start) : max(0, last - start)]).all():
                    raise self._refuse(parameter)
                first = last
