"""OpenBLAS, which NumPy's wheels include, for functions that NumPy does not expose."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from typedtensor.backends.cblas import Cblas


class ThreadCount(NamedTuple):
    """The number of threads that products of NumPy use.

    Attributes:
        get: returns it.
        set: changes it, in a tenth of a microsecond.
    """

    get: Callable[[], int]
    set: Callable[[int], None]


@functools.cache
def openblas() -> Cblas | None:
    """Its matrix products; None if NumPy was built with another library."""
    library = _library()
    try:
        return None if library is None else Cblas(library, "scipy_cblas_{}64_")
    except AttributeError:
        return None


@functools.cache
def thread_count() -> ThreadCount | None:
    """Its number of threads; None if NumPy was built with another library."""
    library = _library()
    try:
        if library is None:
            return None
        found = library.scipy_openblas_get_num_threads64_, library.scipy_openblas_set_num_threads64_
    except AttributeError:
        return None
    found[1].restype = None
    return ThreadCount(*found)


@functools.cache
def _library() -> ctypes.CDLL | None:
    package = Path(np.__file__).parent
    beside = package.parent / "numpy.libs", package / ".dylibs"
    found = [path for folder in beside for path in folder.glob("libscipy_openblas64_*")]
    try:
        return ctypes.CDLL(str(found[0])) if len(found) == 1 else None  # loaded already
    except OSError:
        return None
