# Generated from typedtensor/nn/normalization.py by `typedtensor stubs`; not edited by hand.
from typing import Any, Generic, TypeVar, TypeVarTuple
import numpy as np
from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.optional import OptionalParameter
from typedtensor.ops import Normalize, RMSNormalize
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
U = TypeVar('U', bound=Axis)
N = TypeVarTuple('N')
class LayerNorm(Module, Generic[U]):
    scale: Param[Tensor[U]]
    normalize: Normalize[U]
    shift: OptionalParameter[Tensor[U]] = OptionalParameter('shift=False')

    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, shift: bool=True, dtype: Any=np.float32) -> None: ...

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...

    def __repr__(self) -> str: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
class RMSNorm(Module, Generic[U]):
    scale: Param[Tensor[U]]
    normalize: RMSNormalize[U]

    def __init__(self, axis: type[U] | U, /, *, epsilon: float=1e-05, dtype: Any=np.float32) -> None: ...

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]: ...

    def __repr__(self) -> str: ...
    if not MYPY:
        _along: tuple[U, U]
        __rrshift__ = __call__
