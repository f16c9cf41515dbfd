"""Of one of several some combinations are refused: the result is that of the others, where mypy says so."""

from typing import reveal_type

from typedtensor import Axis, Expr, Tensor


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
    # E: SumAlong[Batch] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in
    #    the operand, which has only (Hidden) [axes]
    # R: Expr[Tensor[()]]
    reveal_type(x.sum(u, u))
    # E: SumAlong is given Hidden twice: name each axis once [axes]
    # E: SumAlong is given Batch twice: name each axis once [axes]
    # R: Expr[Tensor[Batch]] | Expr[Tensor[()]] | Expr[Tensor[Hidden]]
