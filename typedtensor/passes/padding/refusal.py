"""What says that a program cannot be padded."""

from __future__ import annotations


class NotPaddedError(ValueError):
    """A program whose results would depend on the padding, or for which nothing says that they do not."""
