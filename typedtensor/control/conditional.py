"""``cond``: a choice between two functions by a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.base.tracebacks import shortened
from typedtensor.control.application import launch
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.closures import filled, joined, require_known_sizes
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.branches import PREDICATE, Cond
from typedtensor.control.recursion.opened import Unresolved, outermost
from typedtensor.core.expr import Expr, new_input
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import PyTreeDef, flatten, flatten_like
from typedtensor.core.tensor import BoolTensor
from typedtensor.errors import AxisError

R = TypeVar("R")
S = TypeVar("S")


@shortened
def cond(predicate: Expr[BoolTensor[()]], if_true: Callable[[S], R], if_false: Callable[[S], R], operand: S) -> R:
    """Compute ``if_true(operand)`` if the predicate holds, else ``if_false(operand)``, and only that one.

    The same holds for gradients. Both functions are traced. If they are branches of a function made by :func:`call` and
    one of them calls that function, the other ends the recursion. They may return closures (:func:`close`), also of
    different code; then both are traced twice. Captured expressions are computed before the choice, if they were made
    before it.

    Args:
        predicate: a bool.
        if_true: from the operand to a result.
        if_false: from the operand to a result of the same structure, kinds and axes.
        operand: an expression, or a tuple, list, dict, named tuple or dataclass of expressions.

    Raises:
        AxisError: the predicate is no bool without axes, or the results differ in type.

    See also: ``jax.lax.cond``, :func:`typedtensor.ops.where`, which computes both.

    >>> from typedtensor import Axis, Const, Tensor, given
    >>> x = Const(Tensor[()](-4.0))
    >>> with given():
    ...     print(cond(x > 0.0, lambda x: x, lambda x: x * 0.1, x).value)
    Tensor[()](-0.4)
    """
    require_predicate(predicate, "the predicate of cond")
    leaves, structure = flatten(operand, "the operand of cond")
    inputs = [new_input(of) for of in structure.types]
    shapes: list[PyTreeDef] = []

    def traced(function: Callable[[S], R], finish: Callable[[Any, str], list[Any]]) -> Body:
        name = name_of(function)

        def body(*arguments: Any) -> list[Any]:
            return finish(function(structure.rebuild(arguments)), f"the result of {name} in cond")

        return trace(body, structure.types, name, inputs=inputs, hoist=False)

    def first(result: Any, what: str) -> list[Any]:
        results, shape = flatten(result, what)
        shapes.append(shape)
        return results

    def second(result: Any, what: str) -> list[Any]:
        results, shape = flatten(result, what)
        shapes.append(shape)
        if joined(shapes[0], shape, cond) not in (None, shapes[0]):
            return results
        return flatten_like(result, shapes[0], what, f"that of {name_of(if_true)}", "both results")

    try:
        one = traced(if_true, first)
    except Unresolved as early:
        try:
            traced(if_false, first)
        except Unresolved as other:
            raise outermost(early, other) from None
        standing: R = shapes[0].rebuild([new_input(of) for of in shapes[0].types])
        return standing
    try:
        bodies = one, traced(if_false, second)
    except Unresolved:
        standing = shapes[0].rebuild([new_input(of) for of in shapes[0].types])
        return standing
    whole = joined(shapes[0], shapes[1], cond) or shapes[0]
    if whole != shapes[0]:  # closures of different code
        given = [*inputs, *bodies[0].captured, *bodies[1].captured]
        require_known_sizes(whole, {label for x in given for label in x.axes})
        bodies = (
            traced(if_true, lambda result, what: filled(*flatten(result, what), whole, first=True)),
            traced(if_false, lambda result, what: filled(*flatten(result, what), whole, first=False)),
        )
    made: R = whole.rebuild(launch(Cond(*bodies), [predicate, *leaves]))
    return made


def require_predicate(given: Any, what: str) -> None:
    """Require that an expression is one truth value."""
    if not isinstance(given, Operand) or given.tensor_type is not PREDICATE:
        shown = getattr(given, "tensor_type", type(given).__name__)
        raise AxisError(
            f"{what} must be BoolTensor[()], a single truth value, but is {shown}: compare a value without axes, "
            "as in loss > 0.5"
        )
