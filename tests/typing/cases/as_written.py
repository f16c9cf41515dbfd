"""Methods along several labels: what is refused is said of the tensor as it is written."""

from typing import TypeVar

from typedtensor import Axis, Expr, Tensor

U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Feature(Axis): ...
class Out(Axis): ...


def refused(x: Expr[Tensor[Batch, Feature]], t: Tensor[Batch, Feature]) -> None:
    x.sum(Batch, Feature, Out)
    # E: Sum[Batch, Feature, Out] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t *A - *P where *P
    #    within *A" needs the axes *P (Batch, Feature, Out) among *A (Batch, Feature), which lack Out [axes]
    x.mean(Batch, Out)
    # E: Mean[Batch, Out] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> real *A - *P where *P within
    #    *A" needs the axes *P (Batch, Out) among *A (Batch, Feature), which lack Out [axes]
    t.max(Feature, Out, Batch)
    # E: Max[Feature, Out, Batch] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t *A - *P where *P
    #    within *A" needs the axes *P (Feature, Out, Batch) among *A (Batch, Feature), which lack Out [axes]
    x.sum(Batch, Batch)
    # E: Sum[Batch, Batch] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t *A - *P" needs every axis at
    #    most once in (Batch, Batch) for *A - *P [axes]
    x.norm(Batch, Feature, Batch)
    # E: Norm[Batch, Feature, Batch] cannot be applied to Tensor[Batch, Feature]: its rule "*A -> *A - *P" needs every
    #    axis at most once in (Batch, Feature, Batch) for *A - *P [axes]
    x.expand(Out, Out)  # E: Expand is given Out twice: name each axis once [axes]
    x.sum(Batch, Featur)
    # E: Sum[Batch, Featur] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t *A - *P where *P within *A"
    #    needs the axes *P (Batch, Featur) among *A (Batch, Feature), which lack Featur; try Feature in place of Featur
    #    [axes]
    x.expand(Out, Feature)
    # E: Expand[Feature] cannot be applied to Tensor[Batch, Feature]: its rule "t *A -> t U *A where U not in *A" needs
    #    U (Feature) not to be among *A (Batch, Feature) [axes]


def of_a_variable(x: Expr[Tensor[Batch, U]], u: type[U]) -> None:
    x.sum(u, u)
    # E: Sum[U, U] cannot be applied to Tensor[Batch, U]: its rule "t *A -> t *A - *P" needs every axis at most once in
    #    (U, U) for *A - *P [axes]
    x.sum(u, Out)
    # E: Sum[U, Out] cannot be applied to Tensor[Batch, U]: its rule "t *A -> t *A - *P where *P within *A" needs the
    #    axes *P (U, Out) among *A (Batch, U), which lack Out [axes]


class Featur(Axis): ...


def accepted(x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[()]]:
    return x.sum(Feature, Batch)
