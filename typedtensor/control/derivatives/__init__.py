"""The gradients of structured operations, which are structured operations themselves."""

from typedtensor.control.derivatives import (  # register gradients
    branches,
    calls,
    customs,
    keeping,
    loops,
    trees,
)

__all__ = ["branches", "calls", "customs", "keeping", "loops", "trees"]
