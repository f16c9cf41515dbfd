"""A loss compares each prediction with every target.

PyTorch, issues [16045](https://github.com/pytorch/pytorch/issues/16045) and
[19699](https://github.com/pytorch/pytorch/issues/19699); [TALENT, pull request
92](https://github.com/LAMDA-Tabular/TALENT/pull/92); [matsciml, pull request
347](https://github.com/IntelLabs/matsciml/pull/347): `MSELoss()(prediction, target)` with shapes (N, 1) and (N,) is the
mean of N² squares.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import mean_squared_error


class Batch(Axis, samples=True): ...
class One(Axis, size=1): ...

Prediction = Expr[Tensor[Batch, One]]
Target = Expr[Tensor[Batch]]


def wrong(prediction: Prediction, target: Target) -> Expr[Tensor[()]]:
    return mean_squared_error(prediction, target)
    # E: MeanSquaredError cannot be applied to Tensor[Batch, One] and Tensor[Batch]: its rule "*A, *A -> real" needs the
    #    axes *A of the first (Batch, One) to equal the axes *A of the second (Batch); try first.sum(One) [axes]


def right(prediction: Prediction, target: Target) -> Expr[Tensor[()]]:
    return mean_squared_error(prediction.sum(One), target)
