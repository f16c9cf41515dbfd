"""``call``: functions whose calls are single nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar, overload

from typedtensor.control.application import launch
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.recursion.opened import OPENED, Opened
from typedtensor.control.recursion.program import recursion
from typedtensor.core.module import Module
from typedtensor.core.node import by_name
from typedtensor.core.pytree import PyTreeDef, flatten
from typedtensor.errors import AxisError

P = ParamSpec("P")
Q = ParamSpec("Q")
R = TypeVar("R")
M = TypeVar("M")


class Called(Module, Generic[P, R]):
    """A function whose calls are single nodes; made by :func:`call`."""

    def __init__(self, function: Callable[P, R], limit: int | None = None) -> None:
        self.function, self.limit = function, limit
        self._traced: dict[tuple[PyTreeDef, tuple[str, ...]], tuple[FunctionCall, PyTreeDef]] = {}

    def __reduce__(self) -> Any:
        return by_name(self, self.function) or (Called, (self.function, self.limit))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call the function."""
        name = name_of(self.function)
        leaves, structure = flatten((*args, *kwargs.values()), f"the arguments of {name}")
        key = structure, tuple(kwargs)
        result: R
        if key not in self._traced:
            opened = OPENED.get()
            if (itself := opened.get((self, key))) is not None:
                result = itself.recur(leaves)
                return result
            function = Opened(name, structure, opened.values())
            function.trace(partial(self._of_arguments, key[1]), (self, key))
            if function.outer:
                result = function.called(leaves)
                return result
            body = recursion(function, self.limit) if function.reached else function.body
            assert body is not None, "it has been traced"
            assert function.result is not None, "it has been traced"
            self._traced[key] = FunctionCall(body, f"call of {function.title}"), function.result
        operation, shape = self._traced[key]
        result = shape.rebuild(launch(operation, leaves))
        return result

    @overload
    def __get__(self, instance: None, owner: type, /) -> Self: ...
    @overload
    def __get__(self: Called[Concatenate[M, Q], R], instance: M, owner: type[M], /) -> Callable[Q, R]: ...
    def __get__(self, instance: Any, owner: Any, /) -> Any:
        """The method of an object, which is the first argument of each call."""
        return self if instance is None else MethodType(self, instance)

    def _of_arguments(self, keywords: tuple[str, ...], given: tuple[Any, ...]) -> Any:
        """Apply the function to all arguments, the last ones by name."""
        positional = len(given) - len(keywords)
        call: Callable[..., Any] = self.function
        return call(*given[:positional], **dict(zip(keywords, given[positional:], strict=True)))

    def fields(self) -> list[tuple[str, object]]:
        """The fields of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []


@overload
def call(function: Callable[P, R], /, *, limit: int | None = None) -> Called[P, R]: ...
@overload
def call(*, limit: int) -> Callable[[Callable[P, R]], Called[P, R]]: ...
def call(function: Any = None, /, *, limit: int | None = None) -> Any:
    """Trace and differentiate a function once for each combination of argument types; each call makes one node.

    A cell that is used in many places is thus built once. It can branch on values through :func:`cond` only.

    The function may call itself, and functions that call it, in the branches of ``cond``, one of which ends the
    recursion. The recursion becomes a loop: nested calls use no Python stack, each level is computed once, and
    derivatives of any order exist. If a function calls itself more than once, the values that it needs after a call are
    stored for ``limit`` open calls, and are a part of each step's state: choose a small limit.

    Args:
        function: a function of expressions, and of tuples, lists, dicts, named tuples and dataclasses of them; or a
            module. A method has its object as first argument: a module or a dataclass of expressions.
        limit: the most open calls inside each other: by default 100,000 for a function that calls itself once, 256 for
            others.

    Raises:
        AxisError: at a call, when the function makes a @dynamic part, calls itself unconditionally, or calls itself in
            the body of a loop.
        NestingError: when the result is computed, and more calls are open.

    See also: ``jax.jit``, Wang et al. (2018) on functions in a graph.

    >>> from typedtensor import Axis, Const, Expr, Tensor, cond, given
    >>> @call
    ... def cube(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     return x * x * x
    >>> @call
    ... def factorial(n: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     return cond(n > 1.0, lambda n: n * factorial(n - 1.0), lambda n: n, n)
    >>> with given():
    ...     print(cube(cube(Const(Tensor[()](2.0)))).value, factorial(Const(Tensor[()](5.0))).value)
    Tensor[()](512.) Tensor[()](120.)
    """
    if limit is not None and limit < 1:
        raise AxisError(f"limit= of call must be at least 1, not {limit}")
    return (lambda function: Called(function, limit)) if function is None else Called(function, limit)
