"""The derivatives of structured operations, which are such operations themselves."""

from typedtensor.control.derivatives import (  # fill DERIVATIVES and KEEPING
    branches,
    calls,
    customs,
    keeping,
    loops,
    trees,
)

__all__ = ["branches", "calls", "customs", "keeping", "loops", "trees"]
