# Generated from typedtensor/nn/linear.py by `typedtensor stubs`; not edited by hand.
from typing import Any, Generic
import numpy as np
from typedtensor.core.axes import N, U, V
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.layer import OptionalParameter, Shown
from typedtensor.ops import ExpandLeading
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
_along_the_end = ExpandLeading()
"""``x1`` repeated along the leading axes that only ``x2`` has."""
class Linear(Shown, Generic[U, V], shows=('weight',)):
    weight: Param[Tensor[U, V]]
    bias: OptionalParameter[Tensor[V]] = OptionalParameter('bias=False')
    def __init__(self, inputs: type[U] | U, outputs: type[V] | V, /, *, bias: bool=True, initializer: Initializer=glorot_uniform, seed: Seed=None, dtype: Any=np.float32) -> None: ...
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]: ...
    if not MYPY:
        _along: tuple[U, V]
        __rrshift__ = __call__
