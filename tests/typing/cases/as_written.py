"""Methods along several labels: what is refused is said of the tensor as it is written."""

from typing import TypeVar

from typedtensor import Axis, Expr, Tensor

U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Feature(Axis): ...
class Out(Axis): ...


def refused(x: Expr[Tensor[Batch, Feature]], t: Tensor[Batch, Feature]) -> None:
    x.sum(Batch, Feature, Out)
    # E: SumAlong[Out] cannot be applied to Tensor[Batch, Feature]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Feature) [axes]
    x.mean(Batch, Out)
    # E: MeanAlong[Out] cannot be applied to Tensor[Batch, Feature]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Feature) [axes]
    t.max(Feature, Out, Batch)
    # E: MaxAlong[Out] cannot be applied to Tensor[Batch, Feature]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Out) in the operand, which has only (Batch, Feature) [axes]
    x.sum(Batch, Batch)  # E: SumAlong is given Batch twice: name each axis once [axes]
    x.norm(Batch, Feature, Batch)  # E: NormAlong is given Batch twice: name each axis once [axes]
    x.expand(Out, Out)  # E: Expand is given Out twice: name each axis once [axes]
    x.sum(Batch, Featur)
    # E: SumAlong[Featur] cannot be applied to Tensor[Batch, Feature]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Featur) in the operand, which has only (Batch, Feature); try Feature in place of Featur [axes]
    x.expand(Out, Feature)
    # E: Expand[Feature] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t U *A where U not in *A" needs
    #    U (Feature) not to be among *A (Batch, Feature) [axes]


def of_a_variable(x: Expr[Tensor[Batch, U]], u: type[U]) -> None:
    x.sum(u, u)  # E: SumAlong is given U twice: name each axis once [axes]
    x.sum(u, Out)
    # E: SumAlong[Out] cannot be applied to Tensor[Batch, U]: its rule "t *A U *B -> t *A *B" needs an axis U (Out) in
    #    the operand, which has only (Batch, U) [axes]


class Featur(Axis): ...


def accepted(x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[()]]:
    return x.sum(Feature, Batch)
