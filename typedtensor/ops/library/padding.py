"""Padding along an axis. A padded axis has a new label, since its size differs."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.library import Library
from typedtensor.base.options import whole
from typedtensor.core.axes import U, V, declared_size
from typedtensor.ops.core.family import Kernel, Labelled, Operand, PolyOp1, TensorType, apart
from typedtensor.ops.core.fitting import require_declared
from typedtensor.ops.library.slicing import SliceAlong

__all__ = ["Pad", "pad"]


class Pad(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B"):
    """``x`` with elements of one value added before and after those along U, as the axis V.

    Args:
        axis: the label U.
        to: the label of the padded axis.
        before: how many elements come before; at least 0.
        after: how many come after; at least 0.
        value: their value, which is taken in the kind of ``x``.

    Raises:
        SizeError: when ``before`` or ``after`` is negative: :class:`SliceAlong` takes elements away.

    See also: ``numpy.pad``, ``torch.nn.functional.pad``, ``jax.numpy.pad``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Padded(Axis): ...
    >>> Pad(Time, Padded, 1, 2)(Tensor[Time]([5.0, 6.0]))
    Tensor[Padded=5]([0., 5., 6., 0., 0.])
    """

    def __init__(self, axis: type[U], to: type[V], /, before: int = 0, after: int = 0, value: float = 0) -> None:
        super().__init__(axis, to)
        self.before, self.after = (
            whole(f"the number of elements that pad adds {place}", number, 0, ": slice takes elements away")
            for place, number in (("before", before), ("after", after))
        )
        self.value = value

    @property
    def is_affine(self) -> bool:
        return self.value != 0 and self.before + self.after > 0

    def ground(self, x: TensorType, /) -> Kernel:
        axis, kind = self.position("U", x), {"real": float, "int": int, "bool": bool}[x.kind]
        if (size := declared_size(self.label("U"))) is not None:
            require_declared(self, self.label("V"), self.before + size + self.after)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library):
                return xp.pad(x, axis, self.before, self.after, kind(self.value))

            def filled(count: int) -> Array:
                shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
                return xp.full(shape, kind(self.value), dtype=x.dtype, device=device_of(x))

            return xp.concat([filled(self.before), x, filled(self.after)], axis=axis)

        return kernel

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SliceAlong(self.label("V"), self.label("U"), self.before, -self.after or None)(dy)


pad = Labelled(Pad)
