"""Stacks of arrays: a view where the arrays are at equal distances, as adjacent parameters in a bucket are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Argument, Array, Broadcast, DType, Permute, Primitive, Shape, Value, make, meaning
from typedtensor.targets.numpy.emission.steps import Step, copying
from typedtensor.targets.numpy.emission.tables import emits


@dataclass(frozen=True)
class Stack(Primitive):
    """Operands of one shape and dtype along a new first axis: a view where they are at equal distances in memory."""

    is_view: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        first = operands[0]
        assert isinstance(first, Value)
        assert all(isinstance(x, Value) and (x.shape, x.dtype) == (first.shape, first.dtype) for x in operands)
        return (len(operands), *first.shape), first.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        every = [
            x if m else make(Broadcast((length, *x.shape)), x)
            for x, m in zip(operands, mapped, strict=True)
            if isinstance(x, Value)
        ]
        result = make(self, *every)
        return make(Permute((1, 0, *range(2, len(result.shape)))), result)


meaning(Stack)(lambda p, *operands: np.stack(operands))


@emits(Stack)
def _emit(p: Stack, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [copying(out[n, ...], array) for n, array in enumerate(arrays)]


def side_by_side(arrays: Sequence[Array]) -> Array:
    """Return a view of arrays along a new first axis.

    Raises:
        ValueError: the arrays are not at equal distances in one piece of memory.
    """
    first, *others = arrays
    memory, begin = first.base, data_address(first)
    step = data_address(others[0]) - begin if others else first.nbytes
    like = first.shape, first.strides, first.dtype
    if memory is None or step <= 0 or not memory.flags.c_contiguous:
        raise ValueError("they do not share memory, one after the other")
    for n, x in enumerate(arrays):
        if x.base is not memory or data_address(x) != begin + n * step or (x.shape, x.strides, x.dtype) != like:
            raise ValueError("they do not lie at equal distances")
    shape, strides = (len(arrays), *first.shape), (step, *first.strides)
    return np.ndarray(shape, first.dtype, memory, begin - data_address(memory), strides)
