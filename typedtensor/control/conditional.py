"""``cond``: a choice between two functions by a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.base.tracebacks import shortened
from typedtensor.control.application import launch
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.closures import filled, joined, require_known_sizes
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.branches import PREDICATE, Cond
from typedtensor.control.recursion.opened import Unresolved, outermost
from typedtensor.core.expr import Expr, new_input
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import PyTreeDef, flatten, require_same
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

    def traced(function: Callable[[S], Any], like: PyTreeDef | None = None) -> tuple[Body, PyTreeDef]:
        what = f"the result of {name_of(function)} in cond"
        return trace_tree(function, [structure], name_of(function), what, like=like, inputs=inputs, hoist=False)

    def standing(shape: PyTreeDef) -> R:
        placeholder: R = shape.rebuild([new_input(of) for of in shape.types])
        return placeholder

    try:
        first, one = traced(if_true)
    except Unresolved as early:
        try:
            return standing(traced(if_false)[1])
        except Unresolved as other:
            raise outermost(early, other) from None
    try:
        second, another = traced(if_false, one)
    except Unresolved:
        return standing(one)
    whole = joined(one, another, cond)
    if whole is None:
        what = f"the result of {name_of(if_false)} in cond"
        require_same(another, one, what, f"that of {name_of(if_true)}", "both results")
    elif whole != one:  # closures of different code
        given = [*inputs, *first.captured, *second.captured]
        require_known_sizes(whole, {label for x in given for label in x.axes})
        first, _ = traced(filled(if_true, whole, first=True))
        second, _ = traced(filled(if_false, whole, first=False))
    made: R = (whole or one).rebuild(launch(Cond(first, second), [predicate, *leaves]))
    return made


def require_predicate(given: Any, what: str) -> None:
    """Require that an expression is one truth value."""
    if not isinstance(given, Operand) or given.tensor_type is not PREDICATE:
        shown = getattr(given, "tensor_type", type(given).__name__)
        raise AxisError(
            f"{what} must be BoolTensor[()], a single truth value, but is {shown}: compare a value without axes, "
            "as in loss > 0.5"
        )
