"""Programs by NumPy: typed calls on arrays that are allocated beforehand."""

from typedtensor.targets.numpy import loops, trees  # register how loops and trees are written
from typedtensor.targets.numpy.target import NumPyTarget

__all__ = ["NumPyTarget", "loops", "trees"]
