"""Labels on JAX programs: tensors and modules are pytrees, functions have typed signatures.

Importing this package registers tensors and modules as pytrees.
"""

from typedtensor.interop.signatures import typed
from typedtensor.jax.pytrees import register
from typedtensor.jax.transformations import grad, jit, scan, value_and_grad, vmap

__all__ = ["grad", "jit", "scan", "typed", "value_and_grad", "vmap"]

register()
