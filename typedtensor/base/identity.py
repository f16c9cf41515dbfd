"""Comparison by identity."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_


def are_same(first: Sequence[object], second: Sequence[object]) -> bool:
    """Whether two sequences consist of identical objects; ``==`` would compare the elements of tensors and nodes."""
    return len(first) == len(second) and all(map(is_, first, second))
