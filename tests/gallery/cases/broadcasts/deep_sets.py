"""The difference of a row and a column is a matrix.

[DeepSets, pull request 2](https://github.com/manzilzaheer/DeepSets/pull/2): targets of shape (128,) minus predictions
of shape (128, 1). The model learns the mean of all targets.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import square


class Set(Axis, samples=True): ...
class One(Axis, size=1): ...

Target = Expr[Tensor[Set]]
Prediction = Expr[Tensor[Set, One]]


def wrong(y: Target, y_pred: Prediction) -> Expr[Tensor[()]]:
    return square(y - y_pred).mean()
    # E: Sub cannot be applied to Tensor[Set] and Tensor[Set, One]: its rule "t *A?, t *A? -> t *A" needs the axes *A of
    #    the first (Set) to equal the axes *A of the second (Set, One); try second.sum(One) [axes]


def right(y: Target, y_pred: Prediction) -> Expr[Tensor[()]]:
    return square(y - y_pred.sum(One)).mean()
