"""The functions of oneMKL on many numbers at once, where it is installed: see :mod:`typedtensor.backends.mkl`."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from typedtensor.backends.cblas import Address, Call
from typedtensor.backends.mkl import library
from typedtensor.backends.namespace import Array

_NAMES = {
    "float32": ("vs", {"exp": "Exp", "log": "Ln", "expm1": "Expm1", "log1p": "Log1p"}),
    "float64": (
        "vd",
        {
            "exp": "Exp",
            "log": "Ln",
            "expm1": "Expm1",
            "log1p": "Log1p",
            "tanh": "Tanh",
            "sin": "Sin",
            "cos": "Cos",
        },
    ),
}
"""Those that take less time than NumPy's, without AVX-512 a third to a half: by the precision what they begin with, and
what they are called."""


class VectorFunctions:
    """Functions of a library, each to the last place or the last but one; a part of an array has what the whole has.

    Args:
        of: the library.
    """

    def __init__(self, of: ctypes.CDLL) -> None:
        self._functions: dict[tuple[Any, Any], Any] = {}
        for dtype, (prefix, names) in _NAMES.items():
            for name, theirs in names.items():
                function = getattr(of, f"{prefix}{theirs}_64")
                function.restype = None
                self._functions[getattr(np, name), np.dtype(dtype)] = function

    def takes(self, function: np.ufunc, x: Array, out: Array) -> bool:
        """Whether it has a function, for arrays of one precision that lie alike, without gaps."""
        if (function, out.dtype) not in self._functions or x.dtype != out.dtype or x.shape != out.shape:
            return False
        return x.strides == out.strides and bool(out.flags.forc and x.flags.forc)

    def call(self, function: np.ufunc, x: Array, out: Array) -> Call:
        """What writes a function that it takes of an array to another one, or to that one itself."""
        made = self._functions[function, out.dtype]
        return made, (ctypes.c_int64(out.size), Address.of(x), Address.of(out))


@functools.cache
def vector_functions() -> VectorFunctions | None:
    """Those of MKL; None where it is not installed."""
    found = library()
    return None if found is None else VectorFunctions(found)
