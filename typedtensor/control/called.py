"""Functions whose calls are nodes: call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar, overload

from typedtensor.control.application import launch
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.recursion.opened import OPENED, Opened
from typedtensor.control.recursion.program import recursion
from typedtensor.core.module import Module
from typedtensor.core.pickling import by_name
from typedtensor.core.pytree import PyTreeDef, flatten
from typedtensor.errors import AxisError

P = ParamSpec("P")
R = TypeVar("R")


class Called(Module, Generic[P, R]):
    """A function whose calls are nodes; made by :func:`call`."""

    def __init__(self, function: Callable[P, R], limit: int | None = None) -> None:
        self.function, self.limit = function, limit
        self._traced: dict[tuple[PyTreeDef, tuple[str, ...]], tuple[FunctionCall, PyTreeDef]] = {}

    def __reduce__(self) -> Any:
        return by_name(self, self.function) or (Called, (self.function, self.limit))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The results of a call."""
        name = name_of(self.function)
        leaves, structure = flatten((*args, *kwargs.values()), f"the arguments of {name}")
        key = structure, tuple(kwargs)
        made: R
        if key not in self._traced:
            opened = OPENED.get()
            if (itself := opened.get((self, key))) is not None:
                made = itself.recur(leaves)
                return made
            function = Opened(name, structure, opened.values())
            function.trace(self._of_leaves(structure, key[1], name), (self, key))
            if function.outer:
                made = function.called(leaves)
                return made
            body = recursion(function, self.limit) if function.reached else function.body
            assert body is not None, "it has been traced"
            assert function.result is not None, "it has been traced"
            self._traced[key] = FunctionCall(body, f"call of {function.title}"), function.result
        operation, shape = self._traced[key]
        made = shape.rebuild(launch(operation, leaves))
        return made

    def _of_leaves(self, structure: PyTreeDef, keywords: tuple[str, ...], name: str) -> Callable[..., Any]:
        """The function, of the leaves of its arguments; it returns those of its result, and how it is made of them."""

        def of_leaves(*leaves: Any) -> tuple[list[Any], PyTreeDef]:
            given = structure.rebuild(leaves)
            positional = len(given) - len(keywords)
            result = self.function(*given[:positional], **dict(zip(keywords, given[positional:], strict=True)))
            return flatten(result, f"the result of {name}")

        return of_leaves

    def fields(self) -> list[tuple[str, object]]:
        """Those of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []


@overload
def call(function: Callable[P, R], /, *, limit: int | None = None) -> Called[P, R]: ...
@overload
def call(*, limit: int) -> Callable[[Callable[P, R]], Called[P, R]]: ...
def call(function: Any = None, /, *, limit: int | None = None) -> Any:
    """The same function, traced and differentiated once for each combination of types; each call makes one node.

    A cell that is applied in many places is built once. It decides by values through :func:`cond` alone.

    The function may call itself, and others that call it, in the functions that ``cond`` chooses from, of which one
    ends the recursion. It is a loop then: calls in each other cost no stack of Python's, each level is computed once,
    and derivatives of any order follow. Where a function calls itself more than once, the values that it needs when a
    call returns are kept for ``limit`` open calls, and are a part of each step: let the limit be small.

    Args:
        function: of expressions, and tuples, lists, dicts, named tuples and dataclasses of such; a module.
        limit: how many calls of itself may be open, each in the one before: 100,000 for a function that calls itself
            once, 256 for others.

    Raises:
        AxisError: at a call, when the function makes a @dynamic part, calls itself whatever the values are, or does so
            in the body of a loop.
        NestingError: when it is computed, and there are more calls in each other.

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
        raise AxisError(f"call was given limit={limit}, but a function is called once at least: give 1 or more")
    return (lambda function: Called(function, limit)) if function is None else Called(function, limit)
