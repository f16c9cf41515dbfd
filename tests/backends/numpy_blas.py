"""The BLAS library in NumPy's wheels, except those for macOS."""

from __future__ import annotations

import ctypes
import sys

import numpy as np
import pytest
from threadpoolctl import threadpool_info

from typedtensor.backends.cblas import Cblas


def numpy_blas() -> Cblas:
    """Return its matrix products; skip the test on macOS, where NumPy's wheels use the system's library."""
    np.ones((2, 2)) @ np.ones((2, 2))
    if sys.platform == "darwin":
        pytest.skip("NumPy's wheels for macOS use the system's library, whose functions have other names")
    [path] = {pool["filepath"] for pool in threadpool_info() if "openblas64_" in pool["filepath"]}
    return Cblas(ctypes.CDLL(path), "scipy_cblas_{}64_")
