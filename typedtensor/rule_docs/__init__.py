"""The rules of operations, explained by examples that the rules themselves accept and refuse."""

from typedtensor.rule_docs.entries import Entry, entry, summary
from typedtensor.rule_docs.examples import Example, accepted, refused

__all__ = ["Entry", "Example", "accepted", "entry", "refused", "summary"]
