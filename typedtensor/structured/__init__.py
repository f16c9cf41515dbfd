"""Structured nodes: loops, branches, calls and trees, each one node of an expression, whose bodies are traced once."""

from typedtensor.structured.scanning import fold, map_over, scan

__all__ = ["fold", "map_over", "scan"]
