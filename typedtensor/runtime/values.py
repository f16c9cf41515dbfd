"""Models on plain tensors: without an explicit computation, and without derivatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, overload

from typedtensor.core.expr import Const, Expr
from typedtensor.core.pytree import Dataclass, flatten
from typedtensor.core.scope import MODE, OPERANDS, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


@overload
def plain(function: Callable[[Expr[X]], Expr[Y]], /) -> Callable[[X], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2]], Expr[Y]], /) -> Callable[[X1, X2], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2], Expr[X3]], Expr[Y]], /) -> Callable[[X1, X2, X3], Y]: ...


@overload
def plain(
    function: Callable[..., tuple[Any, ...] | list[Any] | Mapping[Any, Any] | Dataclass], /
) -> Callable[..., Any]: ...


@overload
def plain(function: Callable[..., Expr[Y]], /) -> Callable[..., Y]: ...


def plain(function: Callable[..., Any], /) -> Callable[..., Any]:
    """A model as a function of tensors, at the present values of its parameters.

    The model's code runs at each call. Each operation computes immediately, and no intermediate value is kept. The code
    is the same as for expressions and computes the same numbers.

    Args:
        function: a module, a pipeline, or any function of expressions, states and other values that returns an
            expression, or a tuple, list, dict, named tuple or dataclass of expressions. The result has tensors in their
            places.

    See also: :func:`compiled`, which runs the code once, and then a program: the faster way to predict.

    >>> from typedtensor import Axis, Param, Tensor
    >>> class Row(Axis): ...
    >>> weight = Param(Tensor[()](3.0))
    >>> def scaled(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
    ...     return x * weight
    >>> plain(scaled)(Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([3., 6.])
    """

    def run(*tensors: Any) -> Any:
        operands = (*OPERANDS.get(), *[x for x in tensors if isinstance(x, AnyTensor)])
        with Setting({MODE: Mode.PLAIN, OPERANDS: operands}, None):
            result = function(*tensors)
        return _valued(result)

    return run


def _valued(result: Any) -> Any:
    """Return a function's result with parameters and constants replaced by their values."""
    if isinstance(result, AnyTensor):
        return result
    if isinstance(result, (Variable, Const)):
        return result.value
    try:
        leaves, structure = flatten(result, "the result of a model")
    except AxisError:  # the result also holds objects that are not expressions
        return result
    return structure.rebuild([leaf.value if isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves])
