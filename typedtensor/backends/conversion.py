"""Conversion of objects with elements to NumPy arrays; arrays of other backends are kept.

Other array types (subclasses of NumPy's, columns of tables, labelled arrays) define ``*``, shapes or missing elements
in their own way, so only their elements are used.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from typedtensor.backends.namespace import PYTHON_SCALARS, Array, namespace_of
from typedtensor.errors import AxisError

_WRAPPED_BACK_ENDS = frozenset({"torch", "cupy", "dask", "jax"})
"""Libraries whose arrays may lack a namespace: ``array-api-compat`` has one."""

_PROTOCOLS = ("__array__", "__array_interface__", "__array_struct__", "__dlpack__")


def as_array(data: Any, taker: object) -> Array:
    """Convert data to an array.

    Args:
        data: a NumPy array or an array of another backend, which are kept; a subclass of NumPy's array or an object
            with ``__array__``, ``__dlpack__`` or a buffer, whose elements are used, without a copy if possible; Python
            numbers and nested sequences of them. Unaligned elements and elements of foreign byte order are copied.
        taker: the name in messages.

    Raises:
        AxisError: when there are masked elements, or no array can be made.
    """
    if type(data) is np.ndarray:
        array = data
    elif _of_other_back_end(data):
        return data
    else:
        array = _taken(data, taker)
    if array.flags.aligned and array.dtype.isnative:
        return array
    return np.require(array, array.dtype.newbyteorder("="), "A")


def owned(array: Array) -> Array:
    """Return a NumPy array that nobody else can write: the array itself, or a read-only copy of its elements.

    Axes that an array is broadcast along stay so. Arrays of other back ends are returned as they are.

    >>> data = np.arange(3.0)
    >>> kept = owned(data)
    >>> data[:] = 7.0
    >>> kept, owned(kept) is kept
    (array([0., 1., 2.]), True)
    """
    if type(array) is not np.ndarray or _is_constant(array):
        return array
    copy = array[(*[slice(None if stride else 1) for stride in array.strides], ...)].copy("K")
    copy.flags.writeable = False
    return copy if copy.shape == array.shape else np.broadcast_to(copy, array.shape)


def _is_constant(memory: Any) -> bool:
    """Whether an array and the memory that it is a view of are read-only."""
    while isinstance(memory, np.ndarray):
        if memory.flags.writeable:
            return False
        memory = memory.base
    try:
        return memory is None or memoryview(memory).readonly
    except (TypeError, ValueError, BufferError):
        return False


def is_sparse(array: Array) -> bool:
    """Whether an array is a tensor of PyTorch that stores some elements only."""
    if type(array) is np.ndarray or not hasattr(array, "to_dense"):
        return False
    torch: Any = sys.modules["torch"]
    return bool(array.layout != torch.strided)


def is_made_of_numbers(data: object) -> bool:
    """Whether elements are Python numbers, which have no dtype of their own.

    >>> is_made_of_numbers([1, 2]), is_made_of_numbers(np.ones(2)), is_made_of_numbers(b"12")
    (True, False, False)
    """
    if isinstance(data, np.generic) or any(hasattr(data, name) for name in _PROTOCOLS):
        return False
    try:
        memoryview(data).release()  # type: ignore[arg-type]  # tests for a buffer
    except TypeError:
        return True
    return False


def _of_other_back_end(data: object) -> bool:
    kind = type(data)
    if kind in PYTHON_SCALARS or kind in (list, tuple) or isinstance(data, (np.ndarray, np.generic, type)):
        return False
    if hasattr(data, "__array_namespace__"):
        return namespace_of(data) is not np
    return any(base.__module__.partition(".")[0] in _WRAPPED_BACK_ENDS for base in kind.__mro__)


def _taken(data: Any, taker: object) -> np.ndarray[Any, np.dtype[Any]]:
    if isinstance(data, type):
        raise AxisError(f"{taker} takes an array, but was given the class {data.__name__}: pass an instance")
    if _has_masked_elements(data):
        raise AxisError(
            f"{taker} cannot hold masked elements: replace them, as in .filled(0.0); to exclude them from "
            "computations, also pass ~np.ma.getmaskarray(array) as a BoolTensor"
        )
    try:
        if hasattr(data, "__dlpack__") and not hasattr(data, "__array__"):
            return np.from_dlpack(data)
        return _of_numbers(np.asarray(data))
    except (TypeError, ValueError, BufferError, RuntimeError) as error:
        raise AxisError(
            f"{taker} takes an array, but NumPy cannot convert {type(data).__name__} to one ({error}): pass an "
            "array, or rows of numbers of equal length"
        ) from error


def _of_numbers(array: np.ndarray[Any, np.dtype[Any]]) -> np.ndarray[Any, np.dtype[Any]]:
    """Return an array of Python objects, as which tables give nullable columns, as one of their numbers if all are."""
    if array.dtype.kind != "O" or not array.size:
        return array
    elements = array.ravel().tolist()
    booleans = [isinstance(x, (bool, np.bool_)) for x in elements]
    if not (all(booleans) or (not any(booleans) and all(isinstance(x, (int, float, np.number)) for x in elements))):
        return array
    return np.array(elements).reshape(array.shape)


def _has_masked_elements(data: Any) -> bool:
    masks: Any = sys.modules.get("numpy.ma")  # without it there are no masked arrays, and it takes long to load
    kind = getattr(masks, "MaskedArray", None)
    if kind is None:
        return False
    rows = data if type(data) in (list, tuple) else (data,)
    return any(isinstance(x, kind) and not x.dtype.names and masks.is_masked(x) for x in rows)
