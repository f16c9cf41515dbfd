"""A step on parameters whose gradients come side by side, at once or in parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.expr import Param
from typedtensor.optim.together import Together, split
from typedtensor.optim.transformations import Transformation
from typedtensor.plan import Addition

SMALLEST_FACTOR = 1e-12
"""What is smaller, or larger than 1, might make finite numbers of gradients that are not, or the other way round."""


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
        in_place = all(t.in_place for t in transformations)
        self._successors = [group.successor() for group in groups] if in_place else None
        self._made: list[Together] = []
        self._error: Exception | None = None
        sizes = [group.values.size for group in groups]
        self._places = list(pairwise(accumulate(sizes, initial=0)))

    def take(self, start: int, stop: int, gradient: Array, finite: bool) -> None:
        """Take the gradients between two positions; what fails is said when the step is finished.

        Args:
            start: where they begin.
            stop: where they end.
            gradient: they.
            finite: whether they are known to be finite.
        """
        if not finite:
            self.check(start, gradient)
        if self._error is not None:
            return
        try:
            self._take(start, stop, gradient)
        except Exception as error:
            self._error = error

    def check(self, start: int, gradient: Array) -> None:
        """Look for what is not finite in gradients from a position on; it is said when the step is finished."""
        first = 0
        for group in self._groups:
            for parameter, part in zip(group.parameters, split(group.parameters, group.values), strict=True):
                last = first + part.size
                if not np.isfinite(gradient[max(0, first - start) : max(0, last - start)]).all():
                    self._error = self._error or self._refuse(parameter)
                first = last

    def addition(self, start: int, stop: int) -> Addition | None:
        """How the gradients between two positions become new values, if they are only multiplied and added."""
        factor = self._factor
        if factor is None or self._successors is None or not SMALLEST_FACTOR <= abs(factor) <= 1.0:
            return None
        for (first, last), successor in zip(self._places, self._successors, strict=True):
            if first <= start and stop <= last:
                return Addition(factor, *successor.places(start - first, stop - first))
        return None

    def finished(self) -> list[Together]:
        """The groups with their new values, once all gradients are taken.

        Raises:
            NonFiniteError: when a gradient was not finite.
        """
        if self._error is not None:
            raise self._error
        return self._made if self._successors is None else [successor.made() for successor in self._successors]

    @cached_property
    def _factor(self) -> float | None:
        """What gradients are multiplied by, if nothing else is done to them, and nothing fails."""
        factor = 1.0
        try:
            for transformation in self._transformations:
                own = transformation.factor(self._step)
                if own is None:
                    return None
                factor *= own
        except Exception as error:
            self._error = error
            return None
        return factor

    def _take(self, start: int, stop: int, gradient: Array) -> None:
        for number, (first, last) in enumerate(self._places):
            if first < stop and start < last:
                low, high = max(first, start), min(last, stop)
                part = gradient if (low, high) == (start, stop) else gradient[low - start : high - start]
                if self._successors is None:
                    self._made.append(self._groups[number].after(self._transformations, part, self._step))
                else:
                    self._successors[number].write(self._transformations, part, low - first, self._step)
