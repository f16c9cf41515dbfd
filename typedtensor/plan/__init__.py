"""Plans: typed expressions as array programs that are rewritten, given buffers, and run.

An expression passes through :mod:`~typedtensor.plan.lowering` (typed nodes become primitives on arrays),
:mod:`~typedtensor.plan.optimizing` (rewrites, each a small pass with a name) and
:mod:`~typedtensor.plan.executor` (buffers, and a list of calls). The interpreter defines what it means.
"""

from typedtensor.plan import (
    accelerating,
    looping,
    structured,
    tree_lowering,
    tree_walking,
)  # register what writes, lowers and runs structured nodes
from typedtensor.plan.cache import PLANS, Begin, Interpreted, Made
from typedtensor.plan.optimizing import NAMES, PASSES
from typedtensor.plan.streaming import Addition, Taker

__all__ = [
    "NAMES",
    "PASSES",
    "PLANS",
    "Addition",
    "Begin",
    "Interpreted",
    "Made",
    "Taker",
    "accelerating",
    "looping",
    "structured",
    "tree_lowering",
    "tree_walking",
]
