"""Convolutions with named result axes, stride, padding and dilation.

They are over as many axes as the kernel has beside its channels. The sizes of the named axes are computed and checked
against declared ones. Groups of channels are a separate axis: ``x.split(Channel, Group(4), Part)`` forms the groups. A
depthwise convolution has a window for each channel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from typedtensor.backends.convolution import spread
from typedtensor.core.axes import declared_size, label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import P
from typedtensor.ops.core.family import Array, Axis, Kernel, Namespace, Operand, PolyOp2, TensorType, apart
from typedtensor.ops.core.fitting import naming_labels, require_declared
from typedtensor.ops.library.windows.convolution import (
    Convolution,
    ConvolutionKernel,
    ConvolutionOutput,
    Convolved,
    DepthwiseInput,
    DepthwiseKernel,
    GroupedInput,
    GroupedKernel,
)
from typedtensor.ops.library.windows.geometry import DENSE, DEPTHWISE, GROUPED, Moves, Number, Padding, spelt
from typedtensor.rules import window_count, window_reach

__all__ = ["ConvolveDepthwise", "ConvolveGrouped", "ConvolveInto", "ConvolveTransposed"]


class Named(Convolved[*P]):
    """A convolution with the labels of its result, and the numbers of :class:`ConvolveInto`."""

    def __init__(self, *to: type[Axis] | Axis, stride: Number = 1, padding: Padding = 0, dilation: Number = 1) -> None:
        super().__init__(*to)
        self.moves = Moves(stride, padding, dilation)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        kernel = super().ground(x1, x2)
        require_sizes(self, x1, x2, self.moves, window_count)
        return held_to_labels(self, x1, kernel)


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

    channels = GROUPED

    @apart("G", "C", "O")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return GroupedInput(self.moves)(x2, x1, dy)

    @apart("G", "C", "O")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return GroupedKernel(self.moves)(x2, x1, dy)


class ConvolveDepthwise(
    Named[*P], rule="*N C *S, C *K -> *N C *P where *K as many as *S, *P as many as *S", linear="along"
):
    """``y[c, p] = Σ x[c, p s + i d] k[c, i]``: a separate window for each channel.

    Its arguments are those of :class:`ConvolveInto`.

    See also: ``torch.nn.functional.conv2d(groups=channels)``.
    """

    channels = DEPTHWISE

    @apart("C")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return DepthwiseInput(self.moves)(x2, x1, dy)

    @apart("C")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return DepthwiseKernel(self.moves)(x2, x1, dy)


class ConvolveTransposed(
    PolyOp2[*P], rule="*N C *S, C O *K -> *N O *P where *K as many as *S, *P as many as *S", linear="along"
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

    mixed = frozenset({"*K", "*P", "*S"})

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
        rank = DENSE.rank(x2)
        self.moves.check_rank(rank, self.title)
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
        return ConvolutionOutput(self.moves)(x2, x1, dy)

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

    Raises:
        SizeError: when it is another one.
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
