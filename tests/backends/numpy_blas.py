"""The BLAS library in NumPy's wheels, except those for macOS."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_info

from typedtensor.backends.cblas import Cblas


def numpy_blas() -> Cblas:
    """Return its matrix products, those of stacks by one call for each; skip the test on macOS, where NumPy's wheels
    use the system's library.
    """
    np.ones((2, 2)) @ np.ones((2, 2))
    if sys.platform == "darwin":
        pytest.skip("NumPy's wheels for macOS use the system's library, whose functions have other names")
    [path] = {pool["filepath"] for pool in threadpool_info() if "openblas64_" in pool["filepath"]}
    library, name = ctypes.CDLL(path), "scipy_cblas_{}64_".format
    single = {name(x): library[name(x)] for x in ("sgemm", "dgemm")}
    stacked = {name(f"{x}gemm_batch"): _batch(library[name(f"{x}gemm")]) for x in "sd"}
    functions: Any = SimpleNamespace(**single, **stacked)
    return Cblas(functions, "scipy_cblas_{}64_", stacks=True)


def _batch(multiply: Any) -> Callable[..., None]:
    """Return a function with MKL's interface for one group of products."""

    def products(order: Any, *arguments: Any) -> None:
        *given, groups, count = arguments
        assert groups.value == 1
        for n in range(count._obj.value):
            each = [x._obj if hasattr(x, "_obj") else ctypes.c_void_p(int(x.array.flat[n])) for x in given]
            multiply(order, *each)

    return products
