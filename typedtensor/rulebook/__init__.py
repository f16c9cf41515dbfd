"""The rules of operations, explained by examples that the rules themselves accept and refuse."""

from typedtensor.rulebook.entries import Entry, entry, summary
from typedtensor.rulebook.examples import Example, accepted, refused

__all__ = ["Entry", "Example", "accepted", "entry", "refused", "summary"]
