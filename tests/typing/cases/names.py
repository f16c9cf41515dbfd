"""A name that the package does not have is an error where it is written, and never Any in silence."""

import typedtensor
from typedtensor import Axis, Expr
from typedtensor.nn import Liner  # E: Module "typedtensor.nn" has no attribute "Liner"; maybe "Linear"? [attr-defined]


class Batch(Axis): ...


def f(x: Expr[typedtensor.Tensor[Batch]], y: typedtensor.Tensr, layer: Liner) -> None:
# E: Name "typedtensor.Tensr" is not defined [name-defined]
    typedtensor.gradientt(x)  # E: Module has no attribute "gradientt"; maybe "gradient" or "Gradients"? [attr-defined]
    typedtensor.gradient(x.sum(), [x])
