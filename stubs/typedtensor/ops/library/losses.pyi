# Generated from typedtensor/ops/library/losses.py by `typedtensor stubs`; not edited by hand.
from typedtensor.ops.core.arities import Along2, PolyOp2
from typedtensor.ops.core.family import Labelled, U
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['AbsoluteError', 'BinaryCrossEntropy', 'CrossEntropy', 'Entropy', 'Hinge', 'Huber', 'KLDiv']
__all__ += ['MeanSquaredError', 'NegativeLogLikelihood', 'PoissonLoss', 'SmoothedCrossEntropy', 'SquaredError']
__all__ += ['absolute_error', 'binary_cross_entropy', 'cross_entropy', 'entropy', 'hinge', 'huber', 'kl_div']
__all__ += ['mean_squared_error', 'negative_log_likelihood', 'poisson_loss', 'smoothed_cross_entropy']
__all__ += ['squared_error']
class SquaredError(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
class AbsoluteError(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``|x1 - x2|``. The gradient is 0 where both are equal."""
class Huber(Elementwise2, rule='*A?, *A? -> *A'):
    delta: float
    def __init__(self, delta: float=1.0, /) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
class PoissonLoss(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
class KLDiv(Elementwise2, rule='*A?, *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[*_As], /) -> Tensor[*_As]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
class Entropy(Elementwise1, rule='*A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[*_As], /) -> Tensor[*_As]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
        @overload
        def __call__(self, x: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
        @overload
        def __call__(self, x: Tensor[()] | RealNumber, /) -> Tensor[()]: """``-x ln x`` of probabilities; 0 where ``x`` is 0."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
absolute_error = AbsoluteError()
"""``|x1 - x2|``. The gradient is 0 where both are equal."""
entropy = Entropy()
"""``-x ln x`` of probabilities; 0 where ``x`` is 0."""
huber = Huber()
"""``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond."""
kl_div = KLDiv()
"""``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0."""
poisson_loss = PoissonLoss()
"""``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``."""
squared_error = SquaredError()
"""``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""
class BinaryCrossEntropy(Elementwise2, rule='*A, t *A? -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As] | Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[*_As]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Expr[Tensor[()]] | Expr[IntTensor[()]] | Expr[BoolTensor[()]] | Tensor[*_As] | IntTensor[*_As] | BoolTensor[*_As] | Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Expr[Tensor[*_As]]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]] | Expr[IntTensor[*_As]] | Expr[BoolTensor[*_As]] | Expr[Tensor[()]] | Expr[IntTensor[()]] | Expr[BoolTensor[()]], /) -> Expr[Tensor[*_As]]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber | IntTensor[()] | IntNumber | BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
class Hinge(Elementwise2, rule='*A, bool *A -> *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_As], x2: BoolTensor[*_As], /) -> Tensor[*_As]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[Tensor[*_As]]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[BoolTensor[*_As]], /) -> Expr[Tensor[*_As]]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: BoolTensor[()] | BoolNumber, /) -> Tensor[()]: """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
binary_cross_entropy = BinaryCrossEntropy()
"""``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values."""
hinge = Hinge()
"""``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin."""
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
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_As], /) -> Tensor[()]: """``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[()]]: """``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_As]], /) -> Expr[Tensor[()]]: """``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""
mean_squared_error = MeanSquaredError()
"""``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""
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
