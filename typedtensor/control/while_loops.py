"""``while_loop``: a loop that runs for as long as a condition holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.base.tracebacks import shortened
from typedtensor.control.application import launch
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.conditional import require_predicate
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.loops import While
from typedtensor.core.expr import Expr, new_input
from typedtensor.core.pytree import flatten, flatten_like
from typedtensor.core.tensor import AnyTensor, BoolTensor

S = TypeVar("S")
X = TypeVar("X", bound=AnyTensor)


@overload
def while_loop(
    condition: Callable[[Expr[X]], Expr[BoolTensor[()]]], body: Callable[[Expr[X]], Expr[X]], start: Expr[X]
) -> Expr[X]: ...
@overload
def while_loop(condition: Callable[[S], Expr[BoolTensor[()]]], body: Callable[[S], S], start: S) -> S: ...
@shortened
def while_loop(condition: Any, body: Any, start: Any) -> Any:
    """Apply ``body`` repeatedly, from ``start`` on, while a condition holds; return the first state for which it fails.

    The states are recorded, so gradients exist for any number of steps.

    Args:
        condition: from a state to a bool.
        body: from a state to the next one.
        start: the initial state: an expression, or a tuple, list, dict, named tuple or dataclass of states.

    Raises:
        AxisError: the condition returns no bool without axes, or the body changes the structure, the kinds or the axes
            of the state.

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
        require_predicate(holds, f"the result of the condition of while_loop, {name_of(condition)},")
        return [holds]

    def step(*arguments: Any) -> list[Any]:
        what = f"the state that the body of while_loop, {name}, returns"
        return flatten_like(body(structure.rebuild(arguments)), structure, what, "the state it starts with")

    loop = While(
        trace(go_on, structure.types, name_of(condition), inputs=inputs),
        trace(step, structure.types, name, inputs=inputs),
    )
    return structure.rebuild(launch(loop, leaves)[: len(leaves)])
