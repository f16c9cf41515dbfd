"""Tensors as columns and frames of pandas, and as arrays of xarray.

The other way there is nothing to do: ``Tensor[Row](frame["age"])``, ``Tensor[Row, Column](frame)`` and
``Tensor[Row, Column](data_array)`` take them, the last one if its dimensions have the names of the labels.
"""

from __future__ import annotations

from typing import Any

from typedtensor.base.extras import extra
from typedtensor.core.axes import label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import is_named_like
from typedtensor.errors import AxisError


def to_pandas(tensor: AnyTensor, /, *, like: Any = None, name: str | None = None) -> Any:
    """Convert a tensor of one axis to a pandas Series, or one of two axes to a DataFrame.

    Args:
        tensor: the tensor; the index, and the columns of a frame, have the names of its labels.
        like: a frame or column with the same rows, whose index is kept, and whose columns if there are as many.
        name: that of a column.

    Returns:
        A ``pandas.Series`` or a ``pandas.DataFrame``.

    Raises:
        AxisError: when the tensor has no axis, or more than two, or ``like`` has other rows.
        MissingExtraError: when pandas is not installed.

    See also: ``xarray.DataArray.to_pandas``.
    """
    pandas = extra("pandas", "tables", "tables")
    names = [label_name(axis) for axis in tensor.axes]
    if not 1 <= len(names) <= 2:
        raise AxisError(f"a table has one or two axes, but {tensor.tensor_type} has {len(names)}: take a part of it")
    index = pandas.RangeIndex(tensor.shape[0], name=names[0])
    if like is not None:
        if len(like.index) != tensor.shape[0]:
            raise AxisError(f"{names[0]} has {tensor.shape[0]} elements, but like= has {len(like.index)} rows")
        index = like.index
    if len(names) == 1:
        return pandas.Series(tensor.numpy().copy(), index=index, name=name)
    columns = getattr(like, "columns", None)
    if columns is None or len(columns) != tensor.shape[1]:
        columns = pandas.RangeIndex(tensor.shape[1], name=names[1])
    return pandas.DataFrame(tensor.numpy().copy(), index=index, columns=columns)


def to_xarray(tensor: AnyTensor, /, *, like: Any = None, name: str | None = None) -> Any:
    """Convert a tensor to an xarray DataArray, whose dimensions have the names of the labels.

    Args:
        tensor: the tensor.
        like: an array or data set, whose names of dimensions and coordinates are kept, as far as the tensor has the
            axes and they have its sizes.
        name: that of the array.

    Returns:
        An ``xarray.DataArray``.

    Raises:
        AxisError: when the tensor has an axis twice, or another size along an axis than ``like``.
        MissingExtraError: when xarray is not installed.
    """
    xarray = extra("xarray", "labelled arrays", "tables")
    names = [label_name(axis) for axis in tensor.axes]
    if len(set(names)) < len(names):
        raise AxisError(f"{tensor.tensor_type} has an axis twice: rename one of them with .rename(old, new)")
    known = {} if like is None else dict(like.sizes)
    dims = [
        next((dim for dim in known if is_named_like(dim, axis)), n) for n, axis in zip(names, tensor.axes, strict=True)
    ]
    for dim, size in zip(dims, tensor.shape, strict=True):
        if known.get(dim, size) != size:
            raise AxisError(f"{dim} has {size} elements in {tensor.tensor_type}, but {known[dim]} in like=")
    coordinates = {} if like is None else {key: x for key, x in like.coords.items() if {*x.dims} <= {*dims}}
    return xarray.DataArray(tensor.numpy().copy(), dims=dims, coords=coordinates, name=name)
