"""Structured nodes: loops, branches, calls and trees, each one node of an expression, whose bodies are traced once."""

from typedtensor.structured.control import call, cond, while_loop
from typedtensor.structured.scanning import batched, fold, map_over, scan

__all__ = ["batched", "call", "cond", "fold", "map_over", "scan", "while_loop"]
