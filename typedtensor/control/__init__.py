"""Structured nodes: loops, branches, calls and trees. Each is one node of an expression, whose bodies are traced once.

``bodies`` has traced functions; ``operations`` the operations that apply them, as data; ``interpretation`` their
execution on arrays; ``derivatives`` their gradients; ``tangents`` their tangents. The user's functions are the modules
beside these packages.
"""

from typedtensor.control import derivatives, interpretation, tangents  # register interpreters and derivatives
from typedtensor.control.batches import batched
from typedtensor.control.called import call
from typedtensor.control.closures import close, curry, evaluate
from typedtensor.control.code import Closure
from typedtensor.control.conditional import cond
from typedtensor.control.forests import Forest, ForestInput
from typedtensor.control.maps import map_over
from typedtensor.control.recursive import recursive
from typedtensor.control.scans import fold, scan
from typedtensor.control.steps import Along, Sequence, States
from typedtensor.control.tree_folds import tree_fold
from typedtensor.control.while_loops import while_loop

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
