"""OpenBLAS, which NumPy's wheels include, for functions that NumPy does not expose."""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path

import numpy as np

from typedtensor.backends.cblas import Cblas


@functools.cache
def openblas() -> Cblas | None:
    """Its matrix products; None if NumPy was built with another library."""
    package = Path(np.__file__).parent
    beside = package.parent / "numpy.libs", package / ".dylibs"
    found = [path for folder in beside for path in folder.glob("libscipy_openblas64_*")]
    if len(found) != 1:
        return None
    try:
        return Cblas(ctypes.CDLL(str(found[0])), "scipy_cblas_{}64_")  # loaded already
    except (OSError, AttributeError):
        return None
