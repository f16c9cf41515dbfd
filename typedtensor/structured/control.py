"""Control flow by values, and calls, as nodes: cond, while_loop, call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar, overload

from typedtensor.errors import AxisError
from typedtensor.expr import Expr
from typedtensor.module import Module
from typedtensor.operand import Operand
from typedtensor.structured.branches import PREDICATE, Cond
from typedtensor.structured.calling import Call
from typedtensor.structured.launching import launch
from typedtensor.structured.naming import name_of
from typedtensor.structured.state import Structure, flatten, require_same
from typedtensor.structured.tracing import Body, new_input, trace
from typedtensor.structured.whiles import While
from typedtensor.tensor import AnyTensor, BoolTensor

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
X = TypeVar("X", bound=AnyTensor)


def cond(predicate: Expr[BoolTensor[()]], if_true: Callable[[S], R], if_false: Callable[[S], R], operand: S) -> R:
    """``if_true(operand)`` if the predicate holds, else ``if_false(operand)``. Only that one is computed.

    That is also so of gradients. Both functions are traced, so a choice that ends a recursion is made by other means.
    What they use besides the operand is computed before, if it was made before.

    Args:
        predicate: a bool.
        if_true: from the operand to a result.
        if_false: from the operand to a result of the same structure, kinds and axes.
        operand: an expression, or a tuple, list, named tuple or dataclass of such.

    Raises:
        AxisError: the predicate is no bool without axes, or the results differ in type.

    See also: ``jax.lax.cond``, :func:`typedtensor.ops.where`, which computes both.

    >>> from typedtensor import Axis, Const, Tensor, given
    >>> x = Const(Tensor[()](-4.0))
    >>> with given():
    ...     print(cond(x > 0.0, lambda x: x, lambda x: x * 0.1, x).value)
    Tensor[()](-0.4)
    """
    _require_predicate(predicate, "the predicate of cond")
    leaves, structure = flatten(operand, "the operand of cond")
    inputs = [new_input(of) for of in structure.types]
    shapes: list[Structure] = []

    def traced(function: Callable[[S], R]) -> Body:
        name = name_of(function)

        def body(*arguments: Any) -> list[Any]:
            results, shape = flatten(function(structure.rebuild(arguments)), f"the result of {name}")
            shapes.append(shape)
            return results

        return trace(body, structure.types, name, inputs=inputs, hoist=False)

    bodies = traced(if_true), traced(if_false)
    require_same(
        shapes[1],
        shapes[0],
        f"the result of {name_of(if_false)} in cond",
        f"that of {name_of(if_true)}",
        "both results",
    )
    made: R = shapes[0].rebuild(launch(Cond(*bodies), [predicate, *leaves]))
    return made


@overload
def while_loop(
    condition: Callable[[Expr[X]], Expr[BoolTensor[()]]], body: Callable[[Expr[X]], Expr[X]], start: Expr[X]
) -> Expr[X]: ...
@overload
def while_loop(condition: Callable[[S], Expr[BoolTensor[()]]], body: Callable[[S], S], start: S) -> S: ...
def while_loop(condition: Any, body: Any, start: Any) -> Any:
    """The first state for which a condition does not hold, of ``start``, ``body(start)``, ``body(body(start))``, …

    The states are recorded, so that there are gradients, however many steps it takes.

    Args:
        condition: from a state to a bool.
        body: from a state to the next one.
        start: the first state: an expression, or a tuple, list, named tuple or dataclass of states.

    Raises:
        AxisError: the condition gives no bool without axes, or the body changes the structure, the kinds or the axes of
            the state.

    See also: ``jax.lax.while_loop``, which has no reverse mode.

    >>> from typedtensor import Axis, Const, Tensor, given
    >>> with given():
    ...     print(while_loop(lambda x: x < 100.0, lambda x: x * 3.0, Const(Tensor[()](2.0))).value)
    Tensor[()](162.)
    """
    leaves, structure = flatten(start, "the start of while_loop")
    inputs = [new_input(of) for of in structure.types]
    name = name_of(body)

    def go_on(*arguments: Any) -> list[Any]:
        holds = condition(structure.rebuild(arguments))
        _require_predicate(holds, f"what the condition of while_loop, {name_of(condition)}, gives")
        return [holds]

    def step(*arguments: Any) -> list[Any]:
        after, found = flatten(body(structure.rebuild(arguments)), f"the state that {name} gives")
        require_same(
            found, structure, f"the state that the body of while_loop, {name}, gives", "the state it starts with"
        )
        return after

    loop = While(
        trace(go_on, structure.types, name_of(condition), inputs=inputs),
        trace(step, structure.types, name, inputs=inputs),
    )
    return structure.rebuild(launch(loop, leaves)[: len(leaves)])


class Called(Module, Generic[P, R]):
    """A function whose calls are nodes; made by :func:`call`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self._traced: dict[tuple[Structure, tuple[str, ...]], tuple[Call, Structure]] = {}
        self._open: set[Any] = set()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The results of a call."""
        name = name_of(self.function)
        leaves, structure = flatten((*args, *kwargs.values()), f"the arguments of {name}")
        key = structure, tuple(kwargs)
        found = self._traced.get(key)
        if found is None:
            if key in self._open:
                raise AxisError(
                    f"{name} calls itself with arguments of the same types, so tracing it has no end: use while_loop, "
                    "tree_fold, or a @dynamic function"
                )
            self._open.add(key)
            try:
                found = self._traced[key] = self._trace(structure, tuple(kwargs), name)
            finally:
                self._open.remove(key)
        operation, shape = found
        made: R = shape.rebuild(launch(operation, leaves))
        return made

    def _trace(self, structure: Structure, keywords: tuple[str, ...], name: str) -> tuple[Call, Structure]:
        shapes: list[Structure] = []

        def body(*arguments: Any) -> list[Any]:
            given = structure.rebuild(arguments)
            positional = len(given) - len(keywords)
            result = self.function(*given[:positional], **dict(zip(keywords, given[positional:], strict=True)))
            results, shape = flatten(result, f"the result of {name}")
            shapes.append(shape)
            return results

        return Call(trace(body, structure.types, name), f"call of {name.partition(' ')[0]}"), shapes[0]

    def fields(self) -> list[tuple[str, object]]:
        """Those of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []


def call(function: Callable[P, R], /) -> Called[P, R]:
    """The same function, traced and differentiated once for each combination of types; each call makes one node.

    A cell that is applied in many places is built once. It decides nothing by values (but see :func:`cond`).

    Args:
        function: of expressions, and tuples, lists, named tuples and dataclasses of such; a module.

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


def _require_predicate(given: Any, what: str) -> None:
    if not isinstance(given, Operand) or given.tensor_type is not PREDICATE:  # type: ignore[attr-defined]
        shown = getattr(given, "tensor_type", type(given).__name__)
        raise AxisError(
            f"{what} is to be BoolTensor[()], one truth value, but is {shown}: compare a value without axes, as in "
            "loss > 0.5"
        )
