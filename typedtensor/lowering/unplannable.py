"""What says that there is no program of an expression."""

from __future__ import annotations


class Unplannable(Exception):
    """An expression that no array program says; it is interpreted."""


class Left(Unplannable):
    """An expression of which a plan would gain nothing, or would have to know the precision of Python numbers."""
