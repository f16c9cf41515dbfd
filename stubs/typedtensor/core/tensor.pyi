# Generated from typedtensor/core/tensor.py by `typedtensor stubs`; not edited by hand.
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar, TypeVarTuple, overload
import numpy as np
from typedtensor.backends import Array
from typedtensor.core.axes import Label
from typedtensor.core.operand import Operand, by_rule
from typedtensor.core.tensor_type import TensorType
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Never
    from typedtensor.core.axes import Axis, Flat
    from typedtensor.core.expr import Expr
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
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
    _Ns = TypeVarTuple("_Ns")
S = TypeVarTuple('S')
R = TypeVar('R')
LINE = 75
class AnyTensor(Operand[Any]):
    __slots__ = ('__weakref__', '_array', 'tensor_type')
    kind: ClassVar[str]
    _array: Array
    def __init__(self, data: object) -> None: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def sizes(self) -> dict[Label, int]: ...
    @property
    def array(self) -> Array: ...
    @property
    def dtype(self) -> Any: ...
    def numpy(self) -> np.ndarray[Any, np.dtype[Any]]: ...
    def own(self) -> Self: ...
    def item(self) -> Any: ...
    def __float__(self) -> float: ...
    def __int__(self) -> int: ...
    @overload
    def __round__(self) -> int:
        """The element of a tensor without axes, rounded."""
    @overload
    def __round__(self, digits: int) -> float:
        """The element of a tensor without axes, rounded."""
    def __bool__(self) -> bool: ...
    def __format__(self, spec: str) -> str: ...
    def __array__(self, dtype: Any=None, copy: bool | None=None) -> np.ndarray[Any, np.dtype[Any]]: ...
    def __dlpack__(self, **options: Any) -> Any: ...
    def __dlpack_device__(self) -> Any: ...
    @by_rule
    def __rshift__(self, function: Callable[[Self], R], /) -> R: ...
    def __await__(self) -> Generator[Any, Any, Self]: ...
    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any: ...
    def __repr__(self) -> str: ...
class Tensor(AnyTensor, Generic[*S,]):
    __slots__ = ()
    kind = 'real'
    if TYPE_CHECKING:
        def item(self) -> float: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __add__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        def __radd__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __sub__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        def __rsub__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __mul__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        def __rmul__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __truediv__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __truediv__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __truediv__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __truediv__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        def __rtruediv__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __pow__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 ** x2``."""
        @overload
        def __pow__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 ** x2``."""
        def __rpow__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 ** x2``."""
        @overload
        def __mod__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        def __rmod__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __floordiv__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> Tensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Tensor[()], other: Tensor[*_As], /) -> Tensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[Tensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __rfloordiv__(self: Tensor[*_As], other: RealNumber, /) -> Tensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __matmul__(self: Tensor[*_Ns, _A], other: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        @overload
        def __matmul__(self: Tensor[*_Ns, _A], other: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __rmatmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __neg__(self) -> Tensor[*S]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        def __abs__(self) -> Tensor[*S]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __lt__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __le__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __gt__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __ge__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __eq__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __ne__(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        def __and__(self: Never, other: Never) -> Never: """``x1 and x2``, also written ``x1 & x2``."""
        def __or__(self: Never, other: Never) -> Never: """``x1 or x2``, also written ``x1 | x2``."""
        def __xor__(self: Never, other: Never) -> Never: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        def __invert__(self: Never) -> Never: """``not x``, also written ``~x``."""
        @overload
        def eq(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def ne(self: Tensor[*_As], other: Tensor[*_As] | Tensor[()] | RealNumber, /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Tensor[*_As], other: Expr[Tensor[*_As]] | Expr[Tensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Tensor[()], other: Tensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: Tensor[()], other: Expr[Tensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        def abs(self) -> Tensor[*S]: """The absolute value of each element."""
        def exp(self) -> Tensor[*S]: """``eˣ`` of each element."""
        def log(self) -> Tensor[*S]: """The natural logarithm of each element."""
        def relu(self) -> Tensor[*S]: """The larger of each element and 0."""
        def sigmoid(self) -> Tensor[*S]: """``1 / (1 + e⁻ˣ)`` of each element."""
        def sqrt(self) -> Tensor[*S]: """The square root of each element."""
        def square(self) -> Tensor[*S]: """The square of each element."""
        def tanh(self) -> Tensor[*S]: """The hyperbolic tangent of each element."""
        @overload
        def sum(self: Tensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: Tensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: Tensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: Tensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: Tensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def prod(self: Tensor[*_As]) -> Tensor[()]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /) -> Tensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        def any(self: Never, *axes: Never) -> Never: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        def all(self: Never, *axes: Never) -> Never: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def median(self: Tensor[*_As]) -> Tensor[()]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /) -> Tensor[*tuple[Any, ...]]: """The median along an axis; of all elements if none is given."""
        @overload
        def median(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The median along an axis; of all elements if none is given."""
        @overload
        def var(self: Tensor[*_As], *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_As, _U], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def var(self: Tensor[*_As], *axes: type[Axis], correction: float = 0.0, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def std(self: Tensor[*_As], *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_As, _U], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_As, _U, _B0], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], correction: float = 0.0, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def std(self: Tensor[*_As], *axes: type[Axis], correction: float = 0.0, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        @overload
        def norm(self: Tensor[*_As]) -> Tensor[()]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, *_Bs], axis: type[_U], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> Tensor[_A0, _A1, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_As, _U], axis: type[_U], /) -> Tensor[*_As]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_As, _U, _B0], axis: type[_U], /) -> Tensor[*_As, _B0]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> Tensor[*tuple[Any, ...]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[_A0, *_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> Tensor[*_Bs]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /) -> Tensor[*tuple[Any, ...]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def norm(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def argmax(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[_U, *_Bs], axis: type[_U]) -> IntTensor[*_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, *_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, _A1, *_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[*_As, _U], axis: type[_U]) -> IntTensor[*_As]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[*_As, _B0]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[_U, *_Bs], axis: type[_U]) -> IntTensor[*_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, *_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, _A1, *_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[*_As, _U], axis: type[_U]) -> IntTensor[*_As]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[*_As, _B0]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def count_nonzero(self: Tensor[*_As]) -> IntTensor[()]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        def clip(self: Tensor[*_As], least: RealNumber | None = None, most: RealNumber | None = None) -> Tensor[*_As]: """The elements, limited to the range from ``least`` to ``most``."""
        @overload
        def select(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], index: int) -> Tensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[_U, *_Bs], axis: type[_U], index: int) -> Tensor[*_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[_A0, _U, *_Bs], axis: type[_U], index: int) -> Tensor[_A0, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], index: int) -> Tensor[_A0, _A1, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[*_As, _U], axis: type[_U], index: int) -> Tensor[*_As]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[*_As, _U, _B0], axis: type[_U], index: int) -> Tensor[*_As, _B0]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], index: int) -> Tensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def pad(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[_U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[_V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[_A0, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[_A0, _A1, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[*_As, _U], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[*_As, _V]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[*_As, _V, _B0]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Tensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def positions(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[_U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[*_As, _U], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def rename(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> Tensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[_U, *_Bs], old: type[_U], new: type[_V]) -> Tensor[_V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[_A0, _U, *_Bs], old: type[_U], new: type[_V]) -> Tensor[_A0, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[_A0, _A1, _U, *_Bs], old: type[_U], new: type[_V]) -> Tensor[_A0, _A1, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[*_As, _U], old: type[_U], new: type[_V]) -> Tensor[*_As, _V]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[*_As, _U, _B0], old: type[_U], new: type[_V]) -> Tensor[*_As, _V, _B0]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> Tensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def transpose(self: Tensor[_A, _B]) -> Tensor[_B, _A]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P0], axis: type[_P0], /) -> Tensor[_P0]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P0, _P1], axis1: type[_P0], axis2: type[_P1], /) -> Tensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P1, _P0], axis1: type[_P0], axis2: type[_P1], /) -> Tensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P0, _P1, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P0, _P2, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P1, _P0, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P1, _P2, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P2, _P0, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_P2, _P1, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> Tensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_A0, _A1, _A2, _A3], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> Tensor[_P0, _P1, _P2, _P3]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_A0, _A1, _A2, _A3, _A4], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> Tensor[_P0, _P1, _P2, _P3, _P4]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_A0, _A1, _A2, _A3, _A4, _A5], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: Tensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> Tensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def expand(self: Tensor[*_As], axis: type[_U] | _U, /) -> Tensor[_U, *_As]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Tensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> Tensor[_V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Tensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> Tensor[_W, _V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Tensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> Tensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: Tensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Tensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand_like(self: Tensor[*tuple[Any, ...]], other: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> Tensor[*_Bs]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def expand_like(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[Tensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def merge(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[_U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[_W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[_A0, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[_A0, _A1, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[*_As, _U, _V], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[*_As, _W]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[*_As, _W, _B0]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> Tensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def split(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[_W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[_A0, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_A0, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[_A0, _A1, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_A0, _A1, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[*_As, _W], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*_As, _U, _V]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[*_As, _W, _B0], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*_As, _U, _V, _B0]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: Tensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Tensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def flatten(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> Tensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[_U, _V, *_Bs], first: type[_U], second: type[_V]) -> Tensor[Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> Tensor[_A0, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> Tensor[_A0, _A1, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[*_As, _U, _V], first: type[_U], second: type[_V]) -> Tensor[*_As, Flat[_U, _V]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V]) -> Tensor[*_As, Flat[_U, _V], _B0]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> Tensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: Tensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> Tensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def unflatten(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[_A0, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_A0, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[_A0, _A1, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[_A0, _A1, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[*_As, Flat[_U, _V]], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*_As, _U, _V]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[*_As, Flat[_U, _V], _B0], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*_As, _U, _V, _B0]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> Tensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: Tensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> Tensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def slice(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[_U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[_V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[_A0, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[_A0, _A1, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[*_As, _U], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[*_As, _V]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[*_As, _U, _B0], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[*_As, _V, _B0]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> Tensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def concat(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_U, *_Bs], other: Tensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[_W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_U, *_Bs], other: Expr[Tensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_A0, _U, *_Bs], other: Tensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[_A0, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_A0, _U, *_Bs], other: Expr[Tensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_A0, _A1, _U, *_Bs], other: Tensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[_A0, _A1, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[_A0, _A1, _U, *_Bs], other: Expr[Tensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[*_As, _U], other: Tensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[*_As, _W]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[*_As, _U], other: Expr[Tensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[*_As, _U, _B0], other: Tensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[*_As, _W, _B0]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[*_As, _U, _B0], other: Expr[Tensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> Tensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def contract(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns], other: Tensor[*_Ns], /) -> Tensor[()]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns], other: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[()]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, _B], other: Tensor[_B, _A], /) -> Tensor[()]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, _B], other: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[()]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[_A], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Tensor[_A], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Expr[Tensor[_A]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A], other: Tensor[*_Ns, _A], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A], other: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A], other: Tensor[_A, *_Ns], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A], other: Expr[Tensor[_A, *_Ns]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A, _B], other: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A, _B], other: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns, _B], other: Tensor[_A, _B], /) -> Tensor[*_Ns]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns, _B], other: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[*_Ns], /) -> Tensor[_A]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[*_Ns]], /) -> Expr[Tensor[_A]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns], other: Tensor[*_Ns, _A], /) -> Tensor[_A]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns], other: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_A]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[*_Ns, _B], /) -> Tensor[_A, _B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[*_Ns, _B]], /) -> Expr[Tensor[_A, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A, _B], other: Tensor[*_Ns, _C, _B], /) -> Tensor[_A, _C]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A, _B], other: Expr[Tensor[*_Ns, _C, _B]], /) -> Expr[Tensor[_A, _C]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[*_Ns, _B, _A], /) -> Tensor[_B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[*_Ns, _B, _A]], /) -> Expr[Tensor[_B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _B, _A], other: Tensor[*_Ns, _A], /) -> Tensor[_B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _B, _A], other: Expr[Tensor[*_Ns, _A]], /) -> Expr[Tensor[_B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Tensor[_A, _B], /) -> Tensor[*_Ns, _B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Expr[Tensor[_A, _B]], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*_Ns, _A], other: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Tensor[_B, _A], /) -> Tensor[*_Ns, _B]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[_A, *_Ns], other: Expr[Tensor[_B, _A]], /) -> Expr[Tensor[*_Ns, _B]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], /) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def contract(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], /) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over all labels that both have (a natural contraction)."""
        @overload
        def dot(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*tuple[Any, ...]], other: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[_Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, _Unknown, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _Unknown, *tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[*_Ns, _U], axis: type[_U]) -> Tensor[*_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[*_Ns, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_U], axis: type[_U]) -> Tensor[*_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, *_Ns], other: Tensor[_U], axis: type[_U]) -> Tensor[*_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, *_Ns], other: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[*_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, *_Ns], other: Tensor[_U], axis: type[_U]) -> Tensor[_A, *_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, *_Ns], other: Expr[Tensor[_U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_U, _A], axis: type[_U]) -> Tensor[_A, *_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _B, *_Ns, _U], other: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B, *_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _B, *_Ns, _U], other: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_A, _U], axis: type[_U]) -> Tensor[_A, *_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _B, *_Ns, _U], other: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B, *_Ns]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _B, *_Ns, _U], other: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B, *_Ns]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[*_Ns, _A, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[*_Ns, _A, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[*_Ns, _U, _A], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[*_Ns, _U, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[*_Ns, _U], axis: type[_U]) -> Tensor[*_Ns, _A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[*_Ns, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[*_Ns, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[*_Ns, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[*_Ns, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[*_Ns, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _B, _U], other: Tensor[*_Ns, _C, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B, _C]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _B, _U], other: Expr[Tensor[*_Ns, _C, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B, _C]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Tensor[_U, _B, _A], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _A, _U], other: Expr[Tensor[_U, _B, _A]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Tensor[_U, _B, _A], axis: type[_U]) -> Tensor[_A, *_Ns, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, *_Ns, _U], other: Expr[Tensor[_U, _B, _A]], axis: type[_U]) -> Expr[Tensor[_A, *_Ns, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_U, _A, _B], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_U, _A, _B]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Tensor[_A, _B, _U], axis: type[_U]) -> Tensor[*_Ns, _A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*_Ns, _U], other: Expr[Tensor[_A, _B, _U]], axis: type[_U]) -> Expr[Tensor[*_Ns, _A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Tensor[_U, _A], axis: type[_U]) -> Tensor[_A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Expr[Tensor[_U, _A]], axis: type[_U]) -> Expr[Tensor[_A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Tensor[_A, _U], axis: type[_U]) -> Tensor[_A]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Expr[Tensor[_A, _U]], axis: type[_U]) -> Expr[Tensor[_A]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, _A], other: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Tensor[_A, _U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Expr[Tensor[_A, _U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Tensor[_A, _U, _C], axis: type[_U]) -> Tensor[_A, _B, _C]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Expr[Tensor[_A, _U, _C]], axis: type[_U]) -> Expr[Tensor[_A, _B, _C]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Tensor[_U, _B], axis: type[_U]) -> Tensor[_A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Expr[Tensor[_U, _B]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Tensor[_B, _U], axis: type[_U]) -> Tensor[_A, _B]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_A, _U, _B], other: Expr[Tensor[_B, _U]], axis: type[_U]) -> Expr[Tensor[_A, _B]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], other: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[_U, *tuple[Any, ...]] | Tensor[Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, _U, *tuple[Any, ...]] | Tensor[Any, Any, Any, _U, *tuple[Any, ...]] | Tensor[*tuple[Any, ...], _U], other: Expr[Tensor[_U, *tuple[Any, ...]]] | Expr[Tensor[Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[Any, Any, Any, _U, *tuple[Any, ...]]] | Expr[Tensor[*tuple[Any, ...], _U]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Tensor[*tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Expr[Tensor[*tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*tuple[Any, ...]], other: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> Tensor[*tuple[Any, ...]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        @overload
        def dot(self: Tensor[*tuple[Any, ...]], other: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U]) -> Expr[Tensor[*tuple[Any, ...]]]: """The product of both, summed over one axis; other labels that both have are aligned."""
        def one_hot(self: Never, axis: Never) -> Never: """One at the given indices and zero elsewhere, along a new last axis."""
        @overload
        def softmax(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[_U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_U, *_Bs]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[_A0, _U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _U, *_Bs]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, _U, *_Bs]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[*_As, _U], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[*_As, _U, _B0], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U, _B0]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def softmax(self: Tensor[*_As], axis: type[Axis], *, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*_As]]: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        @overload
        def log_softmax(self: Tensor[_Unknown, *tuple[Any, ...]] | Tensor[Any, _Unknown, *tuple[Any, ...]] | Tensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[_U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_U, *_Bs]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[_A0, _U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _U, *_Bs]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, _U, *_Bs]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[*_As, _U], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[*_As, _U, _B0], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _U, _B0]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        @overload
        def log_softmax(self: Tensor[*_As], axis: type[Axis], *, where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*_As]]: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
class IntTensor(AnyTensor, Generic[*S,]):
    __slots__ = ()
    kind = 'int'
    if TYPE_CHECKING:
        def item(self) -> int: ...
    def __index__(self) -> int: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __add__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __add__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        def __radd__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        @overload
        def __sub__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __sub__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        def __rsub__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        @overload
        def __mul__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        @overload
        def __mul__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        def __rmul__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        def __truediv__(self: Never, other: Never) -> Never: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        def __rtruediv__(self: Never, other: Never) -> Never: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        @overload
        def __pow__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 ** x2``."""
        @overload
        def __pow__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        @overload
        def __pow__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 ** x2``."""
        @overload
        def __pow__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 ** x2``."""
        def __rpow__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``x1 ** x2``."""
        @overload
        def __mod__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __mod__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        def __rmod__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        @overload
        def __floordiv__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> IntTensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: IntTensor[()], other: IntTensor[*_As], /) -> IntTensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        @overload
        def __floordiv__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[*_As]]: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __rfloordiv__(self: IntTensor[*_As], other: IntNumber, /) -> IntTensor[*_As]: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __matmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __rmatmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __neg__(self) -> IntTensor[*S]: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        def __abs__(self) -> IntTensor[*S]: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        @overload
        def __lt__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __lt__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        @overload
        def __le__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __le__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        @overload
        def __gt__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __gt__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        @overload
        def __ge__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __ge__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __eq__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __ne__(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        def __and__(self: Never, other: Never) -> Never: """``x1 and x2``, also written ``x1 & x2``."""
        def __or__(self: Never, other: Never) -> Never: """``x1 or x2``, also written ``x1 | x2``."""
        def __xor__(self: Never, other: Never) -> Never: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        def __invert__(self: Never) -> Never: """``not x``, also written ``~x``."""
        @overload
        def eq(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def ne(self: IntTensor[*_As], other: IntTensor[*_As] | IntTensor[()] | IntNumber, /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: IntTensor[*_As], other: Expr[IntTensor[*_As]] | Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: IntTensor[()], other: IntTensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: IntTensor[()], other: Expr[IntTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        def abs(self) -> IntTensor[*S]: """The absolute value of each element."""
        def exp(self: Never) -> Never: """``eˣ`` of each element."""
        def log(self: Never) -> Never: """The natural logarithm of each element."""
        def relu(self) -> IntTensor[*S]: """The larger of each element and 0."""
        def sigmoid(self: Never) -> Never: """``1 / (1 + e⁻ˣ)`` of each element."""
        def sqrt(self: Never) -> Never: """The square root of each element."""
        def square(self) -> IntTensor[*S]: """The square of each element."""
        def tanh(self: Never) -> Never: """The hyperbolic tangent of each element."""
        @overload
        def sum(self: IntTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[()]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, _A1, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As, _B0]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def sum(self: IntTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        def mean(self: Never, *axes: Never) -> Never: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[()]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, _A1, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As, _B0]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def max(self: IntTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[()]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, _A1, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_As, _B0]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[_A0, *_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*_Bs]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> IntTensor[*tuple[Any, ...]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def min(self: IntTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[IntTensor[*tuple[Any, ...]]]: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def prod(self: IntTensor[*_As]) -> IntTensor[()]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[_A0, *_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[*_Bs]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /) -> IntTensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        @overload
        def prod(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> IntTensor[*tuple[Any, ...]]: """The product along the given axes; over all axes if none is given."""
        def any(self: Never, *axes: Never) -> Never: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        def all(self: Never, *axes: Never) -> Never: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        def median(self: Never, *axes: Never) -> Never: """The median along an axis; of all elements if none is given."""
        def var(self: Never, *axes: Never) -> Never: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        def std(self: Never, *axes: Never) -> Never: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        def norm(self: Never, *axes: Never) -> Never: """The Euclidean length along the given axes; over all axes if none is given."""
        @overload
        def argmax(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[_U, *_Bs], axis: type[_U]) -> IntTensor[*_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, *_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, _A1, *_Bs]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[*_As, _U], axis: type[_U]) -> IntTensor[*_As]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[*_As, _B0]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmax(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the largest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[_U, *_Bs], axis: type[_U]) -> IntTensor[*_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, *_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_A0, _A1, *_Bs]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[*_As, _U], axis: type[_U]) -> IntTensor[*_As]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[*_As, _B0]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def argmin(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def count_nonzero(self: IntTensor[*_As]) -> IntTensor[()]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        def clip(self: IntTensor[*_As], least: RealNumber | None = None, most: RealNumber | None = None) -> IntTensor[*_As]: """The elements, limited to the range from ``least`` to ``most``."""
        @overload
        def select(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], index: int) -> IntTensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[_U, *_Bs], axis: type[_U], index: int) -> IntTensor[*_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], index: int) -> IntTensor[_A0, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], index: int) -> IntTensor[_A0, _A1, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[*_As, _U], axis: type[_U], index: int) -> IntTensor[*_As]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[*_As, _U, _B0], axis: type[_U], index: int) -> IntTensor[*_As, _B0]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], index: int) -> IntTensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def pad(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[_V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[_A0, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[_A0, _A1, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[*_As, _U], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[*_As, _V]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[*_As, _V, _B0]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> IntTensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def positions(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[_U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[*_As, _U], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def rename(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> IntTensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[_U, *_Bs], old: type[_U], new: type[_V]) -> IntTensor[_V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[_A0, _U, *_Bs], old: type[_U], new: type[_V]) -> IntTensor[_A0, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[_A0, _A1, _U, *_Bs], old: type[_U], new: type[_V]) -> IntTensor[_A0, _A1, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[*_As, _U], old: type[_U], new: type[_V]) -> IntTensor[*_As, _V]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[*_As, _U, _B0], old: type[_U], new: type[_V]) -> IntTensor[*_As, _V, _B0]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> IntTensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def transpose(self: IntTensor[_A, _B]) -> IntTensor[_B, _A]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P0], axis: type[_P0], /) -> IntTensor[_P0]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P0, _P1], axis1: type[_P0], axis2: type[_P1], /) -> IntTensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P1, _P0], axis1: type[_P0], axis2: type[_P1], /) -> IntTensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P0, _P1, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P0, _P2, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P1, _P0, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P1, _P2, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P2, _P0, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_P2, _P1, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> IntTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_A0, _A1, _A2, _A3], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> IntTensor[_P0, _P1, _P2, _P3]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_A0, _A1, _A2, _A3, _A4], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: IntTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> IntTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def expand(self: IntTensor[*_As], axis: type[_U] | _U, /) -> IntTensor[_U, *_As]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: IntTensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> IntTensor[_V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: IntTensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> IntTensor[_W, _V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: IntTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> IntTensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: IntTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> IntTensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand_like(self: IntTensor[*tuple[Any, ...]], other: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> IntTensor[*_Bs]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def expand_like(self: IntTensor[*tuple[Any, ...]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[IntTensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def merge(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[_U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[_W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[_A0, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[_A0, _A1, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[*_As, _U, _V], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[*_As, _W]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[*_As, _W, _B0]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> IntTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> IntTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def split(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[_W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[_A0, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_A0, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[_A0, _A1, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_A0, _A1, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[*_As, _W], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*_As, _U, _V]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[*_As, _W, _B0], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*_As, _U, _V, _B0]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: IntTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> IntTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def flatten(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> IntTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[_U, _V, *_Bs], first: type[_U], second: type[_V]) -> IntTensor[Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> IntTensor[_A0, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> IntTensor[_A0, _A1, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[*_As, _U, _V], first: type[_U], second: type[_V]) -> IntTensor[*_As, Flat[_U, _V]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V]) -> IntTensor[*_As, Flat[_U, _V], _B0]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> IntTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: IntTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> IntTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def unflatten(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[_A0, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_A0, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[_A0, _A1, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[_A0, _A1, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[*_As, Flat[_U, _V]], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*_As, _U, _V]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[*_As, Flat[_U, _V], _B0], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*_As, _U, _V, _B0]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> IntTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: IntTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> IntTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def slice(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[_U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[_V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[_A0, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[_A0, _A1, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[*_As, _U], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[*_As, _V]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[*_As, _V, _B0]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> IntTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def concat(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], other: IntTensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_Unknown, *tuple[Any, ...]] | IntTensor[Any, _Unknown, *tuple[Any, ...]] | IntTensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Expr[IntTensor[*tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_U, *_Bs], other: IntTensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[_W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_U, *_Bs], other: Expr[IntTensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_A0, _U, *_Bs], other: IntTensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[_A0, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_A0, _U, *_Bs], other: Expr[IntTensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_A0, _A1, _U, *_Bs], other: IntTensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[_A0, _A1, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[_A0, _A1, _U, *_Bs], other: Expr[IntTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[*_As, _U], other: IntTensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[*_As, _W]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[*_As, _U], other: Expr[IntTensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[*_As, _U, _B0], other: IntTensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[*_As, _W, _B0]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[*_As, _U, _B0], other: Expr[IntTensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> IntTensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        def contract(self: Never, other: Never) -> Never: """The product of both, summed over all labels that both have (a natural contraction)."""
        def dot(self: Never, other: Never, axis: Never) -> Never: """The product of both, summed over one axis; other labels that both have are aligned."""
        def one_hot(self: IntTensor[*_As], axis: type[_V] | _V) -> Tensor[*_As, _V]: """One at the given indices and zero elsewhere, along a new last axis."""
        def softmax(self: Never, axis: Never) -> Never: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        def log_softmax(self: Never, axis: Never) -> Never: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
class BoolTensor(AnyTensor, Generic[*S,]):
    __slots__ = ()
    kind = 'bool'
    if TYPE_CHECKING:
        def item(self) -> bool: ...
    if not TYPEDTENSOR_PLUGIN:
        def __add__(self: Never, other: Never) -> Never: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        def __radd__(self: Never, other: Never) -> Never: """``x1 + x2``. See also: ``numpy.add``, ``torch.add``, ``jax.numpy.add``."""
        def __sub__(self: Never, other: Never) -> Never: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        def __rsub__(self: Never, other: Never) -> Never: """``x1 - x2``. See also: ``numpy.subtract``, ``torch.sub``, ``jax.numpy.subtract``."""
        def __mul__(self: Never, other: Never) -> Never: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        def __rmul__(self: Never, other: Never) -> Never: """``x1 * x2``. See also: ``numpy.multiply``, ``torch.mul``, ``jax.numpy.multiply``."""
        def __truediv__(self: Never, other: Never) -> Never: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        def __rtruediv__(self: Never, other: Never) -> Never: """``x1 / x2``. See also: ``numpy.divide``, ``torch.div``, ``jax.numpy.divide``."""
        def __pow__(self: Never, other: Never) -> Never: """``x1 ** x2``."""
        def __rpow__(self: Never, other: Never) -> Never: """``x1 ** x2``."""
        def __mod__(self: Never, other: Never) -> Never: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        def __rmod__(self: Never, other: Never) -> Never: """``x1 % x2 = x1 - x2 ⌊x1 / x2⌋``, which has the sign of ``x2``. The gradient for ``x2`` is ``-⌊x1 / x2⌋``."""
        def __floordiv__(self: Never, other: Never) -> Never: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __rfloordiv__(self: Never, other: Never) -> Never: """``⌊x1 / x2⌋``. The gradient is 0."""
        def __matmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __rmatmul__(self: Never, other: Never) -> Never: """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""
        def __neg__(self: Never) -> Never: """``-x``. See also: ``numpy.negative``, ``torch.neg``, ``jax.numpy.negative``."""
        def __abs__(self: Never) -> Never: """``|x|``. The gradient is 0 at 0. See also: ``numpy.abs``, ``torch.abs``, ``jax.numpy.abs``."""
        def __lt__(self: Never, other: Never) -> Never: """``x1 < x2``. See also: ``numpy.less``, ``torch.lt``, ``jax.numpy.less``."""
        def __le__(self: Never, other: Never) -> Never: """``x1 <= x2``. See also: ``numpy.less_equal``, ``torch.le``, ``jax.numpy.less_equal``."""
        def __gt__(self: Never, other: Never) -> Never: """``x1 > x2``. See also: ``numpy.greater``, ``torch.gt``, ``jax.numpy.greater``."""
        def __ge__(self: Never, other: Never) -> Never: """``x1 >= x2``. See also: ``numpy.greater_equal``, ``torch.ge``, ``jax.numpy.greater_equal``."""
        @overload
        def __eq__(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __eq__(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 == x2``, also the method ``x1.eq(x2)``. See also: ``numpy.equal``, ``torch.eq``, ``jax.numpy.equal``."""
        @overload
        def __ne__(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __ne__(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 != x2``, also the method ``x1.ne(x2)``."""
        @overload
        def __and__(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __and__(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __and__(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __and__(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 and x2``, also written ``x1 & x2``."""
        @overload
        def __or__(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __or__(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __or__(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __or__(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """``x1 or x2``, also written ``x1 | x2``."""
        @overload
        def __xor__(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __xor__(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __xor__(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        @overload
        def __xor__(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Whether one of ``x1`` and ``x2`` is true and the other is not, also written ``x1 ^ x2``."""
        def __invert__(self) -> BoolTensor[*S]: """``not x``, also written ``~x``."""
        @overload
        def eq(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``==``, a bool tensor."""
        @overload
        def eq(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``==``, a bool tensor."""
        @overload
        def ne(self: BoolTensor[*_As], other: BoolTensor[*_As] | BoolTensor[()] | BoolNumber, /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: BoolTensor[*_As], other: Expr[BoolTensor[*_As]] | Expr[BoolTensor[()]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: BoolTensor[()], other: BoolTensor[*_As], /) -> BoolTensor[*_As]: """Elementwise ``!=``, a bool tensor."""
        @overload
        def ne(self: BoolTensor[()], other: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[*_As]]: """Elementwise ``!=``, a bool tensor."""
        def abs(self: Never) -> Never: """The absolute value of each element."""
        def exp(self: Never) -> Never: """``eˣ`` of each element."""
        def log(self: Never) -> Never: """The natural logarithm of each element."""
        def relu(self: Never) -> Never: """The larger of each element and 0."""
        def sigmoid(self: Never) -> Never: """``1 / (1 + e⁻ˣ)`` of each element."""
        def sqrt(self: Never) -> Never: """The square root of each element."""
        def square(self: Never) -> Never: """The square of each element."""
        def tanh(self: Never) -> Never: """The hyperbolic tangent of each element."""
        def sum(self: Never, *axes: Never) -> Never: """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[()]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[_A0, _A1, *_Bs]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*_As, _B0]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> Tensor[*tuple[Any, ...]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        @overload
        def mean(self: BoolTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[Tensor[*tuple[Any, ...]]]: """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        def max(self: Never, *axes: Never) -> Never: """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        def min(self: Never, *axes: Never) -> Never: """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        def prod(self: Never, *axes: Never) -> Never: """The product along the given axes; over all axes if none is given."""
        @overload
        def any(self: BoolTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[()]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, _A1, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_As]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_As, _B0]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def any(self: BoolTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_As], *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[()]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, _A1, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_As, _U], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_As]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_As, _U, _B0], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_As, _B0]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _A0, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, _V, *_Bs], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, *_Bs, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_Bs, _U, _V], axis1: type[_U], axis2: type[_V], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _A0, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, _V, *_Bs], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, *_Bs, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_Bs, _U, _V], axis1: type[_V], axis2: type[_U], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_U, _A0, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[_A0, _U, _V, _W, *_Bs], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[_A0, *_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_Bs, _U, _V, _W], axis1: type[_U], axis2: type[_V], axis3: type[_W], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*_Bs]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis], axis2: type[Axis], /, *, where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis], where: BoolTensor[*tuple[Any, ...]] | None = None) -> BoolTensor[*tuple[Any, ...]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        @overload
        def all(self: BoolTensor[*_As], *axes: type[Axis], where: Expr[BoolTensor[*tuple[Any, ...]]]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        def median(self: Never, *axes: Never) -> Never: """The median along an axis; of all elements if none is given."""
        def var(self: Never, *axes: Never) -> Never: """The variance along the given axes; over all axes if none is given. ``where`` masks elements."""
        def std(self: Never, *axes: Never) -> Never: """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        def norm(self: Never, *axes: Never) -> Never: """The Euclidean length along the given axes; over all axes if none is given."""
        def argmax(self: Never, axis: Never) -> Never: """The index of the largest element along an axis, an int tensor."""
        def argmin(self: Never, axis: Never) -> Never: """The index of the smallest element along an axis, an int tensor."""
        @overload
        def count_nonzero(self: BoolTensor[*_As]) -> IntTensor[()]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[_U, *_Bs], axis: type[_U], /) -> IntTensor[*_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], /) -> IntTensor[_A0, _A1, *_Bs]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[*_As, _U], axis: type[_U], /) -> IntTensor[*_As]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[*_As, _U, _B0], axis: type[_U], /) -> IntTensor[*_As, _B0]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        @overload
        def count_nonzero(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], /) -> IntTensor[*tuple[Any, ...]]: """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        def clip(self: Never, least: Never, most: Never) -> Never: """The elements, limited to the range from ``least`` to ``most``."""
        @overload
        def select(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], index: int) -> BoolTensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[_U, *_Bs], axis: type[_U], index: int) -> BoolTensor[*_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], index: int) -> BoolTensor[_A0, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], index: int) -> BoolTensor[_A0, _A1, *_Bs]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[*_As, _U], axis: type[_U], index: int) -> BoolTensor[*_As]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[*_As, _U, _B0], axis: type[_U], index: int) -> BoolTensor[*_As, _B0]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def select(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], index: int) -> BoolTensor[*tuple[Any, ...]]: """The elements at one index along an axis; the result does not have the axis."""
        @overload
        def pad(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[_U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[_V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[_A0, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[_A0, _A1, _V, *_Bs]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[*_As, _U], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[*_As, _V]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[*_As, _V, _B0]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def pad(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], before: int = 0, after: int = 0, value: RealNumber = 0) -> BoolTensor[*tuple[Any, ...]]: """Add elements of one value before and after those along an axis, which gets a new label."""
        @overload
        def positions(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[*tuple[Any, ...]]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[_U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[*_As, _U], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[*_As, _U, _B0], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def positions(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U]) -> IntTensor[_U]: """The positions along an axis, from 0."""
        @overload
        def rename(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> BoolTensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[_U, *_Bs], old: type[_U], new: type[_V]) -> BoolTensor[_V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[_A0, _U, *_Bs], old: type[_U], new: type[_V]) -> BoolTensor[_A0, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[_A0, _A1, _U, *_Bs], old: type[_U], new: type[_V]) -> BoolTensor[_A0, _A1, _V, *_Bs]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[*_As, _U], old: type[_U], new: type[_V]) -> BoolTensor[*_As, _V]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[*_As, _U, _B0], old: type[_U], new: type[_V]) -> BoolTensor[*_As, _V, _B0]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def rename(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], old: type[_U], new: type[_V]) -> BoolTensor[*tuple[Any, ...]]: """The same elements with the axis ``old`` called ``new``."""
        @overload
        def transpose(self: BoolTensor[_A, _B]) -> BoolTensor[_B, _A]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P0], axis: type[_P0], /) -> BoolTensor[_P0]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P0, _P1], axis1: type[_P0], axis2: type[_P1], /) -> BoolTensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P1, _P0], axis1: type[_P0], axis2: type[_P1], /) -> BoolTensor[_P0, _P1]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P0, _P1, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P0, _P2, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P1, _P0, _P2], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P1, _P2, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P2, _P0, _P1], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_P2, _P1, _P0], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], /) -> BoolTensor[_P0, _P1, _P2]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_A0, _A1, _A2, _A3], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], /) -> BoolTensor[_P0, _P1, _P2, _P3]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_A0, _A1, _A2, _A3, _A4], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[_A0, _A1, _A2, _A3, _A4, _A5, _A6, _A7], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], /) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def transpose(self: BoolTensor[Any, Any, Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[_P0], axis2: type[_P1], axis3: type[_P2], axis4: type[_P3], axis5: type[_P4], axis6: type[_P5], axis7: type[_P6], axis8: type[_P7], axis9: type[_P8], /, *axes: type[Axis]) -> BoolTensor[_P0, _P1, _P2, _P3, _P4, _P5, _P6, _P7, _P8, *tuple[Any, ...]]: """The same elements with the axes in the given order; a matrix transposed if none is given."""
        @overload
        def expand(self: BoolTensor[*_As], axis: type[_U] | _U, /) -> BoolTensor[_U, *_As]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: BoolTensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, /) -> BoolTensor[_V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: BoolTensor[*_Bs], axis1: type[_U] | _U, axis2: type[_V] | _V, axis3: type[_W] | _W, /) -> BoolTensor[_W, _V, _U, *_Bs]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: BoolTensor[Any, Any, Any, Any, Any, *tuple[Any, ...]], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, /) -> BoolTensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand(self: BoolTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> BoolTensor[*tuple[Any, ...]]: """The same elements repeated along new axes, each of which becomes the first one."""
        @overload
        def expand_like(self: BoolTensor[*tuple[Any, ...]], other: Tensor[*_Bs] | IntTensor[*_Bs] | BoolTensor[*_Bs], /) -> BoolTensor[*_Bs]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def expand_like(self: BoolTensor[*tuple[Any, ...]], other: Expr[Tensor[*_Bs]] | Expr[IntTensor[*_Bs]] | Expr[BoolTensor[*_Bs]], /) -> Expr[BoolTensor[*_Bs]]: """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""
        @overload
        def merge(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[_U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[_W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[_A0, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[_A0, _A1, _W, *_Bs]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[*_As, _U, _V], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[*_As, _W]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[*_As, _W, _B0]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V], into: type[_W]) -> BoolTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def merge(self: BoolTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], axis4: type[Axis], /, *axes: type[Axis]) -> BoolTensor[*tuple[Any, ...]]: """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        @overload
        def split(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[_W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[_A0, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_A0, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[_A0, _A1, _W, *_Bs], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_A0, _A1, _U, _V, *_Bs]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[*_As, _W], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*_As, _U, _V]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[*_As, _W, _B0], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*_As, _U, _V, _B0]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_W], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def split(self: BoolTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, axis4: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> BoolTensor[*tuple[Any, ...]]: """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        @overload
        def flatten(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> BoolTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[_U, _V, *_Bs], first: type[_U], second: type[_V]) -> BoolTensor[Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[_A0, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> BoolTensor[_A0, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[_A0, _A1, _U, _V, *_Bs], first: type[_U], second: type[_V]) -> BoolTensor[_A0, _A1, Flat[_U, _V], *_Bs]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[*_As, _U, _V], first: type[_U], second: type[_V]) -> BoolTensor[*_As, Flat[_U, _V]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[*_As, _U, _V, _B0], first: type[_U], second: type[_V]) -> BoolTensor[*_As, Flat[_U, _V], _B0]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[Any, Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U], second: type[_V]) -> BoolTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def flatten(self: BoolTensor[*_Bs], axis1: type[Axis], axis2: type[Axis], axis3: type[Axis], /, *axes: type[Axis]) -> BoolTensor[*tuple[Any, ...]]: """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        @overload
        def unflatten(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[_A0, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_A0, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[_A0, _A1, Flat[_U, _V], *_Bs], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[_A0, _A1, _U, _V, *_Bs]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[*_As, Flat[_U, _V]], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*_As, _U, _V]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[*_As, Flat[_U, _V], _B0], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*_As, _U, _V, _B0]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], first: type[_U] | _U, second: type[_V] | _V) -> BoolTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def unflatten(self: BoolTensor[*_Bs], axis1: type[Axis] | Axis, axis2: type[Axis] | Axis, axis3: type[Axis] | Axis, /, *axes: type[Axis] | Axis) -> BoolTensor[*tuple[Any, ...]]: """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        @overload
        def slice(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[_U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[_V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[_A0, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[_A0, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[_A0, _A1, _V, *_Bs]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[*_As, _U], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[*_As, _V]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[*_As, _U, _B0], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[*_As, _V, _B0]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def slice(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], to: type[_V], start: int = 0, stop: int | None = None, step: int = 1) -> BoolTensor[*tuple[Any, ...]]: """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        @overload
        def concat(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], other: BoolTensor[*tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_Unknown, *tuple[Any, ...]] | BoolTensor[Any, _Unknown, *tuple[Any, ...]] | BoolTensor[Any, Any, _Unknown, *tuple[Any, ...]], other: Expr[BoolTensor[*tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_U, *_Bs], other: BoolTensor[_V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[_W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_U, *_Bs], other: Expr[BoolTensor[_V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_A0, _U, *_Bs], other: BoolTensor[_A0, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[_A0, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_A0, _U, *_Bs], other: Expr[BoolTensor[_A0, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_A0, _A1, _U, *_Bs], other: BoolTensor[_A0, _A1, _V, *_Bs], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[_A0, _A1, _W, *_Bs]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[_A0, _A1, _U, *_Bs], other: Expr[BoolTensor[_A0, _A1, _V, *_Bs]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[*_As, _U], other: BoolTensor[*_As, _V], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[*_As, _W]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[*_As, _U], other: Expr[BoolTensor[*_As, _V]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[*_As, _U, _B0], other: BoolTensor[*_As, _V, _B0], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[*_As, _W, _B0]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[*_As, _U, _B0], other: Expr[BoolTensor[*_As, _V, _B0]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*_As, _W, _B0]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U], with_: type[_V], into: type[_W]) -> BoolTensor[*tuple[Any, ...]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        @overload
        def concat(self: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], other: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], with_: type[_V], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        def contract(self: Never, other: Never) -> Never: """The product of both, summed over all labels that both have (a natural contraction)."""
        def dot(self: Never, other: Never, axis: Never) -> Never: """The product of both, summed over one axis; other labels that both have are aligned."""
        def one_hot(self: Never, axis: Never) -> Never: """One at the given indices and zero elsewhere, along a new last axis."""
        def softmax(self: Never, axis: Never) -> Never: """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        def log_softmax(self: Never, axis: Never) -> Never: """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
CLASSES: dict[str, type[AnyTensor]] = {c.kind: c for c in (Tensor, IntTensor, BoolTensor)}
def tensor_type(kind: str, axes: tuple[Label, ...]) -> TensorType: ...
_PLACE: Any = vars(AnyTensor)['_array']
class Elements(ABC):
    __slots__ = ()
    @property
    @abstractmethod
    def shape(self) -> tuple[int, ...]: ...
    @property
    @abstractmethod
    def dtype(self) -> np.dtype[Any]: ...
    @property
    def size(self) -> int: ...
    @abstractmethod
    def fetch(self) -> Array: ...
    def __array__(self, dtype: Any=None, copy: bool | None=None) -> np.ndarray[Any, np.dtype[Any]]: ...
class Stored(Protocol):
    def tensor(self) -> Any: ...
    def held(self) -> Any: ...
class Deferred(Tensor[*S,]):
    __slots__ = ()
def deferred(of: TensorType, elements: Elements) -> Deferred[Any]: ...
def elements_of(tensor: AnyTensor) -> Elements | None: ...
def settled(tensor: Any) -> Any: ...
