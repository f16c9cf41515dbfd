"""Typed expressions become array programs."""

from typedtensor.lowering import loops, trees  # register how structured nodes are lowered

__all__ = ["loops", "trees"]
