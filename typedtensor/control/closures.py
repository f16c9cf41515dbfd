"""Functions as values: close, curry and evaluate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.control.bodies.tracing import trace
from typedtensor.control.code import Closure, TracedCode
from typedtensor.control.function_names import name_of
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import Collection, PyTreeDef, flatten
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import AxisError

A = TypeVar("A")
S = TypeVar("S", bound=Collection)  # excludes expressions: a class derived from Expr would match neither overload
R = TypeVar("R")
X = TypeVar("X", bound=AnyTensor)


@overload
def close(function: Callable[[Expr[X]], R], like: Expr[X]) -> Closure[Expr[X], R]: ...
@overload
def close(function: Callable[[S], R], like: S) -> Closure[S, R]: ...
def close(function: Any, like: Any) -> Any:
    """Make a function a value that consists of its code, traced once, and of the expressions that it captures.

    Args:
        function: from an expression or a pytree of expressions to another.
        like: an argument, of which only the type is used.

    Raises:
        AxisError: the function makes a @dynamic part; at a call, the argument has another type.

    See also: Vytiniotis et al. (2019), *The Differentiable Curry*.

    >>> from typedtensor import Const, Tensor, given
    >>> x, factor = Const(Tensor[()](3.0)), Const(Tensor[()](2.0))
    >>> scaled = close(lambda x: x * factor, x)
    >>> scaled
    Closure(<lambda> (...): Tensor[()] -> Tensor[()]) that captured Tensor[()]
    >>> with given() as computation:
    ...     print(scaled(x).value, computation.gradients(scaled(x), factor)[factor])
    Tensor[()](6.) Tensor[()](3.)
    """
    return _closed(function, like)


@overload
def curry(f: Callable[[A, Expr[X]], R], like: Expr[X]) -> Callable[[A], Closure[Expr[X], R]]: ...
@overload
def curry(f: Callable[[A, S], R], like: S) -> Callable[[A], Closure[S, R]]: ...
def curry(f: Any, like: Any) -> Any:
    """Return a function that returns functions as values: ``curry(f, like)(a)`` is the function ``s ↦ f(a, s)``.

    Args:
        f: a function of two arguments.
        like: a second argument, of which only the type is used.

    >>> from typedtensor import Const, Expr, Tensor, given
    >>> Scalar = Expr[Tensor[()]]
    >>> def power(base: Scalar, exponent: Scalar) -> Scalar:
    ...     return base**exponent
    >>> two, three = Const(Tensor[()](2.0)), Const(Tensor[()](3.0))
    >>> with given():
    ...     print(curry(power, three)(two)(three).value)
    Tensor[()](8.)
    """

    def curried(a: Any) -> Any:
        def rest(s: Any) -> Any:
            return f(a, s)

        rest.__qualname__ = f"{getattr(f, '__qualname__', repr(f))} of one argument"
        return _closed(rest, like)

    return curried


@overload
def evaluate(pair: tuple[Closure[Expr[X], R], Expr[X]]) -> R: ...
@overload
def evaluate(pair: tuple[Closure[S, R], S]) -> R: ...
def evaluate(pair: Any) -> Any:
    """Apply a function that is a value: ``evaluate((f, x))`` is ``f(x)``, the counterpart of :func:`curry`."""
    function, argument = pair
    if not callable(function):
        raise AxisError(f"evaluate takes a function made by close or curry, not {function!r}")
    return function(argument)


def _closed(function: Callable[[Any], Any], like: Any) -> Closure[Any, Any]:
    leaves, structure = flatten(like, "an argument of a closure")
    shapes: list[PyTreeDef] = []

    def body(*arguments: Any) -> list[Any]:
        results, shape = flatten(function(structure.rebuild(arguments)), f"the result of {name_of(function)}")
        shapes.append(shape)
        return results

    traced = trace(body, [x.tensor_type for x in leaves], name_of(function))
    return Closure(TracedCode(traced, structure, shapes[0]), traced.captured)
