"""What is suggested where a stage of a pipeline does not fit, and in generic code."""

from typing import TypeVar, TypeVarTuple

from typedtensor import Axis, Expr, Flat, IntTensor, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import embed

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Height(Axis, size=8): ...
class Width(Axis, size=8): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=128): ...
class Hiden(Axis, size=128): ...
class Digit(Axis, size=10): ...


def stages(
    image: Expr[Tensor[Batch, Height, Width]],
    pixels: Expr[Tensor[Pixel, Batch]],
    counts: Expr[IntTensor[Batch, Pixel]],
    hidden: Expr[Tensor[Batch, Hiden]],
) -> None:
    image >> Linear(Flat[Height, Width], Hidden)
    # E: Linear[Flat[Height, Width], Hidden] cannot follow: it takes Tensor[*N, Flat[Height, Width]], but is given
    #    Tensor[Batch, Height, Width] [axes]
    image >> Linear(Pixel, Hidden)
    # E: Linear[Pixel, Hidden] cannot follow: it takes Tensor[*N, Pixel], but is given Tensor[Batch, Height, Width]
    #    [axes]
    pixels >> Linear(Pixel, Hidden)
    # E: Linear[Pixel, Hidden] cannot follow: it takes Tensor[*N, Pixel], but is given Tensor[Pixel, Batch] [axes]
    counts >> Linear(Pixel, Hidden)
    # E: Linear[Pixel, Hidden] cannot follow: it takes Tensor[*N, Pixel], but is given IntTensor[Batch, Pixel] [axes]
    hidden >> Linear(Hidden, Digit)
    # E: Linear[Hidden, Digit] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Hiden] [axes]
    image >> Linear(Hidden, Digit)
    # E: Linear[Hidden, Digit] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Height, Width]
    #    [axes]


def generic(x: Expr[Tensor[*N, U]], y: Expr[Tensor[U, Batch]], z: Expr[Tensor[U]]) -> None:
    x + z
    # E: Add cannot be applied to Tensor[*N, U] and Tensor[U]: its rule "t *A?, t *A? -> t *A" needs the axes *A of the
    #    first (*N, U) to equal the axes *A of the second (U), which cannot be decided: *N stands for unknown axes
    #    [axes]
    y @ y
    # E: MatMul cannot be applied to Tensor[U, Batch] and Tensor[U, Batch]: its rule "*N A, A B -> *N B" needs the last
    #    axis of the first (Batch) to equal the first axis of the second (U), which cannot be decided: U may be any axis
    #    [axes]
    y.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[U, Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in
    #    the operand, which has only (U, Batch) [axes]
    z.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[U]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden) in the
    #    operand, which has only (U) [axes]
    y + y.transpose()
    # E: Add cannot be applied to Tensor[U, Batch] and Tensor[Batch, U]: its rule "t *A?, t *A? -> t *A" needs the axes
    #    *A of the first (U, Batch) to equal the axes *A of the second (Batch, U), which cannot be decided: U may be any
    #    axis; try first.transpose() [axes]
    x.mean().sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[()]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has no axes [axes]


def namesakes(x: Expr[Tensor[Batch, Hidden]]) -> None:
    class Hidden(Axis): ...

    x.sum(Hidden)
    # E: Sum[Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Hidden) in the operand, which has only (Batch, Hidden); two different labels are called Hidden: use one of
    #    them [axes]


class Here:
    class Batch(Axis): ...
    class Digit(Axis, size=10): ...


def several_namesakes(a: Tensor[Batch, Digit], b: Tensor[Here.Batch, Here.Digit], c: Tensor[Here.Digit]) -> None:
    a + b
    # E: Add cannot be applied to Tensor[Batch, Digit] and Tensor[Batch, Digit]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Digit) to equal the axes *A of the second (Batch, Digit); two different labels
    #    are called Batch (of cases.suggestions and cases.suggestions.Here), two Digit (of cases.suggestions and
    #    cases.suggestions.Here): use one of each [axes]
    a + c
    # E: Add cannot be applied to Tensor[Batch, Digit] and Tensor[Digit]: its rule "t *A?, t *A? -> t *A" needs the axes
    #    *A of the first (Batch, Digit) to equal the axes *A of the second (Digit) [axes]
    a @ b.transpose()
    # E: MatMul cannot be applied to Tensor[Batch, Digit] and Tensor[Digit, Batch]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Digit) to equal the first axis of the second (Digit); two different labels are
    #    called Digit (of cases.suggestions and cases.suggestions.Here): use one of them [axes]
    b.sum(Batch, Digit)
    # E: Sum[Batch, Digit] cannot be applied to Tensor[Batch, Digit]: its rule "t *A -> t *A - *P where *P within *A"
    #    needs the axes *P (Batch, Digit) among *A (Batch, Digit), which lack Batch; two different labels are called
    #    Batch (of cases.suggestions.Here and cases.suggestions), two Digit (of cases.suggestions.Here and
    #    cases.suggestions): use one of each [axes]


def in_conditions(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Hidden]]) -> None:
    print((x @ y) and y, y or x @ y, y if x is y else x @ y)
    # E: MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Hidden) to equal the first axis of the second (Batch) [axes]
    # E: Tensor[Batch, Hidden] of an expression has no truth value until it is computed: ask `is not None` whether it is
    #    there at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or
    #    take its .value [axes-truth]


def without_an_operand(x: Expr[IntTensor[Batch]]) -> None:
    embed(x)  # E: Embed takes 2 operands, not 1: its rule is "int *A, V E -> *A E"; write embed(x, …) [axes]
