# Generated from typedtensor/ops/library/normalize/normalization.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Along1, Array, Kernel, Labelled, Namespace, Operand, TensorType, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['Normalize', 'NormalizeScale', 'RMSNormalize', 'RMSNormalizeScale', 'normalize', 'rms_normalize']
class Normalization(Along1[U]):
    epsilon: float
    centred = True
    def __init__(self, axis: type[U], /, epsilon: float=1e-05) -> None: ...
    def parts(self, xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]: ...
class Scaled(Normalization[U], family='*A U *B -> *A U *B'):
    def ground(self, x: TensorType, /) -> Kernel: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class Scale(Normalization[U], family='*A U *B -> *A *B'):
    def ground(self, x: TensorType, /) -> Kernel: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class Normalize(Scaled[U], rule='*A U *B -> *A U *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-05) -> Any: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-05) -> Normalize[U]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class NormalizeScale(Scale[U], rule='*A U *B -> *A *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-05) -> Any: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-05) -> NormalizeScale[U]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class RMSNormalize(Scaled[U], rule='*A U *B -> *A U *B'):
    centred = False
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-05) -> Any: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-05) -> RMSNormalize[U]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class RMSNormalizeScale(Scale[U], rule='*A U *B -> *A *B'):
    centred = False
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-05) -> Any: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-05) -> RMSNormalizeScale[U]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def normalize(x: Tensor[_U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_A0, _U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_A0, _U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_A0, _A1, _U, *_Bs]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Tensor[*_As, _U], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*_As, _U]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*_As, _U]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Tensor[*_As, _U, _B0], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*_As, _U, _B0]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*_As, _U, _B0]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*tuple[Any, ...]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
    @overload
    def normalize(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*tuple[Any, ...]]]: """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1."""
else:
    normalize = Labelled(Normalize)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def rms_normalize(x: Tensor[_U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_A0, _U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[_A0, _A1, _U, *_Bs]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Tensor[*_As, _U], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*_As, _U]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*_As, _U]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Tensor[*_As, _U, _B0], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*_As, _U, _B0]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*_As, _U, _B0]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, epsilon: float = 1e-05) -> Tensor[*tuple[Any, ...]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
    @overload
    def rms_normalize(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, epsilon: float = 1e-05) -> Expr[Tensor[*tuple[Any, ...]]]: """``x / √(mean x² + ε)`` along U: mean square 1."""
else:
    rms_normalize = Labelled(RMSNormalize)
