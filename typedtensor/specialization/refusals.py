"""Who is told why an expression, or the body of a structured node, is left to the interpreter.

Plans fall back in silence, as the interpreter gives the same. So a fault that only costs time shows nowhere; tests
listen, and state which refusals they expect: see :func:`typedtensor.testing.refused_plans`.
"""

from __future__ import annotations

from collections.abc import Callable

LISTENERS: list[Callable[[str], None]] = []
"""Are called with the reason."""


def tell(reason: object) -> None:
    """Tell that there can be no plan, or that one has failed."""
    for listener in LISTENERS:
        listener(str(reason))
