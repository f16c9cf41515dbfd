"""Kernels of users' operations in array programs."""

from __future__ import annotations

from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.core.expr import App


class ForeignKernel:
    """The kernel of a user's node. Its exceptions name the node, so the interpreter need not run it again to find it.

    Args:
        node: the node; no reference to it is kept.
    """

    __slots__ = ("_kernel", "_made", "_origin")

    def __init__(self, node: App[Any]) -> None:
        self._kernel, self._made, self._origin = node.kernel, f"{node!r}", node.origin

    def __call__(self, xp: Namespace, /, *arrays: Array) -> Array:
        try:
            return self._kernel(xp, *arrays)
        except Exception as error:
            error.add_note(f"while computing {self._made}, made at {self._origin}")
            raise
