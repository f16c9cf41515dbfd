"""Lowering of primitives to JAX functions."""

from typedtensor.targets.xla.lowering import arrays, convolutions, regions  # fill LOWERINGS
from typedtensor.targets.xla.lowering.table import LOWERINGS, Checks, checks_of, function_of, lowers, raise_failed

__all__ = [
    "LOWERINGS",
    "Checks",
    "arrays",
    "checks_of",
    "convolutions",
    "function_of",
    "lowers",
    "raise_failed",
    "regions",
]
