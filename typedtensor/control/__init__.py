"""Structured nodes: loops, branches, calls and trees. Each is one node of an expression, whose bodies are traced once.

``bodies`` has traced functions, and runs them on arrays; ``derivatives`` differentiates them; ``operations`` applies
them: a file for each kind of node, with its meaning, gradients and tangents. The user's functions are the modules
beside these packages.
"""

from typedtensor.control.called import call
from typedtensor.control.closures import Closure, close, curry, evaluate
from typedtensor.control.conditional import cond
from typedtensor.control.operations import library as library  # registers the derivatives of users' operations
from typedtensor.control.recursive import recursive
from typedtensor.control.scans import batched, fold, map_over, scan, while_loop
from typedtensor.control.steps import Along, Sequence, States
from typedtensor.control.tree_folds import Forest, ForestInput, tree_fold

__all__ = [
    "Along",
    "Closure",
    "Forest",
    "ForestInput",
    "Sequence",
    "States",
    "batched",
    "call",
    "close",
    "cond",
    "curry",
    "evaluate",
    "fold",
    "map_over",
    "recursive",
    "scan",
    "tree_fold",
    "while_loop",
]
