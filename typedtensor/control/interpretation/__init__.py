"""Interpretation of structured operations: their bodies run on arrays."""

from typedtensor.control.interpretation import branches, calls, customs, loops, operations, trees, whiles

__all__ = ["branches", "calls", "customs", "loops", "operations", "trees", "whiles"]
