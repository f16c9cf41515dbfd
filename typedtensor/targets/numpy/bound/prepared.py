"""Training steps with calls bound ahead of time, one for each combination of the buckets' sides.

A gradient sink determines which slices are read and written, and by which calls. The answer is the same each time the
buckets have the same sides, so that it is computed once for each combination.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buckets import Bucket, Side, Successor
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.gradient_parts import BoundSum
from typedtensor.targets.numpy.gradient_sink import is_factor, is_finite
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.native.sequence import joined
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.streaming import StreamingPlan

Arguments = Sequence[tuple[Array, ...]]
"""The kernel's arguments for each of several calls."""

Update = tuple[Array, Sequence[BoundCall]]
"""Gradients, and the calls that update parameters by them."""

Successors = Sequence[tuple[int, Successor]]
"""For each bucket, the start of its gradients among all gradients and the writer of its next values."""

Sides = Sequence[tuple[int, Side, Side]]
"""For each bucket the number of the side to write next, the side with the current values, and the side to write."""


class PreparedStep:
    """The calls of a step: a plan, and the update of the buckets by its gradients.

    Args:
        plan: computes the loss and the gradients.
        gradients: the buffer of all gradients; None if some are computed in parts.
        copies: calls that copy adjacent small parameters into the plan's inputs.
        buckets: the parameters, in the order of their gradients.
        sides: the sides to read and to write.
        kernel: the compiled update.
        numbers: the buffers of the update's scalars.
    """

    def __init__(
        self,
        plan: Plan,
        gradients: Array | None,
        copies: Sequence[BoundCall],
        buckets: Sequence[Bucket],
        sides: Sides,
        kernel: Kernel,
        numbers: Sequence[Array],
    ) -> None:
        self.plan, self._copies, self._sides, self._kernel = plan, copies, sides, kernel
        successors: list[tuple[int, Successor]] = []  # these keep the current values alive
        first = 0
        for bucket in buckets:
            successors.append((first, bucket.successor(kernel, numbers)))
            first += bucket.size
        self._sums: list[BoundSum] = []
        self._parts: list[Callable[[], None]] = []
        self._wholes: list[list[Update]] = []
        self._tiles: list[tuple[Sequence[BoundCall], Sequence[tuple[Sequence[BoundCall], Update]]]] = []
        self._is_joined = False
        self._factor = kernel.factor([float(x) for x in numbers])
        if isinstance(plan, StreamingPlan):
            self._bind_parts(plan, successors)
        elif gradients is not None:
            self._wholes.append(self._whole(gradients, _arguments(successors, gradients, 0)))

    def _bind_parts(self, plan: StreamingPlan, successors: Successors) -> None:
        self._wholes += [self._whole(values, _arguments(successors, values, start)) for start, _, values in plan.spans]
        adds = is_factor(self._factor)
        before: Sequence[BoundCall] = plan.copies
        for product in plan.products:
            place = _values(successors, product.start, product.stop) if adds else None
            if place is not None and product.sum is not None:
                self._sums.append(product.sum.bound(*place))
                continue
            calls = [
                (calls, self._update(values, _arguments(successors, values, start)))
                for calls, start, _, values in product.calls()
            ]
            self._tiles.append(([*before, *product.scaling(1.0)], calls))
            before = ()

    def holds(self, sides: Sides) -> bool:
        """Whether the buckets have the sides that the calls are bound to."""
        for (_, reads, writes), (_, read, written) in zip(sides, self._sides, strict=True):
            if reads is not read or writes is not written:
                return False
        return True

    def takes(self, numbers: Sequence[float]) -> bool:
        """Whether the calls suit these scalars: whether gradients accumulate directly depends on the factor."""
        if not self._sums:
            return True
        self._factor = self._kernel.factor(numbers)
        return is_factor(self._factor)

    def run(self) -> bool:
        """Run the plan, and the update if all gradients are finite; return whether they are."""
        run = self.plan.next_calls()
        if self.plan.is_joined and not self._is_joined:
            self._join()
        for function, inputs in self._copies:
            function(*inputs)
        if self.plan.workers is None:
            finite = self._run_whole(run)
        else:
            with self.plan.alert():
                finite = self._run_whole(run)
        if not finite:
            return False
        for each_sum in self._sums:
            assert self._factor is not None, "it is added"
            if not each_sum.write(self._factor):
                return False
        for before, parts in self._tiles:
            execute(before)
            for calls, update in parts:
                execute(calls)
                if not _consume(*update):
                    return False
        return True

    def _run_whole(self, calls: Sequence[BoundCall]) -> bool:
        """Run the plan, and update by the gradients that it computes whole; return whether they are finite."""
        for function, inputs in calls:
            function(*inputs)
        workers = self.plan.workers
        for parts in self._wholes:
            if len(parts) > 1:
                assert workers is not None
                finite: list[bool] = []
                workers.share(*[partial(_note, finite, *part) for part in parts])
                if not all(finite):
                    return False
            elif not _consume(*parts[0]):
                return False
        return True

    def _join(self) -> None:
        """Let machine code make the calls around those of the plan, as it makes those."""

        def update(values: Array, calls: Sequence[BoundCall]) -> Update:
            return values, joined(calls, 1)

        self._is_joined, self._copies = True, joined(self._copies)
        self._wholes = [[update(*part) for part in parts] for parts in self._wholes]
        self._tiles = [
            (joined(before), [(joined(calls), update(*part)) for calls, part in parts]) for before, parts in self._tiles
        ]

    def _update(self, values: Array, arguments: Arguments) -> Update:
        return values, [(self._kernel.run, each) for each in arguments]

    def _whole(self, values: Array, arguments: Arguments) -> list[Update]:
        """Return gradients and the calls that update by them, in a part for each thread that has work enough."""
        workers, registers = self.plan.workers, len(self._kernel.registers)
        work = values.nbytes * self._kernel.operations
        count = 1 if workers is None else min(workers.size, int(work / cost_model.THREAD_BYTES), len(arguments))
        if count < 2:
            return [self._update(values, arguments)]
        each, parts, start = -(-len(arguments) // count), list[Update](), 0
        for first in range(0, len(arguments), each):
            part = arguments[first : first + each]
            if first > 0 and registers:
                own = [np.empty(max(x[n].size for x in part), part[0][n].dtype) for n in range(-registers, 0)]
                part = [(*x[:-registers], *[y[: x[0].size] for y in own]) for x in part]
            stop = start + sum(x[0].size for x in part)
            parts.append(self._update(values[start:stop], part))
            start = stop
        return parts


def _consume(values: Array, calls: Sequence[BoundCall]) -> bool:
    """Update by some gradients if all are finite; return whether they are."""
    if not is_finite(values):
        return False
    for function, arguments in calls:
        function(*arguments)
    return True


def _note(finite: list[bool], values: Array, calls: Sequence[BoundCall]) -> None:
    """Update by some gradients; note whether they are finite."""
    finite.append(_consume(values, calls))


def _arguments(successors: Successors, gradients: Array, start: int) -> Arguments:
    """Return the kernel's arguments for gradients that begin at a position among all gradients."""
    stop, result = start + gradients.size, list[tuple[Array, ...]]()
    for first, successor in successors:
        low, high = max(first, start), min(first + successor.size, stop)
        if low < high:
            result += successor.calls(gradients[low - start : high - start], low - first)
    return result


def _values(successors: Successors, start: int, stop: int) -> tuple[Array, Array] | None:
    """Return a slice of the values before the step and the slice to write, if one bucket has both; else None."""
    for first, successor in successors:
        if first <= start and stop <= first + successor.size:
            return successor.values(start - first, stop - first)
    return None
