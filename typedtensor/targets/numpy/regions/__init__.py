"""How primitives with programs inside are written and run."""

from typedtensor.targets.numpy.regions import choices, loops, trees  # register how they are written

__all__ = ["choices", "loops", "trees"]
