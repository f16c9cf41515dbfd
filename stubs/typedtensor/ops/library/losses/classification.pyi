# Generated from typedtensor/ops/library/losses/classification.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.family import Along2, Labelled, PolyOp2, U
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['CrossEntropy', 'MeanSquaredError', 'NegativeLogLikelihood', 'SmoothedCrossEntropy']
__all__ += ['cross_entropy', 'mean_squared_error', 'negative_log_likelihood', 'smoothed_cross_entropy']
class CrossEntropy(Along2[U], rule='*A U *B, int *A *B -> *A *B; *A U *B, *A U *B -> *A *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __new__(cls, axis: type[U], /) -> CrossEntropy[U]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As], /) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U, *_Bs], /) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U, *_Bs]] | Tensor[U, *_Bs], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U, *_Bs]], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[_A0, U, *_Bs], /) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[_A0, U, *_Bs]] | Tensor[_A0, U, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[_A0, U, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Tensor[_A0, _A1, U, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[Tensor[_A0, _A1, U, *_Bs]] | Tensor[_A0, _A1, U, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[Tensor[_A0, _A1, U, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[*_As, U], /) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[*_As, U]] | Tensor[*_As, U], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[*_As, U]], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[*_As, U, _B0], /) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[*_As, U, _B0]] | Tensor[*_As, U, _B0], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[*_As, U, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
class MeanSquaredError(PolyOp2, rule='*A, *A -> real'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As], /) -> Tensor[()]: """``mean (x1 - x2)²``, over all elements."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[()]]: """``mean (x1 - x2)²``, over all elements."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """``mean (x1 - x2)²``, over all elements."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``mean (x1 - x2)²``, over all elements."""
mean_squared_error = MeanSquaredError()
"""``mean (x1 - x2)²``, over all elements."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def cross_entropy(x1: Tensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_U, *_Bs], x2: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U, *_Bs]] | Tensor[_U, *_Bs], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_A0, _U, *_Bs]] | Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[Tensor[_A0, _A1, _U, *_Bs]] | Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U], x2: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[*_As, _U]] | Tensor[*_As, _U], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U], x2: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U, _B0], x2: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[Tensor[*_As, _U, _B0]] | Tensor[*_As, _U, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[*_As, _U, _B0], x2: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
    @overload
    def cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes."""
else:
    cross_entropy = Labelled(CrossEntropy)
class SmoothedCrossEntropy(PolyOp2[U], rule='*A U *B, int *A *B -> *A *B'):
    smoothing: float
    ignored: Any
    def __init__(self, axis: type[U], /, smoothing: float=0.0, ignored: int | None=None) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /, smoothing: float = 0.0, ignored: int | None = None) -> Any: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __new__(cls, axis: type[U], /, smoothing: float = 0.0, ignored: int | None = None) -> SmoothedCrossEntropy[U]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As], /) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
class NegativeLogLikelihood(Along2[U], rule='*A U *B, int *A *B -> *A *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __new__(cls, axis: type[U], /) -> NegativeLogLikelihood[U]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: IntTensor[*_Bs], /) -> Tensor[*_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[IntTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: IntTensor[_A0, *_Bs], /) -> Tensor[_A0, *_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1, U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1, U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: IntTensor[*_As], /) -> Tensor[*_As]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[Tensor[*_As]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[IntTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: IntTensor[*_As, _B0], /) -> Tensor[*_As, _B0]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], /) -> Expr[Tensor[*_As, _B0]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[IntTensor[*_As, _B0]], /) -> Expr[Tensor[*_As, _B0]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def negative_log_likelihood(x1: Tensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /) -> Tensor[*_As]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
    @overload
    def negative_log_likelihood(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities."""
else:
    negative_log_likelihood = Labelled(NegativeLogLikelihood)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def smoothed_cross_entropy(x1: Tensor[_U, *_Bs], x2: IntTensor[*_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[*_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[IntTensor[*_Bs]] | IntTensor[*_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[_U, *_Bs], x2: Expr[IntTensor[*_Bs]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: IntTensor[_A0, *_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[_A0, *_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[IntTensor[_A0, *_Bs]] | IntTensor[_A0, *_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[_A0, _U, *_Bs], x2: Expr[IntTensor[_A0, *_Bs]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[_A0, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: IntTensor[_A0, _A1, *_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[_A0, _A1, *_Bs]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[_A0, _A1, _U, *_Bs]], x2: Expr[IntTensor[_A0, _A1, *_Bs]] | IntTensor[_A0, _A1, *_Bs], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[_A0, _A1, _U, *_Bs], x2: Expr[IntTensor[_A0, _A1, *_Bs]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[*_As, _U], x2: IntTensor[*_As], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[*_As]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[*_As, _U]], x2: Expr[IntTensor[*_As]] | IntTensor[*_As], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[*_As, _U], x2: Expr[IntTensor[*_As]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_As]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[*_As, _U, _B0], x2: IntTensor[*_As, _B0], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[*_As, _B0]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[IntTensor[*_As, _B0]] | IntTensor[*_As, _B0], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[*_As, _U, _B0], x2: Expr[IntTensor[*_As, _B0]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*_As, _B0]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Tensor[*tuple[Any, ...]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
    @overload
    def smoothed_cross_entropy(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, smoothing: float = 0.0, ignored: int | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others."""
else:
    smoothed_cross_entropy = Labelled(SmoothedCrossEntropy)
