# Generated from typedtensor/ops/library/products.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Hashable, Sequence
from typing import TypeVar, TypeVarTuple
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import Along2, Over2, Over3, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Kernel, Operand, U
from typedtensor.ops.core.functions import Labelled
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Any, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Pipeline
    from typedtensor.core.operand import RealNumber
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    class _Unknown(Axis): ...
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B = TypeVar("_B", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _C = TypeVar("_C", bound=Axis)
    _C0 = TypeVar("_C0", bound=Axis)
    _D0 = TypeVar("_D0", bound=Axis)
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
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Cs = TypeVarTuple("_Cs")
    _Ds = TypeVarTuple("_Ds")
    _Ns = TypeVarTuple("_Ns")
    _Ps = TypeVarTuple("_Ps")
__all__ = ['Contract', 'ContractAlong', 'Dot', 'Einsum', 'Einsum3', 'MatMul', 'Outer', 'SumOuter', 'Transpose']
__all__ += ['contract', 'contract_along', 'dot', 'einsum', 'einsum3', 'matmul', 'outer']
P = TypeVarTuple('P')
X = TypeVar('X', bound=AnyTensor)
class MatMul(PolyOp2, rule='*N A, A B -> *N B', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
class SumOuter(PolyOp2, rule='*N A, *N B -> A B'):
    of_gradients = True
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B], /) -> Tensor[_A, _B]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes."""
class Transpose(PolyOp1, rule='t A B -> t B A', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: Tensor[_A, _B], /) -> Tensor[_B, _A]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        @overload
        def __call__(self, x: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[_B, _A]]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        @overload
        def __call__(self, x: IntTensor[_A, _B], /) -> IntTensor[_B, _A]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        @overload
        def __call__(self, x: Expr[IntTensor[_A, _B]], /) -> Expr[IntTensor[_B, _A]]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        @overload
        def __call__(self, x: BoolTensor[_A, _B], /) -> BoolTensor[_B, _A]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        @overload
        def __call__(self, x: Expr[BoolTensor[_A, _B]], /) -> Expr[BoolTensor[_B, _A]]: """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""
        __rrshift__ = __call__
        def __rshift__(self, stage: Callable[..., Any], /) -> Pipeline[Callable[[Any], Any]]: ...
class _Products:
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand: ...
class Outer(PolyOp2, rule='*A, *B -> *A *B', linear='each'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[()], x2: Tensor[*_Bs], /) -> Tensor[*_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[()]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Tensor[*_Bs], /) -> Tensor[_A0, *_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[_A0, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[_A0, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Tensor[*_Bs], /) -> Tensor[_A0, _A1, *_Bs]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, _A1]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[_A0, _A1], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[()], /) -> Tensor[*_As]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[()]] | Tensor[()], /) -> Expr[Tensor[*_As]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[_B0], /) -> Tensor[*_As, _B0]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[_B0]] | Tensor[_B0], /) -> Expr[Tensor[*_As, _B0]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[_B0]], /) -> Expr[Tensor[*_As, _B0]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
class Contract(_Products, PolyOp2, rule='*A, *B -> *A ^ *B', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Tensor[*_Ns], /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, _B], x2: Tensor[_B, _A], /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, _B], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[()]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Tensor[*_Ns, _A], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Tensor[*_Ns, _A], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Tensor[_A, *_Ns], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A]], x2: Tensor[_A, *_Ns], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A], x2: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, _B], x2: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, _B]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, _B], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns], /) -> Tensor[_A]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Tensor[*_Ns, _A], /) -> Tensor[_A]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns]], x2: Tensor[*_Ns, _A], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B], /) -> Tensor[_A, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Tensor[*_Ns, _C, _B], /) -> Tensor[_A, _C]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B]], x2: Tensor[*_Ns, _C, _B], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B], x2: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[*_Ns, _B, _A], /) -> Tensor[_B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Tensor[*_Ns, _B, _A], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _B, _A], x2: Tensor[*_Ns, _A], /) -> Tensor[_B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _B, _A]], x2: Expr[Tensor[*_Ns, _A]] | Tensor[*_Ns, _A], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _B, _A], x2: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns]], x2: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns], x2: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over all labels that both operands have (the natural contraction)."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product, summed over all labels that both operands have (the natural contraction)."""
class ContractAlong(Along2[U], rule='*A U *B, *C U *D -> *A *B *C *D', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __new__(cls, axis: type[U], /) -> ContractAlong[U]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[U, *_Ds], /) -> Tensor[*_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[_C0, U, *_Ds], /) -> Tensor[_C0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[_C0, U, *_Ds]], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[_C0, U, *_Ds], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[_C0, U, *_Ds]], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Tensor[U, *_Ds], /) -> Tensor[_B0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Tensor[U, *_Ds], /) -> Tensor[_A0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Tensor[U, *_Ds], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[Tensor[U, *_Ds]], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_Cs, U], /) -> Tensor[*_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Tensor[*_Cs, U, _D0], /) -> Tensor[*_Cs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Expr[Tensor[*_Cs, U, _D0]], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U]], x2: Tensor[*_Cs, U, _D0], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U], x2: Expr[Tensor[*_Cs, U, _D0]], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Tensor[*_Cs, U], /) -> Tensor[_B0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _B0]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, _B0], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Tensor[*_Cs, U], /) -> Tensor[_A0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U]], x2: Tensor[*_Cs, U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U], x2: Expr[Tensor[*_Cs, U]], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U], /) -> Tensor[*_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[U, _D0], /) -> Tensor[*_Bs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[U, _D0]], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Tensor[_C0, U], /) -> Tensor[*_Bs, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Bs]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[U, *_Bs], x2: Expr[Tensor[_C0, U]], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Tensor[U], /) -> Tensor[_A0, *_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A0, U, *_Bs]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[_A0, U, *_Bs], x2: Expr[Tensor[U]], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[U], /) -> Tensor[*_As]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[U, _D0], /) -> Tensor[*_As, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[U, _D0]] | Tensor[U, _D0], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[U, _D0]], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Tensor[_C0, U], /) -> Tensor[*_As, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U]], x2: Expr[Tensor[_C0, U]] | Tensor[_C0, U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U], x2: Expr[Tensor[_C0, U]], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Tensor[U], /) -> Tensor[*_As, _B0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As, U, _B0]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[*_As, U, _B0], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
class Dot(_Products, Along2[U], rule='*A U *B, *C U *D -> *A | *B | *C | *D', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis: type[_Unknown], /) -> Any: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __new__(cls, axis: type[U], /) -> Dot[U]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, U]] | Tensor[*_Ns, U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ns], x2: Tensor[U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *_Ns]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *_Ns], x2: Expr[Tensor[U]], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, *_Ns], x2: Tensor[U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, *_Ns]], x2: Expr[Tensor[U]] | Tensor[U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, *_Ns], x2: Expr[Tensor[U]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _A], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Tensor[U, _B], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B, *_Ns, U]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Tensor[_B, U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, _B, *_Ns, U]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, _B, *_Ns, U], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, _A, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, _A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Tensor[*_Ns, _A, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, _A, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[*_Ns, U, _A], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[*_Ns, U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Tensor[*_Ns, U, _A], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[*_Ns, U, _A]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, U]] | Tensor[*_Ns, U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, U]], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Tensor[*_Ns, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[*_Ns, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[*_Ns, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Tensor[*_Ns, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[*_Ns, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B, U], x2: Tensor[*_Ns, _C, _B, U], /) -> Tensor[*_Ns, _A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B, U]], x2: Expr[Tensor[*_Ns, _C, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, _B, U]], x2: Tensor[*_Ns, _C, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, _B, U], x2: Expr[Tensor[*_Ns, _C, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, U, _B], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[_A, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[_A, _B, U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _A, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _A, _B], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Tensor[U, _B, _A], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, _A, U]], x2: Expr[Tensor[U, _B, _A]] | Tensor[U, _B, _A], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, _A, U], x2: Expr[Tensor[U, _B, _A]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Tensor[U, _B, _A], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, *_Ns, U]], x2: Expr[Tensor[U, _B, _A]] | Tensor[U, _B, _A], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, *_Ns, U], x2: Expr[Tensor[U, _B, _A]], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, U, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[U, _A, _B], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[U, _A, _B]] | Tensor[U, _A, _B], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[U, _A, _B]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Tensor[_A, _B, U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_Ns, U]], x2: Expr[Tensor[_A, _B, U]] | Tensor[_A, _B, U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*_Ns, U], x2: Expr[Tensor[_A, _B, U]], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[U, _A], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[U, _A]] | Tensor[U, _A], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[U, _A]], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[_A, U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[_A, U]] | Tensor[_A, U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[_A, U]], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Tensor[_B, U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, _A]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, _A], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_A, U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_A, U, _B]] | Tensor[_A, U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_A, U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_A, U, _C], /) -> Tensor[_A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_A, U, _C]] | Tensor[_A, U, _C], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_A, U, _C]], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[U, _B], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[U, _B]] | Tensor[U, _B], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[U, _B]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Tensor[_B, U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[_A, U, _B]], x2: Expr[Tensor[_B, U]] | Tensor[_B, U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[_A, U, _B], x2: Expr[Tensor[_B, U]], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], x2: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]], x2: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]] | Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[U, *tuple[Any, ...]] | Tensor[Any, U, *tuple[Any, ...]] | Tensor[Any, Any, U, *tuple[Any, ...]] | Tensor[Any, Any, Any, U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], U], x2: Expr[Tensor[U, *tuple[Any, ...]]] | Expr[Tensor[Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], U]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
        @overload
        def __call__(self, x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
class Einsum(_Products, Over2[*P,], rule='*A, *B -> *P where *P within *A | *B', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Einsum[_P0]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Einsum[_P0, _P1]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Einsum[_P0, _P1, _P2]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Einsum[_P0, _P1, _P2, _P3]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Einsum[_P0, _P1, _P2, _P3, _P4]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Einsum[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], /) -> Tensor[*P]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], /) -> Expr[Tensor[*P]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], /) -> Expr[Tensor[*P]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
class Einsum3(Over3[*P,], rule='*A, *B, *C -> *P where *P within *A | *B | *C', linear='sum'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __new__(cls, axis1: type[_Unknown], /, *axes: type[Axis]) -> Any: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis: type[_P0], /) -> Einsum3[_P0]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], /) -> Einsum3[_P0, _P1]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Einsum3[_P0, _P1, _P2]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Einsum3[_P0, _P1, _P2, _P3]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __new__(cls, axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Einsum3[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], /) -> Tensor[*P]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], /) -> Expr[Tensor[*P]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
        @overload
        def __call__(self, x1: Tensor[()] | RealNumber, x2: Tensor[()] | RealNumber, x3: Tensor[()] | RealNumber, /) -> Tensor[()]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
def product_like(x: Operand[X], first: Operand, second: Operand) -> Operand[X]: ...
def aligned_product(first: Sequence[Hashable], second: Sequence[Hashable], result: Sequence[Hashable]) -> Kernel: ...
contract = Contract()
"""The product, summed over all labels that both operands have (the natural contraction)."""
if not TYPEDTENSOR_PLUGIN:
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[*_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[*_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[_C0, _U, *_Ds], axis: type[_U], /) -> Tensor[_C0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[_C0, _U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[_C0, _U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[_C0, _U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_C0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[_B0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Tensor[_A0, *_Ds]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Tensor[_U, *_Ds], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Expr[Tensor[_U, *_Ds]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Ds]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[*_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[*_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Tensor[*_Cs, _U, _D0], axis: type[_U], /) -> Tensor[*_Cs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Expr[Tensor[*_Cs, _U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U]], x2: Tensor[*_Cs, _U, _D0], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U], x2: Expr[Tensor[*_Cs, _U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Cs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[_B0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, _B0]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, _B0], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_B0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Tensor[_A0, *_Cs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U]], x2: Tensor[*_Cs, _U], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U], x2: Expr[Tensor[*_Cs, _U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Cs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_U, _D0], axis: type[_U], /) -> Tensor[*_Bs, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_U, _D0]] | Tensor[_U, _D0], axis: type[_U], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_Bs, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Tensor[_C0, _U], axis: type[_U], /) -> Tensor[*_Bs, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_U, *_Bs]], x2: Expr[Tensor[_C0, _U]] | Tensor[_C0, _U], axis: type[_U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_U, *_Bs], x2: Expr[Tensor[_C0, _U]], axis: type[_U], /) -> Expr[Tensor[*_Bs, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U, *_Bs], x2: Tensor[_U], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[_A0, _U, *_Bs]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[_A0, _U, *_Bs], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_As]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_U, _D0], axis: type[_U], /) -> Tensor[*_As, _D0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_U, _D0]] | Tensor[_U, _D0], axis: type[_U], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_U, _D0]], axis: type[_U], /) -> Expr[Tensor[*_As, _D0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Tensor[_C0, _U], axis: type[_U], /) -> Tensor[*_As, _C0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U]], x2: Expr[Tensor[_C0, _U]] | Tensor[_C0, _U], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U], x2: Expr[Tensor[_C0, _U]], axis: type[_U], /) -> Expr[Tensor[*_As, _C0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U, _B0], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_As, _B0]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[*_As, _U, _B0]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[*_As, _U, _B0], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, *tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[Any, *tuple[Any, ...]]] | Tensor[Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
    @overload
    def contract_along(x1: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U only; other labels that both operands have remain as separate axes."""
else:
    contract_along = Labelled(ContractAlong)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *_Ns], x2: Tensor[_U], axis: type[_U], /) -> Tensor[*_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, *_Ns]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *_Ns], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[*_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, *_Ns], x2: Tensor[_U], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, *_Ns]], x2: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, *_Ns], x2: Expr[Tensor[_U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _B, *_Ns, _U]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[_A, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B, *_Ns]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _B, *_Ns, _U]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _B, *_Ns, _U], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B, *_Ns]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _A, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Tensor[*_Ns, _A, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[*_Ns, _U, _A], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Tensor[*_Ns, _U, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _U], axis: type[_U], /) -> Tensor[*_Ns, _A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Tensor[*_Ns, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[*_Ns, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Tensor[*_Ns, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _B, _U], x2: Tensor[*_Ns, _C, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _B, _U]], x2: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _B, _U]], x2: Tensor[*_Ns, _C, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _B, _U], x2: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Tensor[_U, _B, _A], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _A, _U]], x2: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _A, _U], x2: Expr[Tensor[_U, _B, _A]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Tensor[_U, _B, _A], axis: type[_U], /) -> Tensor[_A, *_Ns, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, *_Ns, _U]], x2: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, *_Ns, _U], x2: Expr[Tensor[_U, _B, _A]], axis: type[_U], /) -> Expr[Tensor[_A, *_Ns, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_U, _A, _B], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_U, _A, _B]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Tensor[_A, _B, _U], axis: type[_U], /) -> Tensor[*_Ns, _A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*_Ns, _U]], x2: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*_Ns, _U], x2: Expr[Tensor[_A, _B, _U]], axis: type[_U], /) -> Expr[Tensor[*_Ns, _A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_U, _A], axis: type[_U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_U, _A]], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_A, _U], axis: type[_U], /) -> Tensor[_A]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_A, _U]], axis: type[_U], /) -> Expr[Tensor[_A]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, _A]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, _A], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_A, _U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_A, _U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_A, _U, _C], axis: type[_U], /) -> Tensor[_A, _B, _C]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_A, _U, _C]] | Tensor[_A, _U, _C], axis: type[_U], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_A, _U, _C]], axis: type[_U], /) -> Expr[Tensor[_A, _B, _C]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_U, _B], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_U, _B]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Tensor[_B, _U], axis: type[_U], /) -> Tensor[_A, _B]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_A, _U, _B]], x2: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_A, _U, _B], x2: Expr[Tensor[_B, _U]], axis: type[_U], /) -> Expr[Tensor[_A, _B]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], x2: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], x2: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]] | Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], x2: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Tensor[*tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], x2: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], x2: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*tuple[Any, ...]], x2: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Expr[Tensor[*tuple[Any, ...]]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
    @overload
    def dot(x1: Tensor[*tuple[Any, ...]], x2: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product, summed over U; other labels that both operands have are aligned."""
else:
    dot = Labelled(Dot)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def einsum(x1: Tensor[*_As], x2: Tensor[*_Bs], *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum(x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum(x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order."""
else:
    einsum = Labelled(Einsum)
if not TYPEDTENSOR_PLUGIN:
    @overload
    def einsum3(x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Tensor[*_Cs], *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Expr[Tensor[*_As]], x2: Expr[Tensor[*_Bs]] | Tensor[*_Bs], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Tensor[*_As], x2: Expr[Tensor[*_Bs]], x3: Expr[Tensor[*_Cs]] | Tensor[*_Cs], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
    @overload
    def einsum3(x1: Tensor[*_As], x2: Tensor[*_Bs], x3: Expr[Tensor[*_Cs]], *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order."""
else:
    einsum3 = Labelled(Einsum3)
matmul = MatMul()
"""``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
outer = Outer()
"""``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``."""
