"""Every primitive: shape and dtype of the result, its value, and batching along a new axis."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.sampling import sample
from tests.specialization.running import COLUMNS, run
from typedtensor.ir import (
    ALL,
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Argument,
    Assemble,
    AveragePool,
    AveragePoolInput,
    Broadcast,
    Call,
    Cast,
    CheckRange,
    Concatenate,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    Elementwise,
    FoldIn,
    ForeignCall,
    Full,
    Largest,
    LastEqual,
    LinearAlgebra,
    MatMul,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    MaxRows,
    Permute,
    Primitive,
    Program,
    RandomUniform,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Sort,
    Special,
    Take,
    TakeAlong,
    Value,
    Where,
    interpret,
    make,
    new_input,
    verify,
)
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap, Spread
from typedtensor.passes.placed_sums import PlacedSum


def tops(x: Any, window: tuple[int, int], stride: tuple[int, int]) -> tuple[Any, Any]:
    """The largest element of each window, and for each window where the first such element is."""
    windows = np.lib.stride_tricks.sliding_window_view(x, window, (-2, -1))[..., :: stride[0], :: stride[1], :, :]
    flat = windows.reshape(*windows.shape[:-2], -1)
    where = np.zeros((*flat.shape[:-1], *x.shape[-2:]))
    for place in np.ndindex(flat.shape[:-1]):
        row, column = divmod(int(flat[place].argmax()), window[1])
        where[(*place, place[-2] * stride[0] + row, place[-1] * stride[1] + column)] = 1
    return flat.max(-1), where


def averaged(x: Any, window: tuple[int, int]) -> Any:
    return np.lib.stride_tricks.sliding_window_view(x, window, (-2, -1)).mean((-2, -1))


F8, F4, I8, B1 = (np.dtype(name) for name in ("f8", "f4", "i8", "?"))
HALVES = ((COLUMNS, (0, 2, None)), (COLUMNS, (2, 4, None)))

Kind = tuple[Any, tuple[int, ...]]

CASES: list[tuple[Primitive, tuple[Kind | float, ...], Callable[..., Any]]] = [
    (Elementwise("add"), ((F8, (3, 4)), (F8, (4,))), np.add),
    (Elementwise("add"), ((F8, (3, 1)), (F8, (2, 1, 4))), np.add),
    (Elementwise("multiply"), ((F4, (3, 4)), 0.1), lambda x, n: x * np.float32(n)),
    (Elementwise("subtract"), (2, (F8, ())), np.subtract),
    (Elementwise("maximum"), ((F8, (3, 4)), (F8, (3, 1))), np.maximum),
    (Elementwise("divide"), ((I8, (3,)), 2), lambda x, n: x / n),
    (Elementwise("logical_and"), ((B1, (3, 2)), True), lambda x, n: x),
    (Elementwise("less"), ((F8, (3,)), (F8, (2, 3))), np.less),
    (Where(), ((B1, (3, 1)), (F8, (3, 4)), (F8, (4,))), np.where),
    (Where(), ((B1, (3, 4)), (F8, (3, 4)), 0.0), np.where),
    (Where(), ((B1, (3, 4)), 0.0, (F8, (3, 4))), np.where),
    (Where(), ((B1, (3,)), 1.5, (F8, (2, 3))), np.where),
    (Cast(F4), ((F8, (3, 4)),), lambda x: x.astype("f4")),
    (Cast(F8), ((B1, (3,)),), lambda x: x.astype("f8")),
    (Special("erf"), ((F8, (3, 4)),), np.vectorize(math.erf)),
    (
        Special("bessel", 1),
        ((F8, (3, 4)),),
        lambda x: sum((x / 2) ** (2 * k + 1) / math.factorial(k) / math.factorial(k + 1) for k in range(60)),
    ),
    (Sigmoid(), ((F8, (3, 4)),), lambda x: 1 / (1 + np.exp(-x))),
    (Permute((1, 2, 0)), ((F8, (2, 3, 4)),), lambda x: x.transpose(1, 2, 0)),
    (Broadcast((2, 3, 4)), ((F8, (3, 1)),), lambda x: np.broadcast_to(x, (2, 3, 4))),
    (Slice((1, (None, None, -1))), ((F8, (3, 4)),), lambda x: x[1, ::-1]),
    (Slice((2,)), ((F8, (3,)),), lambda x: x[2]),
    (Slice(((0, None, 2),)), ((F8, (5, 2)),), lambda x: x[::2]),
    (Reshape((6, 2)), ((F8, (3, 4)),), lambda x: x.reshape(6, 2)),
    (Compact(), ((F8, (3, 4)),), lambda x: x),
    (Accumulate("add", 1), ((F8, (2, 3, 4)),), lambda x: x.cumsum(1)),
    (Accumulate("maximum", 0), ((F8, (3, 4)),), np.maximum.accumulate),
    (Accumulate("minimum", 0), ((F8, (0, 4)),), lambda x: x),
    (Sort(1), ((F8, (2, 3, 4)),), lambda x: np.sort(x, 1)),
    (Largest(2), ((F8, (2, 3, 4)),), lambda x: np.argsort(-x, -1, kind="stable")[..., :2]),
    (Largest(40), ((F4, (3, 700)),), lambda x: np.argsort(-x, -1, kind="stable")[..., :40]),
    (Largest(5), ((F4, (80, 500)),), lambda x: np.argsort(-x, -1, kind="stable")[..., :5]),
    (Sort(0, positions=True), ((F8, (5, 2)),), lambda x: np.argsort(x, 0)),
    (
        MaxRows(4),
        ((I8, (40,)), (F8, (40, 2))),
        lambda n, x: np.stack([x[n == k].max(0, initial=-np.inf) for k in range(4)]),
    ),
    (MaxRows(4), ((I8, (0,)), (F4, (0, 2))), lambda n, x: np.full((4, 2), -np.inf, np.float32)),
    (LastEqual(4), ((I8, (9,)),), lambda n: np.array([np.flatnonzero(n == k)[-1] for k in n])),
    (LastEqual(4), ((I8, (0,)),), lambda n: np.zeros(0, np.intp)),
    (Reduce("add", (0, 1)), ((F8, (130, 90)),), np.sum),  # as sums of parts
    (Reduce("add", (0,)), ((F8, (10007,)),), np.sum),
    (Reduce("add", (0, 1)), ((F8, (9001, 2)),), np.sum),
    (Reduce("add", (0, 2)), ((F8, (2, 3, 4)),), lambda x: x.sum((0, 2))),
    (Reduce("add", (0,)), ((F8, (40, 3)),), lambda x: x.sum(0)),
    (Reduce("add", (1,)), ((F8, (3, 40)),), lambda x: x.sum(1)),
    (Reduce("add", (1, 2)), ((F8, (3, 4, 5)),), lambda x: x.sum((1, 2))),
    (Reduce("add", (1,)), ((F8, (3, 9, 8)),), lambda x: x.sum(1)),
    (Reduce("add", (0, 2)), ((F8, (2, 3, 40)),), lambda x: x.sum((0, 2))),
    (Reduce("add", (0, 2, 3)), ((F4, (2, 3, 8, 5)),), lambda x: x.sum((0, 2, 3))),
    (Reduce("add", (0, 1)), ((F4, (8, 8, 3)),), lambda x: x.sum((0, 1))),
    (Reduce("add", (0, 1)), ((F4, (3, 4)),), lambda x: x.sum((0, 1))),
    (Reduce("add", (1,)), ((F8, (1, 5, 1)),), lambda x: x.sum(1)),
    (Reduce("add", (0, 1)), ((F8, (0, 3)),), lambda x: x.sum((0, 1))),
    (Reduce("maximum", (1,), True), ((F8, (3, 4)),), lambda x: x.max(1, keepdims=True)),
    (Reduce("logical_or", (0,)), ((B1, (3, 4)),), lambda x: x.any(0)),
    (Reduce("multiply", ()), ((F8, (3,)),), lambda x: x),
    (Arg(True, 1), ((F8, (3, 4)),), lambda x: x.argmax(1)),
    (Arg(False, 0), ((F8, (3, 4)),), lambda x: x.argmin(0)),
    (MatMul(), ((F8, (2, 3)), (F8, (3, 4))), np.matmul),
    (MatMul(), ((F8, (5, 2, 3)), (F8, (3, 4))), np.matmul),
    (MatMul(), ((F8, (2, 3)), (F8, (5, 3, 4))), np.matmul),
    (Contract((1,), (0,)), ((F8, (5, 2, 3)), (F8, (2, 4))), lambda x, y: np.einsum("abc,bd->acd", x, y)),
    (Contract((2, 0), (0, 1)), ((F8, (5, 2, 3)), (F8, (3, 5, 4))), lambda x, y: np.einsum("abc,cad->bd", x, y)),
    (
        Assemble((3, 5), (((0, None, 2), 1),)),
        ((F8, (2,)),),
        lambda x: np.stack([[0, x[0], 0, 0, 0], [0] * 5, [0, x[1], 0, 0, 0]]),
    ),
    (Assemble((3, 4), HALVES), ((F8, (3, 2)), (F8, (3, 2))), lambda x, y: np.concatenate([x, y], 1)),
    (Assemble((3, 4), HALVES[1:]), ((F8, (3, 2)),), lambda x: np.concatenate([0 * x, x], 1)),
    (Concatenate(1), ((F8, (3, 2)), (F8, (3, 1))), lambda x, y: np.concatenate([x, y], 1)),
    (Take(), ((F8, (4, 2)), (I8, (3, 2))), lambda x, n: x[n]),
    (CheckRange(4), ((I8, (3, 2)),), lambda n: n),
    (TakeAlong(1), ((F8, (3, 4)), (I8, (3,))), lambda x, n: x[np.arange(3), n]),
    (AddAlong(1, -1), ((F8, (3, 4)), (I8, (3,)), (F8, (3,))), lambda x, n, y: x - y[:, None] * np.eye(4)[n]),
    (AddAlong(0, 1), ((F8, (4, 3)), (I8, (3,)), 2.0), lambda x, n, y: x + y * np.eye(4)[n].T),
    (Call(lambda xp, x: xp.sort(x), "sort", (4,), F8), ((F8, (4,)),), np.sort),
    (ForeignCall(lambda xp, x: xp.sort(x), "sort", (4,), F8), ((F8, (4,)),), np.sort),
    (
        Conv((1, 2), (1, 0), (0, 1), (1, 1), 1),
        ((F8, (2, 3, 4, 5)), (F8, (2, 3, 2, 3))),
        lambda x, k: convolved(x, k, (1, 2)),
    ),
    (
        Conv((2,), (0,), (1,), (2,), 2),
        ((F8, (3, 4, 6)), (F8, (2, 2, 3))),
        lambda x, k: np.concatenate([spaced(x[:, :2], k[:1]), spaced(x[:, 2:], k[1:])], axis=1),
    ),
    (
        ConvInput((1, 2), (1, 0), (0, 1), (1, 1), 1, (4, 5)),
        ((F8, (2, 3, 2, 3)), (F8, (2, 2, 4, 2))),
        lambda k, y: transposed(lambda x: convolved(x, k, (1, 2)), (2, 3, 4, 5), y),
    ),
    (
        ConvWeight((1, 2), (1, 0), (0, 1), (1, 1), 1, (2, 3)),
        ((F8, (2, 3, 4, 5)), (F8, (2, 2, 4, 2))),
        lambda x, y: transposed(lambda k: convolved(x, k, (1, 2)), (2, 3, 2, 3), y),
    ),
    (MaxPool((2, 2), (1, 2)), ((F8, (2, 3, 4)),), lambda x: tops(x, (2, 2), (1, 2))[0]),
    (MaxPool((2, 2), (3, 3)), ((F4, (5, 8)),), lambda x: tops(x, (2, 2), (3, 3))[0]),
    (
        MaxPoolInput((2, 2), (1, 2)),
        ((F8, (2, 3, 4)), (F8, (2, 2, 2))),
        lambda x, y: np.einsum("npq,npqhw->nhw", y, tops(x, (2, 2), (1, 2))[1]),
    ),
    (
        MaxPoolOutput((2, 2), (1, 2)),
        ((F8, (2, 3, 4)), (F8, (2, 3, 4))),
        lambda x, y: np.einsum("nhw,npqhw->npq", y, tops(x, (2, 2), (1, 2))[1]),
    ),
    (AveragePool((2, 3), (1, 1)), ((F8, (2, 3, 4)),), lambda x: averaged(x, (2, 3))),
    (AveragePool((2, 3), (1, 1)), ((I8, (3, 4)),), lambda x: averaged(x, (2, 3))),
    (
        AveragePoolInput((2, 3), (1, 1), (3, 4)),
        ((F8, (2, 2, 2)),),
        lambda y: transposed(lambda x: averaged(x, (2, 3)), (2, 3, 4), y),
    ),
    (AddRows(5), ((I8, (3, 2)), (F8, (3, 2, 4))), lambda n, x: np.einsum("abv,abe->ve", np.eye(5)[n], x)),
    (AddRows(5), ((I8, ()), (F8, (4,))), lambda n, x: np.eye(5)[n][:, None] * x),
    (AddRows(4), ((I8, (0,)), (F4, (0, 2))), lambda n, x: np.zeros((4, 2), np.float32)),
    (LinearAlgebra("inverse"), ((F8, (2, 3, 3)),), np.linalg.inv),
    (LinearAlgebra("inverse"), ((F4, (0, 3, 3)),), lambda x: x),
    (LinearAlgebra("cholesky"), ((F8, (4, 1, 1)),), lambda x: np.sqrt(np.where(x > 0, x, np.nan))),
    (LinearAlgebra("determinant"), ((F4, (2, 3, 3)),), np.linalg.det),
    (LinearAlgebra("cofactors"), ((F8, (2, 2)),), lambda x: np.linalg.det(x) * np.linalg.inv(x).T),
    (LinearAlgebra("eigen"), ((F8, (2, 3, 3)),), lambda x: eigen(x)),
    (LinearAlgebra("exponential"), ((F8, (2, 3, 3)),), lambda x: exponential(x)),
    (LinearAlgebra("orthogonal"), ((F8, (2, 4, 1)),), lambda x: beside(x / length(x), length(x))),
    (
        LinearAlgebra("singular"),
        ((F8, (2, 1, 4)),),
        lambda x: beside(np.ones((*x.shape[:-2], 1, 1)), length(x), x / length(x)),
    ),
    (LinearAlgebra("solve_lower"), ((F8, (2, 3, 3)), (F8, (2, 3, 1))), lambda a, b: np.linalg.solve(np.tril(a), b)),
    (LinearAlgebra("solve_upper"), ((F8, (2, 3, 3)), (F8, (2, 3, 1))), lambda a, b: np.linalg.solve(np.triu(a), b)),
    (LinearAlgebra("solve"), ((F8, (3, 3)), (F8, (3, 2))), np.linalg.solve),
    (LinearAlgebra("sign_and_log"), ((F8, (2, 3, 3)),), lambda x: np.stack(np.linalg.slogdet(x), -1)),
    (
        RandomUniform((2, 5), F4),
        ((I8, ()),),
        lambda key: uniform(key, (2, 5), 9, 0.5**23).astype(F4),
    ),
    (RandomUniform((3,), F8), ((I8, ()),), lambda key: uniform(key, (3,), 12, 0.5**52)),
    (FoldIn(), ((I8, (3,)), (I8, ())), lambda key, n: np.vectorize(folded)(key, n)),
    (Columns(2, 1, 3), ((F8, (3, 1, 4, 2)),), lambda x: under(x, 2, 1, 3)),
    (Columns(3, 2, 2), ((F8, (2, 2, 5, 3)),), lambda x: under(x, 3, 2, 2)),
    (Columns(3, 1, 4, (1, 1), 2), ((F8, (2, 2, 4, 3)),), lambda x: under(around(x, (1, 2), (1, 1)), 3, 1, 4)),
    (Columns(5, 2, 3, (2, 2)), ((F8, (2, 1, 6, 2)),), lambda x: under(around(x, (2, 0), (2, 1)), 5, 2, 3)),
    (Columns(2, 3, 3, (0, 4), 1), ((F8, (1, 2, 1, 2)),), lambda x: under(around(x, (0, 1), (4, 3)), 2, 3, 3)),
    (Columns(3, 1, 3, (0, 1), 0, 2), ((F8, (2, 2, 5, 3)),), lambda x: under(around(x, (0, 0), (1, 1)), 3, 1, 3, 2)),
    (Columns(3, 1, 4, (1, 1), 2), ((F8, (3, 2, 2, 4, 3)),), lambda x: np.stack([columns_of(plane) for plane in x])),
    (Columns(2, 2, 2, (0, 0), 1, 3), ((F8, (2, 1, 6, 2)),), lambda x: under(around(x, (0, 1), (0, 0)), 2, 2, 2, 3)),
    (Overlap(2, 1, 3), ((F8, (4, 3, 2)),), lambda x: np.stack([x[p : p + 2].reshape(6, 2) for p in range(3)])),
    (Overlap(2, 2, 2), ((F8, (5, 1, 3)),), lambda x: np.stack([x[2 * p : 2 * p + 2].reshape(2, 3) for p in range(2)])),
    (Overlap(2, 1, 2), ((F8, (3, 2, 5, 4)),), lambda x: turned(x, 2, 1, 2)),
    (Overlap(3, 2, 2), ((F8, (5, 1, 2, 3)),), lambda x: turned(x, 3, 2, 2)),
    (
        Overlap(2, 1, 2, 1),
        ((F8, (4, 3, 2, 5)),),
        lambda x: np.stack([x[:, p : p + 2].reshape(4, 4, 5) for p in (0, 1)], 1),
    ),
    (
        PlacedSum((3, 4), ((ALL,), (ALL, (1, 3, None)), (1,), (ALL, (None, None, -2)))),
        ((F8, (3, 4)), (F8, (3, 2)), (F8, (4,)), (F8, (3, 2))),
        lambda x, y, z, w: (
            x + np.pad(y, ((0, 0), (1, 1))) + np.eye(3)[1][:, None] * z + w[:, [1, 1, 0, 0]] * [0, 1, 0, 1]
        ),
    ),
    (
        PlacedSum((5,), (((0, 3, None),), ((2, 5, None),))),
        ((F8, (3,)),) * 2,
        lambda x, y: np.pad(x, (0, 2)) + np.pad(y, (2, 0)),
    ),
    (Spread(4, 2, 0), ((F8, (2, 2, 1, 2, 3)),), lambda x: spread(x, 4, 2, 0)),
    (Spread(5, 2, 1), ((F8, (2, 5, 3, 2, 2)),), lambda x: spread(x, 5, 2, 1)),
    (Spread(3, 1, 1), ((F8, (2, 2, 3, 2, 1)),), lambda x: spread(x, 3, 1, 1)),
    (Spread(9, 3, 2), ((F8, (1, 1, 2, 2, 1)),), lambda x: spread(x, 9, 3, 2)),
    (Spread(5, 1, 1, 2), ((F8, (2, 3, 2, 3, 2)),), lambda x: spread(x, 5, 1, 1, 2)),
    (Spread(7, 2, 1, 3), ((F8, (1, 3, 2, 2, 1)),), lambda x: spread(x, 7, 2, 1, 3)),
]


def uniform(key: Any, shape: tuple[int, ...], unused: int, width: float) -> Any:
    """The centres of intervals, from the words of NumPy's generator."""
    words = np.random.Philox(key=[int(key), 0]).random_raw(np.prod(shape))
    if unused == 9:
        words = np.stack([words % 2**32, words // 2**32], -1).ravel()[: np.prod(shape)]
    return ((words >> np.uint64(unused)) + 0.5).reshape(shape) * width


def folded(key: Any, number: Any) -> Any:
    return np.random.Philox(key=[int(key), 1], counter=[0, int(number), 0, 0]).random_raw(1).astype(np.int64)[0]


def beside(*parts: Any) -> Any:
    """The elements of matrices, one matrix after the other."""
    rank = parts[0].ndim - 2
    return np.concatenate([x.reshape(*x.shape[:rank], -1) for x in parts], -1)


def length(x: Any) -> Any:
    return np.linalg.norm(x, axis=(-2, -1), keepdims=True)


def eigen(x: Any) -> Any:
    values, vectors = np.linalg.eigh(x)
    largest = np.take_along_axis(vectors, abs(vectors).argmax(-2)[..., None, :], -2)
    return beside(values[..., None], vectors * np.sign(largest))


def exponential(x: Any) -> Any:
    term = total = np.eye(3)
    for n in range(1, 60):
        term = term @ x / n
        total = total + term
    return total


def convolved(x: Any, k: Any, stride: tuple[int, int]) -> Any:
    """With a line of zeros above the image, and a column to its right."""
    lead = x.ndim - 3
    x = np.pad(x, (*[(0, 0)] * (lead + 1), (1, 0), (0, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(x, k.shape[2:], (lead + 1, lead + 2))
    return np.einsum("...cpqij,ocij->...opq", windows[..., :: stride[0], :: stride[1], :, :], k)


def spaced(x: Any, k: Any) -> Any:
    """Every second element under every second window, with a zero at the end."""
    x = np.pad(x, ((0, 0), (0, 0), (0, 1)))
    return np.stack([np.einsum("nci,oci->no", x[:, :, p : p + 5 : 2], k) for p in (0, 2)], axis=-1)


def transposed(function: Callable[[Any], Any], shape: tuple[int, ...], y: Any) -> Any:
    """The transpose of a linear function, element by element."""
    units = np.eye(int(np.prod(shape))).reshape(-1, *shape)
    return np.array([np.sum(function(unit) * y) for unit in units]).reshape(shape)


def under(x: Any, width: int, stride: int, count: int, dilation: int = 1) -> Any:
    found = np.zeros((x.shape[0], width, x.shape[1], count, x.shape[3]))
    for column, q in np.ndindex(width, count):
        found[:, column, :, q] = x[:, :, q * stride + column * dilation]
    return found


def columns_of(plane: Any) -> Any:
    return under(around(plane, (1, 2), (1, 1)), 3, 1, 4)


def turned(x: Any, height: int, stride: int, count: int) -> Any:
    """The rows of some lines one below the other, for each element of the axis after them."""
    parts = [x[stride * p : stride * p + height] for p in range(count)]
    return np.stack([part.transpose(2, 0, 1, 3).reshape(x.shape[2], -1, x.shape[3]) for part in parts])


def around(x: Any, lines: tuple[int, int], elements: tuple[int, int]) -> Any:
    return np.pad(x, (lines, (0, 0), elements, (0, 0)))


def spread(x: Any, extent: int, stride: int, before: int, dilation: int = 1) -> Any:
    found = np.zeros((x.shape[0], x.shape[2], extent, x.shape[4]))
    for column, window in np.ndindex(x.shape[1], x.shape[3]):
        place = window * stride + column * dilation - before
        if 0 <= place < extent:
            found[:, :, place] += x[:, column, :, window]
    return found


def elements(generator: np.random.Generator, kind: Kind, lead: tuple[int, ...] = ()) -> Any:
    dtype, shape = kind
    if dtype == I8:
        return generator.integers(0, 4, (*lead, *shape))
    return generator.normal(size=(*lead, *shape)).astype(dtype) if dtype != B1 else generator.random(shape) > 0.5


def inputs(kinds: tuple[Kind | float, ...]) -> list[Argument]:
    return [new_input(str(n), kind[1], kind[0]) if isinstance(kind, tuple) else kind for n, kind in enumerate(kinds)]


ONE_BY_ONE = (
    LastEqual,
    Take,
    TakeAlong,
    AddAlong,
    AddRows,
    MaxRows,
    MaxPoolInput,
    MaxPoolOutput,
    Call,
    Contract,
    Columns,
    Overlap,
    Spread,
    PlacedSum,
    Conv,
    ConvInput,
    ConvWeight,
)
"""Primitives that have no way along a new axis of some operands: elements are computed one after the other."""

each = pytest.mark.parametrize(
    ("primitive", "kinds", "reference"), CASES, ids=[f"{c[0]} {n}" for n, c in enumerate(CASES)]
)


@each
@cases(3, 20, seed=st.integers(0, 1000))
def test_a_primitive_computes_what_it_says(primitive: Primitive, kinds: Any, reference: Any, seed: int) -> None:
    generator = np.random.default_rng(seed)
    operands = inputs(kinds)
    arrays = [elements(generator, kind) if isinstance(kind, tuple) else kind for kind in kinds]
    value = make(primitive, *operands)
    expected = np.asarray(reference(*arrays))
    assert value.shape == expected.shape
    program = Program(tuple(x for x in operands if isinstance(x, Value)), (value,))
    given_arrays = [a for a in arrays if isinstance(a, np.ndarray)]
    [found] = run(verify(legalize(verify(program))), *given_arrays)
    tolerance = 1e-5 if value.dtype == F4 else 1e-12
    np.testing.assert_allclose(interpret(program, *given_arrays)[0], found, rtol=tolerance, atol=tolerance)
    assert found.dtype == value.dtype
    if value.dtype.kind == expected.dtype.kind:
        assert value.dtype == expected.dtype
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


def ways(kinds: tuple[Any, ...]) -> Iterator[list[bool]]:
    """Which operands have the new axis: each set of at least one."""
    real = [isinstance(kind, tuple) for kind in kinds]
    for mask in np.ndindex(*(2 if x else 1 for x in real)):
        if any(mask):
            yield [bool(m) for m in mask]


@each
@pytest.mark.parametrize("length", sample([3, 1], one_in=2))
def test_a_primitive_along_a_new_axis_is_that_for_each_element(
    primitive: Primitive, kinds: Any, reference: Any, length: int
) -> None:
    generator = np.random.default_rng(0)
    for mapped in ways(kinds):
        operands: list[Argument] = []
        arrays: list[Any] = []
        for n, (kind, m) in enumerate(zip(kinds, mapped, strict=True)):
            if isinstance(kind, tuple):
                arrays.append(
                    np.stack([elements(generator, kind) for _ in range(length)]) if m else elements(generator, kind)
                )
                operands.append(new_input(str(n), arrays[-1].shape, kind[0]))
            else:
                arrays.append(kind)
                operands.append(kind)
        value = primitive.along(operands, mapped, length)
        if value is None:
            assert isinstance(primitive, ONE_BY_ONE), (
                f"{primitive} has no way along a new axis of the operands {mapped}"
            )
            continue
        expected = [reference(*(a[n] if m else a for a, m in zip(arrays, mapped, strict=True))) for n in range(length)]
        single = make(primitive, *inputs(kinds))
        assert (value.shape, value.dtype) == ((length, *single.shape), single.dtype)
        given_arrays = [a for a, x in zip(arrays, operands, strict=True) if isinstance(x, Value)]
        program = Program(tuple(x for x in operands if isinstance(x, Value)), (value,))
        for [found] in (run(legalize(program), *given_arrays), interpret(program, *given_arrays)):
            np.testing.assert_allclose(found, np.stack(expected), rtol=1e-5 if value.dtype == F4 else 1e-12, atol=1e-12)


def test_what_has_a_way_along_an_axis_but_for_some_operands() -> None:
    x, n = new_input("x", (4, 2), F8), new_input("n", (5, 3), I8)
    assert Take().along([x, n], [False, True], 5) is not None
    stacks = new_input("x", (5, 3, 4), F8), new_input("n", (5, 3), I8), new_input("y", (5, 3), F8)
    assert TakeAlong(1).along(stacks[:2], [True, True], 5) is not None
    assert AddAlong(1, 1).along(stacks, [True, True, True], 5) is not None


def test_windows_are_found_in_any_layout() -> None:
    generator = np.random.default_rng(0)
    image, matrices = generator.normal(size=(2, 3, 4, 5)), generator.normal(size=(3, 4, 2))
    x, m = new_input("x", image.shape, F8), new_input("m", matrices.shape, F8)
    columns = make(Columns(2, 2, 2), make(Permute((2, 1, 3, 0)), x))
    overlap = make(Overlap(2, 1, 3), make(Permute((1, 0, 2)), m))
    found = run(Program((x, m), (columns, overlap)), image, matrices)
    np.testing.assert_array_equal(found[0], under(image.transpose(2, 1, 3, 0), 2, 2, 2))
    turned = matrices.transpose(1, 0, 2)
    np.testing.assert_array_equal(found[1], [turned[p : p + 2].reshape(6, 2) for p in range(3)])


def test_a_number_everywhere() -> None:
    for primitive in (Full(0.5, (2, 3), F4), Full(True, (), B1), Full(-3, (2,), I8)):
        [found] = run(Program((), (make(primitive),)))
        assert (found.shape, found.dtype) == (primitive.shape, primitive.dtype)
        assert np.all(found == primitive.number)


@pytest.mark.parametrize("numbers", [[-1, 0], [0, 4]])
def test_indices_out_of_range_are_an_error(numbers: list[int]) -> None:
    index = new_input("n", (2,), I8)
    with pytest.raises(IndexError, match="from 0 to 3"):
        run(Program((index,), (make(CheckRange(4), index),)), np.array(numbers))


@pytest.mark.parametrize("number", [np.nan, np.inf, -np.inf])
def test_what_is_not_chosen_leaves_no_trace(number: float) -> None:
    x, c = new_input("x", (3,), F8), new_input("c", (3,), B1)
    chosen = np.array([True, False, True])
    for operands in ((c, x, 0.0), (c, 0.0, x)):
        value = make(Where(), *operands)
        [found] = run(Program((c, x), (value,)), chosen, np.array([1.0, number, number]))
        np.testing.assert_array_equal(found, [1, 0, number] if operands[1] is x else [0, number, 0])


def test_the_logistic_function_of_large_numbers() -> None:
    x = new_input("x", (4,), F8)
    [found] = run(Program((x,), (make(Sigmoid(), x),)), [-1e5, 1e5, -np.inf, np.inf])
    np.testing.assert_array_equal(found, [0, 1, 0, 1])
