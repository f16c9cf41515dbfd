"""Dynamic parts of a network: control flow that depends on values.

A coroutine function decorated with :func:`dynamic` describes a part of a network in direct style. In it, ``await x`` is
the value of an expression, and ordinary ``if``, ``while``, ``for``, recursion and exceptions decide which nodes are
made next::

    @dynamic
    async def gated(x: Expr[Tensor[Batch, F]]) -> Expr[Tensor[Batch, F]]:
        left, right = await both(left_score(x), right_score(x))
        return x >> left_part if left.item() > right.item() else x >> right_part

A call makes a node. The body runs when an interpreter reaches the node, once in a computation. Gradients flow through
the result of the body, not through awaited values. No event loop is involved.

See also: *Monadic deep learning*, section 3.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping
from typing import Any, ParamSpec, Protocol, TypeVar, overload
from weakref import ref

from typedtensor.base.origin import caller_line
from typedtensor.core.expr import Const, Expr
from typedtensor.core.pytree import Collection, PyTree, PyTreeDef, flatten, flatten_like
from typedtensor.core.scope import MODE, Mode, note_node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError
from typedtensor.ops.core.annotations import ResultStructures
from typedtensor.replaying import Path, Paths

P = ParamSpec("P")
S = TypeVar("S", bound=Collection)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)

Body = Callable[P, Coroutine[Any, Any, Expr[Y]]]


NO_SIBLINGS: Mapping[Any, Any] = {}
"""The outcomes of the siblings of a node without any."""

_NO_KWARGS: dict[str, Any] = {}
_LAZY, _PLAIN = Mode.LAZY, Mode.PLAIN  # an enumeration's members are slow to look up


class Dynamic(Expr[Y]):
    """An expression whose body runs when it is computed, and returns the expression that it stands for, its outcome.

    For a pytree of expressions there is one node for each leaf; the first one that is computed runs the body for all.

    Args:
        title: the name of the function.
        function: the decorated function; a pickle has its name.
        args: the positional arguments of the call.
        kwargs: the others.
        structure: the structure of the body's result.
        of: the type of the node's value.
        number: the index of the leaf that the node stands for.

    Attributes:
        origin: the line of user code that made it.
    """

    __slots__ = (
        "_args",
        "_function",
        "_has_run",
        "_kwargs",
        "_number",
        "_paths",
        "_siblings",
        "_structure",
        "origin",
        "title",
    )

    def __init__(
        self,
        title: str,
        function: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        structure: PyTreeDef,
        of: TensorType,
        number: int = 0,
    ) -> None:
        self.tensor_type, self.operands = of, ()
        self.title, self.origin = title, caller_line(3)  # the caller of the decorated function
        self._function, self._args, self._kwargs = function, args, kwargs
        self._structure, self._number = structure, number
        self._siblings: tuple[ref[Dynamic[Any]], ...] = ()
        self._has_run = False
        self._paths: Paths | None = None

    def __getstate__(self) -> dict[str, Any]:
        following = ("_siblings", "_has_run", "_paths")
        return {name: value for name, value in super().__getstate__().items() if name not in following}

    def complete(self) -> None:
        """Complete an unpickled node, which has no siblings and has not run."""
        self._siblings, self._has_run, self._paths = (), False, None

    def path(self) -> Path | None:
        """Return the path of a new run among the earlier ones; None for the first run, which may be the only one."""
        paths = self._paths
        if paths is None:
            if not self._has_run:
                self._has_run = True
                return None
            paths = self._paths = Paths()
        return Path(paths)

    @property
    def is_replayed(self) -> bool:
        """Whether the nodes that the body makes are kept for runs that make the same nodes."""
        return self._paths is not None

    @property
    def siblings(self) -> list[Dynamic[Any]]:
        """The nodes of the other leaves that are still alive."""
        return [node for held in self._siblings if (node := held()) is not None and node is not self]

    def start(self) -> Coroutine[Any, Any, Expr[Y]]:
        """Start a new run of the body."""
        body, kwargs = self._function.__wrapped__, self._kwargs
        coroutine: Coroutine[Any, Any, Expr[Y]] = body(*self._args, **kwargs) if kwargs else body(*self._args)
        return coroutine

    def below(self) -> tuple[Expr[Any], ...]:
        """The expressions among its arguments."""
        given = (*self._args, *self._kwargs.values())
        return tuple(x for x in given if isinstance(x, Expr))

    def outcome(self, built: object) -> tuple[Expr[Y], Mapping[Dynamic[Any], Expr[Any]]]:
        """Return the outcome of this node and those of its siblings, from the body's result.

        Raises:
            AxisError: when the result is not of the declared type.
        """
        if self._structure.kind is None:
            if not isinstance(built, Expr) or built.tensor_type is not self.tensor_type:
                given = built.tensor_type if isinstance(built, Expr) else type(built).__name__
                hint = ": end it with a return" if built is None else ""
                raise AxisError(
                    f"{self.title} is declared to return Expr[{self.tensor_type}], but returned {given}{hint}"
                )
            return built, NO_SIBLINGS
        leaves = flatten_like(built, self._structure, f"the result of {self.title}", "its declared result")
        for leaf in leaves:
            if not isinstance(leaf, Expr):
                raise AxisError(f"{self.title} must return expressions, but returned {leaf!r}: wrap it, as in Const(…)")
        return leaves[self._number], {node: leaves[node._number] for node in self.siblings}

    def describe(self) -> str:
        """The node for a message."""
        return f"{self!r}, made at {self.origin}"

    def __repr__(self) -> str:
        part = "" if self._structure.kind is None else f"[{self._number}]"
        return f"{self.title}(){part}: {self.tensor_type}"


class _Decorator(Protocol):
    """The type of ``dynamic(like=...)``."""

    @overload
    def __call__(self, body: Body[P, Y], /) -> Callable[P, Expr[Y]]: ...

    @overload
    def __call__(self, body: Callable[P, Coroutine[Any, Any, S]], /) -> Callable[P, S]: ...


@overload
def dynamic(body: Body[P, Y], /) -> Callable[P, Expr[Y]]: ...


@overload
def dynamic(body: Callable[P, Coroutine[Any, Any, S]], /) -> Callable[P, S]: ...


@overload
def dynamic(*, like: Callable[..., PyTree | TensorType]) -> _Decorator: ...


def dynamic(body: Any = None, /, *, like: Any = None) -> Any:
    """Turn a coroutine function into a function that returns a node, whose body runs when the node is computed.

    The axes of the node follow from the annotations and the arguments of the call: type variables are bound by the
    arguments. Where that is not enough, ``like`` defines them. A body may return a pytree: a tuple, list, dict, named
    tuple or dataclass of expressions. The call then returns a pytree of nodes with the same structure, and the body
    still runs once. The number of parts of a list or a dict is that of ``like``.

    Args:
        body: an ``async def`` that returns an expression or a pytree.
        like: from the arguments of a call to an expression of the same axes, or to its type; or to such a pytree.

    Raises:
        AxisError: when the body is no coroutine function; at a call, when the axes of the result do not follow from the
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
    return functools.partial(_decorate, like) if body is None else _decorate(like, body)


def _decorate(like: Any, body: Any) -> Any:
    if not inspect.iscoroutinefunction(body):
        raise AxisError(
            f"@dynamic takes a coroutine function, as in `async def part(x: Expr[...]) -> Expr[...]`, not {body!r}"
        )

    title, structures = body.__qualname__.rpartition("<locals>.")[2], ResultStructures(body)

    @functools.wraps(body)
    def call(*args: Any, **kwargs: Any) -> Any:
        mode = MODE.get()
        if mode is _PLAIN:
            return _run_plain(body(*args, **kwargs))
        structure = structures.of(args, kwargs) if like is None else _structure_of(like(*args, **kwargs))
        kwargs = kwargs or _NO_KWARGS
        if (of := structure.type) is not None:
            node: Dynamic[Any] = Dynamic(title, call, args, kwargs, structure, of)
            if mode is not _LAZY:
                note_node(node, mode)
            return node
        nodes: list[Dynamic[Any]] = []
        for n, x in enumerate(structure.types):
            nodes.append(Dynamic(title, call, args, kwargs, structure, x, n))
        for node in nodes:
            node._siblings = tuple(map(ref, nodes)) if len(nodes) > 1 else ()
            note_node(node, mode)
        return structure.rebuild(nodes)

    return call


def _structure_of(like: Any) -> PyTreeDef:
    """The structure of a pytree of expressions, in which a tensor type stands for an expression."""
    if isinstance(like, TensorType):
        return PyTreeDef(None, type=like)
    return flatten(like, "the result of like=")[1]


def _run_plain(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a body on plain tensors, which await to themselves, and return its result."""
    try:
        request = coroutine.send(None)
    except StopIteration as end:
        leaves, structure = flatten(end.value, "the result of a @dynamic function")
        return structure.rebuild([leaf.value if isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves])
    coroutine.close()
    raise AxisError(f"inside plain(…), a @dynamic function may await only tensors, not {request!r}")


class _Both:
    """Several expressions that are awaited at once."""

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
    """Await the values of several expressions at once, so that independent ones may be computed in parallel."""
    return _Both(expressions)
