"""Sequences of different lengths as one tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, TypeVarTuple, overload

import numpy as np

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError, SizeError

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")

EMPTY = {"real": np.float32, "int": np.int64, "bool": np.bool_}
"""The precisions of tensors without elements."""


@overload
def padded(
    sequences: Sequence[Any], of: type[Tensor[U, V, *N]], /, *, value: float = 0.0
) -> tuple[Tensor[U, V, *N], BoolTensor[U, V]]: ...
@overload
def padded(
    sequences: Sequence[Any], of: type[IntTensor[U, V, *N]], /, *, value: int = 0
) -> tuple[IntTensor[U, V, *N], BoolTensor[U, V]]: ...
@overload
def padded(
    sequences: Sequence[Any], of: type[BoolTensor[U, V, *N]], /, *, value: bool = False
) -> tuple[BoolTensor[U, V, *N], BoolTensor[U, V]]: ...
def padded(sequences: Sequence[Any], of: Any, /, *, value: float = 0) -> tuple[Any, Any]:
    """Return sequences side by side, each padded to the longest, and which elements there are.

    Args:
        sequences: an array or a list for each sequence, with its elements along the first axis.
        of: the type of the result: the axis of the sequences, that of their elements, then those of an element.
        value: the elements behind the end of a sequence.

    Returns:
        The tensor, and truth values along its first two axes: ``present=`` of attention, ``where=`` of sums and means;
        ``as_int(present).sum(Time)`` are the ``lengths=`` of recurrent layers.

    Raises:
        AxisError: when the type has fewer than two axes.
        SizeError: when there are no sequences, or their elements differ in shape.

    See also: ``torch.nn.utils.rnn.pad_sequence``, ``keras.utils.pad_sequences``.

    >>> class Row(Axis): ...
    >>> class Time(Axis): ...
    >>> words, present = padded([[3, 1, 4], [1], []], IntTensor[Row, Time])
    >>> words
    IntTensor[Row=3, Time=3]([[3, 1, 4],
                              [1, 0, 0],
                              [0, 0, 0]])
    >>> present.numpy().sum(1).tolist()
    [3, 1, 0]
    """
    if len(of.axes) < 2:
        raise AxisError(f"padded makes tensors with an axis of sequences and one of their elements, not {of!r}")
    rows, places = of.axes[:2]
    inner = len(of.axes) - 2
    arrays = [np.asarray(each) for each in sequences]
    arrays = [x.reshape(0, *[0] * inner) if x.shape == (0,) else x for x in arrays]
    filled = [x for x in arrays if len(x)] or [np.zeros((0, *[0] * inner), EMPTY[of.kind])]
    shapes = {x.shape[1:] for x in filled}
    if not arrays or len(shapes) != 1 or any(x.ndim != inner + 1 for x in filled):
        given = ", ".join(sorted({str(x.shape) for x in arrays})) or "no sequences"
        raise SizeError(
            f"padded needs sequences along {label_name(places)}, one for each of {label_name(rows)}, with {inner + 1} "
            f"axes and elements of one shape, but was given {given}"
        )
    [shape] = shapes
    lengths = np.array([len(x) for x in arrays])
    result = np.full((len(arrays), int(lengths.max()), *shape), value, np.result_type(*filled))
    for row, array in zip(result, arrays, strict=True):
        row[: len(array)] = array
    present = np.arange(result.shape[1]) < lengths[:, None]
    return of(result), tensor_type("bool", (rows, places))(present)
