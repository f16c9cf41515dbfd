"""Convolutional layers: a kernel whose windows move over the last axes, and a bias for each channel of the result.

There is one implementation, :class:`Conv`. The classes below it give its labels names and types: for one, two and
three axes, for dense, grouped, depthwise and transposed kernels, and for results with derived labels. Any axes may
precede the channels. Result axes may equal the operand's:
``Conv2DInto(Grey, Feature, Window, Window, Height, Width, padding="same")`` keeps the size and the labels of an image.
"""

# mypy: no-warn-return-any

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Generic, Literal, NamedTuple, TypedDict, TypeVar, Unpack

import numpy as np

from typedtensor.core.axes import D, G, H, K, L, M, N, P, Q, R, S, Strided, T, U, V, Valid, W, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, Values, draw_parameter, each_alone, he_normal, zeros
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.ops import (
    Convolve2D,
    Convolve2DSame,
    Convolve2DStrided,
    ConvolveDepthwise,
    ConvolveGrouped,
    ConvolveInto,
    ConvolveTransposed,
    PolyOp,
)
from typedtensor.ops.library.windows.convolution import Number

X = TypeVar("X", bound=AnyTensor)
B = TypeVar("B", bound=AnyTensor)
Operation = TypeVar("Operation", bound=PolyOp)
I = TypeVar("I", bound=Number)  # noqa: E741


class Drawing(TypedDict, total=False):
    """The options of all convolutions, as in :class:`Conv1DInto`."""

    bias: bool
    initializer: Initializer
    seed: Seed
    dtype: Any


class Moving(Drawing, Generic[I], total=False):
    """The options of convolutions with named result axes, as in :class:`Conv1DInto`."""

    stride: I
    padding: I | Literal["same", "causal"]
    dilation: I


class Spreading(Drawing, Generic[I], total=False):
    """The options of transposed convolutions, as in :class:`ConvTransposed1D`."""

    stride: I
    padding: I
    extra: I
    dilation: I


class Arrangement(NamedTuple):
    """The channels of a kind of convolution.

    Attributes:
        operation: makes the operation, of the labels of the result and numbers.
        order: the channels in the order of the kernel, as places among those given to the layer.
        outputs: the place of the outputs in the kernel; before them are groups or inputs.
    """

    operation: Callable[..., PolyOp]
    order: tuple[int, ...]
    outputs: int

    @property
    def is_grouped(self) -> bool:
        """Whether the first channels are groups, each with its own kernel."""
        return len(self.order) == 3


DENSE = Arrangement(ConvolveInto, (1, 0), 0)
GROUPED = Arrangement(ConvolveGrouped, (0, 2, 1), 1)
DEPTHWISE = Arrangement(ConvolveDepthwise, (0,), 0)
TRANSPOSED = Arrangement(ConvolveTransposed, (0, 1), 1)


class Conv(Shown, Generic[X, B, Operation], shows=("_labels",)):
    """What all convolutions are: a kernel of type X, a bias of type B, and the operation that moves the windows.

    Options are those of :class:`Conv1DInto`. A kernel has the outputs, the inputs and the window, a transposed one the
    inputs first; the bias is along the outputs. Groups are before both.
    """

    kernel: Param[X]
    bias: OptionalParameter[B] = OptionalParameter("bias=False")
    convolve: Operation

    def _make(
        self,
        kind: Arrangement,
        channels: tuple[Any, ...],
        window: tuple[Any, ...],
        *to: Any,
        operation: Callable[..., Any] | None = None,
        bias: bool = True,
        initializer: Initializer = he_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
        **moves: Any,
    ) -> None:
        ordered = [channels[place] for place in kind.order]
        draw: Initializer = functools.partial(_outputs_last, initializer, kind.outputs - kind.is_grouped)
        draw = each_alone(draw) if kind.is_grouped else draw
        convolve: Any = (operation or kind.operation)(*to, **moves)
        self.kernel = draw_parameter((*ordered, *window), draw, seed, dtype)
        self.bias = None
        if bias:
            axes = (ordered[0],) * kind.is_grouped + (ordered[kind.outputs],)
            self.bias = draw_parameter(axes, zeros, dtype=dtype)
        self.convolve = convolve
        self._labels = tuple(map(label_of, (*channels, *window, *to)))

    def _convolved(self, x: Any) -> Any:
        convolve: Any = self.convolve  # labels known only at run time
        y = convolve(x, self.kernel)
        bias = self.__dict__["bias"]
        return y if bias is None else y + bias.expand_like(y)


def _outputs_last(
    initializer: Initializer, place: int, shape: tuple[int, ...], generator: np.random.Generator
) -> Values:
    """Draw a kernel with its outputs at a place; initializers expect them last."""
    inner = (*shape[:place], *shape[place + 1 :], shape[place])
    return np.moveaxis(initializer(inner, generator), -1, place)


class Conv2D(Conv[Tensor[V, U, K, L], Tensor[V], Convolve2D], Generic[U, V, K, L]):
    """A convolution at all positions where the window lies inside: ``*N U H W -> *N V Valid[H, K] Valid[W, L]``.

    ``Rename2D(Row, Column)`` after it relabels the last two axes. Options are those of :class:`Conv1DInto` without
    numbers.

    See also: ``torch.nn.Conv2d``, ``equinox.nn.Conv2d``, :class:`typedtensor.ops.Convolve2D`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Window(Axis, size=5): ...
    >>> class Feature(Axis, size=10): ...
    >>> Input(Tensor[Grey, Height, Width]) >> Conv2D(Grey, Feature, Window, Window, bias=False)
    Convolve2D(): Tensor[Feature, Valid[Height, Window], Valid[Width, Window]]
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        /,
        **options: Unpack[Drawing],
    ) -> None:
        self._make(DENSE, (inputs, outputs), (height, width), operation=Convolve2D, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, Valid[H, K], Valid[W, L]]]:
        return self._convolved(x)


class Conv2DSame(Conv[Tensor[V, U, K, L], Tensor[V], Convolve2DSame], Generic[U, V, K, L]):
    """A convolution with zeros around the image, which keeps its axes: ``*N U H W -> *N V H W``.

    Options are those of :class:`Conv1DInto` without numbers.

    See also: ``torch.nn.Conv2d(padding="same")``, :class:`typedtensor.ops.Convolve2DSame`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        /,
        **options: Unpack[Drawing],
    ) -> None:
        self._make(DENSE, (inputs, outputs), (height, width), operation=Convolve2DSame, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, H, W]]:
        return self._convolved(x)


class Conv2DStrided(Conv[Tensor[V, U, K, L], Tensor[V], Convolve2DStrided[S, T]], Generic[U, V, K, L, S, T]):
    """A convolution with strides: ``*N U H W -> *N V Strided[H, K, S] Strided[W, L, T]``.

    The strides down and across are labels whose sizes they are. Options are those of :class:`Conv1DInto` without
    numbers.

    See also: ``torch.nn.Conv2d(stride=…)``, :class:`typedtensor.ops.Convolve2DStrided`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        down: type[S] | S,
        across: type[T] | T,
        /,
        **options: Unpack[Drawing],
    ) -> None:
        labels = down, across
        self._make(DENSE, (inputs, outputs), (height, width), *labels, operation=Convolve2DStrided, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, Strided[H, K, S], Strided[W, L, T]]]:
        return self._convolved(x)


class Conv1DInto(Conv[Tensor[V, U, K], Tensor[V], ConvolveInto[P]], Generic[U, V, K, P]):
    """A convolution over one axis: ``*N U T -> *N V P``.

    Channels and windows are labels that declare their sizes, or sized axes. In two and three dimensions, numbers are
    for all axes, or a tuple has one for each.

    Args:
        inputs: the channels of the input.
        outputs: the channels of the result.
        window: the window.
        to: the axis of the result, whose size follows.
        stride: the distance between windows; 1.
        padding: the number of zeros at each end, 0; or as many as yield a window for each position, "same" around it,
            "causal" before it, of which a stride takes every so many.
        dilation: the distance between the elements under a window; 1.
        bias: whether a bias is added to each channel; True.
        initializer: draws the kernel, that of each group as if it stood alone; :func:`he_normal`. The bias starts at
            zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters; float32.

    Attributes:
        kernel: ``Tensor[V, U, K]``.
        bias: ``Tensor[V]``; ``hasattr(layer, "bias")`` says whether there is one.

    Raises:
        SizeError: when a label has no size, or a number is out of range.

    See also: ``torch.nn.Conv1d``, :class:`typedtensor.ops.ConvolveInto`.

    >>> from typedtensor import Axis, Input
    >>> class Sound(Axis, size=1): ...
    >>> class Sample(Axis, size=100): ...
    >>> class Window(Axis, size=9): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Frame(Axis, size=25): ...
    >>> layer = Conv1DInto(Sound, Feature, Window, Frame, stride=4, padding=4)
    >>> (Input(Tensor[Sound, Sample]) >> layer).tensor_type
    Tensor[Feature, Frame]
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        window: type[K] | K,
        to: type[P],
        /,
        **options: Unpack[Moving[int]],
    ) -> None:
        self._make(DENSE, (inputs, outputs), (window,), to, **options)

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, V, P]]:
        return self._convolved(x)


class Conv2DInto(Conv[Tensor[V, U, K, L], Tensor[V], ConvolveInto[P, Q]], Generic[U, V, K, L, P, Q]):
    """A convolution over two axes: ``*N U H W -> *N V P Q``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv2d``, :class:`typedtensor.ops.ConvolveInto`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Window(Axis, size=3): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Row(Axis, size=14): ...
    >>> class Column(Axis, size=14): ...
    >>> layer = Conv2DInto(Grey, Feature, Window, Window, Row, Column, stride=2, padding="same")
    >>> (Input(Tensor[Grey, Height, Width]) >> layer).tensor_type
    Tensor[Feature, Row, Column]
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(DENSE, (inputs, outputs), (height, width), row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, P, Q]]:
        return self._convolved(x)


class Conv3DInto(Conv[Tensor[V, U, K, L, M], Tensor[V], ConvolveInto[P, Q, R]], Generic[U, V, K, L, M, P, Q, R]):
    """A convolution over three axes: ``*N U D H W -> *N V P Q R``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv3d``, :class:`typedtensor.ops.ConvolveInto`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(DENSE, (inputs, outputs), (depth, height, width), plane, row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, V, P, Q, R]]:
        return self._convolved(x)


class Grouped1D(Conv[Tensor[G, V, U, K], Tensor[G, V], ConvolveGrouped[P]], Generic[G, U, V, K, P]):
    """A convolution of each group of channels over one axis: ``*N G U T -> *N G V P``.

    Channels are split into groups by ``x.split(Channel, Group, Part)``, and merged by
    ``y.merge(Group, Part, Channel)``. Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv1d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.

    >>> from typedtensor import Axis, Input
    >>> class Group(Axis, size=2): ...
    >>> class Part(Axis, size=3): ...
    >>> class Wide(Axis, size=4): ...
    >>> class Window(Axis, size=5): ...
    >>> class Time(Axis): ...
    >>> layer = Grouped1D(Group, Part, Wide, Window, Time, padding=2)
    >>> (Input(Tensor[Group, Part, Time]) >> layer).tensor_type
    Tensor[Group, Wide, Time]
    """

    def __init__(
        self,
        groups: type[G] | G,
        inputs: type[U] | U,
        outputs: type[V] | V,
        window: type[K] | K,
        to: type[P],
        /,
        **options: Unpack[Moving[int]],
    ) -> None:
        self._make(GROUPED, (groups, inputs, outputs), (window,), to, **options)

    def __call__(self, x: Expr[Tensor[*N, G, U, T]], /) -> Expr[Tensor[*N, G, V, P]]:
        return self._convolved(x)


class Grouped2D(Conv[Tensor[G, V, U, K, L], Tensor[G, V], ConvolveGrouped[P, Q]], Generic[G, U, V, K, L, P, Q]):
    """A convolution of each group of channels over two axes: ``*N G U H W -> *N G V P Q``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv2d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.
    """

    def __init__(
        self,
        groups: type[G] | G,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(GROUPED, (groups, inputs, outputs), (height, width), row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, G, U, H, W]], /) -> Expr[Tensor[*N, G, V, P, Q]]:
        return self._convolved(x)


class Grouped3D(
    Conv[Tensor[G, V, U, K, L, M], Tensor[G, V], ConvolveGrouped[P, Q, R]], Generic[G, U, V, K, L, M, P, Q, R]
):
    """A convolution of each group of channels over three axes: ``*N G U D H W -> *N G V P Q R``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv3d(groups=…)``, :class:`typedtensor.ops.ConvolveGrouped`.
    """

    def __init__(
        self,
        groups: type[G] | G,
        inputs: type[U] | U,
        outputs: type[V] | V,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(GROUPED, (groups, inputs, outputs), (depth, height, width), plane, row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, G, U, D, H, W]], /) -> Expr[Tensor[*N, G, V, P, Q, R]]:
        return self._convolved(x)


class Depthwise1D(Conv[Tensor[U, K], Tensor[U], ConvolveDepthwise[P]], Generic[U, K, P]):
    """A convolution of each channel over one axis: ``*N U T -> *N U P``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv1d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.
    """

    def __init__(
        self, channels: type[U] | U, window: type[K] | K, to: type[P], /, **options: Unpack[Moving[int]]
    ) -> None:
        self._make(DEPTHWISE, (channels,), (window,), to, **options)

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, U, P]]:
        return self._convolved(x)


class Depthwise2D(Conv[Tensor[U, K, L], Tensor[U], ConvolveDepthwise[P, Q]], Generic[U, K, L, P, Q]):
    """A convolution of each channel over two axes: ``*N U H W -> *N U P Q``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv2d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.

    >>> from typedtensor import Axis, Input
    >>> class Height(Axis, size=28): ...
    >>> class Width(Axis, size=28): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Window(Axis, size=3): ...
    >>> layer = Depthwise2D(Feature, Window, Window, Height, Width, padding=1)
    >>> (Input(Tensor[Feature, Height, Width]) >> layer).tensor_type
    Tensor[Feature, Height, Width]
    """

    def __init__(
        self,
        channels: type[U] | U,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(DEPTHWISE, (channels,), (height, width), row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, U, P, Q]]:
        return self._convolved(x)


class Depthwise3D(Conv[Tensor[U, K, L, M], Tensor[U], ConvolveDepthwise[P, Q, R]], Generic[U, K, L, M, P, Q, R]):
    """A convolution of each channel over three axes: ``*N U D H W -> *N U P Q R``.

    Options are those of :class:`Conv1DInto`.

    See also: ``torch.nn.Conv3d(groups=channels)``, :class:`typedtensor.ops.ConvolveDepthwise`.
    """

    def __init__(
        self,
        channels: type[U] | U,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        **options: Unpack[Moving[Number]],
    ) -> None:
        self._make(DEPTHWISE, (channels,), (depth, height, width), plane, row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, U, P, Q, R]]:
        return self._convolved(x)


class ConvTransposed1D(Conv[Tensor[U, V, K], Tensor[V], ConvolveTransposed[P]], Generic[U, V, K, P]):
    """A transposed convolution over one axis: ``*N U T -> *N V P``.

    It is the transpose of the convolution with this window, stride, padding and dilation, and enlarges: a window of 2
    with a stride of 2 doubles an axis. Options are those of :class:`Conv1DInto`, but for these numbers.

    Args:
        stride: the distance between the places of neighbours.
        padding: how many elements are left out at each end.
        extra: how many more there are at the end; less than the stride.

    See also: ``torch.nn.ConvTranspose1d``, :class:`typedtensor.ops.ConvolveTransposed`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        window: type[K] | K,
        to: type[P],
        /,
        **options: Unpack[Spreading[int]],
    ) -> None:
        self._make(TRANSPOSED, (inputs, outputs), (window,), to, **options)

    def __call__(self, x: Expr[Tensor[*N, U, T]], /) -> Expr[Tensor[*N, V, P]]:
        return self._convolved(x)


class ConvTransposed2D(Conv[Tensor[U, V, K, L], Tensor[V], ConvolveTransposed[P, Q]], Generic[U, V, K, L, P, Q]):
    """A transposed convolution over two axes: ``*N U H W -> *N V P Q``.

    Options are those of :class:`ConvTransposed1D`.

    See also: ``torch.nn.ConvTranspose2d``, :class:`typedtensor.ops.ConvolveTransposed`.

    >>> from typedtensor import Axis, Input
    >>> class Row(Axis, size=7): ...
    >>> class Column(Axis, size=7): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Grey(Axis, size=1): ...
    >>> class Two(Axis, size=2): ...
    >>> class Height(Axis, size=14): ...
    >>> class Width(Axis, size=14): ...
    >>> layer = ConvTransposed2D(Feature, Grey, Two, Two, Height, Width, stride=2)
    >>> (Input(Tensor[Feature, Row, Column]) >> layer).tensor_type
    Tensor[Grey, Height, Width]
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        height: type[K] | K,
        width: type[L] | L,
        row: type[P],
        column: type[Q],
        /,
        **options: Unpack[Spreading[Number]],
    ) -> None:
        self._make(TRANSPOSED, (inputs, outputs), (height, width), row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]], /) -> Expr[Tensor[*N, V, P, Q]]:
        return self._convolved(x)


class ConvTransposed3D(
    Conv[Tensor[U, V, K, L, M], Tensor[V], ConvolveTransposed[P, Q, R]], Generic[U, V, K, L, M, P, Q, R]
):
    """A transposed convolution over three axes: ``*N U D H W -> *N V P Q R``.

    Options are those of :class:`ConvTransposed1D`.

    See also: ``torch.nn.ConvTranspose3d``, :class:`typedtensor.ops.ConvolveTransposed`.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        outputs: type[V] | V,
        depth: type[K] | K,
        height: type[L] | L,
        width: type[M] | M,
        plane: type[P],
        row: type[Q],
        column: type[R],
        /,
        **options: Unpack[Spreading[Number]],
    ) -> None:
        self._make(TRANSPOSED, (inputs, outputs), (depth, height, width), plane, row, column, **options)

    def __call__(self, x: Expr[Tensor[*N, U, D, H, W]], /) -> Expr[Tensor[*N, V, P, Q, R]]:
        return self._convolved(x)
