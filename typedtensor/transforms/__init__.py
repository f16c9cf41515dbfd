"""Derivatives as functions of functions, on pytrees of expressions or tensors."""

from typedtensor.transforms.checks import check_grads
from typedtensor.transforms.custom import custom_jvp, custom_vjp, scale_gradient, stop_gradients
from typedtensor.transforms.matrices import block_jacobian, diagonal_hessian, hessian, jacobian
from typedtensor.transforms.modes import hvp, jvp, linearize, value_and_grad, vjp
from typedtensor.transforms.sparse import sparse_jacobian

__all__ = [
    "block_jacobian",
    "check_grads",
    "custom_jvp",
    "custom_vjp",
    "diagonal_hessian",
    "hessian",
    "hvp",
    "jacobian",
    "jvp",
    "linearize",
    "scale_gradient",
    "sparse_jacobian",
    "stop_gradients",
    "value_and_grad",
    "vjp",
]

# Former names, which star imports leave out: other packages give them to other things.
stop_gradient = stop_gradients
