"""The array namespace of an array, and properties of elements that the standard leaves open.

NumPy's namespace follows the array API standard; JAX arrays have their own; for others, such as PyTorch's,
``array-api-compat`` has one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.base.extras import extra
from typedtensor.errors import AxisError

Array = Any
"""An array of any backend, or a Python scalar beside an array."""

Namespace = Any
"""A module of functions on arrays, with the names of the array API standard."""

DType = Any

PYTHON_SCALARS = frozenset({float, int, bool})
"""The types of weak scalars, whose dtype depends on the arrays they are combined with."""


# Callers look it up directly, ``NAMESPACES.get(type(x))``: a function would be slower, and Dynamo does not trace a
# bound method of a dictionary.
NAMESPACES: dict[type, Namespace] = {np.ndarray: np}
"""The namespace of each array type seen so far; Python numbers have none."""

DIRECT = NAMESPACES.copy()
"""A copy of it without libraries that compile kernels."""

COMPILING: dict[type, Namespace] = {}
"""The namespace of each array type of a library that compiles kernels."""

LIBRARIES: dict[str, type[Any]] = {}
"""The namespace class of a library, by the name of its module of the standard's functions."""

_MADE: dict[str, Namespace] = {}
_KINDS_ELSEWHERE: dict[DType, str | None] = {}
_KINDS = {"f": "real", "i": "int", "u": "int", "b": "bool"}


def namespace_of(*arrays: Array) -> Namespace:
    """Return the namespace that a forward computes in: that of the first operand that is no Python scalar.

    Raises:
        MissingExtraError: when the backend of the arrays needs ``array-api-compat``.

    >>> import numpy as np
    >>> namespace_of(2.0, np.ones(3)) is np
    True
    """
    for array in arrays:
        kind = type(array)
        if kind is np.ndarray:
            return np
        if kind not in (float, int, bool):
            return NAMESPACES.get(kind) or _find(array)
    return np


def _find(array: Array) -> Namespace:
    kind = type(array)
    if isinstance(array, (np.ndarray, np.generic)):
        found: Namespace = np
    elif hasattr(array, "__array_namespace__"):
        found = array.__array_namespace__()
    else:
        needs = f"arrays of type {kind.__module__}.{kind.__name__}"
        array_api_compat = extra("array_api_compat", needs, "backends")
        try:
            found = array_api_compat.array_namespace(array)
        except TypeError:
            raise AxisError(f"expected an array, not {kind.__module__}.{kind.__name__}") from None
    NAMESPACES[kind] = found = library_of(found)
    compiles = type(found) in LIBRARIES.values() and found.compiles(array)
    (COMPILING if compiles else DIRECT)[kind] = found
    return found


def library_of(standard: Namespace) -> Namespace:
    """Return a namespace extended by its library's fused functions; the namespace itself if there are none."""
    name = getattr(standard, "__name__", "")
    if name in LIBRARIES and name not in _MADE:
        _MADE[name] = LIBRARIES[name](standard)
    return _MADE.get(name, standard)


def as_default(array: Array) -> Array:
    """Convert a NumPy array of Python numbers to the default dtype: float32 if it is real.

    >>> as_default(np.asarray(0.5)).dtype
    dtype('float32')
    """
    return array.astype(np.float32) if array.dtype == np.float64 else array


def alike(xp: Namespace, *arrays: Array) -> list[Array]:
    """Convert Python numbers among arrays to arrays of the others' dtype, for functions that accept arrays only.

    At least one of ``arrays`` is an array.
    """
    if PYTHON_SCALARS.isdisjoint(map(type, arrays)):
        return list(arrays)
    like = next(a for a in arrays if type(a) not in PYTHON_SCALARS)
    dtype, device = like.dtype, device_of(like)
    return [xp.asarray(a, dtype=dtype, device=device) if type(a) in PYTHON_SCALARS else a for a in arrays]


def beside(xp: Namespace, x: Array, number: float) -> Array:
    """A number for a function of two elements, of which the other is that of an array: NumPy's take Python's.

    Those that know another precision than NumPy's own are given an array.
    """
    if xp is np and x.dtype.kind != "V":
        return number
    return xp.asarray(number, dtype=x.dtype, device=device_of(x))


def array_like(xp: Namespace, x: Array, like: Array) -> Array:
    """Convert a Python number to an array, with the dtype of another array of the same kind."""
    return xp.asarray(x, dtype=_dtype_beside(xp, x, like), device=device_of(like)) if type(x) in PYTHON_SCALARS else x


def filled_like(xp: Namespace, scalar: float, like: Array) -> Array:
    """Fill an array of another array's shape with a Python number, with its dtype if it is of the same kind."""
    return xp.full_like(like, scalar, dtype=_dtype_beside(xp, scalar, like))


def _dtype_beside(xp: Namespace, scalar: float, like: Array) -> Any:
    if {float: "real", int: "int", bool: "bool"}[type(scalar)] == kind_of(like):
        return like.dtype
    return xp.float32 if isinstance(scalar, float) else xp.asarray(scalar).dtype


def in_precision(array: Array, like: Array, dtype: DType = None) -> Array | None:
    """Cast a real array to a dtype, by default that of another array of its backend.

    Returns:
        The array itself if it has the dtype; None if an element would become infinite.

    >>> in_precision(np.asarray([0.5]), np.ones(1, np.float32)).dtype
    dtype('float32')
    """
    dtype = getattr(like, "dtype", None) if dtype is None else dtype
    xp = namespace_of(like)
    if type(array) in PYTHON_SCALARS:
        array = xp.asarray(array, device=device_of(like))
    if dtype is None or array.dtype == dtype or xp is not namespace_of(array):
        return array
    converted = quietly(xp.astype, array, dtype)
    return None if bool(xp.any(xp.isinf(converted) & ~xp.isinf(array))) else converted


def device_of(array: Array) -> Any:
    """The device of an array, for functions that make arrays; None for the default one."""
    return getattr(array, "device", None)


def shape_of(array: Array) -> tuple[int, ...]:
    """The shape of an array; () for a Python number.

    >>> shape_of(2.0)
    ()
    """
    return tuple(getattr(array, "shape", ()))


def is_narrow(dtype: DType) -> bool:
    """Whether elements have less than single precision.

    >>> is_narrow(np.dtype(np.float16)), is_narrow(np.dtype(np.float32))
    (True, False)
    """
    return bool(dtype.itemsize < 4)


def kind_of(array: Array) -> str | None:
    """The kind of an array's elements: ``"real"``, ``"int"``, ``"bool"``, or None for any other.

    >>> import numpy as np
    >>> kind_of(np.ones(3)), kind_of(np.arange(3)), kind_of(np.array("text"))
    ('real', 'int', None)
    """
    dtype = array.dtype
    if isinstance(dtype, np.dtype):
        # Extension types such as bfloat16 have the kind "V" and a name.
        return _KINDS.get(dtype.kind) or ("real" if "float" in dtype.name else None)
    if dtype in _KINDS_ELSEWHERE:
        return _KINDS_ELSEWHERE[dtype]
    found = _KINDS_ELSEWHERE[dtype] = _kind_elsewhere(namespace_of(array), dtype)
    return found


def _kind_elsewhere(xp: Namespace, dtype: DType) -> str | None:
    for kind, name in (("real floating", "real"), ("integral", "int"), ("bool", "bool")):
        if xp.isdtype(dtype, kind):
            return name
    return None


def as_numpy(array: Array) -> np.ndarray[Any, np.dtype[Any]]:
    """Convert any array to a NumPy array, without a copy if the backend allows it, and detached from its gradient
    record."""
    return np.asarray(array.detach() if getattr(array, "requires_grad", False) else array)


def readable(array: Array) -> np.ndarray[Any, np.dtype[Any]] | None:
    """The elements of any array for display, also with a recorded gradient, on a device, or in bfloat16.

    None for placeholders of arrays, such as JAX's tracers.
    """
    try:
        if hasattr(array, "detach"):
            array = array.detach().cpu()
            array = array.float() if "bfloat16" in str(array.dtype) else array
        found = np.asarray(array)
    except (TypeError, ValueError, RuntimeError):  # RuntimeError also without data
        return None
    return found.astype(np.float32) if found.dtype.kind == "V" else found
