# Generated from typedtensor/ops/library/normalization.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.core.tensor import Tensor
from typedtensor.ops.core.arities import Along1, Along2, Over1, PolyOp1
from typedtensor.ops.core.family import Array, Axis, Labelled, Namespace, Operand, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import RealNumber
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _N0 = TypeVar("_N0", bound=Axis)
    _N1 = TypeVar("_N1", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _S0 = TypeVar("_S0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
    _Ss = TypeVarTuple("_Ss")
__all__ = ['CosineSimilarity', 'GroupMean', 'L2Normalize', 'MeanSquareOver', 'Norm', 'Normalize', 'NormalizeScale']
__all__ += ['RMSNormalize', 'RMSNormalizeScale']
__all__ += ['cosine_similarity', 'group_mean', 'l2_normalize', 'normalize', 'rms_normalize']
A = TypeVarTuple('A')
P = TypeVarTuple('P')
class Norm(Over1[*P,], rule='*A -> *A / *P'):
    order: Any
    def __init__(self, *axes: type[Axis], order: float=2.0) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis], order: float = 2.0) -> Any: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, *, order: float = 2.0) -> Norm[()]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis: type[_P0], /, *, order: float = 2.0) -> _NormAlong[_P0]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /, *, order: float = 2.0) -> Norm[_P0, _P1]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3, _P4]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3, _P4, _P5]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /, *, order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis], order: float = 2.0) -> Norm[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self: Norm[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self: Norm[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self: Norm[()], x: Tensor[*_As], /) -> Tensor[()]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self: Norm[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self: Norm[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _NormAlong(Norm[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``(Σ |x|^p)^(1/p)`` along labels, or of all elements."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class L2Normalize(PolyOp1[U], rule='*A U *B -> *A U *B'):
    epsilon: float
    def __init__(self, axis: type[U], /, epsilon: float=1e-12) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-12) -> Any: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-12) -> L2Normalize[U]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[U, *_Bs], /) -> Tensor[U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U], /) -> Tensor[*_As, U]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As, U]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[*_As, U, _B0], /) -> Tensor[*_As, U, _B0]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, U, _B0]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class CosineSimilarity(Along2[U], rule='*A U *B, *A U *B -> *A *B'):
    epsilon: Any
    def __init__(self, axis: type[U], /, epsilon: float=1e-08) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, epsilon: float = 1e-08) -> Any: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __new__(cls, axis: type[U], /, epsilon: float = 1e-08) -> CosineSimilarity[U]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[*_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, U], /) -> Tensor[*_As]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, _B0]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
_LEAST, _MOST = (1e-140, 1e+140)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cosine_similarity(x1: Tensor[_U, *_Bs], x2: Tensor[_U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[*_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U, *_Bs]] | Tensor[_U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[_A0, _U, *_Bs], x2: Tensor[_A0, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[_A0, *_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_A0, _U, *_Bs]] | Tensor[_A0, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[_A0, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[_A0, _U, *_Bs], x2: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[_A0, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[_A0, _A1, *_Bs]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[*_As, _U], x2: Tensor[*_As, _U], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[*_As]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[*_As, _U]] | Tensor[*_As, _U], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_As]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[*_As, _U], x2: Expr[Tensor[*_As, _U]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_As]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[*_As, _U, _B0], x2: Tensor[*_As, _U, _B0], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[*_As, _B0]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[Tensor[*_As, _U, _B0]] | Tensor[*_As, _U, _B0], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_As, _B0]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[*_As, _U, _B0], x2: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*_As, _B0]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, epsilon: float = 1e-08) -> Tensor[*tuple[Any, ...]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
    @overload
    def cosine_similarity(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, epsilon: float = 1e-08) -> Expr[Tensor[*tuple[Any, ...]]]: """``x1 · x2 / (max(‖x1‖, ε) max(‖x2‖, ε))`` along U: the cosine of the angle between vectors."""
else:
    cosine_similarity = Labelled(CosineSimilarity)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def l2_normalize(x: Tensor[_U, *_Bs], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[_U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[_U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Tensor[_A0, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[_A0, _U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[_A0, _A1, _U, *_Bs]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Tensor[*_As, _U], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[*_As, _U]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[*_As, _U]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[*_As, _U]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Tensor[*_As, _U, _B0], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[*_As, _U, _B0]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[*_As, _U, _B0]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, epsilon: float = 1e-12) -> Tensor[*tuple[Any, ...]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
    @overload
    def l2_normalize(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, epsilon: float = 1e-12) -> Expr[Tensor[*tuple[Any, ...]]]: """``x / max(‖x‖, ε)`` along U: vectors of length 1."""
else:
    l2_normalize = Labelled(L2Normalize)
class Normalization(Along1[U]):
    epsilon: float
    centred = True
    def __init__(self, axis: type[U], /, epsilon: float=1e-05) -> None: ...
    def parts(self, xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]: ...
class Scaled(Normalization[U], family='*A U *B -> *A U *B'):
    def forward_along(self, position: int, xp: Namespace, x: Array, /) -> Array: ...
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand: ...
class Scale(Normalization[U], family='*A U *B -> *A *B'):
    def forward_along(self, position: int, xp: Namespace, x: Array, /) -> Array: ...
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
class GroupMean(PolyOp1[U], rule='*N U *S -> *N U *S'):
    groups: Any
    squared: bool
    mixed = frozenset({'*S'})
    def __init__(self, axis: type[U], /, groups: int | None=None, *, squared: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, groups: int | None = None, *, squared: bool = False) -> Any: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __new__(cls, axis: type[U], /, groups: int | None = None, *, squared: bool = False) -> GroupMean[U]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[U, *_Ss], /) -> Tensor[U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[U, *_Ss]], /) -> Expr[Tensor[U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[_N0, U, *_Ss], /) -> Tensor[_N0, U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[_N0, U, *_Ss]], /) -> Expr[Tensor[_N0, U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[_N0, _N1, U, *_Ss], /) -> Tensor[_N0, _N1, U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[_N0, _N1, U, *_Ss]], /) -> Expr[Tensor[_N0, _N1, U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[*_Ns, U], /) -> Tensor[*_Ns, U]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, U]], /) -> Expr[Tensor[*_Ns, U]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[*_Ns, U, _S0], /) -> Tensor[*_Ns, U, _S0]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[*_Ns, U, _S0]], /) -> Expr[Tensor[*_Ns, U, _S0]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[U, _V], /) -> Chain[U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
class MeanSquareOver(Over1[*P,], rule='*A -> *A - *P where *P within *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> MeanSquareOver[_P0]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> MeanSquareOver[_P0, _P1]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> MeanSquareOver[_P0, _P1, _P2]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> MeanSquareOver[_P0, _P1, _P2, _P3]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> MeanSquareOver[_P0, _P1, _P2, _P3, _P4]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> MeanSquareOver[_P0, _P1, _P2, _P3, _P4, _P5]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> MeanSquareOver[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> MeanSquareOver[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> MeanSquareOver[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[_P0, *_Bs], /) -> Tensor[*_Bs]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[_P0, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[_A0, _P0, *_Bs], /) -> Tensor[_A0, *_Bs]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[_A0, _P0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[_A0, _A1, _P0, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[_A0, _A1, _P0, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[*_As, _P0], /) -> Tensor[*_As]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[*_As, _P0]], /) -> Expr[Tensor[*_As]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[*_As, _P0, _B0], /) -> Tensor[*_As, _B0]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[*_As, _P0, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0], x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0, _P1, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self: MeanSquareOver[_P0, _P1, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``Σ x² / n`` over the n elements along several labels; NaN of none."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def group_mean(x: Tensor[_U, *_Ss], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[_U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[_U, *_Ss]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[_U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Tensor[_N0, _U, *_Ss], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[_N0, _U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[_N0, _U, *_Ss]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[_N0, _U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Tensor[_N0, _N1, _U, *_Ss], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[_N0, _N1, _U, *_Ss]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[_N0, _N1, _U, *_Ss]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[_N0, _N1, _U, *_Ss]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Tensor[*_Ns, _U], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[*_Ns, _U]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[*_Ns, _U]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[*_Ns, _U]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Tensor[*_Ns, _U, _S0], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[*_Ns, _U, _S0]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[*_Ns, _U, _S0]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[*_Ns, _U, _S0]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Tensor[*tuple[Any, ...]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
    @overload
    def group_mean(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, groups: int | None = None, *, squared: bool = False) -> Expr[Tensor[*tuple[Any, ...]]]: """Replace each element by the mean over the channels of its group and over all axes after the channels."""
else:
    group_mean = Labelled(GroupMean)
