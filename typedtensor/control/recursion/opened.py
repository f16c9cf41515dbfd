"""Functions during their trace, and their recursive calls.

The result type of a function is unknown during its trace. A recursive call raises :class:`Unresolved` at first;
``cond`` then takes the type from the branch without the call. When the type is known, the function is traced again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import partial
from types import MappingProxyType
from typing import Any, NoReturn

from typedtensor.base.origin import caller_line
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.expr import Const, Expr, new_input
from typedtensor.core.pytree import PyTreeDef
from typedtensor.core.scope import MODE, Setting, note_node
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Structured
from typedtensor.errors import AxisError, GradientError


class Opened:
    """A function that is being traced for arguments of certain types, possibly inside the traces of others.

    Attributes:
        name: the function, for messages.
        structure: the structure of the arguments.
        around: the functions inside whose traces it is traced, the outermost first.
        reached: those of them, itself included, that are called during its trace.
        result: the structure of its result; None while it is unknown.
        body: its graph, after the trace.
    """

    def __init__(self, name: str, structure: PyTreeDef, around: Iterable[Opened]) -> None:
        self.name, self.structure, self.around = name, structure, tuple(around)
        self.reached: set[Opened] = set()
        self.result: PyTreeDef | None = None
        self.body: Body | None = None

    @property
    def title(self) -> str:
        """The function's name without its place of definition."""
        return self.name.partition(" ")[0]

    @property
    def outer(self) -> set[Opened]:
        """The enclosing functions that it calls."""
        return self.reached - {self}

    @property
    def result_types(self) -> tuple[TensorType, ...]:
        """The types of its results."""
        assert self.result is not None, "it has been traced"
        return self.result.types

    def trace(self, function: Callable[[Any], Any], key: Any) -> None:
        """Trace the function; if it is recursive, trace it again when its result types are known."""
        opened = OPENED.get()
        traced = partial(trace_tree, function, [self.structure], self.name, f"the result of {self.name}")
        try:
            with Setting({OPENED: {**opened, key: self}}, None):
                self.body, self.result = traced()
                again = self.result
                if self.reached:
                    self.body, again = traced(hoist=False)
        except Unresolved as early:
            if early.function is self:
                early.refuse()
            raise
        finally:
            for function_around in self.around[-1:]:
                function_around.reached |= self.outer
        if again != self.result:
            raise AxisError(
                f"the result of {self.name} is {again} where it calls itself, but {self.result} where it "
                "does not: both results must have the same structure, kinds and axes"
            )

    def recur(self, leaves: Sequence[Any]) -> Any:
        """Return the result of a recursive call during the trace."""
        *_, innermost = OPENED.get().values()
        innermost.reached.add(self)
        if self.result is None:
            raise Unresolved(self)
        return self.called(leaves)

    def called(self, leaves: Sequence[Any]) -> Any:
        """Return the result of a call from a function that it calls."""
        assert self.result is not None, "it has been traced"
        if any(x.result is None for x in self.reached):  # the enclosing function will be traced again
            return self.result.rebuild([new_input(of) for of in self.result_types])
        origin = caller_line()
        operands = tuple([x if isinstance(x, Expr) else Const(x, origin=origin) for x in leaves])
        operation = RecursiveCall(self)
        result = Structured(operation, operands, operation.tuple_type, operation.compute, origin)
        note_node(result, MODE.get())
        return self.result.rebuild(result.results)


OPENED: ContextVar[Mapping[Any, Opened]] = ContextVar("opened", default=MappingProxyType({}))
"""The functions that are being traced, by their lookup key; the outermost first."""


class Unresolved(Exception):
    """The result type of a call is needed before it is known."""

    def __init__(self, function: Opened) -> None:
        super().__init__(function.name)
        self.function = function

    def refuse(self) -> NoReturn:
        """Raise the error for a recursion without end."""
        raise AxisError(
            f"{self.function.name} calls itself unconditionally, so it would never end: use cond(…) to choose "
            "between a function that calls it and one that does not"
        ) from None


def outermost(one: Unresolved, other: Unresolved) -> Unresolved:
    """Return the one of two whose function is the outer one."""
    return min(one, other, key=lambda x: len(x.function.around))


class RecursiveCall(StructuredOp):
    """A recursive call. It occurs only in bodies that are being traced."""

    def __init__(self, function: Opened) -> None:
        title = f"call of {function.title} inside of itself"
        super().__init__(title, (), function.structure.types, function.result_types)
        self.function = function

    @property
    def shared(self) -> tuple[Any, ...]:
        """The captured expressions: none, since the recursion captures them as a whole."""
        return ()

    def gradients(self, *_: Any) -> NoReturn:
        """Refuse: no derivative exists before the function is known."""
        raise GradientError(
            f"cannot differentiate {self.title} inside {self.function.title}, whose definition is not complete "
            "there: differentiate a call from outside"
        )

    tangents = gradients  # type: ignore[assignment]  # it has no results
