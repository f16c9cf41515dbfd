"""The target of all programs of this process."""

from __future__ import annotations

from typedtensor.targets import Target
from typedtensor.targets.numpy import NumPyTarget

TARGET: Target = NumPyTarget()
"""Where programs run. What is specialized for it is forgotten before another one takes its place."""
