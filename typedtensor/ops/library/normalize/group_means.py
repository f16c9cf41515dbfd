"""The mean over a group of channels and all positions, repeated at each element: the basis of group norms."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.operation import PolyOp1

__all__ = ["GroupMean", "group_mean"]


class GroupMean(PolyOp1[U], rule="*N U *S -> *N U *S"):
    """Replace each element by the mean over the channels of its group and over all axes after the channels.

    Args:
        axis: the label of the channels.
        groups: the number of groups, of neighbouring channels; None for each channel on its own.

    Raises:
        SizeError: when the number of groups does not divide the channels.

    See also: ``torch.nn.functional.group_norm``, which takes it away.

    >>> from typedtensor import Axis, Tensor
    >>> class Channel(Axis): ...
    >>> class Time(Axis): ...
    >>> GroupMean(Channel, 1)(Tensor[Channel, Time]([[1.0, 2.0], [3.0, 6.0]]))
    Tensor[Channel=2, Time=2]([[3., 3.],
                               [3., 3.]])
    """

    mixed = frozenset({"*S"})

    def __init__(self, axis: type[U], /, groups: int | None = None) -> None:
        super().__init__(axis)
        if groups is not None and groups < 1:
            raise SizeError(f"the number of groups must be at least 1, not {groups}")
        self.groups = groups

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            channels = x.shape[axis]
            groups = channels if self.groups is None else self.groups
            if groups and channels % groups:
                name = label_name(self.label("U"))
                raise SizeError(
                    f"{self.title} cannot divide {channels} elements along {name} into {groups} equal groups"
                )
            whole = (*x.shape[:axis], groups, channels // max(groups, 1), *x.shape[axis + 1 :])
            means = xp.mean(xp.reshape(x, whole), axis=tuple(range(axis + 1, len(whole))), keepdims=True)
            return xp.reshape(xp.broadcast_to(means, whole), x.shape)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return self(dy)  # an orthogonal projection is its own transpose


group_mean = Labelled(GroupMean)
