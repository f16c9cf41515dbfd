"""Expressions without an array program, and listeners to the reasons.

Such an expression falls back to the interpreter silently, which computes the same result. A fault that only costs time
would be invisible. Tests listen, and state the refusals that they expect: :func:`typedtensor.testing.refused_plans`.
"""

from __future__ import annotations

from collections.abc import Callable

LISTENERS: list[Callable[[str], None]] = []
"""Functions that are called with each reason."""


class Unplannable(Exception):
    """No array program computes the expression, so it is interpreted."""


class Declined(Unplannable):
    """A plan of the expression would gain nothing, or would have to know the dtypes of Python numbers."""


def tell(reason: object) -> None:
    """Report that an expression can have no plan, or that a plan has failed."""
    for listener in LISTENERS:
        listener(str(reason))
