"""Models on plain tensors: no nodes, no computation, no derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.expr import Const, Expr, Param
from typedtensor.scope import MODE, Mode
from typedtensor.tensor import AnyTensor

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


@overload
def plain(function: Callable[[Expr[X]], Expr[Y]], /) -> Callable[[X], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2]], Expr[Y]], /) -> Callable[[X1, X2], Y]: ...


def plain(function: Callable[..., Any], /) -> Callable[..., Any]:
    """A model as a function of tensors, at the present values of its parameters.

    Every operation computes at once and nothing is kept, so this is the way to predict. The code of the model is
    the same as that for expressions, and gives the same numbers.

    Args:
        function: a module, a pipeline, or any function of expressions.

    >>> from typedtensor import Axis, Param, Tensor
    >>> class Row(Axis): ...
    >>> weight = Param(Tensor[()](3.0))
    >>> def scaled(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
    ...     return x * weight
    >>> plain(scaled)(Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([3., 6.])
    """

    def run(*tensors: Any) -> Any:
        token = MODE.set(Mode.PLAIN)
        try:
            result = function(*tensors)
        finally:
            MODE.reset(token)
        return result.value if isinstance(result, (Param, Const)) else result

    return run
