"""Structured nodes: loops, branches, calls and trees, each one node of an expression, whose bodies are traced once."""

from typedtensor.structured.batching import batched
from typedtensor.structured.control import call, cond, while_loop
from typedtensor.structured.forests import Forest, ForestInput
from typedtensor.structured.scanning import fold, map_over, scan
from typedtensor.structured.stepping import States
from typedtensor.structured.tree_folding import tree_fold

__all__ = [
    "Forest",
    "ForestInput",
    "States",
    "batched",
    "call",
    "cond",
    "fold",
    "map_over",
    "scan",
    "tree_fold",
    "while_loop",
]
