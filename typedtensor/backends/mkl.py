"""oneMKL, Intel's library for linear algebra and functions of many numbers, where it is installed (extra ``mkl``).

It computes on the thread that calls it; see :mod:`typedtensor.backends.workers` for several.
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

from typedtensor.backends.cblas import Address, Call, Cblas
from typedtensor.backends.namespace import Array

_SEQUENTIAL = 1
"""The number of its way to use threads that uses none."""

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

_SPECIAL = {"erf": "Erf", "erfc": "Erfc"}
"""The same of special functions, which are several passes of NumPy: a third to a tenth of their time."""


@functools.cache
def mkl() -> Cblas | None:
    """Its products of matrices; None where it is not installed."""
    found = library()
    try:
        return None if found is None else Cblas(found, "cblas_{}_64")
    except AttributeError as error:
        _warn(error)
        return None


@functools.cache
def library() -> ctypes.CDLL | None:
    """The library; None where it is not installed, or cannot be loaded."""
    path = _path()
    if path is None:
        return None
    try:
        made = ctypes.CDLL(str(path))
        made.MKL_Set_Threading_Layer(_SEQUENTIAL)  # its threads and NumPy's would be in each other's way
        return made
    except (OSError, AttributeError) as error:
        _warn(error)
        return None


def _path() -> Path | None:
    """Where it is, by the list of files of the installer; another one than pip may keep none, and bring NumPy with MKL.

    To ask ``importlib.metadata`` costs a tenth of the time in which the library is imported.
    """
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:  # it is an archive, or not there
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
        f"MKL is installed, but cannot be used, so products of matrices are NumPy's: {error}. Install it again, "
        "pip install --force-reinstall mkl, or remove it, pip uninstall mkl",
        RuntimeWarning,
        stacklevel=3,
    )


class VectorFunctions:
    """Functions of a library, each to the last place or the last but one; a part of an array has what the whole has.

    They are universal functions of NumPy, and special functions by the names in :mod:`typedtensor.backends.special`.

    Args:
        of: the library, of whose functions some may be absent.
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
        """Whether it has a function, for arrays of one precision that lie alike, without gaps."""
        if (function, out.dtype) not in self._functions or x.dtype != out.dtype or x.shape != out.shape:
            return False
        return x.strides == out.strides and bool(out.flags.forc and x.flags.forc)

    def call(self, function: np.ufunc | str, x: Array, out: Array) -> Call:
        """What writes a function that it takes of an array to another one, or to that one itself."""
        made = self._functions[function, out.dtype]
        return made, (ctypes.c_int64(out.size), Address.of(x), Address.of(out))


@functools.cache
def vector_functions() -> VectorFunctions | None:
    """Its functions of many numbers; None where it is not installed."""
    found = library()
    return None if found is None else VectorFunctions(found)
