"""``x.merge(A, B, C, W)``: more axes than two as one, and one as more, of which each application holds its rule."""

from typing import Any, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Tensor


class Batch(Axis): ...
class Channel(Axis, size=3): ...
class Height(Axis, size=4): ...
class Width(Axis, size=5): ...
class Pixel(Axis, size=60): ...
class Wrong(Axis, size=61): ...
class Patch(Axis): ...


N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


def accepted(x: Expr[Tensor[Batch, Channel, Height, Width]], y: Tensor[Batch, Pixel], z: Tensor[Pixel]) -> None:
    reveal_type(x.merge(Channel, Height, Width, Pixel))  # R: Expr[Tensor[Batch, Pixel]]
    reveal_type(x.merge(Batch, Channel, Height, Width, Patch))  # R: Expr[Tensor[Patch]]
    reveal_type(x.flatten(Channel, Height, Width))  # R: Expr[Tensor[Batch, Flat[Flat[Channel, Height], Width]]]
    flat = x.flatten(Channel, Height, Width)
    reveal_type(flat.unflatten(Channel, Height, Width))  # R: Expr[Tensor[Batch, Channel, Height, Width]]
    reveal_type(y.split(Pixel, Channel, Height, Width))  # R: Tensor[Batch, Channel, Height, Width]
    reveal_type(y.split(Pixel, Patch(3), Height, Width))  # R: Tensor[Batch, Patch, Height, Width]
    labels = (Channel, Height, Width)
    reveal_type(x.merge(*labels, Pixel))  # R: Expr[Tensor[Batch, Pixel]]


def generic(x: Expr[Tensor[*N, U, Height, Width]], axis: type[U]) -> None:
    reveal_type(x.merge(axis, Height, Width, Patch))  # R: Expr[Tensor[*N, Patch]]
    reveal_type(x.flatten(axis, Height, Width))  # R: Expr[Tensor[*N, Flat[Flat[U, Height], Width]]]


def refused(x: Expr[Tensor[Batch, Channel, Height, Width]], y: Tensor[Batch, Pixel]) -> None:
    x.merge(Channel, Height, Width, Wrong)
    # E: MergeAxes[Flat[Channel, Height], Width, Wrong] cannot be applied to Tensor[Batch, Flat[Channel, Height],
    #    Width]: its rule "t *A U V *B -> t *A W *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Wrong has size 61
    #    and |U| * |V| is 60 [axes]
    x.merge(Channel, Width, Height, Pixel)
    # E: Flatten[Channel, Width] cannot be applied to Tensor[Batch, Channel, Height, Width]: its rule "t *A U V *B -> t
    #    *A Flat[U, V] *B" needs U V (Channel, Width) side by side and in this order in the operand, which has (Batch,
    #    Channel, Height, Width); try operand.transpose(Batch, Channel, Width, Height) [axes]
    x.merge(Channel, Height, Width, Batch)
    # E: MergeAxes[Flat[Channel, Height], Width, Batch] cannot be applied to Tensor[Batch, Flat[Channel, Height],
    #    Width]: its rule "t *A U V *B -> t *A W *B where W not in *A *B" needs W (Batch) not to be among *A *B (Batch)
    #    [axes]
    x.flatten(Batch, Channel, Width)
    # E: Flatten[Flat[Batch, Channel], Width] cannot be applied to Tensor[Flat[Batch, Channel], Height, Width]: its rule
    #    "t *A U V *B -> t *A Flat[U, V] *B" needs U V (Flat[Batch, Channel], Width) side by side and in this order in
    #    the operand, which has (Flat[Batch, Channel], Height, Width); try operand.transpose(Flat[Batch, Channel],
    #    Width, Height) [axes]
    y.split(Pixel, Channel, Height, Height)
    # E: SplitAxis[Pixel, Flat[Channel, Height], Height] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A W *B
    #    -> t *A U V *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Pixel has size 60 and |U| * |V| is 48 [axes]
    y.split(Pixel, Patch(7), Height, Width)
    # E: SplitAxis[Pixel, Flat[Patch, Height], Width] cannot be made: its rule "t *A W *B -> t *A U V *B where |W| = |U|
    #    * |V|" needs |W| = |U| * |V|, but Pixel has size 60 and |U| * |V| is 140 [axes]
    y.split(Batch, Channel, Height, Pixel)
    # E: SplitAxis[Batch, Flat[Channel, Height], Pixel] cannot be applied to Tensor[Batch, Pixel]: its rule "t *A W *B
    #    -> t *A U V *B where V not in *A *B" needs V (Pixel) not to be among *A *B (Pixel) [axes]
    x.flatten(Batch, Channel, Height, 4)
    # E: x.flatten takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    x.merge(Channel, Height)  # E: Missing positional argument "into" in call to "merge" of "Operators" [call-arg]


def orders(y: Tensor[Batch, Pixel], x: Tensor[Batch, Height, Width, Channel]) -> None:
    y.split(Pixel, Channel, Height, Width)
    x.merge(Height, Width, Channel, Pixel)


def gradual(a: Any, x: Expr[Tensor[Batch, Channel, Height, Width]]) -> None:
    reveal_type(x.merge(Channel, Height, a, Pixel))
    # N: the axes of the result of MergeAxes[Flat[Channel, Height], Any, Pixel] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(a.merge(Channel, Height, Width, Pixel))  # R: Any
