"""Lazy import of PyTorch, which type checkers of users' programs need not read."""

from __future__ import annotations

from typing import Any

from typedtensor.base.extras import extra


def library(name: str = "torch") -> Any:
    """Import a module of PyTorch.

    Raises:
        MissingExtraError: when PyTorch is not installed.
    """
    return extra(name, "labels on PyTorch programs", "torch")
