"""Reverse mode with explicit callbacks: each function gets the rest of the program as an argument.

See also: Wang et al. (2018), Figure 2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.ad.continuations.cell import Cell, ones_like, zeros_like
from typedtensor.ad.continuations.functions import vjp
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import AnyTensor, Tensor

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)

Continuation = Callable[[Cell[Y]], None]
"""The rest of a program: it continues with a value, and returns when the value's delta is complete."""


@overload
def apply(f: Callable[[Expr[X1]], Expr[Y]], x1: Cell[X1], /) -> Callable[[Continuation[Y]], None]: ...
@overload
def apply(
    f: Callable[[Expr[X1], Expr[X2]], Expr[Y]], x1: Cell[X1], x2: Cell[X2], /
) -> Callable[[Continuation[Y]], None]: ...
@overload
def apply(
    f: Callable[[Expr[X1], Expr[X2], Expr[X3]], Expr[Y]], x1: Cell[X1], x2: Cell[X2], x3: Cell[X3], /
) -> Callable[[Continuation[Y]], None]: ...
def apply(f: Any, *cells: Any) -> Any:
    """Apply a function with a callback: ``apply(f, x)(k)`` computes ``y``, calls ``k(y)``, and adds to the delta of x.

    Args:
        f: an operation, a module, or any function of expressions.
        cells: its arguments.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.ops import tanh
    >>> class Row(Axis): ...
    >>> x = Cell(Tensor[Row]([0.0, 1.0]))
    >>> def rest(y: Cell[Tensor[Row]]) -> None:
    ...     y.d = Tensor[Row]([1.0, 1.0])
    >>> apply(tanh, x)(rest)
    >>> x.d
    Tensor[Row=2]([1.  , 0.42])
    """

    def with_callback(k: Continuation[Any]) -> None:
        y, back = vjp(lambda xs: f(*xs), tuple(Const(cell.x) for cell in cells))
        result: Cell[Any] = Cell(y.value)
        k(result)
        if result.d is not None:
            for cell, delta in zip(cells, back(Const(result.d)), strict=True):
                cell.add(delta.value)

    return with_callback


def grad(f: Callable[[Cell[X]], Callable[[Continuation[Tensor[()]]], None]], /) -> Callable[[X], X]:
    """The gradient of a function written with callbacks; the last callback sets the delta of the result to one.

    Args:
        f: from a cell to a function of the last callback.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> grad(lambda x: apply(lambda x: (x * x).sum(), x))(Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([2., 4.])
    """

    def gradient(x: X) -> X:
        z = Cell(x)

        def last(loss: Cell[Tensor[()]]) -> None:
            loss.d = ones_like(loss.x)

        f(z)(last)
        zeros: X = zeros_like(x)
        return zeros if z.d is None else z.d

    return gradient
