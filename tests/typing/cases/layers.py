"""Layers, cells, convolutions and pools: exact types, also in generic code."""

from typing import TypeVar, TypeVarTuple, reveal_type

from typedtensor import Attended, Axis, BoolTensor, Expr, Flat, IntTensor, Strided, Tensor, Valid
from typedtensor.nn import (
    BinaryTreeLSTMCell,
    Conv2D,
    Conv2DSame,
    Conv2DStrided,
    Dropout,
    ElmanCell,
    Embedding,
    GRUCell,
    LayerNorm,
    Linear,
    LSTMCell,
    LSTMState,
    MultiHeadAttention,
    RMSNorm,
    SelfAttention,
)
from typedtensor.ops import (
    AveragePool2DStrided,
    CausalMask,
    Convolve1D,
    Convolve2DStrided,
    Flatten,
    MaxPool2D,
    MaxPool2DStrided,
    Rename2D,
    conv2d,
    gelu,
    normalize,
    relu,
)

N = TypeVarTuple("N")
C = TypeVar("C", bound=Axis)
O = TypeVar("O", bound=Axis)
H = TypeVar("H", bound=Axis)
W = TypeVar("W", bound=Axis)
U = TypeVar("U", bound=Axis)
K = TypeVar("K", bound=Axis)


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class Grey(Axis, size=1): ...
class Few(Axis, size=10): ...
class Many(Axis, size=20): ...
class Height(Axis, size=28): ...
class Width(Axis, size=28): ...
class Window(Axis, size=5): ...
class Two(Axis, size=2): ...
class Eight(Axis, size=8): ...
class Row(Axis, size=4): ...
class Column(Axis, size=4): ...
class Hidden(Axis, size=50): ...
class Digit(Axis, size=10): ...
class Word(Axis, size=1000): ...
class Head(Axis, size=5): ...
class HeadWidth(Axis, size=10): ...


def convolutions(x: Expr[Tensor[Batch, Grey, Height, Width]], k: Expr[Tensor[Few, Grey, Window, Window]]) -> None:
    reveal_type(conv2d(x, k))  # R: Expr[Tensor[Batch, Few, Valid[Height, Window], Valid[Width, Window]]]
    reveal_type(Conv2D(Grey, Few, Window, Window)(x))
    # R: Expr[Tensor[Batch, Few, Valid[Height, Window], Valid[Width, Window]]]
    reveal_type(Conv2DSame(Grey, Few, Window, Window)(x))  # R: Expr[Tensor[Batch, Few, Height, Width]]
    reveal_type(Conv2DStrided(Grey, Few, Window, Window, Two, Two)(x))
    # R: Expr[Tensor[Batch, Few, Strided[Height, Window, Two], Strided[Width, Window, Two]]]
    reveal_type(Convolve2DStrided(Two, Two)(x, k))
    # R: Expr[Tensor[Batch, Few, Strided[Height, Window, Two], Strided[Width, Window, Two]]]
    reveal_type(MaxPool2D(Two, Two)(x))
    # R: Expr[Tensor[Batch, Grey, Strided[Height, Two, Two], Strided[Width, Two, Two]]]
    reveal_type(MaxPool2DStrided(Window, Window, Two, Two)(x))
    # R: Expr[Tensor[Batch, Grey, Strided[Height, Window, Two], Strided[Width, Window, Two]]]
    reveal_type(Rename2D(Row, Column)(MaxPool2DStrided(Two, Two, Eight, Eight)(x)))
    # R: Expr[Tensor[Batch, Grey, Row, Column]]
    conv2d(k, x)
    # E: Convolve2D cannot be applied to Tensor[Few, Grey, Window, Window] and Tensor[Batch, Grey, Height, Width]: its
    #    rule "*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]" gives an axis without elements: the size of
    #    Valid[Window, Height], |U| - |K| + 1, is -22; try the operands in the other order [axes]
    conv2d(x.transpose(Batch, Height, Width, Grey), k)
    # E: Convolve2D cannot be applied to Tensor[Batch, Height, Width, Grey] and Tensor[Few, Grey, Window, Window]: its
    #    rule "*N C H W, O C K L -> *N O Valid[H, K] Valid[W, L]" needs the axis C of the first (Height) to equal the
    #    second axis of the second (Grey); try first.transpose(Batch, Grey, Height, Width) [axes]
    conv2d(x.sum(Batch).sum(Grey), k)
    # E: Convolve2D cannot be applied to Tensor[Height, Width] and Tensor[Few, Grey, Window, Window]: its rule "*N C H
    #    W, O C K L -> *N O Valid[H, K] Valid[W, L]" needs at least 3 axes in the first, which has 2 (Height, Width);
    #    the first lost Grey on line 90 [axes]
    Rename2D(Row, Column)(x)
    # E: Rename2D[Row, Column] cannot be applied to Tensor[Batch, Grey, Height, Width]: its rule "t *N H W -> t *N U V
    #    where |U| = |H|" needs |U| = |H|, but Row has size 4 and |H| is 28 [axes]
    Conv2D(Few, Many, Window, Window)(x)
    # E: Conv2D[Few, Many, Window] cannot be applied to Tensor[Batch, Grey, Height, Width]: its rule "*N Few H W -> *N
    #    Many Valid[H, Window] Valid[W, Window]" needs an axis Few in the operand, which has only (Batch, Grey, Height,
    #    Width) [axes]


def network(x: Expr[Tensor[Batch, Grey, Height, Width]], image: Expr[Tensor[Grey, Height, Width]]) -> None:
    features = (
        Conv2D(Grey, Few, Window, Window)
        >> relu
        >> MaxPool2D(Two, Two)
        >> Conv2D(Few, Many, Window, Window)
        >> relu
        >> MaxPool2D(Two, Two)
        >> Rename2D(Row, Column)
    )
    reveal_type(x >> features)  # R: Expr[Tensor[Batch, Many, Row, Column]]
    reveal_type(image >> features)  # R: Expr[Tensor[Many, Row, Column]]
    model = features >> Flatten(Row, Column) >> Flatten(Many, Flat[Row, Column])
    reveal_type(x >> model >> Linear(Flat[Many, Flat[Row, Column]], Digit))  # R: Expr[Tensor[Batch, Digit]]
    x >> Conv2D(Grey, Few, Window, Window) >> MaxPool2D(Two, Two) >> Rename2D(Row, Column)
    # E: Rename2D[Row, Column] cannot be applied to Tensor[Batch, Few, Strided[Valid[Height, Window], Two, Two],
    #    Strided[Valid[Width, Window], Two, Two]]: its rule "t *N H W -> t *N U V where |U| = |H|" needs |U| = |H|, but
    #    Row has size 4 and |H| is 12 [axes]
    # A composition is for any height and width: what size these must have is known when it runs.
    reveal_type(x >> (Conv2D(Grey, Few, Window, Window) >> MaxPool2D(Two, Two) >> Rename2D(Row, Column)))
    # R: Expr[Tensor[Batch, Few, Row, Column]]


def generic(
    x: Expr[Tensor[*N, C, H, W]], k: Expr[Tensor[O, C, K, K]], s: Expr[Tensor[*N, C, H]], t: Expr[Tensor[O, C, K]]
) -> Expr[Tensor[*N, O, Strided[Valid[H, K], Two, Two], Strided[Valid[W, K], Two, Two]]]:
    reveal_type(Convolve1D()(s, t))  # R: Expr[Tensor[*N, O, Valid[H, K]]]
    reveal_type(AveragePool2DStrided(Window, Window, Two, Two)(x))
    # R: Expr[Tensor[*N, C, Strided[H, Window, Two], Strided[W, Window, Two]]]
    return x >> (lambda z: conv2d(z, k)) >> MaxPool2D(Two, Two)


def sequences(
    x: Expr[Tensor[Batch, Time, Hidden]], z: Expr[Tensor[Batch, Past, Hidden]], i: Expr[IntTensor[Batch, Time]]
) -> None:
    attention = MultiHeadAttention(Hidden, Head, HeadWidth)
    reveal_type(attention)  # R: MultiHeadAttention[Hidden, Head, HeadWidth]
    reveal_type(attention.query.weight)  # R: Param[Tensor[Hidden, Flat[Head, HeadWidth]]]
    reveal_type(attention(x, z))  # R: Expr[Tensor[Batch, Time, Hidden]]
    attend = SelfAttention(attention, Time)
    reveal_type(attend)  # R: SelfAttention[Hidden, Head, HeadWidth, Time]
    reveal_type(x >> attend >> LayerNorm(Hidden) >> gelu)  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(x >> RMSNorm(Hidden))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(normalize(x, Time))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(Embedding(Word, Hidden)(i))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(CausalMask(Batch, Time)(x))  # R: Expr[BoolTensor[Batch, Time]]
    attention(x, z.sum(Batch))
    # E: MultiHeadAttention[Hidden] cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Past, Hidden]: its rule
    #    "*N Q Hidden, *N K Hidden -> *N Q Hidden" needs the axes *N of the first (Batch) to equal the axes *N of the
    #    second (no axes); the second lost Batch on line 149 [axes]
    LayerNorm(Time)(x)
    # E: LayerNorm[Time] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*N Time -> *N Time" needs Time to
    #    be the last axis of the operand, not (Batch, Time, Hidden); try operand.transpose(Batch, Hidden, Time) [axes]
    # E: the size of Time is needed here: write Time(64), or declare class Time(Axis, size=64) [axes-size]


def masks(
    x: Expr[Tensor[Batch, Time, Hidden]],
    m: Expr[BoolTensor[Time, Attended[Time]]],
    p: Expr[BoolTensor[Batch, Attended[Time]]],
    each: Expr[BoolTensor[Head, Attended[Time], Batch]],
    maybe: Expr[BoolTensor[Batch, Time, Attended[Time]]] | None,
    other: Expr[BoolTensor[Past, Attended[Time]]],
    unattended: Expr[BoolTensor[Batch, Time]],
) -> None:
    layer = SelfAttention(MultiHeadAttention(Hidden, Head, HeadWidth), Time)
    reveal_type(layer(x, mask=m, present=p))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(layer(x, mask=p))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(layer(x, mask=each))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(layer(x, mask=maybe))  # R: Expr[Tensor[Batch, Time, Hidden]]
    layer(x, mask=other)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, Hidden] and BoolTensor[Past, Attended[Time]]: its rule
    #    "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q *S" needs the axes *A *B (Past) among *N Q *S
    #    (Batch, Time, Head), which lack Past [axes]
    layer(x, mask=unattended)
    # E: SelfAttention cannot be applied to Tensor[Batch, Time, Hidden] and BoolTensor[Batch, Time]: its rule "*N Q U,
    #    bool *A Attended[Q] *B -> *N Q U" needs an axis Attended[Q] (Attended[Time]) in the second, which has only
    #    (Batch, Time) [axes]
    # N: mask= says which positions are attended to, along Attended[Time]: write mask=mask.rename(Time, Attended[Time])
    cross = MultiHeadAttention(Hidden, Head, HeadWidth)
    cross(x, x.rename(Time, Past), mask=other)
    # E: MultiHeadAttention cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch, Past, Hidden] and
    #    BoolTensor[Past, Attended[Time]]: its rule "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q *S"
    #    needs the axes *A *B (Attended[Time]) among *N Q *S (Batch, Time, Head), which lack Attended[Time] [axes]
    reveal_type(cross(x, x.rename(Time, Past), mask=other.any(Attended[Time])))  # R: Expr[Tensor[Batch, Time, Hidden]]


def masks_of_any_labels(
    layer: MultiHeadAttention[U, H, W],
    x: Expr[Tensor[*N, C, U]],
    past: Expr[Tensor[*N, K, U]],
    mask: Expr[BoolTensor[*N, K]],
    square: Expr[BoolTensor[C, K]],
    other: Expr[BoolTensor[O, K]],
) -> None:
    reveal_type(layer(x, past, mask=mask))  # R: Expr[Tensor[*N, C, U]]
    reveal_type(layer(x, past, mask=square))  # R: Expr[Tensor[*N, C, U]]
    layer(x, past, mask=other)
    # E: MultiHeadAttention cannot be applied to Tensor[*N, C, U] and Tensor[*N, K, U] and BoolTensor[O, K]: its rule
    #    "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q *S" needs the axes *A *B (O) among *N Q *S (*N,
    #    C, H), which lack O, which cannot be decided: *N stands for unknown axes [axes]


def training(x: Expr[Tensor[Batch, Hidden]], step: Expr[IntTensor[()]]) -> None:
    dropout = Dropout(0.5, seed=0)
    reveal_type(dropout(x, step))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(dropout(x, None))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x >> dropout.at(step) >> Linear(Hidden, Digit))  # R: Expr[Tensor[Batch, Digit]]
    dropout(x)
    # E: Dropout takes (Expr[Tensor[*S]], Expr[IntTensor[()]] | Training | None), but is given (Expr[Tensor[Batch,
    #    Hidden]]) [axes]


def optional_parameters(layer: Linear[Hidden, Digit], norm: LayerNorm[Hidden]) -> None:
    reveal_type(layer.bias.value)  # R: Tensor[Digit]
    reveal_type(norm.shift * 2.0)  # R: Expr[Tensor[Hidden]]
    layer.bias = None
    layer.bias = norm.shift
    # E: Incompatible types in assignment (expression has type "Param[Tensor[Hidden]]", variable has type
    #    "Param[Tensor[Digit]] | None") [assignment]


def cells(
    x: Expr[Tensor[Batch, Digit]],
    h: Expr[Tensor[Batch, Hidden]],
    s: LSTMState[Expr[Tensor[Batch, Hidden]]],
    y: Expr[Tensor[Digit]],
) -> None:
    reveal_type(ElmanCell(Digit, Hidden)(x, h))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(GRUCell(Digit, Hidden)(x, h))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(LSTMCell(Digit, Hidden)(x, s))  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    reveal_type(LSTMCell(Digit, Hidden)(x, LSTMState(h, h)).cell)  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(LSTMCell(Digit, Hidden).weight)  # R: Param[Tensor[Digit, Flat[LSTMGate, Hidden]]]
    tree = BinaryTreeLSTMCell(Digit, Hidden)
    reveal_type(tree.leaf(y))  # R: LSTMState[Expr[Tensor[Hidden]]]
    reveal_type(tree(tree.leaf(x), s).hidden)  # R: Expr[Tensor[Batch, Hidden]]
    ElmanCell(Digit, Hidden)(h, x)
    # E: ElmanCell[Digit, Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Digit]: its rule "*N
    #    Digit, *N Hidden -> *N Hidden" needs an axis Digit in the first, which has only (Batch, Hidden); try the
    #    operands in the other order [axes]
    LSTMCell(Digit, Hidden)(y, s)
    # E: LSTMCell[Digit, Hidden] takes (Expr[Tensor[*N, Digit]], LSTMState[Expr[Tensor[*N, Hidden]]]), but is given
    #    (Expr[Tensor[Digit]], LSTMState[Expr[Tensor[Batch, Hidden]]]) [axes]
    tree(tree.leaf(y), s)
    # E: BinaryTreeLSTMCell[Digit, Hidden] takes (LSTMState[Expr[Tensor[*N, Hidden]]], LSTMState[Expr[Tensor[*N,
    #    Hidden]]]), but is given (LSTMState[Expr[Tensor[Hidden]]], LSTMState[Expr[Tensor[Batch, Hidden]]]) [axes]
    LSTMState(x, h)
    # E: LSTMState holds tensors of the same axes, but hidden is Expr[Tensor[Batch, Digit]] and cell is
    #    Expr[Tensor[Batch, Hidden]] [axes]


def unroll(
    cell: LSTMCell[U, H], xs: list[Expr[Tensor[*N, U]]], state: LSTMState[Expr[Tensor[*N, H]]]
) -> Expr[Tensor[*N, H]]:
    for x in xs:
        state = cell(x, state)
    reveal_type(state)  # R: LSTMState[Expr[Tensor[*N, H]]]
    return state.hidden
