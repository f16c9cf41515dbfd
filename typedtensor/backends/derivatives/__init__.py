"""Functions with derivatives of their own, in libraries that differentiate."""

from typedtensor.backends.derivatives.rules import RULES, TRACING, Derivatives

__all__ = ["RULES", "TRACING", "Derivatives"]
