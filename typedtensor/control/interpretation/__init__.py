"""Interpretation of structured operations: their bodies run on arrays."""

from typedtensor.control.interpretation import branches, calls, loops, trees, whiles  # register interpreters

__all__ = ["branches", "calls", "loops", "trees", "whiles"]
