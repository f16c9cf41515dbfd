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
    Row,
    Sized,
    Width,
    Window,
    integers,
    real,
)
from typedtensor import Axis
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import (
    ConvolutionInput,
    ConvolutionKernel,
    Convolve3D,
    Convolve3DSame,
    ConvolveDepthwise,
    ConvolveGrouped,
    ConvolveInto,
    ConvolveTransposed,
)
from typedtensor.ops.library.windows.convolution import Moves


class Frame(Axis): ...


class Line(Axis): ...


class Dot(Axis): ...


def made(*axes: Any, sizes: tuple[int, ...]) -> Any:
    return tensor_type("real", axes)(np.random.default_rng(len(axes)).normal(size=sizes))


X, K = real(Batch, Channel, Height, Width), real(Filter, Channel, Sized, Window)
GROUPS, PARTS = real(Other, Batch, Channel, Height, Width), real(Batch, Filter, Channel, Sized, Window)
VOLUME = made(Batch, Channel, Row, Height, Width, sizes=(1, 2, 3, 3, 4))
CUBE = made(Filter, Channel, Window, Window, Sized, sizes=(2, 2, 2, 2, 3))
WINDOWS = real(Channel, Sized, Window)


def convolve(x: Any, k: Any, stride: int = 1, padding: int = 0, dilation: int = 1) -> Any:
    """By the definition, element by element, for an image of one leading axis."""
    rank = k.ndim - 2
    x = np.pad(x, [(0, 0), (0, 0), *[(padding, padding)] * rank])
    extent = [(n - (m - 1) * dilation - 1) // stride + 1 for n, m in zip(x.shape[2:], k.shape[2:], strict=True)]
    y = np.zeros((len(x), len(k), *extent))
    for place, tap in product(np.ndindex(*extent), np.ndindex(*k.shape[2:])):
        at = tuple(p * stride + t * dilation for p, t in zip(place, tap, strict=True))
        y[(..., *place)] += x[(..., *at)] @ k[(..., *tap)].T
    return y


def transposed(x: Any, k: Any, stride: int = 1, padding: int = 0, extra: int = 0, dilation: int = 1) -> Any:
    """Each element put in its place, with the kernel around it."""
    rank = k.ndim - 2
    sizes = [(n - 1) * stride + (m - 1) * dilation + 1 for n, m in zip(x.shape[2:], k.shape[2:], strict=True)]
    y: Any = np.zeros((len(x), k.shape[1], *(n + extra for n in sizes)))
    for place, tap in product(np.ndindex(*x.shape[2:]), np.ndindex(*k.shape[2:])):
        at = tuple(p * stride + t * dilation for p, t in zip(place, tap, strict=True))
        y[(..., *at)] += x[(..., *place)] @ k[(..., *tap)]
    return y[(..., *(slice(padding, n - padding) for n in y.shape[-rank:]))]


def grouped(x: Any, k: Any, **how: int) -> Any:
    return np.stack([convolve(x[:, n], k[n], **how) for n in range(len(k))], axis=1)


def depthwise(x: Any, k: Any, **how: int) -> Any:
    return np.concatenate([convolve(x[:, n : n + 1], k[n][None, None], **how) for n in range(len(k))], axis=1)


def of_two(x: Any, k: Any) -> Any:
    """With rows two apart, and so many zeros above and below that the height stays."""
    spaced = np.zeros((*k.shape[:2], 5, 2))
    spaced[:, :, ::2] = k
    return convolve(np.pad(x, [(0, 0), (0, 0), (2, 2), (0, 0)]), spaced)


def for_images(y: Any, like: Any, linear: Any) -> Any:
    """The transpose of a linear function: each element is a product with its value on a basis."""
    units = np.eye(like.size).reshape(-1, *like.shape)
    return np.array([np.sum(linear(unit) * y) for unit in units]).reshape(like.shape)


G_MOVES, D_MOVES = Moves(2, 1), Moves((2, 1), 1, 2)
G_Y = made(Other, Batch, Filter, Frame, Line, sizes=(2, 2, 3, 3, 3))
D_Y = made(Batch, Channel, Frame, Line, sizes=(2, 2, 2, 4))


def of_groups(x: Any, k: Any) -> Any:
    return grouped(x, k, stride=2, padding=1)


def of_channels(x: Any, k: Any) -> Any:
    return depthwise(x, k, padding=1, dilation=2)[:, :, ::2]


CASES = [
    Case(ConvolveInto(Frame, Line, stride=2, padding=1), (X, K), lambda x, k: convolve(x, k, 2, 1)),
    Case(ConvolveInto(Height, Line, padding=(2, 0), dilation=(2, 1)), (X, K), of_two),
    Case(
        ConvolveInto(Frame, stride=2, padding=1, dilation=2),
        (real(Channel, Height), real(Filter, Channel, Sized)),
        lambda x, k: convolve(x[None], k, 2, 1, 2)[0],
    ),
    Case(ConvolveInto(Dot, Frame, Line, stride=2, padding=1), (VOLUME, CUBE), lambda x, k: convolve(x, k, 2, 1)),
    Case(Convolve3D(), (VOLUME, CUBE), convolve),
    Case(
        Convolve3DSame(),
        (VOLUME, CUBE),
        lambda x, k: convolve(np.pad(x, [(0, 0), (0, 0), (0, 1), (0, 1), (1, 1)]), k),
    ),
    Case(ConvolveInto(Frame, Line), (X, real(Channel, Channel, Window, Window)), convolve),
    Case(ConvolveGrouped(Frame, Line, stride=2, padding=1), (GROUPS, PARTS), of_groups),
    Case(ConvolveDepthwise(Frame, Line, stride=(2, 1), padding=1, dilation=2), (X, WINDOWS), of_channels),
    Case(
        ConvolveDepthwise(Frame),
        (real(Channel, Height), real(Channel, Window)),
        lambda x, k: depthwise(x[None], k)[0],
    ),
    Case(
        ConvolveTransposed(Frame, Line, stride=2, padding=1, extra=1),
        (X, real(Channel, Filter, Sized, Window)),
        lambda x, k: transposed(x, k, 2, 1, 1),
    ),
    Case(
        ConvolveTransposed(Frame, stride=3, dilation=2),
        (real(Channel, Height), real(Channel, Filter, Window)),
        lambda x, k: transposed(x[None], k, 3, dilation=2)[0],
    ),
    Case(
        ConvolveTransposed(Dot, Frame, Line, stride=2),
        (VOLUME, made(Channel, Filter, Window, Window, Window, sizes=(2, 2, 2, 2, 2))),
        lambda x, k: transposed(x, k, 2),
    ),
    Case(
        ConvolutionInput(G_MOVES),
        (PARTS, GROUPS, G_Y),
        lambda k, like, y: for_images(y, like, lambda x: of_groups(x, k)),
    ),
    Case(
        ConvolutionKernel(G_MOVES),
        (PARTS, GROUPS, G_Y),
        lambda like, x, y: for_images(y, like, lambda k: of_groups(x, k)),
    ),
    Case(
        ConvolutionInput(D_MOVES),
        (WINDOWS, X, D_Y),
        lambda k, like, y: for_images(y, like, lambda x: of_channels(x, k)),
    ),
    Case(
        ConvolutionKernel(D_MOVES),
        (WINDOWS, X, D_Y),
        lambda like, x, y: for_images(y, like, lambda k: of_channels(x, k)),
    ),
]

REFUSALS = [
    Refusal(
        ConvolveInto(Frame, Line), (real(Batch, Height, Width, Channel), K), "needs as many axes *K (Sized, Window)"
    ),
    Refusal(ConvolveInto(Frame), (X, K), "needs as many axes *P (Frame) as *S (Height, Width)"),
    Refusal(ConvolveInto(Frame, Line), (real(Batch, Other, Height, Width), K), "needs"),
    Refusal(ConvolveInto(Frame, Line), (X, integers(Filter, below=3)), "needs"),
    Refusal(ConvolveGrouped(Frame, Line), (real(Other, Channel, Height, Width), PARTS), "needs"),
    Refusal(ConvolveDepthwise(Frame, Line), (real(Batch, Height, Width, Channel), WINDOWS), "needs as many axes *K"),
    Refusal(ConvolveTransposed(Frame, Line), (real(Batch, Height, Width, Filter), K), "needs as many axes"),
    Refusal(Convolve3D(), (X, CUBE), "needs"),
    Refusal(Convolve3DSame(), (real(Batch, Channel, Row, Column), CUBE), "needs"),
    Refusal(ConvolutionInput(), (PARTS, real(Height, Width), G_Y), "needs"),
    Refusal(ConvolutionKernel(), (PARTS, real(Height, Width), G_Y), "needs"),
    Refusal(ConvolutionInput(), (WINDOWS, real(Height, Width), D_Y), "needs"),
    Refusal(ConvolutionKernel(), (WINDOWS, real(Height, Width), D_Y), "needs"),
]
