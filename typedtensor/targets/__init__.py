"""Targets: where array programs run."""

from typedtensor.targets.base import Executable, Ran, Step, StepExecutable, Store, Target, ValueExecutable, Watcher
from typedtensor.targets.reference import ReferenceTarget

__all__ = [
    "Executable",
    "Ran",
    "ReferenceTarget",
    "Step",
    "StepExecutable",
    "Store",
    "Target",
    "ValueExecutable",
    "Watcher",
]
