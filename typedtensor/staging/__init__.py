"""Programs that leave Python: C from typed programs, and the libraries that are built from it."""

from typedtensor.staging.loading import NativeModel, load_native
from typedtensor.staging.staging import stage

__all__ = ["NativeModel", "load_native", "stage"]
