"""oneMKL, Intel's library for linear algebra and vector functions, if it is installed (extra ``mkl``).

It computes in the calling thread; see :mod:`typedtensor.backends.workers` for several threads.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import warnings
import weakref
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.backends.cblas import ROWS, Address, BoundCall, Cblas, LyingIn, lying_in
from typedtensor.backends.namespace import Array

_SEQUENTIAL = 1
"""MKL's constant for its sequential threading layer."""

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
"""The functions that are faster than NumPy's (without AVX-512 by a third to a half): by dtype, the prefix and the
names."""

_SPECIAL = {"erf": "Erf", "erfc": "Erfc"}
"""Special functions, which take NumPy several passes and MKL a third to a tenth of the time."""

FUNCTIONS = frozenset({*_SPECIAL, *(getattr(np, name) for _, names in _NAMES.values() for name in names)})
"""NumPy's universal functions, and names of special ones, that the library has for some precision."""


@functools.cache
def mkl() -> Cblas | None:
    """MKL's matrix products; None if it is not installed."""
    found = library()
    try:
        return None if found is None else Cblas(found, "cblas_{}_64", stacks=True)
    except AttributeError as error:
        _warn(error)
        return None


@functools.cache
def library() -> ctypes.CDLL | None:
    """The library; None if it is not installed or cannot be loaded."""
    path = _path()
    if path is None:
        return None
    try:
        result = ctypes.CDLL(str(path))
        result.MKL_Set_Threading_Layer(_SEQUENTIAL)  # its threads and NumPy's would compete
        return result
    except (OSError, AttributeError) as error:
        _warn(error)
        return None


def _path() -> Path | None:
    """Find the library in the installer's list of files. Other installers than pip may keep none, and install NumPy
    with MKL.

    A query of ``importlib.metadata`` takes a tenth of the import time of typedtensor.
    """
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:  # an archive, or absent
            continue
        for name in names:
            if not (name.startswith("mkl-") and name.endswith(".dist-info")):
                continue
            record = Path(folder, name, "RECORD")
            for line in record.read_text(encoding="utf-8").splitlines() if record.is_file() else ():
                file = line.rsplit(",", 2)[0].strip('"')
                if file.rpartition("/")[2].startswith(("libmkl_rt.", "mkl_rt.")):
                    return Path(folder, file)
    return None


def _warn(error: Exception) -> None:
    warnings.warn(
        f"MKL is installed but cannot be loaded, so NumPy computes matrix products: {error}. Reinstall it with "
        "pip install --force-reinstall mkl, or remove it with pip uninstall mkl",
        RuntimeWarning,
        stacklevel=3,
    )


class VectorFunctions:
    """Vector functions of a library, accurate to one or two units in the last place, however arrays are split.

    They are NumPy's universal functions, and special functions by name in :mod:`typedtensor.backends.special`.

    Args:
        of: the library, which may lack some of the functions.
    """

    def __init__(self, of: object) -> None:
        self._functions: dict[tuple[Any, Any], Any] = {}
        for dtype, (prefix, names) in _NAMES.items():
            known = {**{getattr(np, name): theirs for name, theirs in names.items()}, **_SPECIAL}
            for name, theirs in known.items():
                function = getattr(of, f"{prefix}{theirs}_64", None)
                if function is not None:
                    function.restype = None
                    self._functions[name, np.dtype(dtype)] = function

    def takes(self, function: np.ufunc | str, x: Array, out: Array) -> bool:
        """Whether the library has a function for these arrays, which must have one dtype and equal gapless layouts."""
        if (function, out.dtype) not in self._functions or x.dtype != out.dtype or x.shape != out.shape:
            return False
        return x.strides == out.strides and bool(out.flags.forc)

    def call(self, function: np.ufunc | str, x: Array, out: Array) -> BoundCall:
        """Return the call that writes a supported function of an array to another array or in place."""
        result = self._functions[function, out.dtype]
        return result, (ctypes.c_int64(out.size), Address.of(x), Address.of(out))


@functools.cache
def vector_functions() -> VectorFunctions | None:
    """MKL's vector functions; None if it is not installed."""
    found = library()
    return None if found is None else VectorFunctions(found)


class GeneratedProduct:
    """``f * (out + x1 @ x2)``, written to ``out``, by code that MKL generates for given sizes and layouts.

    It is MKL's ``mkl_cblas_jit_create_sgemm``. The code is freed when no call refers to it any more.

    Args:
        of: the library.
        dtype: the dtype of the matrices.
        lying: the sizes and the layouts, which the library supports.
        factor: the factor f.

    Attributes:
        is_own: whether there is such code for this processor; otherwise MKL would call its usual product.
    """

    def __init__(self, of: ctypes.CDLL, dtype: np.dtype[Any], lying: LyingIn, factor: float) -> None:
        assert lying.first is not None
        assert lying.second is not None
        (order1, step1), (order2, step2), (prefix, number) = lying.first, lying.second, _GENERATED[dtype]
        found = getattr(of, f"mkl_jit_get_{prefix}gemm_ptr")
        found.restype = ctypes.c_void_p
        self._turned, self._code = lying.turned, _Code()
        sizes = *lying.sizes, number(factor), step1, step2, number(factor), lying.step
        create = getattr(of, f"mkl_cblas_jit_create_{prefix}gemm_64")
        self.is_own = create(ctypes.byref(self._code), ROWS, order1, order2, *sizes) == 0
        self._function = _Function(found(self._code)) if self.is_own else None
        if self._code:
            weakref.finalize(self._code, of.mkl_jit_destroy, ctypes.c_void_p(self._code.value)).atexit = False

    def call(self, x1: Array, x2: Array, out: Array) -> BoundCall:
        """Return the call for matrices of these sizes and layouts."""
        if self._turned:
            x1, x2 = x2, x1
        return self._function, (self._code, Address.of(x1), Address.of(x2), Address.of(out))


class _Code(ctypes.c_void_p):
    """The handle of generated code."""


_GENERATED = {np.dtype(np.float32): ("s", ctypes.c_float), np.dtype(np.float64): ("d", ctypes.c_double)}

_Function = ctypes.PYFUNCTYPE(None, *[ctypes.c_void_p] * 4)
"""The type of generated code, which takes microseconds: too short to release Python's lock."""


def generated_product(x1: Array, x2: Array, out: Array, factor: float = 1) -> GeneratedProduct | None:
    """Return generated code that writes ``factor * (out + x1 @ x2)`` to ``out``; None if there is none."""
    if not x1.dtype == x2.dtype == out.dtype or out.dtype not in _GENERATED or not (out.size and x1.size):
        return None
    return _generated_product(factor, out.dtype, x1.shape, x1.strides, x2.shape, x2.strides, out.shape, out.strides)


@functools.lru_cache(64)
def _generated_product(factor: float, dtype: np.dtype[Any], *lying: tuple[int, ...]) -> GeneratedProduct | None:
    found, known = library(), lying_in(*lying, dtype.itemsize)
    if found is None or known.first is None or known.second is None or known.step is None:
        return None
    try:
        result = GeneratedProduct(found, dtype, known, factor)
    except AttributeError:  # an older MKL
        return None
    return result if result.is_own else None


@functools.cache
def generates_products() -> bool:
    """Whether MKL is installed and generates code for this processor."""
    matrix = np.zeros((16, 16), np.float32)
    return generated_product(matrix, matrix, np.zeros_like(matrix)) is not None
