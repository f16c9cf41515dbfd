"""The further expressions of a step."""

from __future__ import annotations

from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.errors import AxisError


def expressions_asked(also: Any) -> tuple[Expr[Any], ...]:
    """Return the further expressions whose values a step returns.

    Raises:
        AxisError: the argument is not a tuple or list of expressions.

    >>> expressions_asked({"loss": 1.0})
    Traceback (most recent call last):
    ...
    typedtensor.errors.AxisError: also= takes a tuple or a list of expressions, whose values the step returns in that \
order; it was given a value of type dict
    """
    if not isinstance(also, (tuple, list)):
        raise AxisError(
            "also= takes a tuple or a list of expressions, whose values the step returns in that order; it was "
            f"given {'one expression' if isinstance(also, Expr) else f'a value of type {type(also).__name__}'}"
        )
    for n, x in enumerate(also):
        if not isinstance(x, Expr):
            raise AxisError(f"also= takes expressions, but item {n} is a value of type {type(x).__name__}")
    return tuple(also)
