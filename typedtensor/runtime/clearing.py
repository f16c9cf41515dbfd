"""The end of compiled programs before that of the models that they compute."""

from __future__ import annotations

from typedtensor.runtime.bodies import BODIES
from typedtensor.runtime.cache import PLANS


def clear_caches() -> None:
    """Free compiled programs and their memory.

    What is computed again is compiled again, and gives equal bits. Programs of models that are gone need no call: they
    go with their models. Kernels of native code stay loaded.

    See also: ``jax.clear_caches``, ``torch.compiler.reset``.

    >>> from typedtensor import Param, Tensor, given
    >>> x = Param(Tensor[()](3.0))
    >>> loss = (x * x + x).exp() * x
    >>> found = []
    >>> for _ in range(4):
    ...     with given() as computation:
    ...         found.append(computation.gradients(loss)[x].item())
    ...     clear_caches()
    >>> found[1] == found[2] == found[3]
    True
    """
    PLANS.release()
    BODIES.release()
