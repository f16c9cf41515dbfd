"""oneMKL, Intel's library for linear algebra, where it is installed (extra ``mkl``).

It computes on the thread that calls it; see :mod:`typedtensor.backends.crew` for several.
"""

from __future__ import annotations

import ctypes
import functools
import warnings
from importlib.metadata import PackageNotFoundError, distribution

from typedtensor.backends.cblas import Cblas

_SEQUENTIAL = 1
"""The number of its way to use threads that uses none."""


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
    try:
        files = distribution("mkl").files or ()
    except PackageNotFoundError:
        return None
    found = [file for file in files if file.name.startswith(("libmkl_rt.", "mkl_rt."))]
    if not found:  # another installer than pip keeps no list, and may well bring a NumPy that is built with MKL
        return None
    try:
        made = ctypes.CDLL(str(found[0].locate()))
        made.MKL_Set_Threading_Layer(_SEQUENTIAL)  # its threads and NumPy's would be in each other's way
        return made
    except (OSError, AttributeError) as error:
        _warn(error)
        return None


def _warn(error: Exception) -> None:
    warnings.warn(
        f"MKL is installed, but cannot be used, so products of matrices are NumPy's: {error}. Install it again, "
        "pip install --force-reinstall mkl, or remove it, pip uninstall mkl",
        RuntimeWarning,
        stacklevel=3,
    )
