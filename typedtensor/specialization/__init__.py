"""Programs for given sizes and precisions: made once, found again, and left out where they do not pay."""

from typedtensor.specialization import accelerators  # registers how the bodies of structured nodes run

__all__ = ["accelerators"]
