# Generated from typedtensor/control/operations/rows.py by `typedtensor stubs`; not edited by hand.
from typing import Any
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from collections.abc import Callable
    from typing import Literal, TypeVar, TypeVarTuple, overload
    from typedtensor.core.axes import Axis
    from typedtensor.core.expr import Expr
    from typedtensor.core.module import Chain, Keeping, Pipeline, _Along, _Keeping
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _I = TypeVar("_I", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _V = TypeVar("_V", bound=Axis)
    _F = TypeVar("_F", bound=Callable[..., Any])
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
class Rows(PolyOp2, rule='int I, t V *B -> t I *B where I not in *B'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: IntTensor[_I], x2: Tensor[_V, *_Bs], /) -> Tensor[_I, *_Bs]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: Expr[Tensor[_V, *_Bs]], /) -> Expr[Tensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: Tensor[_V, *_Bs], /) -> Expr[Tensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[_I], x2: Expr[Tensor[_V, *_Bs]], /) -> Expr[Tensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[_I], x2: IntTensor[_V, *_Bs], /) -> IntTensor[_I, *_Bs]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: Expr[IntTensor[_V, *_Bs]], /) -> Expr[IntTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: IntTensor[_V, *_Bs], /) -> Expr[IntTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[_I], x2: Expr[IntTensor[_V, *_Bs]], /) -> Expr[IntTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[_I], x2: BoolTensor[_V, *_Bs], /) -> BoolTensor[_I, *_Bs]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: Expr[BoolTensor[_V, *_Bs]], /) -> Expr[BoolTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_I]], x2: BoolTensor[_V, *_Bs], /) -> Expr[BoolTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
        @overload
        def __call__(self, x1: IntTensor[_I], x2: Expr[BoolTensor[_V, *_Bs]], /) -> Expr[BoolTensor[_I, *_Bs]]: """The elements along the first axis of ``x2`` at the indices ``x1``."""
class SumRows(PolyOp3, rule='k V *B, int I, t I *B -> t V *B where t not in bool, I not in *B'):
    shape_only = frozenset({0})
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: IntTensor[_I], x3: Tensor[_I, *_Bs], /) -> Tensor[_V, *_Bs]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Expr[Tensor[_V, *_Bs]] | Expr[IntTensor[_V, *_Bs]] | Expr[BoolTensor[_V, *_Bs]], x2: Expr[IntTensor[_I]] | IntTensor[_I], x3: Expr[Tensor[_I, *_Bs]] | Tensor[_I, *_Bs], /) -> Expr[Tensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: Expr[IntTensor[_I]], x3: Expr[Tensor[_I, *_Bs]] | Tensor[_I, *_Bs], /) -> Expr[Tensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: IntTensor[_I], x3: Expr[Tensor[_I, *_Bs]], /) -> Expr[Tensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: IntTensor[_I], x3: IntTensor[_I, *_Bs], /) -> IntTensor[_V, *_Bs]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Expr[Tensor[_V, *_Bs]] | Expr[IntTensor[_V, *_Bs]] | Expr[BoolTensor[_V, *_Bs]], x2: Expr[IntTensor[_I]] | IntTensor[_I], x3: Expr[IntTensor[_I, *_Bs]] | IntTensor[_I, *_Bs], /) -> Expr[IntTensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: Expr[IntTensor[_I]], x3: Expr[IntTensor[_I, *_Bs]] | IntTensor[_I, *_Bs], /) -> Expr[IntTensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
        @overload
        def __call__(self, x1: Tensor[_V, *_Bs] | IntTensor[_V, *_Bs] | BoolTensor[_V, *_Bs], x2: IntTensor[_I], x3: Expr[IntTensor[_I, *_Bs]], /) -> Expr[IntTensor[_V, *_Bs]]: """Like ``x1``, with the sum of the elements of ``x3`` whose index in ``x2`` is ``i`` at ``i`` along the first axis."""
class Row(PolyOp2, rule='t U *A, int -> t *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[_U, *_As], x2: IntTensor[()], /) -> Tensor[*_As]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[Tensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: Tensor[_U, *_As], x2: Expr[IntTensor[()]], /) -> Expr[Tensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_As], x2: IntTensor[()], /) -> IntTensor[*_As]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[IntTensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_As], x2: Expr[IntTensor[()]], /) -> Expr[IntTensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_As], x2: IntTensor[()], /) -> BoolTensor[*_As]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], /) -> Expr[BoolTensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_As], x2: Expr[IntTensor[()]], /) -> Expr[BoolTensor[*_As]]: """The row of ``x1`` at the index ``x2`` along the first axis, whose size is declared."""
class WithRow(PolyOp3, rule='t U *A, int, t *A -> t U *A'):
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x1: Tensor[_U, *_As], x2: IntTensor[()], x3: Tensor[*_As], /) -> Tensor[_U, *_As]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: Expr[Tensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: Tensor[_U, *_As], x2: Expr[IntTensor[()]], x3: Expr[Tensor[*_As]] | Tensor[*_As], /) -> Expr[Tensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: Tensor[_U, *_As], x2: IntTensor[()], x3: Expr[Tensor[*_As]], /) -> Expr[Tensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_As], x2: IntTensor[()], x3: IntTensor[*_As], /) -> IntTensor[_U, *_As]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: Expr[IntTensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_As], x2: Expr[IntTensor[()]], x3: Expr[IntTensor[*_As]] | IntTensor[*_As], /) -> Expr[IntTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: IntTensor[_U, *_As], x2: IntTensor[()], x3: Expr[IntTensor[*_As]], /) -> Expr[IntTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_As], x2: IntTensor[()], x3: BoolTensor[*_As], /) -> BoolTensor[_U, *_As]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: Expr[BoolTensor[_U, *_As]], x2: Expr[IntTensor[()]] | IntTensor[()], x3: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_As], x2: Expr[IntTensor[()]], x3: Expr[BoolTensor[*_As]] | BoolTensor[*_As], /) -> Expr[BoolTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
        @overload
        def __call__(self, x1: BoolTensor[_U, *_As], x2: IntTensor[()], x3: Expr[BoolTensor[*_As]], /) -> Expr[BoolTensor[_U, *_As]]: """``x1`` with ``x3`` in place of the row at the index ``x2`` along the first axis; ``x1`` where there is none."""
class Level(PolyOp1, rule='int -> int'):
    function: str
    limit: int
    of_all: bool
    def __init__(self, function: str, limit: int, *, of_all: bool=False) -> None: ...
    if not TYPEDTENSOR_PLUGIN:
        @overload
        def __call__(self, x: IntTensor[()], /) -> IntTensor[()]: """The number of calls of a recursion, checked against a limit."""
        @overload
        def __call__(self, x: Expr[IntTensor[()]], /) -> Expr[IntTensor[()]]: """The number of calls of a recursion, checked against a limit."""
    if not MYPY:
        __rrshift__ = __call__
        _keeps_type: Literal[True]
        @overload
        def __rshift__(self, stage: _Keeping, /) -> Keeping: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _Along[_U, _V], /) -> Chain[_U, _V]: """The composition of two stages: what the first returns is given to the second."""
        @overload
        def __rshift__(self, stage: _F, /) -> Pipeline[_F]: """The composition of two stages: what the first returns is given to the second."""
