"""Execution of primitives with regions: branches, loops, repetitions, trees."""

from typedtensor.targets.numpy.regions import choices, loops, trees  # register their writers

__all__ = ["choices", "loops", "trees"]
