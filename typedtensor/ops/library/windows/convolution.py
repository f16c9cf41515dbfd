"""Convolutions: windows that move over the last axes, each multiplied with every kernel.

As usual in deep learning, these are cross-correlations: the kernel is not flipped. An image has the axes ``*N C H W``:
channels, height and width, under any labels, and any axes before them. A kernel has ``O C K L``: for each channel of
the output a window over all channels of the input. Kernels may be square: ``O C K K``.

Those with named result axes have stride, padding and dilation, over as many axes as the kernel has beside its channels.
The sizes of the named axes are computed and checked against declared ones. Groups of channels are a separate axis:
``x.split(Channel, Group(4), Part)`` forms the groups. A depthwise convolution has a window for each channel.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from typedtensor.backends.convolution import correlate, spread, weigh
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.base.options import as_whole
from typedtensor.core.axes import Strided, U, V, Valid, declared_size, label_name, size_of  # noqa: F401  # labels named in rules
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import P, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Namespace, Operand, TensorType, apart
from typedtensor.ops.core.fitting import naming_labels, require_declared, require_fit
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import no_window, window_count, window_reach

__all__ = ["ConvolutionInput", "ConvolutionKernel", "Convolve1D", "Convolve1DSame", "Convolve2D", "Convolve2DSame"]
__all__ += ["Convolve2DStrided", "Convolve3D", "Convolve3DSame", "ConvolveDepthwise", "ConvolveGrouped"]
__all__ += ["ConvolveInto", "ConvolveTransposed", "conv1d", "conv2d", "conv3d"]


Number = int | tuple[int, ...]
"""A number for each spatial axis, or one for all of them."""

Padding = Number | Literal["same", "causal"]
"""The number of zeros at each end; or a word, for as many as make one window for each position, around or before it."""


@dataclass(frozen=True, slots=True)
class Moves:
    """The strides of a convolution's windows, with a number for each spatial axis, or one for all.

    Attributes:
        stride: the distance between windows.
        padding: the number of zeros at each end; or as many as make one window for each position: around it ("same",
            where an even window has one more after it) or before it ("causal"). A stride takes every so many of them.
        dilation: the distance between the elements under a window.

    Raises:
        SizeError: when a stride or a dilation is below 1, or a padding is negative or another word.
    """

    stride: Number = 1
    padding: Padding = 0
    dilation: Number = 1

    def __post_init__(self) -> None:
        for name, least in (("stride", 1), ("padding", 0), ("dilation", 1)):
            number = getattr(self, name)
            if name == "padding" and number in ("same", "causal"):
                continue
            given = number if isinstance(number, tuple) else (number,)
            numbers = [n for n in map(as_whole, given) if n is not None]
            if len(numbers) < len(given):
                words = ', "same" or "causal"' if name == "padding" else ""
                raise SizeError(
                    f"the {name} of a convolution must be a whole number or a tuple of them{words}, not {number!r}"
                )
            if min(numbers, default=least) < least:
                raise SizeError(f"the {name} of a convolution must be at least {least}, not {min(numbers)}")
            object.__setattr__(self, name, tuple(numbers) if isinstance(number, tuple) else numbers[0])

    def check_rank(self, rank: int, title: str) -> None:
        """Check that there are numbers for ``rank`` axes. Raises :class:`SizeError` when there are not."""
        for name in ("stride", "padding", "dilation"):
            number = getattr(self, name)
            if isinstance(number, tuple) and len(number) != rank:
                raise SizeError(f"{title} runs over {rank} axes, but {name}={number} has {len(number)} numbers")

    def of(self, window: Iterable[int], groups: int = 1) -> Geometry:
        """The geometry of windows of a size. Raises :class:`SizeError` when a window is empty and needs padding."""
        window = tuple(window)
        rank = len(window)
        stride, dilation = spelt(self.stride, rank), spelt(self.dilation, rank)
        if not isinstance(self.padding, str):
            around = spelt(self.padding, rank)
            return Geometry(stride, around, around, dilation, groups)
        if min(window) < 1:
            raise SizeError(f"the window of a padded convolution must be at least 1, not {min(window)}")
        whole = [(n - 1) * step for n, step in zip(window, dilation, strict=True)]
        before = tuple(n // 2 if self.padding == "same" else n for n in whole)
        return Geometry(stride, before, tuple(n - a for n, a in zip(whole, before, strict=True)), dilation, groups)


def spelt(number: Number, rank: int) -> Sizes:
    """A number for each axis."""
    return number if isinstance(number, tuple) else (number,) * rank


VALID = Moves()
SAME = Moves(padding="same")


@dataclass(frozen=True, slots=True)
class Channels:
    """The channel axes of a convolution's operands.

    A kernel has axes of groups, if any, then the channels of the output and of the input: ``O C``, ``G O C``. A
    depthwise one has the channels ``C`` alone.

    Attributes:
        groups: the number of axes of groups, which images have as well.
        depthwise: whether each channel has a window of its own.
        rank: the number of spatial axes.
    """

    groups: int
    depthwise: bool
    rank: int

    def kernel(self, xp: Namespace, k: Array) -> Array:
        """A kernel in the form of primitives: ``(O, C / G, *K)``."""
        inputs = 1 if self.depthwise else k.shape[self.groups + 1]
        return xp.reshape(k, (math.prod(k.shape[: self.groups + 1]), inputs, *k.shape[-self.rank :]))

    def parts(self, k: Array) -> int:
        """The number of groups of channels."""
        return k.shape[0] if self.depthwise else math.prod(k.shape[: self.groups])

    def image(self, xp: Namespace, x: Array) -> Array:
        """An image with one channel axis."""
        if not self.groups:
            return x
        first, last = -self.rank - 1 - self.groups, -self.rank
        return xp.reshape(x, (*x.shape[:first], math.prod(x.shape[first:last]), *x.shape[last:]))


class OverChannels(PolyOp):
    """The base of convolutions and of their gradients, which are operations, too."""

    mixed = frozenset({"*K", "*P", "*S"})
    moves = VALID

    def channels(self, kernel: int, *operands: TensorType) -> Channels:
        """The channel axes, given which operand is the kernel.

        Raises :class:`SizeError` when it has no other axes, or there are numbers for others.
        """
        own = {str(place.item) for place in self.verdict(operands).places[kernel]} & {"G", "O", "C"}
        rank = len(operands[kernel].axes) - len(own)
        if rank < 1:
            raise SizeError(no_window(str(operands[kernel])))
        self.moves.check_rank(rank, self.title)
        return Channels(int("G" in own), "O" not in own, rank)


class Convolved(OverChannels, PolyOp2[*P]):
    """The base of all convolutions."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        channels = self.channels(1, x1, x2)
        leading = len(x1.axes) - channels.rank - 1

        def kernel(xp: Namespace, x: Array, k: Array) -> Array:
            whole = channels.kernel(xp, k)
            y = correlate(xp, channels.image(xp, x), whole, self.moves.of(whole.shape[2:], channels.parts(k)))
            return xp.reshape(y, (*x.shape[:leading], k.shape[channels.groups], *y.shape[-channels.rank :]))

        return naming_labels(self, (x1, x2), kernel)

    @apart("G", "C", "O")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ConvolutionInput(self.moves)(x2, x1, dy)

    @apart("G", "C", "O")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ConvolutionKernel(self.moves)(x2, x1, dy)


class Convolution(Convolved[*P], family="*N C *S, O C *K -> *N O *P"):
    """The base of convolutions over all channels."""


class Convolve1D(Convolution, rule="*N C T, O C K -> *N O Valid[T, K]", linear="along"):
    """``y[o, t] = Σ x[c, t + k] kernel[o, c, k]`` at all positions where the window lies inside.

    Raises:
        SizeError: when the window is larger than the axis.

    See also: ``torch.nn.functional.conv1d``, ``jax.lax.conv``.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Time(Axis): ...
    >>> class Lag(Axis): ...
    >>> class Out(Axis): ...
    >>> differences = Tensor[Out, Channel, Lag]([[[-1.0, 1.0]]])
    >>> Convolve1D()(Tensor[Channel, Time]([[1.0, 4.0, 9.0, 16.0]]), differences)
    Tensor[Out=1, Valid[Time, Lag]=3]([[3., 5., 7.]])
    """


class Convolve1DSame(Convolution, rule="*N C T, O C K -> *N O T", linear="along"):
    """:class:`Convolve1D` with ``x`` padded by zeros, so that the result has as many positions.

    Of an even window the larger half looks ahead.

    See also: ``torch.nn.functional.conv1d(padding="same")``, ``jax.lax.conv(padding="SAME")``.
    """

    moves = SAME


class Convolve2D(Convolution, rule="*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]", linear="along"):
    """``y[o, p, q] = Σ x[c, p + i, q + j] kernel[o, c, i, j]`` at all positions where the window lies inside.

    The result has the axes ``Valid[H, K]`` and ``Valid[W, L]``; :class:`Rename2D` gives them other labels, of that
    size. In NumPy the result is laid out with the batch innermost, see :mod:`typedtensor.backends.convolution_numpy`.

    Raises:
        SizeError: when the window is larger than the image.

    See also: ``torch.nn.functional.conv2d``, ``jax.lax.conv``, ``scipy.signal.correlate2d(mode="valid")``.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> class Window(Axis): ...
    >>> class Out(Axis): ...
    >>> image = Tensor[Channel, Height, Width]([[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]])
    >>> Convolve2D()(image, Tensor[Out, Channel, Window, Window]([[[[1.0, 1.0], [1.0, 1.0]]]]))
    Tensor[Out=1, Valid[Height, Window]=1, Valid[Width, Window]=2]([[[12., 16.]]])
    """


class Convolve2DSame(Convolution, rule="*N C H W, O C K L -> *N O H W", linear="along"):
    """:class:`Convolve2D` with ``x`` padded by zeros, so that the result has as many positions.

    Of an even window the larger half looks ahead.

    See also: ``torch.nn.functional.conv2d(padding="same")``, ``jax.lax.conv(padding="SAME")``.
    """

    moves = SAME


class Convolve2DStrided(
    Convolution[U, V], rule="*N C H W, O C K L -> *N O Strided[H, K, U] Strided[W, L, V]", linear="along"
):
    """The convolution at every ``|U|``-th position along the height, every ``|V|``-th along the width.

    Args:
        down: the stride along the height: a label that declares its size, or a sized axis.
        across: the stride along the width.

    Raises:
        SizeError: when a stride has no size, or when the window is larger than the image.

    See also: ``torch.nn.functional.conv2d(stride=…)``, ``jax.lax.conv(window_strides=…)``.
    """

    def __init__(self, down: type[U] | U, across: type[V] | V, /) -> None:
        super().__init__(down, across)
        self.moves = Moves((size_of(down), size_of(across)))


class Convolve3D(Convolution, rule="*N C D H W, O C K L M -> *N O Valid[D, K] Valid[H, L] Valid[W, M]", linear="along"):
    """:class:`Convolve2D` over three axes: depth, height and width, or time, height and width.

    Raises:
        SizeError: when the window is larger than the volume.

    See also: ``torch.nn.functional.conv3d``, ``jax.lax.conv``.
    """


class Convolve3DSame(Convolution, rule="*N C D H W, O C K L M -> *N O D H W", linear="along"):
    """:class:`Convolve3D` with ``x`` padded by zeros, so that the result has as many positions.

    Of an even window the larger half looks ahead.

    See also: ``torch.nn.functional.conv3d(padding="same")``, ``jax.lax.conv(padding="SAME")``.
    """

    moves = SAME


class Gradient(OverChannels, PolyOp3):
    """The base of operations with the geometry of a convolution's windows, of which the first operand is the kernel."""

    of_gradients = True

    def __init__(self, moves: Moves = VALID, /) -> None:
        super().__init__()
        self.moves = moves

    def ground(self, *operands: TensorType) -> Kernel:
        return naming_labels(self, operands, partial(self.forward_over, self.channels(0, *operands)))

    @abstractmethod
    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        """Compute the result."""

    def geometry(self, x: Array, k: Array, y: Array, groups: int) -> Geometry:
        """The windows over ``x``, one for each element of ``y``; all arrays are in the form of primitives.

        Raises :class:`SizeError` when there are more or fewer.
        """
        window = tuple(k.shape[2:])
        geometry = self.moves.of(window, groups)
        count = geometry.windows(x.shape[-len(window) :], window).count
        require_fit(self, 2, y.shape[-len(window) :], count, "one element for each window")
        return geometry

    def convolved(self, x: Operand, k: Operand, operands: Sequence[Operand]) -> Operand:
        """The convolution of ``x`` with ``k``, with the labels of the last of the operands."""
        channels = self.channels(0, *(each.tensor_type for each in operands))
        form = ConvolveDepthwise if channels.depthwise else ConvolveGrouped if channels.groups else ConvolveInto
        return into(form, operands[-1].axes[-channels.rank :], self.moves)(x, k)


class ConvolutionInput(
    Gradient,
    rule="O C *K, k *N C *S, *N O *P -> *N C *S where *S as many as *K, *P as many as *K; "
    "G O C *K, k *N G C *S, *N G O *P -> *N G C *S where *S as many as *K, *P as many as *K; "
    "C *K, k *N C *S, *N C *P -> *N C *S where *S as many as *K, *P as many as *K",
):
    """``x[c, p s + i] = Σ x3[o, p] x1[o, c, i]``, with the sizes of ``x2``: the gradient for the image.

    Kernels are those of all channels, of groups, or of each channel.

    See also: ``torch.nn.functional.conv_transpose2d``, ``jax.lax.conv_transpose``.
    """

    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        k, like, y = channels.kernel(xp, x1), channels.image(xp, x2), channels.image(xp, x3)
        geometry = self.geometry(like, k, y, channels.parts(x1))
        return xp.reshape(spread(xp, k, tuple(like.shape[-channels.rank :]), y, geometry), x2.shape)

    @apart("G", "C", "O")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionKernel(self.moves)(x1, dy, x3)

    @apart("G", "C", "O")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.convolved(dy, x1, (x1, x2, x3))


class ConvolutionKernel(
    Gradient,
    rule="k O C *K, *N C *S, *N O *P -> O C *K where *S as many as *K, *P as many as *K; "
    "k G O C *K, *N G C *S, *N G O *P -> G O C *K where *S as many as *K, *P as many as *K; "
    "k C *K, *N C *S, *N C *P -> C *K where *S as many as *K, *P as many as *K",
):
    """``k[o, c, i] = Σ x3[o, p] x2[c, p s + i]``, with the sizes of ``x1``: the gradient for the kernel.

    See also: ``torch.nn.grad.conv2d_weight``.
    """

    def forward_over(self, channels: Channels, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        like, x, y = channels.kernel(xp, x1), channels.image(xp, x2), channels.image(xp, x3)
        geometry = self.geometry(x, like, y, channels.parts(x1))
        return xp.reshape(weigh(xp, tuple(like.shape[2:]), x, y, geometry), x1.shape)

    @apart("G", "C", "O")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ConvolutionInput(self.moves)(dy, x2, x3)

    @apart("G", "C", "O")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return self.convolved(x2, dy, (x1, x2, x3))


conv1d = Convolve1D()
conv2d = Convolve2D()
conv3d = Convolve3D()


class Named(Convolved[*P]):
    """A convolution with the labels of its result, and the numbers of :class:`ConvolveInto`."""

    def __init__(self, *to: type[Axis] | Axis, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> None:
        super().__init__(*to)
        self.moves = Moves(stride, padding, dilation)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        kernel = super().ground(x1, x2)
        require_sizes(self, x1, x2, self.moves, window_count)
        return held_to_labels(self, x1, kernel)


def into(form: type[Named[*P]], to: Sequence[Label], moves: Moves) -> Any:
    """A convolution with the labels of its result, given its moves."""
    return form(*to, stride=moves.stride, padding=moves.padding, dilation=moves.dilation)


class ConvolveInto(
    Named[*P],
    Convolution[*P],
    rule="*N C *S, O C *K -> *N O *P where *K as many as *S, *P as many as *S",
    linear="along",
):
    """``y[o, p] = Σ x[c, p s + i d] k[o, c, i]``, with zeros around ``x``, over any number of axes.

    Args:
        to: the spatial axes of the result; they may be those of ``x`` where the sizes stay.
        stride: the distance ``s`` between windows; a number for all axes, or one for each.
        padding: the number of zeros at each end; or as many as yield a window for each position, "same" around it,
            "causal" before it.
        dilation: the distance ``d`` between the elements under a window.

    Raises:
        SizeError: when a window does not fit, or an axis of the result has another size than it declares.

    See also: ``torch.nn.functional.conv2d(stride=…, padding=…, dilation=…)``, ``jax.lax.conv_general_dilated``.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Time(Axis): ...
    >>> class Lag(Axis): ...
    >>> class Out(Axis): ...
    >>> class Frame(Axis): ...
    >>> sums = Tensor[Out, Channel, Lag]([[[1.0, 1.0, 1.0]]])
    >>> ConvolveInto(Frame, stride=2, padding=1)(Tensor[Channel, Time]([[1.0, 2.0, 3.0, 4.0]]), sums)
    Tensor[Out=1, Frame=2]([[3., 9.]])
    """


class ConvolveGrouped(
    Named[*P], rule="*N G C *S, G O C *K -> *N G O *P where *K as many as *S, *P as many as *S", linear="along"
):
    """:class:`ConvolveInto` for each group of channels, with separate kernels.

    Its arguments are those of :class:`ConvolveInto`.

    See also: ``torch.nn.functional.conv2d(groups=…)``, ``jax.lax.conv_general_dilated(feature_group_count=…)``.
    """


class ConvolveDepthwise(
    Named[*P], rule="*N C *S, C *K -> *N C *P where *K as many as *S, *P as many as *S", linear="along"
):
    """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel.

    Its arguments are those of :class:`ConvolveInto`.

    See also: ``torch.nn.functional.conv2d(groups=channels)``.
    """


class ConvolveTransposed(
    OverChannels,
    PolyOp2[*P],
    rule="*N C *S, C O *K -> *N O *P where *K as many as *S, *P as many as *S",
    linear="along",
):
    """``y[o, p s + i d] = Σ x[c, p] k[c, o, i]``: the sum of all elements of ``x``, each spread by a kernel.

    It is the transpose of the convolution with the same kernel and numbers; ``padding`` is cut off the result.

    Args:
        to: the spatial axes of the result.
        stride: the distance between the places of neighbours; a number for all axes, or one for each.
        padding: how many elements are left out at each end.
        extra: how many more there are at the end; less than the stride.
        dilation: the distance between the elements of a kernel.

    Raises:
        SizeError: when nothing is left, or an axis of the result has another size than it declares.

    See also: ``torch.nn.functional.conv_transpose2d`` (``extra`` is ``output_padding``), ``jax.lax.conv_transpose``.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Time(Axis): ...
    >>> class Lag(Axis): ...
    >>> class Out(Axis): ...
    >>> class Sample(Axis): ...
    >>> twice = Tensor[Channel, Out, Lag]([[[1.0, 1.0]]])
    >>> ConvolveTransposed(Sample, stride=2)(Tensor[Channel, Time]([[3.0, 4.0]]), twice)
    Tensor[Out=1, Sample=4]([[3., 3., 4., 4.]])
    """

    def __init__(
        self, *to: type[Axis] | Axis, stride: Number = 1, padding: Number = 0, extra: Number = 0, dilation: Number = 1
    ) -> None:
        super().__init__(*to)
        if isinstance(padding, str):
            raise SizeError(
                f"the padding of a transposed convolution must be a whole number or a tuple, not {padding!r}"
            )
        self.moves, self.extra = Moves(stride, padding, dilation), extra
        for more, step in zip(spelt(extra, len(to)), spelt(stride, len(to)), strict=False):
            if not 0 <= more < step:
                raise SizeError(f"extra must be at least 0 and less than the stride of {step}, not {more}")

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        rank = self.channels(1, x1, x2).rank
        extra = spelt(self.extra, rank)
        require_sizes(self, x1, x2, self.moves, window_reach, extra)

        def kernel(xp: Namespace, x: Array, k: Array) -> Array:
            geometry, count = self.moves.of(k.shape[2:]), x.shape[-rank:]
            numbers = zip(count, k.shape[2:], geometry.stride, geometry.dilation, geometry.before, extra, strict=True)
            extent = tuple((n - 1) * s + (w - 1) * d + 1 - 2 * around + more for n, w, s, d, around, more in numbers)
            if min(extent) < 1 or not min(count):
                raise SizeError(
                    f"the result of {self.title} for {count} elements would have the size {extent}: an axis must have "
                    "at least one element"
                )
            return spread(xp, k, extent, x, geometry)

        return naming_labels(self, (x1, x2), held_to_labels(self, x1, kernel))

    @apart("C", "O")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return into(ConvolveInto, x1.axes[2 - len(x2.axes) :], self.moves)(dy, x2)

    @apart("C", "O")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ConvolutionKernel(self.moves)(x2, dy, x1)


def require_sizes(
    operation: PolyOp2,
    x: TensorType,
    k: TensorType,
    moves: Moves,
    follows: Callable[..., int | None],
    *more: Sequence[int],
) -> None:
    """Hold the axes of the result to the sizes that follow, where those of ``x`` and of the window are declared.

    Raises:
        SizeError: when one declares another size.
    """
    to, whole = operation.arguments["*P"], isinstance(moves.padding, str)
    padding = 0 if isinstance(moves.padding, str) else moves.padding
    numbers = [spelt(number, len(to)) for number in (moves.stride, padding, moves.dilation)]
    for label, axis, window, *each in zip(to, x.axes[-len(to) :], k.axes[-len(to) :], *numbers, *more, strict=True):
        size, width = declared_size(axis), declared_size(window)
        if size is not None and width is not None:
            require_declared(operation, label, follows(size, 1 if whole else width, *each))


def held_to_labels(operation: PolyOp2, x: TensorType, kernel: Kernel) -> Kernel:
    """A kernel whose result has, under labels that ``x`` has as well, those sizes.

    Raises :class:`SizeError` when it is another one.
    """
    to = operation.arguments["*P"]

    def held(xp: Namespace, *arrays: Array) -> Array:
        y = kernel(xp, *arrays)
        for label, size in zip(to, y.shape[-len(to) :], strict=True):
            wanted = arrays[0].shape[x.axes.index(label)] if label in x.axes else size
            if wanted != size:
                name = label_name(label)
                raise SizeError(f"{operation.title} gives {name} the size {size}, but {name} has the size {wanted}")
        return y

    return held
