"""Targets: compilers and executors of array programs."""

from typedtensor.targets.base import (
    Executable,
    PendingStep,
    Ran,
    StepExecutable,
    Store,
    Target,
    Watcher,
)
from typedtensor.targets.reference import ReferenceTarget

__all__ = [
    "Executable",
    "PendingStep",
    "Ran",
    "ReferenceTarget",
    "StepExecutable",
    "Store",
    "Target",
    "Watcher",
]
