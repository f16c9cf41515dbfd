"""Functions with derivatives of their own, in libraries that differentiate."""

from typedtensor.backends.derivatives.rules import RULES, Derivatives

__all__ = ["RULES", "Derivatives"]
