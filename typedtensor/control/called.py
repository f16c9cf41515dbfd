"""Functions whose calls are nodes: call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from typedtensor.control.application import launch
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.core.module import Module
from typedtensor.core.pickling import by_name
from typedtensor.core.pytree import PyTreeDef, flatten
from typedtensor.errors import AxisError

P = ParamSpec("P")
R = TypeVar("R")


class Called(Module, Generic[P, R]):
    """A function whose calls are nodes; made by :func:`call`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self._traced: dict[tuple[PyTreeDef, tuple[str, ...]], tuple[FunctionCall, PyTreeDef]] = {}
        self._open: set[Any] = set()

    def __reduce__(self) -> Any:
        return by_name(self, self.function) or (Called, (self.function,))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The results of a call."""
        name = name_of(self.function)
        leaves, structure = flatten((*args, *kwargs.values()), f"the arguments of {name}")
        key = structure, tuple(kwargs)
        found = self._traced.get(key)
        if found is None:
            if key in self._open:
                raise AxisError(
                    f"{name} calls itself with arguments of the same types, so tracing it has no end: use while_loop; "
                    "recursive, for a function of the nodes of trees; or a @dynamic function, whose recursion ends by "
                    "values"
                )
            self._open.add(key)
            try:
                found = self._traced[key] = self._trace(structure, tuple(kwargs), name)
            finally:
                self._open.remove(key)
        operation, shape = found
        made: R = shape.rebuild(launch(operation, leaves))
        return made

    def _trace(self, structure: PyTreeDef, keywords: tuple[str, ...], name: str) -> tuple[FunctionCall, PyTreeDef]:
        shapes: list[PyTreeDef] = []

        def body(*arguments: Any) -> list[Any]:
            given = structure.rebuild(arguments)
            positional = len(given) - len(keywords)
            result = self.function(*given[:positional], **dict(zip(keywords, given[positional:], strict=True)))
            results, shape = flatten(result, f"the result of {name}")
            shapes.append(shape)
            return results

        return FunctionCall(trace(body, structure.types, name), f"call of {name.partition(' ')[0]}"), shapes[0]

    def fields(self) -> list[tuple[str, object]]:
        """Those of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []


def call(function: Callable[P, R], /) -> Called[P, R]:
    """The same function, traced and differentiated once for each combination of types; each call makes one node.

    A cell that is applied in many places is built once. It decides nothing by values (but see :func:`cond`).

    Args:
        function: of expressions, and tuples, lists, dicts, named tuples and dataclasses of such; a module.

    Raises:
        AxisError: at a call, when the function calls itself, or makes a @dynamic part.

    See also: ``jax.jit``, Wang et al. (2018) on functions in a graph.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> @call
    ... def cube(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     return x * x * x
    >>> with given():
    ...     print(cube(cube(Const(Tensor[()](2.0)))).value)
    Tensor[()](512.)
    """
    return Called(function)
