"""A training step as one bound call sequence: a plan that reads all parameters from one array, then their update."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import quietly
from typedtensor.core.tensor import AnyTensor
from typedtensor.ir import Array
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Assignment, BoundStep
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy.buckets import Bucket, Side, values_of
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import BoundCall
from typedtensor.targets.numpy.kernels import Kernel
from typedtensor.targets.numpy.native.sequence import joined
from typedtensor.targets.numpy.parameter_binding import ParameterBinding
from typedtensor.targets.numpy.plan import Plan


class BoundPlan(BoundStep):
    """A plan that reads the parameters of a bucket from one array, and the update of the bucket.

    Args:
        binding: holds the plan of the loss and the gradients.
        loss: the buffer of the loss.
        gradients: the buffer of all gradients.
        values: the buffer that the plan reads all parameters from.
        others: the positions of the leaves that are not parameters of the bucket.
        arena: the memory of the plan.
        bucket: the parameters.
        kernel: the compiled update.
        update: the program of the update.
        further: the buffers of the further values.
    """

    def __init__(
        self,
        binding: ParameterBinding[Plan],
        loss: Array,
        gradients: Array,
        values: Array,
        others: Sequence[int],
        arena: Arena,
        bucket: Bucket,
        kernel: Kernel,
        update: UpdateProgram,
        further: Sequence[Array],
    ) -> None:
        plan = self._plan = binding.plan
        self._binding = binding
        self._inputs = None if binding.remembers(others) else [plan.inputs[n] for n in others]
        self._loss, self._gradients, self._values = loss, gradients, values
        taken = [n for n in range(len(plan.inputs)) if n not in others]
        self._addresses = [plan.addresses[n] for n in taken]
        self._foreign = plan.quietly is quietly
        self.others, self.alone = others, arena.use.call if self._foreign else arena.use.call_apart
        self._arena, self._bucket, self._kernel, self._further = arena, bucket, kernel, further
        self.scalars, self._numbers = update.scalars, [np.zeros((), bucket.dtype) for _ in update.scalars]
        self._bound: list[tuple[Side, Side, BoundCall, bool] | None] = [None, None]

    def is_current(self) -> bool:
        return self._bucket.is_home()

    def values(self) -> Callable[[Node], AnyTensor | None]:
        return values_of([self._bucket])

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float], holders: Sequence[object] = ()
    ) -> tuple[Array, Sequence[Assignment], Sequence[Lent]] | None:
        bucket, arena = self._bucket, self._arena
        if not arena.give_back():
            return None
        for place, number in zip(self._numbers, numbers, strict=True):
            place[()] = number
        if arena.workers is not None:
            arena.workers.settle()
        if self._inputs is None or arena.held:
            self._binding.fill(self._plan, self.others, arrays, holders)
            for address in self._addresses:  # the buffer may have held a large parameter of another run
                arena.held.pop(address, None)
        else:
            for place, array in zip(self._inputs, arrays, strict=True):
                place[...] = array
        present = bucket.present
        self._values[...] = present._value.array
        side, reads, writes = bucket.sides()
        bound = self._bound[side]
        is_joined = self._plan.is_joined
        if bound is None or bound[0] is not reads or bound[1] is not writes or bound[3] is not is_joined:
            arguments = bucket.successor(self._kernel, self._numbers).arguments(self._gradients)
            assert arguments is not None, "the bucket is a block"
            update: BoundCall = self._kernel.run, arguments
            bound = self._bound[side] = reads, writes, joined([update], 1)[0] if is_joined else update, is_joined
        work = self._plan, self._gradients, *bound[2]
        if not (quietly(_run, *work) if self._foreign else _run(*work)):  # ``alone`` ignores floating-point errors
            return None
        return self._loss.copy(), [(present, bucket.written(side))], arena.lend(self._further) if self._further else ()


def _run(plan: Plan, gradients: Array, update: Callable[..., object], arguments: Sequence[Array]) -> bool:
    """Run a plan, then the update if the gradients are finite; return whether they are."""
    if plan.workers is None:  # in place, as each call takes a hundredth of a small step
        for function, inputs in plan.next_calls():
            function(*inputs)
    else:
        plan.run_inside()
    if not math.isfinite(gradients.dot(gradients)):
        return False
    update(*arguments)
    return True
