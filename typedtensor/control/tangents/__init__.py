"""The tangents of structured operations, which are structured operations themselves: forward mode through their
bodies."""

from typedtensor.control.tangents import branches, calls, customs, loops, trees  # register tangents

__all__ = ["branches", "calls", "customs", "loops", "trees"]
