"""OpenBLAS, the library for linear algebra that NumPy's wheels bring along, for what NumPy has no function for."""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path

import numpy as np

from typedtensor.backends.cblas import Cblas


@functools.cache
def openblas() -> Cblas | None:
    """Its products of matrices; None where NumPy was built with another library."""
    package = Path(np.__file__).parent
    beside = package.parent / "numpy.libs", package / ".dylibs"
    found = [path for folder in beside for path in folder.glob("libscipy_openblas64_*")]
    if len(found) != 1:
        return None
    try:
        return Cblas(ctypes.CDLL(str(found[0])), "scipy_cblas_{}64_")  # it is loaded already
    except (OSError, AttributeError):
        return None
