# Generated from typedtensor/nn/residual.py by `typedtensor stubs`; not edited by hand.
from typing import Generic
from typedtensor.core.axes import N, U
from typedtensor.core.expr import Expr
from typedtensor.core.module import Layer
from typedtensor.core.tensor import Tensor
from typedtensor.nn.layer import Shown
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
class Residual(Shown, Generic[U], shows=('inner',)):
    inner: Layer[U, U]
    def __init__(self, inner: Layer[U, U], /) -> None: ...
    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
