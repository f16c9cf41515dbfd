"""Evaluation of expressions: computations, the interpreter and its reverse mode, the cache of compiled programs."""

from typedtensor.runtime import bodies  # registers the plans of structured nodes' bodies
from typedtensor.runtime.cache import clear_caches
from typedtensor.runtime.computation import Computation
from typedtensor.runtime.engines import use_engine
from typedtensor.runtime.opening import given
from typedtensor.runtime.recomputation import checkpoint
from typedtensor.runtime.reverse import Gradients
from typedtensor.runtime.serving import compiled, plain

__all__ = [
    "Computation",
    "Gradients",
    "bodies",
    "checkpoint",
    "clear_caches",
    "compiled",
    "given",
    "plain",
    "use_engine",
]
