"""``==`` and ``!=`` are of elements, on whichever side the tensor or the expression stands."""

from typing import Any, reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Param, Tensor
from typedtensor.ops import as_real


class Batch(Axis): ...
class Hidden(Axis): ...


def tensors(t: Tensor[Batch], i: IntTensor[Batch], b: BoolTensor[Batch], s: Tensor[()], u: Tensor[Hidden]) -> None:
    reveal_type(t == t)  # R: BoolTensor[Batch]
    reveal_type(t != s)  # R: BoolTensor[Batch]
    reveal_type(s == t)  # R: BoolTensor[Batch]
    reveal_type(i == 1)  # R: BoolTensor[Batch]
    reveal_type(1 == i)  # R: BoolTensor[Batch]
    reveal_type(1.0 != t)  # R: BoolTensor[Batch]
    reveal_type(b == True)  # R: BoolTensor[Batch]
    reveal_type(True == b)  # R: BoolTensor[Batch]
    reveal_type(as_real(i == i).mean())  # R: Tensor[()]
    t == u
    # E: Equal cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]
    i == t
    # E: Equal cannot be applied to IntTensor[Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs its
    #    operands to be of one kind, not int and real; try as_real(first) [axes]
    i == 1.0
    # E: Equal cannot be applied to IntTensor[Batch] and float: its rule "t *A?, t *A? -> bool *A" needs its operands to
    #    be of one kind, not int and real; try as_real(first) [axes]
    if t == u: ...
    # E: Equal cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> bool *A" needs the axes
    #    *A of the first (Batch) to equal the axes *A of the second (Hidden) [axes]


def expressions(x: Expr[Tensor[Batch, Hidden]], w: Param[Tensor[Batch, Hidden]], t: Tensor[Batch, Hidden]) -> None:
    reveal_type(x == w)  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(w != t)  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(t == x)  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(0.0 == x)  # R: Expr[BoolTensor[Batch, Hidden]]
    reveal_type(x.argmax(Hidden) == x.argmax(Hidden))  # R: Expr[BoolTensor[Batch]]
    x.sum(Hidden) == x
    # E: Equal cannot be applied to Tensor[Batch] and Tensor[Batch, Hidden]: its rule "t *A?, t *A? -> bool *A" needs
    #    the axes *A of the first (Batch) to equal the axes *A of the second (Batch, Hidden) [axes]


def other_objects(t: Tensor[Batch], o: object, maybe: Tensor[Batch] | None, some: list[float], anything: Any) -> None:
    reveal_type(t == None)  # R: bool
    reveal_type(None == t)  # R: bool
    reveal_type(t == "text")  # R: bool
    reveal_type("text" == t)  # R: bool
    reveal_type(t == o)  # R: bool
    reveal_type(o == t)  # R: bool
    reveal_type(maybe == t)  # R: BoolTensor[Batch] | bool
    reveal_type(t is maybe)  # R: bool
    reveal_type(t in [t])  # R: bool
    reveal_type(some == some)  # R: bool
    reveal_type(1.0 == 2)  # R: bool
    t == some
    # E: Equal applies to tensors, expressions and Python numbers, not to list: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    some != t
    # E: NotEqual applies to tensors, expressions and Python numbers, not to list: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    t == anything  # N: nothing is known of the result of Equal: the second is Any; annotate it


def decisions(x: Expr[Tensor[Batch]], t: Tensor[Batch], s: Tensor[()], y: Expr[Tensor[()]], flag: bool) -> None:
    if x == t: ...
    # E: BoolTensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is
    #    there at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or
    #    take its .value; to ask whether both are the same object, write `is` [axes-truth]
    if (flag and not t < t) or t > 0.0: ...
    # E: BoolTensor[Batch] has one truth value per element, not a single one: ask `is not None` whether it is there at
    #    all, or reduce the elements first, as in x.eq(y).numpy().all() [axes-truth]
    while y > 0.0: ...
    # E: BoolTensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    assert t == t, "not the same"
    # E: BoolTensor[Batch] has one truth value per element, not a single one: ask `is not None` whether it is there at
    #    all, or reduce the elements first, as in x.eq(y).numpy().all(); to ask whether both are the same object, write
    #    `is` [axes-truth]
    if s == s or s > 1.0: ...
    reveal_type(t == t)  # R: BoolTensor[Batch]
    assert as_real(t == t).mean() == 1.0
