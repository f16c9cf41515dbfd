"""Training steps whose calls are bound beforehand, as long as parameters are in one of the two memories of each bucket.

What a gradient sink finds out in each step is the same each time the buckets have the same sides: which parts of which
arrays are read and written, and by which calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from typedtensor.ir import Array
from typedtensor.targets.numpy.buckets import Bucket, Side, Successor
from typedtensor.targets.numpy.emission.steps import Call, execute
from typedtensor.targets.numpy.gradient_parts import BoundSum
from typedtensor.targets.numpy.gradient_sink import is_factor, is_finite
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.streaming import StreamingPlan

Arguments = Sequence[tuple[Array, ...]]
"""What the kernel takes in each of several calls."""

Successors = Sequence[tuple[int, Successor]]
"""What is after a step in each bucket, with where its gradients begin among all."""

Sides = Sequence[tuple[int, Side, Side]]
"""For each bucket the number of the side that is written next, the side with the present values, and that one."""


class PreparedStep:
    """The calls of a step: a plan, and the update of buckets from what it gives.

    Args:
        plan: computes the loss and the gradients.
        gradients: where it writes the gradients, side by side, unless it computes some in parts.
        copies: bring the parameters that are side by side to their places.
        buckets: the parameters, in the order of their gradients.
        sides: where they are, and where they are written.
        kernel: the update.
        numbers: the places of its scalars.
    """

    def __init__(
        self,
        plan: Plan,
        gradients: Array | None,
        copies: Sequence[Call],
        buckets: Sequence[Bucket],
        sides: Sides,
        kernel: Kernel,
        numbers: Sequence[Array],
    ) -> None:
        self.plan, self._copies, self._sides, self._kernel = plan, copies, sides, kernel
        successors: list[tuple[int, Successor]] = []  # which hold the present values
        first = 0
        for bucket in buckets:
            successors.append((first, bucket.successor(kernel, numbers)))
            first += bucket.size
        self._sums: list[BoundSum] = []
        self._parts: list[Callable[[], None]] = []
        self._wholes: list[tuple[Array, Arguments]] = []
        self._tiles: list[tuple[Sequence[Call], Sequence[tuple[Sequence[Call], Array, Arguments]]]] = []
        self._factor = kernel.factor([float(x) for x in numbers])
        if isinstance(plan, StreamingPlan):
            self._bind_parts(plan, successors)
        elif gradients is not None:
            self._wholes.append((gradients, _arguments(successors, gradients, 0)))

    def _bind_parts(self, plan: StreamingPlan, successors: Successors) -> None:
        self._wholes += [(values, _arguments(successors, values, start)) for start, _, values in plan.spans]
        adds = is_factor(self._factor)
        before: Sequence[Call] = plan.copies
        for product in plan.products:
            place = _values(successors, product.start, product.stop) if adds else None
            if place is not None and product.sum is not None:
                self._sums.append(product.sum.bound(*place))
                continue
            calls = [
                (calls, values, _arguments(successors, values, start)) for calls, start, _, values in product.calls()
            ]
            self._tiles.append(([*before, *product.scaling(1.0)], calls))
            before = ()

    def holds(self, sides: Sides) -> bool:
        """Whether parameters are where they were when it was made, and are to be written where they were."""
        return all(x is y and v is w for (_, x, v), (_, y, w) in zip(sides, self._sides, strict=True))

    def takes(self, numbers: Sequence[float]) -> bool:
        """Whether it is for these scalars, too: gradients are added to values at once, or they are not."""
        if not self._sums:
            return True
        self._factor = self._kernel.factor(numbers)
        return is_factor(self._factor)

    def run(self) -> bool:
        """Compute everything, if all gradients are known to be finite; says whether they are."""
        execute(self._copies)
        execute(self.plan.next_calls())
        update = self._kernel.run
        for values, arguments in self._wholes:
            if not is_finite(values):
                return False
            for each in arguments:
                update(*each)
        for each_sum in self._sums:
            assert self._factor is not None, "it is added"
            if not each_sum.write(self._factor):
                return False
        for before, parts in self._tiles:
            execute(before)
            for calls, values, arguments in parts:
                execute(calls)
                if not is_finite(values):
                    return False
                for each in arguments:
                    update(*each)
        return True


def _arguments(successors: Successors, gradients: Array, start: int) -> Arguments:
    """What the kernel takes for gradients from a position among all on."""
    stop, made = start + gradients.size, list[tuple[Array, ...]]()
    for first, successor in successors:
        low, high = max(first, start), min(first + successor.size, stop)
        if low < high:
            made += successor.calls(gradients[low - start : high - start], low - first)
    return made


def _values(successors: Successors, start: int, stop: int) -> tuple[Array, Array] | None:
    """The values between two positions before the step, and where they are written, if they are in one bucket."""
    for first, successor in successors:
        if first <= start and stop <= first + successor.size:
            return successor.values(start - first, stop - first)
    return None
