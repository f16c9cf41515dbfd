"""oneMKL, Intel's library for linear algebra and vector functions, if it is installed (extra ``mkl``).

It computes in the calling thread; see :mod:`typedtensor.backends.workers` for several threads.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.backends.cblas import Address, BoundCall, Cblas
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
        return x.strides == out.strides and bool(out.flags.forc and x.flags.forc)

    def call(self, function: np.ufunc | str, x: Array, out: Array) -> BoundCall:
        """Return the call that writes a supported function of an array to another array or in place."""
        result = self._functions[function, out.dtype]
        return result, (ctypes.c_int64(out.size), Address.of(x), Address.of(out))


@functools.cache
def vector_functions() -> VectorFunctions | None:
    """MKL's vector functions; None if it is not installed."""
    found = library()
    return None if found is None else VectorFunctions(found)
