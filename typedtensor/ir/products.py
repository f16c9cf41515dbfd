"""Matrix products and tensor contractions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typedtensor.ir.elementwise import aligned, resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.views import Permute, Reshape, broadcast_shapes


@dataclass(frozen=True)
class MatMul(Primitive, opcode="matmul"):
    """Matrix products along the last two axes; the other axes broadcast. See ``numpy.matmul``."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x1, x2 = arrays_of(operands)
        batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
        assert x1.shape[-1] == x2.shape[-2], f"{x1} times {x2}"
        return (*batch, x1.shape[-2], x2.shape[-1]), resolved("multiply", (x1.dtype, x2.dtype))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        x1, x2 = arrays_of(operands)
        if mapped == [True, False] and len(x1.shape) == 3 and len(x2.shape) == 2:
            # One product of matrices is faster than a product for each element of the new axis.
            rows = make(Reshape((length * x1.shape[1], x1.shape[2])), x1)
            return make(Reshape((length, x1.shape[1], x2.shape[1])), make(self, rows, x2))
        return make(self, *aligned(operands, mapped))


@dataclass(frozen=True)
class Contract(Primitive):
    """The contraction of two operands over pairs of axes. See ``numpy.tensordot``, ``jax.lax.dot_general``."""

    first: tuple[int, ...]
    second: tuple[int, ...]

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x1, x2 = arrays_of(operands)
        pairs = [(x1.shape[n], x2.shape[m]) for n, m in zip(self.first, self.second, strict=True)]
        assert all(n == m for n, m in pairs), f"{x1} and {x2} along {self.first} and {self.second}"
        rows = [n for axis, n in enumerate(x1.shape) if axis not in self.first]
        columns = [n for axis, n in enumerate(x2.shape) if axis not in self.second]
        return (*rows, *columns), resolved("multiply", (x1.dtype, x2.dtype))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        if all(mapped):
            return None
        moved = [tuple(n + int(m) for n in axes) for axes, m in zip((self.first, self.second), mapped, strict=True)]
        result = make(Contract(*moved), *operands)
        if mapped[0]:
            return result
        axis = len(arrays_of(operands)[0].shape) - len(self.first)
        return make(Permute((axis, *(n for n in range(len(result.shape)) if n != axis))), result)
