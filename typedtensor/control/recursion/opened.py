"""Functions that are being traced, and calls of them inside themselves.

The type of what a function returns is not known while it is traced. A call of it raises :class:`Unresolved` at first;
``cond`` then goes by the function that does not call it. When the type is known the function is traced again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, NoReturn

from typedtensor.base.origin import caller_line
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.expr import Const, Expr, new_input
from typedtensor.core.pytree import PyTreeDef
from typedtensor.core.scope import MODE, Setting, note_node
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Structured
from typedtensor.errors import AxisError, GradientError


class Opened:
    """A function that is traced for arguments of certain types, perhaps inside of others that are.

    Attributes:
        name: the function, for messages.
        structure: how the arguments are made of expressions.
        around: the functions inside of which it is traced, the outermost first.
        reached: those of them that are called while it is traced, and itself, if it is.
        result: how its result is made of expressions; None while that is not known.
        body: its graph, when it has been traced.
    """

    def __init__(self, name: str, structure: PyTreeDef, around: Iterable[Opened]) -> None:
        self.name, self.structure, self.around = name, structure, tuple(around)
        self.reached: set[Opened] = set()
        self.result: PyTreeDef | None = None
        self.body: Body | None = None

    @property
    def title(self) -> str:
        """The function without the place where it is defined."""
        return self.name.partition(" ")[0]

    @property
    def outer(self) -> set[Opened]:
        """The functions around it that it calls."""
        return self.reached - {self}

    @property
    def result_types(self) -> tuple[TensorType, ...]:
        """The types of its results."""
        assert self.result is not None, "it has been traced"
        return self.result.types

    def trace(self, function: Callable[..., tuple[list[Any], PyTreeDef]], key: Any) -> None:
        """Trace it: once, and if it calls itself again, when the types of its results are known."""
        opened = OPENED.get()
        shapes: list[PyTreeDef] = []

        def body(*arguments: Any) -> list[Any]:
            results, shape = function(*arguments)
            shapes.append(shape)
            return results

        def traced(*, hoist: bool) -> Body:
            return trace(body, self.structure.types, self.name, hoist=hoist)

        try:
            with Setting({OPENED: {**opened, key: self}}, None):
                self.body = traced(hoist=True)
                self.result = shapes[0]
                if self.reached:
                    self.body = traced(hoist=False)
        except Unresolved as early:
            if early.function is self:
                early.refuse()
            raise
        finally:
            for function_around in self.around[-1:]:
                function_around.reached |= self.outer
        if shapes[-1] != self.result:
            raise AxisError(
                f"the result of {self.name} is {shapes[-1]} where it calls itself, but {self.result} where it does "
                "not: both results must have one structure, kinds and axes"
            )

    def recur(self, leaves: Sequence[Any]) -> Any:
        """The result of a call of it, while it is being traced."""
        *_, innermost = OPENED.get().values()
        innermost.reached.add(self)
        if self.result is None:
            raise Unresolved(self)
        return self.called(leaves)

    def called(self, leaves: Sequence[Any]) -> Any:
        """The result of a call of it inside of a function that it calls."""
        assert self.result is not None, "it has been traced"
        if any(x.result is None for x in self.reached):  # all of this will be traced again
            return self.result.rebuild([new_input(of) for of in self.result_types])
        origin = caller_line()
        operands = tuple([x if isinstance(x, Expr) else Const(x, origin=origin) for x in leaves])
        operation = RecursiveCall(self)
        made = Structured(operation, operands, operation.tuple_type, operation.compute, origin)
        note_node(made, MODE.get())
        return self.result.rebuild(made.results)


OPENED: ContextVar[Mapping[Any, Opened]] = ContextVar("opened", default=MappingProxyType({}))
"""The functions that are being traced, by what finds them; the outermost first."""


class Unresolved(Exception):
    """The type of the result of a call is needed before it is known.

    Attributes:
        function: the function that is called.
    """

    def __init__(self, function: Opened) -> None:
        super().__init__(function.name)
        self.function = function

    def refuse(self) -> NoReturn:
        """Raise :class:`AxisError`: the recursion has no end."""
        raise AxisError(
            f"{self.function.name} calls itself whatever the values are, so that it has no end: let cond(…) choose "
            "between a function that calls it and one that does not"
        ) from None


def outermost(one: Unresolved, other: Unresolved) -> Unresolved:
    """The one of two whose function is traced around that of the other."""
    return min(one, other, key=lambda x: len(x.function.around))


class RecursiveCall(StructuredOp):
    """A call of a function inside of itself. It stands in bodies that are being traced alone.

    Args:
        function: what is called.
    """

    def __init__(self, function: Opened) -> None:
        title = f"call of {function.title} inside of itself"
        super().__init__(title, (), function.structure.types, function.result_types)
        self.function = function

    @property
    def shared(self) -> tuple[Any, ...]:
        """Nothing: what the function captures, the recursion captures as a whole."""
        return ()

    def gradients(self, *_: Any) -> NoReturn:
        """Raise :class:`GradientError`: there is none before the function is known."""
        self._refuse()

    def tangents(self, *_: Any) -> NoReturn:
        """Raise :class:`GradientError`: there are none before the function is known."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise GradientError(
            f"the derivative of {self.title} is asked for inside of {self.function.title}, which is not known there "
            "yet: ask for that of a call from outside"
        )
