"""Primitives as functions of JAX."""

from typedtensor.targets.xla.lowering import arrays, regions, windows  # fill LOWERINGS
from typedtensor.targets.xla.lowering.table import LOWERINGS, Checks, checks_of, function_of, lowers, raise_failed

__all__ = ["LOWERINGS", "Checks", "arrays", "checks_of", "function_of", "lowers", "raise_failed", "regions", "windows"]
