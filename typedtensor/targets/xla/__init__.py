"""Programs by XLA, through :mod:`jax`, where that is installed."""

from typedtensor.targets.xla.target import XlaTarget

__all__ = ["XlaTarget"]
