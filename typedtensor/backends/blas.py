"""The libraries for linear algebra in this process, for matrix products by address: NumPy's, and MKL if it is there."""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import warnings
from pathlib import Path

import numpy as np

_SEQUENTIAL = 1
"""MKL's constant for its sequential threading layer."""


def product_addresses(dtype: str) -> list[int]:
    """Return the addresses of the libraries' products of matrices, ``cblas_sgemm`` and ``cblas_dgemm`` with 64-bit
    integers.

    Args:
        dtype: ``float32`` or ``float64``.
    """
    function = {"float32": "sgemm", "float64": "dgemm"}[dtype]
    names = (_openblas(), f"scipy_cblas_{function}64_"), (_mkl(), f"cblas_{function}_64")
    found = [getattr(library, name, None) for library, name in names]
    return [ctypes.cast(address, ctypes.c_void_p).value or 0 for address in found if address is not None]


def description() -> str:
    """Return what the speed of products depends on: the libraries, and the kernels and threads that they chose."""
    return f"{_openblas_kernels()} {_mkl() and _mkl_path()}"


def _openblas_kernels() -> str:
    library = _openblas()
    if library is None:
        return ""
    try:
        kernels, threads = library.scipy_openblas_get_corename64_, library.scipy_openblas_get_num_threads64_
    except AttributeError:  # another build of it
        return ""
    kernels.restype = ctypes.c_char_p
    return f"{library._name} {kernels().decode()} {threads()}"


@functools.cache
def _openblas() -> ctypes.CDLL | None:
    """OpenBLAS, which NumPy's wheels include; None if NumPy was built with another library."""
    package = Path(np.__file__).parent
    beside = package.parent / "numpy.libs", package / ".dylibs"
    found = [path for folder in beside for path in folder.glob("libscipy_openblas64_*")]
    try:
        return ctypes.CDLL(str(found[0])) if len(found) == 1 else None  # loaded already
    except OSError:
        return None


@functools.cache
def _mkl() -> ctypes.CDLL | None:
    """oneMKL (extra ``mkl``); None if it is not installed or cannot be loaded."""
    path = _mkl_path()
    if path is None:
        return None
    try:
        result = ctypes.CDLL(str(path))
        result.MKL_Set_Threading_Layer(_SEQUENTIAL)  # its threads and NumPy's would compete
        return result
    except (OSError, AttributeError) as error:
        warnings.warn(
            f"MKL is installed but cannot be loaded, so other libraries compute matrix products: {error}. Reinstall it "
            "with pip install --force-reinstall mkl, or remove it with pip uninstall mkl",
            RuntimeWarning,
            stacklevel=3,
        )
        return None


@functools.cache
def _mkl_path() -> Path | None:
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
