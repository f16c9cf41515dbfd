"""Convolutions whose result has the axes that one names, and what goes with them."""

from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Conv1DInto, Conv2DInto, Conv3DInto, ConvTransposed2D, Depthwise2D, GroupNorm, InstanceNorm
from typedtensor.ops import (
    AdaptiveAveragePool,
    ConvolveDepthwise,
    ConvolveGrouped,
    ConvolveInto,
    ConvolveTransposed,
    MaxPoolAlong,
    interpolate,
    relu,
    unfold,
)

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)


class Batch(Axis): ...
class Grey(Axis, size=1): ...
class Feature(Axis, size=8): ...
class Group(Axis, size=2): ...
class Part(Axis, size=4): ...
class Time(Axis): ...
class Depth(Axis): ...
class Height(Axis, size=28): ...
class Width(Axis, size=28): ...
class Window(Axis, size=3): ...
class Two(Axis, size=2): ...
class Row(Axis, size=14): ...
class Column(Axis, size=14): ...
class Shorter(Axis, size=27): ...
class Longer(Axis, size=15): ...


Image = Expr[Tensor[Batch, Grey, Height, Width]]
Features = Expr[Tensor[Batch, Feature, Row, Column]]


Kernels = Expr[Tensor[Group, Two, Part, Window, Window]]


def operations(x: Image, k: Expr[Tensor[Feature, Grey, Window, Two]], f: Features, kernels: Kernels) -> None:
    reveal_type(ConvolveInto(Row, Longer, stride=2, padding=1)(x, k))  # R: Expr[Tensor[Batch, Feature, Row, Longer]]
    reveal_type(ConvolveInto(Height, Shorter, padding=(1, 0))(x, k))  # R: Expr[Tensor[Batch, Feature, Height, Shorter]]
    grouped = f.split(Feature, Group, Part)
    reveal_type(ConvolveGrouped(Row, Column, padding=1)(grouped, kernels))
    # R: Expr[Tensor[Batch, Group, Two, Row, Column]]


def series(x: Expr[Tensor[Batch, Feature, Time]], k: Expr[Tensor[Feature, Window]]) -> None:
    reveal_type(ConvolveDepthwise(Row)(x, k))  # R: Expr[Tensor[Batch, Feature, Row]]
    reveal_type(unfold(x, Time, Row, Window))  # R: Expr[Tensor[Batch, Feature, Row, Window]]
    reveal_type(x >> MaxPoolAlong(Time, Row, 2) >> AdaptiveAveragePool(Row, Two))
    # R: Expr[Tensor[Batch, Feature, Two]]
    reveal_type(interpolate(x, Time, Row, "linear"))  # R: Expr[Tensor[Batch, Feature, Row]]


def mistakes(x: Image, k: Expr[Tensor[Feature, Grey, Window, Window]], last: Expr[Tensor[Height, Width, Grey]]) -> None:
    ConvolveInto(Row, stride=2, padding=1)(x, k)
    # E: ConvolveInto[Row] cannot be applied to Tensor[Batch, Grey, Height, Width] and Tensor[Feature, Grey, Window,
    #    Window]: its rule "*N C *S, O C *K -> *N O *P where *P as many as *S" needs as many axes *P (Row) as *S
    #    (Height, Width) [axes]
    ConvolveInto(Row, Column)(last, k)
    # E: ConvolveInto[Row, Column] cannot be applied to Tensor[Height, Width, Grey] and Tensor[Feature, Grey, Window,
    #    Window]: its rule "*N C *S, O C *K -> *N O *P where *K as many as *S" needs as many axes *K (Window, Window) as
    #    *S (no axes) [axes]
    ConvolveTransposed(Row, Column)(x, k)
    # E: ConvolveTransposed[Row, Column] cannot be applied to Tensor[Batch, Grey, Height, Width] and Tensor[Feature,
    #    Grey, Window, Window]: its rule "*N C *S, C O *K -> *N O *P" needs the axis C of the first (Batch) to equal the
    #    first axis of the second (Feature) [axes]
    ConvolveInto(Row, Column)(x.mean(Grey), k)
    # E: ConvolveInto[Row, Column] cannot be applied to Tensor[Batch, Height, Width] and Tensor[Feature, Grey, Window,
    #    Window]: its rule "*N C *S, O C *K -> *N O *P" needs the axis C of the first (Batch) to equal the second axis
    #    of the second (Grey); the first lost Grey on line 78 [axes]
    MaxPoolAlong(Time, Row, 2)(x)
    # E: MaxPoolAlong[Time, Row] cannot be applied to Tensor[Batch, Grey, Height, Width]: its rule "*A U *B -> *A V *B"
    #    needs an axis U (Time) in the operand, which has only (Batch, Grey, Height, Width) [axes]


def layers(x: Image) -> None:
    down = Conv2DInto(Grey, Feature, Window, Window, Row, Column, stride=2, padding=1)
    reveal_type(down)  # R: Conv2DInto[Grey, Feature, Window, Window, Row, Column]
    y = x >> down >> GroupNorm(Feature, 2) >> relu
    reveal_type(y)  # R: Expr[Tensor[Batch, Feature, Row, Column]]
    reveal_type(y >> Depthwise2D(Feature, Window, Two, Row, Longer, padding=1))
    # R: Expr[Tensor[Batch, Feature, Row, Longer]]
    reveal_type(y >> ConvTransposed2D(Feature, Grey, Two, Two, Height, Width, stride=2))
    # R: Expr[Tensor[Batch, Grey, Height, Width]]
    reveal_type(InstanceNorm(Feature)(y))  # R: Expr[Tensor[Batch, Feature, Row, Column]]
    down(y)
    # E: Conv2DInto[Grey, Feature, Row, Column] cannot be applied to Tensor[Batch, Feature, Row, Column]: its rule "*N
    #    Grey H W -> *N Feature Row Column" needs an axis Grey in the operand, which has only (Batch, Feature, Row,
    #    Column); the operand lost Grey on line 90 [axes]
    x >> GroupNorm(Feature, 2)
    # E: GroupNorm[Feature] cannot follow: it takes Tensor[*N, Feature, H], but is given Tensor[Batch, Grey, Height,
    #    Width] [axes]


def other_dimensions(x: Expr[Tensor[Batch, Grey, Time]], y: Expr[Tensor[Grey, Depth, Height, Width]]) -> None:
    reveal_type(x >> Conv1DInto(Grey, Feature, Window, Row) >> InstanceNorm(Feature))
    # R: Expr[Tensor[Batch, Feature, Row]]
    cube = Conv3DInto(Grey, Feature, Window, Window, Window, Time, Row, Column, stride=2, padding=1)
    reveal_type(y >> cube >> InstanceNorm(Feature))  # R: Expr[Tensor[Feature, Time, Row, Column]]


class Residual(Module, Generic[U, H, W]):
    """A block that keeps its axes, as in a ResNet."""

    def __init__(self, channels: type[U] | U, height: type[H], width: type[W]) -> None:
        self.first = Conv2DInto(channels, channels, Window, Window, height, width, padding=1)
        self.second = Conv2DInto(channels, channels, Window, Window, height, width, padding=1)
        self.norm = GroupNorm(channels, 2)

    def __call__(self, x: Expr[Tensor[*N, U, H, W]]) -> Expr[Tensor[*N, U, H, W]]:
        y = x >> self.first >> self.norm >> relu >> self.second
        return relu(x + y)


def block(x: Features) -> None:
    reveal_type(x >> Residual(Feature, Row, Column))  # R: Expr[Tensor[Batch, Feature, Row, Column]]
    x >> Residual(Feature, Column, Row)
    # E: Residual[Feature, Column, Row] cannot follow: it takes Tensor[*N, Feature, Column, Row], but is given
    #    Tensor[Batch, Feature, Row, Column] [axes]
