"""The gradient sink: fused optimizer update of gradients as a plan computes them."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.core.variables import Param
from typedtensor.ir import Array
from typedtensor.targets.base import Assignment, PendingStep, States, Store
from typedtensor.targets.numpy.buckets import Bucket, Successor
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.tables import Table

SMALLEST_FACTOR = 1e-12
"""A smaller factor might turn gradients that are not finite into finite numbers; one above 1 might do the opposite."""


class GradientSink(PendingStep):
    """Consumes gradients as they are computed, and writes new values and states.

    Positions count the elements of all gradients, one gradient after the other.

    Args:
        buckets: the parameters, in the order of their gradients.
        kernel: the compiled update.
        scalars: the last inputs of the kernel.
        store: the store after the step.
        loose: the states of parameters that no longer are in any bucket.

    Attributes:
        tiled: whether the sink accepts gradients in parts.
        sparse: whether the sink accepts only the rows of tables that have gradients.
    """

    def __init__(
        self,
        buckets: Sequence[Bucket],
        kernel: Kernel,
        scalars: Sequence[float],
        store: Store,
        loose: States,
    ) -> None:
        dtype = buckets[0].dtype
        self._numbers = [np.asarray(x, dtype) for x in scalars]
        self._buckets, self._kernel, self._scalars = buckets, kernel, scalars
        self.sparse = kernel.is_still
        self._tables: Sequence[Table] = ()
        self._store, self.loose, self.tiled = store, loose, kernel.elementwise
        self.refused, self.complete = None, False

    def expect(self, tables: Sequence[Table]) -> None:
        """Announce, before any gradient, the tables of which only rows will be taken."""
        self._tables = tables

    @functools.cached_property
    def _successors(self) -> list[Successor]:
        result: list[Successor] = []
        first = 0
        for bucket in self._buckets:
            mine = [x._replace(start=x.start - first) for x in self._tables if 0 <= x.start - first < bucket.size]
            result.append(bucket.successor(self._kernel, self._numbers, mine))
            first += bucket.size
        return result

    def take_rows(self, table: Table, rows: Array, gradients: Array, finite: bool) -> None:
        """Consume the gradients of distinct rows of a table; ``finite`` if they are known to be finite."""
        if not finite and self.refused is None and not np.isfinite(gradients).all():
            self.refused = self._parameter_at(table.start)
        if self.refused is not None:
            return
        first = 0
        for successor in self._successors:
            if first <= table.start < first + successor.size:
                successor.write_rows(table._replace(start=table.start - first), rows, gradients)
            first += successor.size

    def _parameter_at(self, start: int) -> Param[Any]:
        sizes = [(parameter, part.size) for bucket in self._buckets for parameter, part in bucket.parts()]
        ends = itertools.accumulate(size for _, size in sizes)
        return next(parameter for (parameter, _), end in zip(sizes, ends, strict=True) if start < end)

    def take(self, start: int, stop: int, gradient: Array, finite: bool) -> None:
        """Consume the gradients between two positions; ``finite`` if they are known to be finite."""
        if not finite:
            self.check(start, gradient)
        if self.refused is not None:
            return
        first = 0
        for successor in self._successors:
            last = first + successor.size
            if first <= start and stop <= last:
                successor.write(gradient, start - first)
            elif first < stop and start < last:
                low = max(first, start)
                successor.write(gradient[low - start : last - start], low - first)
            first = last

    def check(self, start: int, gradient: Array) -> None:
        """Search gradients that begin at a position for elements that are not finite."""
        first = 0
        for bucket in self._buckets:
            for parameter, part in bucket.parts():
                last = first + part.size
                if self.refused is None and not np.isfinite(_between(gradient, first - start, last - start)).all():
                    self.refused = parameter
                first = last

    def addition(self, start: int, stop: int) -> tuple[float, Array, Array] | None:
        """For an update ``values + factor * gradient``: the factor, the old values, and the new ones; else None."""
        factor = self._kernel.factor(self._scalars)
        if factor is None or not is_factor(factor):
            return None
        first = 0
        for successor in self._successors:
            last = first + successor.size
            if first <= start and stop <= last:
                return factor, *successor.values(start - first, stop - first)
            first = last
        return None

    def take_all(self, gradients: Array, finite: bool) -> None:
        quietly(self.take, 0, gradients.size, gradients, finite)
        self.complete = True

    def after(self) -> tuple[Sequence[Assignment], Store]:
        assignments: list[Assignment] = []
        for bucket, successor in zip(self._buckets, self._successors, strict=True):
            if not bucket.is_home():  # the first step of this bucket
                assignments += zip(bucket.parameters, bucket.homes, strict=True)
            version = bucket.written(1 - bucket.present.version.side, successor.changed)
            assignments.append((bucket.present, version))
        return assignments, self._store


def _between(gradient: Array, first: int, last: int) -> Array:
    return gradient[max(0, first) : max(0, last)]


def is_factor(factor: float | None) -> bool:
    """Whether scaling gradients by ``factor`` keeps finite ones finite and others not."""
    return factor is not None and SMALLEST_FACTOR <= abs(factor) <= 1.0


def is_finite(values: Array) -> bool:
    """Whether all values are finite, by one sum of squares; False if that overflows."""
    return math.isfinite(values.dot(values))
