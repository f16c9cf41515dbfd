"""The behaviour of nodes that does not depend on axes: evaluation, display, copies and pickles.

In pickles and deep copies, operands precede the nodes that use them, so graphs may have any depth. ``pickle`` and
``copy.deepcopy`` recurse into the parts of an object. The root of a graph therefore passes them a list of all nodes
below, in topological order. Each node is then pickled by itself, since its operands are known. Nodes and parameters
that several roots share stay shared, as the list has the nodes themselves.
"""

from __future__ import annotations

import operator
import sys
import threading
from collections.abc import Generator, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from typedtensor.base import html
from typedtensor.base.tracebacks import shorten
from typedtensor.core.scope import CURRENT, current_scope
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.elsewhere import BOUND, ELEMENTS, NUMBER, ROUNDED
from typedtensor.errors import AxisError, ScopeError, TypedTensorError

if TYPE_CHECKING:
    from typedtensor.core.expr import Expr

X = TypeVar("X", bound=AnyTensor)


class _Listed(threading.local):
    """The nodes in the lists that a thread is pickling, by id."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()


_LISTED = _Listed()


class _End:
    """The end of a list of nodes. When the list is pickled or discarded, its nodes lose their special treatment."""

    __slots__ = ("_all", "_numbers")

    def __init__(self, nodes: Iterable[Any]) -> None:
        self._all, self._numbers = _LISTED.numbers, frozenset(map(id, nodes))
        self._all |= self._numbers

    def __reduce__(self) -> Any:
        self.__del__()
        return tuple, ()

    def __del__(self) -> None:
        self._all.difference_update(self._numbers)


def by_name(made: object, function: object = None) -> tuple[Any, ...] | None:
    """Return the result of ``__reduce__`` for a decorated function of a module; None if its name is not its own.

    Args:
        made: the result of the decorator.
        function: the decorated function; by default ``made`` has its name.
    """
    named: Any = made if function is None else function
    name, module = getattr(named, "__qualname__", None), getattr(named, "__module__", None)
    if not isinstance(name, str) or module not in sys.modules or "<locals>" in name:
        return None
    try:
        return (_named, (module, name)) if _named(module, name) is made else None
    except AttributeError:
        return None


def _named(module: str, name: str) -> Any:
    return operator.attrgetter(name)(import_module(module))


def _all_below(node: Node[Any]) -> list[Any]:
    """The nodes below a node that are in no list yet, in topological order."""
    order: list[Any] = []
    done, stack = set(_LISTED.numbers), [(x, False) for x in reversed(node.below())]
    while stack:
        top, complete = stack.pop()
        if complete:
            order.append(top)
        elif id(top) not in done:
            done.add(id(top))
            stack.append((top, True))
            stack.extend((x, False) for x in reversed(top.below()))
    return order


class NoTruthValue:
    """What a truth test of a node has for a type: no ``bool``, so that type checkers report the test itself.

    With ``NoReturn`` they would take all that follows the test for unreachable.
    """


class Node(Generic[X]):
    """A node: its type, its operands, its value, and the state of its class.

    It is a base beside that of the operators, since mypy searches the names of preceding classes at each lookup of a
    method.

    Attributes:
        tensor_type: the type of its value, with the axes, at run time.
        operands: the nodes that it depends on directly.
    """

    __slots__ = ("__weakref__", "operands", "tensor_type")

    tensor_type: TensorType
    operands: tuple[Expr[Any], ...]
    _form: ClassVar[str]

    @property
    def value(self) -> X:
        """The value in the open computation, which computes each node at most once.

        Raises:
            ScopeError: when no computation is open.
            BindingError: when an input that it depends on is not bound.
        """
        try:
            scope = CURRENT.get() or current_scope(f"the value of {self!r}")
            value: X = scope.evaluate(self)
        except TypedTensorError as error:
            shorten(error)
            raise
        return value

    if not TYPE_CHECKING:  # type checkers report the assignment themselves

        @value.setter
        def value(self, value):
            raise AttributeError(f"the value of {self!r} cannot be set: {BOUND}")

    def __await__(self) -> Generator[tuple[Self, ...], tuple[Any, ...], X]:
        """In a :func:`~typedtensor.coroutines.dynamic` function, ``await x`` is the value of ``x``.

        Raises:
            ScopeError: in any other coroutine.
        """
        try:
            [value] = yield (self,)
        except RuntimeError as error:
            if "Task got bad yield" in str(error):  # awaited under asyncio
                raise ScopeError(
                    f"{self.describe()}, cannot be awaited in a coroutine of asyncio: read its .value inside "
                    "given(...), or await it in a @dynamic function"
                ) from error
            raise
        awaited: X = value
        return awaited

    def describe(self) -> str:
        """The expression in a message, and where it was made."""
        return repr(self)

    def below(self) -> tuple[Any, ...]:
        """The nodes that it refers to; for most nodes the operands."""
        return self.operands

    def complete(self) -> None:
        """Restore the state that pickles omit."""

    def _held(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The state in the instance's dict and in slots."""
        state: Any = object.__getstate__(self)
        fields, slots = state if isinstance(state, tuple) else (state, None)
        return fields or {}, slots or {}

    def __getstate__(self) -> dict[str, Any]:
        fields, slots = self._held()
        return {**fields, **slots}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            object.__setattr__(self, name, value)
        self.complete()

    def __reduce__(self) -> tuple[Any, ...]:
        nodes = [] if id(self) in _LISTED.numbers else _all_below(self)
        first = [*nodes, _End(nodes)] if nodes else ()  # pickled before what refers to them
        return _restored, (first, type(self), self.__getstate__())

    def __copy__(self) -> Self:
        result = object.__new__(type(self))
        for part in self._held():
            for name, value in part.items():
                object.__setattr__(result, name, value)
        return result

    def __bool__(self) -> NoTruthValue:
        raise AxisError(
            f"{self!r} has no truth value until it is computed: ask `is not None` whether it is there at all, choose "
            "elements by where() and computations by cond(); or use its .value inside given(...), or await it in a "
            "@dynamic function; to test whether two nodes are the same object, use `is`, not == or in"
        )

    if not TYPE_CHECKING:  # type checkers report the missing conversion themselves

        def __float__(self):
            raise TypeError(NUMBER.format("float", "loss"))

        def __int__(self):
            raise TypeError(NUMBER.format("int", "count"))

        def __round__(self, digits=None):
            raise TypeError(f"{NUMBER.format('round', 'loss')}; of elements, {ROUNDED}")

        def __format__(self, spec):
            if spec:
                how = f"{{loss.value:{spec}}} inside given(...), or plain(model)(tensors)"
                raise TypeError(f"an expression has a number once it is computed: {how}")
            return str(self)

        def __array__(self, dtype=None, copy=None):
            raise TypeError(ELEMENTS)

    def _repr_html_(self) -> str:
        """The expression in a notebook, with its operands."""
        rows = [[str(n), x.describe()] for n, x in enumerate(self.operands)]
        return html.table(["operand", "is"], rows, title=self.describe())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.tensor_type})"


def _restored(below: object, kind: type[Node[Any]], state: dict[str, Any]) -> Node[Any]:
    result = object.__new__(kind)
    result.__setstate__(state)
    return result
