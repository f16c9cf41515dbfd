"""The array namespace of an array, and what the standard leaves open about elements.

NumPy's own namespace follows the array API standard; JAX arrays carry theirs; for the others, such as
PyTorch's, ``array-api-compat`` supplies one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.errors import AxisError, MissingExtraError

Array = Any
"""An array of any back end; a Python scalar where one mixes with an array."""

Namespace = Any
"""A module of functions on arrays, as the array API standard names them."""

DType = Any

PYTHON_SCALARS = frozenset({float, int, bool})
"""The types of weak scalars, which take the precision of the array that they meet."""


# They are looked up where they are used, ``NAMESPACES.get(type(x))``: a function of that would take longer, and Dynamo
# does not trace a method of a dictionary that stands by itself.
NAMESPACES: dict[type, Namespace] = {np.ndarray: np}
"""The namespace of arrays of a type, where it has been found; none for Python numbers, too."""

DIRECT = NAMESPACES.copy()
"""The same, without arrays of a library that compiles kernels."""

COMPILING: dict[type, Namespace] = {}
"""The namespace of arrays of a type, if it is of a library that compiles kernels."""

LIBRARIES: dict[str, type[Any]] = {}
"""What makes the namespace of a library, by the name of its module of the standard's functions."""

_MADE: dict[str, Namespace] = {}
_KINDS_ELSEWHERE: dict[DType, str | None] = {}
_KINDS = {"f": "real", "i": "int", "u": "int", "b": "bool"}


def namespace_of(*arrays: Array) -> Namespace:
    """The namespace that a forward computes in: that of the first operand that is not a plain scalar.

    Raises:
        MissingExtraError: when the arrays are of a back end that needs ``array-api-compat``.

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
        try:
            # Not an import statement: type checkers would follow it into every back end that is installed.
            array_api_compat = import_module("array_api_compat")
        except ImportError:
            raise MissingExtraError(
                f"arrays of type {kind.__module__}.{kind.__name__} need array-api-compat: "
                "pip install 'typedtensor[backends]'"
            ) from None
        try:
            found = array_api_compat.array_namespace(array)
        except TypeError:
            raise AxisError(f"expected an array, not {kind.__module__}.{kind.__name__}") from None
    NAMESPACES[kind] = found = library_of(found)
    compiles = type(found) in LIBRARIES.values() and found.compiles(array)
    (COMPILING if compiles else DIRECT)[kind] = found
    return found


def library_of(standard: Namespace) -> Namespace:
    """The namespace with what its library computes in one piece; one that has no such functions itself."""
    name = getattr(standard, "__name__", "")
    if name in LIBRARIES and name not in _MADE:
        _MADE[name] = LIBRARIES[name](standard)
    return _MADE.get(name, standard)


def as_default(array: Array) -> Array:
    """A NumPy array that was made of Python numbers alone, in the default precision: float32 if it is real.

    >>> as_default(np.asarray(0.5)).dtype
    dtype('float32')
    """
    return array.astype(np.float32) if array.dtype == np.float64 else array


def alike(xp: Namespace, *arrays: Array) -> list[Array]:
    """Arrays for functions that take no Python numbers: these become arrays of the precision of what they meet.

    At least one of ``arrays`` is an array.
    """
    if PYTHON_SCALARS.isdisjoint(map(type, arrays)):
        return list(arrays)
    like = next(a for a in arrays if type(a) not in PYTHON_SCALARS)
    dtype, device = like.dtype, device_of(like)
    return [xp.asarray(a, dtype=dtype, device=device) if type(a) in PYTHON_SCALARS else a for a in arrays]


def array_like(xp: Namespace, x: Array, like: Array) -> Array:
    """A Python number as an array, with the precision of another array if it is of one kind with it."""
    return xp.asarray(x, dtype=_dtype_beside(xp, x, like), device=device_of(like)) if type(x) in PYTHON_SCALARS else x


def filled_like(xp: Namespace, scalar: float, like: Array) -> Array:
    """A Python number at all positions of another array, with the precision of that if it is of one kind with it."""
    return xp.full_like(like, scalar, dtype=_dtype_beside(xp, scalar, like))


def _dtype_beside(xp: Namespace, scalar: float, like: Array) -> Any:
    if {float: "real", int: "int", bool: "bool"}[type(scalar)] == kind_of(like):
        return like.dtype
    return xp.float32 if isinstance(scalar, float) else xp.asarray(scalar).dtype


def in_precision(array: Array, like: Array, dtype: DType = None) -> Array | None:
    """A real array in the precision of another of its back end, or in a given one.

    Returns:
        The array itself if it has it; None if an element would become infinite.

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
    """The device that an array is on, for functions that make arrays; None for the default one."""
    return getattr(array, "device", None)


def shape_of(array: Array) -> tuple[int, ...]:
    """The shape of an array; a Python number has none.

    >>> shape_of(2.0)
    ()
    """
    return tuple(getattr(array, "shape", ()))


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
    """Any array as a NumPy array, without a copy where the back end allows it, and without a record for gradients."""
    return np.asarray(array.detach() if getattr(array, "requires_grad", False) else array)


def readable(array: Array) -> np.ndarray[Any, np.dtype[Any]] | None:
    """The elements of any array, to be shown: also where a gradient is recorded, on a device, in bfloat16.

    None for what stands for an array that is not there yet, as the tracers of JAX do.
    """
    try:
        if hasattr(array, "detach"):
            array = array.detach().cpu()
            array = array.float() if "bfloat16" in str(array.dtype) else array
        found = np.asarray(array)
    except (TypeError, ValueError, RuntimeError):  # the last one also where there is no data
        return None
    return found.astype(np.float32) if found.dtype.kind == "V" else found
