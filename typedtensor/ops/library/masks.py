"""Attention masks."""

from __future__ import annotations

from typedtensor.ops.core.family import Array, Between1, Kernel, Namespace, TensorType, U, V, device_of

__all__ = ["CausalMask"]


class CausalMask(Between1[U, V], rule="t *A U *B V *C -> bool U V"):
    """True where the position along V is not after that along U: a mask that hides later positions in a sequence.

    Args:
        queries: the label U, of the positions that attend.
        keys: the label V, of the positions that are attended to. If there are more of them than along U, they began
            earlier: the last of both are at the same time.

    See also: ``numpy.tri``, ``torch.tril``, ``jax.numpy.tril``.

    >>> from typedtensor import Axis, Tensor
    >>> class Now(Axis): ...
    >>> class Past(Axis): ...
    >>> CausalMask(Now, Past)(Tensor[Now, Past]([[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]))
    BoolTensor[Now=2, Past=3]([[ True,  True, False],
                               [ True,  True,  True]])
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        queries, keys = self.position("U", x), self.position("V", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            rows, columns = x.shape[queries], x.shape[keys]
            now = xp.reshape(xp.arange(columns - rows, columns, device=device_of(x)), (rows, 1))
            return xp.reshape(xp.arange(columns, device=device_of(x)), (1, columns)) <= now

        return kernel
