"""The library for linear algebra that NumPy's wheels bring along."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from threadpoolctl import threadpool_info

from typedtensor.backends.cblas import Cblas


def numpy_blas() -> Cblas:
    """Its products of matrices; skips the test where NumPy was built with another."""
    np.ones((2, 2)) @ np.ones((2, 2))
    for pool in threadpool_info():
        if pool["internal_api"] == "openblas" and "64_" in pool["filepath"]:
            try:
                return Cblas(ctypes.CDLL(pool["filepath"]), "scipy_cblas_{}64_")
            except AttributeError:
                continue
    pytest.skip("NumPy was not built with the OpenBLAS of its wheels")
