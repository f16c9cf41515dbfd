"""Operations of the later families: reductions, order, segments, positions, any number of operands."""

from collections.abc import Sequence
from typing import TypeVar, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Operand, Tensor
from typedtensor.ops import (
    Polygamma,
    arange,
    arg_top_k,
    binary_cross_entropy,
    chunks,
    concatenate,
    cumsum,
    einsum,
    einsum3,
    erf,
    exact_gelu,
    full,
    gather,
    glu,
    index_update,
    isnan,
    prelu,
    ruled,
    segment_mean,
    segment_softmax,
    segment_sum,
    smoothed_cross_entropy,
    sort,
    sparsemax,
    stack,
    take,
    top_k,
    trace,
    tril,
    unstack,
)

U = TypeVar("U", bound=Axis)

class Batch(Axis): ...
class Edge(Axis): ...
class Node(Axis): ...
class Word(Axis): ...
class Best(Axis, size=3): ...
class Six(Axis, size=6): ...
class Four(Axis, size=4): ...
class Whole(Axis): ...


X = Expr[Tensor[Batch, Word]]


def methods(x: X, b: BoolTensor[Batch, Word], i: IntTensor[Batch]) -> None:
    reveal_type(x.min(Word))  # R: Expr[Tensor[Batch]]
    reveal_type(x.prod())  # R: Expr[Tensor[()]]
    reveal_type(x.var(Word))  # R: Expr[Tensor[Batch]]
    reveal_type(x.std())  # R: Expr[Tensor[()]]
    reveal_type(x.norm(Word, Batch))  # R: Expr[Tensor[()]]
    reveal_type(b.any(Word))  # R: BoolTensor[Batch]
    reveal_type(b.all())  # R: BoolTensor[()]
    reveal_type(b.count_nonzero(Word))  # R: IntTensor[Batch]
    reveal_type(x.argmin(Word))  # R: Expr[IntTensor[Batch]]
    reveal_type(x.abs().sqrt().exp().log().relu())  # R: Expr[Tensor[Batch, Word]]
    reveal_type(x.square().mean(Word).sigmoid())  # R: Expr[Tensor[Batch]]
    reveal_type(i.abs())  # R: IntTensor[Batch]
    i.tanh()
    # E: Tanh cannot be applied to IntTensor[Batch]: its rule "*A -> *A" needs the operand to be real, not int; try
    #    as_real(operand) [axes]
    reveal_type(x.clip(0.0, most=1.0))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(x.select(Word, 2))  # R: Expr[Tensor[Batch]]
    reveal_type(x.pad(Word, Whole, 1, after=2))  # R: Expr[Tensor[Batch, Whole]]
    reveal_type(x.positions(Word))  # R: Expr[IntTensor[Word]]
    reveal_type(i % 2)  # R: IntTensor[Batch]
    reveal_type(x // 2.0)  # R: Expr[Tensor[Batch, Word]]
    reveal_type(b ^ b)  # R: BoolTensor[Batch, Word]


def functions(x: X, i: IntTensor[Batch, Word], n: IntTensor[Node]) -> None:
    reveal_type(erf(x))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(exact_gelu(x))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(Polygamma(1)(x))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(isnan(x))  # R: Expr[BoolTensor[Batch, Word]]
    reveal_type(sort(x, Word))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(cumsum(i, Word))  # R: IntTensor[Batch, Word]
    reveal_type(top_k(x, Word, Best))  # R: Expr[Tensor[Batch, Best]]
    reveal_type(arg_top_k(x, Word, Node(2)))  # R: Expr[IntTensor[Batch, Node]]
    reveal_type(take(x, n, Word))  # R: Expr[Tensor[Batch, Node]]
    reveal_type(gather(x, i, Word, Word))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(tril(x, Batch, Word))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(trace(x, Batch, Word))  # R: Expr[Tensor[()]]
    reveal_type(binary_cross_entropy(x, i))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(binary_cross_entropy(x, 1.0))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(full(0.0, Batch, Word(3)))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(full(0.0))  # R: Expr[Tensor[()]]
    reveal_type(smoothed_cross_entropy(x, i.max(Word), Word, 0.1, -100))  # R: Expr[Tensor[Batch]]


def segments(x: Expr[Tensor[Edge, Word]], to: IntTensor[Edge]) -> None:
    reveal_type(segment_sum(x, to, Edge, Node(5)))  # R: Expr[Tensor[Node, Word]]
    reveal_type(segment_mean(x, to, Edge, Node))  # R: Expr[Tensor[Node, Word]]
    reveal_type(segment_softmax(x, to, Edge, Node))  # R: Expr[Tensor[Edge, Word]]


def sequences(x: X, y: Tensor[Batch, Word], z: Tensor[Best]) -> None:
    reveal_type(stack([x, x, x], Best))  # R: Expr[Tensor[Best, Batch, Word]]
    reveal_type(stack((y, y, y), Best))  # R: Tensor[Best, Batch, Word]
    reveal_type(stack((y, y), Node))  # R: Tensor[Node, Batch, Word]
    concatenate([z, z], Best, Six)
    concatenate([z, z], Best, Node)
    reveal_type(concatenate([y, y], Batch, Whole))  # R: Tensor[Whole, Word]
    reveal_type(arange(Word))  # R: Expr[IntTensor[Word]]
    reveal_type(concatenate([y, y], Word, Whole))  # R: Tensor[Batch, Whole]
    reveal_type(concatenate([e + 1.0 for e in (x, x)], Word, Whole))  # R: Expr[Tensor[Batch, Whole]]
    stack([], Node)  # E: stack needs at least one tensor or expression, because without any the axes are unknown [axes]
    concatenate([y, y], Six, Whole)
    # E: concatenate[Six, Whole] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B -> t *A W *B" needs an
    #    axis U (Six) in the operand, which has only (Batch, Word) [axes]


def written_and_typed(x: X, y: Tensor[Batch, Word], xs: list[X], n: list[Expr[IntTensor[Batch, Word]]]) -> None:
    reveal_type(stack([x, y], Node))  # R: Expr[Tensor[Node, Batch, Word]]
    reveal_type(stack([*xs, y], Node))  # R: Expr[Tensor[Node, Batch, Word]]
    reveal_type(stack([y, *xs, *xs], Node))  # R: Expr[Tensor[Node, Batch, Word]]
    pair = (y, x)
    reveal_type(stack(pair, Node))  # R: Expr[Tensor[Node, Batch, Word]]
    either = xs if y.shape else n
    reveal_type(stack(either, Node))  # R: Expr[Tensor[Node, Batch, Word]] | Expr[IntTensor[Node, Batch, Word]]
    stack([*xs, x.sum(Word)], Node)
    # E: stack takes tensors with the same axes and of one kind, but item 1 is Tensor[Batch, Word], and item 2
    #    Tensor[Batch] [axes]
    stack([*xs, *n], Node)
    # E: stack takes tensors with the same axes and of one kind, but item 1 is Tensor[Batch, Word], and item 2
    #    IntTensor[Batch, Word] [axes]
    unlike = (x, x.sum(Word))
    stack(unlike, Node)
    # E: stack takes tensors with the same axes and of one kind, but item 1 is Tensor[Batch, Word], and item 2
    #    Tensor[Batch] [axes]


@ruled("*A, *A -> *A")
def differences(parts: Sequence[Operand], base: Operand, scale: float = 1.0) -> list[Operand]:
    return [(part - base) * scale for part in parts]


@ruled("*A U *B -> *A *B")
def total(parts: tuple[Operand, ...], axis: type[U], scale: float = 1.0) -> Operand:
    return parts[0].sum(axis) * scale


def no_labels(x: X, y: Tensor[Batch, Word]) -> None:
    reveal_type(differences([y, y], y))  # R: list[Tensor[Batch, Word]]
    reveal_type(total((x, x), Word))  # R: Expr[Tensor[Batch]]
    differences(x, x)  # E: differences takes its tensors in a list: write differences([x], x) [arg-type]
    stack(x)  # E: stack takes its tensors in a list: write stack([x], …) [arg-type]
    stack([x, x], 0)
    # E: stack takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    unstack(x, "word")
    # E: unstack takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    stack([x, x], dim=0)  # E: axes have labels, not numbers [call-arg]
    stack([x, x], dim=Node)  # E: Unexpected keyword argument "dim" for "stack" [call-arg]
    stack([x, x], [Node])  # E: stack takes its labels one by one: write stack([…], Node) [arg-type]
    total((x, x), (Word, Batch))  # E: total takes its labels one by one [arg-type]
    stack([x, x], Node(2))  # E: stack takes labels, not instances of them: write Node in place of Node(…) [arg-type]


def parts(
    y: Tensor[Batch, Word], z: Tensor[Six, Batch], e: Expr[Tensor[Node]], of: type[U], v: Tensor[U, Word]
) -> None:
    reveal_type(unstack(y, Batch))  # R: Sequence[Tensor[Word]]
    reveal_type(unstack(v, of))  # R: Sequence[Tensor[Word]]
    reveal_type(unstack(e, Node(4)))  # R: Sequence[Expr[Tensor[()]]]
    reveal_type(chunks(z, Six, Best))  # R: Sequence[Tensor[Best, Batch]]
    reveal_type(chunks(e, Node(4), Word(2)))  # R: Sequence[Expr[Tensor[Word]]]
    reveal_type(unstack(y, Word))  # R: Sequence[Tensor[Batch]]
    reveal_type(unstack(v, Word))  # R: Sequence[Tensor[U]]
    reveal_type(chunks(z, Batch, Best))  # R: Sequence[Tensor[Six, Best]]
    unstack(y, Six)
    # E: unstack[Six] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B -> t *A *B" needs an axis U (Six) in
    #    the operand, which has only (Batch, Word) [axes]
    chunks(z, Six, Node)
    chunks(e, Node, Best)


def refused(x: X, b: BoolTensor[Batch], i: IntTensor[Batch], n: IntTensor[Node]) -> None:
    x.any(Word)
    # E: AnyTrue[Word] cannot be applied to Tensor[Batch, Word]: its rule "bool *A U *B -> bool *A *B" needs the operand
    #    to be bool, not real [axes]
    x.var(Edge)
    # E: Variance[Edge] cannot be applied to Tensor[Batch, Word]: its rule "*A U *B -> *A *B" needs an axis U (Edge) in
    #    the operand, which has only (Batch, Word) [axes]
    x.pad(Word, Batch, 1)
    # E: Pad[Word, Batch] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B -> t *A V *B where V not in *A U
    #    *B" needs V (Batch) not to be among *A U *B (Batch, Word) [axes]
    b.min()
    # E: Min cannot be applied to BoolTensor[Batch]: its rule "t *A -> t where t not in bool" needs an operand that is
    #    not bool; try as_int(operand) [axes]
    i // b
    # E: FloorDiv cannot be applied to IntTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not int and bool; try as_int(second) [axes]
    sort(x, Edge)
    # E: Sort[Edge] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B -> t *A U *B" needs an axis U (Edge)
    #    in the operand, which has only (Batch, Word) [axes]
    top_k(x, Word, Batch)
    # E: TopK[Word, Batch] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B -> t *A V *B where V not in *A
    #    *B" needs V (Batch) not to be among *A *B (Batch) [axes]
    segment_sum(x, n, Word, Node)
    # E: SegmentSum[Word, Node] cannot be applied to Tensor[Batch, Word] and IntTensor[Node]: its rule "t *A U *B, int U
    #    -> t *A V *B" needs an axis U (Word) in the second, which has only (Node) [axes]
    trace(x, Word, Batch)
    # E: Trace[Word, Batch] cannot be applied to Tensor[Batch, Word]: its rule "t *A U *B V *C -> t *A *B *C" needs U V
    #    (Word, Batch) in this order in the operand, which has (Batch, Word); try operand.transpose() [axes]
    binary_cross_entropy(x, i)
    # E: BinaryCrossEntropy cannot be applied to Tensor[Batch, Word] and IntTensor[Batch]: its rule "*A, t *A? -> *A"
    #    needs the axes *A of the first (Batch, Word) to equal the axes *A of the second (Batch) [axes]


def several_labels(x: X) -> None:
    reveal_type(x.var(Batch, Word))  # R: Expr[Tensor[()]]
    reveal_type(x.std(Word, Batch))  # R: Expr[Tensor[()]]
    x.var(Word, Node)
    # E: Variance[Word, Node] cannot be applied to Tensor[Batch, Word]: its rule "*A -> *A - *P where *P within *A"
    #    needs the axes *P (Word, Node) among *A (Batch, Word), which lack Node [axes]
    x.median(Batch, Word)
    reveal_type(x.norm(Batch, Word))  # R: Expr[Tensor[()]]
    x.std(Word)


def later(x: X, y: Tensor[Word, Node], i: IntTensor[Edge]) -> None:
    reveal_type(einsum(x, y, Node, Batch))  # R: Expr[Tensor[Node, Batch]]
    reveal_type(einsum3(x, y, y, Batch))  # R: Expr[Tensor[Batch]]
    reveal_type(x.median(Word))  # R: Expr[Tensor[Batch]]
    reveal_type(x.median())  # R: Expr[Tensor[()]]
    reveal_type(sparsemax(x, Word))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(glu(x, Word, Whole))  # R: Expr[Tensor[Batch, Whole]]
    reveal_type(prelu(x, 0.1))  # R: Expr[Tensor[Batch, Word]]
    reveal_type(index_update(y, i, Tensor[Edge, Node]([[1.0]]), Word))  # R: Tensor[Word, Node]
    einsum(x, y, Edge)
    # E: Einsum[Edge] cannot be applied to Tensor[Batch, Word] and Tensor[Word, Node]: its rule "*A, *B -> *P where *P
    #    within *A | *B" needs the axes *P (Edge) among *A | *B (Batch, Word, Node), which lack Edge [axes]
    glu(x, Word, Batch)
    # E: GLU[Word, Batch] cannot be applied to Tensor[Batch, Word]: its rule "*A U *B -> *A V *B where V not in *A U *B"
    #    needs V (Batch) not to be among *A U *B (Batch, Word) [axes]


def apart(x: X, y: Tensor[Word, Node]) -> None:
    reveal_type(unstack(x, Batch(4)))  # R: Sequence[Expr[Tensor[Word]]]
    reveal_type(unstack(y, Word))  # R: Sequence[Tensor[Node]]
    reveal_type(chunks(y, Word, Best))  # R: Sequence[Tensor[Best, Node]]
    reveal_type(unstack(x, Word))  # R: Sequence[Expr[Tensor[Batch]]]
