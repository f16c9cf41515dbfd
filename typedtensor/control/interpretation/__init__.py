"""Structured operations on arrays, by running their bodies."""

from typedtensor.control.interpretation import branches, calls, loops, trees, whiles  # fill INTERPRETERS

__all__ = ["branches", "calls", "loops", "trees", "whiles"]
