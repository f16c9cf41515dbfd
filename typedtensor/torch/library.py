"""PyTorch, imported where it is used: type checkers of users' programs need not read it."""

from __future__ import annotations

from typing import Any

from typedtensor.base.extras import extra


def library(name: str = "torch") -> Any:
    """A module of PyTorch.

    Raises:
        MissingExtraError: when it is not installed.
    """
    return extra(name, "labels on PyTorch programs", "torch")
