"""Dynamic parts of a network: control flow that depends on values.

A coroutine function decorated with :func:`dynamic` describes a part of a network in direct style. In it,
``await x`` is the value of an expression, and ordinary ``if``, ``while``, ``for``, recursion and exceptions decide
what is built next::

    @dynamic
    async def gated(x: Expr[Tensor[Batch, F]]) -> Expr[Tensor[Batch, F]]:
        left, right = await both(left_score(x), right_score(x))
        return x >> left_part if left.item() > right.item() else x >> right_part

Calling it makes a node; the body runs when an interpreter reaches the node, once in a computation. Gradients flow
through what the body returns, not through awaited values. No event loop is involved.

See also: *Monadic deep learning*, section 3.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, ParamSpec, TypeVar, overload

from typedtensor.base.origin import caller_line
from typedtensor.core.expr import Const, Expr, Param
from typedtensor.core.scope import MODE, Mode, note_node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops.core.annotations import result_type

P = ParamSpec("P")
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)

Body = Callable[P, Coroutine[Any, Any, Expr[Y]]]


class Dynamic(Expr[Y]):
    """An expression whose body runs when it is computed, and returns the expression that it stands for.

    Attributes:
        origin: the line of the user's code that made it.
    """

    __slots__ = ("_start", "origin", "title")

    def __init__(self, title: str, start: _Start, tensor_type: TensorType) -> None:
        self.tensor_type, self.operands = tensor_type, ()
        self.title, self._start, self.origin = title, start, caller_line()

    def start(self) -> Coroutine[Any, Any, Expr[Y]]:
        """A new run of the body."""
        return self._start()

    def below(self) -> tuple[Expr[Any], ...]:
        """The expressions among its arguments."""
        given = (*self._start.args, *self._start.kwargs.values())
        return tuple(x for x in given if isinstance(x, Expr))

    def check(self, built: object) -> Expr[Y]:
        """What the body returned, if it is an expression of the declared type.

        Raises:
            AxisError: when it is not.
        """
        if not isinstance(built, Expr) or built.tensor_type is not self.tensor_type:
            given = built.tensor_type if isinstance(built, Expr) else type(built).__name__
            hint = ": end it with a return" if built is None else ""
            raise AxisError(f"{self.title} is declared to give Expr[{self.tensor_type}], but returned {given}{hint}")
        return built

    def describe(self) -> str:
        """The node for a message."""
        return f"{self!r}, made at {self.origin}"

    def __repr__(self) -> str:
        return f"{self.title}(): {self.tensor_type}"


@overload
def dynamic(body: Body[P, Y], /) -> Callable[P, Expr[Y]]: ...


@overload
def dynamic(*, like: Callable[P, Expr[Any] | TensorType]) -> Callable[[Body[P, Y]], Callable[P, Expr[Y]]]: ...


def dynamic(body: Any = None, /, *, like: Any = None) -> Any:
    """Make a coroutine function a function that gives a node, whose body runs when it is computed.

    The axes of the node are those that the annotations give for the arguments of the call: type variables are
    bound by the arguments. Where they say too little, ``like`` gives them.

    Args:
        body: an ``async def`` that returns an expression.
        like: from the arguments of a call to an expression of the same axes, or to its type.

    Raises:
        AxisError: when it is no coroutine function; at a call, when the axes of the result do not follow from the
            arguments.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> @dynamic
    ... async def collatz(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     n = (await x).item()
    ...     if n == 1:
    ...         return x
    ...     return collatz(x * 3.0 + 1.0 if n % 2 else x / 2.0)
    >>> with given():
    ...     print(collatz(Const(Tensor[()](7.0))).value)
    Tensor[()](1.)
    """
    if body is None:
        return functools.partial(_decorate, like)
    return _decorate(like, body)


def _decorate(like: Any, body: Any) -> Any:
    if not inspect.iscoroutinefunction(body):
        raise AxisError(
            f"@dynamic takes a coroutine function, as in `async def part(x: Expr[...]) -> Expr[...]`, not {body!r}"
        )

    @functools.wraps(body)
    def call(*args: Any, **kwargs: Any) -> Any:
        if MODE.get() is Mode.PLAIN:
            return _run_plain(body(*args, **kwargs))
        of = like(*args, **kwargs) if like is not None else result_type(body, args, kwargs)
        made: Expr[Any] = Dynamic(
            body.__qualname__.rpartition("<locals>.")[2],
            _Start(call, args, kwargs),
            of.tensor_type if isinstance(of, Expr) else of,
        )
        note_node(made, MODE.get())
        return made

    return call


class _Start:
    """A call of a function, which starts its body; in pickles, the function is the name of the decorated one."""

    __slots__ = ("args", "function", "kwargs")

    def __init__(self, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.function, self.args, self.kwargs = function, args, kwargs

    def __call__(self) -> Coroutine[Any, Any, Expr[Any]]:
        coroutine: Coroutine[Any, Any, Expr[Any]] = self.function.__wrapped__(*self.args, **self.kwargs)
        return coroutine


def _run_plain(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """The result of a body on plain tensors, which await to themselves."""
    try:
        request = coroutine.send(None)
    except StopIteration as end:
        return end.value.value if isinstance(end.value, (Param, Const)) else end.value
    coroutine.close()
    raise AxisError(f"in plain(…) a @dynamic function awaits tensors only, not {request!r}")


class _Both:
    """Several expressions to be awaited at once."""

    def __init__(self, expressions: tuple[Any, ...]) -> None:
        self.expressions = expressions

    def __await__(self) -> Generator[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]:
        if all(isinstance(x, AnyTensor) for x in self.expressions):
            return self.expressions
        values = yield self.expressions
        return values


@overload
def both(x1: Expr[X1], x2: Expr[X2], /) -> Awaitable[tuple[X1, X2]]: ...


@overload
def both(x1: Expr[X1], x2: Expr[X2], x3: Expr[X3], /) -> Awaitable[tuple[X1, X2, X3]]: ...


@overload
def both(x1: Expr[X1], x2: Expr[X2], x3: Expr[X3], x4: Expr[X4], /) -> Awaitable[tuple[X1, X2, X3, X4]]: ...


@overload
def both(*expressions: Expr[X1]) -> Awaitable[tuple[X1, ...]]: ...


def both(*expressions: Any) -> Any:
    """The values of several expressions, awaited at once: independent ones may be computed in parallel."""
    return _Both(expressions)
