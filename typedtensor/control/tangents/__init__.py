"""The tangents of structured operations, which are such operations themselves: forward mode through their bodies."""

from typedtensor.control.tangents import branches, calls, customs, loops, trees  # fill TANGENTS

__all__ = ["branches", "calls", "customs", "loops", "trees"]
