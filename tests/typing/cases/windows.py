"""Sizes that windows leave, where stride, padding and dilation are seen, against those that labels declare."""

from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import (
    AveragePool2DInto,
    Conv1DInto,
    Conv2DInto,
    ConvTransposed1D,
    Depthwise1D,
    Grouped1D,
    MaxPool1DInto,
    MaxPool2DInto,
    Sequential,
)
from typedtensor.ops import (
    ConvolveInto,
    ConvolveTransposed,
    max_pool_along,
    relu,
)

N = TypeVarTuple("N")


class Batch(Axis): ...
class Open(Axis): ...
class Group(Axis, size=2): ...
class Part(Axis, size=3): ...
class Feature(Axis, size=6): ...
class Lag(Axis, size=3): ...
class Two(Axis, size=2): ...
class Ten(Axis, size=10): ...
class Eight(Axis, size=8): ...
class Five(Axis, size=5): ...
class Four(Axis, size=4): ...


Series = Expr[Tensor[Batch, Part, Ten]]
Image = Expr[Tensor[Batch, Part, Ten, Eight]]


def series(x: Series, grouped: Expr[Tensor[Group, Part, Ten]], half: Expr[Tensor[Part, Five]]) -> None:
    down = Conv1DInto(Part, Feature, Lag, Five, stride=2, padding=1)
    reveal_type(down)  # R: Conv1DInto[Part, Feature, Lag, Five]
    reveal_type(down(x))  # R: Expr[Tensor[Batch, Feature, Five]]
    wrong = Conv1DInto(Part, Feature, Lag, Four, stride=2, padding=1)
    reveal_type(wrong(x))
    # E: ConvolveInto[Four] gives Four the size 5, but Four is declared with size 4 [axes]
    # R: Expr[Tensor[Batch, Feature, Four]]
    x >> wrong  # E: ConvolveInto[Four] gives Four the size 5, but Four is declared with size 4 [axes]
    Conv1DInto(Part, Feature, Lag, Ten)(x)
    # E: ConvolveInto[Ten] gives Ten the size 8, but Ten is declared with size 10 [axes]
    Conv1DInto(Part, Feature, Lag, Ten, padding=1)(x)
    Conv1DInto(Part, Feature, Lag, Open)(x)
    Conv1DInto(Part, Feature, Lag, Ten, padding="same", dilation=3)(x)
    Conv1DInto(Part, Feature, Lag, Five, padding="causal", stride=2)(x)
    Conv1DInto(Part, Feature, Lag, Five, padding="causal")(x)
    # E: ConvolveInto[Five] gives Five the size 10, but Five is declared with size 5 [axes]
    Conv1DInto(Part, Feature, Lag, Five, dilation=2)(x)
    # E: ConvolveInto[Five] gives Five the size 6, but Five is declared with size 5 [axes]
    Depthwise1D(Part, Lag, Five, padding=1)(x)
    # E: ConvolveDepthwise[Five] gives Five the size 10, but Five is declared with size 5 [axes]
    Grouped1D(Group, Part, Part, Lag, Five)(grouped)
    # E: ConvolveGrouped[Five] gives Five the size 8, but Five is declared with size 5 [axes]
    ConvTransposed1D(Part, Feature, Two, Ten, stride=2)(half)
    ConvTransposed1D(Part, Feature, Lag, Ten, stride=2, padding=1, extra=1)(half)
    ConvTransposed1D(Part, Feature, Lag, Ten, stride=2)(half)
    # E: ConvolveTransposed[Ten] gives Ten the size 11, but Ten is declared with size 10 [axes]


def images(x: Image) -> None:
    reveal_type(Conv2DInto(Part, Feature, Lag, Lag, Five, Four, stride=2, padding=1)(x))
    # R: Expr[Tensor[Batch, Feature, Five, Four]]
    Conv2DInto(Part, Feature, Lag, Lag, Five, Eight, stride=(2, 1), padding=1)(x)
    Conv2DInto(Part, Feature, Lag, Lag, Five, Four, stride=(2, 1), padding=1)(x)
    # E: ConvolveInto[Five, Four] gives Four the size 8, but Four is declared with size 4 [axes]
    Conv2DInto(Part, Feature, Lag, Lag, Four, Five, stride=2, padding=1)(x)
    # E: ConvolveInto[Four, Five] gives Four the size 5, but Four is declared with size 4 [axes]
    # E: ConvolveInto[Four, Five] gives Five the size 4, but Five is declared with size 5 [axes]


def pools(x: Series, image: Image) -> None:
    MaxPool1DInto(Five, over=Ten, window=2)(x)
    MaxPool1DInto(Five, over=Ten, window=2, stride=None)(x)
    MaxPool1DInto(Four, over=Ten, window=2)(x)
    # E: MaxPoolAlong[Ten, Four] gives Four the size 5, but Four is declared with size 4 [axes]
    MaxPool2DInto(Five, Four, over=(Ten, Eight), window=3, stride=2, padding=1)(image)
    AveragePool2DInto(Five, Five, over=(Ten, Eight), window=(2, 3), stride=(2, 1))(image)
    # E: AveragePoolAlong[Eight, Five] gives Five the size 6, but Five is declared with size 5 [axes]
    MaxPool2DInto(Five, Four, over=(Eight, Ten), window=2)(image)
    # E: MaxPool2DInto[Eight, Ten, Five, Four] cannot be applied to Tensor[Batch, Part, Ten, Eight]: its rule "*N Eight
    #    Ten -> *N Five Four" needs Eight Ten (Eight, Ten) side by side and in this order in the operand, which has
    #    (Batch, Part, Ten, Eight); try operand.transpose(Batch, Part, Eight, Ten) [axes]
    max_pool_along(x, Ten, Five, 2)


def without_windows(x: Series, k: Expr[Tensor[Feature, Part]]) -> None:
    ConvolveInto()(x.mean(Ten), k)
    # E: a convolution needs a window over at least 1 axis, but the kernel Tensor[Feature, Part] has none [axes]


def operations(x: Series, k: Expr[Tensor[Feature, Part, Lag]], half: Expr[Tensor[Batch, Feature, Five]]) -> None:
    reveal_type(ConvolveInto(Five, stride=2, padding=1)(x, k))  # R: Expr[Tensor[Batch, Feature, Five]]
    ConvolveInto(Four, stride=2, padding=1)(x, k)
    # E: ConvolveInto[Four] gives Four the size 5, but Four is declared with size 4 [axes]
    ConvolveTransposed(Ten, stride=2, padding=1)(half, k)
    # E: ConvolveTransposed[Ten] gives Ten the size 9, but Ten is declared with size 10 [axes]


class Down(Module):
    """The numbers of a layer go with the attribute that holds it, but not with one that is annotated."""

    def __init__(self, stride: int) -> None:
        self.known = Conv1DInto(Part, Feature, Lag, Four, stride=2, padding=1)
        self.open = Conv1DInto(Part, Feature, Lag, Four, stride=stride, padding=1)
        self.annotated: Conv1DInto[Part, Feature, Lag, Four] = Conv1DInto(Part, Feature, Lag, Four, stride=2)

    def __call__(self, x: Expr[Tensor[*N, Part, Ten]]) -> Expr[Tensor[*N, Feature, Four]]:
        total = self.open(x) + self.annotated(x)
        return total + self.known(x)
        # E: ConvolveInto[Four] gives Four the size 5, but Four is declared with size 4 [axes]


def compositions(x: Series, stages: Down) -> None:
    Conv1DInto(Part, Feature, Lag, Four, stride=2) >> relu >> MaxPool1DInto(Five, over=Four, window=2)
    # E: MaxPoolAlong[Four, Five] gives Five the size 2, but Five is declared with size 5 [axes]
    Sequential(Conv1DInto(Part, Feature, Lag, Four, stride=2), relu, MaxPool1DInto(Five, over=Four, window=2))
    # E: MaxPoolAlong[Four, Five] gives Five the size 2, but Five is declared with size 5 [axes]
    reveal_type(x >> stages.known >> relu)
    # E: ConvolveInto[Four] gives Four the size 5, but Four is declared with size 4 [axes]
    # R: Expr[Tensor[Batch, Feature, Four]]
    x >> (Conv1DInto(Part, Feature, Lag, Four, stride=2, padding=1) >> relu)  # said when it is applied


class OneOfTwo(Module):
    """A field that holds one layer or another: nothing is said of what only one of them leaves."""

    def __init__(self, finer: bool) -> None:
        if finer:
            self.layer = Conv1DInto(Part, Feature, Lag, Eight)
        else:
            self.layer = Conv1DInto(Part, Feature, Lag, Eight, padding=2, dilation=2)

    def __call__(self, x: Expr[Tensor[Part, Eight]]) -> Expr[Tensor[Feature, Eight]]:
        return x >> self.layer


class Halving(Conv1DInto[Part, Feature, Lag, Five]):
    """A layer with a constructor of its own, whose arguments are not the numbers of its windows."""

    def __init__(self) -> None:
        super().__init__(Part, Feature, Lag, Five, stride=2, padding=1)


def halved(x: Series) -> None:
    reveal_type(Halving()(x))  # R: Expr[Tensor[Batch, Feature, Five]]
