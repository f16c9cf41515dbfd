"""Lazy import of JAX, which type checkers of users' programs need not read."""

from __future__ import annotations

from typing import Any

from typedtensor.base.extras import extra


def library(name: str = "jax") -> Any:
    """Import a module of JAX.

    Raises:
        MissingExtraError: when JAX is not installed.
    """
    return extra(name, "labels on JAX programs", "jax")
