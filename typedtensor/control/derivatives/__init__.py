"""The derivatives of structured operations, which are such operations themselves."""

from typedtensor.control.derivatives import branches, calls, keeping, loops, trees  # fill DERIVATIVES and KEEPING

__all__ = ["branches", "calls", "keeping", "loops", "trees"]
