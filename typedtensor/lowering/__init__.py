"""Lowering: typed expressions become array programs."""

from typedtensor.lowering import choices, loops, trees  # registers the lowering rules of structured nodes

__all__ = ["choices", "loops", "trees"]
