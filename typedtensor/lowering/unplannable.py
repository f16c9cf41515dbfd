"""Exceptions for expressions without an array program."""

from __future__ import annotations


class Unplannable(Exception):
    """No array program computes the expression, so it is interpreted."""


class Declined(Unplannable):
    """A plan of the expression would gain nothing, or would have to know the dtypes of Python numbers."""
