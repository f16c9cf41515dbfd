"""Structured nodes: loops, branches, calls and trees, each one node of an expression, whose bodies are traced once.

``bodies`` holds traced functions, ``operations`` the operations that apply them, as data, ``interpretation`` their
results on arrays, ``derivatives`` their gradients. The functions for users stand beside these rooms.
"""

from typedtensor.control import derivatives, interpretation, tangents  # fill the tables of operations
from typedtensor.control.batches import batched
from typedtensor.control.called import call
from typedtensor.control.closures import close, curry, evaluate
from typedtensor.control.code import Closure
from typedtensor.control.conditional import cond
from typedtensor.control.forests import Forest, ForestInput
from typedtensor.control.recursive import recursive
from typedtensor.control.scans import fold, map_over, scan
from typedtensor.control.steps import Sequence, States
from typedtensor.control.tree_folds import tree_fold
from typedtensor.control.while_loops import while_loop

__all__ = [
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
    "derivatives",
    "evaluate",
    "fold",
    "interpretation",
    "map_over",
    "recursive",
    "scan",
    "tangents",
    "tree_fold",
    "while_loop",
]
