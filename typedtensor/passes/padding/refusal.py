"""The error for programs that cannot be padded."""

from __future__ import annotations


class NotPaddedError(ValueError):
    """The results of a program would depend on the padding, or no rule shows that they do not."""
