"""Typed expressions become array programs."""

from typedtensor.lowering import choices, loops, trees  # register how structured nodes are lowered

__all__ = ["choices", "loops", "trees"]
