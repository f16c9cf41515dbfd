"""What follows a refusal: the result of the other ways, where mypy says so, or a tensor of the operands' kind."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import where


class Batch(Axis): ...
class Hidden(Axis, size=8): ...


Either = Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]


def refused(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch]], e: Either, u: type[Hidden] | type[Batch]) -> None:
    reveal_type(e @ y)
    # E: MatMul cannot be applied to Tensor[Batch] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Batch); try first.contract(second) [axes]
    # E: MatMul cannot be applied to Tensor[Hidden] and Tensor[Batch]: its rule "*N A, A B -> *N B" needs 2 axes in the
    #    second, which has 1 (Batch) [axes]
    # N: Left operand is of type "Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]"
    # R: Expr[Tensor[()]]
    reveal_type(e.sum(Batch))
    # E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Hidden) [axes]
    # R: Expr[Tensor[()]]
    reveal_type(x.sum(u, u))
    # E: Sum[Hidden, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *A - *P" needs every axis
    #    at most once in (Hidden, Hidden) for *A - *P [axes]
    # E: Sum[Batch, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *A - *P" needs every axis at
    #    most once in (Batch, Batch) for *A - *P [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]


def of_one_kind(x: Expr[Tensor[Batch, Hidden]], mask: Expr[BoolTensor[Batch]], i: Expr[IntTensor[Batch]]) -> None:
    x = where(mask, x, 0.0)
    # E: Where cannot be applied to BoolTensor[Batch] and Tensor[Batch, Hidden] and float: its rule "bool *A, t *A?, t
    #    *A? -> t *A" needs the axes *A of the first (Batch) to equal the axes *A of the second (Batch, Hidden) [axes]
    reveal_type(where(mask, x, i))
    # E: Where cannot be applied to BoolTensor[Batch] and Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "bool *A,
    #    t *A?, t *A? -> t *A" needs its operands to be of one kind, not real and int [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
