"""Kernels of several calls, which a library that compiles runs as one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array
from typedtensor.backends.library import Library
from typedtensor.core.tensor_type import TensorType

if TYPE_CHECKING:
    from typedtensor.ops.core.operation import PolyOp

_OF_NUMPY = frozenset({np.ndarray, *PYTHON_SCALARS})
"""Operand types that kernels inspect, or whose dtype yields to others."""

_BEFORE = 2
"""The number of uncompiled runs: compiling takes longer than a few of them."""


class WholeKernel:
    """The kernel of an operation for operand types; a library operation's kernel is compiled after some runs.

    It is compiled for the sizes that it reads from the computation as well as for those of the arrays.
    """

    __slots__ = ("_function", "_kernel", "_read", "_runs")

    def __init__(self, operation: PolyOp, kernel: Callable[..., Array], operands: Sequence[TensorType]) -> None:
        there = {axis for of in operands for axis in of.axes}
        self._read = [name for name, word in operation.arguments.items() if not there.issuperset(word)]
        self._kernel, self._runs = kernel, 0
        self._function: Any = None if operation.builtin else False

    def __call__(self, library: Library, operation: PolyOp, arrays: Sequence[Array]) -> Array:
        """Compute the result in the namespace of a library that compiles."""
        function = self._function
        if function is False:
            return self._kernel(library, *arrays)
        if function is None:
            self._runs += 1
            if self._runs <= _BEFORE:
                return self._kernel(library, *arrays)
            function = self._function = library.compiled(self._kernel, *arrays) or False
        if not function or not _OF_NUMPY.isdisjoint(map(type, arrays)):
            return self._kernel(library, *arrays)
        return function(tuple(map(operation.known_sizes, self._read)), *arrays)
