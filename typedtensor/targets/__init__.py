"""Targets: compilers and executors of array programs."""

from typedtensor.targets.base import Executable, PendingStep, Ran, StepExecutable, Store, Watcher
from typedtensor.targets.reference import ReferenceTarget
from typedtensor.targets.target import Target

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
