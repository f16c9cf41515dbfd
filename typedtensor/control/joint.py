"""Several expressions as results of one node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.core.expr import Expr, new_input


def joint(expressions: Sequence[Expr[Any]]) -> Expr[Any]:
    """Return the first of some expressions as a result of one node that depends on all of them."""
    inputs = tuple(new_input(x.tensor_type) for x in expressions)
    call = FunctionCall(Body(inputs, (), inputs, (), "values"), "values")
    first: Expr[Any] = call(*expressions)[0]
    return first
