"""Specialization of expressions to sizes and dtypes: plans are made once, cached, and omitted where they do not pay."""

from typedtensor.specialization import accelerators  # registers the plans of structured nodes' bodies

__all__ = ["accelerators"]
