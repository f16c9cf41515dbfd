# Generated from typedtensor/core/expr.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple, overload
from typedtensor.backends import Array
from typedtensor.base.origin import Origin
from typedtensor.core.axes import Label, T
from typedtensor.core.node import Node
from typedtensor.core.operand import Operand, by_rule
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typedtensor.core.tensor_type import TensorType
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Never
    from typedtensor.core.axes import Axis, Flat
    from typedtensor.core.operand import BoolNumber, IntNumber, RealNumber
    class _Unknown(Axis): ...
    _A = TypeVar("_A", bound=Axis)
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _A2 = TypeVar("_A2", bound=Axis)
    _A3 = TypeVar("_A3", bound=Axis)
    _A4 = TypeVar("_A4", bound=Axis)
    _A5 = TypeVar("_A5", bound=Axis)
    _A6 = TypeVar("_A6", bound=Axis)
    _A7 = TypeVar("_A7", bound=Axis)
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
    _W = TypeVar("_W", bound=Axis)
    _Bool = TypeVar("_Bool", bound=BoolTensor[*tuple[Any, ...]])
    _Real = TypeVar("_Real", bound=Tensor[*tuple[Any, ...]])
    _RealInt = TypeVar("_RealInt", bound=Tensor[*tuple[Any, ...]] | IntTensor[*tuple[Any, ...]])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
if TYPE_CHECKING:
    from typedtensor.core.interpretation import Evaluator, Grounded, Interpreter
X = TypeVar('X', bound=AnyTensor)
XC = TypeVar('XC', bound=AnyTensor, covariant=True)
Y = TypeVar('Y', bound=AnyTensor)
X1 = TypeVar('X1', bound=AnyTensor)
X2 = TypeVar('X2', bound=AnyTensor)
X3 = TypeVar('X3', bound=AnyTensor)
R = TypeVar('R')
A = TypeVarTuple('A')
class Expr(Operand[X], Node[X], Generic[X]):
    __slots__ = ()
    @by_rule
    def __rshift__(self, function: Callable[[Expr[X]], R], /) -> R: ...
    if TYPE_CHECKING:
        @overload
        def __element__(self: Expr[Tensor[T, *A]], over: type[T], /) -> Expr[Tensor[*A,]]:
            """The elements that scan, fold and map_over pass to their steps, for each kind of sequence."""
        @overload
        def __element__(self: Expr[IntTensor[T, *A]], over: type[T], /) -> Expr[IntTensor[*A,]]:
            """The elements that scan, fold and map_over pass to their steps, for each kind of sequence."""
        @overload
        def __element__(self: Expr[BoolTensor[T, *A]], over: type[T], /) -> Expr[BoolTensor[*A,]]:
            """The elements that scan, fold and map_over pass to their steps, for each kind of sequence."""
    @overload
    def accept(self, interpreter: Evaluator, /) -> X:
        """Call the interpreter's method for nodes of this form."""
    @overload
    def accept(self, interpreter: Interpreter[R], /) -> R:
        """Call the interpreter's method for nodes of this form."""
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __add__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __radd__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __radd__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __sub__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __rsub__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __rsub__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __mul__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __rmul__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __rmul__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __truediv__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __truediv__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        def __rtruediv__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __pow__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __rpow__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __rpow__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __mod__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __rmod__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __rmod__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __floordiv__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __rfloordiv__(self: Expr[Tensor[*_As]], other: RealNumber, /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __rfloordiv__(self: Expr[IntTensor[*_As]], other: IntNumber, /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __matmul__(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __rmatmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __neg__(self: Expr[_RealInt]) -> Expr[_RealInt]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        def __abs__(self: Expr[_RealInt]) -> Expr[_RealInt]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __lt__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __le__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __gt__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __ge__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __eq__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __ne__(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __and__(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __and__(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __or__(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __or__(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __xor__(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __xor__(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        def __invert__(self: Expr[_Bool]) -> Expr[_Bool]: """``not x``, also written ``~x``."""
        @overload
        def eq(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def ne(self: Expr[Tensor[*_As]], other: Expr[Tensor[*_As]] | Expr[Tensor[()]] | Tensor[*_As] | Tensor[()] | RealNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Expr[Tensor[()]], other: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Expr[IntTensor[*_As]], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]] | IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Expr[IntTensor[()]], other: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Expr[BoolTensor[*_As]], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]] | BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Expr[BoolTensor[()]], other: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        def abs(self: Expr[_RealInt]) -> Expr[_RealInt]: """The absolute value of each element."""
        def exp(self: Expr[_Real]) -> Expr[_Real]: """``eˣ`` of each element."""
        def log(self: Expr[_Real]) -> Expr[_Real]: """The natural logarithm of each element."""
        def relu(self: Expr[_RealInt]) -> Expr[_RealInt]: """The larger of each element and 0."""
        def sigmoid(self: Expr[_Real]) -> Expr[_Real]: """``1 / (1 + e⁻ˣ)`` of each element."""
        def sqrt(self: Expr[_Real]) -> Expr[_Real]: """The square root of each element."""
        def square(self: Expr[_RealInt]) -> Expr[_RealInt]: """The square of each element."""
        def tanh(self: Expr[_Real]) -> Expr[_Real]: """The hyperbolic tangent of each element."""
        @overload
        def sum(self: Expr[Tensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[()]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As, _B0]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[()]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As, _B0]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[()]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_As, _B0]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[_A0, *_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*_Bs]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def prod(self: Expr[Tensor[*_As]]) -> Expr[Tensor[()]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_As]]) -> Expr[IntTensor[()]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[_A0, *_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[*_Bs]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def any(self: Expr[BoolTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[()]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_As]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_As, _B0]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_As]], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[()]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_As]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_As, _B0]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[_A0, *_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*_Bs]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def median(self: Expr[Tensor[*_As]]) -> Expr[Tensor[()]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The median along an axis; of all elements if none is given."""
        @overload
        def var(self: Expr[Tensor[*_As]], *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def std(self: Expr[Tensor[*_As]], *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[()]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_As, _U]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _B0]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, *_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_Bs]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def norm(self: Expr[Tensor[*_As]]) -> Expr[Tensor[()]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[Tensor[*_As]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[Tensor[*_As, _B0]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[_A0, *_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[Tensor[*_Bs]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def argmax(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[*_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[*_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[*_As]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[*_As]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[*_As, _B0]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[*_As, _B0]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[*_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[*_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, *_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[*_As]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[*_As]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[*_As, _B0]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[*_As, _B0]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def count_nonzero(self: Expr[Tensor[*_As]]) -> Expr[IntTensor[()]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_As]]) -> Expr[IntTensor[()]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[*_As]]) -> Expr[IntTensor[()]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], /) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], /) -> Expr[IntTensor[*_As]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], /) -> Expr[IntTensor[*_As, _B0]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_U], axis2: type[_V], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _A0, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, *_Bs, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_Bs, _U, _V]], axis1: type[_V], axis2: type[_U], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_U, _A0, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[_A0, _U, _V, _W, *_Bs]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[_A0, *_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_Bs, _U, _V, _W]], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Expr[IntTensor[*_Bs]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis], axis2: type[Axis], /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        def clip(self: Expr[_RealInt], least: RealNumber | None = None, most: RealNumber | None = None) -> Expr[_RealInt]: """The elements, limited to the range from ``least`` to ``most``."""
        @overload
        def select(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], index: int) -> Expr[Tensor[*_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], index: int) -> Expr[Tensor[_A0, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], index: int) -> Expr[Tensor[_A0, _A1, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[*_As, _U]], axis: type[_U], index: int) -> Expr[Tensor[*_As]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], index: int) -> Expr[Tensor[*_As, _B0]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], index: int) -> Expr[IntTensor[*_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], index: int) -> Expr[IntTensor[_A0, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], index: int) -> Expr[IntTensor[_A0, _A1, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[*_As, _U]], axis: type[_U], index: int) -> Expr[IntTensor[*_As]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], index: int) -> Expr[IntTensor[*_As, _B0]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], index: int) -> Expr[BoolTensor[*_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], index: int) -> Expr[BoolTensor[_A0, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], index: int) -> Expr[BoolTensor[_A0, _A1, *_Bs]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], index: int) -> Expr[BoolTensor[*_As]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], index: int) -> Expr[BoolTensor[*_As, _B0]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], index: int) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def pad(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[_V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[_A0, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[*_As, _V]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[*_As, _V, _B0]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[Tensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[_V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[_A0, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[*_As, _V]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[*_As, _V, _B0]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[IntTensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[_V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[*_As, _V]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[*_As, _V, _B0]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def positions(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[*_As, _U]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[IntTensor[_U]]: """The positions along an axis, from 0."""
        @overload
        def rename(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[Tensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[_U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[Tensor[_V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[_A0, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[Tensor[_A0, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[*_As, _U]], old: type[_U], new: type[_V]) -> Expr[Tensor[*_As, _V]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[*_As, _U, _B0]], old: type[_U], new: type[_V]) -> Expr[Tensor[*_As, _V, _B0]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[Tensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[_U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[IntTensor[_V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[_A0, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[*_As, _U]], old: type[_U], new: type[_V]) -> Expr[IntTensor[*_As, _V]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[*_As, _U, _B0]], old: type[_U], new: type[_V]) -> Expr[IntTensor[*_As, _V, _B0]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[_U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[_V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[_A0, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[*_As, _U]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[*_As, _V]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[*_As, _U, _B0]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[*_As, _V, _B0]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], old: type[_U], new: type[_V]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def transpose(self: Expr[Tensor[_A, _B]]) -> Expr[Tensor[_B, _A]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A, _B]]) -> Expr[IntTensor[_B, _A]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A, _B]]) -> Expr[BoolTensor[_B, _A]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P0]], axis: type[_P0], /) -> Expr[Tensor[_P0]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P0, _P1]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[Tensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P1, _P0]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[Tensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P0, _P1, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P0, _P2, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P1, _P0, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P1, _P2, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P2, _P0, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_P2, _P1, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[Tensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_A0, _A1, _A2, _A3]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Expr[Tensor[_P0, _P1, _P2, _P3]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_A0, _A1, _A2, _A3, _A4]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Expr[Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P0]], axis: type[_P0], /) -> Expr[IntTensor[_P0]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P0, _P1]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[IntTensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P1, _P0]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[IntTensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P0, _P1, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P0, _P2, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P1, _P0, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P1, _P2, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P2, _P0, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_P2, _P1, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[IntTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A0, _A1, _A2, _A3]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Expr[IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P0]], axis: type[_P0], /) -> Expr[BoolTensor[_P0]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P0, _P1]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[BoolTensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P1, _P0]], axis1: type[_P0], axis2: type[_P1], /) -> Expr[BoolTensor[_P0, _P1]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P0, _P1, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P0, _P2, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P1, _P0, _P2]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P1, _P2, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P2, _P0, _P1]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_P2, _P1, _P0]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Expr[BoolTensor[_P0, _P1, _P2]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A0, _A1, _A2, _A3]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Expr[BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def expand(self: Expr[Tensor[*_As]], axis: type[_U] | _U, /) -> Expr[Tensor[_U, *_As]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[IntTensor[*_As]], axis: type[_U] | _U, /) -> Expr[IntTensor[_U, *_As]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[BoolTensor[*_As]], axis: type[_U] | _U, /) -> Expr[BoolTensor[_U, *_As]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[Tensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> Expr[Tensor[_V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[IntTensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> Expr[IntTensor[_V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[BoolTensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> Expr[BoolTensor[_V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[Tensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> Expr[Tensor[_W, _V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[IntTensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> Expr[IntTensor[_W, _V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[BoolTensor[*_Bs]], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> Expr[BoolTensor[_W, _V, _U, *_Bs]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> Expr[Tensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> Expr[IntTensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[Tensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[Tensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[IntTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[IntTensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand_like(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[Tensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def expand_like(self: Expr[IntTensor[*tuple[Any, ...]]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[IntTensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def expand_like(self: Expr[BoolTensor[*tuple[Any, ...]]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]] | Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Expr[BoolTensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def merge(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[_U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[_W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W, _B0]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[_U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[_W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[*_As, _U, _V]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W, _B0]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[_U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[_W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[*_As, _U, _V]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W, _B0]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def split(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[_W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[_A0, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_A0, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[_A0, _A1, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[*_As, _W]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*_As, _U, _V]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[*_As, _W, _B0]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*_As, _U, _V, _B0]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[_W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[_A0, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_A0, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[_A0, _A1, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[*_As, _W]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*_As, _U, _V]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[*_As, _W, _B0]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*_As, _U, _V, _B0]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[_W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[_A0, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_A0, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[_A0, _A1, _W, *_Bs]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_A0, _A1, _U, _V, *_Bs]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[*_As, _W]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*_As, _U, _V]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[*_As, _W, _B0]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*_As, _U, _V, _B0]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[Tensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[Tensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[IntTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def flatten(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[_U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[Tensor[Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[Tensor[_A0, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[Tensor[_A0, _A1, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[*_As, _U, _V]], first: type[_U], second: type[_V]) -> Expr[Tensor[*_As, Flat[_U, _V]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V]) -> Expr[Tensor[*_As, Flat[_U, _V], _B0]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[_U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[IntTensor[Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[IntTensor[_A0, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[IntTensor[_A0, _A1, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[*_As, _U, _V]], first: type[_U], second: type[_V]) -> Expr[IntTensor[*_As, Flat[_U, _V]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V]) -> Expr[IntTensor[*_As, Flat[_U, _V], _B0]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[_U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[_A0, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[_A0, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[_A0, _A1, _U, _V, *_Bs]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[_A0, _A1, Flat[_U, _V], *_Bs]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[*_As, _U, _V]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[*_As, Flat[_U, _V]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[*_As, _U, _V, _B0]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[*_As, Flat[_U, _V], _B0]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U], second: type[_V]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[Tensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[Tensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[IntTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def unflatten(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[_A0, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_A0, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[_A0, _A1, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[_A0, _A1, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[*_As, Flat[_U, _V]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*_As, _U, _V]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[*_As, Flat[_U, _V], _B0]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*_As, _U, _V, _B0]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[Tensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[_A0, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_A0, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[_A0, _A1, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[_A0, _A1, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[*_As, Flat[_U, _V]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*_As, _U, _V]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[*_As, Flat[_U, _V], _B0]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*_As, _U, _V, _B0]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[_A0, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_A0, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[_A0, _A1, Flat[_U, _V], *_Bs]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[_A0, _A1, _U, _V, *_Bs]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[*_As, Flat[_U, _V]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*_As, _U, _V]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[*_As, Flat[_U, _V], _B0]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*_As, _U, _V, _B0]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], first: type[_U] | _U, second: type[_V] | _V) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[Tensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[Tensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[IntTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[IntTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Expr[BoolTensor[*_Bs]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def slice(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[_V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[_A0, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[_A0, _A1, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[*_As, _U]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[*_As, _V]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[*_As, _V, _B0]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[Tensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[_U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[_V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[_A0, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[_A0, _A1, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[*_As, _U]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[*_As, _V]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[*_As, _V, _B0]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[IntTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[_U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[_V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[_A0, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[_A0, _A1, _V, *_Bs]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[*_As, _U]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[*_As, _V]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[*_As, _V, _B0]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Expr[BoolTensor[*tuple[Any, ...]]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def concat(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_U, *_Bs]], other: Expr[Tensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_U, *_Bs]], other: Tensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_A0, _U, *_Bs]], other: Expr[Tensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_A0, _U, *_Bs]], other: Tensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], other: Expr[Tensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], other: Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[*_As, _U]], other: Expr[Tensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[*_As, _U]], other: Tensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[*_As, _U, _B0]], other: Expr[Tensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[*_As, _U, _B0]], other: Tensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[IntTensor[Any, Any, _Unknown, *tuple[Any, ...]]], other: Expr[IntTensor[*tuple[Any, ...]]] | IntTensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_U, *_Bs]], other: Expr[IntTensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_U, *_Bs]], other: IntTensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_A0, _U, *_Bs]], other: Expr[IntTensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_A0, _U, *_Bs]], other: IntTensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], other: Expr[IntTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[_A0, _A1, _U, *_Bs]], other: IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[*_As, _U]], other: Expr[IntTensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[*_As, _U]], other: IntTensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[*_As, _U, _B0]], other: Expr[IntTensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[*_As, _U, _B0]], other: IntTensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], other: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]]], other: Expr[BoolTensor[*tuple[Any, ...]]] | BoolTensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_U, *_Bs]], other: Expr[BoolTensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_U, *_Bs]], other: BoolTensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_A0, _U, *_Bs]], other: Expr[BoolTensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_A0, _U, *_Bs]], other: BoolTensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], other: Expr[BoolTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], other: BoolTensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[*_As, _U]], other: Expr[BoolTensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[*_As, _U]], other: BoolTensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[*_As, _U, _B0]], other: Expr[BoolTensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[*_As, _U, _B0]], other: BoolTensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], other: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def contract(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*tuple[Any, ...]]], other: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns]], other: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[()]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A, _B]], other: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[()]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A, *_Ns]], other: Expr[Tensor[_A]] | Tensor[_A], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A]], other: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A]], other: Tensor[*_Ns, _A], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A]], other: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A]], other: Tensor[_A, *_Ns], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A, _B]], other: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A, *_Ns, _B]], other: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[*_Ns]] | Tensor[*_Ns], /) -> Expr[Tensor[_A]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns]], other: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns]], other: Tensor[*_Ns, _A], /) -> Expr[Tensor[_A]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Tensor[*_Ns, _B], /) -> Expr[Tensor[_A, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A, _B]], other: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A, _B]], other: Tensor[*_Ns, _C, _B], /) -> Expr[Tensor[_A, _C]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Tensor[*_Ns, _B, _A], /) -> Expr[Tensor[_B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _B, _A]], other: Expr[Tensor[*_Ns, _A]] | Tensor[*_Ns, _A], /) -> Expr[Tensor[_B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A, *_Ns]], other: Expr[Tensor[_A, _B]] | Tensor[_A, _B], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*_Ns, _A]], other: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[_A, *_Ns]], other: Expr[Tensor[_B, _A]] | Tensor[_B, _A], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def dot(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*tuple[Any, ...]]], other: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, *_Ns]], other: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _U, *_Ns]], other: Expr[Tensor[_U]] | Tensor[_U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _B, *_Ns, _U]], other: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _B, *_Ns, _U]], other: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Tensor[*_Ns, _A, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Tensor[*_Ns, _U, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[*_Ns, _U]] | Tensor[*_Ns, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Tensor[*_Ns, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Tensor[*_Ns, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _B, _U]], other: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _B, _U]], other: Tensor[*_Ns, _C, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _A, _U]], other: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, *_Ns, _U]], other: Expr[Tensor[_U, _B, _A]] | Tensor[_U, _B, _A], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_U, _A, _B]] | Tensor[_U, _A, _B], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*_Ns, _U]], other: Expr[Tensor[_A, _B, _U]] | Tensor[_A, _B, _U], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, _A]], other: Expr[Tensor[_U, _A]] | Tensor[_U, _A], axis: type[_U]) -> Expr[Tensor[_A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, _A]], other: Expr[Tensor[_A, _U]] | Tensor[_A, _U], axis: type[_U]) -> Expr[Tensor[_A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, _A]], other: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, _A]], other: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _U, _B]], other: Expr[Tensor[_A, _U, _B]] | Tensor[_A, _U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _U, _B]], other: Expr[Tensor[_A, _U, _C]] | Tensor[_A, _U, _C], axis: type[_U]) -> Expr[Tensor[_A, _B, _C]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _U, _B]], other: Expr[Tensor[_U, _B]] | Tensor[_U, _B], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_A, _U, _B]], other: Expr[Tensor[_B, _U]] | Tensor[_B, _U], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], other: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]] | Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], other: Expr[Tensor[*tuple[Any, ...]]] | Tensor[*tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Expr[Tensor[*tuple[Any, ...]]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]] | Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        def one_hot(self: Expr[IntTensor[*_As]], axis: type[_V] | _V) -> Expr[Tensor[*_As, _V]]: """One at the given indices and zero elsewhere, along a new last axis."""
        @overload
        def softmax(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_U, *_Bs]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _U, *_Bs]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[*_As, _U]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U, _B0]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[_U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_U, *_Bs]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _U, *_Bs]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[_A0, _A1, _U, *_Bs]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[*_As, _U]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[*_As, _U, _B0]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*_As, _U, _B0]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | Expr[BoolTensor[*tuple[Any, ...]]] | None = None) -> Expr[Tensor[*tuple[Any, ...]]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
class Leaf(Expr[X]):
    tensor_type: TensorType
    operands: Any
    origin: Any
    __slots__ = ('_name', 'origin')
    _form = 'leaf'
    def __init__(self, tensor_type: TensorType, name: str | None, origin: Origin | None=None) -> None: ...
    @property
    def name(self) -> str | None: ...
    def describe(self) -> str: ...
    def __repr__(self) -> str: ...
@dataclass(frozen=True, slots=True, eq=False)
class Binding(Generic[XC]):
    input: Input[XC]
    value: XC
    origin: Origin
    def describe(self) -> str: ...
    def __repr__(self) -> str: ...
class Input(Leaf[X]):
    __slots__ = ()
    def __init__(self, of: type[X], /, *, name: str | None=None) -> None: ...
    def bind(self, value: X) -> Binding[X]: ...
def new_input(of: TensorType, name: str | None=None, origin: Origin | None=None) -> Input[Any]: ...
class Const(Leaf[X]):
    __slots__ = ('_value',)
    def __init__(self, value: X, /, *, name: str | None=None, origin: Origin | None=None) -> None: ...
    @property
    def value(self) -> X: ...
class App(Expr[Y]):
    op: Any
    operands: tuple[Expr[Any], ...]
    tensor_type: TensorType
    kernel: Callable[..., Array]
    fresh_axes: tuple[tuple[Label, int], ...]
    origin: Origin
    region: tuple[Expr[Any], ...]
    __slots__ = ('fresh_axes', 'kernel', 'op', 'origin', 'region')
    _form = 'app'
    __match_args__ = ('op', 'operands')
    def __init__(self, op: Any, operands: tuple[Expr[Any], ...], tensor_type: TensorType, kernel: Callable[..., Array], fresh_axes: tuple[tuple[Label, int], ...], origin: Origin) -> None: ...
    def below(self) -> tuple[Expr[Any], ...]: ...
    def complete(self) -> None: ...
    def __getstate__(self) -> dict[str, Any]: ...
    def describe(self) -> str: ...
    def __repr__(self) -> str: ...
class App1(App[Y], Generic[X, Y]):
    __slots__ = ()
    _form = 'app1'
    if TYPE_CHECKING:
        op: Grounded[[X], Y]
    @property
    def x(self) -> Expr[X]: ...
class App2(App[Y], Generic[X1, X2, Y]):
    __slots__ = ()
    _form = 'app2'
    if TYPE_CHECKING:
        op: Grounded[[X1, X2], Y]
    @property
    def x1(self) -> Expr[X1]: ...
    @property
    def x2(self) -> Expr[X2]: ...
class App3(App[Y], Generic[X1, X2, X3, Y]):
    __slots__ = ()
    _form = 'app3'
    if TYPE_CHECKING:
        op: Grounded[[X1, X2, X3], Y]
    @property
    def x1(self) -> Expr[X1]: ...
    @property
    def x2(self) -> Expr[X2]: ...
    @property
    def x3(self) -> Expr[X3]: ...
class AppN(App[Y]):
    __slots__ = ()
APPLICATIONS: dict[int, type[App[Any]]] = {1: App1, 2: App2, 3: App3}
def type_of(value: object, what: str) -> TensorType: ...
