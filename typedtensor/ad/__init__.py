"""Derivatives as expressions."""

from typedtensor.ad.symbolic import gradient, gradients

__all__ = ["gradient", "gradients"]
