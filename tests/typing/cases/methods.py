"""Methods of tensors and expressions, with labels, operands and options."""

from typing import Any, reveal_type

from typedtensor import Axis, Expr, Flat, IntTensor, Tensor


class Batch(Axis): ...
class Hidden(Axis): ...
class Out(Axis): ...
class Time(Axis): ...


def reductions(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Hidden], i: IntTensor[Batch, Hidden]) -> None:
    reveal_type(x.sum(Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(x.sum(Batch))  # R: Expr[Tensor[Hidden]]
    reveal_type(x.sum(Hidden, Batch))  # R: Expr[Tensor[()]]
    reveal_type(x.sum())  # R: Expr[Tensor[()]]
    reveal_type(p.mean(Batch))  # R: Tensor[Hidden]
    reveal_type(p.mean())  # R: Tensor[()]
    reveal_type(i.max(Hidden))  # R: IntTensor[Batch]
    reveal_type(i.sum(Hidden))  # R: IntTensor[Batch]
    reveal_type(x.argmax(Hidden))  # R: Expr[IntTensor[Batch]]
    reveal_type(x.argmax(axis=Hidden))  # R: Expr[IntTensor[Batch]]
    reveal_type(x.softmax(Hidden).sum(Hidden))  # R: Expr[Tensor[Batch]]
    reveal_type(x.log_softmax(axis=Hidden))  # R: Expr[Tensor[Batch, Hidden]]


def axes(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch]) -> None:
    reveal_type(x.rename(Hidden, Out))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(x.rename(new=Out, old=Batch))  # R: Expr[Tensor[Out, Hidden]]
    reveal_type(x.transpose())  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(x.transpose(Hidden, Batch))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(x.expand(Time))  # R: Expr[Tensor[Time, Batch, Hidden]]
    reveal_type(x.expand(Time(5), Out(3)))  # R: Expr[Tensor[Out, Time, Batch, Hidden]]
    reveal_type(i.one_hot(Out))  # R: Tensor[Batch, Out]
    reveal_type(i.one_hot(Out(10)))  # R: Tensor[Batch, Out]
    reveal_type(x.merge(Batch, Hidden, Out))  # R: Expr[Tensor[Out]]
    reveal_type(x.split(Hidden, Out(2), Time(3)))  # R: Expr[Tensor[Batch, Out, Time]]
    reveal_type(x.split(Hidden, first=Out(2), second=Time))  # R: Expr[Tensor[Batch, Out, Time]]
    reveal_type(x.flatten(Batch, Hidden))  # R: Expr[Tensor[Flat[Batch, Hidden]]]
    reveal_type(x.flatten(Batch, Hidden).unflatten(Batch, Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x.flatten(Batch, Hidden).sum(Flat[Batch, Hidden]))  # R: Expr[Tensor[()]]


def operands(x: Expr[Tensor[Batch, Hidden]], h: Tensor[Hidden], w: Expr[Tensor[Hidden, Out]]) -> None:
    reveal_type(h.expand_like(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(x.contract(w))  # R: Expr[Tensor[Batch, Out]]
    reveal_type(x.contract(h))  # R: Expr[Tensor[Batch]]
    reveal_type(x.concat(x, Batch, Batch, Time))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(x.concat(axis=Batch, with_=Batch, into=Time, other=x))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(x.slice(Batch, Time, 1, 3))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(x.slice(Batch, to=Time, stop=3))  # R: Expr[Tensor[Time, Hidden]]


def starred(x: Expr[Tensor[Batch, Hidden]], labels: tuple[type[Hidden], type[Batch]], many: list[type[Hidden]]) -> None:
    reveal_type(x.sum(*labels))  # R: Expr[Tensor[()]]
    reveal_type(x.sum(*many))
    # N: nothing is known of the result of sum(): the number of labels is unknown
    # R: Any
    reveal_type(x.rename(*(Hidden, Out)))  # R: Expr[Tensor[Batch, Out]]


def rejected(x: Expr[Tensor[Batch, Hidden]], d: Expr[Tensor[Batch, Batch]], i: IntTensor[Batch], a: Any) -> None:
    x.sum(Out)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]
    x.sum(Hidden, Hidden)
    # E: Sum[Hidden, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *A - *P" needs every axis
    #    at most once in (Hidden, Hidden) for *A - *P [axes]
    d.sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[Batch, Batch]: its rule "t *A U *B -> t *A *B" needs U (Batch) exactly
    #    once in the operand, which has it 2 times [axes]
    x.rename(Hidden, Batch)
    # E: Rename[Hidden, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B where V not
    #    in *A *B" needs V (Batch) not to be among *A *B (Batch) [axes]
    x.rename(Out, Batch)
    # E: Rename[Out, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B" needs an axis
    #    U (Out) in the operand, which has only (Batch, Hidden) [axes]
    x.argmax(Out)
    # E: ArgMax[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> int *A *B" needs an axis U (Out)
    #    in the operand, which has only (Batch, Hidden) [axes]
    (i > 0).argmax(Batch)
    # E: ArgMax[Batch] cannot be applied to BoolTensor[Batch]: its rule "t *A U *B -> int *A *B where t not in bool"
    #    needs an operand that is not bool; try as_int(operand) [axes]
    i.mean(Batch)
    # E: Mean[Batch] cannot be applied to IntTensor[Batch]: its rule "t *A U *B -> real *A *B where t not in int" needs
    #    an operand that is not int; try as_real(operand) [axes]
    i.transpose()
    # E: Transpose cannot be applied to IntTensor[Batch]: its rule "t A B -> t B A" needs 2 axes in the operand, which
    #    has 1 (Batch) [axes]
    x.transpose(Hidden)
    # E: Permute[Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P permutes *A" needs
    #    *P (Hidden) to be the axes *A (Batch, Hidden) in some order; try Hidden, Batch in place of Hidden [axes]
    x.transpose(Hidden, Hidden)
    # E: Permute[Hidden, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P permutes
    #    *A" needs *P (Hidden, Hidden) to be the axes *A (Batch, Hidden) in some order; try Hidden, Batch in place of
    #    Hidden, Hidden [axes]
    x.transpose(Hidden, Out)
    # E: Permute[Hidden, Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P permutes *A"
    #    needs *P (Hidden, Out) to be the axes *A (Batch, Hidden) in some order; try Hidden, Batch in place of Hidden,
    #    Out [axes]
    x.expand(Batch)
    # E: Expand[Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t U *A where U not in *A" needs U
    #    (Batch) not to be among *A (Batch, Hidden) [axes]
    x.unflatten(Batch, Hidden)
    # E: Unflatten[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A Flat[U, V] *B -> t *A U V
    #    *B" needs an axis Flat[U, V] (Flat[Batch, Hidden]) in the operand, which has only (Batch, Hidden) [axes]
    x.flatten(Hidden, Batch)
    # E: Flatten[Hidden, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U V *B -> t *A Flat[U, V] *B"
    #    needs U V (Hidden, Batch) side by side and in this order in the operand, which has (Batch, Hidden); try
    #    operand.transpose() [axes]
    x.softmax(Out)
    # E: Softmax[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A U *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, Hidden) [axes]
    x.one_hot(Out)
    # E: OneHot[Out] cannot be applied to Tensor[Batch, Hidden]: its rule "int *A -> real *A V" needs the operand to be
    #    int, not real [axes]
    x.concat(i, Batch, Batch, Out)
    # E: ConcatAlong[Batch, Batch, Out] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A
    #    U *B, t *A V *B -> t *A W *B" needs its operands to be of one kind, not real and int [axes]
    x.concat(x, Batch, Batch, Hidden)
    # E: ConcatAlong[Batch, Batch, Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its
    #    rule "t *A U *B, t *A V *B -> t *A W *B where W not in *A *B" needs W (Hidden) not to be among *A *B (Hidden)
    #    [axes]
    x.slice(Batch, Hidden)
    # E: SliceAlong[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B where V
    #    not in *A U *B" needs V (Hidden) not to be among *A U *B (Batch, Hidden) [axes]


def wrong_arguments(x: Expr[Tensor[Batch, Hidden]]) -> None:
    x.sum(int)
    # E: Argument 1 to "sum" of "Operators" has incompatible type "type[int]"; expected "type[Axis]" [arg-type]
    x.rename(Hidden)  # E: Missing positional argument "new" in call to "rename" of "Operators" [call-arg]
    x.rename()  # E: Missing positional arguments "old", "new" in call to "rename" of "Operators" [call-arg]
    x.argmax()  # E: Missing positional argument "axis" in call to "argmax" of "Operators" [call-arg]
    x.slice(Batch, Out, "1")
    # E: Argument 3 to "slice" of "Operators" has incompatible type "str"; expected "int" [arg-type]
    x.sum(axis=Hidden)  # E: x.sum takes labels by position: leave out axis= [call-arg]


def unknown(x: Expr[Tensor[Batch]], label: type[Axis], a: Any) -> None:
    x.sum(label)  # E: Sum[Axis] cannot be applied to Tensor[Batch]: Axis stands for any axis, not for one label [axes]
    reveal_type(x.sum(a))
    # N: the axes of the result of Sum[Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(x.rename(Batch, a))
    # N: the axes of the result of Rename[Batch, Any] are not known: not all of its labels are
    # R: Expr[Tensor[*tuple[Any, ...]]]
