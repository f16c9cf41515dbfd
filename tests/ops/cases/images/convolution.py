from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from tests.ops.cases.case import (
    Batch,
    Case,
    Channel,
    Column,
    Filter,
    Height,
    Other,
    Refusal,
    Sized,
    Width,
    Window,
    integers,
    real,
)
from typedtensor import Strided, Valid
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import (
    ConvolutionInput,
    ConvolutionKernel,
    Convolve1D,
    Convolve1DSame,
    Convolve2D,
    Convolve2DSame,
    Convolve2DStrided,
)
from typedtensor.ops.library.windows.convolution import Moves

X, K = real(Batch, Channel, Height, Width), real(Filter, Channel, Sized, Window)
SERIES, TAPS = real(Batch, Channel, Height), real(Filter, Channel, Sized)


def convolve(x: Any, k: Any, stride: tuple[int, int] = (1, 1)) -> Any:
    """By the definition, for one or two spatial axes and one leading axis."""
    extent = [(n - m) // s + 1 for n, m, s in zip(x.shape[2:], k.shape[2:], stride, strict=False)]
    y: Any = np.zeros((len(x), len(k), *extent))
    for place in product(*map(range, extent)):
        window: Any = tuple(slice(p * s, p * s + m) for p, s, m in zip(place, stride, k.shape[2:], strict=False))
        y[(..., *place)] = np.tensordot(x[(..., *window)], k, axes=(range(1, x.ndim), range(1, k.ndim)))
    return y


def padded(x: Any, window: tuple[int, ...]) -> Any:
    around = [((n - 1) // 2, n - 1 - (n - 1) // 2) for n in window]
    return np.pad(x, [(0, 0), (0, 0), *around])


def same(x: Any, k: Any) -> Any:
    return convolve(padded(x, k.shape[2:]), k)


def transposed(k: Any, like: Any, y: Any, stride: tuple[int, int] = (1, 1)) -> Any:
    """What follows from linearity: each element is a product with the result on a basis image."""
    basis = np.eye(like[0].size).reshape(-1, *like.shape[1:])
    return np.einsum("bop,nop->nb", *(z.reshape(*z.shape[:2], -1) for z in (convolve(basis, k, stride), y))).reshape(
        like.shape
    )


def weighed(like: Any, x: Any, y: Any, stride: tuple[int, int] = (1, 1)) -> Any:
    found = np.zeros(like.shape)
    for index in np.ndindex(like.shape):
        basis = np.zeros(like.shape)
        basis[index] = 1
        found[index] = np.sum(convolve(x, basis, stride) * y)
    return found


def result(*axes: Any, sizes: tuple[int, ...]) -> Any:
    return tensor_type("real", axes)(np.random.default_rng(3).normal(size=sizes))


Y = result(Batch, Filter, Valid[Height, Sized], Valid[Width, Window], sizes=(2, 3, 3, 3))
SERIES_Y = result(Batch, Filter, Valid[Height, Sized], sizes=(2, 3, 3))
STRIDED = Moves((2, 2))
STRIDED_Y = result(Batch, Filter, Strided[Height, Sized, Window], Strided[Width, Window, Window], sizes=(2, 3, 2, 2))

CASES = [
    Case(Convolve1D(), (SERIES, TAPS), convolve),
    Case(Convolve1D(), (real(Channel, Height), TAPS), lambda x, k: convolve(x[None], k)[0]),
    Case(Convolve1DSame(), (SERIES, TAPS), same),
    Case(Convolve2D(), (X, K), convolve),
    Case(Convolve2D(), (X, real(Channel, Channel, Window, Window)), convolve),
    Case(Convolve2D(), (real(Channel, Height, Width), K), lambda x, k: convolve(x[None], k)[0]),
    Case(
        Convolve2D(),
        (real(Other, Batch, Channel, Column, Window), real(Filter, Channel, Window, Window)),
        lambda x, k: np.stack([convolve(part, k) for part in x]),
    ),
    Case(Convolve2DSame(), (X, K), same),
    Case(Convolve2DStrided(Window, Window), (X, K), lambda x, k: convolve(x, k, (2, 2))),
    Case(Convolve2DStrided(Other(1), Sized), (X, K), lambda x, k: convolve(x, k, (1, 3))),
    Case(ConvolutionInput(), (K, X, Y), transposed),
    Case(ConvolutionInput(), (TAPS, SERIES, SERIES_Y), transposed),
    Case(ConvolutionInput(STRIDED), (K, X, STRIDED_Y), lambda k, x, y: transposed(k, x, y, (2, 2))),
    Case(ConvolutionKernel(), (K, X, Y), weighed),
    Case(ConvolutionKernel(), (TAPS, SERIES, SERIES_Y), weighed),
    Case(ConvolutionKernel(STRIDED), (K, X, STRIDED_Y), lambda k, x, y: weighed(k, x, y, (2, 2))),
]

CHANNELS = "needs the axis C of the first (Height) to equal the second axis of the second (Channel)"

REFUSALS = [
    refusal
    for operation in (Convolve2D(), Convolve2DSame(), Convolve2DStrided(Window, Window))
    for refusal in [
        Refusal(operation, (real(Batch, Height, Width, Channel), K), CHANNELS),
        Refusal(operation, (real(Height, Width), K), "needs at least 3 axes in the first"),
        Refusal(operation, (X, TAPS), "needs 4 axes in the second, which has 3"),
        Refusal(operation, (X, integers(Filter, below=3)), "needs the second to be real, not int"),
    ]
]
REFUSALS += [
    Refusal(operation, (SERIES, K), "needs 3 axes in the second") for operation in (Convolve1D(), Convolve1DSame())
]
REFUSALS += [
    Refusal(ConvolutionInput(), (real(Filter, Other, Sized, Window), X, Y), "needs"),
    Refusal(ConvolutionKernel(), (K, X, real(Other, Filter, Height, Width)), "needs"),
]
