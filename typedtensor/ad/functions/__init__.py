"""Derivatives as functions of functions, on states of expressions and of tensors."""

from typedtensor.ad.functions.matrices import diagonal_hessian, hessian, jacobian
from typedtensor.ad.functions.modes import hvp, jvp, linearize, value_and_grad, vjp

__all__ = ["diagonal_hessian", "hessian", "hvp", "jacobian", "jvp", "linearize", "value_and_grad", "vjp"]
