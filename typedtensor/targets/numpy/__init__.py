"""Programs by NumPy: typed calls on arrays that are allocated beforehand."""

from typedtensor.targets.numpy import regions  # register how regions are written
from typedtensor.targets.numpy.target import NumPyTarget

__all__ = ["NumPyTarget", "regions"]
