# Generated from typedtensor/ops/library/statistics.py by `typedtensor stubs`; not edited by hand.
from typing import TypeVarTuple
from typedtensor.ops.core.arities import Over1
from typedtensor.ops.core.family import Operand, U, V
from typedtensor.ops.core.ruling import ruled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, TypeVar, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C = TypeVar("_C", bound=Axis)
    _P0 = TypeVar("_P0", bound=Axis)
    _P1 = TypeVar("_P1", bound=Axis)
    _P2 = TypeVar("_P2", bound=Axis)
    _P3 = TypeVar("_P3", bound=Axis)
    _P4 = TypeVar("_P4", bound=Axis)
    _P5 = TypeVar("_P5", bound=Axis)
    _P6 = TypeVar("_P6", bound=Axis)
    _P7 = TypeVar("_P7", bound=Axis)
    _P8 = TypeVar("_P8", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
__all__ = ['Median', 'bincount', 'corrcoef', 'cov', 'histogram', 'quantile']
P = TypeVarTuple('P')
class Median(Over1[*P,], rule='*A -> *A / *P'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls) -> Median[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> _MedianAlong[_P0]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Median[_P0, _P1]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Median[_P0, _P1, _P2]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Median[_P0, _P1, _P2, _P3]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Median[_P0, _P1, _P2, _P3, _P4]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Median[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[_P0, *tuple[Any, ...]], x: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[_P0, *tuple[Any, ...]], x: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Tensor[*_As], /) -> Tensor[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self: Median[()], x: Tensor[()] | RealNumber, /) -> Tensor[()]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    class _MedianAlong(Median[_U]):
        @overload
        def __call__(self, x: Tensor[_U, *_Bs], /) -> Tensor[*_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[_A0, _U, *_Bs], /) -> Tensor[_A0, *_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[_A0, _A1, _U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[_A0, _A1, _U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[*_As, _U], /) -> Tensor[*_As]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U]], /) -> Expr[Tensor[*_As]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[*_As, _U, _B0], /) -> Tensor[*_As, _B0]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As, _U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        @overload
        def __call__(self, x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along labels, or of all: the middle element in order, or the mean of the middle two."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def bincount(x: IntTensor[_U, *_Bs], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[*_Bs, _V]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[*_Bs, _V]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: IntTensor[_A0, _U, *_Bs], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[_A0, *_Bs, _V]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[_A0, *_Bs, _V]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[_A0, _A1, *_Bs, _V]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, *_Bs, _V]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: IntTensor[*_As, _U], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[*_As, _V]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[*_As, _U]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[*_As, _V]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: IntTensor[*_As, _U, _B0], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[*_As, _B0, _V]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[*_As, _B0, _V]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], numbers: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
    @overload
    def bincount(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], numbers: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """How often each number from 0 to less than ``|V|`` occurs along U."""
else:
    @ruled('int *A U *B -> int *A *B V where V not in *A U *B')
    def bincount(x: Operand, axis: type[U], numbers: type[V] | V) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def histogram(x: Tensor[_U, *_Bs], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[*_Bs, _V]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[*_Bs, _V]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Tensor[_A0, _U, *_Bs], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[_A0, *_Bs, _V]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[_A0, *_Bs, _V]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[_A0, _A1, *_Bs, _V]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[_A0, _A1, *_Bs, _V]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Tensor[*_As, _U], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[*_As, _V]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[*_As, _U]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[*_As, _V]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Tensor[*_As, _U, _B0], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[*_As, _B0, _V]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[*_As, _B0, _V]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> IntTensor[*tuple[Any, ...]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
    @overload
    def histogram(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], bins: type[_V] | _V, *, least: float, most: float) -> Expr[IntTensor[*tuple[Any, ...]]]: """How many elements along U are in each of ``|V|`` ranges of one width, from ``least`` to ``most``."""
else:
    @ruled('*A U *B -> int *A *B V where V not in *A U *B')
    def histogram(x: Operand, axis: type[U], bins: type[V] | V, *, least: float, most: float) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def quantile(x: Tensor[_U, *_Bs], axis: type[_U], q: float) -> Tensor[*_Bs]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[_U, *_Bs]], axis: type[_U], q: float) -> Expr[Tensor[*_Bs]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Tensor[_A0, _U, *_Bs], axis: type[_U], q: float) -> Tensor[_A0, *_Bs]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], q: float) -> Expr[Tensor[_A0, *_Bs]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], q: float) -> Tensor[_A0, _A1, *_Bs]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], q: float) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Tensor[*_As, _U], axis: type[_U], q: float) -> Tensor[*_As]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[*_As, _U]], axis: type[_U], q: float) -> Expr[Tensor[*_As]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Tensor[*_As, _U, _B0], axis: type[_U], q: float) -> Tensor[*_As, _B0]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], q: float) -> Expr[Tensor[*_As, _B0]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], q: float) -> Tensor[*tuple[Any, ...]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
    @overload
    def quantile(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], q: float) -> Expr[Tensor[*tuple[Any, ...]]]: """The number that a share ``q`` of the elements along U is below, between two of them by linear interpolation."""
else:
    @ruled('*A U *B -> *A *B')
    def quantile(x: Operand, axis: type[U], q: float) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, *_Ns], y: Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, *_Ns]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, *_Ns], y: Expr[Tensor[_U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, *_Ns], y: Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _U, *_Ns]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, *_Ns], y: Expr[Tensor[_U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _B, *_Ns, _U], y: Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B, *_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _B, *_Ns, _U]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _B, *_Ns, _U], y: Expr[Tensor[_U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _B, *_Ns, _U], y: Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B, *_Ns]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _B, *_Ns, _U]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _B, *_Ns, _U], y: Expr[Tensor[_B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, *_Ns]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _A, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Tensor[*_Ns, _A, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _U, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Tensor[*_Ns, _U, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Tensor[*_Ns, _B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Tensor[*_Ns, _U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _B, _U], y: Tensor[*_Ns, _C, _B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B, _C]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _B, _U]], y: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _B, _U]], y: Tensor[*_Ns, _C, _B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _B, _U], y: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _B, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _B, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _B, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, *_Ns, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _B, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, *_Ns, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*_Ns, _A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*_Ns, _A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Tensor[_A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Expr[Tensor[_U, _A]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Expr[Tensor[_A, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Expr[Tensor[_U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, _A], y: Expr[Tensor[_B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Expr[Tensor[_A, _U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Tensor[_A, _U, _C], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B, _C]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_A, _U, _C]] | Tensor[_A, _U, _C], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, _C]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Expr[Tensor[_A, _U, _C]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B, _C]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Expr[Tensor[_U, _B]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Tensor[_A, _B]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_A, _U, _B], y: Expr[Tensor[_B, _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[_A, _B]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], y: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], *, correction: float=1.0) -> Tensor[*tuple[Any, ...]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], y: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]] | Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], y: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], y: Tensor[*tuple[Any, ...]], axis: type[_U], *, correction: float=1.0) -> Tensor[*tuple[Any, ...]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], y: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], y: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*tuple[Any, ...]], y: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], *, correction: float=1.0) -> Tensor[*tuple[Any, ...]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Expr[Tensor[*tuple[Any, ...]]], y: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
    @overload
    def cov(x: Tensor[*tuple[Any, ...]], y: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], *, correction: float=1.0) -> Expr[Tensor[*tuple[Any, ...]]]: """The covariances of samples along U, ``Σ (x - mean x) (y - mean y) / (n - correction)``."""
else:
    @ruled('*A U *B, *C U *D -> *A | *B | *C | *D')
    def cov(x: Operand, y: Operand, axis: type[U], *, correction: float=1.0) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _U], axis: type[_U]) -> Tensor[*_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_U], axis: type[_U]) -> Tensor[*_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, *_Ns], y: Tensor[_U], axis: type[_U]) -> Tensor[*_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, *_Ns]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, *_Ns], y: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, *_Ns], y: Tensor[_U], axis: type[_U]) -> Tensor[_A, *_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _U, *_Ns]], y: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, *_Ns], y: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _A], axis: type[_U]) -> Tensor[_A, *_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _B, *_Ns, _U], y: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B, *_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _B, *_Ns, _U]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _B, *_Ns, _U], y: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _U], axis: type[_U]) -> Tensor[_A, *_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _B, *_Ns, _U], y: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B, *_Ns]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _B, *_Ns, _U]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _B, *_Ns, _U], y: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Tensor[*_Ns, _A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[*_Ns, _U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Tensor[*_Ns, _U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Tensor[*_Ns, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[*_Ns, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Tensor[*_Ns, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _B, _U], y: Tensor[*_Ns, _C, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B, _C]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _B, _U]], y: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _B, _U]], y: Tensor[*_Ns, _C, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _B, _U], y: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Tensor[_U, _B, _A], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _A, _U]], y: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _A, _U], y: Expr[Tensor[_U, _B, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Tensor[_U, _B, _A], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, *_Ns, _U]], y: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, *_Ns, _U], y: Expr[Tensor[_U, _B, _A]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*_Ns, _U]], y: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*_Ns, _U], y: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Tensor[_U, _A], axis: type[_U]) -> Tensor[_A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[_A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[_A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Tensor[_A, _U], axis: type[_U]) -> Tensor[_A]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[_A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[_A]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, _A]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, _A], y: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Tensor[_A, _U, _C], axis: type[_U]) -> Tensor[_A, _B, _C]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_A, _U, _C]] | Tensor[_A, _U, _C], axis: type[_U]) -> Expr[Tensor[_A, _B, _C]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Expr[Tensor[_A, _U, _C]], axis: type[_U]) -> Expr[Tensor[_A, _B, _C]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_A, _U, _B]], y: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_A, _U, _B], y: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], y: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], y: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]] | Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], y: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], y: Tensor[*tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], y: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], y: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*tuple[Any, ...]], y: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Expr[Tensor[*tuple[Any, ...]]], y: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
    @overload
    def corrcoef(x: Tensor[*tuple[Any, ...]], y: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The correlations of samples along U, from -1 to 1: :func:`cov`, divided by the deviations; 0 where one is 0."""
else:
    @ruled('*A U *B, *C U *D -> *A | *B | *C | *D')
    def corrcoef(x: Operand, y: Operand, axis: type[U]) -> Operand: ...
