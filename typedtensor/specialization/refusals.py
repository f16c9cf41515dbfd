"""Listeners to refusals: the reasons why expressions or bodies are left to the interpreter.

A plan falls back silently, as the interpreter computes the same result. A fault that only costs time would be
invisible; tests listen, and state the refusals that they expect: see :func:`typedtensor.testing.refused_plans`.
"""

from __future__ import annotations

from collections.abc import Callable

LISTENERS: list[Callable[[str], None]] = []
"""Functions that are called with each reason."""


def tell(reason: object) -> None:
    """Report that an expression can have no plan, or that a plan has failed."""
    for listener in LISTENERS:
        listener(str(reason))
